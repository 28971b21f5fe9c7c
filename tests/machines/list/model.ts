import type { SnapshotFrom } from 'xstate';
import type { ListingForm } from '../../../src/content/model/listing';
import type { CallOutput } from '../../../src/machines/kit/actor';
import { invariants } from '../../../src/machines/list/invariants';
import { listMachine } from '../../../src/machines/list/machine';
import { defaultQuery, isNarrowed, sameQuery } from '../../../src/machines/list/query';
import { reason } from '../../../src/machines/list/reason';
import { searchStep } from '../../../src/machines/list/rules';
import type { ListActors, ListEvent, ListInput, ListQuery, RowsPage } from '../../../src/machines/list/types';
import { after, defineModel, done, eventually, fail, send } from '../../kit/model';
import { failureOf } from '../fixtures';
import { listStart } from './start';

type Snapshot = SnapshotFrom<typeof listMachine>;

/** A list of two filters, one within the other, and two sortable columns. */
export const listing: ListingForm = {
  area: 'avvisi',
  titles: {
    section: 'AVVISI',
    list: 'Gestione Avvisi',
    create: 'Nuovo Avviso',
    one: 'avviso',
    many: 'avvisi',
  },
  list: {
    filters: [
      { name: 'provincia', kind: 'province', label: 'Provincia', all: { value: -1, label: 'Tutte' } },
      {
        name: 'comune',
        kind: 'municipality',
        label: 'Comune',
        all: { value: -1, label: 'Tutti' },
        within: 'provincia',
      },
    ],
    columns: [
      { kind: 'id', label: 'ID', sort: 'id' },
      { kind: 'title', label: 'TITOLO', sort: 'title' },
      { kind: 'actions', label: 'AZIONI' },
    ],
  },
};

/** A list that is always whole, searches from one letter, asks about deletions elsewhere and has actions of its own. */
export const people: ListingForm = {
  area: 'persone',
  titles: { section: 'PERSONE', list: 'Persone', one: 'persona', many: 'persone' },
  list: {
    filters: [],
    columns: [{ kind: 'id', label: 'ID' }],
    search: { label: 'Cerca', minimum: 1, pause: 750 },
    paging: { limit: 10, paged: false },
    removal: 'delegated',
    actions: [
      { name: 'toggle', title: 'Attiva', on: 'row', by: 'server', needs: 'edit' },
      { name: 'export', title: 'Esporta', on: 'selection', by: 'screen' },
      { name: 'exportAll', title: 'Esporta Tutti', on: 'list', by: 'screen' },
    ],
  },
};

const everything = { view: true, create: true, edit: true, delete: true };
export const query = (change: Partial<ListQuery> = {}): ListQuery => ({
  ...defaultQuery(listing),
  limit: 10,
  ...change,
});
export const input = (change: Partial<ListInput> = {}): ListInput => ({
  listing,
  abilities: everything,
  query: query(),
  ...change,
});

export const page = (ids: readonly number[], total: number): { ok: true; value: RowsPage } => ({
  ok: true,
  value: { rows: ids.map((id) => ({ id, contents: { it: { title: `Avviso ${id}` } } })), total },
});
const notAllowed = failureOf('forbidden');

/** Events of the query are walked where no deletion is open, so that the two don't multiply. */
const idle = (snapshot: Snapshot) => snapshot.matches({ deletion: 'idle' }) && snapshot.context.refusedAction === null;
const quiet = (snapshot: Snapshot) => idle(snapshot) && snapshot.matches({ query: 'settled' });
/** Typing while rows are on their way shows late answers; elsewhere it would only multiply the paths. */
const typing = (snapshot: Snapshot) => idle(snapshot) && !snapshot.hasTag('skeleton') && !snapshot.hasTag('failed');
const onShown = (snapshot: Snapshot) => quiet(snapshot) && snapshot.hasTag('shown');

const isWhole = ({ context }: Snapshot) => context.listing.area === people.area;

const onRows = (snapshot: Snapshot) =>
  idle(snapshot) && !snapshot.hasTag('skeleton') && !snapshot.hasTag('busy') && !snapshot.hasTag('failed');
const once =
  (when: (snapshot: Snapshot) => boolean) =>
  (snapshot: Snapshot): Record<string, object> =>
    when(snapshot) ? { '': {} } : {};

const probes: readonly ListEvent[] = [
  { type: 'search.type', text: 'sagra' },
  { type: 'filter.change', name: 'provincia', value: 1 },
  { type: 'filter.change', name: 'tema', value: 1 },
  { type: 'filters.apply' },
  { type: 'filters.clear' },
  { type: 'sort.toggle', field: 'title' },
  { type: 'sort.toggle', field: 'password' },
  { type: 'page.go', page: 1 },
  { type: 'page.go', page: 2 },
  { type: 'page.go', page: 99 },
  { type: 'pageSize.change', limit: 20 },
  { type: 'pageSize.change', limit: 7 },
  { type: 'row.select' },
  { type: 'row.select', id: 3 },
  { type: 'row.selectTo', id: 1 },
  { type: 'selection.extend', to: 'next' },
  { type: 'page.select' },
  { type: 'selection.clear' },
  { type: 'cursor.move', to: 'next' },
  { type: 'cursor.move', to: { id: 3 } },
  { type: 'delete.request' },
  { type: 'delete.request', ids: [3] },
  { type: 'delete.confirm' },
  { type: 'delete.cancel' },
  { type: 'action.run', name: 'toggle' },
  { type: 'action.run', name: 'toggle', ids: [3] },
  { type: 'action.run', name: 'export' },
  { type: 'action.run', name: 'exportAll' },
  { type: 'action.run', name: 'altro' },
  { type: 'action.dismiss' },
  { type: 'list.reload' },
  { type: 'url.change', query: query() },
];

