import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { imageWith } from '../../../../src/content/records/image';
import type { MediaItem } from '../../../../src/contract/media';
import { MEDIA_PAGE_SIZES } from '../../../../src/contract/media';
import type { pickerMachine } from '../../../../src/machines/picker/machine';
import { licensedFacts } from '../../../../src/machines/picker/rules';
import type { PickerActors, PickerContext, PickerInput } from '../../../../src/machines/picker/types';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { failureOf } from '../../../machines/fixtures';
import { pickerModel } from '../../../machines/picker/model';
import { media } from '../../../machines/picker/samples';
import { answering, eventsWhere } from '../../kit/variants';

export type PickerSnapshot = SnapshotFrom<typeof pickerMachine>;
type Page = Awaited<ReturnType<PickerActors['loadPage']>>;

/** Nobody chose licence and version yet. */
const fresh = (id: number) => media(id, { license_id: null, versione_id: null });

/** The images that the news item has: there is room for two more of ten. */
export const ATTACHED = [3, 101, 102, 103, 104, 105, 106, 107].map((id) => ({ id, url: `/media/${id}.jpg` }));

const input: PickerInput = {
  limit: MEDIA_PAGE_SIZES.picker,
  inserts: true,
  abilities: { upload: true, edit: true, delete: true },
};

const page = (items: readonly MediaItem[], number: number, lastPage: number): Page => ({
  ok: true,
  value: { items, page: number, lastPage, total: lastPage * 2 },
});
const refused: Page = { ok: false, failure: failureOf('server') };

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as PickerSnapshot).context;

const uploads = (snapshot: AnyMachineSnapshot): Record<string, object> =>
  snapshot.hasTag('uploads')
    ? {
        'un’immagine nuova': { items: [fresh(5)], failed: 0 },
        'due nuove': { items: [fresh(5), fresh(6)], failed: 0 },
        'una nuova, una non riuscita': { items: [fresh(5)], failed: 1 },
        'tre nuove': { items: [fresh(5), fresh(6), fresh(7)], failed: 0 },
      }
    : {};

/** The data of one of the first two images; those of the first with that one chosen too. */
function details(snapshot: AnyMachineSnapshot): Record<string, object> {
  const { items, page: last, selection, cursor } = contextOf(snapshot);
  const isThere = snapshot.matches({ dialog: { open: { pages: 'shown', pane: 'gallery' } } });
  if (!isThere || last !== 1 || items.length !== 2 || items[0]?.id !== 1) return {};
  if (selection.length > 0) return selection.length === 1 && cursor === 1 ? { 'della 1': { id: 1 } } : {};
  return { 'della 1': { id: 1 }, 'della 2': { id: 2 } };
}

/** What can be done to what is in front; a question lies over everything else. */
function isReachable(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { cursor, items, selection, detail, deletion, leaving, licensing } = contextOf(snapshot);
  const question = { delete: deletion, leave: leaving, licenses: licensing };
  const open = Object.entries(question).find(([, state]) => state !== null)?.[0];
  if (open !== undefined) return type.startsWith(`${open}.`) && type !== 'delete.request';
  switch (type) {
    case 'picker.open':
      // What was inserted is attached then: the item would not be the same.
      return items.length === 0 || selection.length > 0;
    case 'image.select':
      // The second one has no licence; whose licence is saved tells the calls apart.
      return name === 'la 1' || (cursor !== null && cursor !== 2);
    case 'detail.report':
      return name !== 'che salva' && snapshot.hasTag('open') && !snapshot.hasTag('uploads');
    case 'delete.request':
      return detail?.item.id === 1;
    default:
      return true;
  }
}

const LATE = 'i caricamenti del cammino finiscono nel loro pannello, mai sotto la domanda';
const SAVED =
  'il cammino non salva i dati: che cosa ne segue lo mostrano i percorsi della galleria e quelli delle schede';
const OUTSIDE = 'fuori dalla galleria ciò che si carica si allega da sé: lo mostra la scheda delle immagini';

/** A call that stores: a server that keeps versions answers with what it stored, or the client would read it again. */
function storing(actor: string, success: string, storedOf: (context: PickerContext) => MediaItem | null) {
  const entry = answering(pickerModel, actor);
  const done = (snapshot: AnyMachineSnapshot) => {
    const stored = storedOf(contextOf(snapshot));
    const item = stored?.updated_at === undefined ? null : stored;
    const outputs = typeof entry.done === 'function' ? entry.done(snapshot) : entry.done;
    return { ...outputs, [success]: { ok: true, value: { message: null, item } } };
  };
  return { ...entry, done };
}

/** The picker's model, over the image card of a news item. */
export const cardPickerModel = {
  ...pickerModel,
  inputs: { 'immagini di una news': input },
  events: eventsWhere(
    {
      ...pickerModel,
      events: {
        ...pickerModel.events,
        'picker.open': {
          phrase: 'Apri la galleria',
          cases: { 'con posto per altre due': { maximum: 10, attached: ATTACHED } },
        },
        'detail.open': { phrase: 'Apri i dati', cases: details },
        'uploads.arrived': { phrase: 'I caricamenti sono finiti', cases: uploads },
      },
    } as unknown as Model,
    isReachable,
  ),
  actors: {
    ...pickerModel.actors,
    loadPage: {
      phrase: 'Il server risponde con la pagina',
      done: (snapshot: AnyMachineSnapshot): Record<string, Page> =>
        contextOf(snapshot).requestedPage === 1
          ? { 'due immagini di quattro': page([media(1), fresh(2)], 1, 2), nessuna: page([], 1, 0), rifiuto: refused }
          : { 'altre due': page([media(3), media(4)], 2, 2), rifiuto: refused },
      error: {},
    },
    saveLicense: storing('saveLicense', 'salvata', ({ licensing, selection }) => {
      const item = selection.find(({ id }) => id === licensing?.sending);
      return item === undefined || licensing === null ? null : imageWith(item, licensedFacts(item, licensing));
    }),
    readUnlicensed: answering(pickerModel, 'readUnlicensed'),
    deleteItem: answering(pickerModel, 'deleteItem'),
  },
  effects: {},
  unreachable: {
    'picker.dialog.open.pages.loading --error(loadPage)': NEVER_REJECTS,
    'picker.dialog.open.pages.loadingMore --error(loadPage)': NEVER_REJECTS,
    'picker.licensing.saving --error(saveLicense)': NEVER_REJECTS,
    'picker.licensing.rereading --error(readUnlicensed)': NEVER_REJECTS,
    'picker.deletion.deleting --error(deleteItem)': NEVER_REJECTS,
    'picker.dialog.closed --uploads.arrived': OUTSIDE,
    'picker.detail --image.stored': SAVED,
    'picker.detail.asking --always[isSaved]': SAVED,
    'picker.licensing.asking --always[isClosed]': LATE,
    'picker.licensing.checking --always[isClosed]': LATE,
  },
} as unknown as Model;
