import type { SnapshotFrom } from 'xstate';
import type { MediaItem } from '../../../src/contract/media';
import { invariants } from '../../../src/machines/picker/invariants';
import { pickerMachine } from '../../../src/machines/picker/machine';
import { refusal } from '../../../src/machines/picker/refusal';
import { formProblems, hasMore, isDirty, surplus, unlicensed } from '../../../src/machines/picker/rules';
import type {
  DeletionAnswer,
  LicenseChoice,
  MediaForm,
  PickerActors,
  PickerEvent,
  PickerInput,
} from '../../../src/machines/picker/types';
import { defineModel, done, fail, refused, send } from '../../kit/model';
import { failureOf } from '../fixtures';

type Snapshot = SnapshotFrom<typeof pickerMachine>;
type Page = Awaited<ReturnType<PickerActors['loadPage']>>;

const TITLES = ['Mare', 'Colline', 'Piazza', 'Portici', 'Delta', 'Rocca'];
export const media = (id: number, more: Partial<MediaItem> = {}): MediaItem => ({
  id,
  name: `foto-${id}.jpg`,
  url: `/media/${id}.jpg`,
  url_thumb: `/media/${id}-t.webp`,
  title: TITLES[id - 1] ?? null,
  copyright: 'APT',
  description: null,
  license_id: 81,
  versione_id: 91,
  openlibrary: false,
  width: 1600,
  height: 900,
  ...more,
});
/** Just uploaded: nobody chose licence and version yet. */
const fresh = (id: number) => media(id, { license_id: null, versione_id: null });

export const input: PickerInput = {
  limit: 2,
  inserts: true,
  abilities: { upload: true, edit: true, delete: true },
};
export const opening = { maximum: 3, attached: [{ id: 3, url: '/media/3.jpg' }] };
const form = (id: number, change: Partial<MediaForm> = {}): MediaForm => ({
  titolo: TITLES[id - 1] ?? '',
  copyright: 'APT',
  description: '',
  license_id: 81,
  versione_id: 91,
  openlibrary: false,
  ...change,
});

const page = (ids: readonly number[], number: number, lastPage: number): Page => ({
  ok: true,
  value: { items: ids.map((id) => media(id)), page: number, lastPage, total: lastPage * 2 },
});
const forbidden = failureOf('server');
const unlicensed422 = failureOf('invalid', {
  message: 'Licenza: voce sconosciuta',
  fields: { license_id: 'Voce sconosciuta' },
});
const use = { area: 'news', id: 5, title: 'La sagra', route: '/news/5' };
const inUse: DeletionAnswer = {
  ok: false,
  failure: failureOf('invalid', { status: 409, message: 'È usata da un contenuto' }),
  usedBy: [use],
  usedTotal: 1,
};

/** What bears on one part is walked where the others rest, so that they don't multiply. */
const undisturbed = (snapshot: Snapshot) =>
  snapshot.matches({ detail: 'closed', deletion: 'idle', licensing: 'idle' }) && !snapshot.hasTag('uploads');
const onImages = (snapshot: Snapshot) => snapshot.matches({ dialog: { open: { pages: 'shown', pane: 'gallery' } } });
const calm = (snapshot: Snapshot) => undisturbed(snapshot) && onImages(snapshot);
const once =
  (when: (snapshot: Snapshot) => boolean) =>
  (snapshot: Snapshot): Record<string, object> =>
    when(snapshot) ? { '': {} } : {};
function cases<Payload>(
  when: (snapshot: Snapshot) => boolean,
  all: Record<string, Payload>,
): (snapshot: Snapshot) => Record<string, Payload> {
  return (snapshot) => (when(snapshot) ? all : {});
}
/** Nothing chosen, nothing uploaded, the first page. */
const plain = ({ context }: Snapshot) =>
  context.selection.length === 0 && context.uploaded.length === 0 && context.page <= 1 && context.asked === 1;
