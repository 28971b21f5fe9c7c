import * as z from 'zod/mini';
import { maybe, optionalNumber } from '../../contract/common';
import { isLanguageCode } from '../../contract/languages';
import { languageMap, MOST_ENTRIES, type Most } from '../../contract/limits';
import { isPlainObject } from '../../contract/plainObject';
import { entriesTexts as texts } from '../../messages/screens/entries';
import { copiedEntries, type Entry, entriesOf, numbered, withIds } from '../field/collection';
import { listOf, type NestedField, type SaidPart, saidIn } from '../field/entries';
import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { fieldSchema, type KindDefinition, type Reference, tooManyIn } from '../field/kind';
import { sameValue, valueAt, withValueAt } from '../field/path';
import { remembered } from '../field/remembered';
import { outerShape, shapeOf } from '../field/shape';

type KindOf = (field: FieldDeclaration) => KindDefinition;

/** Wire schema of a list: what its entries are made of, and whatever else a server adds. */
function schemaOf({ entry: { fields } }: NestedField, kindOf: KindOf): z.ZodMiniType {
  const schemaOfOne = (field: FieldDeclaration) => fieldSchema(kindOf(field), field);
  const own = shapeOf(
    fields.filter(({ localized }) => localized === true),
    schemaOfOne,
  );
  const contents = z.union([
    languageMap(z.nullable(z.looseObject(own))),
    // Without languages: read, never written.
    z.looseObject(own).check(z.refine((value) => Object.keys(own).some((key) => key in value))),
    z.array(z.never()),
  ]);
  const entry = z.looseObject({
    id: optionalNumber,
    order: optionalNumber,
    ...(Object.keys(own).length > 0 && { contents: maybe(contents) }),
    ...outerShape(fields, schemaOfOne),
  });
  return maybe(z.array(z.nullable(entry)));
}

/** What a blank part of each field says: asked of every part of every entry. */
const blankEssences = remembered((_: FieldDeclaration): { essence?: Json } => ({}));

/** Whether a part says nothing: neither its value nor anything that the value is made of. */
function isBlankPart({ essence, isEmpty, normalise }: KindDefinition, field: FieldDeclaration, value: Json): boolean {
  if (!isEmpty(value)) return false;
  if (essence === undefined || value === undefined) return true;
  const known = blankEssences(field);
  known.essence ??= essence(normalise(undefined, field)) ?? null;
  return sameValue(essence(value) ?? null, known.essence);
}

/** What an entry says, part by part. */
function essenceOf(field: NestedField, entry: Json, kindOf: KindOf): Json {
  const said: Record<string, Json> = {};
  for (const { path, field: part, value } of saidIn(field.entry, entry)) {
    const kind = kindOf(part);
    if (!isBlankPart(kind, part, value))
      said[path] = kind.essence === undefined ? kind.normalise(value, part) : kind.essence(value);
  }
  return said;
}

/** Puts a value at the dotted path of an object that nobody else has yet. */
function put(object: Record<string, Json>, path: string, value: Json): void {
  const dot = path.indexOf('.');
  if (dot < 0) object[path] = value;
  else {
    const key = path.slice(0, dot);
    object[key] = withValueAt(object[key] ?? {}, path.slice(dot + 1), value);
  }
}

/** What a server keeps of an entry: its declared parts, of a language only where it says anything. */
function storedEntry(field: NestedField, entry: Json, base: Json, kindOf: KindOf): Json {
  const { fields } = field.entry;
  const said = saidIn(field.entry, isPlainObject(entry) ? entry : {});
  const filled = said.filter(
    (part) => part.language !== null && !isBlankPart(kindOf(part.field), part.field, part.value),
  );
  const languages = new Set(filled.map(({ language }) => language));
  const contents: Record<string, Json> = {};
  const shared: Record<string, Json> = { ...(base as object) };
  if (fields.some(({ localized }) => localized === true)) shared.contents = contents;
  for (const { path, localized } of fields) if (localized === 'beside') shared[path] = {};
  for (const { path, field: part, language, value } of said) {
    if (language !== null && !(isLanguageCode(language) && languages.has(language))) continue;
    const kind = kindOf(part);
    const stored = (kind.stored ?? kind.normalise)(value, part);
    if (part.localized === true) put(contents, `${language}.${part.path}`, stored);
    else if (part.localized === false) put(shared, path, stored);
    else if (filled.some((one) => one.path === path))
      shared[part.path] = { ...(shared[part.path] as object), [language ?? '']: stored };
  }
  return shared;
}

/** Whether no part of an entry has been filled. */
const isBlankEntry = (field: NestedField, entry: Json, kindOf: KindOf): boolean =>
  saidIn(field.entry, entry).every(({ field: part, value }) => isBlankPart(kindOf(part), part, value));

/** A new entry, every part of it blank. The server numbers it. */
export const blankEntry = (field: NestedField, kindOf: KindOf): Entry =>
  storedEntry(field, {}, { id: null, order: 0 }, kindOf) as Entry;

/** What an entry is called by its place, from 1: 'Tappa 3'. */
export const entryName = ({ entry: { one } }: NestedField, position: number): string => texts.name(one, position);

/** Slots up to the last that says anything: those before it stay where they are. */
function filledSlots(field: NestedField, value: Json, kindOf: KindOf): readonly Json[] {
  const slots: readonly Json[] = Array.isArray(value) ? value : [];
  return slots.slice(0, slots.findLastIndex((slot) => !isBlankEntry(field, slot, kindOf)) + 1);
}

