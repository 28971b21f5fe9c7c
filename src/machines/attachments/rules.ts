import { type Move, neighbourOf, positionAfter as positionInList } from '../../content/model/collection';
import {
  type Attachable,
  type AttachedImage,
  newImages,
  sameImage,
  withCover,
  withFileData,
  withImages,
  withMovedImage,
} from '../../content/model/images';
import { sameValue } from '../../content/model/path';
import { attachmentsTexts as messages } from '../../messages/screens/attachments';
import type { AttachmentsContext, AttachmentsEvent, RemovedImage } from './types';

type Images = readonly AttachedImage[];
type ImageEvent = Extract<AttachmentsEvent, { type: 'image.cover' | 'image.move' | 'image.describe' | 'image.remove' }>;
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

/** Why nothing can be added, whatever it would be; null when something can. */
export const addingRefusal = ({ images, maximum, readOnly }: AttachmentsContext): string | null =>
  readOnly ?? (images.length < maximum ? null : messages.refusals.tooMany(maximum, 0));

function addRefusal({ images, maximum }: AttachmentsContext, candidates: readonly Attachable[]): string | null {
  const { refusals } = messages;
  if (candidates.length === 0) return refusals.nothingToAdd;
  const added = newImages(images, candidates).length;
  if (added === 0) return refusals.attached;
  const room = Math.max(0, maximum - images.length);
  return added > room ? refusals.tooMany(maximum, room) : null;
}

function moveRefusal({ images }: AttachmentsContext, image: AttachedImage, to: Move): string | null {
  const { refusals } = messages;
  if (typeof to === 'number' && !Number.isInteger(to)) return refusals.samePosition;
  if (positionAfter(images, image, to) !== image.order) return null;
  if (to === 'earlier') return refusals.first;
  return to === 'later' ? refusals.last : refusals.samePosition;
}

function restoreRefusal({ images, maximum, removed }: AttachmentsContext): string | null {
  if (removed === null) return messages.refusals.nothingRemoved;
  if (images.some((image) => sameImage(image, removed.image))) return messages.refusals.attached;
  return images.length < maximum ? null : messages.refusals.tooMany(maximum, 0);
}

function imageRefusal(context: AttachmentsContext, event: ImageEvent): string | null {
  const { refusals } = messages;
  if (context.images.length === 0) return refusals.none;
  const image = imageOf(context, event.id);
  if (image === undefined) return event.id === undefined ? refusals.noCursor : refusals.unknown;
  switch (event.type) {
    case 'image.cover':
      return image.is_primary ? refusals.alreadyCover : null;
    case 'image.move':
      return moveRefusal(context, image, event.to);
    case 'image.describe':
      return (image.description ?? '') === event.text ? refusals.sameText : null;
    case 'image.remove':
      return null;
  }
}

/** Whether the card shows this file, or offers to bring it back. */
const concerns = ({ images, removed }: AttachmentsContext, id: number): boolean =>
  removed?.image.id === id || images.some((image) => image.id === id);

/** Whether this item takes over the alternative text of the file. */
export const takesDescription = ({ images }: AttachmentsContext, file: Attachable): boolean =>
  images.some((image) => image.id === file.id && withFileData(image, file).description !== image.description);

const isUpToDate = ({ images }: AttachmentsContext, file: Attachable): boolean =>
  images.every((image) => image.id !== file.id || sameValue(image, withFileData(image, file)));

function cursorRefusal({ images }: AttachmentsContext, to: CursorTarget): string | null {
  if (images.length === 0) return messages.refusals.none;
  return typeof to === 'object' && !images.some(({ id }) => id === to.id) ? messages.refusals.unknown : null;
}

/** Why an event is refused; null exactly when it is accepted. The guards use this. */
export function contextRefusal(context: AttachmentsContext, event: AttachmentsEvent): string | null {
  switch (event.type) {
    case 'value.set':
      return sameValue(context.images, event.images) ? messages.refusals.sameValue : null;
    case 'readOnly.set':
      return context.readOnly === event.reason ? messages.refusals.sameReason : null;
    case 'cursor.move':
      return cursorRefusal(context, event.to);
    case 'images.add':
      return context.readOnly ?? addRefusal(context, event.images);
    case 'image.restore':
      return context.readOnly ?? restoreRefusal(context);
    case 'file.saved':
      return context.readOnly ?? (isUpToDate(context, event.image) ? messages.refusals.sameValue : null);
    case 'file.deleted':
      return context.readOnly ?? (concerns(context, event.id) ? null : messages.refusals.unknown);
    default:
      return context.readOnly ?? imageRefusal(context, event);
  }
}
