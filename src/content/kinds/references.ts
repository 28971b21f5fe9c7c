import * as z from 'zod/mini';
import { idSchema } from '../../contract/common';
import { MOST_ENTRIES, type Most } from '../../contract/limits';
import { namedContentSchema } from '../../contract/lookups';
import { isPlainObject } from '../../contract/plainObject';
import { validationTexts } from '../../messages/screens/validation';
import type { FieldDeclaration } from '../model/field';
import type { Json } from '../model/json';
import { nameKeyOf } from '../model/nameKey';
import { referredTable } from '../model/placeArea';
import { namedReference } from '../model/withheld';
import { idOf, type KindDefinition, type NameOf, type Reference, tooManyIn } from './kind';

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
    schema: z.optional(z.nullable(z.array(z.union([schema, idSchema])))),
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
