import { defaultLanguages, primaryLanguage } from '../../contract/languages';
import { isPlainObject } from '../../contract/plainObject';
import { entriesOf } from './collection';
import type { EntryDeclaration, FieldDeclaration, FieldKind } from './field';
import type { Json } from './json';
import { ENTRY_KEY, entrySegment, fieldPath, sameValue, valueAt, withValueAt } from './path';
import { remembered } from './remembered';

/** A field whose value is made of declared fields. */
export type NestedField = FieldDeclaration & { readonly entry: EntryDeclaration };

/** Whether a field's value is made of declared fields. */
export const isNested = (field: FieldDeclaration): field is NestedField => field.entry !== undefined;

/** A declared field of an entry; `path` is where its value lies in the entry. */
export interface EntryPart {
  readonly path: string;
  readonly field: FieldDeclaration;
  /** Null for a value that all languages share. */
  readonly language: string | null;
}

/** Paths of the maps by language that an entry may have. */
const languageMaps = remembered(({ fields }: EntryDeclaration): readonly string[] => [
  ...(fields.some(({ localized }) => localized === true) ? ['contents'] : []),
  ...fields.filter(({ localized }) => localized === 'beside').map(({ path }) => path),
]);

/** The languages in which an entry says anything, in its contents or beside them. */
export function languagesIn(declaration: EntryDeclaration, entry: Json): readonly string[] {
  const languages: string[] = [];
  for (const path of languageMaps(declaration)) {
    const map = valueAt(entry, path);
    for (const language of isPlainObject(map) ? Object.keys(map) : [])
      if (!languages.includes(language)) languages.push(language);
  }
  return languages;
}

const partsByLanguages = remembered((_: EntryDeclaration) => new Map<string, readonly EntryPart[]>());

/** The parts of an entry in these languages, in the declared order; remembered, for every entry of a list has the same. */
export function partsOf(declaration: EntryDeclaration, languages: readonly string[]): readonly EntryPart[] {
  const known = partsByLanguages(declaration);
  const key = languages.join();
  const parts =
    known.get(key) ??
    declaration.fields.flatMap((field): EntryPart[] =>
      field.localized
        ? languages.map((language) => ({ path: fieldPath(field, language), field, language }))
        : [{ path: field.path, field, language: null }],
    );
  known.set(key, parts);
  return parts;
}

/** A part with what it says. */
export interface SaidPart extends EntryPart {
  readonly value: Json;
}

/** Parts of an entry in every language in which it says anything. */
export function saidIn(declaration: EntryDeclaration, entry: Json): SaidPart[] {
  if (!isPlainObject(entry)) return [];
  return partsOf(declaration, languagesIn(declaration, entry)).map(({ path, field, language }) => ({
    path,
    field,
    language,
    value: field.localized || path.includes('.') ? valueAt(entry, path) : entry[path],
  }));
}

const narrowedBy = remembered((_: EntryDeclaration) => new Map<ReadonlySet<FieldKind>, EntryDeclaration>());

/** A declaration with those fields alone that are of these kinds, or slots that have such: most of an entry is left unread. */
function narrowed(declaration: EntryDeclaration, kinds: ReadonlySet<FieldKind>): EntryDeclaration {
  const known = narrowedBy(declaration);
  const isMeant = (field: FieldDeclaration): boolean =>
    kinds.has(field.kind) || (isNested(field) && field.entry.fields.some(isMeant));
  const narrow = known.get(kinds) ?? { ...declaration, fields: declaration.fields.filter(isMeant) };
  known.set(kinds, narrow);
  return narrow;
}

/**
 * What parts of these kinds say wherever they lie within a list, in its entries' slots too. Paths are within the list,
 * places from 0.
 */
export function saidWithin({ entry }: NestedField, list: Json, kinds: ReadonlySet<FieldKind>): readonly SaidPart[] {
  const declaration = narrowed(entry, kinds);
  const entries: readonly Json[] = Array.isArray(list) ? list : [];
  return entries.flatMap((one, place) =>
    saidIn(declaration, one).flatMap((part): readonly SaidPart[] => {
      const path = `${place}.${part.path}`;
      if (!isNested(part.field)) return [{ ...part, path }];
      return saidWithin(part.field, part.value, kinds).map((inner) => ({ ...inner, path: `${path}.${inner.path}` }));
    }),
  );
}