/** A slot keeps the id that it came with; a new one gets its place, from 1. */
const storedSlots = (field: NestedField, value: Json, kindOf: KindOf): Json =>
  filledSlots(field, value, kindOf).map((slot, place) => {
    const id = valueAt(slot, 'id');
    return storedEntry(field, slot, { id: typeof id === 'number' ? id : place + 1 }, kindOf);
  });

const storedEntries = (field: NestedField, value: Json, kindOf: KindOf): Json =>
  numbered(withIds(entriesOf(value))).map((entry) =>
    storedEntry(field, entry, { id: entry.id, order: entry.order }, kindOf),
  );

/**
 * The kind of a field whose value is made of declared fields, folded from their kinds. What is wrong within an entry is
 * said at its own fields; of the whole only how many there are.
 */
export function nestedKind(field: NestedField, kindOf: KindOf): KindDefinition {
  const kinds = field.entry.fields.map(kindOf);
  const isList = field.kind === 'entries';
  const countable = (value: Json): readonly Json[] => (isList ? entriesOf(value) : filledSlots(field, value, kindOf));
  const ofList = isList ? rememberedOf : directly;
  /** The parts of an entry whose kind says something of a sort. */
  const partsThat = (says: keyof KindDefinition) => {
    const fields = field.entry.fields.filter((part) => kindOf(part)[says] !== undefined);
    const declaration = { ...field.entry, fields };
    return { exist: fields.length > 0, of: (entry: Json): readonly SaidPart[] => saidIn(declaration, entry) };
  };
  const [referring, lying, dated] = [partsThat('refers'), partsThat('venues'), partsThat('days')];
  const inOrder = (list: readonly Json[]): readonly Json[] => (isList ? entriesOf(list) : list);
  /** What the parts of a list say of a sort, in the order shown. */
  const saidBy = <Said>(
    parts: typeof lying,
    said: (kind: KindDefinition, value: Json) => readonly Said[] | undefined,
  ) =>
    ofList((list) =>
      inOrder(list)
        .flatMap(parts.of)
        .flatMap((part) => said(kindOf(part.field), part.value) ?? []),
    );
  const referencesIn = (list: readonly Json[]): readonly Reference[] => {
    const references: Reference[] = [];
    // A full itinerary has hundreds, each asked for at every save.
    for (const [place, entry] of inOrder(list).entries())
      for (const { field: part, value, path } of referring.of(entry))
        for (const reference of kindOf(part).refers?.(value, part) ?? []) {
          const { ids, within } = reference;
          const at = `${place}.${path}`;
          if (ids.length > 0) references.push({ ...reference, within: within === undefined ? at : `${at}.${within}` });
        }
    return references;
  };
  // A save asks the same of the same values again and again; slots only through their entry, which remembers.
  const said = (entry: object): Json => essenceOf(field, entry as Json, kindOf);
  const essenceOfOne = isList ? remembered(said) : said;
  const essence = ofList((list) => countable(list).map((entry) => (isPlainObject(entry) ? essenceOfOne(entry) : {})));
  const stored = ofList((list) => (isList ? storedEntries : storedSlots)(field, listOf(field.entry, list), kindOf));
  const refers = ofList(referencesIn);
  const maximum = isList ? field.limit : field.count;
  const most: Most = {
    count: maximum ?? MOST_ENTRIES,
    words: (actual) => texts.maximum(field.label, most.count, actual),
  };
  return {
    blank: [],
    schema: schemaOf(field, kindOf),
    normalise: (value) => listOf(field.entry, value),
    isEmpty: (value) => countable(value).every((entry) => isBlankEntry(field, entry, kindOf)),
    most: () => most,
    problem: (value) => tooManyIn(countable(value), most),
    essence,
    stored,
    ...(isList && { copied: copiedEntries }),
    ...(referring.exist && {
      refers,
      areas: () => [...new Set(field.entry.fields.flatMap((part) => kindOf(part).areas?.(part) ?? []))],
    }),
    ...(dated.exist && {
      days: saidBy(dated, ({ days }, value) => days?.(value)),
    }),
    ...(lying.exist && {
      venues: saidBy(lying, ({ venues }, value) => venues?.(value)),
    }),
    ...(kinds.some(({ named }) => named) && {
      named: (value: Json, nameOf: Parameters<NonNullable<KindDefinition['named']>>[1]) =>
        Array.isArray(value)
          ? value.map((entry: Json) =>
              saidIn(field.entry, entry).reduce((renamed, part) => {
                const next = kindOf(part.field).named?.(part.value, nameOf, part.field) ?? part.value;
                return next === part.value ? renamed : withValueAt(renamed, part.path, next);
              }, entry),
            )
          : value,
    }),
  };
}

const directly =
  <Answer>(answerTo: (list: readonly Json[]) => Answer) =>
  (value: Json): Answer =>
    answerTo(Array.isArray(value) ? value : NONE);

/** A function of lists that remembers its answers; what is no list is an empty one. */
function rememberedOf<Answer>(answerTo: (list: readonly Json[]) => Answer): (value: Json) => Answer {
  const known = remembered(answerTo);
  return (value) => known(Array.isArray(value) ? value : NONE);
}

const NONE: readonly Json[] = [];

/** Whether anything of an entry is filled, so that what it needs may be asked. */
export const isBegun = (field: NestedField, entry: Json, kindOf: KindOf): boolean =>
  isPlainObject(entry) && !isBlankEntry(field, entry, kindOf);
