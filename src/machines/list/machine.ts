import { listingForm } from '../../content/model/listing';
import { action, deletion } from './acts';
import { listSetup } from './setup';
import type { ListContext, ListInput } from './types';

/** Loads the rows of the query asked for. Leaving the state ends the call, so that a late answer reaches nobody. */
const loading = (self: 'starting' | 'reloading', tag: 'skeleton' | 'busy', description: string) =>
  listSetup.createStateConfig({
    description,
    tags: tag,
    invoke: {
      id: 'loadRows',
      src: 'loadRows',
      input: ({ context }) => ({ query: context.query }),
      onDone: [
        {
          guard: { type: 'pastLast', params: ({ event }) => ({ result: event.output }) },
          target: self,
          reenter: true,
          actions: [
            { type: 'goToLastPage', params: ({ event }) => ({ result: event.output }) },
            { type: 'emitQuery', params: { replace: true } },
          ],
        },
        {
          guard: { type: 'answered', params: ({ event }) => ({ result: event.output }) },
          target: 'sorting',
          actions: { type: 'showRows', params: ({ event }) => ({ result: event.output }) },
        },
        { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) } },
      ],
      onError: { target: 'failed', actions: { type: 'keepBug', params: ({ event }) => ({ error: event.error }) } },
    },
  });

const rows = listSetup.createStateConfig({
  initial: 'starting',
  on: { 'list.reload': [{ guard: 'hasAnswer', target: '.reloading' }, { target: '.starting' }] },
  states: {
    starting: loading('starting', 'skeleton', "L'elenco si carica per la prima volta"),
    reloading: loading('reloading', 'busy', "L'elenco si aggiorna e le righe di prima restano"),
    sorting: {
      description: 'È arrivata una risposta',
      always: [
        { guard: 'hasRows', target: 'shown' },
        { guard: 'narrowed', target: 'nothingFound' },
        { target: 'empty' },
      ],
    },
    shown: { description: "L'elenco mostra le righe", tags: 'shown' },
    nothingFound: { description: 'La ricerca o i filtri non trovano nulla', tags: 'nothingFound' },
    empty: { description: 'Non c’è ancora nulla', tags: 'empty' },
    failed: { description: "L'elenco non si è caricato e si può riprovare", tags: 'failed' },
  },
});

/** Everything that changes the query ends in `reload`: URL and storage are told first. */
const query = listSetup.createStateConfig({
  initial: 'settled',
  on: {
    'search.type': [
      {
        guard: { type: 'searchesAll', params: ({ event }) => ({ text: event.text }) },
        target: '.settled',
        actions: [
          { type: 'typeSearch', params: ({ event }) => ({ text: event.text }) },
          'applySearch',
          { type: 'emitQuery', params: { replace: true } },
          'reload',
        ],
      },
      {
        guard: { type: 'searchesAfterPause', params: ({ event }) => ({ text: event.text }) },
        target: '.pausing',
        actions: { type: 'typeSearch', params: ({ event }) => ({ text: event.text }) },
      },
      { target: '.settled', actions: { type: 'typeSearch', params: ({ event }) => ({ text: event.text }) } },
    ],
    'filter.change': {
      guard: 'accepted',
      actions: { type: 'chooseFilter', params: ({ event }) => ({ name: event.name, value: event.value }) },
    },
    'filters.apply': {
      target: '.settled',
      actions: ['applyFilters', { type: 'emitQuery', params: { replace: false } }, 'reload'],
    },
    'filters.clear': {
      target: '.settled',
      actions: ['clearFilters', { type: 'emitQuery', params: { replace: false } }, 'reload'],
    },
    'sort.toggle': {
      guard: 'accepted',
      actions: [
        { type: 'sort', params: ({ event }) => ({ field: event.field }) },
        { type: 'emitQuery', params: { replace: false } },
        'reload',
      ],
    },
    'page.go': {
      guard: 'accepted',
      actions: [
        { type: 'goToPage', params: ({ event }) => ({ page: event.page }) },
        { type: 'emitQuery', params: { replace: false } },
        'reload',
      ],
    },
    'pageSize.change': {
      guard: 'accepted',
      actions: [
        { type: 'resizePage', params: ({ event }) => ({ limit: event.limit }) },
        { type: 'emitQuery', params: { replace: false } },
        'reload',
      ],
    },
    'url.change': {
      guard: 'accepted',
      target: '.settled',
      actions: [
        { type: 'takeUrl', params: ({ event: { query, warnings = [] } }) => ({ query, warnings }) },
        { type: 'emitQuery', params: { replace: true } },
        'reload',
      ],
    },
  },
  states: {
    settled: { description: 'La ricerca scritta è quella mostrata' },
    pausing: {
      description: 'Si scrive: la ricerca parte dopo una pausa',
      after: {
        searchPause: {
          target: 'settled',
          actions: ['applySearch', { type: 'emitQuery', params: { replace: true } }, 'reload'],
        },
      },
    },
  },
});

/** A list of records: what it asks for, what it shows, what is selected and what is deleted. */
export const listMachine = listSetup.createMachine({
  id: 'list',
  type: 'parallel',
  context: ({ input }) => firstContext(input),
  on: {
    'row.select': {
      guard: 'accepted',
      actions: { type: 'selectRow', params: ({ event }) => ({ id: event.id }) },
    },
    'row.selectTo': {
      guard: 'accepted',
      actions: { type: 'selectRange', params: ({ event }) => ({ id: event.id }) },
    },
    'selection.extend': {
      guard: 'accepted',
      actions: { type: 'extendSelection', params: ({ event }) => ({ to: event.to }) },
    },
    'page.select': { guard: 'accepted', actions: 'selectPage' },
    'selection.clear': { guard: 'accepted', actions: 'clearSelection' },
    'cursor.move': { guard: 'accepted', actions: { type: 'moveCursor', params: ({ event }) => event } },
  },
  states: { rows, query, deletion, action },
});

function firstContext({ listing, abilities, query: first, warnings = [] }: ListInput): ListContext {
  return {
    listing: listingForm(listing),
    abilities,
    warnings,
    query: first,
    searchText: first.keywords,
    filters: first.filters,
    rows: [],
    total: 0,
    shownQuery: null,
    selection: [],
    anchor: null,
    cursor: null,
    failure: null,
    deletion: null,
    action: null,
    refusedAction: null,
  };
}
