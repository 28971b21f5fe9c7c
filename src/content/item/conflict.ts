import { languageName } from '../../messages/screens/content';
import { entriesTexts } from '../../messages/screens/entries';
import { entriesOf } from '../field/collection';
import { sameStructure } from '../field/entries';
import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { valueAt } from '../field/path';
import { displayValue } from '../kinds/displayText';
import { listMerge, meantFields, mergedItem, type Sides, sidesDiffer } from './merge';

export type ConflictSide = 'mine' | 'theirs';

/** A field that differs between my copy and the stored one. */
interface DifferingField {
  readonly path: string;
  readonly field: FieldDeclaration;
  /** Null for a field that all languages share. */
  readonly language: string | null;
  /** As a message calls it. */
  readonly label: string;
}

/** A field that both sides changed, each in its own way. */
export interface ConflictField extends DifferingField {
  readonly mine: Json;
  readonly theirs: Json;
  readonly decision: ConflictSide | null;
}

/** A field that one side alone changed, or a list that both changed without contradiction: taken without asking. */
export interface MergedField extends DifferingField {
  readonly side: ConflictSide | 'both';
  readonly value: Json;
  /** What the other side says of it; of a list that both changed, what was there before. */
  readonly instead: Json;
}

/** What two versions of an item differ in: what has to be decided, and what is merged without asking. */
export interface Conflict {
  readonly fields: readonly ConflictField[];
  readonly merged: readonly MergedField[];
}

/** An entry for display as a list, which is empty where the entry was removed. */
const shownEntry = (entry: Json): Json => (entry === undefined ? [] : [entry]);

/** The stored version with what I changed, but for the fields decided for theirs. */
export const resolvedItem = <Item extends Json>(sides: Sides<Item>, fields: readonly ConflictField[]): Item =>
  mergedItem(sides, new Set(fields.filter(({ decision }) => decision === 'theirs').map(({ path }) => path)));

/**
 * What differs between my copy and the stored one: fields to decide, where both changed something, and fields merged
 * without asking. Of a list of entries there is something to decide where one side removed what the other one changed, or
 * both changed the order. `decided` are the earlier fields, whose decisions stay. Source: design, section 9; contract,
 * 'no lost update'.
 */
export function conflictOf(sides: Sides<Json>, decided: readonly ConflictField[] = []): Conflict {
  const fields: ConflictField[] = [];
  const merged: MergedField[] = [];
  const decide = (field: Omit<ConflictField, 'decision'>): void => {
    const decision = decided.find(({ path }) => path === field.path)?.decision ?? null;
    fields.push({ ...field, decision });
  };
  for (const located of meantFields(sides)) {
    if (!sidesDiffer(sides, located, sides.mine, sides.theirs)) continue;
    const { path, field, language, label } = located;
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((item) => valueAt(item, path));
    const named = { path, field, language, label };
    const ofMine = { ...named, side: 'mine', value: mine, instead: theirs } as const;
    const ofTheirs = { ...named, side: 'theirs', value: theirs, instead: mine } as const;
    if (field.kind !== 'entries') {
      if (!sidesDiffer(sides, located, sides.mine, sides.base)) merged.push(ofTheirs);
      else if (!sidesDiffer(sides, located, sides.theirs, sides.base)) merged.push(ofMine);
      else decide({ ...named, mine, theirs });
      continue;
    }
    const { contested, isOrderContested } = listMerge(sides, path);
    for (const entry of contested)
      decide({
        ...named,
        path: entry.path,
        label: entriesTexts.name(field.entry?.one ?? label, entry.position),
        mine: shownEntry(entry.mine),
        theirs: shownEntry(entry.theirs),
      });
    if (isOrderContested) decide({ ...named, mine, theirs });
    else if (sameStructure(base, mine)) merged.push(ofTheirs);
    else if (sameStructure(base, theirs)) merged.push(ofMine);
    else merged.push({ ...named, side: 'both', value: valueAt(resolvedItem(sides, decided), path), instead: base });
  }
  return { fields, merged };
}

/** What a side says of a field that both changed, for display. */
export function sideInWords({ field, ...sides }: ConflictField, side: ConflictSide): string {
  const value = sides[side];
  const isRemoved = field.kind === 'entries' && entriesOf(value).length === 0;
  return isRemoved ? entriesTexts.removed : displayValue(field, value);
}

/** A field as a conflict calls it: 'Titolo (Italiano)'. */
export const conflictName = ({ label, language }: Pick<ConflictField, 'label' | 'language'>): string =>
  language === null ? label : `${label} (${languageName(language)})`;
