import * as z from 'zod/mini';
import { idSchema, maybe } from '../../contract/common';
import { MOST_ENTRIES, type Most } from '../../contract/limits';
import { namedContentSchema } from '../../contract/lookups';
import { isPlainObject } from '../../contract/plainObject';
import { settingsFieldTexts as texts } from '../../messages/screens/settings';
import { validationTexts } from '../../messages/screens/validation';
import { nameKeyOf, referredTable } from '../field/areas';
import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { idOf, type KindDefinition, type NameOf, type Reference, tooManyIn } from '../field/kind';
import { namedReference } from './withheld';

/** A list of references as items have it: each an object, also where a server sent a bare id. */
const asReferences = (value: Json): Json =>
  Array.isArray(value) ? value.map((entry: Json) => (typeof entry === 'number' ? { id: entry } : entry)) : [];

export const idsOf = (value: Json): Json[] => {
  const normal = asReferences(value);
  return Array.isArray(normal) ? normal.map(idOf) : [];
};

export const numbersIn = (values: readonly Json[]): number[] => values.filter((value) => typeof value === 'number');

/** A list of references by id to rows of a table; each counts once. `mostOfAll` holds for fields without a limit of their own. */
export function references(
  schema: z.ZodMiniType,
  to: Pick<Reference, 'table'>,
  mostOfAll: number = MOST_ENTRIES,
): KindDefinition {
  const most = ({ limit = mostOfAll }: Pick<FieldDeclaration, 'limit'>): Most => ({
    count: limit,
    words: (actual) => validationTexts.tooMany(limit, actual),
  });
  return {
    essence: idsOf,
    stored: (value) => [...new Set(idsOf(value))].map((id) => ({ id })),
    refers: (value) => [{ ...to, ids: numbersIn(idsOf(value)) }],
    blank: [],
    schema: maybe(z.array(z.union([schema, idSchema]))),
    normalise: asReferences,
    isEmpty: (value) => !Array.isArray(value) || value.length === 0,
    most,
    problem: (value, field) => tooManyIn(value, most(field)),
  };
}

/** Entries of a list of references with their present names, as far as there are any. */
const renamed = (value: Json, nameOf: NameOf, { area }: Pick<FieldDeclaration, 'area'>): Json =>
  Array.isArray(value)
    ? value.map((entry: Json) => {
        if (!isPlainObject(entry) || typeof entry.id !== 'number') return entry;
        return namedReference(entry, entry.id, nameKeyOf(area), nameOf(area, entry.id));
      })
    : value;

/** References to contents of the area that the field declares, or to places. Source: document 2, section 3, Event. */
export const contents: KindDefinition = {
  ...references(namedContentSchema, { table: 'contents' }),
  refers: (value, { area }) => [
    { table: referredTable(area), ...(area === undefined ? {} : { area }), ids: numbersIn(idsOf(value)) },
  ],
  areas: ({ area }) => (area === undefined ? [] : [area]),
  named: renamed,
};

/** An id as people type it: digits, perhaps behind a '#'. */
const TYPED = /^#?(\d+)$/;

/** An id out of a text; the text itself where it is none, which stays to be put right. */
function idIn(text: string): number | string {
  const [, digits] = TYPED.exec(text) ?? [];
  const id = Number(digits);
  return digits !== undefined && Number.isSafeInteger(id) && id > 0 ? id : text;
}

/** What is typed or sent as one text, apart at commas, semicolons and blanks. Source: contract, 'Pinned', settings. */
export const idsInText = (text: string): readonly (number | string)[] =>
  text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(idIn);

/** The ids in their order, each once; what is no id stays as the text that it is. */
export function contentIdsOf(value: Json): readonly (number | string)[] {
  const sent: readonly Json[] = Array.isArray(value) ? value : [value];
  const ids = sent.flatMap((entry: Json): readonly (number | string)[] => {
    const one = idOf(entry);
    if (typeof one === 'number') return [one];
    return typeof one === 'string' ? idsInText(one) : [];
  });
  return [...new Set(ids)];
}

const most = ({ limit = MOST_ENTRIES }: Pick<FieldDeclaration, 'limit'>): Most => ({
  count: limit,
  words: (actual) => validationTexts.tooMany(limit, actual),
});

const isId = (entry: Json): boolean => Number.isSafeInteger(entry) && Number(entry) > 0;

/** Contents of the field's area by their ids, in an order. Source: document 3, section 2, 'a list of ids entered as text'. */
export const contentIds: KindDefinition = {
  blank: [],
  schema: maybe(z.union([z.string(), z.number(), z.array(z.union([z.number(), z.string(), z.looseObject({})]))])),
  normalise: contentIdsOf,
  essence: contentIdsOf,
  isEmpty: (value) => contentIdsOf(value).length === 0,
  most,
  problem: (value, field) => {
    const ids = contentIdsOf(value);
    const wrong = ids.find((id) => !isId(id));
    return wrong === undefined ? tooManyIn([...ids], most(field)) : texts.noId(String(wrong));
  },
  refers: (value, { area }) => [
    { table: 'contents', ...(area === undefined ? {} : { area }), ids: numbersIn([...contentIdsOf(value)]) },
  ],
  areas: ({ area }) => (area === undefined ? [] : [area]),
};