const untouched = (snapshot: Snapshot) => plain(snapshot) && snapshot.context.cursor === null;
const bare = (snapshot: Snapshot) => calm(snapshot) && untouched(snapshot);
/** The gallery as it was loaded, without deletions and uploads. */
const asLoaded = ({ context: { items } }: Snapshot) => items.length === 2 && items[0]?.id === 1;
const inDetail = (snapshot: Snapshot) => snapshot.hasTag('detail') && snapshot.matches({ deletion: 'idle' });

const probes: readonly PickerEvent[] = [
  { type: 'picker.open', ...opening },
  { type: 'picker.close' },
  { type: 'picker.insert' },
  { type: 'filter.type', text: 'mare' },
  { type: 'filter.type', text: '' },
  { type: 'filter.apply' },
  { type: 'gallery.refresh' },
  { type: 'gallery.more' },
  { type: 'view.measure', columns: 2, rows: 3 },
  { type: 'cursor.move', to: 'right' },
  { type: 'cursor.move', to: { id: 1 } },
  { type: 'image.select' },
  { type: 'image.select', id: 1 },
  { type: 'image.select', id: 3 },
  { type: 'image.select', id: 99 },
  { type: 'selection.clear' },
  { type: 'uploads.open' },
  { type: 'uploads.close' },
  { type: 'uploads.arrived', items: [], failed: 0 },
  { type: 'detail.open' },
  { type: 'detail.open', id: 1 },
  { type: 'detail.open', id: 2 },
  { type: 'detail.close' },
  { type: 'detail.change', change: { titolo: 'Altro' } },
  { type: 'detail.change', change: {} },
  { type: 'detail.blur', field: 'titolo' },
  { type: 'detail.save' },
  { type: 'leave.confirm' },
  { type: 'leave.cancel' },
  { type: 'delete.ask' },
  { type: 'delete.ask', id: 1 },
  { type: 'delete.confirm' },
  { type: 'delete.cancel' },
  { type: 'licenses.choose', change: { license_id: 81 } },
  { type: 'licenses.save' },
  { type: 'licenses.cancel' },
];

