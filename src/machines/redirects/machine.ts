import { deletedIds, FIRST_QUERY } from './rules';
import { redirectsSetup } from './setup';

/** The query was chosen, and going back leads to the one before. */
const CHOSEN = { type: 'emitQuery', params: { replace: false } } as const;
/** The address is put right. */
const CORRECTED = { type: 'emitQuery', params: { replace: true } } as const;

/** Loads the page asked for. Leaving the state ends the call, so that a late answer reaches nobody. */
const loading = (self: 'starting' | 'reloading', tag: 'skeleton' | 'busy', description: string) =>
  redirectsSetup.createStateConfig({
    description,
    tags: tag,
    invoke: {
      id: 'loadRules',
      src: 'loadRules',
      input: ({ context }) => ({ query: context.query }),
      onDone: [
        {
          guard: { type: 'pastLast', params: ({ event }) => event.output },
          target: self,
          reenter: true,
          actions: [{ type: 'goToLastPage', params: ({ event }) => event.output }, CORRECTED],
        },
        {
          guard: { type: 'answered', params: ({ event }) => event.output },
          target: 'sorting',
          actions: { type: 'showRules', params: ({ event }) => event.output },
        },
        {
          target: 'failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => event.output },
            { type: 'emitExpired', params: ({ event }) => event.output },
          ],
        },
      ],
      onError: { target: 'failed', actions: { type: 'keepBug', params: ({ event }) => ({ error: event.error }) } },
    },
  });

const list = redirectsSetup.createStateConfig({
  initial: 'starting',
  on: {
    'list.reload': [
      { guard: 'hasAnswer', target: '.reloading', reenter: true },
      { target: '.starting', reenter: true },
    ],
    'filters.apply': { target: '.asking', actions: ['applyFilters', CHOSEN] },
    'filters.clear': { target: '.asking', actions: ['clearFilters', CHOSEN] },
    'sort.toggle': {
      guard: 'accepted',
      target: '.asking',
      actions: [{ type: 'sort', params: ({ event }) => ({ field: event.field }) }, CHOSEN],
    },
    'page.go': {
      guard: 'accepted',
      target: '.asking',
      actions: [{ type: 'goToPage', params: ({ event }) => ({ page: event.page }) }, CHOSEN],
    },
    'pageSize.change': {
      guard: 'accepted',
      target: '.asking',
      actions: [{ type: 'resizePage', params: ({ event }) => ({ limit: event.limit }) }, CHOSEN],
    },
    'url.change': {
      guard: 'accepted',
      target: '.asking',
      actions: [{ type: 'takeUrl', params: ({ event }) => ({ query: event.query }) }, CORRECTED],
    },
  },
  states: {
    starting: loading('starting', 'skeleton', "L'elenco si carica per la prima volta"),
    asking: {
      description: "Si chiede un'altra pagina",
      always: [{ guard: 'hasAnswer', target: 'reloading' }, { target: 'starting' }],
    },
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
    nothingFound: { description: 'La ricerca non trova nulla', tags: 'nothingFound' },
    empty: { description: 'Non c’è ancora nessuna regola', tags: 'empty' },
    failed: {
      description: "L'elenco non si è caricato e si può riprovare",
      tags: 'failed',
      on: {
        'session.resumed': [
          { guard: 'waitsForSignIn', target: 'asking', actions: 'emitRows' },
          { actions: 'emitRows' },
        ],
      },
    },
  },
});

const deletion = redirectsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessuna cancellazione in corso',
      entry: 'forgetDeletion',
      on: {
        'row.delete': [
          { guard: 'deletesEmpty', actions: { type: 'dropEmpty', params: ({ event }) => event } },
          {
            guard: 'accepted',
            target: 'confirming',
            actions: { type: 'askForRow', params: ({ event }) => event },
          },
        ],
        'selection.delete': { guard: 'accepted', target: 'confirming', actions: 'askForSelection' },
      },
    },
    confirming: {
      description: 'Si chiede conferma della cancellazione',
      tags: 'confirmingDeletion',
      on: {
        'delete.confirm': [
          { guard: 'deletesUnsavedOnly', target: 'idle', actions: 'dropDeleted' },
          { target: 'deleting' },
        ],
        'delete.cancel': 'idle',
      },
    },
    deleting: {
      description: 'La cancellazione è in corso',
      tags: 'deleting',
      invoke: {
        id: 'deleteRules',
        src: 'deleteRules',
        input: ({ context }) => ({ ids: deletedIds(context.rows, context.deletion) }),
        onDone: [
          {
            guard: { type: 'answered', params: ({ event }) => event.output },
            target: 'idle',
            actions: [{ type: 'emitDeleted', params: ({ event }) => event.output }, 'dropDeleted', 'reload'],
          },
          {
            target: 'refused',
            actions: { type: 'keepDeletionFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'keepDeletionBug', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: {
      description: 'La cancellazione è stata rifiutata: nessuna riga è stata cancellata',
      tags: 'deletionRefused',
      on: { 'delete.confirm': 'deleting', 'delete.cancel': 'idle' },
    },
  },
});

const leaving = redirectsSetup.createStateConfig({
  initial: 'staying',
  states: {
    staying: { description: 'Si resta sulla pagina', on: { 'leave.request': { guard: 'leaves', target: 'asking' } } },
    asking: {
      description: 'Ci sono righe non salvate: chiede conferma prima di lasciare la pagina',
      tags: 'askingToLeave',
      on: { 'leave.confirm': { target: 'left', actions: 'emitLeft' }, 'leave.cancel': 'staying' },
    },
    left: { description: 'La pagina viene lasciata', tags: 'left', on: { 'leave.request': 'asking' } },
  },
});

const pasting = redirectsSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      description: 'Nessun foglio incollato',
      on: {
        'paste.open': {
          guard: 'accepted',
          target: 'open',
          actions: { type: 'takePasted', params: ({ event }) => event },
        },
      },
    },
    open: {
      description: 'Mostra le righe incollate da un foglio',
      tags: 'pasting',
      on: { 'paste.close': { target: 'closed', actions: 'reload' } },
    },
  },
});

/** The 404 redirects: a page of rules, each row a machine of its own. Source: document 1, sections 2.17 and 4. */
export const redirectsMachine = redirectsSetup.createMachine({
  id: 'redirects',
  type: 'parallel',
  context: ({ input: { query = FIRST_QUERY, ...input } }) => ({
    ...input,
    query,
    searchText: query.keywords,
    rows: [],
    total: 0,
    shownQuery: null,
    selection: [],
    cursor: null,
    failure: null,
    deletion: null,
    pasted: '',
    nextNew: 1,
  }),
  on: {
    'search.type': { actions: { type: 'typeSearch', params: ({ event }) => ({ text: event.text }) } },
    'row.add': { guard: 'accepted', actions: 'addRow' },
    'row.reported': { guard: 'accepted', actions: { type: 'takeReport', params: ({ event }) => event } },
    'row.focus': { guard: 'accepted', actions: { type: 'focusRow', params: ({ event }) => ({ key: event.key }) } },
    'row.select': { guard: 'accepted', actions: { type: 'selectRow', params: ({ event }) => ({ key: event.key }) } },
    'page.select': { guard: 'accepted', actions: 'selectPage' },
    'selection.clear': { guard: 'accepted', actions: 'clearSelection' },
    'session.resumed': { actions: 'emitRows' },
  },
  states: { list, deletion, pasting, leaving },
});
