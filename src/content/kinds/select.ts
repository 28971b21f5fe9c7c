import * as z from 'zod/mini';
import { refSchema } from '../../contract/common';
import { isPlainObject } from '../../contract/plainObject';
import type { FieldDeclaration } from '../model/field';
import type { Json } from '../model/json';
import { asText, idOf, type KindDefinition, tooLong } from './kind';

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
  schema: z.optional(z.nullable(z.union([z.number(), z.string(), refSchema]))),
  normalise: (value) => value ?? null,
  isEmpty: (value) => choiceOf(value) === '',
  problem: (value, field) => tooLong(choiceOf(value), { limit: field.limit ?? 300 }),
  essence: choiceOf,
  stored: (value) => {
    const kept = idOf(value ?? null);
    return typeof kept === 'number' || (typeof kept === 'string' && kept !== '') ? kept : null;
  },
};
