import { assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import {
  type Attachable,
  type AttachedImage,
  newImages,
  withCover,
  withDescription,
  withFileData,
  withImages,
  withMovedImage,
  withoutImage,
} from '../../content/media/images';
import { attachmentsTexts as messages } from '../../messages/screens/attachments';
import { guards, refusalOf, unless } from './refusals';
import { imageOf, movedCursor, nameOf, neighbour, positionAfter, takesDescription, withRestored } from './rules';
import type {
  AttachmentsContext,
  AttachmentsEmitted,
  AttachmentsEvent,
  AttachmentsInput,
  AttachmentsTag,
} from './types';

type Images = readonly AttachedImage[];
type Of = { context: AttachmentsContext; event: AttachmentsEvent };
type OfImage = { id: number | undefined };
type Move = Pick<Extract<AttachmentsEvent, { type: 'image.move' }>, 'to'> & OfImage;
type CursorMove = Pick<Extract<AttachmentsEvent, { type: 'cursor.move' }>, 'to'>;

/** A change of the image an event means; nothing without one. */
function changed(
  context: AttachmentsContext,
  id: number | undefined,
  change: (image: AttachedImage) => Partial<AttachmentsContext>,
): Partial<AttachmentsContext> {
  const image = imageOf(context, id);
  return image === undefined ? {} : { cursor: image.id, ...change(image) };
}

const attachmentsSetup = setup({
  types: {
    context: {} as AttachmentsContext,
    events: {} as AttachmentsEvent,
    input: {} as AttachmentsInput,
    emitted: {} as AttachmentsEmitted,
    tags: {} as AttachmentsTag,
  },
  delays: {
    /** Long enough to notice a slip and to reach the button by keyboard. */
    undoOffer: 15_000,
  },
  guards: {
    ...guards,
    fillsDescription: ({ context, event }: Of, { file }: { file: Attachable }) =>
      refusalOf(context, event) === null && takesDescription(context, file),
  },
  actions: {
    setValue: assign(({ context }, { images }: { images: Images }) => ({
      images,
      cursor: images.some(({ id }) => id === context.cursor) ? context.cursor : null,
    })),
    setReadOnly: assign((_, { reason }: { reason: string | null }) => ({ readOnly: reason })),
    add: assign(({ context }, { images }: { images: readonly Attachable[] }) => ({
      images: withImages(context.images, images),
      cursor: newImages(context.images, images)[0]?.id ?? context.cursor,
    })),
    remove: assign(({ context }, { id }: OfImage) =>
      changed(context, id, (image) => ({
        images: withoutImage(context.images, image.id),
        removed: { image, position: image.order },
        cursor: neighbour(context.images, image),
      })),
    ),
    takeFile: assign(({ context }, { file }: { file: Attachable }) => ({
      images: context.images.map((image) => (image.id === file.id ? withFileData(image, file) : image)),
    })),
    dropFile: assign(({ context }, { id }: { id: number }) => {
      const deleted = context.images.find((image) => image.id === id);
      return {
        images: withoutImage(context.images, id),
        cursor: deleted !== undefined && context.cursor === id ? neighbour(context.images, deleted) : context.cursor,
      };
    }),
    restore: assign(({ context }) =>
      context.removed === null
        ? {}
        : { images: withRestored(context.images, context.removed), cursor: context.removed.image.id },
    ),
    forgetRemoved: assign({ removed: null }),
    makeCover: assign(({ context }, { id }: OfImage) =>
      changed(context, id, (image) => ({ images: withCover(context.images, image.id) })),
    ),
    move: assign(({ context }, { id, to }: Move) =>
      changed(context, id, (image) => ({
        images: withMovedImage(context.images, image.id, positionAfter(context.images, image, to)),
      })),
    ),
    describe: assign(({ context }, { id, text }: OfImage & { text: string }) =>
      changed(context, id, (image) => ({ images: withDescription(context.images, image.id, text) })),
    ),
    moveCursor: assign(({ context }, { to }: CursorMove) => ({
      cursor: movedCursor(context.images, context.cursor, to),
    })),
    /** An image that is named has the focus already. */
    wantFocus: enqueueActions(({ context: { cursor }, enqueue }, { to }: CursorMove) => {
      if (typeof to !== 'object' && cursor !== null) enqueue.emit({ type: 'focus.wanted', id: cursor });
    }),
    emitValue: emit(({ context }): AttachmentsEmitted => ({ type: 'value.changed', images: context.images })),
    announce: emit((_, { text }: { text: string }): AttachmentsEmitted => ({ type: 'announced', text })),
  },
});

/** What is said of an image: its name and something about it. */
const announcement = (
  context: AttachmentsContext,
  id: number | undefined,
  text: (name: string, image: AttachedImage) => string,
): { text: string } => {
  const image = imageOf(context, id) ?? (context.removed?.image.id === id ? context.removed?.image : undefined);
  return { text: image === undefined ? '' : text(nameOf(image), image) };
};

/**
 * The images of an item as its editor shows them: adding, removing with a way back, order, cover, alternative text.
 * The value itself lives in the editor's item; this machine works on it and emits every change.
 * Source: document 1, section 4; design, section 3.
 */
export const attachmentsMachine = attachmentsSetup.createMachine({
  id: 'attachments',
  context: ({ input }) => ({ ...input, cursor: null, removed: null }),
  initial: 'steady',
  on: {
    'value.set': {
      guard: unless('value.set'),
      target: '.steady',
      actions: { type: 'setValue', params: ({ event }) => ({ images: event.images }) },
    },
    'readOnly.set': {
      guard: unless('readOnly.set'),
      actions: { type: 'setReadOnly', params: ({ event }) => ({ reason: event.reason }) },
    },
    'images.add': {
      guard: unless('images.add'),
      actions: [
        {
          type: 'announce',
          params: ({ context, event }) => ({ text: messages.added(newImages(context.images, event.images).length) }),
        },
        { type: 'add', params: ({ event }) => ({ images: event.images }) },
        'emitValue',
      ],
    },
    'image.remove': {
      guard: unless('image.remove'),
      target: '.undoable',
      actions: [
        { type: 'announce', params: ({ context, event }) => announcement(context, event.id, messages.removed) },
        { type: 'remove', params: ({ event }) => ({ id: event.id }) },
        'emitValue',
      ],
    },
    'file.saved': [
      {
        guard: { type: 'fillsDescription', params: ({ event }) => ({ file: event.image }) },
        actions: [{ type: 'takeFile', params: ({ event }) => ({ file: event.image }) }, 'emitValue'],
      },
      // Title and copyright are the file's own: that they changed leaves nothing to save in the item.
      { guard: unless('file.saved'), actions: { type: 'takeFile', params: ({ event }) => ({ file: event.image }) } },
    ],
    'file.deleted': {
      guard: unless('file.deleted'),
      target: '.steady',
      actions: [
        {
          type: 'announce',
          params: ({ context, event }) => announcement(context, event.id, messages.fileDeleted),
        },
        { type: 'dropFile', params: ({ event }) => ({ id: event.id }) },
        'emitValue',
      ],
    },
    'image.cover': {
      guard: unless('image.cover'),
      actions: [
        { type: 'makeCover', params: ({ event }) => ({ id: event.id }) },
        'emitValue',
        { type: 'announce', params: ({ context, event }) => announcement(context, event.id, messages.cover) },
      ],
    },
    'image.move': {
      guard: unless('image.move'),
      actions: [
        { type: 'move', params: ({ event }) => ({ id: event.id, to: event.to }) },
        'emitValue',
        {
          type: 'announce',
          params: ({ context, event }) =>
            announcement(context, event.id, (name, { order }) => messages.moved(name, order, context.images.length)),
        },
      ],
    },
    'image.describe': {
      guard: unless('image.describe'),
      actions: [{ type: 'describe', params: ({ event }) => ({ id: event.id, text: event.text }) }, 'emitValue'],
    },
    'cursor.move': {
      guard: unless('cursor.move'),
      actions: [
        { type: 'moveCursor', params: ({ event }) => ({ to: event.to }) },
        { type: 'wantFocus', params: ({ event }) => ({ to: event.to }) },
      ],
    },
  },
  states: {
    steady: { description: 'Le immagini allegate', entry: 'forgetRemoved' },
    undoable: {
      description: 'Un’immagine è stata tolta e si può ancora rimettere',
      tags: 'undoable',
      on: {
        'image.restore': {
          guard: unless('image.restore'),
          target: 'steady',
          actions: [
            'restore',
            'emitValue',
            {
              type: 'announce',
              params: ({ context }) => announcement(context, context.removed?.image.id, messages.restored),
            },
          ],
        },
      },
      after: { undoOffer: 'steady' },
    },
  },
});

export type AttachmentsSnapshot = SnapshotFrom<typeof attachmentsMachine>;
