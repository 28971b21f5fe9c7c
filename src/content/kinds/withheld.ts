import { isPlainObject } from '../../contract/plainObject';
import { displayTexts } from '../../messages/screens/displayText';
import type { NameKey } from '../field/areas';
import type { Json } from '../field/json';

/**
 * A reference with a name, as it is without one. A null name is what its reader may not see: of that the id goes out, so
 * that it comes back unchanged, and nothing else.
 */
export function namedReference<Reference extends { readonly [key: string]: Json }>(
  reference: Reference,
  id: number,
  key: NameKey,
  name: string | null | undefined,
) {
  if (name === null) return { id, [key]: displayTexts.withheld, withheld: true };
  return name === undefined ? reference : { ...reference, [key]: name };
}

/** Whether a reference stands for something that its reader may not see. */
export const isWithheld = (value: Json): boolean => isPlainObject(value) && value.withheld === true;

/** A value without the references, in whatever depth, that its reader may not see; the same value where it has none. */
export function withoutUnseen(value: Json): Json {
  if (isWithheld(value)) return null;
  if (Array.isArray(value)) {
    const seen = value.filter((entry: Json) => !isWithheld(entry)).map(withoutUnseen);
    return seen.length === value.length && seen.every((entry, index) => entry === value[index]) ? value : seen;
  }
  if (!isPlainObject(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withoutUnseen(part)] as const);
  return parts.every(([key, part]) => part === value[key]) ? value : Object.fromEntries(parts);
}