/** A province that the demo content has, too. */
export const BOLOGNA = 37;

export const listModel = defineModel(listMachine, {
  title: 'Elenco',
  reason,
  inputs: {
    'primo ingresso': input(),
    'filtro e pagina ripristinati, senza permesso di cancellare': input({
      abilities: { ...everything, delete: false },
      query: query({ page: 2, filters: { provincia: BOLOGNA, comune: -1 } }),
    }),
    'un elenco intero, con azioni proprie': input({ listing: people, query: defaultQuery(people) }),
  },
  start: listStart,
  events: {
    'search.type': {
      phrase: 'Scrivi nella ricerca',
      cases: (snapshot) =>
        typing(snapshot) ? { niente: { text: '' }, 'una lettera': { text: 's' }, sagra: { text: 'sagra ' } } : {},
    },
    'filter.change': {
      phrase: 'Scegli un filtro',
      cases: (snapshot) =>
        onShown(snapshot)
          ? { 'una provincia': { name: 'provincia', value: 1 }, 'un comune': { name: 'comune', value: 5 } }
          : {},
    },
    'filters.apply': { phrase: 'Premi Filtra', cases: once(onRows) },
    'filters.clear': { phrase: 'Premi Annulla Filtri', cases: once(onRows) },
    'sort.toggle': {
      phrase: 'Ordina per una colonna',
      cases: (snapshot) => (onShown(snapshot) ? { TITOLO: { field: 'title' } } : {}),
    },
    'page.go': { phrase: 'Vai alla pagina', cases: (snapshot) => (onShown(snapshot) ? { due: { page: 2 } } : {}) },
    'pageSize.change': {
      phrase: 'Cambia le righe per pagina',
      cases: (snapshot) => (onShown(snapshot) ? { venti: { limit: 20 } } : {}),
    },
    'row.select': {
      phrase: 'Seleziona una riga',
      cases: (snapshot) => (onShown(snapshot) ? { 'la 3': { id: 3 }, 'quella del cursore': {} } : {}),
    },
    'row.selectTo': {
      phrase: 'Seleziona fino a una riga',
      cases: (snapshot) => (onShown(snapshot) ? { 'la 1': { id: 1 } } : {}),
    },
    'selection.extend': {
      phrase: 'Estendi la selezione',
      cases: (snapshot) => (onShown(snapshot) ? { 'alla riga successiva': { to: 'next' as const } } : {}),
    },
    'page.select': { phrase: 'Seleziona tutta la pagina', cases: once(onShown) },
    'selection.clear': { phrase: 'Deseleziona tutto', cases: once(onShown) },
    'cursor.move': {
      phrase: 'Sposta il cursore',
      cases: (snapshot) =>
        onShown(snapshot) ? { giù: { to: 'next' as const }, 'alla riga 2': { to: { id: 2 } } } : {},
    },
    'delete.request': {
      phrase: 'Chiedi di cancellare',
      cases: (snapshot) => (onShown(snapshot) ? { 'la selezione o la riga del cursore': {} } : {}),
    },
    'action.run': {
      phrase: "Esegui un'azione dell'elenco",
      cases: (snapshot) =>
        onShown(snapshot)
          ? {
              'attiva la 3': { name: 'toggle', ids: [3] },
              esporta: { name: 'export' },
              'esporta tutto': { name: 'exportAll' },
            }
          : {},
    },
    'action.dismiss': {
      phrase: "Chiudi l'avviso dell'azione rifiutata",
      cases: once((snapshot) => snapshot.hasTag('shown')),
    },
    'delete.confirm': { phrase: 'Premi Conferma' },
    'delete.cancel': { phrase: 'Premi Annulla' },
    'list.reload': {
      phrase: "Ricarica l'elenco",
      cases: once((snapshot) => idle(snapshot) || (snapshot.hasTag('deleting') && snapshot.hasTag('shown'))),
    },
    'url.change': {
      phrase: 'Torna indietro nel browser',
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
        rifiuto: { ok: false, failure: notAllowed },
      }),
    },
    deleteRows: {
      phrase: 'Il server risponde alla cancellazione',
      done: {
        'cancellati tutti': { ok: true, value: { message: 'Cancellazione riuscita' } },
        'nessuno cancellato': { ok: false, failure: failureOf('conflict') },
      },
    },
    runAction: {
      phrase: "Il server risponde all'azione",
      done: {
        fatto: { ok: true, value: { message: null } },
        rifiutato: { ok: false, failure: failureOf('invalid') },
        'rifiutato: la 3 è da completare': { ok: false, failure: failureOf('invalid', { details: { open: 3 } }) },
      },
    },
  },
  delays: { searchPause: 'la ricerca parte e le righe si aggiornano' },
  invariants: {
    ...invariants,
    'what is refused has a reason, and only that': (snapshot) =>
      probes.every((event) => snapshot.can(event) === (reason(snapshot, event) === null)),
  },
  effects: {
    'the last emitted query is the one requested': (snapshot, emitted) => {
      const last = emitted.filter((event) => event.type === 'query.changed').at(-1);
      return last === undefined || last.query === snapshot.context.query;
    },
  },
  laws: {
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
    'an action ends': eventually(
      (snapshot) => snapshot.hasTag('acting'),
      (snapshot) => !snapshot.hasTag('acting'),
    ),
  },
  project: (context) => ({
    page: context.query.page,
    narrowed: isNarrowed(context.listing, context.query),
    search: (['', 's', 'sagra'] as const).map((text) => searchStep(context, text)),
    typed: context.searchText.trim().length > 1,
    rows: context.rows.length > 0,
    pages: context.total > context.query.limit,
    selected: context.selection.length > 0,
    cursor: context.cursor !== null,
    refused: context.refusedAction !== null,
    answered: context.shownQuery !== null,
    deletes: context.abilities.delete,
    list: context.listing.area,
  }),
  limit: 30_000,
  paths: { floor: 600, cap: 1900 },
  journeys: [
    {
      name: 'cerca, seleziona, cancella: il cursore passa alla riga vicina',
      input: 'primo ingresso',
      steps: [
        done('loadRows', 'tre righe'),
        send({ type: 'search.type', text: 's' }),
        send({ type: 'search.type', text: 'sagra' }),
        after('searchPause'),
        done('loadRows', 'tre righe'),
        send({ type: 'cursor.move', to: 'next' }),
        send({ type: 'row.select' }),
        send({ type: 'delete.request' }),
        send({ type: 'delete.confirm' }),
        done('deleteRows', 'cancellati tutti'),
      ],
      end: {
        value: { rows: 'reloading', query: 'settled', deletion: 'idle', action: 'idle' },
        context: {
          query: query({ keywords: 'sagra' }),
          rows: page([2, 1], 12).value.rows,
          total: 12,
          cursor: 2,
          selection: [],
          deletion: null,
        },
        emitted: ['query.changed', 'notice'],
      },
    },
    {
      name: 'cancellazione rifiutata: la selezione resta e si riprova',
      input: 'primo ingresso',
      steps: [
        done('loadRows', 'tre righe'),
        send({ type: 'page.select' }),
        send({ type: 'delete.request' }),
        send({ type: 'delete.confirm' }),
        done('deleteRows', 'nessuno cancellato'),
      ],
      end: {
        value: { rows: 'shown', query: 'settled', deletion: 'refused', action: 'idle' },
        context: { selection: [3, 2, 1], deletion: { ids: [3, 2, 1], failure: failureOf('conflict') } },
        emitted: [],
      },
    },
    {
      name: 'una pagina oltre l’ultima porta da sola all’ultima',
      input: 'filtro e pagina ripristinati, senza permesso di cancellare',
      steps: [done('loadRows', 'nessuna riga'), done('loadRows', 'nessuna riga')],
      end: {
        value: { rows: 'nothingFound', query: 'settled', deletion: 'idle', action: 'idle' },
        context: { query: query({ filters: { provincia: BOLOGNA, comune: -1 } }), rows: [], total: 0 },
        emitted: ['query.changed'],
      },
    },
    {
      name: 'guasto mentre si aggiorna: le righe di prima restano e si riprova',
      input: 'primo ingresso',
      steps: [
        done('loadRows', 'tre righe'),
        send({ type: 'sort.toggle', field: 'title' }),
        fail('loadRows', 'si rompe'),
        send({ type: 'list.reload' }),
        done('loadRows', 'rifiuto'),
      ],
      end: {
        value: { rows: 'failed', query: 'settled', deletion: 'idle', action: 'idle' },
        context: { rows: page([3, 2, 1], 13).value.rows, failure: notAllowed, query: query({ orderBy: '+title' }) },
        emitted: ['query.changed'],
      },
    },
    {
      name: 'le azioni proprie: il server cambia una riga, lo schermo esporta e chiede della cancellazione',
      input: 'un elenco intero, con azioni proprie',
      steps: [
        done('loadRows', 'tre righe'),
        send({ type: 'page.select' }),
        send({ type: 'action.run', name: 'export' }),
        send({ type: 'delete.request' }),
        send({ type: 'action.run', name: 'toggle', ids: [3] }),
        done('runAction', 'rifiutato'),
        done('loadRows', 'tre righe'),
      ],
      end: {
        value: { rows: 'shown', query: 'settled', deletion: 'idle', action: 'idle' },
        context: { selection: [3, 2, 1], deletion: null, action: null, query: defaultQuery(people) },
        emitted: ['action.requested', 'deletion.requested', 'notice'],
      },
    },
  ],
});
