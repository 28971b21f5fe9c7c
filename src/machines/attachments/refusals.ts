import type { Move } from '../../content/field/collection';
import { sameValue } from '../../content/field/path';
import { type Attachable, newImages, sameImage, withFileData } from '../../content/media/images';
import { attachmentsTexts } from '../../messages/screens/attachments';
import { defineRefusals, outside } from '../kit/refusals';
import { imageOf, positionAfter } from './rules';
import type { AttachmentsContext, AttachmentsEvent, AttachmentsTag } from './types';

const { refusals: texts } = attachmentsTexts;

type Context = AttachmentsContext;

const isReadOnly = ({ readOnly }: Context) => readOnly;
const hasNoImages = ({ images }: Context) => (images.length === 0 ? texts.none : null);

/** Of an event about one image: the one it names, else the one under the cursor. */
const ABOUT_IMAGE = {
  isReadOnly,
  hasNoImages,
  isNoImage: (context: Context, { id }: { readonly id?: number }) => {
    if (imageOf(context, id) !== undefined) return null;
    return id === undefined ? texts.noCursor : texts.unknown;
  },
};

const isFull = ({ images, maximum }: Context) => (images.length < maximum ? null : texts.tooMany(maximum, 0));

/** Why nothing can be added, whatever it would be; null when something can. */
export const addingRefusal = (context: Context): string | null => isReadOnly(context) ?? isFull(context);

function surplusRefusal({ images, maximum }: Context, candidates: readonly Attachable[]): string | null {
  const room = Math.max(0, maximum - images.length);
  return newImages(images, candidates).length > room ? texts.tooMany(maximum, room) : null;
}

function stayingRefusal(context: Context, id: number | undefined, to: Move): string | null {
  const image = imageOf(context, id);
  if (typeof to === 'number' && !Number.isInteger(to)) return texts.samePosition;
  if (image === undefined || positionAfter(context.images, image, to) !== image.order) return null;
  if (to === 'earlier') return texts.first;
  return to === 'later' ? texts.last : texts.samePosition;
}

const isUpToDate = ({ images }: Context, file: Attachable): boolean =>
  images.every((image) => image.id !== file.id || sameValue(image, withFileData(image, file)));

/** Whether the card shows this file, or offers to bring it back. */
const concerns = ({ images, removed }: Context, id: number): boolean =>
  removed?.image.id === id || images.some((image) => image.id === id);

export const { guards, unless, refusalOf, reason } = defineRefusals<Context, AttachmentsEvent, AttachmentsTag>({
  'value.set': { isSame: ({ images }, event) => (sameValue(images, event.images) ? texts.sameValue : null) },
  'readOnly.set': { isSame: ({ readOnly }, event) => (readOnly === event.reason ? texts.sameReason : null) },
  'cursor.move': {
    hasNoImages,
    isUnknown: ({ images }, { to }) =>
      typeof to === 'object' && !images.some(({ id }) => id === to.id) ? texts.unknown : null,
  },
  'images.add': {
    isReadOnly,
    isNothing: (_, { images }) => (images.length === 0 ? texts.nothingToAdd : null),
    isAttached: ({ images }, event) => (newImages(images, event.images).length === 0 ? texts.attached : null),
    isTooMany: (context, { images }) => surplusRefusal(context, images),
  },
  'image.restore': {
    isReadOnly,
    isNothingRemoved: ({ removed }) => (removed === null ? texts.nothingRemoved : null),
    isAttached: ({ images, removed }) =>
      removed !== null && images.some((image) => sameImage(image, removed.image)) ? texts.attached : null,
    isFull,
    isTooLate: outside('undoable', texts.nothingRemoved),
  },
  'file.saved': {
    isReadOnly,
    isSame: (context, { image }) => (isUpToDate(context, image) ? texts.sameValue : null),
  },
  'file.deleted': { isReadOnly, isUnknown: (context, { id }) => (concerns(context, id) ? null : texts.unknown) },
  'image.remove': ABOUT_IMAGE,
  'image.cover': {
    ...ABOUT_IMAGE,
    isCover: (context, { id }) => (imageOf(context, id)?.is_primary ? texts.alreadyCover : null),
  },
  'image.move': { ...ABOUT_IMAGE, staysThere: (context, { id, to }) => stayingRefusal(context, id, to) },
  'image.describe': {
    ...ABOUT_IMAGE,
    isSame: (context, { id, text }) => ((imageOf(context, id)?.description ?? '') === text ? texts.sameText : null),
  },
});
