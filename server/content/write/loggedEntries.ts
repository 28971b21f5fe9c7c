import { type Entry, entriesOf } from '../../../src/content/field/collection';
import { type NestedField, saidIn } from '../../../src/content/field/entries';
import type { Json } from '../../../src/content/field/json';
import { sameValue, valueAt } from '../../../src/content/field/path';
import { displayNames, displayText, displayValue, entryWords } from '../../../src/content/kinds/displayText';
import { entryName } from '../../../src/content/kinds/nested';
import { kindOf } from '../../../src/content/kinds/table';
import { isPlainObject } from '../../../src/contract/plainObject';
import { entriesTexts } from '../../../src/messages/screens/entries';

/** What the entries of a list say, in the order shown, by the paths of their parts; a blank part is not among them. */
const essencesOf = (field: NestedField, list: Json): Json => kindOf(field).essence?.(list) ?? [];

/** An entry of a list and what it says. */
interface Said {
  readonly entry: Entry | undefined;
  readonly essence: Json;
}

const saidAt = ({ essence }: Said, path: string): Json => (isPlainObject(essence) ? essence[path] : undefined);

/** The parts of an entry that say something else than before, as they are called. */
function changedParts(field: NestedField, before: Said, after: Said, place: number): string[] {
  const changed = [after, before]
    .flatMap(({ entry }) => (entry === undefined ? [] : saidIn(field.entry, entry)))
    .filter(({ path }) => !sameValue(saidAt(before, path), saidAt(after, path)));
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
  const [was, is] = [essencesOf(field, before), essencesOf(field, after)];
  const parts = now.flatMap((entry, index) => {
    const known = old.findIndex(({ id }) => id !== null && id === entry.id);
    const place = known < 0 ? index : known;
    return changedParts(
      field,
      { entry: old[place], essence: valueAt(was, `${place}`) },
      { entry, essence: valueAt(is, `${index}`) },
      index + 1,
    );
  });
  return ['', displayText(parts.join(', '))];
}
