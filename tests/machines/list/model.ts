import type { SnapshotFrom } from 'xstate';
import type { CallOutput } from '../../../src/machines/kit/actor';
import { invariants } from '../../../src/machines/list/invariants';
import { listMachine } from '../../../src/machines/list/machine';
import { defaultQuery, isNarrowed, restoredParts, sameQuery } from '../../../src/machines/list/query';
import { reason } from '../../../src/machines/list/refusals';
import { searchStep } from '../../../src/machines/list/rules';
import type { ListActors } from '../../../src/machines/list/types';
import { defineModel, EXCUSES, eventually } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { failureOf, usedElsewhere } from '../fixtures';
import { journeys } from './journeys';
import { BOLOGNA, everything, input, listing, notAllowed, page, people, query, whole } from './samples';
import { listStart } from './start';

type Snapshot = SnapshotFrom<typeof listMachine>;

/** Events of the query are walked where no deletion is open, so that the two don't multiply. */
const idle = (snapshot: Snapshot) => snapshot.matches({ deletion: 'idle' });
const quiet = (snapshot: Snapshot) => idle(snapshot) && snapshot.matches({ query: 'settled' });
/** What does not depend on how the rows were searched for is walked over those of a search as typed. */
const asTyped = ({ context }: Snapshot) => context.correction === null && context.correcting === null;
/** Typing while rows are on their way shows late answers; elsewhere it would only multiply the paths. */
const typing = (snapshot: Snapshot) =>
  asTyped(snapshot) &&
  idle(snapshot) &&
  !snapshot.hasTag('skeleton') &&
  !snapshot.hasTag('stale') &&
  !snapshot.hasTag('failed');
const onListed = (snapshot: Snapshot) => quiet(snapshot) && snapshot.hasTag('shown');
const onShown = (snapshot: Snapshot) => onListed(snapshot) && asTyped(snapshot);

const isWhole = ({ context }: Snapshot) => context.listing.area === people.area;
const isFirst = (snapshot: Snapshot) => !isWhole(snapshot) && snapshot.context.abilities.delete;

/** What becomes of rows that are gone does not depend on the query. */
const isWholeFirstPage = ({ context: { query } }: Snapshot) =>
  query.page === 1 && query.keywords === '' && query.limit === 10 && query.orderBy === '-id';

const onRows = (snapshot: Snapshot) =>
  idle(snapshot) && !snapshot.hasTag('skeleton') && !snapshot.hasTag('busy') && !snapshot.hasTag('failed');
const once =
  (when: (snapshot: Snapshot) => boolean) =>
  (snapshot: Snapshot): Record<string, object> =>
    when(snapshot) ? { '': {} } : {};

