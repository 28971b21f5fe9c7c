import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { shownOrder } from '../../src/content/field/entries';
import type { FieldDeclaration } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { fieldSchema } from '../../src/content/field/kind';
import { valueAt, withValueAt } from '../../src/content/field/path';
import { remembered } from '../../src/content/field/remembered';
import { shapeOf } from '../../src/content/field/shape';
import { fieldsIn } from '../../src/content/item/located';
import { fieldChanged } from '../../src/content/item/merge';
import { kindOf } from '../../src/content/kinds/table';
import { storedImages } from '../../src/content/media/images';
import type { SettingsSection } from '../../src/content/settings/sections';
import type { ContentLanguages } from '../../src/contract/languages';
import { languageMap } from '../../src/contract/limits';
import { editorialTexts } from '../../src/messages/server/editorial';
import type { ImagesById } from '../content/read/storedItem';
import type { FieldTexts } from '../http/fields';
import { fieldProblems, MOST_PROBLEMS } from '../http/problems';
import { asItem, type Said } from '../references/settings';

export type SaidByLanguage = ReadonlyMap<string, Said>;

const schemaOf = remembered(({ fields }: SettingsSection) =>
  languageMap(z.looseObject(shapeOf(fields as FieldDeclaration[], (field) => fieldSchema(kindOf(field), field)))),
);

/** What of a body has not the shape that its section's fields have, by path. */
export function shapeProblems(section: SettingsSection, data: unknown): FieldTexts {
  const read = z.safeParse(schemaOf(section), data, { reportInput: true });
  return read.success ? {} : fieldProblems(read.error.issues);
}

/** Images as they are kept: an alternative text that is the file's own is not said here, and changes with the file. */
function ownImages(sent: Json, stored: Json, files: ImagesById): Json {
  const images = storedImages(sent, stored);
  return (images as readonly Json[]).map((image) => {
    const file = files.get(Number(valueAt(image, 'id')));
    return file?.description === valueAt(image, 'description') ? withValueAt(image, 'description', '') : image;
  });
}

function storedValue(field: FieldDeclaration, sent: Json, stored: Json, files: ImagesById): Json {
  if (field.kind === 'images') return ownImages(sent, stored, files);
  const { stored: keeps, normalise } = kindOf(field);
  return (keeps ?? normalise)(sent, field);
}

/** What a language will say: what was sent over what is stored; keys that nobody declared are kept as they came. */
export function incomingSaid(section: SettingsSection, sent: Said, before: Said, files: ImagesById): Said {
  const declared = section.fields
    .filter(({ path }) => sent[path] !== undefined)
    .map((field) => [field.path, storedValue(field, sent[field.path], before[field.path], files)] as const);
  return { ...before, ...sent, ...Object.fromEntries(declared) };
}

/** Paths of what a language says otherwise than before, as the log has them. */
export function changedPaths({ fields }: SettingsSection, lang: string, before: Said, after: Said): string[] {
  const inLanguage = (said: Said) => asItem(new Map([[lang, said]]));
  const [was, is] = [inLanguage(before), inLanguage(after)];
  const declared = new Set(fields.map(({ path }) => path));
  const others = Object.keys(after).filter((key) => !declared.has(key) && !isDeepStrictEqual(before[key], after[key]));
  const changed = fields.filter((field) => fieldChanged(field, was, is, lang)).map(({ path }) => path);
  return [...changed, ...others].map((path) => `contents.${lang}.${path}`);
}

/**
 * A path of the item that a section is read as, as the body has it: `contents.it.video.2.url` is `it.video.2.url`. Entries
 * are stored in the order that they name, and may have been sent in any other.
 */
export function sentPath({ fields }: SettingsSection, data: Json, path: string): string {
  const [, lang = '', key = '', ...rest] = path.split('.');
  const [place, ...within] = rest;
  const isOfEntry = place !== undefined && fields.some((field) => field.path === key && field.kind === 'entries');
  const sent = isOfEntry ? shownOrder(valueAt(data, `${lang}.${key}`))[Number(place)] : undefined;
  return [lang, key, ...(sent === undefined ? rest : [sent, ...within])].join('.');
}

/** What is wrong with the fields that were sent, as they would be stored, in the languages of the site; the first hundred. */
export function valueProblems(section: SettingsSection, data: Json, after: SaidByLanguage): FieldTexts {
  const sent = new Map(
    [...after].map(([lang, said]) => [
      lang,
      Object.fromEntries(Object.entries(said).filter(([key]) => valueAt(data, `${lang}.${key}`) !== undefined)),
    ]),
  );
  const item = asItem(sent);
  const problems: Record<string, string> = {};
  for (const { path, field } of fieldsIn({ content: section, languages: [...after.keys()] }, item).values()) {
    if (Object.keys(problems).length >= MOST_PROBLEMS) break;
    const message = kindOf(field).problem(valueAt(item, path), field);
    if (message !== null) problems[sentPath(section, data, path)] = message;
  }
  return problems;
}

/**
 * Refuses languages that the site does not have, but for what is stored in one that it had once, unchanged. Takes what was
 * sent and, of the languages that are stored, whether it changes them.
 */
export function languageProblems(
  sent: Iterable<string>,
  languages: ContentLanguages,
  changes: ReadonlyMap<string, boolean>,
): FieldTexts {
  const foreign = [...sent].filter((lang) => !languages.includes(lang));
  return Object.fromEntries(
    foreign.map((lang) => {
      if (!changes.has(lang)) return [lang, editorialTexts.fields.language];
      return [lang, changes.get(lang) === true ? editorialTexts.fields.removedLanguage : null];
    }),
  );
}
