import type { SnapshotFrom } from 'xstate';
import type { MediaItem } from '../../../src/contract/media';
import { invariants } from '../../../src/machines/picker/invariants';
import { pickerMachine } from '../../../src/machines/picker/machine';
import { reason } from '../../../src/machines/picker/refusals';
import { hasMore, surplus, unlicensed } from '../../../src/machines/picker/rules';
import type { Detail, LicenseChoice, PickerActors } from '../../../src/machines/picker/types';
import { defineModel, EXCUSES, eventually } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { editing, news } from '../starts';
import { pages, promiseKept } from '../workLeft';
import { journeys } from './journeys';
import {
  forbidden,
  fresh,
  goneAlready,
  input,
  inUse,
  media,
  opening,
  overtaken,
  type Page,
  page,
  unlicensed422,
  VERSIONS,
} from './samples';

type Snapshot = SnapshotFrom<typeof pickerMachine>;
type Read = Awaited<ReturnType<PickerActors['readUnlicensed']>>;
type Saved = Awaited<ReturnType<PickerActors['saveLicense']>>;

/** Somebody else saves one of the images, and that once: another one, or twice, is the same again. */
const isOvertaken = (item: MediaItem | undefined): boolean =>
  item !== undefined && item.updated_at === undefined && [1, 5, 6].includes(item.id);

/** What the form of the open image may tell, if it has not told that last. */
function reports({ context: { detail } }: Snapshot): Record<string, { id: number; work: Detail['work'] }> {
  if (detail === null) return {};
  const { item, work } = detail;
  return {
    ...(work === 'none' ? {} : { 'che tutto è salvato': { id: item.id, work: 'none' } }),
    ...(work === 'unsaved' ? {} : { 'che c’è da salvare': { id: item.id, work: 'unsaved' } }),
    ...(work === 'saving' ? {} : { 'che salva': { id: item.id, work: 'saving' } }),
  };
}

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
  context.selection.length === 0 && context.uploaded.length === 0 && context.page <= 1 && context.requestedPage === 1;
const untouched = (snapshot: Snapshot) => plain(snapshot) && snapshot.context.cursor === null;
const bare = (snapshot: Snapshot) => calm(snapshot) && untouched(snapshot);
/** The gallery as it was loaded, without deletions and uploads. */
const asLoaded = ({ context: { items } }: Snapshot) => items.length === 2 && items[0]?.id === 1;
const inDetail = (snapshot: Snapshot) => snapshot.hasTag('detail') && snapshot.matches({ deletion: 'idle' });

const UNDER_QUESTION = 'sotto la domanda non si raggiunge altro';

