import { isPlainObject } from '../../contract/plainObject';
import type { FieldDeclaration, Json } from './types';

type Container = { readonly [key: string]: Json };

/**
 * Where a field's value lives in an item: `contents.{language}.{path}`, `{path}.{language}` for one beside the contents,
 * `{path}` for one shared by all languages.
 */
export function fieldPath(field: Pick<FieldDeclaration, 'path' | 'localized'>, language: string): string {
  if (field.localized === 'beside') return `${field.path}.${language}`;
  return field.localized ? `contents.${language}.${field.path}` : field.path;
}

/** The value at a dotted path; undefined where the way there is missing. */
export function valueAt(item: Json, path: string): Json {
  let value: Json = item;
  for (const key of path.split('.')) {
    if (!isPlainObject(value)) return undefined;
    value = value[key];
  }
  return value;
}

/** A copy of `item` with `value` at the dotted path; what the path doesn't touch is shared with the original. */
export function withValueAt<T extends Json>(item: T, path: string, value: Json): T {
  const [key, ...rest] = path.split('.') as [string, ...string[]];
  const container: Container = isPlainObject(item) ? item : {};
  const inner = rest.length === 0 ? value : withValueAt(container[key] ?? {}, rest.join('.'), value);
  return { ...container, [key]: inner } as unknown as T;
}

/** Whether two JSON values say the same; objects compare by keys, a missing key equals undefined. */
export function sameValue(a: Json, b: Json): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => sameValue(entry, b[index]));
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameValue(a[key], b[key]));
}
