import { displayNames, displayText, displayValue, entryWords } from '../../src/content/kinds/displayText';
import { entryName } from '../../src/content/kinds/nested';
import { kindOf } from '../../src/content/kinds/table';
import { type Entry, entriesOf } from '../../src/content/model/collection';
import { type NestedField, saidIn } from '../../src/content/model/entries';
import { sameValue, valueAt } from '../../src/content/model/path';
import type { Json } from '../../src/content/model/types';
import { isPlainObject } from '../../src/contract/plainObject';
import { entriesTexts } from '../../src/messages/screens/entries';

/** What an entry says, by the paths of its parts; a blank part is not among them. */
const essenceOf = (field: NestedField, entry: Entry | undefined): Json =>
  entry === undefined ? {} : (valueAt(kindOf(field).essence?.([entry]), '0') ?? {});

/** The parts of an entry that say something else than before, as they are called. */
function changedParts(field: NestedField, before: Entry | undefined, after: Entry, place: number): string[] {
  const [was, is] = [essenceOf(field, before), essenceOf(field, after)];
  const saidAt = (essence: Json, path: string): Json => (isPlainObject(essence) ? essence[path] : undefined);
  const changed = saidIn(field.entry, after)
    .concat(before === undefined ? [] : saidIn(field.entry, before))
    .filter(({ path }) => !sameValue(saidAt(was, path), saidAt(is, path)));
  const labels = new Set(changed.map((part) => part.field.label));
  return [...labels].map((label) => entriesTexts.within([entryName(field, place), label]));
}

/**
 * What a list of entries said before and says after a change, for the log: what its entries are called where that is
 * otherwise, else, with nothing before it, which of their parts changed.
 */
export function loggedEntries(field: NestedField, before: Json, after: Json): [string, string] {
  const shown: [string, string] = [displayValue(field, before), displayValue(field, after)];
  if (shown[0] !== shown[1]) return shown;
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const namesOf = (entries: readonly Entry[]) =>
    entries.map((entry, index) => entryWords(field.entry, entry) || entryName(field, index + 1));
  const names = displayNames(namesOf(old), namesOf(now));
  if (names !== null) return names;
  const parts = now.flatMap((entry, index) => {
    const known = old.find(({ id }) => id !== null && id === entry.id) ?? old[index];
    return changedParts(field, known, entry, index + 1);
  });
  return ['', displayText(parts.join(', '))];
}
