import type * as z from 'zod/mini';
import { GREATEST_INTEGER } from '../db/ids';

type Schema = z.ZodMiniType;
/** Turns the text of a path or query parameter into what its schema wants; what can't be turned stays as it is. */
type Coercion = (text: string) => unknown;

/** Numbers past the greatest that the database can store stay text, and so fail the schema. */
const asInteger: Coercion = (text) => {
  if (!/^-?\d{1,10}$/.test(text)) return text;
  const value = Number(text);
  return Math.abs(value) <= GREATEST_INTEGER ? value : text;
};

interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
}

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

function wantsNumber(schema: Schema): boolean {
  const { type, innerType, options } = definitionOf(schema);
  if (type === 'number') return true;
  if (innerType !== undefined) return wantsNumber(innerType);
  return options?.some(wantsNumber) ?? false;
}

/**
 * Prepares the reading of a path or query by its schema: integers out of digits; an empty number counts as not given.
 * Takes an object schema; gives the function to be called with each request's parameters.
 */
export function coercionOf(schema: Schema): (sent: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const numbers = Object.entries(definitionOf(schema).shape ?? {})
    .filter(([, inner]) => wantsNumber(inner))
    .map(([name]) => name);
  return (sent) => {
    const read: Record<string, unknown> = { ...sent };
    for (const name of numbers) {
      const value = read[name];
      if (value === '') delete read[name];
      else if (typeof value === 'string') read[name] = asInteger(value);
    }
    return read;
  };
}
