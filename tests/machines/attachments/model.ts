import type { SnapshotFrom } from 'xstate';
import { sameValue } from '../../../src/content/field/path';
import type { Attachable, AttachedImage } from '../../../src/content/media/images';
import { invariants } from '../../../src/machines/attachments/invariants';
import { attachmentsMachine } from '../../../src/machines/attachments/machine';
import { reason } from '../../../src/machines/attachments/refusals';
import type { AttachmentsInput } from '../../../src/machines/attachments/types';
import { after, defineModel, refused, send } from '../../kit/model';
import { cardStart, news } from '../starts';

type Snapshot = SnapshotFrom<typeof attachmentsMachine>;

const TITLES = ['Mare', 'Colline', 'Piazza', 'Portici'];
/** A media item of the gallery. */
export const media = (id: number) => ({ id, url: `/media/${id}.jpg`, title: TITLES[id - 1] ?? null });
/** The same once it is attached. */
export const image = (id: number, order: number, more: Partial<AttachedImage> = {}): AttachedImage => ({
  id,
  url: `/media/${id}.jpg`,
  title: TITLES[id - 1] ?? null,
  copyright: null,
  description: null,
  order,
  is_primary: order === 1,
  ...more,
});
/** An image that was attached by this machine carries its thumbnail's key. */
const added = (id: number, order: number, more: Partial<AttachedImage> = {}) =>
  image(id, order, { url_thumb: null, ...more });

const input: AttachmentsInput = { maximum: 3, images: [], readOnly: null };
const noEdit = 'Non hai il permesso di modificare questa news';
const two = [image(1, 1), image(2, 2)];

const ids = ({ context }: Snapshot) => context.images.map(({ id }) => id);

/** What of an image is the item's; the rest is the file's. */
const own = ({ title: _, copyright: __, ...rest }: AttachedImage) => rest;

/** While a removal can be taken back, only what bears on that is walked. */
const steady = (snapshot: Snapshot) => !snapshot.hasTag('undoable');

/** A case about the first image; none without one. */
function first<Payload>(snapshot: Snapshot, name: string, payload: (id: number) => Payload): Record<string, Payload> {
  const id = ids(snapshot)[0];
  return id === undefined || !steady(snapshot) ? {} : { [name]: payload(id) };
}

