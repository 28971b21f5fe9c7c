import type { SnapshotFrom } from 'xstate';
import { sameValue } from '../../../src/content/field/path';
import { type Attachable, type AttachedImage, imagesOf, sameImage } from '../../../src/content/media/images';
import { attachmentsEdits } from '../../../src/machines/attachments/edits';
import type { AttachmentsGiven } from '../../../src/machines/attachments/rules';
import { A_WAY_BACK, formOf, reasonIn } from '../../kit/form';
import { after, defineModel, EXCUSES, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { cardStart, news } from '../starts';

/** The form of an item with images. */
export const imagesForm = formOf('attachments', 'Le immagini allegate', attachmentsEdits, { held: A_WAY_BACK });

type Snapshot = SnapshotFrom<typeof imagesForm>;

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
/** An image that was attached by this card carries its thumbnail's key. */
const added = (id: number, order: number, more: Partial<AttachedImage> = {}) =>
  image(id, order, { url_thumb: null, ...more });

const input: AttachmentsGiven = { maximum: 3, value: [], readOnly: null, wayBack: null };
const noEdit = 'Non hai il permesso di modificare questa news';
const two = [image(1, 1), image(2, 2)];

const ids = ({ context }: Snapshot) => context.value.map(({ id }) => id);

/** While a removal can be taken back, only what bears on that is walked. */
const steady = (snapshot: Snapshot) => !snapshot.hasTag('undoable');

/** A case about the first image; none without one. */
function first<Payload>(snapshot: Snapshot, name: string, payload: (id: number) => Payload): Record<string, Payload> {
  const id = ids(snapshot)[0];
  return id === undefined || !steady(snapshot) ? {} : { [name]: payload(id) };
}

export const attachmentsModel = defineModel(imagesForm, {
  title: 'Immagini di un contenuto',
  reason: reasonIn(attachmentsEdits),
  commands: {
    scopes: ['images', 'image'],
    prepare: (event, { context: { value } }) => ({
      ...event,
      id: value.at('to' in event && event.to === 'earlier' ? -1 : 0)?.id,
    }),
  },
  inputs: {
    'nessuna immagine': input,
    'due immagini': { ...input, value: two },
    'sola lettura': { ...input, value: two, readOnly: noEdit },
  },
  start: ({ value, readOnly }) =>
    cardStart(
      news,
      value.length === 0
        ? 'Una news senza immagini.'
        : `Una news: allega ${value.length} immagini dalla galleria e salva.`,
      {},
      readOnly,
      { 'media-create': true, 'media-delete': true },
    ),
  events: {
    'form.change': {
      phrase: 'Il contenuto cambia da fuori',
      sentBy: EXCUSES.reported,
      cases: (snapshot): Record<string, { changes: Partial<AttachmentsGiven> }> => {
        const count = ids(snapshot).length;
        const { readOnly } = snapshot.context;
        return {
          ...(count === 2 ? {} : { 'con due immagini': { changes: { value: two } } }),
          ...(count === 0 ? {} : { 'senza immagini': { changes: { value: [] } } }),
          ...(readOnly !== null ? { 'si può': { changes: { readOnly: null } } } : {}),
          ...(readOnly === null && steady(snapshot)
            ? { 'si può solo leggere': { changes: { readOnly: noEdit } } }
            : {}),
        };
      },
    },
    'images.add': {
      phrase: 'Allega',
      sentBy: { excuse: 'handed over by the picker, which images.add opens' },
      cases: {
        'il mare': { images: [media(1)] },
        'le prime tre, il mare due volte': { images: [media(1), media(2), media(1), media(3)] },
      },
    },
    'image.remove': {
      phrase: 'Togli',
      sentBy: 'image.remove',
      cases: (snapshot): Record<string, { id: number }> => {
        const id = ids(snapshot)[0];
        return id === undefined ? {} : { 'la prima': { id } };
      },
    },
    'image.restore': { phrase: 'Rimetti l’immagine tolta', sentBy: 'images.restore' },
    'file.saved': {
      phrase: 'Nella galleria cambiano i dati',
      sentBy: EXCUSES.reported,
      cases: (snapshot): Record<string, { image: Attachable }> =>
        snapshot.context.value.some(({ id, title }) => id === 1 && title === 'Mare')
          ? { 'della 1': { image: { ...media(1), title: 'Mare calmo' } } }
          : {},
    },
    'file.deleted': {
      phrase: 'Nella galleria si elimina il file',
      sentBy: EXCUSES.reported,
      cases: (snapshot) => first(snapshot, 'della prima', (id) => ({ id })),
    },
    'image.cover': {
      phrase: 'Scegli come copertina',
      sentBy: 'image.cover',
      cases: (snapshot): Record<string, { id: number }> => {
        const last = ids(snapshot).at(-1);
        return last === undefined || !steady(snapshot) ? {} : { 'l’ultima': { id: last } };
      },
    },
    'image.move': {
      phrase: 'Sposta',
      sentBy: ['image.earlier', 'image.later'],
      cases: (snapshot): Record<string, { id: number; to: number | 'earlier' | 'later' }> => {
        const [id, last] = [ids(snapshot)[0], ids(snapshot).at(-1)];
        if (id === undefined || last === undefined || !steady(snapshot)) return {};
        return {
          'la prima prima di un posto': { id, to: 'earlier' },
          'la prima dopo di un posto': { id, to: 'later' },
          'l’ultima prima di un posto': { id: last, to: 'earlier' },
          'la prima in fondo': { id, to: 3 },
        };
      },
    },
    'image.describe': {
      phrase: 'Scrivi il testo alternativo',
      sentBy: EXCUSES.typed,
      cases: (snapshot) =>
        first(snapshot, 'della prima', (id) => ({ id, text: `${snapshot.context.value[0]?.description ?? ''}.` })),
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
  invariants: {
    'exactly one cover while there is an image, none when there is none': ({ context: { value } }) =>
      value.filter(({ is_primary }) => is_primary).length === Math.min(value.length, 1),
    'orders are 1 to n': ({ context: { value } }) => value.every(({ order }, index) => order === index + 1),
    'no image is attached twice': ({ context: { value } }) =>
      value.every((image, index) => value.findIndex((other) => sameImage(other, image)) === index),
    'the images are what would be read back': ({ context: { value } }) => sameValue(value, imagesOf(value)),
    'something can be put back exactly while that is offered': (snapshot) =>
      snapshot.hasTag('undoable') === (snapshot.context.wayBack !== null),
  },
  laws: {
    'the form is told of every change, and of nothing else': (before, event, now, emitted) => {
      const told = emitted.findLast(({ type }) => type === 'value.changed');
      return event.type === 'form.change' || sameValue(told?.value ?? before.context.value, now.context.value);
    },
    'the maximum is never exceeded': (_, __, now) => now.context.value.length <= now.context.maximum,
    'an image goes only by being removed, or from outside': (before, event, now) =>
      ['image.remove', 'form.change', 'file.deleted'].includes(event.type) ||
      ids(before).every((id) => ids(now).includes(id)),
    'what is read only changes from outside only': (before, event, now) =>
      before.context.readOnly === null || event.type === 'form.change' || before.context.value === now.context.value,
    'putting back undoes the removal whole': (before, event, now) =>
      event.type !== 'image.restore' ||
      now.context.value[(before.context.wayBack?.position ?? 0) - 1]?.id === before.context.wayBack?.image.id,
  },
  // Which images there are, which of the places holds the cover, the way back: texts decide nothing.
  project: ({ value, wayBack, readOnly }) => ({
    images: value.map(({ id }) => id).sort(),
    cover: value.findIndex(({ is_primary }) => is_primary),
    removed: wayBack === null ? null : [wayBack.image.id, wayBack.position, wayBack.image.is_primary],
    readOnly,
  }),
  limit: 20_000,
  paths: { floor: 280, cap: 600 },
  journeys: [
    {
      name: 'tolta la copertina, la prima che resta lo diventa; rimessa, torna tutto come prima',
      input: 'due immagini',
      steps: [send({ type: 'image.remove', id: 1 }), send({ type: 'image.restore' })],
      end: {
        value: { form: 'open', wayBack: 'none' },
        context: { value: [image(1, 1, { url_thumb: null }), image(2, 2)], wayBack: null },
        emitted: ['value.changed', 'announced', 'focus.wanted', 'value.changed', 'announced'],
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
        value: { form: 'open', wayBack: 'none' },
        context: {
          value: [image(1, 1, { is_primary: false }), image(2, 2, { is_primary: true, url_thumb: null })],
        },
        emitted: [
          'value.changed',
          'announced',
          'value.changed',
          'announced',
          'focus.wanted',
          'value.changed',
          'announced',
        ],
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
        value: { form: 'open', wayBack: 'none' },
        context: {
          value: [
            image(1, 1, { title: 'Mare calmo', description: 'Il nostro mare' }),
            image(2, 2, { copyright: 'APT', description: 'Colline' }),
          ],
        },
        emitted: ['value.changed', 'value.changed', 'value.changed'],
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
        value: { form: 'open', wayBack: 'none' },
        context: { value: [], wayBack: null },
        emitted: [
          'value.changed',
          'announced',
          'focus.wanted',
          'value.changed',
          'announced',
          'value.changed',
          'announced',
        ],
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
        send({ type: 'image.move', id: 3, to: 'earlier' }),
        send({ type: 'image.cover', id: 3 }),
        send({ type: 'image.describe', id: 3, text: 'La piazza' }),
        refused({ type: 'image.cover', id: 3 }),
      ],
      end: {
        value: { form: 'open', wayBack: 'none' },
        context: {
          value: [
            added(1, 1, { is_primary: false }),
            added(3, 2, { is_primary: true, description: 'La piazza' }),
            added(2, 3),
          ],
        },
      },
    },
    {
      name: 'dopo quindici secondi la rimozione è definitiva',
      input: 'due immagini',
      steps: [send({ type: 'image.remove', id: 2 }), after('undoOffer'), refused({ type: 'image.restore' })],
      end: {
        value: { form: 'open', wayBack: 'none' },
        context: { value: [image(1, 1)], wayBack: null },
        emitted: ['value.changed', 'announced', 'focus.wanted'],
      },
    },
    {
      name: 'in sola lettura non si tocca nulla',
      input: 'sola lettura',
      steps: [
        refused({ type: 'image.remove', id: 1 }),
        refused({ type: 'images.add', images: [media(3)] }),
        refused({ type: 'file.saved', image: { ...media(1), title: 'Mare calmo' } }),
      ],
      end: { value: { form: 'open', wayBack: 'none' }, context: { value: two } },
    },
  ],
});

if (import.meta.vitest) modelSuite(attachmentsModel, import.meta.vitest);
