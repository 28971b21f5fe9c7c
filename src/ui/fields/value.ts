import type { Json } from '../../content/model/types';

type Fields = { readonly [key: string]: Json };

/** An entry of a list of references, as items hold it: an id and whatever the server sent with it. */
export type Reference = Fields & { readonly id: number };

/** Whether a value is an object with keys. */
export const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as text: '' for what is none. */
export const asText = (value: Json): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The references of a list; what has no id is left out. */
export const asReferences = (value: Json): readonly Reference[] =>
  Array.isArray(value)
    ? value.filter((entry: Json): entry is Reference => isFields(entry) && typeof entry.id === 'number')
    : [];

/** The first key of a reference that holds a name; null when none does. */
export const nameIn = (reference: Fields, ...keys: readonly string[]): string | null => {
  for (const key of keys) {
    const name = reference[key];
    if (typeof name === 'string' && name !== '') return name;
  }
  return null;
};
