import * as z from 'zod/mini';
import { idSchema } from '../../contract/common';
import { namedContentSchema } from '../../contract/lookups';
import { isPlainObject } from '../../contract/plainObject';
import { validationTexts } from '../../messages/screens/validation';
import { nameKeyOf } from '../model/nameKey';
import { referredTable } from '../model/placeArea';
import type { FieldDeclaration, Json } from '../model/types';
import { idOf, type KindDefinition, type NameOf, type Reference } from './kind';

/** A list of references as items have it: each an object, also where a server sent a bare id. */
const asReferences = (value: Json): Json =>
  Array.isArray(value) ? value.map((entry: Json) => (typeof entry === 'number' ? { id: entry } : entry)) : [];

export const idsOf = (value: Json): Json[] => {
  const normal = asReferences(value);
  return Array.isArray(normal) ? normal.map(idOf) : [];
};

export const numbersIn = (values: readonly Json[]): number[] => values.filter((value) => typeof value === 'number');

/** A list of references by id to rows of a table; each counts once. */
export const references = (schema: z.ZodMiniType, to: Pick<Reference, 'table'>): KindDefinition => ({
  essence: idsOf,
  stored: (value) => [...new Set(idsOf(value))].map((id) => ({ id })),
  refers: (value) => [{ ...to, ids: numbersIn(idsOf(value)) }],
  blank: [],
  schema: z.optional(z.nullable(z.array(z.union([schema, idSchema])))),
  normalise: asReferences,
  isEmpty: (value) => !Array.isArray(value) || value.length === 0,
  problem: (value, { limit }) => {
    const count = Array.isArray(value) ? value.length : 0;
    return limit === undefined || count <= limit ? null : validationTexts.tooMany(limit, count);
  },
});

/** Entries of a list of references with their present names, as far as there are any. */
const renamed = (value: Json, nameOf: NameOf, { area }: Pick<FieldDeclaration, 'area'>): Json =>
  Array.isArray(value)
    ? value.map((entry: Json) => {
        const name = isPlainObject(entry) && typeof entry.id === 'number' ? nameOf(area, entry.id) : undefined;
        return isPlainObject(entry) && name !== undefined ? { ...entry, [nameKeyOf(area)]: name } : entry;
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
