import * as z from 'zod/mini';
import { flagSchema } from '../../contract/common';
import type { Json } from '../model/types';
import type { KindDefinition } from './kind';

const isChosen = (value: Json): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** One of a list that is looked up, by its number or its name. */
export const choice: KindDefinition = {
  blank: null,
  schema: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  normalise: (value) => (isChosen(value) ? value : null),
  isEmpty: (value) => !isChosen(value),
  problem: () => null,
};

/** Attivo (1) or Non Attivo (0). Source: document 1, section 4. */
export const active: KindDefinition = {
  blank: 1,
  schema: z.optional(z.nullable(flagSchema)),
  normalise: (value) => (value === true || value === 1 || (value ?? null) === null ? 1 : 0),
  isEmpty: (value) => typeof value !== 'number' && typeof value !== 'boolean',
  problem: () => null,
};

const textsIn = (value: Json): readonly string[] =>
  Array.isArray(value) ? value.filter((entry: Json): entry is string => typeof entry === 'string') : [];

/** The abilities of a role: a set of names. Source: document 1, section 2.13. */
export const abilities: KindDefinition = {
  blank: [],
  schema: z.optional(z.nullable(z.array(z.string()))),
  normalise: textsIn,
  isEmpty: (value) => textsIn(value).length === 0,
  problem: () => null,
  essence: (value) => textsIn(value).toSorted(),
};
