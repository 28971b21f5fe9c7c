import * as z from 'zod/mini';
import { idSchema, maybe, optionalNumber, optionalText } from '../../contract/common';
import type { Most } from '../../contract/limits';
import { MEDIA_LIMITS } from '../../contract/media';
import { isPlainObject } from '../../contract/plainObject';
import { filesTexts as texts } from '../../messages/screens/entries';
import { validationTexts } from '../../messages/screens/validation';
import { type Entry, entriesOf, firstProblem } from '../field/collection';
import type { FieldDeclaration, FileAccept } from '../field/field';
import type { Json } from '../field/json';
import { asText, type KindDefinition, tooLong, tooManyIn } from '../field/kind';
import { acceptProblem, claimedType, sizeText } from '../media/files';
import { numbersIn } from './references';

/** Greatest length of what readers see a file called. Source: document 2, section 5. */
const FILE_NAME_LIMIT = 300;

/** Languages that a file may be in beside those of the site: what visitors of the region read. */
const FURTHER_LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pl', 'pt', 'ru', 'zh', 'ja'] as const;

/** The languages that a file may be said to be in, those of the site first; one that it has already among them. */
export const fileLanguages = (site: readonly string[], own: string): readonly string[] => [
  ...new Set([...site, ...FURTHER_LANGUAGES, ...(own === '' ? [] : [own])]),
];

/** A file's cover, an image out of the gallery. Source: contract, 'Pinned for documents 2 and 3', files. */
export interface FileCover {
  readonly id: number;
  readonly thumb_url: string;
  readonly caption: string;
  readonly description: string;
  readonly copyright: string;
  readonly [key: string]: Json;
}

/** What is uploaded as a row of the files that stand for themselves. */
interface UploadedFile {
  readonly id: number;
  readonly name?: string | null | undefined;
  readonly url: string;
  readonly size?: number | null | undefined;
  readonly mime?: string | null | undefined;
  readonly notes?: readonly string[] | null | undefined;
}

const coverSchema = z.looseObject({
  id: idSchema,
  thumb_url: optionalText,
  caption: optionalText,
  description: optionalText,
  copyright: optionalText,
});

const fileSchema = z.looseObject({
  id: idSchema,
  name: optionalText,
  url: optionalText,
  language: optionalText,
  order: optionalNumber,
  cover: maybe(coverSchema),
  /** Ours: bytes, type, and what would help its readers. */
  size: optionalNumber,
  mime: optionalText,
  notes: maybe(z.array(z.string())),
});

/** The cover out of whatever a server sent; null for none. */
export function coverOf(value: Json): FileCover | null {
  if (!isPlainObject(value) || typeof value.id !== 'number') return null;
  return {
    ...value,
    id: value.id,
    thumb_url: asText(value.thumb_url),
    caption: asText(value.caption),
    description: asText(value.description),
    copyright: asText(value.copyright),
  };
}

/** An image of the gallery as a cover. */
export const coverFrom = (image: {
  readonly id: number;
  readonly url: string;
  readonly url_thumb?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly copyright?: string | null | undefined;
}): FileCover => ({
  id: image.id,
  thumb_url: image.url_thumb || image.url,
  caption: image.title ?? '',
  description: image.description ?? '',
  copyright: image.copyright ?? '',
});

const languageOf = (file: Entry): string => asText(file.language).trim();

/** What readers see a file called; where nobody has said, its own name. */
export const fileName = (file: Entry): string => asText(file.name).trim() || texts.nameless(file.order);

/** A file's name without folders and ending, as readers like it. */
const readableName = (name: string): string =>
  name
    .replace(/\.[a-z\d]{1,8}$/i, '')
    .replace(/[_]+/g, ' ')
    .trim();

/** An uploaded file as an entry of a content, behind the others. */
export const fileEntry = (file: UploadedFile, language: string): Entry => ({
  id: file.id,
  order: 0,
  name: readableName(file.name ?? ''),
  url: file.url,
  language,
  cover: null,
  size: file.size ?? null,
  mime: file.mime ?? null,
  notes: [...(file.notes ?? [])],
});

/** Format and size of a file as readers see them, 'PDF, 1,2 MB'; '' where nobody knows either. */
export function fileFormat(file: Entry): string {
  const type = claimedType(asText(file.url)) ?? claimedType('', asText(file.mime));
  const size = typeof file.size === 'number' ? sizeText(file.size) : null;
  return [type?.label ?? null, size].filter((part) => part !== null).join(', ');
}

/** What would help a file's readers, as the server found it. */
export const fileNotes = ({ notes }: Entry): readonly string[] =>
  Array.isArray(notes) ? notes.filter((note: Json) => typeof note === 'string') : [];

/** The files out of whatever a server sent: in their order, each once. */
export const filesOf = (value: Json): readonly Entry[] => {
  const sent = entriesOf(value).filter(({ id }) => id !== null);
  const isFirst = ({ id }: Entry, at: number) => sent.findIndex((other) => other.id === id) === at;
  return sent.every(isFirst) ? sent : entriesOf(sent.filter(isFirst));
};

/** What is said of a cover here; where it is said nothing, the image's own texts hold. */
function storedCover(value: Json): Json {
  const cover = coverOf(value);
  if (cover === null) return null;
  const { id, caption, description, copyright } = cover;
  return { id, caption, description, copyright };
}

const storedFile = (file: Entry): Json => ({
  id: file.id,
  name: asText(file.name).trim(),
  language: languageOf(file),
  order: file.order,
  cover: storedCover(file.cover),
});

const storedFiles = (value: Json): Json => filesOf(value).map(storedFile);

const most = ({ limit = MEDIA_LIMITS.attachments }: Pick<FieldDeclaration, 'limit'>): Most => ({
  count: limit,
  words: () => validationTexts.tooManyFiles(limit),
});

/** Why a file can't be among those of a field; null if it can. Of one without an address nobody knows. */
const foreignType = ({ url }: Entry, accept: FileAccept | undefined): string | null =>
  accept === undefined || asText(url) === '' ? null : acceptProblem(asText(url), accept);

/** Files that readers download: an ordered list, each with the name, the language and the cover that it has here. */
export const files: KindDefinition = {
  blank: [],
  schema: maybe(z.array(fileSchema)),
  normalise: (value) =>
    filesOf(value).map((file) => {
      const [language, cover] = [languageOf(file), coverOf(file.cover ?? null)];
      return { ...file, name: asText(file.name), language, cover };
    }),
  essence: storedFiles,
  stored: storedFiles,
  refers: (value) => [
    { table: 'files', area: 'attachments', ids: numbersIn(filesOf(value).map(({ id }) => id)) },
    { table: 'files', ids: numbersIn(filesOf(value).map(({ cover }) => coverOf(cover ?? null)?.id ?? null)) },
  ],
  isEmpty: (value) => filesOf(value).length === 0,
  most,
  problem: (value, field) =>
    tooManyIn(value, most(field)) ??
    firstProblem(
      filesOf(value),
      (file) => foreignType(file, field.accept) ?? tooLong(file.name, { limit: FILE_NAME_LIMIT }),
      (file, problem) => texts.wrong(fileName(file), problem),
    ),
  shown: (value) => filesOf(value).map(fileName).join(', '),
};

/** The one of the files whose name is too long, for its own field; null for none. */
export const nameProblem = (file: Entry): string | null => tooLong(file.name, { limit: FILE_NAME_LIMIT });
