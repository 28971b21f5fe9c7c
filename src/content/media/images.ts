import { withMoved } from '../field/collection';
import type { Json } from '../field/json';
import { sameValue, valueAt } from '../field/path';

interface ImageData {
  readonly id: number;
  readonly url: string;
  readonly url_thumb?: string | null | undefined;
  readonly title: string | null;
  readonly copyright: string | null;
  /** The alternative text. */
  readonly description: string | null;
  readonly [key: string]: Json;
}

/** An image of an item as the wire has it; unknown keys are kept. Source: document 2, section 3. */
export interface AttachedImage extends ImageData {
  /** From 1. */
  readonly order: number;
  /** Whether it is the cover. */
  readonly is_primary: boolean;
}

/** What an image needs to be attached; a media item of the gallery is one. */
export interface Attachable {
  readonly id: number;
  readonly url: string;
  readonly url_thumb?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly copyright?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly [key: string]: unknown;
}

const isAttachable = (value: Json): value is Attachable & { readonly [key: string]: Json } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'url' in value &&
  typeof value.url === 'string';

const orderOf = (value: { readonly [key: string]: Json }): number =>
  typeof value.order === 'number' ? value.order : Number.POSITIVE_INFINITY;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Orders from 1 in the list's order, and exactly one cover while there is an image: the first that says so, else the
 * first. Source: document 1, section 4; document 3, section 4.
 */
function numbered(images: readonly ImageData[]): readonly AttachedImage[] {
  const said = images.findIndex(({ is_primary }) => is_primary === true || is_primary === 1);
  const cover = Math.max(said, 0);
  return images.map((image, index) => {
    const order = index + 1;
    const is_primary = index === cover;
    const isRight = (one: ImageData): one is AttachedImage => one.order === order && one.is_primary === is_primary;
    return isRight(image) ? image : { ...image, order, is_primary };
  });
}

/** Whether two images are the same file: same id, or same address. Source: document 1, section 4. */
export const sameImage = (a: Pick<Attachable, 'id' | 'url'>, b: Pick<Attachable, 'id' | 'url'>): boolean =>
  a.id === b.id || a.url === b.url;

const withoutDoubles = <T extends Attachable>(images: readonly T[]): T[] =>
  images.filter((image, index) => images.findIndex((other) => sameImage(other, image)) === index);

/** The images out of whatever a server sent: in their order, each once, numbered, with one cover. */
export function imagesOf(value: Json): readonly AttachedImage[] {
  const sent: readonly Json[] = Array.isArray(value) ? value : [];
  const images = withoutDoubles(sent.filter(isAttachable))
    .map((image, index) => ({ image, index }))
    .sort((a, b) => orderOf(a.image) - orderOf(b.image) || a.index - b.index)
    .map(({ image }) => ({
      ...image,
      title: textOf(image.title),
      copyright: textOf(image.copyright),
      description: textOf(image.description),
    }));
  return numbered(images);
}

/** Those of the candidates that are not attached yet, each once. */
export const newImages = <T extends Attachable>(images: readonly AttachedImage[], candidates: readonly T[]): T[] =>
  withoutDoubles(candidates).filter((candidate) => !images.some((image) => sameImage(image, candidate)));

/** The images with the candidates behind them; those attached already stay as they are. */
export function withImages(
  images: readonly AttachedImage[],
  candidates: readonly Attachable[],
): readonly AttachedImage[] {
  const added = newImages(images, candidates).map((candidate) => ({
    id: candidate.id,
    url: candidate.url,
    url_thumb: candidate.url_thumb ?? null,
    title: candidate.title ?? null,
    copyright: candidate.copyright ?? null,
    description: candidate.description ?? null,
    ...(typeof candidate.name === 'string' ? { name: candidate.name } : {}),
  }));
  return numbered([...images, ...added]);
}

/** The images without this one; if it was the cover, the first that remains becomes it. */
export const withoutImage = (images: readonly AttachedImage[], id: number): readonly AttachedImage[] =>
  numbered(images.filter((image) => image.id !== id));

/** The images with this one as the only cover. */
export const withCover = (images: readonly AttachedImage[], id: number): readonly AttachedImage[] =>
  numbered(images.map((image) => ({ ...image, is_primary: image.id === id })));

/** The images with this one at a position, from 1; past either end it stops there. */
export function withMovedImage(images: readonly AttachedImage[], id: number, to: number): readonly AttachedImage[] {
  const from = images.findIndex((image) => image.id === id) + 1;
  return from === 0 ? images : numbered(withMoved(images, from, to));
}

/** The images with this alternative text on this one. */
export const withDescription = (
  images: readonly AttachedImage[],
  id: number,
  description: string,
): readonly AttachedImage[] => images.map((image) => (image.id === id ? { ...image, description } : image));

const orElse = (text: string | null | undefined, other: string | null): string | null =>
  text === undefined ? other : text;

/** An image with what its file is called now; the alternative text of this use goes before the file's. */
export const withFileData = (image: AttachedImage, file: Attachable): AttachedImage => ({
  ...image,
  title: orElse(file.title, image.title),
  copyright: orElse(file.copyright, image.copyright),
  description:
    (image.description ?? '').trim() === '' ? orElse(file.description, image.description) : image.description,
});

/** Images without alternative text: a portal that everybody can use needs one. */
export const withoutDescription = (images: readonly AttachedImage[]): readonly AttachedImage[] =>
  images.filter(({ description }) => (description ?? '').trim() === '');

/** Whether a value is what `imagesOf` makes of it, and within its maximum. */
export const areSoundImages = (images: readonly AttachedImage[], maximum: number): boolean =>
  images.length <= maximum && sameValue(images, imagesOf(images));

const byId = (images: Json): Map<Json, Json> =>
  new Map((Array.isArray(images) ? images : []).map((image: Json) => [valueAt(image, 'id'), image]));

const placeOf = (image: Json): number => {
  const order = valueAt(image, 'order');
  return typeof order === 'number' ? order : Number.POSITIVE_INFINITY;
};

const isCover = (image: Json): boolean => [true, 1].includes(valueAt(image, 'is_primary') as boolean | number);

/**
 * What a server keeps of the images that were sent: by id, each once, in their order, the first that says so as the cover,
 * else the first. Their own texts are the files'; the alternative text may be this use's, and one that was left out stays
 * as it was.
 */
export function storedImages(sent: Json, stored: Json = []): Json {
  const known = byId(stored);
  const images = [...byId(sent).values()].sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
  const cover = Math.max(images.findIndex(isCover), 0);
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
