import { KINDS } from '../../src/content/kinds/table';
import { blankItem, DRAFT_STATUS } from '../../src/content/model/item';
import { fieldPath, valueAt, withValueAt } from '../../src/content/model/path';
import type { Content, FieldDeclaration, Json, Localized } from '../../src/content/model/types';
import type { Item } from './names';
import { sanitizeRichText } from './sanitize';

/** What PostgreSQL's text and JSON can't contain: NUL, and halves of surrogate pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** Any JSON value with every text in it fit for the database. */
function storable(value: Json): Json {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '');
  if (Array.isArray(value)) return value.map((entry: Json) => storable(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.replace(UNSTORABLE, ''), storable(inner)]),
  );
}

const byId = (images: Json): Map<Json, Json> =>
  new Map((Array.isArray(images) ? images : []).map((image: Json) => [valueAt(image, 'id'), image]));

const orderOf = (image: Json): number => {
  const order = valueAt(image, 'order');
  return typeof order === 'number' ? order : Number.POSITIVE_INFINITY;
};

const isPrimary = (image: Json): boolean => [true, 1].includes(valueAt(image, 'is_primary') as boolean | number);

/**
 * Images by id, each once, in their order, the first that says so as the cover, else the first. Their own texts are the
 * files'; the alternative text may be this use's, and one that was left out stays as it was.
 */
function imagesOf(sent: Json, stored: Json): Json {
  const known = byId(stored);
  const images = [...byId(sent).values()].sort((a, b) => (orderOf(a) === orderOf(b) ? 0 : orderOf(a) - orderOf(b)));
  const cover = Math.max(images.findIndex(isPrimary), 0);
  return images.map((image, index) => {
    const id = valueAt(image, 'id');
    const description = valueAt(image, 'description');
    const said = description === undefined ? valueAt(known.get(id), 'description') : description;
    return {
      id,
      description: typeof said === 'string' ? said.trim() : '',
      order: index + 1,
      is_primary: index === cover,
    };
  });
}

/** A field's value as it will be stored. `stored` is compared first: what was cleaned once needs no cleaning. */
function cleanValue(field: FieldDeclaration, sent: Json, stored: Json): Json {
  if (field.kind === 'images') return imagesOf(storable(sent), stored);
  const kind = KINDS[field.kind];
  const value = storable((kind.stored ?? kind.normalise)(sent));
  if (field.kind !== 'richText' || value === stored) return value;
  return sanitizeRichText(String(value));
}

const blankLanguage = (author: number): Localized => ({
  title: '',
  status: DRAFT_STATUS,
  author,
  pub_date: null,
  permalink: null,
});

function withFields(content: Content, item: Item, sent: Json, language: string | null): Item {
  let merged = item;
  for (const field of content.fields) {
    if (field.localized !== (language !== null)) continue;
    const path = fieldPath(field, language ?? '');
    const value = valueAt(sent, path);
    const stored = valueAt(merged, path);
    if (value !== undefined) merged = withValueAt(merged, path, cleanValue(field, value, stored));
    else if (stored === undefined) merged = withValueAt(merged, path, KINDS[field.kind].blank);
  }
  return merged;
}

/** The languages that a body writes. */
export function sentLanguages(sent: Json): string[] {
  const contents = valueAt(sent, 'contents') as Readonly<Record<string, Json>> | undefined;
  return Object.entries(contents ?? {}).flatMap(([language, value]) => (value === null ? [] : [language]));
}

/**
 * The item that a body describes: its declared fields, cleaned, over the stored item. What the body leaves out stays,
 * what it sends as null or empty is emptied, undeclared keys are ignored.
 * Takes the stored item (null for a new one) and the id of the user, the author of what is new.
 */
export function incomingItem(content: Content, sent: Json, stored: Item | null, userId: number): Item {
  const blank = blankItem(content, { languages: [], author: userId, canSave: false });
  let item = withFields(content, stored ?? blank, sent, null);
  for (const language of sentLanguages(sent)) {
    const before = item.contents[language];
    const start = before ?? blankLanguage(userId);
    item = withFields(content, { ...item, contents: { ...item.contents, [language]: start } }, sent, language);
    const merged = item.contents[language] ?? start;
    const author = merged.author ?? start.author ?? userId;
    item = { ...item, contents: { ...item.contents, [language]: { ...merged, author } } };
  }
  return item;
}
