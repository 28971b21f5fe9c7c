import * as z from 'zod/mini';
import { flagSchema, maybe, refSchema } from '../../contract/common';
import { isPlainObject } from '../../contract/plainObject';
import type { ChoiceSource, FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { asText, idOf, type KindDefinition, type ReferredTable, tooLong } from '../field/kind';

/** What a choice is compared by: 2 and '2' are the same one, and so is an object of that id. */
export const choiceOf = (value: Json): string => asText(idOf(value ?? null));

/** Label of a choice: as declared, else as the server named it, else the bare value. */
export function choiceLabel(value: Json, { options = [] }: Pick<FieldDeclaration, 'options'>): string {
  const choice = choiceOf(value);
  const declared = options.find((option) => String(option.value) === choice)?.label;
  const named = isPlainObject(value) ? asText(value.name) || asText(value.nome) || asText(value.title) : '';
  return declared ?? (named || choice);
}

/** One of the declared options. A value that none of them has, as another server may send, stays as it came. */
export const select: KindDefinition = {
  blank: null,
  schema: maybe(z.union([z.number(), z.string(), refSchema])),
  normalise: (value) => value ?? null,
  isEmpty: (value) => choiceOf(value) === '',
  problem: (value, field) => tooLong(choiceOf(value), { limit: field.limit ?? 300 }),
  essence: choiceOf,
  stored: (value) => {
    const kept = idOf(value ?? null);
    return typeof kept === 'number' || (typeof kept === 'string' && kept !== '') ? kept : null;
  },
};

/** Table of the server with what a content chooses from; null for what only records choose. */
const TABLES: Readonly<Record<ChoiceSource, ReferredTable | null>> = {
  roles: null,
  desks: null,
  templates: 'templates',
};

const tableOf = (source: ChoiceSource | undefined): ReferredTable | null =>
  source === undefined ? null : TABLES[source];

/** The number that a choice is; null for none. */
function numberOf(value: Json): number | null {
  const chosen = choiceOf(value);
  return /^\d+$/.test(chosen) ? Number(chosen) : null;
}

/**
 * One of a list that is looked up, by its number or its name; servers write it as an object, too. A value that came stays
 * as it is, also where the list has it no more.
 */
export const choice: KindDefinition = {
  blank: null,
  schema: maybe(z.union([z.number(), z.string(), refSchema])),
  normalise: (value) => (choiceOf(value) === '' ? null : value),
  isEmpty: (value) => choiceOf(value) === '',
  problem: () => null,
  essence: choiceOf,
  stored: (value, field) => (tableOf(field?.source) === null ? (value ?? null) : numberOf(value)),
  refers: (value, { source }) => {
    const [table, id] = [tableOf(source), numberOf(value)];
    return table === null || id === null ? [] : [{ table, ids: [id] }];
  },
};

/** Attivo (1) or Non Attivo (0). Source: document 1, section 4. */
export const active: KindDefinition = {
  blank: 1,
  schema: maybe(flagSchema),
  normalise: (value) => (value === true || value === 1 || (value ?? null) === null ? 1 : 0),
  isEmpty: (value) => typeof value !== 'number' && typeof value !== 'boolean',
  problem: () => null,
};

/** True or false, also where a server writes 1 or 0. */
export const flag: KindDefinition = {
  blank: false,
  schema: maybe(flagSchema),
  normalise: (value) => value === true || value === 1,
  // Either is an answer.
  isEmpty: () => false,
  problem: () => null,
};

const textsIn = (value: Json): readonly string[] =>
  Array.isArray(value) ? value.filter((entry: Json): entry is string => typeof entry === 'string') : [];

/** The abilities of a role: a set of names. Source: document 1, section 2.13. */
export const abilities: KindDefinition = {
  blank: [],
  schema: maybe(z.array(z.string())),
  normalise: textsIn,
  isEmpty: (value) => textsIn(value).length === 0,
  problem: () => null,
  essence: (value) => textsIn(value).toSorted(),
};
