import { entriesOf, numbered } from '../field/collection';
import { keyOf, keysIn, sameStructure } from '../field/entries';
import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { entrySegment, fieldPath, sameValue, valueAt, withValueAt } from '../field/path';
import { kindOf } from '../kinds/table';
import type { ContentItem } from '../model/content';
import { type DocumentForm, fieldsIn, type LocatedField, withFieldAt } from './located';

/** Three versions of an item: what both sides began with, my copy, and the stored one. */
export interface Sides<Item extends Json = ContentItem> extends DocumentForm {
  readonly base: Item;
  readonly mine: Item;
  readonly theirs: Item;
  /** Whether values that say the same are the same, however they are written: the versions are not of one time. */
  readonly bySense?: boolean;
  /** The fields that are merged; all others are theirs. Without it all are. */
  readonly isMeant?: (located: LocatedField) => boolean;
}

/** Whether a field is a list of entries, of which each part is a field of its own. */
const isList = ({ field }: LocatedField): boolean => field.kind === 'entries';

/** Whether an item has what a field lies within; a slot is always there. */
const isThere = (item: Json, { within: [around] }: LocatedField): boolean =>
  around === undefined || around.field.kind === 'slots' || valueAt(item, around.path) !== undefined;

/**
 * Whether two versions of an item differ at a field. Of a list that is which entries it has and in which order: what these
 * say differs at their own fields, where both versions have the entry.
 */
export function differsAt(located: LocatedField, a: Json, b: Json): boolean {
  const { path, field, within } = located;
  if (isList(located)) return !sameStructure(valueAt(a, path), valueAt(b, path));
  // What slots say is said by their parts.
  if (field.kind === 'slots' || !isThere(a, located) || !isThere(b, located)) return false;
  const [one, other] = [valueAt(a, path), valueAt(b, path)];
  if (sameValue(one, other)) return false;
  // Within an entry nothing is filled in: what a server left out says what a blank field says.
  const { normalise } = kindOf(field);
  return within.length === 0 || !sameValue(normalise(one, field), normalise(other, field));
}

/** The same for two of three versions. */
export function sidesDiffer(
  { bySense = false }: Pick<Sides, 'bySense'>,
  located: LocatedField,
  a: Json,
  b: Json,
): boolean {
  if (!differsAt(located, a, b)) return false;
  const { path, field } = located;
  return isList(located) || !bySense || !sameValue(essence(field, valueAt(a, path)), essence(field, valueAt(b, path)));
}

/** The fields, those within entries included, that are merged. */
export const meantFields = (sides: Sides<Json>): LocatedField[] =>
  [...fieldsIn(sides, sides.mine, sides.theirs).values()].filter((located) => sides.isMeant?.(located) ?? true);

/** Paths at which two versions of an item differ. */
export const differences = (form: DocumentForm, a: Json, b: Json): string[] =>
  [...fieldsIn(form, a, b).values()].filter((located) => differsAt(located, a, b)).map(({ path }) => path);

/** An entry that one side removed and the other one changed. */
interface ContestedEntry {
  readonly path: string;
  /** Where who has it shows it, from 1. */
  readonly position: number;
  /** The entry as the side has it; undefined where it removed it. */
  readonly mine: Json;
  readonly theirs: Json;
}

/** What both sides did to a list. */
export interface ListMerge {
  readonly contested: readonly ContestedEntry[];
  /** Whether both put what they have in common into different orders. */
  readonly isOrderContested: boolean;
  readonly movedBy: { readonly mine: boolean; readonly theirs: boolean };
}

type Entries = ReadonlyMap<string, Json>;

const byKey = (value: Json): Entries => new Map(entriesOf(value).map((entry) => [keyOf(entry) ?? '', entry]));

const isEdited = (sides: Sides<Json>, entry: string, side: 'mine' | 'theirs'): boolean =>
  [...fieldsIn(sides, sides.base, sides[side]).values()].some(
    (located) => located.within[0]?.path === entry && sidesDiffer(sides, located, sides.base, sides[side]),
  );

const ofBoth = (keys: readonly string[], ...others: readonly Entries[]): string[] =>
  keys.filter((key) => others.every((entries) => entries.has(key)));

const sidesAt = ({ base, mine, theirs }: Sides<Json>, path: string) => ({
  base: valueAt(base, path),
  mine: valueAt(mine, path),
  theirs: valueAt(theirs, path),
});