export const listModel = defineModel(listMachine, {
  title: 'Elenco',
  reason,
  commands: {
    scopes: ['list', 'rowSteps'],
    listings: [whole(listing), whole(people)],
  },
  inputs: {
    'primo ingresso': input(),
    'filtro e pagina ripristinati, senza permesso di modificare ed eliminare': input({
      abilities: { ...everything, edit: false, delete: false },
      query: query({ page: 2, filters: { provincia: BOLOGNA, comune: -1 } }),
      isStored: true,
    }),
    'le righe dell’ultima volta': input({
      abilities: { ...everything, edit: false, delete: false },
      query: query({ page: 2, keywords: 'sagra' }),
      seen: page([13, 12, 11], 13).value,
      cursor: 12,
    }),
    'le righe chieste in anticipo': input({
      abilities: { ...everything, edit: false, delete: false },
      query: query({ page: 2, keywords: 'sagra' }),
      answer: page([13, 12, 11], 13).value,
      seen: page([9], 9).value,
      cursor: 12,
    }),
    'un elenco intero, con azioni proprie': input({ listing: people, query: defaultQuery(people) }),
  },
  start: listStart,
  events: {
    'search.type': {
      phrase: 'Scrivi nella ricerca',
      sentBy: EXCUSES.typed,
      cases: (snapshot) =>
        typing(snapshot) ? { niente: { text: '' }, 'una lettera': { text: 's' }, sagra: { text: 'sagra ' } } : {},
    },
    'filter.change': {
      phrase: 'Scegli un filtro',
      sentBy: { excuse: 'chosen in the filter, where list.filter.* puts the focus' },
      cases: (snapshot) =>
        onShown(snapshot)
          ? { 'una provincia': { name: 'provincia', value: 1 }, 'un comune': { name: 'comune', value: 5 } }
          : {},
    },
    'filters.apply': { phrase: 'Premi Filtra', sentBy: 'list.applyFilters', cases: once(onRows) },
    'filters.clear': {
      phrase: 'Premi Annulla Filtri',
      sentBy: 'list.clearFilters',
      cases: once((snapshot) => onRows(snapshot) && asTyped(snapshot)),
    },
    'correction.accept': {
      phrase: 'Accetta la ricerca corretta',
      sentBy: 'list.acceptCorrection',
      cases: once(onListed),
    },
    'sort.toggle': {
      phrase: 'Ordina per una colonna',
      sentBy: 'list.sort.*',
      cases: (snapshot) => (onShown(snapshot) ? { TITOLO: { field: 'title' } } : {}),
    },
    'page.go': {
      phrase: 'Vai alla pagina',
      sentBy: ['list.nextPage', 'list.previousPage', 'list.firstPage', 'list.lastPage'],
      cases: (snapshot) => (onShown(snapshot) ? { due: { page: 2 } } : {}),
    },
    'pageSize.change': {
      phrase: 'Cambia le righe per pagina',
      sentBy: 'list.pageSize.*',
      cases: (snapshot) => (onShown(snapshot) ? { venti: { limit: 20 } } : {}),
    },
    'row.select': {
      phrase: 'Seleziona una riga',
      sentBy: 'list.select',
      cases: (snapshot) => (onShown(snapshot) ? { 'la 3': { id: 3 }, 'quella del cursore': {} } : {}),
    },
    'row.selectTo': {
      phrase: 'Seleziona fino a una riga',
      sentBy: 'list.selectTo',
      cases: (snapshot) => (onShown(snapshot) ? { 'la 1': { id: 1 } } : {}),
    },
    'selection.extend': {
      phrase: 'Estendi la selezione',
      sentBy: ['list.extendNext', 'list.extendPrevious', 'list.extendFirst', 'list.extendLast'],
      cases: (snapshot) => (onShown(snapshot) ? { 'alla riga successiva': { to: 'next' as const } } : {}),
    },
    'page.select': { phrase: 'Seleziona tutta la pagina', sentBy: 'list.selectPage', cases: once(onShown) },
    'selection.clear': { phrase: 'Deseleziona tutto', sentBy: 'list.deselect', cases: once(onShown) },
    'cursor.move': {
      phrase: 'Sposta il cursore',
      sentBy: ['list.next', 'list.previous', 'list.first', 'list.last', 'list.pageDown', 'list.pageUp'],
      cases: (snapshot) =>
        onShown(snapshot) ? { giù: { to: 'next' as const }, 'alla riga 2': { to: { id: 2 } } } : {},
    },
    'delete.request': {
      phrase: 'Chiedi di eliminare',
      sentBy: 'list.delete',
      cases: (snapshot) => (onShown(snapshot) ? { 'la selezione o la riga del cursore': {} } : {}),
    },
    'action.run': {
      phrase: "Esegui un'azione dell'elenco",
      sentBy: ['persone.toggle', 'persone.export', 'persone.exportAll', 'list.approve'],
      cases: (snapshot) =>
        onShown(snapshot)
          ? {
              'attiva la 3': { name: 'toggle', ids: [3] },
              esporta: { name: 'export' },
              'esporta tutto': { name: 'exportAll' },
            }
          : {},
    },
    'step.request': {
      phrase: 'Scegli un passaggio di stato',
      sentBy: ['rowSteps.submit', 'rowSteps.publish', 'rowSteps.return'],
      cases: (snapshot) => (onShown(snapshot) ? { 'manda in validazione': { step: 'submit' as const } } : {}),
    },
    'delete.confirm': { phrase: 'Premi Conferma', sentBy: EXCUSES.question },
    'delete.cancel': { phrase: 'Premi Annulla', sentBy: EXCUSES.question },
    'list.reload': {
      phrase: "Ricarica l'elenco",
      sentBy: 'list.reload',
      cases: once(
        (snapshot) =>
          (idle(snapshot) && asTyped(snapshot)) || (snapshot.hasTag('deleting') && snapshot.hasTag('shown')),
      ),
    },
    'url.change': {
      phrase: 'Torna indietro nel browser',
      sentBy: EXCUSES.reported,
      cases: (snapshot) =>
        onShown(snapshot)
          ? {
              'alla prima pagina di prima': {
                query: isWhole(snapshot)
                  ? { ...defaultQuery(people), keywords: 'sagra' }
                  : query({ orderBy: '+title' }),
              },
            }
          : {},
    },
  },
  actors: {
    loadRows: {
      phrase: "Il server risponde all'elenco",
      done: (snapshot): Record<string, CallOutput<ListActors['loadRows']>> => ({
        'tre righe': page(snapshot.context.query.page === 1 ? [3, 2, 1] : [13, 12, 11], 13),
        'nessuna riga': page([], 0),
        ...((isFirst(snapshot) || snapshot.hasTag('stale')) &&
          snapshot.context.query.keywords === 'sagra' && { 'nulla, ma forse si cercava altro': page([], 0, 'sagre') }),
        ...(snapshot.hasTag('stale') && { 'una riga in meno': page([13, 12], 12) }),
        ...(snapshot.context.deletion?.failure?.status === 404 && { 'senza la riga 3': page([2, 1], 12) }),
        rifiuto: { ok: false, failure: notAllowed },
      }),
    },
    deleteRows: {
      phrase: 'Il server risponde all’eliminazione',
      done: (snapshot): Record<string, CallOutput<ListActors['deleteRows']>> => ({
        'eliminati tutti': { ok: true, value: { message: 'Eliminazione riuscita' } },
        'nessuno eliminato': { ok: false, failure: usedElsewhere },
        ...(isWholeFirstPage(snapshot) && { 'una riga non c’è più': { ok: false, failure: failureOf('notFound') } }),
      }),
    },
    runAction: {
      phrase: "Il server risponde all'azione",
      done: {
        fatto: { ok: true, value: { message: null } },
        rifiutato: { ok: false, failure: failureOf('invalid') },
      },
    },
  },
  delays: { searchPause: 'la ricerca parte e le righe si aggiornano' },
  requirements: {
    '1-2.10.5': ['action.run (attiva la 3)'],
    '1-2.10.9': ['action.run (esporta tutto)'],
    '1-4.6': ['action.run (attiva la 3)'],
    '1-5.16': ['after(searchPause)'],
    '1-5.18': ['search.type (niente)'],
    '1-8.4': ['deleteRows: eliminati tutti'],
    '1-8.12': ['delete.request'],
    '2-1.2': ['delete.confirm'],
    '2-2.1': ['filters.apply'],
    '2-2.2': ['filters.clear'],
    '2-2.4': ['page.go', 'sort.toggle', 'pageSize.change'],
    '2-2.8': ['pageSize.change'],
    '2-4.16': ['loadRows: rifiuto'],
    '2-5.25': ['delete.request'],
    '3-2.6': ['page.go', 'sort.toggle', 'pageSize.change'],
    '3-2.7': ['filters.clear'],
    '3-2.10': ['row.select', 'page.select', 'selection.clear', 'delete.request'],
  },
  invariants,
  effects: {
    'the last emitted query is the one requested': (snapshot, emitted) => {
      const last = emitted.filter((event) => event.type === 'query.changed').at(-1);
      return last === undefined || last.query === snapshot.context.query;
    },
  },
  laws: {
    'a search is asked as typed before it is corrected': (before, _event, after) =>
      after.context.correcting === null ||
      (before.context.correcting === null && before.context.query === after.context.query) ||
      before.context.correcting === after.context.correcting,
    'a deletion asks for nothing that it was not asked for, and loses only what is no longer listed': (
      before,
      event,
      after,
    ) => {
      const [asked, now] = [before.context.deletion?.ids, after.context.deletion?.ids];
      if (asked === undefined || now === undefined || event.type === 'delete.request') return true;
      const listed = after.context.rows.map(({ id }) => id);
      return now.every((id) => asked.includes(id)) && asked.every((id) => now.includes(id) || !listed.includes(id));
    },
    'rows that are still listed stay selected, whatever of the others is gone': (before, event, { context: after }) =>
      !event.type.startsWith('xstate.done.actor.loadRows') ||
      before.context.selection.every(
        (id) =>
          after.selection.includes(id) ||
          !after.rows.some((row) => row.id === id) ||
          after.rows === before.context.rows,
      ),
    'a cursor goes with the last row only': (before, _event, { context: { cursor, rows } }) =>
      before.context.cursor === null || cursor !== null || rows.length === 0,
    'new rows leave the cursor on its row, or on the first of another query': (before, event, { context: after }) => {
      const { cursor, rows, query, shownQuery } = before.context;
      if (!event.type.startsWith('xstate.done.actor.loadRows') || cursor === null || after.rows === rows) return true;
      if (after.rows.some(({ id }) => id === cursor)) return after.cursor === cursor;
      return sameQuery(query, shownQuery ?? query) || after.cursor === (after.rows[0]?.id ?? null);
    },
  },
  // Whether there is a selection, a cursor, a second page decides; which rows and which order does not.
  timeLaws: {
    'requested rows are shown, or the list says why not': eventually(
      (snapshot) => snapshot.hasTag('skeleton') || snapshot.hasTag('busy'),
      (snapshot) => (['shown', 'nothingFound', 'empty', 'failed'] as const).some((tag) => snapshot.hasTag(tag)),
    ),
    'a confirmed deletion is carried out, or says why not': eventually(
      (snapshot) => snapshot.hasTag('deleting'),
      (snapshot, emitted) =>
        !snapshot.hasTag('deleting') &&
        (snapshot.hasTag('deletionRefused') || emitted.some(({ type }) => type === 'notice')),
    ),
    'a refusal that may be about a row that is gone has the list read again': eventually(
      ({ context: { deletion } }) => deletion?.failure?.status === 404,
      (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('failed') || snapshot.context.deletion === null,
    ),
    'an action ends': eventually(
      (snapshot) => snapshot.hasTag('acting'),
      (snapshot) => !snapshot.hasTag('acting'),
    ),
  },
  project: (context) => ({
    page: context.query.page,
    narrowed: isNarrowed(context.listing, context.query),
    search: ['', 's', context.query.keywords || 'sagra'].map((text) => searchStep(context, text)),
    typed: context.searchText.trim().length > 1,
    rows: context.rows.length > 0,
    pages: context.total > context.query.limit,
    selected: context.selection.length > 0,
    cursor: context.cursor !== null,
    doubted: context.deletion?.failure?.status === 404,
    gone: (context.deletion?.gone.length ?? 0) > 0,
    answered: context.shownQuery !== null,
    correcting: context.correcting !== null,
    corrected: context.correction !== null,
    restored: restoredParts(context.listing, context.restored, context.query).length > 0,
    deletes: context.abilities.delete,
    list: context.listing.area,
  }),
  limit: 30_000,
  paths: { floor: 600, cap: 3000 },
  journeys,
});

if (import.meta.vitest) modelSuite(listModel, import.meta.vitest);
