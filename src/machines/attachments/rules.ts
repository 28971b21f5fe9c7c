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
import type { AttachmentsContext, AttachmentsEvent, RemovedImage } from './types';

type Images = readonly AttachedImage[];
type CursorTarget = Extract<AttachmentsEvent, { type: 'cursor.move' }>['to'];

/** The image an event means: the one it names, else the one under the cursor. */
export function imageOf({ images, cursor }: AttachmentsContext, id: number | undefined): AttachedImage | undefined {
  const wanted = id ?? cursor;
  return images.find((image) => image.id === wanted);
}

/** What an image is called when it is spoken of: its title, else its file's name, else its position. */
export const nameOf = ({ title, name, order }: AttachedImage): string =>
  title?.trim() || (typeof name === 'string' && name.trim()) || messages.nameless(order);

/** Position from 1 that a move of an image leads to, within the list. */
export const positionAfter = (images: Images, image: AttachedImage, to: Move): number =>
  positionInList(images.length, image.order, to);

/** Id of the image the cursor gets to; it stops at both ends. */
export function movedCursor(images: Images, cursor: number | null, to: CursorTarget): number | null {
  if (typeof to === 'object') return to.id;
  const at = images.findIndex(({ id }) => id === cursor);
  const last = images.length - 1;
  const index = { next: at + 1, previous: at === -1 ? last : at - 1, first: 0, last }[to];
  return images[Math.min(Math.max(index, 0), last)]?.id ?? null;
}

/** Where the cursor is once an image is removed: on the one behind it, else on the one before; null when none is left. */
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

/** Whether this item takes over the alternative text of the file. */
export const takesDescription = ({ images }: AttachmentsContext, file: Attachable): boolean =>
  images.some((image) => image.id === file.id && withFileData(image, file).description !== image.description);
