import { isPlainObject } from '../../contract/plainObject';
import { entriesTexts } from '../../messages/screens/entries';
import {
  entryPath,
  isNested,
  type NestedField,
  partsOf,
  sameOutline,
  shownOrder,
  slotsShown,
  withSlots,
} from '../field/entries';
import type { EntryDeclaration, FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { fieldPath, valueAt, withValueAt } from '../field/path';
import { remembered } from '../field/remembered';
import type { ContentForm } from '../model/content';

/** What a field lies within: an entry of a list, or a slot. */
interface Enclosing {
  /** Path of the entry or slot in the item. */
  readonly path: string;
  /** The field that it is an entry of. */
  readonly field: NestedField;
}

/** A declared field with its path in an item; `language` is null for a value that all languages share. */
export interface LocatedField {
  readonly path: string;
  readonly field: FieldDeclaration;
  readonly language: string | null;
  /** As a message calls it: 'Titolo'; 'Tappa 3 · Titolo' within an entry. */
  readonly label: string;
  /** What it lies within, from the outside; of a field of the form itself, nothing. */
  readonly within: readonly Enclosing[];
}

export type FieldsByPath = ReadonlyMap<string, LocatedField>;

/** What decides which fields an item has. */
export interface DocumentForm {
  readonly content: Pick<ContentForm, 'fields'>;
  readonly languages: readonly string[];
}

/** The field of the form that a field is, or lies within. */
const rootOf = ({ field, within }: LocatedField): FieldDeclaration => within[0]?.field ?? field;

/** A copy of an item with a field's value; slots that are not there yet come with it. */
export function withFieldAt<T extends Json>(item: T, { path, within }: LocatedField, value: Json): T {
  const slots = within.find(({ field }) => field.kind === 'slots');
  if (slots === undefined) return withValueAt(item, path, value);
  const end = slots.path.lastIndexOf('.');
  const listPath = slots.path.slice(0, end);
  const list = withSlots(valueAt(item, listPath), Number(slots.path.slice(end + 1)));
  return withValueAt(withValueAt(item, listPath, list), path, value);
}

/** The language that a change of a field counts for: where it lies in a value that all share, for none. */
export const ownLanguage = (located: LocatedField): string | null =>
  located.within.length === 0 || rootOf(located).localized ? located.language : null;

interface Names {
  readonly names: readonly string[];
  readonly within: readonly Enclosing[];
}

/** The parts of one entry or slot, located; within them those of its slots. */
function locatedParts(
  declaration: EntryDeclaration,
  entry: Json,
  languages: readonly string[],
  { names, within }: Names,
): LocatedField[] {
  const base = within.at(-1)?.path ?? '';
  return partsOf(declaration, languages).flatMap(({ path, field, language }) => {
    const label = entriesTexts.within([...names, field.label]);
    const own: LocatedField = { path: `${base}.${path}`, field, language, label, within };
    return [
      own,
      ...(isNested(field) ? locatedEntries(field, own.path, valueAt(entry, path), languages, { names, within }) : []),
    ];
  });
}

interface KnownParts {
  readonly key: string;
  readonly parts: LocatedField[];
}

const cache = new WeakMap<object, KnownParts>();

/** `locatedParts`, remembered of an entry of a list as long as it stays the same object at the same place. */
function knownParts(
  field: NestedField,
  entry: Json,
  languages: readonly string[],
  outside: Names & { readonly name: string; readonly path: string },
): LocatedField[] {
  const key = `${outside.path} ${outside.name} ${languages.join()}`;
  const known = field.kind === 'entries' && isPlainObject(entry) ? cache.get(entry) : undefined;
  if (known?.key === key) return known.parts;
  const parts = locatedParts(field.entry, entry, languages, {
    names: [...outside.names, outside.name],
    within: [...outside.within, { path: outside.path, field }],
  });
  if (field.kind === 'entries' && isPlainObject(entry)) cache.set(entry, { key, parts });
  return parts;
}

/** The fields within the entries of a list, or within the slots, in the order shown. */
function locatedEntries(
  field: NestedField,
  listPath: string,
  value: Json,
  languages: readonly string[],
  outside: Names,
): LocatedField[] {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  const places =
    field.kind === 'slots' ? Array.from({ length: slotsShown(field, value) }, (_, place) => place) : shownOrder(list);
  return places.flatMap((place, index) => {
    const entry = list[place];
    const path = entryPath(listPath, entry, place);
    const name = entriesTexts.name(field.entry.one, index + 1);
    return knownParts(field, entry, languages, { ...outside, name, path });
  });
}

const OUTSIDE: Names = { names: [], within: [] };

const formFields = new WeakMap<ContentForm['fields'], Map<string, FieldsByPath>>();

/** Fields of the form itself by their paths: language by language in the declared order, a shared field once. Cached. */
export function formFieldsByPath({ content: { fields }, languages }: DocumentForm): FieldsByPath {
  const byLanguages = formFields.get(fields) ?? new Map<string, FieldsByPath>();
  formFields.set(fields, byLanguages);
  const key = languages.join();
  const cached = byLanguages.get(key);
  if (cached !== undefined) return cached;
  const located = new Map<string, LocatedField>();
  for (const language of languages)
    for (const field of fields) {
      const path = fieldPath(field, language);
      if (!located.has(path))
        located.set(path, { path, field, language: field.localized ? language : null, label: field.label, within: [] });
    }
  byLanguages.set(key, located);
  return located;
}

/** Of the fields of a form, those that are made of fields. */
const nestedOf = remembered((own: FieldsByPath) =>
  [...own.values()].flatMap(({ path, field }) => (isNested(field) ? [{ path, field }] : [])),
);

interface Known {
  readonly values: readonly Json[];
  readonly fields: FieldsByPath;
}

const whole = new WeakMap<FieldsByPath, readonly Known[]>();

/** As many versions of an item as are looked at by turns: the working copy, the confirmed one, somebody else's. */
const KEPT = 6;

/**
 * Every field of these versions of an item by its path, those within entries behind the field that these belong to:
 * language by language, what all share with the first. Cached by the values that are made of entries, and the same map
 * for as long as these have the same entries and slots: a key typed in one of them makes no other.
 */
export function fieldsIn(form: DocumentForm, ...items: readonly Json[]): FieldsByPath {
  const own = formFieldsByPath(form);
  const nested = nestedOf(own);
  if (nested.length === 0) return own;
  const values = items.flatMap((item) => nested.map(({ path }) => valueAt(item, path)));
  const known = whole.get(own) ?? [];
  const found = known.find(
    (one) => one.values.length === values.length && one.values.every((value, at) => value === values[at]),
  );
  if (found !== undefined) {
    // What is looked at stays: of the others, each key typed adds one.
    if (found !== known[0]) whole.set(own, [found, ...known.filter((one) => one !== found)]);
    return found.fields;
  }
  const { languages } = form;
  const isAlike = ({ values: others }: Known): boolean =>
    others.length === values.length &&
    values.every((value, at) => {
      const field = nested[at % nested.length]?.field;
      return field !== undefined && sameOutline(field, value, others[at], languages);
    });
  const alike = known.find(isAlike)?.fields;
  const fields = alike ?? allFieldsIn(form, own, items);
  whole.set(own, [{ values, fields }, ...known].slice(0, KEPT));
  return fields;
}

function allFieldsIn(form: DocumentForm, own: FieldsByPath, items: readonly Json[]): FieldsByPath {
  const fields = new Map<string, LocatedField>();
  const { languages } = form;
  languages.forEach((language, turn) => {
    for (const field of form.content.fields) {
      const path = fieldPath(field, language);
      const located = own.get(path);
      if (located !== undefined && !fields.has(path)) fields.set(path, located);
      if (!isNested(field)) continue;
      for (const item of items)
        for (const located of locatedEntries(field, path, valueAt(item, path), languages, OUTSIDE)) {
          // What is in a list of a language is of that language.
          const part = field.localized ? { ...located, language } : located;
          if ((part.language === language || (part.language === null && turn === 0)) && !fields.has(part.path))
            fields.set(part.path, part);
        }
    }
  });
  return fields;
}
