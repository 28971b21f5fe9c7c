import * as z from 'zod/mini';
import { optionalNumber } from '../../contract/common';
import { isLanguageCode } from '../../contract/languages';
import { isPlainObject } from '../../contract/plainObject';
import { entriesTexts as texts } from '../../messages/screens/entries';
import { copiedEntries, type Entry, entriesOf, numbered, withIds } from '../model/collection';
import { listOf, type NestedField, partsOf, type SaidPart, saidIn } from '../model/entries';
import { sameValue, valueAt, withValueAt } from '../model/path';
import { remembered } from '../model/remembered';
import { outerShape, shapeOf } from '../model/shape';
import type { FieldDeclaration, Json } from '../model/types';
import type { KindDefinition, Reference } from './kind';

type KindOf = (field: FieldDeclaration) => KindDefinition;

/** Wire schema of a list: what its entries are made of, and whatever else a server adds. */
function schemaOf({ entry: { fields } }: NestedField, kindOf: KindOf): z.ZodMiniType {
  const schemaOfOne = (field: FieldDeclaration) => kindOf(field).schema;
  const own = shapeOf(
    fields.filter(({ localized }) => localized === true),
    schemaOfOne,
  );
  const contents = z.union([
    z.record(z.string(), z.nullable(z.looseObject(own))),
    // Without languages: read, never written.
    z.looseObject(own).check(z.refine((value) => Object.keys(own).some((key) => key in value))),
    z.array(z.never()),
  ]);
  const entry = z.looseObject({
    id: optionalNumber,
    order: optionalNumber,
    ...(Object.keys(own).length > 0 && { contents: z.optional(z.nullable(contents)) }),
    ...outerShape(fields, schemaOfOne),
  });
  return z.optional(z.nullable(z.array(z.nullable(entry))));
}

/** Whether a part says nothing: neither its value nor anything that the value is made of. */
function isBlankPart(kind: KindDefinition, field: FieldDeclaration, value: Json): boolean {
  const { essence, isEmpty, normalise } = kind;
  return isEmpty(value) && (essence === undefined || sameValue(essence(value), essence(normalise(undefined, field))));
}

/** What an entry says, part by part. */
const essenceOf = (field: NestedField, entry: Json, kindOf: KindOf): Json =>
  Object.fromEntries(
    saidIn(field.entry, entry).flatMap(({ path, field: part, value }): [string, Json][] => {
      const kind = kindOf(part);
      return isBlankPart(kind, part, value) ? [] : [[path, (kind.essence ?? kind.normalise)(value)]];
    }),
  );

/** What a server keeps of an entry: its declared parts, of a language only where it says anything. */
function storedEntry(field: NestedField, entry: Json, base: Json, kindOf: KindOf): Json {
  const { fields } = field.entry;
  const said = new Set(
    saidIn(field.entry, entry)
      .filter((part) => part.language !== null && !isBlankPart(kindOf(part.field), part.field, part.value))
      .map(({ language }) => language ?? ''),
  );
  const maps = [...(fields.some(({ localized }) => localized === true) ? ['contents'] : []), ...besidePaths(fields)];
  const start = maps.reduce((blank, path) => withValueAt(blank, path, {}), base);
  return partsOf(field.entry, [...said].filter(isLanguageCode)).reduce((stored, part) => {
    const kind = kindOf(part.field);
    const value = valueAt(entry, part.path);
    if (part.field.localized === 'beside' && isBlankPart(kind, part.field, value)) return stored;
    return withValueAt(stored, part.path, (kind.stored ?? kind.normalise)(value, part.field));
  }, start);
}

const besidePaths = (fields: readonly FieldDeclaration[]): string[] =>
  fields.filter(({ localized }) => localized === 'beside').map(({ path }) => path);

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
  /** The parts of each entry in the order shown whose kind says something of this sort, with their paths within the list. */
  const partsThat = (says: keyof KindDefinition) => {
    const fields = field.entry.fields.filter((part) => kindOf(part)[says] !== undefined);
    const declaration = { ...field.entry, fields };
    const placed = (list: readonly Json[]): readonly PlacedPart[] =>
      (isList ? entriesOf(list) : list).flatMap((entry, index) =>
        saidIn(declaration, entry).map((part) => ({ ...part, kind: kindOf(part.field), at: `${index}.${part.path}` })),
      );
    return { exist: fields.length > 0, placed };
  };
  const [referring, lying, dated] = [partsThat('refers'), partsThat('venues'), partsThat('days')];
  // A save asks the same of the same values again and again.
  const essenceOfOne = remembered((entry: object) => essenceOf(field, entry as Json, kindOf));
  const ofList = isList ? rememberedOf : directly;
  const essence = ofList((list) => countable(list).map((entry) => (isPlainObject(entry) ? essenceOfOne(entry) : {})));
  const stored = ofList((list) => (isList ? storedEntries : storedSlots)(field, listOf(field.entry, list), kindOf));
  const refers = ofList((list) => referencesOf(referring.placed(list)));
  const maximum = isList ? field.limit : field.count;
  return {
    blank: [],
    schema: schemaOf(field, kindOf),
    normalise: (value) => listOf(field.entry, value),
    isEmpty: (value) => countable(value).every((entry) => isBlankEntry(field, entry, kindOf)),
    problem: (value) => {
      const count = countable(value).length;
      return maximum === undefined || count <= maximum ? null : texts.maximum(field.label, maximum, count);
    },
    essence,
    stored,
    ...(isList && { copied: copiedEntries }),
    ...(referring.exist && {
      refers,
      areas: () => [...new Set(field.entry.fields.flatMap((part) => kindOf(part).areas?.(part) ?? []))],
    }),
    ...(dated.exist && {
      days: ofList((list) => dated.placed(list).flatMap((part) => part.kind.days?.(part.value) ?? [])),
    }),
    ...(lying.exist && {
      venues: ofList((list) => lying.placed(list).flatMap((part) => part.kind.venues?.(part.value) ?? [])),
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

type PlacedPart = SaidPart & { readonly kind: KindDefinition; readonly at: string };

/** What the parts point to, and where. */
const referencesOf = (parts: readonly PlacedPart[]): readonly Reference[] =>
  parts.flatMap(({ kind, field, value, at }) =>
    (kind.refers?.(value, field) ?? [])
      .filter(({ ids }) => ids.length > 0)
      .map(({ within, ...reference }) => ({ ...reference, within: within === undefined ? at : `${at}.${within}` })),
  );

/** Whether anything of an entry is filled, so that what it needs may be asked. */
export const isBegun = (field: NestedField, entry: Json, kindOf: KindOf): boolean =>
  isPlainObject(entry) && !isBlankEntry(field, entry, kindOf);
