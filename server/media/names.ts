import { randomBytes } from 'node:crypto';
import { slugOf } from '../../src/content/text/slug';

/** Where files are served, from the site's root. */
export const FILES_PATH = '/media/files';
export const THUMBNAILS_PATH = '/media/thumbs';

/** What a key looks like; nothing else in an address counts as one. */
export const KEY_PATTERN = '[a-z0-9]{24}';

/** Greatest length of a file's own name, in characters; of the name in its address. */
const [NAME_LIMIT, SLUG_LIMIT] = [200, 80];

/** Characters without a shape, that break lines or turn the reading direction round: they make a name look like another. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu;

/** A new file's name in the store: 120 random bits, so that nobody guesses it. */
export function newKey(): string {
  return BigInt(`0x1${randomBytes(15).toString('hex')}`)
    .toString(36)
    .slice(-24)
    .padStart(24, '0');
}

/**
 * A file's own name as it is kept: without folders, invisible characters and more than 200 characters. It is data only,
 * the stored file is named by its key.
 */
export function cleanName(sent: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').normalize('NFC').replace(INVISIBLE, '').trim();
  if (name === '' || /^\.+$/.test(name)) return 'file';
  if (name.length <= NAME_LIMIT) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, NAME_LIMIT - ending.length) + ending;
}

/** What an address needs to know of a file. */
export interface Addressed {
  readonly key: string;
  readonly extension: string;
  readonly name: string;
}

/** Key in the store of a file. */
export const fileKey = ({ key, extension }: Pick<Addressed, 'key' | 'extension'>): string =>
  `media/${key.slice(0, 2)}/${key}.${extension}`;

/** Key in the store of a file's thumbnail. */
export const thumbnailKey = (key: string): string => `media/${key.slice(0, 2)}/${key}.thumb.webp`;

/** Address of a file, from the site's root; the readable part after the key is the name that a download gets. */
export function fileUrl({ key, extension, name }: Addressed): string {
  const slug = slugOf(name.replace(/\.[^.]*$/, '').replace(/\./g, ' ')).slice(0, SLUG_LIMIT);
  return `${FILES_PATH}/${key}/${slug === '' ? 'file' : slug}.${extension}`;
}

/** Address of a file's thumbnail, from the site's root. */
export const thumbnailUrl = (key: string): string => `${THUMBNAILS_PATH}/${key}.webp`;

const LINKED = new RegExp(`/media/(?:files|thumbs)/(${KEY_PATTERN})[/.]`, 'g');

/** The keys of the files that a text links to or shows, each once. */
export const linkedKeys = (html: string): string[] => [
  ...new Set([...html.matchAll(LINKED)].map(([, key]) => key as string)),
];
