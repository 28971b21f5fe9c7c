import { fieldPath, sameValue, valueAt, withValueAt } from '../../content/model/path';
import type { ContentForm, ContentItem, FieldDeclaration } from '../../content/model/types';

/** A field of an item in one place: a shared field has none of its own language. */
export interface PlacedField {
  readonly path: string;
  readonly field: FieldDeclaration;
  readonly language: string | null;
}

type Form = Pick<ContentForm, 'fields'>;
type Places = ReadonlyMap<string, PlacedField>;

const known = new WeakMap<Form['fields'], Map<string, Places>>();

/** Every field of an item by its path: language by language in the declared order, a shared field once. */
export function placesOf({ fields }: Form, languages: readonly string[]): Places {
  const byLanguages = known.get(fields) ?? new Map<string, Places>();
  known.set(fields, byLanguages);
  const key = languages.join();
  const found = byLanguages.get(key);
  if (found !== undefined) return found;
  const places = new Map<string, PlacedField>();
  for (const language of languages)
    for (const field of fields) {
      const path = fieldPath(field, language);
      if (!places.has(path)) places.set(path, { path, field, language: field.localized ? language : null });
    }
  byLanguages.set(key, places);
  return places;
}

/** Paths at which two items differ. */
export const differences = (places: Places, a: ContentItem, b: ContentItem): string[] =>
  [...places.keys()].filter((path) => !sameValue(valueAt(a, path), valueAt(b, path)));

/** `target` with the values that `source` has at these paths. */
export const overlaid = (target: ContentItem, source: ContentItem, paths: readonly string[]): ContentItem =>
  paths.reduce((item, path) => withValueAt(item, path, valueAt(source, path)), target);

/** What I changed since `base`, put over what the server has now. */
export const mergedOver = (places: Places, base: ContentItem, mine: ContentItem, theirs: ContentItem): ContentItem =>
  overlaid(theirs, mine, differences(places, mine, base));