/** What both sides did to the list at a path. */
export function listMerge(sides: Sides<Json>, path: string): ListMerge {
  const { base, mine, theirs } = sidesAt(sides, path);
  const [before, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const contested = [...before.keys()].flatMap((key): ContestedEntry[] => {
    const entry = `${path}.${entrySegment(key)}`;
    if (own.has(key) === other.has(key)) return [];
    if (!isEdited(sides, entry, own.has(key) ? 'mine' : 'theirs')) return [];
    const position = keysIn(own.has(key) ? mine : theirs).indexOf(key) + 1;
    return [{ path: entry, position, mine: own.get(key), theirs: other.get(key) }];
  });
  const order = (value: Json) => ofBoth(keysIn(value), before, own, other);
  const moved = (value: Json) => !sameValue(order(value), order(base));
  const movedBy = { mine: moved(mine), theirs: moved(theirs) };
  return {
    contested,
    movedBy,
    isOrderContested: movedBy.mine && movedBy.theirs && !sameValue(order(mine), order(theirs)),
  };
}

/** Keys with others put among them, each behind the one that it follows in its own list. */
function withOthers(keys: readonly string[], list: readonly string[]): string[] {
  return list.reduce<string[]>(
    (all, key, at) => {
      if (all.includes(key)) return all;
      const before = list.slice(0, at).findLast((one) => all.includes(one));
      return all.toSpliced(before === undefined ? 0 : all.indexOf(before) + 1, 0, key);
    },
    [...keys],
  );
}

/** A list with what both sides did to it; what is decided for theirs is in `given`, by path. */
function mergedList(sides: Sides<Json>, path: string, given: ReadonlySet<string>): Json {
  const { base, mine, theirs } = sidesAt(sides, path);
  const [before, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const { contested, movedBy } = listMerge(sides, path);
  const isContested = (key: string) => contested.some((entry) => entry.path === `${path}.${entrySegment(key)}`);
  const isGiven = (key: string) => given.has(`${path}.${entrySegment(key)}`);
  const stays = (key: string): boolean => {
    if (own.has(key) && other.has(key)) return true;
    if (!before.has(key)) return true;
    // One side removed it.
    if (!isContested(key)) return false;
    return isGiven(key) ? other.has(key) : own.has(key);
  };
  const byMine = movedBy.mine && !(movedBy.theirs && given.has(path));
  const [first, second] = byMine ? [mine, theirs] : [theirs, mine];
  const keys = withOthers(keysIn(first).filter(stays), keysIn(second).filter(stays));
  if (sameValue(keys, keysIn(theirs))) return theirs;
  return numbered(keys.map((key) => (other.get(key) ?? own.get(key)) as ReturnType<typeof entriesOf>[number]));
}

/** Whether my value is taken: I changed it, or it says what theirs says, and may be just being written. */
const isMine = (sides: Sides<Json>, located: LocatedField): boolean =>
  sidesDiffer(sides, located, sides.mine, sides.base) || !sidesDiffer(sides, located, sides.mine, sides.theirs);

/**
 * The stored version with what I changed since `base`, but for what was decided for theirs: paths of fields, of entries
 * that one side removed, and of lists of which both changed the order.
 */
export function mergedItem<Item extends Json>(sides: Sides<Item>, given: ReadonlySet<string> = new Set()): Item {
  const { mine, theirs } = sides;
  const fields = meantFields(sides);
  let item = theirs;
  for (const located of fields)
    if (isList(located) && located.within.length === 0)
      item = withValueAt(item, located.path, mergedList(sides, located.path, given));
  for (const located of fields)
    if (!isList(located) && !given.has(located.path) && differsAt(located, mine, theirs) && isMine(sides, located))
      item = withFieldAt(item, located, valueAt(mine, located.path));
  return item;
}

const inOneOrder = (value: Json): Json =>
  Array.isArray(value) ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value;

/** What a value says, apart from how it was written down, in its own order: as it is stored. */
export function saidBy(field: FieldDeclaration, value: Json): Json {
  const { essence: said, normalise } = kindOf(field);
  return said === undefined ? normalise(value) : said(value);
}

/** The same to compare by: of a set in one order, whichever its own is. */
function essence(field: FieldDeclaration, value: Json): Json {
  const said = saidBy(field, value);
  return kindOf(field).isSet === true ? inOneOrder(said) : said;
}

/** Whether a field says something else in `after` than in `before`; `language` matters for localized fields only. */
export function fieldChanged(
  field: FieldDeclaration,
  before: ContentItem,
  after: ContentItem,
  language: string,
): boolean {
  const path = fieldPath(field, language);
  const [was, is] = [valueAt(before, path), valueAt(after, path)];
  return was !== is && !sameValue(essence(field, was), essence(field, is));
}
