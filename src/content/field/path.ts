import { isPlainObject } from '../../contract/plainObject';
import type { FieldDeclaration } from './field';
import type { Json } from './json';

type Container = { readonly [key: string]: Json };

/**
 * Where a field's value lives in an item: `contents.{language}.{path}`, `{path}.{language}` for one beside the contents,
 * `{path}` for one shared by all languages.
 */
export function fieldPath(field: Pick<FieldDeclaration, 'path' | 'localized'>, language: string): string {
  if (field.localized === 'beside') return `${field.path}.${language}`;
  return field.localized ? `contents.${language}.${field.path}` : field.path;
}

/** Key of an entry within its list, which it keeps whatever its place: a segment of a path, and a key of the entry itself. */
export const ENTRY_KEY = '@key';

/** The segment of a path that stands for an entry of a list. */
export const entrySegment = (key: string): string => `@${key}`;

const POSITION = /^\d+$/;

/** Position in a list of what a segment of a path stands for: '@key' an entry by its key, digits a place from 0. -1 for none. */
function positionIn(list: readonly Json[], segment: string): number {
  if (segment.startsWith('@'))
    return list.findIndex((entry) => isPlainObject(entry) && entry[ENTRY_KEY] === segment.slice(1));
  return POSITION.test(segment) && Number(segment) < list.length ? Number(segment) : -1;
}

/** The value at a dotted path; undefined where the way there is missing. */
export function valueAt(item: Json, path: string): Json {
  let value: Json = item;
  let end = -1;
  // Read at every key and, of every field, at every save: without a list of its segments.
  for (let start = 0; start <= path.length; start = end + 1) {
    const dot = path.indexOf('.', start);
    end = dot < 0 ? path.length : dot;
    const key = path.slice(start, end);
    if (Array.isArray(value)) value = value[positionIn(value, key)] as Json;
    else if (isPlainObject(value)) value = value[key];
    else return undefined;
  }
  return value;
}

/**
 * A copy of `item` with `value` at the dotted path; what the path doesn't touch is shared with the original. In a list
 * only what is there can be replaced: an entry that is gone meanwhile changes nothing.
 */
export function withValueAt<T extends Json>(item: T, path: string, value: Json): T {
  const [key, ...rest] = path.split('.') as [string, ...string[]];
  const put = (inner: Json): Json => (rest.length === 0 ? value : withValueAt(inner ?? {}, rest.join('.'), value));
  if (Array.isArray(item) && (key.startsWith('@') || POSITION.test(key))) {
    const position = positionIn(item, key);
    return (position < 0 ? item : item.with(position, put(item[position] as Json))) as unknown as T;
  }
  const container: Container = isPlainObject(item) ? item : {};
  return { ...container, [key]: put(container[key]) } as unknown as T;
}

/** Whether two JSON values say the same; objects compare by keys, a missing key equals undefined. */
export function sameValue(a: Json, b: Json): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => sameValue(entry, b[index]));
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  // Asked of whole items: without a list of what either has.
  return (
    Object.keys(a).every((key) => sameValue(a[key], b[key])) &&
    Object.keys(b).every((key) => Object.hasOwn(a, key) || b[key] === undefined)
  );
}

/** What the server said at a path: of which field, and where within that field's value ('' for all of it). */
export interface FieldError {
  readonly field: string;
  readonly within: string;
  readonly message: string;
}

/**
 * What of a failure's errors is about these fields, in their order: `location.lat` is about `location`. Of several about
 * one field the first stands. Source: contract, 'Failure envelope'.
 */
export function errorsOfFields(
  errors: Readonly<Record<string, string>>,
  fields: readonly string[],
): readonly FieldError[] {
  const ownerOf = (path: string): string | undefined =>
    fields.filter((field) => path === field || path.startsWith(`${field}.`)).toSorted((a, b) => b.length - a.length)[0];
  const found = new Map<string, FieldError>();
  for (const [path, message] of Object.entries(errors)) {
    const field = ownerOf(path);
    if (field !== undefined && !found.has(field))
      found.set(field, { field, within: path.slice(field.length + 1), message });
  }
  return fields.flatMap((field) => found.get(field) ?? []);
}