/** A list with other values of the parts of these kinds, wherever they lie within it. */
export function withSaid(
  { entry }: NestedField,
  list: Json,
  kinds: ReadonlySet<FieldKind>,
  change: (part: SaidPart) => Json,
): Json {
  if (!Array.isArray(list)) return list;
  const declaration = narrowed(entry, kinds);
  return list.map((one: Json) =>
    saidIn(declaration, one).reduce((changed, part) => {
      const next = isNested(part.field) ? withSaid(part.field, part.value, kinds, change) : change(part);
      return next === part.value ? changed : withValueAt(changed, part.path, next);
    }, one),
  );
}

/**
 * An entry with its texts by language, also where a server has them without: they are the first language's then.
 * Source: contract, 'stop'.
 */
function withLanguages({ fields }: EntryDeclaration, entry: Json): Json {
  const localized = fields.filter((field) => field.localized === true);
  if (!isPlainObject(entry) || !isPlainObject(entry.contents) || localized.length === 0) return entry;
  const { contents } = entry;
  const names = new Set(localized.map(({ path }) => path.split('.')[0] ?? path));
  const keys = Object.keys(contents);
  const isBare = keys.length > 0 && keys.every((key) => names.has(key) && !isPlainObject(contents[key]));
  return isBare ? ({ ...entry, contents: { [primaryLanguage(defaultLanguages())]: contents } } as Json) : entry;
}

/** A list as it came, each entry's texts by language. What came is not put in order: untouched, it goes back unchanged. */
export const listOf = (declaration: EntryDeclaration, value: Json): Json =>
  Array.isArray(value) ? value.map((entry: Json) => withLanguages(declaration, entry)) : [];

/** Key of an entry as an editor has it; null before it has got one. */
export const keyOf = (entry: Json): string | null =>
  isPlainObject(entry) && typeof entry[ENTRY_KEY] === 'string' ? entry[ENTRY_KEY] : null;

/** Keys of the entries in the order in which they are shown. */
export const keysIn = (value: Json): string[] => entriesOf(value).map((entry) => keyOf(entry) ?? '');

/** Whether two lists have the same entries in the same order, whatever these say. */
export const sameStructure = (a: Json, b: Json): boolean => sameValue(keysIn(a), keysIn(b));

/** Whether two entries have the same fields: key, place, and in what is made of fields itself again the same. */
function sameFields({ fields }: EntryDeclaration, a: Json, b: Json, languages: readonly string[]): boolean {
  if (a === b) return true;
  if (!isPlainObject(a) || !isPlainObject(b) || keyOf(a) !== keyOf(b) || a.order !== b.order) return false;
  return fields.filter(isNested).every((field) =>
    (field.localized ? languages : ['']).every((language) => {
      const path = fieldPath(field, language);
      return sameOutline(field, valueAt(a, path), valueAt(b, path), languages);
    }),
  );
}

/** Whether two values of a field made of fields have the same entries at the same places, or slots, whatever these say. */
export function sameOutline(field: NestedField, a: Json, b: Json, languages: readonly string[]): boolean {
  if (a === b) return true;
  const [one, other] = [a, b].map((value): readonly Json[] => (Array.isArray(value) ? value : [])) as [Json[], Json[]];
  if (field.kind === 'slots' && slotsShown(field, a) !== slotsShown(field, b)) return false;
  if (field.kind === 'slots' && !field.entry.fields.some(isNested)) return true;
  return one.length === other.length && one.every((entry, at) => sameFields(field.entry, entry, other[at], languages));
}

/** Path of an entry in its item, by its key where it has one, else by its place in the list as it came, from 0. */
export const entryPath = (listPath: string, entry: Json, place: number): string => {
  const key = keyOf(entry);
  return `${listPath}.${key === null ? place : entrySegment(key)}`;
};

/** Places, from 0, that the entries as shown have in a list as it came. */
export function shownOrder(value: Json): number[] {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  const orderAt = (place: number): number => {
    const order = valueAt(list[place], 'order');
    return typeof order === 'number' ? order : Number.POSITIVE_INFINITY;
  };
  const places = list.flatMap((entry, place) => (isPlainObject(entry) ? [place] : []));
  return places.toSorted((a, b) => (orderAt(a) === orderAt(b) ? 0 : orderAt(a) - orderAt(b)));
}

/** The list with its slots there up to this place, from 0: a slot is its position, empty ones before it stay empty. */
export const withSlots = (value: Json, place: number): Json => {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return place < list.length
    ? list
    : [...list, ...Array.from({ length: place + 1 - list.length }, (): Json => ({ id: null }))];
};

/** How many slots are shown: those that there are, and whatever more a server has sent. */
export const slotsShown = ({ count = 0 }: FieldDeclaration, value: Json): number =>
  Math.max(count, (Array.isArray(value) ? value : []).findLastIndex((slot: Json) => isPlainObject(slot)) + 1);