export const pickerModel = defineModel(pickerMachine, {
  title: 'Galleria di immagini',
  inputs: {
    'immagini di una news': input,
    'galleria senza permessi': {
      limit: 2,
      inserts: false,
      abilities: { upload: false, edit: false, delete: false },
    },
  },
  events: {
    'picker.open': { phrase: 'Apri la galleria', cases: { 'con un’immagine allegata e posto per altre due': opening } },
    'picker.close': {
      phrase: 'Premi CHIUDI',
      cases: once(
        (snapshot) =>
          snapshot.matches({ deletion: 'idle' }) &&
          (untouched(snapshot) || snapshot.hasTag('detail') || snapshot.context.uploaded.length > 0),
      ),
    },
    'picker.insert': {
      phrase: 'Premi INSERISCI',
      cases: once((snapshot) => snapshot.matches({ deletion: 'idle' }) && onImages(snapshot)),
    },
    'filter.type': {
      phrase: 'Scrivi nel filtro',
      cases: (snapshot): Record<string, { text: string }> =>
        bare(snapshot) ? { 'una lettera': { text: `${snapshot.context.text}a` } } : {},
    },
    'filter.apply': { phrase: 'Premi Filtra', cases: once((snapshot) => undisturbed(snapshot) && untouched(snapshot)) },
    'gallery.refresh': { phrase: 'Aggiorna', cases: once((snapshot) => undisturbed(snapshot) && untouched(snapshot)) },
    'gallery.more': {
      phrase: 'Premi Mostra altro',
      cases: once((snapshot) => undisturbed(snapshot) && snapshot.context.uploaded.length === 0),
    },
    'view.measure': {
      phrase: 'Allarga la finestra',
      cases: (snapshot): Record<string, { columns: number; rows: number }> =>
        bare(snapshot) ? { 'di una colonna': { columns: snapshot.context.columns + 1, rows: 3 } } : {},
    },
    'cursor.move': {
      phrase: 'Sposta il cursore',
      cases: cases((snapshot) => calm(snapshot) && plain(snapshot), { 'sulla prima': { to: 'first' as const } }),
    },
    'image.select': {
      phrase: 'Seleziona o deseleziona',
      cases: (snapshot): Record<string, { id?: number }> =>
        calm(snapshot) && asLoaded(snapshot) ? { 'quella del cursore': {}, 'la 1': { id: 1 } } : {},
    },
    'selection.clear': { phrase: 'Deseleziona tutto', cases: once(calm) },
    'uploads.open': {
      phrase: 'Premi Carica Immagini',
      cases: once((snapshot) => undisturbed(snapshot) && untouched(snapshot)),
    },
    'uploads.close': { phrase: 'Premi Torna alla gallery' },
    'uploads.arrived': {
      phrase: 'I caricamenti sono finiti',
      cases: (snapshot): Record<string, { items: readonly MediaItem[]; failed: number }> =>
        untouched(snapshot) &&
        !snapshot.hasTag('detail') &&
        snapshot.matches({ deletion: 'idle' }) &&
        (asLoaded(snapshot) || snapshot.context.items.length === 0)
          ? {
              'un’immagine nuova': { items: [fresh(5)], failed: 0 },
              'una nuova, una non riuscita': { items: [fresh(5)], failed: 1 },
              'tre nuove': { items: [fresh(5), fresh(6), fresh(7)], failed: 0 },
            }
          : {},
    },
    'detail.open': {
      phrase: 'Apri i dati',
      cases: (snapshot): Record<string, { id: number }> =>
        onImages(snapshot) && plain(snapshot) && asLoaded(snapshot) && snapshot.matches({ deletion: 'idle' })
          ? { 'della 1': { id: 1 }, 'della 2': { id: 2 } }
          : {},
    },
    'detail.close': { phrase: 'Chiudi i dati', cases: once(inDetail) },
    'detail.change': {
      phrase: 'Cambia',
      cases: (snapshot): Record<string, { change: Partial<MediaForm> }> =>
        inDetail(snapshot)
          ? {
              'il titolo': { change: { titolo: 'Mare calmo' } },
              'la licenza in nessuna': { change: { license_id: null } },
            }
          : {},
    },
    'detail.blur': {
      phrase: 'Lascia il campo',
      cases: cases(inDetail, { Licenza: { field: 'license_id' as const } }),
    },
    'detail.save': { phrase: 'Premi Salva', cases: once(inDetail) },
    'leave.confirm': { phrase: 'Esci senza salvare' },
    'leave.cancel': { phrase: 'Resta' },
    'delete.ask': {
      phrase: 'Premi Elimina',
      cases: (snapshot): Record<string, { id: number }> =>
        onImages(snapshot) && plain(snapshot) && asLoaded(snapshot) && !snapshot.hasTag('savingDetail')
          ? { 'per la 1': { id: 1 } }
          : {},
    },
    'delete.confirm': { phrase: 'Premi Conferma' },
    'delete.cancel': { phrase: 'Premi Annulla' },
    'licenses.choose': {
      phrase: 'Scegli',
      cases: ({ context: { licensing } }): Record<string, { change: LicenseChoice }> => ({
        ...(licensing?.license_id === 81 ? {} : { 'la licenza': { change: { license_id: 81 } } }),
        ...(licensing?.versione_id === 91 ? {} : { 'la versione': { change: { versione_id: 91 } } }),
      }),
    },
    'licenses.save': { phrase: 'Premi Salva e inserisci' },
    'licenses.cancel': { phrase: 'Torna alla gallery senza inserire' },
  },
  actors: {
    loadPage: {
      phrase: 'Il server risponde con la pagina',
      done: ({ context }): Record<string, Page> =>
        context.asked === 1
          ? {
              'due immagini di quattro': page([1, 2], 1, 2),
              nessuna: page([], 1, 0),
              rifiuto: { ok: false, failure: forbidden },
            }
          : { 'altre due': page([3, 4], 2, 2), rifiuto: { ok: false, failure: forbidden } },
    },
    saveItem: {
      phrase: 'Il server risponde al salvataggio',
      done: {
        salvato: { ok: true, value: { message: null } },
        'licenza rifiutata': { ok: false, failure: unlicensed422 },
      },
    },
    saveLicense: {
      phrase: 'Il server risponde alla licenza',
      done: {
        salvata: { ok: true, value: { message: null } },
        rifiutata: { ok: false, failure: unlicensed422 },
      },
    },
    deleteItem: {
      phrase: 'Il server risponde alla cancellazione',
      done: { cancellata: { ok: true, value: { message: 'File eliminato' } }, 'è in uso': inUse },
    },
  },
  delays: {},
  invariants: {
    ...invariants,
    'what is refused has a reason, and only that': (snapshot) =>
      probes.every((event) => snapshot.can(event) === (refusal(snapshot, event) === null)),
  },
  effects: {
    'never more is handed over than there is room for, never the same address twice, never what is attached': (
      _,
      emitted,
    ) =>
      emitted.every((event) => {
        if (event.type !== 'images.inserted') return true;
        const urls: string[] = event.items.map((item: MediaItem) => item.url);
        return (
          urls.length > 0 &&
          urls.length + opening.attached.length <= opening.maximum &&
          new Set(urls).size === urls.length &&
          !urls.includes('/media/3.jpg')
        );
      }),
    'nothing is handed over without licence and version': (_, emitted) =>
      emitted.every(
        (event) =>
          event.type !== 'images.inserted' ||
          event.items.every((item: MediaItem) => item.license_id !== null && item.versione_id !== null),
      ),
  },
  laws: {
    'what is chosen stays chosen unless somebody says otherwise': (before, event, now) =>
      [
        'image.select',
        'selection.clear',
        'picker.insert',
        'leave.confirm',
        'xstate.done.actor.deleteItem',
        // With the last licence the insertion goes on.
        'xstate.done.actor.saveLicense',
      ].includes(event.type) ||
      before.context.selection.every(({ id }) => now.context.selection.some((item) => item.id === id)),
    'what is typed stays unless somebody says otherwise': (before, event, now) =>
      ['detail.change', 'leave.confirm', 'xstate.done.actor.deleteItem'].includes(event.type) ||
      !isDirty(before.context) ||
      before.context.detail?.form === now.context.detail?.form,
    'uploads are never lost': (_, event, now) =>
      event.type !== 'uploads.arrived' ||
      event.items.every((item: MediaItem) => now.context.items.some(({ id }) => id === item.id)),
  },
  project: (context) => ({
    open: context.isOpen,
    inserts: context.inserts,
    shown: context.shownQuery === context.query,
    items: context.items.map(({ id }) => id),
    more: hasMore(context),
    page: context.page,
    asked: context.asked,
    uploaded: context.uploaded.length,
    deleted: context.deletedSince,
    cursor: context.cursor,
    selection: context.selection.map(({ id }) => id).sort(),
    over: surplus(context) > 0,
    attached: context.attached.length,
    detail:
      context.detail === null
        ? null
        : [
            context.detail.item.id,
            isDirty(context),
            Object.keys(formProblems(context.detail.form)),
            context.detail.sending !== null,
            context.detail.form.titolo === 'Mare calmo',
            Object.keys(formProblems({ ...context.detail.form, ...context.detail.sending })),
          ],
    leaving: context.leaving,
    deletion: context.deletion?.item.id,
    licensing: context.licensing === null ? null : { ...context.licensing, failure: context.licensing.failure?.kind },
    unlicensed: unlicensed(context).length,
  }),
  limit: 30_000,
  paths: { floor: 800, cap: 1500 },
  journeys: [
    {
      name: 'sceglie su due pagine e con un filtro, inserisce solo quel che ci sta',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'image.select', id: 1 }),
        send({ type: 'gallery.more' }),
        done('loadPage', 'altre due'),
        refused({ type: 'image.select', id: 3 }),
        send({ type: 'image.select', id: 4 }),
        send({ type: 'filter.type', text: 'coll' }),
        send({ type: 'filter.apply' }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'image.select', id: 2 }),
        refused({ type: 'picker.insert' }),
        send({ type: 'image.select', id: 1 }),
        send({ type: 'picker.insert' }),
      ],
      end: {
        value: { dialog: 'closed', detail: 'closed', deletion: 'idle', licensing: 'idle' },
        context: { selection: [], query: 'coll', items: [media(1), media(2)], page: 1 },
        emitted: ['images.inserted'],
      },
    },
    {
      name: 'troppi caricamenti: avviso, chiusura, e alla riapertura la selezione c’è ancora',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'image.select', id: 2 }),
        send({ type: 'uploads.open' }),
        send({ type: 'uploads.arrived', items: [fresh(5), fresh(6)], failed: 0 }),
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        refused({ type: 'picker.insert' }),
        send({ type: 'image.select', id: 6 }),
        send({ type: 'picker.insert' }),
        send({ type: 'licenses.choose', change: { license_id: 81, versione_id: 91 } }),
        send({ type: 'licenses.save' }),
        done('saveLicense', 'salvata'),
      ],
      end: {
        value: { dialog: 'closed', detail: 'closed', deletion: 'idle', licensing: 'idle' },
        context: { selection: [] },
        emitted: ['notice', 'image.saved', 'images.inserted'],
      },
    },
    {
      name: 'prima di inserire due caricamenti chiede una volta licenza e versione, e le dà a entrambi',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'uploads.arrived', items: [fresh(5), fresh(6)], failed: 0 }),
        send({ type: 'picker.insert' }),
        refused({ type: 'picker.close' }),
        refused({ type: 'detail.open', id: 1 }),
        refused({ type: 'delete.ask', id: 5 }),
        send({ type: 'licenses.cancel' }),
        send({ type: 'picker.insert' }),
        send({ type: 'licenses.save' }),
        send({ type: 'licenses.choose', change: { license_id: 81 } }),
        send({ type: 'licenses.choose', change: { versione_id: 91 } }),
        send({ type: 'licenses.save' }),
        refused({ type: 'licenses.cancel' }),
        done('saveLicense', 'salvata'),
        done('saveLicense', 'rifiutata'),
        send({ type: 'licenses.save' }),
        done('saveLicense', 'salvata'),
      ],
      end: {
        value: { dialog: 'closed', detail: 'closed', deletion: 'idle', licensing: 'idle' },
        context: {
          selection: [],
          licensing: null,
          uploaded: [media(5, { description: '' }), media(6, { description: '', title: 'Rocca' })],
        },
        emitted: ['image.saved', 'image.saved', 'images.inserted'],
      },
    },
    {
      name: 'se intanto ne arrivano troppe, la domanda sulle licenze si chiude con la galleria',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'uploads.arrived', items: [fresh(5)], failed: 0 }),
        send({ type: 'picker.insert' }),
        send({ type: 'uploads.arrived', items: [fresh(6), fresh(7)], failed: 0 }),
      ],
      end: {
        value: { dialog: 'closed', detail: 'closed', deletion: 'idle', licensing: 'idle' },
        context: { licensing: null, isOpen: false },
        emitted: ['notice'],
      },
    },
    {
      name: 'se intanto nessuna scelta è più senza licenza, la domanda si chiude',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'uploads.arrived', items: [fresh(5)], failed: 0 }),
        send({ type: 'picker.insert' }),
        send({ type: 'image.select', id: 5 }),
      ],
      end: {
        value: {
          dialog: { open: { pages: 'shown', pane: 'gallery' } },
          detail: 'closed',
          deletion: 'idle',
          licensing: 'idle',
        },
        context: { licensing: null, isOpen: true },
        emitted: [],
      },
    },
    {
      name: 'se intanto la galleria si chiude, le licenze restano salvate e nulla si inserisce',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'uploads.arrived', items: [fresh(5)], failed: 0 }),
        send({ type: 'picker.insert' }),
        send({ type: 'licenses.choose', change: { license_id: 81, versione_id: 91 } }),
        send({ type: 'licenses.save' }),
        send({ type: 'uploads.arrived', items: [fresh(6), fresh(7)], failed: 0 }),
        done('saveLicense', 'salvata'),
      ],
      end: {
        value: { dialog: 'closed', detail: 'closed', deletion: 'idle', licensing: 'idle' },
        context: { licensing: null, isOpen: false },
        emitted: ['notice', 'image.saved'],
      },
    },
    {
      name: 'un caricamento si seleziona da solo, è il primo, e chiede licenza e versione',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'uploads.open' }),
        send({ type: 'uploads.arrived', items: [fresh(5)], failed: 0 }),
        send({ type: 'detail.open', id: 5 }),
        refused({ type: 'detail.save' }),
        send({ type: 'detail.change', change: { license_id: 81 } }),
        send({ type: 'detail.save' }),
        send({ type: 'detail.change', change: { versione_id: 91 } }),
        send({ type: 'detail.save' }),
        done('saveItem', 'licenza rifiutata'),
        send({ type: 'detail.save' }),
        done('saveItem', 'salvato'),
      ],
      end: {
        value: {
          dialog: { open: { pages: 'shown', pane: 'gallery' } },
          detail: 'editing',
          deletion: 'idle',
          licensing: 'idle',
        },
        context: {
          items: [media(5, { description: '' }), media(1), media(2)],
          selection: [media(5, { description: '' })],
          detail: {
            item: media(5, { description: '' }),
            form: form(5),
            touched: ['titolo', 'copyright', 'description', 'license_id', 'versione_id', 'openlibrary'],
            serverErrors: {},
            failure: null,
            sending: null,
          },
        },
        emitted: ['notice', 'image.saved', 'notice'],
      },
    },
    {
      name: 'un’immagine in uso non si cancella e dice dove; tolta da lì, sparisce ovunque',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'image.select', id: 1 }),
        send({ type: 'detail.open' }),
        send({ type: 'delete.ask' }),
        send({ type: 'delete.confirm' }),
        done('deleteItem', 'è in uso'),
        send({ type: 'delete.confirm' }),
        done('deleteItem', 'cancellata'),
        send({ type: 'gallery.more' }),
      ],
      end: {
        value: {
          dialog: { open: { pages: 'loadingMore', pane: 'gallery' } },
          detail: 'closed',
          deletion: 'idle',
          licensing: 'idle',
        },
        // The pages moved up by one: the first is asked for again.
        context: { items: [media(2)], selection: [], asked: 1, page: 1, deletedSince: [], cursor: 2, detail: null },
        emitted: ['notice', 'image.deleted', 'notice'],
      },
    },
    {
      name: 'chiudere con dati non salvati chiede prima; restando non si perde nulla',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'detail.open', id: 1 }),
        send({ type: 'detail.change', change: { titolo: 'Mare calmo' } }),
        send({ type: 'picker.close' }),
        refused({ type: 'picker.insert' }),
        send({ type: 'leave.cancel' }),
        send({ type: 'detail.open', id: 2 }),
        send({ type: 'leave.confirm' }),
      ],
      end: {
        value: {
          dialog: { open: { pages: 'shown', pane: 'gallery' } },
          detail: 'editing',
          deletion: 'idle',
          licensing: 'idle',
        },
        context: {
          leaving: null,
          detail: { item: media(2), form: form(2), touched: [], serverErrors: {}, failure: null, sending: null },
        },
        emitted: [],
      },
    },
    {
      name: 'inserire con dati non salvati chiede prima; con dati salvati no',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'image.select', id: 1 }),
        send({ type: 'detail.open' }),
        send({ type: 'picker.insert' }),
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'image.select', id: 2 }),
        send({ type: 'detail.open', id: 2 }),
        send({ type: 'detail.change', change: { titolo: 'Altro' } }),
        send({ type: 'picker.insert' }),
        send({ type: 'leave.confirm' }),
      ],
      end: {
        value: { dialog: 'closed', detail: 'closed', deletion: 'idle', licensing: 'idle' },
        context: { selection: [], detail: null, leaving: null, items: [media(1), media(2)] },
        emitted: ['images.inserted', 'images.inserted'],
      },
    },
    {
      name: 'se l’immagine sparisce mentre si chiede di uscire, si esce',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'detail.open', id: 1 }),
        send({ type: 'delete.ask' }),
        send({ type: 'delete.confirm' }),
        send({ type: 'detail.change', change: { titolo: 'Altro' } }),
        refused({ type: 'detail.save' }),
        send({ type: 'detail.open', id: 2 }),
        done('deleteItem', 'cancellata'),
      ],
      end: {
        value: {
          dialog: { open: { pages: 'shown', pane: 'gallery' } },
          detail: 'editing',
          deletion: 'idle',
          licensing: 'idle',
        },
        context: {
          items: [media(2)],
          leaving: null,
          detail: { item: media(2), form: form(2), touched: [], serverErrors: {}, failure: null, sending: null },
        },
        emitted: ['image.deleted', 'notice'],
      },
    },
    {
      name: 'un salvataggio continua anche a galleria chiusa',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'detail.open', id: 1 }),
        send({ type: 'detail.change', change: { titolo: 'Mare calmo' } }),
        send({ type: 'detail.save' }),
        refused({ type: 'detail.close' }),
        send({ type: 'picker.close' }),
        done('saveItem', 'salvato'),
      ],
      end: {
        value: { dialog: 'closed', detail: 'closed', deletion: 'idle', licensing: 'idle' },
        context: { detail: null, items: [media(1, { title: 'Mare calmo', description: '' }), media(2)] },
        emitted: ['image.saved', 'notice'],
      },
    },
    {
      name: 'una pagina che non arriva si richiede; la prima anche',
      input: 'immagini di una news',
      steps: [
        send({ type: 'picker.open', ...opening }),
        fail('loadPage', 'si rompe'),
        refused({ type: 'gallery.more' }),
        send({ type: 'gallery.refresh' }),
        done('loadPage', 'due immagini di quattro'),
        send({ type: 'gallery.more' }),
        done('loadPage', 'rifiuto'),
        send({ type: 'gallery.more' }),
        done('loadPage', 'altre due'),
        refused({ type: 'gallery.more' }),
      ],
      end: {
        value: {
          dialog: { open: { pages: 'shown', pane: 'gallery' } },
          detail: 'closed',
          deletion: 'idle',
          licensing: 'idle',
        },
        context: { items: [media(1), media(2), media(3), media(4)], page: 2, total: 4, failure: null },
        emitted: [],
      },
    },
    {
      name: 'chi non ha permessi guarda soltanto',
      input: 'galleria senza permessi',
      steps: [
        send({ type: 'picker.open', ...opening }),
        done('loadPage', 'due immagini di quattro'),
        refused({ type: 'image.select', id: 1 }),
        refused({ type: 'uploads.open' }),
        send({ type: 'detail.open', id: 1 }),
        refused({ type: 'detail.change', change: { titolo: 'Altro' } }),
        refused({ type: 'delete.ask' }),
        send({ type: 'picker.close' }),
      ],
      end: { value: { dialog: 'closed', detail: 'closed', deletion: 'idle', licensing: 'idle' }, emitted: [] },
    },
  ],
});
