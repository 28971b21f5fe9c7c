import type { Json } from '../../content/field/json';
import { isPlainObject } from '../../contract/plainObject';

type Fields = { readonly [key: string]: Json };

/** An entry of a list of references, as items have it: an id and whatever the server sent with it. */
export type Reference = Fields & { readonly id: number };

/** The references of a list; what has no id is left out. */
export const asReferences = (value: Json): readonly Reference[] =>
  Array.isArray(value)
    ? value.filter((entry: Json): entry is Reference => isPlainObject(entry) && typeof entry.id === 'number')
    : [];

/** The name of a reference under the first of these keys that has one; null when none does. */
export const nameIn = (reference: Fields, ...keys: readonly string[]): string | null => {
  for (const key of keys) {
    const name = reference[key];
    if (typeof name === 'string' && name !== '') return name;
  }
  return null;
};
