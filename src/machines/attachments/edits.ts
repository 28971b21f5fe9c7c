// The images of one item: order, cover, alternative text, a removal that can be undone for a while, changes of their
// files in a picker of the page. No machine: edits of the form's value.
//
// States: `form` is `open`; of the `wayBack` of a removal there is `none`, or it is `offered`.
//
// What is the file's own (title, copyright) stands in the value too, so that it is shown, but counts for nothing there:
// that it changed leaves nothing to save.
//
// Never: not exactly one cover while there is an image; the same image twice; more than the maximum.

import type { Move } from '../../content/field/collection';
import { sameValue } from '../../content/field/path';
import {
  type Attachable,
  newImages,
  sameImage,
  withCover,
  withDescription,
  withImages,
  withMovedImage,
  withoutImage,
} from '../../content/media/images';
import { attachmentsTexts as messages } from '../../messages/screens/attachments';
import { defineEdits } from '../kit/edits';
import { type AttachmentsGiven, imageOf, nameOf, neighbour, positionAfter, withFile, withRestored } from './rules';

const { refusals: texts } = messages;

type Given = AttachmentsGiven;
type OfImage = { readonly id: number };

export type AttachmentsEdit =
  /** From the picker or an upload. */
  | { readonly type: 'images.add'; readonly images: readonly Attachable[] }
  | { readonly type: 'image.remove'; readonly id: number }
  /** Its file has other data now: title and copyright follow, and the description where this item has none of its own. */
  | { readonly type: 'file.saved'; readonly image: Attachable }
  /** Its file was deleted from the server: the removal can't be undone. */
  | { readonly type: 'file.deleted'; readonly id: number }
  /** Takes the last removal back. */
  | { readonly type: 'image.restore' }
  | { readonly type: 'image.cover'; readonly id: number }
  /** `to`: a position from 1 (drag), or one step. */
  | { readonly type: 'image.move'; readonly id: number; readonly to: Move }
  /** The alternative text. */
  | { readonly type: 'image.describe'; readonly id: number; readonly text: string };

const isReadOnly = ({ readOnly }: Given) => readOnly;

const ABOUT_IMAGE = {
  isReadOnly,
  isNoImage: (given: Given, { id }: OfImage) => (imageOf(given, id) === undefined ? texts.unknown : null),
};

const isFull = ({ value, maximum }: Given) => (value.length < maximum ? null : texts.tooMany(maximum, 0));

/** Why nothing can be added, whatever it would be; null when something can. */
export const addingRefusal = (given: Given): string | null => isReadOnly(given) ?? isFull(given);

function surplusRefusal({ value, maximum }: Given, candidates: readonly Attachable[]): string | null {
  const room = Math.max(0, maximum - value.length);
  return newImages(value, candidates).length > room ? texts.tooMany(maximum, room) : null;
}

function stayingRefusal(given: Given, { id, to }: OfImage & { readonly to: Move }): string | null {
  const image = imageOf(given, id);
  if (typeof to === 'number' && !Number.isInteger(to)) return texts.samePosition;
  if (image === undefined || positionAfter(given.value, image, to) !== image.order) return null;
  if (to === 'earlier') return texts.first;
  return to === 'later' ? texts.last : texts.samePosition;
}

/** The image with this id, of those that the card shows or offers to bring back. */
const concerned = (given: Given, id: number) =>
  imageOf(given, id) ?? (given.wayBack?.image.id === id ? given.wayBack.image : undefined);

/** What an edit makes of what it is about; nothing without that, for which it can't be requested. */
const of = <T, Made extends object>(about: T | null | undefined, make: (about: T) => Made): Made | object =>
  about == null ? {} : make(about);

/** The images of an item as its editor shows them. Source: document 1, section 4; design, section 3. */
export const attachmentsEdits = defineEdits<Given, AttachmentsEdit>(
  {
    'images.add': {
      isReadOnly,
      isNothing: (_, { images }) => (images.length === 0 ? texts.nothingToAdd : null),
      isAttached: ({ value }, { images }) => (newImages(value, images).length === 0 ? texts.attached : null),
      isTooMany: (given, { images }) => surplusRefusal(given, images),
    },
    'image.restore': {
      isReadOnly,
      isNothingRemoved: ({ wayBack }) => (wayBack === null ? texts.nothingRemoved : null),
      isAttached: ({ value, wayBack }) =>
        wayBack !== null && value.some((image) => sameImage(image, wayBack.image)) ? texts.attached : null,
      isFull,
    },
    'file.saved': {
      isReadOnly,
      isSame: ({ value }, { image }) => (sameValue(value, withFile(value, image)) ? texts.sameValue : null),
    },
    'file.deleted': {
      isReadOnly,
      isUnknown: (given, { id }) => (concerned(given, id) === undefined ? texts.unknown : null),
    },
    'image.remove': ABOUT_IMAGE,
    'image.cover': {
      ...ABOUT_IMAGE,
      isCover: (given, { id }) => (imageOf(given, id)?.is_primary ? texts.alreadyCover : null),
    },
    'image.move': { ...ABOUT_IMAGE, staysThere: stayingRefusal },
    'image.describe': {
      ...ABOUT_IMAGE,
      isSame: (given, { id, text }) => ((imageOf(given, id)?.description ?? '') === text ? texts.sameText : null),
    },
  },
  {
    'images.add': ({ value }, { images }) => ({
      value: withImages(value, images),
      said: messages.added(newImages(value, images).length),
    }),
    'image.remove': ({ value }, { id }) =>
      of(imageOf({ value }, id), (image) => ({
        value: withoutImage(value, id),
        wayBack: { image, position: image.order },
        said: messages.removed(nameOf(image)),
        focus: neighbour(value, image),
      })),
    'image.restore': ({ value, wayBack }) =>
      of(wayBack, (removed) => ({
        value: withRestored(value, removed),
        wayBack: null,
        said: messages.restored(nameOf(removed.image)),
      })),
    'file.saved': ({ value }, { image }) => ({ value: withFile(value, image) }),
    'file.deleted': (given, { id }) =>
      of(concerned(given, id), (image) => ({
        value: withoutImage(given.value, id),
        wayBack: null,
        said: messages.fileDeleted(nameOf(image)),
      })),
    'image.cover': ({ value }, { id }) =>
      of(imageOf({ value }, id), (image) => ({ value: withCover(value, id), said: messages.cover(nameOf(image)) })),
    'image.move': ({ value }, { id, to }) =>
      of(imageOf({ value }, id), (image) => {
        const position = positionAfter(value, image, to);
        return {
          value: withMovedImage(value, id, position),
          said: messages.moved(nameOf(image), position, value.length),
        };
      }),
    'image.describe': ({ value }, { id, text }) => ({ value: withDescription(value, id, text) }),
  },
);