export const attachmentsModel = defineModel(attachmentsMachine, {
  title: 'Immagini di un contenuto',
  reason,
  inputs: {
    'nessuna immagine': input,
    'due immagini': { ...input, images: two },
    'sola lettura': { ...input, images: two, readOnly: noEdit },
  },
  start: ({ images, readOnly }) =>
    cardStart(
      news,
      images.length === 0
        ? 'Una news senza immagini.'
        : `Una news: allega ${images.length} immagini dalla galleria e salva.`,
      {},
      readOnly,
      { 'media-create': true, 'media-delete': true },
    ),
  events: {
    'value.set': {
      phrase: 'Il contenuto cambia da fuori',
      cases: (snapshot): Record<string, { images: readonly AttachedImage[] }> => {
        const count = ids(snapshot).length;
        return {
          ...(count === 2 ? {} : { 'con due immagini': { images: two } }),
          ...(count === 0 ? {} : { 'senza immagini': { images: [] } }),
        };
      },
    },
    'readOnly.set': {
      phrase: 'Cambia il permesso di modificare',
      cases: (snapshot): Record<string, { reason: string | null }> => {
        if (snapshot.context.readOnly !== null) return { 'si può': { reason: null } };
        return steady(snapshot) && snapshot.context.cursor === null
          ? { 'si può solo leggere': { reason: noEdit } }
          : {};
      },
    },
    'images.add': {
      phrase: 'Allega',
      cases: {
        'il mare': { images: [media(1)] },
        'le prime tre, il mare due volte': { images: [media(1), media(2), media(1), media(3)] },
      },
    },
    'image.remove': {
      phrase: 'Togli',
      cases: (snapshot): Record<string, { id?: number }> => ({
        'quella del cursore': {},
        ...first(snapshot, 'la prima', (id) => ({ id })),
      }),
    },
    'image.restore': { phrase: 'Rimetti l’immagine tolta' },
    'file.saved': {
      phrase: 'Nella galleria cambiano i dati',
      cases: (snapshot): Record<string, { image: Attachable }> =>
        snapshot.context.images.some(({ id, title }) => id === 1 && title === 'Mare')
          ? { 'della 1': { image: { ...media(1), title: 'Mare calmo' } } }
          : {},
    },
    'file.deleted': {
      phrase: 'Nella galleria si elimina il file',
      cases: (snapshot) => first(snapshot, 'della prima', (id) => ({ id })),
    },
    'image.cover': {
      phrase: 'Scegli come copertina',
      cases: (snapshot): Record<string, { id: number }> => {
        const last = ids(snapshot).at(-1);
        return last === undefined || !steady(snapshot) ? {} : { 'l’ultima': { id: last } };
      },
    },
    'image.move': {
      phrase: 'Sposta',
      cases: (snapshot): Record<string, { id?: number; to: number | 'earlier' | 'later' }> => ({
        ...(steady(snapshot) ? { 'prima di un posto': { to: 'earlier' }, 'dopo di un posto': { to: 'later' } } : {}),
        ...first(snapshot, 'la prima in fondo', (id) => ({ id, to: 3 })),
      }),
    },
    'image.describe': {
      phrase: 'Scrivi il testo alternativo',
      cases: (snapshot) =>
        first(snapshot, 'della prima', (id) => ({ id, text: `${snapshot.context.images[0]?.description ?? ''}.` })),
    },
    'cursor.move': {
      phrase: 'Sposta il cursore',
      cases: (snapshot): Record<string, { to: 'next' | 'previous' }> =>
        steady(snapshot) ? { avanti: { to: 'next' }, indietro: { to: 'previous' } } : {},
    },
  },
  actors: {},
  delays: { undoOffer: 'l’offerta di rimettere l’immagine tolta sparisce' },
  requirements: {
    '1-4.24': ['images.add'],
    '1-4.25': ['image.remove'],
    '2-4.7': ['image.remove', 'image.cover'],
    '3-4.5': ['image.remove', 'image.cover'],
  },
  invariants,
  laws: {
    'every change is reported as it is shown, unless it came from outside': (before, event, now, emitted) => {
      const reported = emitted.filter(({ type }) => type === 'value.changed').at(-1);
      const shown = now.context.images.map(own);
      return event.type === 'value.set' || sameValue((reported?.images ?? before.context.images).map(own), shown);
    },
    'the maximum is never exceeded': (_, __, now) => now.context.images.length <= now.context.maximum,
    'an image goes only by being removed, or from outside': (before, event, now) =>
      ['image.remove', 'value.set', 'file.deleted'].includes(event.type) ||
      ids(before).every((id) => ids(now).includes(id)),
    'what is read only changes from outside only': (before, event, now) =>
      before.context.readOnly === null || event.type === 'value.set' || before.context.images === now.context.images,
    'putting back undoes the removal whole': (before, event, now) =>
      event.type !== 'image.restore' ||
      now.context.images[(before.context.removed?.position ?? 0) - 1]?.id === before.context.removed?.image.id,
  },
  // Which images there are, which of the places holds the cover, the cursor, the way back: texts decide nothing.
  project: ({ images, cursor, removed, readOnly }) => ({
    images: images.map(({ id }) => id).sort(),
    cover: images.findIndex(({ is_primary }) => is_primary),
    cursor: images.findIndex(({ id }) => id === cursor),
    removed: removed === null ? null : [removed.image.id, removed.position, removed.image.is_primary],
    readOnly,
  }),
  limit: 20_000,
  paths: { floor: 300, cap: 600 },
  journeys: [
    {
      name: 'tolta la copertina, la prima che resta lo diventa; rimessa, torna tutto come prima',
      input: 'due immagini',
      steps: [send({ type: 'image.remove', id: 1 }), send({ type: 'image.restore' })],
      end: {
        value: 'steady',
        context: { images: [image(1, 1, { url_thumb: null }), image(2, 2)], cursor: 1, removed: null },
        emitted: ['announced', 'value.changed', 'value.changed', 'announced'],
      },
    },
    {
      name: 'una copertina che non era la prima, tolta e rimessa, è di nuovo la sola copertina',
      input: 'due immagini',
      steps: [
        send({ type: 'image.cover', id: 2 }),
        send({ type: 'image.remove', id: 2 }),
        send({ type: 'image.restore' }),
      ],
      end: {
        value: 'steady',
        context: {
          images: [image(1, 1, { is_primary: false }), image(2, 2, { is_primary: true, url_thumb: null })],
        },
        emitted: ['value.changed', 'announced', 'announced', 'value.changed', 'value.changed', 'announced'],
      },
    },
    {
      name: 'i dati cambiati nella galleria arrivano qui; il testo alternativo solo dove manca',
      input: 'due immagini',
      steps: [
        send({ type: 'image.describe', id: 1, text: 'Il nostro mare' }),
        send({ type: 'file.saved', image: { ...media(1), title: 'Mare calmo', description: 'Un mare' } }),
        send({ type: 'file.saved', image: { ...media(2), copyright: 'APT', description: 'Colline' } }),
        refused({ type: 'file.saved', image: { ...media(2), copyright: 'APT', description: 'Altro' } }),
        refused({ type: 'file.saved', image: media(3) }),
      ],
      end: {
        value: 'steady',
        context: {
          images: [
            image(1, 1, { title: 'Mare calmo', description: 'Il nostro mare' }),
            image(2, 2, { copyright: 'APT', description: 'Colline' }),
          ],
        },
        emitted: ['value.changed', 'value.changed'],
      },
    },
    {
      name: 'un file eliminato dal server va via da qui, e non si rimette',
      input: 'due immagini',
      steps: [
        send({ type: 'image.remove', id: 2 }),
        send({ type: 'file.deleted', id: 2 }),
        refused({ type: 'image.restore' }),
        send({ type: 'file.deleted', id: 1 }),
      ],
      end: {
        value: 'steady',
        context: { images: [], removed: null, cursor: null },
        emitted: ['announced', 'value.changed', 'announced', 'value.changed', 'announced', 'value.changed'],
      },
    },
    {
      name: 'aggiunge fino al massimo, sposta coi tasti, sceglie la copertina, descrive',
      input: 'nessuna immagine',
      steps: [
        refused({ type: 'images.add', images: [media(1), media(2), media(3), media(4)] }),
        send({ type: 'images.add', images: [media(1), media(2)] }),
        refused({ type: 'images.add', images: [media(2)] }),
        send({ type: 'images.add', images: [media(2), media(3)] }),
        refused({ type: 'images.add', images: [media(4)] }),
        send({ type: 'image.move', to: 'earlier' }),
        send({ type: 'image.cover' }),
        send({ type: 'image.describe', text: 'La piazza' }),
        refused({ type: 'image.cover' }),
      ],
      end: {
        value: 'steady',
        context: {
          images: [
            added(1, 1, { is_primary: false }),
            added(3, 2, { is_primary: true, description: 'La piazza' }),
            added(2, 3),
          ],
          cursor: 3,
        },
      },
    },
    {
      name: 'dopo quindici secondi la rimozione è definitiva',
      input: 'due immagini',
      steps: [send({ type: 'image.remove', id: 2 }), after('undoOffer'), refused({ type: 'image.restore' })],
      end: {
        value: 'steady',
        context: { images: [image(1, 1)], cursor: 1, removed: null },
        emitted: ['announced', 'value.changed'],
      },
    },
    {
      name: 'in sola lettura non si tocca nulla',
      input: 'sola lettura',
      steps: [
        refused({ type: 'image.remove', id: 1 }),
        refused({ type: 'images.add', images: [media(3)] }),
        refused({ type: 'readOnly.set', reason: noEdit }),
        refused({ type: 'value.set', images: two }),
        send({ type: 'cursor.move', to: 'next' }),
      ],
      end: { value: 'steady', context: { images: two, cursor: 1 }, emitted: ['focus.wanted'] },
    },
  ],
});