export const pickerModel = defineModel(pickerMachine, {
  title: 'Galleria di immagini',
  reason,
  commands: { scopes: ['picker', 'gallery', 'imageData'] },
  inputs: {
    'immagini di una news': input,
    'galleria senza permessi': {
      limit: 2,
      inserts: false,
      abilities: { upload: false, edit: false, delete: false },
    },
  },
  start: ({ abilities: { upload, edit, delete: remove } }) =>
    editing(
      news,
      'Una news. Prima di cominciare allegale un’immagine della galleria e salva.',
      {},
      { 'media-create': upload, 'media-edit': edit, 'media-delete': remove },
    ),
  events: {
    'picker.open': {
      phrase: 'Apri la galleria',
      sentBy: { excuse: 'images.add has the card open it' },
      cases: { 'con un’immagine allegata e posto per altre due': opening },
    },
    'picker.close': {
      phrase: 'Premi CHIUDI',
      sentBy: 'picker.close',
      cases: once(
        (snapshot) =>
          snapshot.matches({ deletion: 'idle' }) &&
          (untouched(snapshot) || snapshot.hasTag('detail') || snapshot.context.uploaded.length > 0),
      ),
    },
    'picker.insert': {
      phrase: 'Premi INSERISCI',
      sentBy: 'picker.insert',
      cases: once((snapshot) => snapshot.matches({ deletion: 'idle' }) && onImages(snapshot)),
    },
    'filter.type': {
      phrase: 'Scrivi nel filtro',
      sentBy: EXCUSES.typed,
      cases: (snapshot): Record<string, { text: string }> =>
        bare(snapshot) ? { 'una lettera': { text: `${snapshot.context.text}a` } } : {},
    },
    'filter.apply': {
      phrase: 'Premi Filtra',
      sentBy: ['picker.apply', 'gallery.apply'],
      cases: once((snapshot) => undisturbed(snapshot) && untouched(snapshot)),
    },
    'gallery.refresh': {
      phrase: 'Aggiorna',
      sentBy: ['picker.refresh', 'gallery.refresh', 'imageData.refresh'],
      cases: once((snapshot) => undisturbed(snapshot) && untouched(snapshot)),
    },
    'gallery.more': {
      phrase: 'Premi Mostra altro',
      sentBy: ['picker.more', 'gallery.more'],
      cases: once((snapshot) => undisturbed(snapshot) && snapshot.context.uploaded.length === 0),
    },
    'view.measure': {
      phrase: 'Allarga la finestra',
      sentBy: EXCUSES.reported,
      cases: (snapshot): Record<string, { columns: number; rows: number }> =>
        bare(snapshot) ? { 'di una colonna': { columns: snapshot.context.columns + 1, rows: 3 } } : {},
    },
    'cursor.move': {
      phrase: 'Sposta il cursore',
      sentBy: { excuse: 'the arrows of the grid, where gallery.images leads' },
      cases: cases((snapshot) => calm(snapshot) && plain(snapshot), { 'sulla prima': { to: 'first' as const } }),
    },
    'image.select': {
      phrase: 'Seleziona o deseleziona',
      sentBy: 'picker.select',
      cases: (snapshot): Record<string, { id?: number }> =>
        calm(snapshot) && asLoaded(snapshot) ? { 'quella del cursore': {}, 'la 1': { id: 1 } } : {},
    },
    'selection.clear': { phrase: 'Deseleziona tutto', sentBy: 'picker.deselect', cases: once(calm) },
    'uploads.open': {
      phrase: 'Premi Carica Immagini',
      sentBy: ['picker.uploads', 'gallery.uploads'],
      cases: once((snapshot) => undisturbed(snapshot) && untouched(snapshot)),
    },
    'uploads.close': { phrase: 'Premi Torna alla gallery', sentBy: ['picker.gallery', 'gallery.back'] },
    'uploads.arrived': {
      phrase: 'I caricamenti sono finiti',
      sentBy: EXCUSES.reported,
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
      sentBy: ['picker.details', 'gallery.details'],
      cases: (snapshot): Record<string, { id: number }> =>
        onImages(snapshot) && plain(snapshot) && asLoaded(snapshot) && snapshot.matches({ deletion: 'idle' })
          ? { 'della 1': { id: 1 }, 'della 2': { id: 2 } }
          : {},
    },
    'detail.close': { phrase: 'Chiudi i dati', sentBy: ['picker.closeDetails', 'gallery.back'], cases: once(inDetail) },
    'detail.report': { phrase: 'La scheda dei dati dice', sentBy: EXCUSES.reported, cases: reports },
    'image.stored': {
      phrase: 'I dati sul server sono nuovi',
      sentBy: EXCUSES.reported,
      cases: ({ context: { detail } }): Record<string, { item: MediaItem }> =>
        detail?.work === 'saving' ? { 'con un altro titolo': { item: { ...detail.item, title: 'Mare calmo' } } } : {},
    },
    'leave.confirm': { phrase: 'Esci senza salvare', sentBy: EXCUSES.question },
    'leave.cancel': { phrase: 'Resta', sentBy: EXCUSES.question },
    'delete.request': {
      phrase: 'Premi Elimina',
      sentBy: ['picker.delete', 'gallery.delete', 'imageData.delete'],
      cases: (snapshot): Record<string, { id: number }> =>
        onImages(snapshot) && plain(snapshot) && asLoaded(snapshot) ? { 'per la 1': { id: 1 } } : {},
    },
    'delete.confirm': { phrase: 'Premi Conferma', sentBy: EXCUSES.question },
    'delete.cancel': { phrase: 'Premi Annulla', sentBy: EXCUSES.question },
    'licenses.choose': {
      phrase: 'Scegli',
      sentBy: { excuse: 'chosen in the question’s boxes' },
      cases: ({ context: { licensing } }): Record<string, { change: LicenseChoice }> => ({
        ...(licensing?.license_id === 81 ? {} : { 'la licenza': { change: { license_id: 81 } } }),
        ...(licensing?.versione_id === 91 ? {} : { 'la versione': { change: { versione_id: 91 } } }),
      }),
    },
    'licenses.save': { phrase: 'Premi Salva e inserisci', sentBy: EXCUSES.question },
    'licenses.cancel': { phrase: 'Torna alla gallery senza inserire', sentBy: EXCUSES.question },
  },
  actors: {
    loadPage: {
      phrase: 'Il server risponde con la pagina',
      done: ({ context }): Record<string, Page> =>
        context.requestedPage === 1
          ? {
              'due immagini di quattro': page([1, 2], 1, 2),
              nessuna: page([], 1, 0),
              rifiuto: { ok: false, failure: forbidden },
            }
          : { 'altre due': page([3, 4], 2, 2), rifiuto: { ok: false, failure: forbidden } },
    },
    saveLicense: {
      phrase: 'Il server risponde alla licenza',
      done: ({ context: { licensing, selection, page } }): Record<string, Saved> => ({
        salvata: { ok: true, value: { message: null, item: null } },
        rifiutata: { ok: false, failure: unlicensed422 },
        ...(page <= 1 && isOvertaken(selection.find(({ id }) => id === licensing?.sending))
          ? { 'salvata da altri': { ok: false, failure: overtaken } }
          : {}),
      }),
    },
    readUnlicensed: {
      phrase: 'Il server risponde con l’immagine salvata da altri',
      done: ({ context }): Record<string, Read> => {
        const id = context.licensing?.sending ?? 0;
        return {
          'ancora senza licenza': { ok: true, value: { ...fresh(id), updated_at: VERSIONS[1] } },
          'con la licenza': { ok: true, value: media(id, { updated_at: VERSIONS[1] }) },
          'com’era': { ok: true, value: fresh(id) },
          rifiuto: { ok: false, failure: forbidden },
        };
      },
    },
    deleteItem: {
      phrase: 'Il server risponde all’eliminazione',
      done: {
        eliminata: { ok: true, value: { message: 'File eliminato' } },
        'è in uso': inUse,
        'non c’è più': goneAlready,
      },
    },
  },
  delays: {},
  requirements: {
    '1-2.18.2': ['filter.apply', 'gallery.refresh', 'uploads.open'],
    '1-2.18.3': ['filter.apply'],
    '1-2.18.4': ['gallery.refresh'],
    '1-2.18.5': ['gallery.more'],
    '1-2.18.8': ['uploads.close'],
    '1-2.18.9': ['picker.close'],
    '1-2.18.10': ['picker.insert'],
    '1-4.20': ['image.select', 'selection.clear'],
    '1-4.22': ['uploads.arrived (tre nuove)'],
    '1-4.26': ['uploads.arrived'],
    '1-5.23': ['licenses.save'],
    '1-8.6': ['deleteItem: è in uso'],
    '1-8.13': ['delete.request'],
    '2-4.14': ['gallery.more'],
    '2-4.15': ['uploads.arrived'],
    '3-8.1': ['deleteItem: è in uso', 'saveLicense: rifiutata'],
  },
  invariants,
  effects: {
    ...promiseKept(pages.picker),
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
        'xstate.done.actor.readUnlicensed',
      ].includes(event.type) ||
      before.context.selection.every(({ id }) => now.context.selection.some((item) => item.id === id)),
    'unsaved data stay open unless somebody says otherwise': (before, event, now) =>
      ['leave.confirm', 'detail.report', 'xstate.done.actor.deleteItem'].includes(event.type) ||
      before.context.detail === null ||
      before.context.detail.work === 'none' ||
      now.context.detail?.item.id === before.context.detail.item.id,
    'no data are left while they are saved, but those of a deleted image': (before, event, now) =>
      ['detail.report', 'xstate.done.actor.deleteItem'].includes(event.type) ||
      before.context.detail?.work !== 'saving' ||
      now.context.detail?.work === 'saving',
    'uploads are never lost': (_, event, now) =>
      event.type !== 'uploads.arrived' ||
      event.items.every((item: MediaItem) => now.context.items.some(({ id }) => id === item.id)),
  },
  timeLaws: {
    'a requested page comes, or the picker says why not': eventually(
      (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('loadingMore'),
      (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('loadingMore'),
    ),
    'a confirmed deletion is carried out, or says why not': eventually(
      (snapshot) => snapshot.hasTag('deleting'),
      (snapshot, emitted) =>
        !snapshot.hasTag('deleting') &&
        (snapshot.hasTag('deletionRefused') || emitted.some(({ type }) => type === 'image.deleted')),
    ),
    'a saving of the licences ends': eventually(
      (snapshot) => snapshot.hasTag('savingLicense'),
      (snapshot) => !snapshot.hasTag('savingLicense'),
    ),
  },
  project: (context) => ({
    open: context.isOpen,
    inserts: context.inserts,
    shown: context.shownQuery === context.query,
    items: context.items.map(({ id }) => id),
    more: hasMore(context),
    page: context.page,
    requestedPage: context.requestedPage,
    uploaded: context.uploaded.length,
    deleted: context.deletedSince,
    cursor: context.cursor,
    selection: context.selection.map(({ id }) => id).sort(),
    over: surplus(context) > 0,
    attached: context.attached.length,
    detail:
      context.detail === null
        ? null
        : [context.detail.item.id, context.detail.work, context.detail.item.title === 'Mare calmo'],
    leaving: context.leaving,
    deletion: context.deletion?.item.id,
    licensing: context.licensing === null ? null : { ...context.licensing, failure: context.licensing.failure?.kind },
    unlicensed: unlicensed(context).length,
  }),
  noHand: {
    'picker.detail.asking --always[isDetailClosed]': UNDER_QUESTION,
    'picker.licensing.asking --always[areLicensed]': UNDER_QUESTION,
  },
  limit: 30_000,
  paths: { floor: 800, cap: 2000 },
  journeys,
});

if (import.meta.vitest) modelSuite(pickerModel, import.meta.vitest);
