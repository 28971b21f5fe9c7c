import { isDeepStrictEqual } from 'node:util';
import { isNested, type NestedField, type SaidPart, saidWithin, withSaid } from '../../../src/content/field/entries';
import type { FieldDeclaration, FieldKind } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { fieldPath, sameValue, valueAt, withValueAt } from '../../../src/content/field/path';
import { writtenLanguages } from '../../../src/content/item/beside';
import { blankItem, withFallbacks } from '../../../src/content/item/item';
import { richTextProblem } from '../../../src/content/kinds/richText';
import { kindOf } from '../../../src/content/kinds/table';
import { storedImages } from '../../../src/content/media/images';
import type { Content, Localized } from '../../../src/content/model/content';
import { DRAFT_STATUS } from '../../../src/content/publication/status';
import { editorialTexts } from '../../../src/messages/server/editorial';
import { HttpError } from '../../http/errors';
import { type Cleaner, type CleanTexts, isLong } from '../../richText/cleaner';
import { sanitizeRichText } from '../../richText/sanitize';
import { type Item, type Storage, storageOf } from '../names';

/** A value as its kind stores it, not cleaned yet. */
function storedValue(field: FieldDeclaration, sent: Json): Json {
  const { stored, normalise } = kindOf(field);
  return (stored ?? normalise)(sent, field);
}

const richTextsWithin = (field: NestedField, list: Json): readonly SaidPart[] =>
  saidWithin(field, list, RICH_TEXTS).filter(({ value }) => value !== '' && value !== undefined);

const RICH_TEXTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['richText']);

/** What is made of fields with its rich texts cleaned, those that are stored as they are, wherever they were, left alone. */
function cleanWithin(field: NestedField, value: Json, stored: Json, clean: CleanTexts): Json {
  const known = new Set(richTextsWithin(field, stored).map((part) => part.value));
  return withSaid(field, value, RICH_TEXTS, (part) =>
    typeof part.value !== 'string' || part.value === '' || known.has(part.value)
      ? part.value
      : cleanText(part.value, clean),
  );
}

const cleanText = (html: string, clean: CleanTexts): string => clean.get(html) ?? sanitizeRichText(html);

/** A field's value as it will be stored. `stored` is compared first: what was cleaned once needs no cleaning. */
function cleanValue(field: FieldDeclaration, sent: Json, stored: Json, clean: CleanTexts): Json {
  if (field.kind === 'images') return storedImages(sent, stored);
  const value = storedValue(field, sent);
  if (isNested(field)) return cleanWithin(field, value, stored, clean);
  return field.kind !== 'richText' || value === stored ? value : cleanText(String(value), clean);
}

const blankLanguage = (author: number): Localized => ({
  title: '',
  status: DRAFT_STATUS,
  author,
  pub_date: null,
  permalink: null,
});

/** What an item is made of beside what is stored of it. */
interface Incoming {
  readonly content: Content;
  readonly sent: Json;
  /** The author of what is new. */
  readonly userId: number;
  /** Rich texts that were cleaned before. */
  readonly clean: CleanTexts;
}

/** What a body says of a field; null, which empties it, for a map by language that is null as a whole. */
const sentValue = (field: FieldDeclaration, sent: Json, path: string): Json =>
  field.localized === 'beside' && valueAt(sent, field.path) === null ? null : valueAt(sent, path);

const CHOICES: ReadonlySet<Storage> = new Set<Storage>(['categories', 'municipalities']);

/** Whether two values of a field are stored as the same; of what is chosen the ids are stored, and no names. */
function isStoredAlike(field: FieldDeclaration, a: Json, b: Json): boolean {
  if (sameValue(a, b)) return true;
  const { refers } = kindOf(field);
  if (a === undefined || b === undefined) return false;
  return refers !== undefined && CHOICES.has(storageOf(field)) && isDeepStrictEqual(refers(a, field), refers(b, field));
}

function withFields({ content, sent, clean }: Incoming, item: Item, language: string | null): Item {
  let merged = item;
  for (const field of content.fields) {
    if (Boolean(field.localized) !== (language !== null)) continue;
    const path = fieldPath(field, language ?? '');
    const value = sentValue(field, sent, path);
    const stored = valueAt(merged, path);
    if (value !== undefined) {
      const cleaned = cleanValue(field, value, stored, clean);
      // What is stored as it was stays the very same: whoever compares before and after sees it at once.
      if (!isStoredAlike(field, cleaned, stored)) merged = withValueAt(merged, path, cleaned);
    } else if (stored === undefined) merged = withValueAt(merged, path, kindOf(field).normalise(undefined, field));
  }
  return merged;
}

/** The rich texts of a body as they would be stored, not cleaned yet, with their paths. */
function richTextsOf(content: Content, sent: Json): { path: string; html: string }[] {
  const languages = writtenLanguages(content, sent);
  return content.fields
    .filter((field) => field.kind === 'richText' || isNested(field))
    .flatMap((field) =>
      (field.localized ? languages : ['']).flatMap((language) => {
        const path = fieldPath(field, language);
        const value = valueAt(sent, path);
        if (value === undefined) return [];
        const stored = storedValue(field, value);
        if (!isNested(field)) return [{ path, html: String(stored) }];
        return richTextsWithin(field, stored).map((part) => ({
          path: `${path}.${part.path}`,
          html: String(part.value),
        }));
      }),
    );
}

/**
 * The item that a body describes: its declared fields, cleaned, over the stored item (null for a new one). What the body
 * leaves out stays, what it sends as null or empty is emptied, undeclared keys are ignored.
 */
export function incomingItem(incoming: Incoming, stored: Item | null): Item {
  const { content, sent, userId } = incoming;
  const blank = blankItem(content, { languages: [], author: userId, canSave: false });
  let item = withFields(incoming, stored ?? blank, null);
  const emptied = content.fields.some(({ localized, path }) => localized === 'beside' && valueAt(sent, path) === null);
  const known = emptied ? Object.keys(item.contents) : [];
  for (const language of new Set([...known, ...writtenLanguages(content, sent)])) {
    const before = item.contents[language];
    const start = before ?? blankLanguage(userId);
    const begun = before === undefined ? { ...item, contents: { ...item.contents, [language]: start } } : item;
    item = withFields(incoming, begun, language);
    const merged = item.contents[language] ?? start;
    const author = merged.author ?? start.author ?? userId;
    if (author !== merged.author) item = { ...item, contents: { ...item.contents, [language]: { ...merged, author } } };
  }
  return withFallbacks(content, item);
}

/**
 * Looks at the rich texts of a body before anything else does: refuses with 422, by field path, what is longer or more
 * nested than a rich text may be, and has long texts cleaned beside the server. Short ones are cleaned where they are
 * written, unless they are stored already.
 */
export async function cleanLongTexts(cleaner: Cleaner, content: Content, sent: Json): Promise<CleanTexts> {
  const texts = richTextsOf(content, sent);
  const problems = texts.flatMap(({ path, html }) => {
    const problem = richTextProblem(html);
    return problem === null ? [] : [[path, problem]];
  });
  if (problems.length > 0) throw new HttpError(422, editorialTexts.invalid, { fields: Object.fromEntries(problems) });
  const long = [...new Set(texts.map(({ html }) => html))];
  if (!isLong(long)) return new Map();
  const clean = await cleaner.clean(long);
  return new Map(long.map((html, index) => [html, clean[index] ?? '']));
}
