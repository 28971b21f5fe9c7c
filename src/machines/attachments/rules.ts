import { type Move, neighbourOf, positionAfter as positionInList } from '../../content/field/collection';
import {
  type Attachable,
  type AttachedImage,
  withCover,
  withFileData,
  withImages,
  withMovedImage,
} from '../../content/media/images';
import { attachmentsTexts as messages } from '../../messages/screens/attachments';

type Images = readonly AttachedImage[];

export interface RemovedImage {
  readonly image: AttachedImage;
  /** Position that it had, from 1. */
  readonly position: number;
}

/** What the card of an item's images is given. */
export interface AttachmentsGiven {
  /** The field's value, out of `imagesOf`. */
  readonly value: Images;
  /** Greatest number of images. Source: document 2, section 5 (10 per item). */
  readonly maximum: number;
  /** Why the item can't be changed, in Italian; null when it can. */
  readonly readOnly: string | null;
  /** The image removed last, as long as the removal can be undone. */
  readonly wayBack: RemovedImage | null;
}

/** The image with this id; undefined for none. */
export const imageOf = ({ value }: Pick<AttachmentsGiven, 'value'>, id: number): AttachedImage | undefined =>
  value.find((image) => image.id === id);

/** What an image is called when it is spoken of: its title, else its file's name, else its position. */
export const nameOf = ({ title, name, order }: AttachedImage): string =>
  title?.trim() || (typeof name === 'string' && name.trim()) || messages.nameless(order);

/** Position from 1 that a move of an image leads to, within the list. */
export const positionAfter = (images: Images, image: AttachedImage, to: Move): number =>
  positionInList(images.length, image.order, to);

/** Id of the image that the focus goes on to from one of them, or from outside (null); it stops at both ends. */
export function steppedTo(images: Images, from: number | null, to: string): number | null {
  const at = images.findIndex(({ id }) => id === from);
  const last = images.length - 1;
  const index = { next: at + 1, previous: at === -1 ? last : at - 1, first: 0, last }[to] ?? at;
  return images[Math.min(Math.max(index, 0), last)]?.id ?? null;
}

/** Where the focus goes once an image is removed: to the one behind it, else to the one before; null when none is left. */
export const neighbour = (images: Images, removed: AttachedImage): number | null =>
  neighbourOf(images, removed.order)?.id ?? null;

/** The images with a removed one back at its position, as the cover if it was. */
export function withRestored(images: Images, { image, position }: RemovedImage): Images {
  const back = withImages(images, [image]).map((other) =>
    other.id === image.id ? { ...other, ...image, is_primary: false } : other,
  );
  const placed = withMovedImage(back, image.id, position);
  return image.is_primary ? withCover(placed, image.id) : placed;
}

/** The images with what a file is called now, wherever it is attached. */
export const withFile = (images: Images, file: Attachable): Images =>
  images.map((image) => (image.id === file.id ? withFileData(image, file) : image));
