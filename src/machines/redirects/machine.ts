import { assign, emit, enqueueActions, raise, type SnapshotFrom, setup } from 'xstate';
import type { Done } from '../../contract/result';
import { redirectTexts } from '../../messages/screens/redirects';
import { calling, missingActors, type Types } from '../kit/actor';
import { leaveRegion } from '../kit/regions';
import {
  failureOf,
  isDoubted,
  type ResultParams,
  refusalForgotten,
  resultGuards,
  waitsForSignIn,
  withAnswer,
  withBug,
  withEvent,
  withFailure,
} from '../kit/result';
import { redirectRowMachine } from '../redirectRow/machine';
import { BLANK_DRAFT } from '../redirectRow/rules';
import type { RowReport } from '../redirectRow/types';
import { deletion } from './deletion';
import { guards, refusalOf, unless } from './refusals';
import {
  deletedIds,
  deletionWithout,
  FIRST_QUERY,
  goneKeys,
  isEmptyNew,
  isPastLast,
  lastPageChosen,
  mergedRows,
  pageChosen,
  pageResized,
  pageToggled,
  rowOf,
  rowReported,
  rowToggled,
  searchApplied,
  sorted,
  unsavedRows,
  withoutRows,
} from './rules';
import type {
  RedirectsActors,
  RedirectsContext,
  RedirectsEmitted,
  RedirectsEvent,
  RedirectsInput,
  RedirectsQuery,
  RedirectsTag,
  RulesPage,
} from './types';

type GuardArgs = { readonly context: RedirectsContext; readonly event: RedirectsEvent };
type NamedRow = { readonly key?: string };

const redirectsSetup = setup({
  types: {} as Types<RedirectsContext, RedirectsEvent, RedirectsEmitted, RedirectsTag, RedirectsInput>,
  actors: {
    ...missingActors<RedirectsActors>('loadRules', 'deleteRules'),
    row: redirectRowMachine,
  },
  guards: {
    ...resultGuards,
    waitsForSignIn,
    ...guards,
    isPastLast,
    hasAnswer: ({ context }) => context.shownQuery !== null,
    hasRows: ({ context }) => context.rows.length > 0,
    isNarrowed: ({ context }) => context.query.keywords !== '',
    deletesEmpty: ({ context, event }: GuardArgs) => {
      const row = event.type === 'row.delete' ? rowOf(context.rows, event.key ?? context.cursor) : null;
      return row !== null && refusalOf(context, event) === null && isEmptyNew(row);
    },
    deletesUnsavedOnly: ({ context: { rows, deletion } }) => deletedIds(rows, deletion).length === 0,
    isAllGone: ({ context: { deletion } }) => deletion?.keys.length === 0,
    isPartlyGone: ({ context: { deletion } }) => deletion !== null && deletion.failure === null,
    isSaved: ({ context }: GuardArgs, { key, phase }: Pick<RowReport, 'key' | 'phase'>) =>
      phase === 'saved' && rowOf(context.rows, key) !== null,
    hasUnsaved: ({ context }) => unsavedRows(context).length > 0,
  },
  actions: {
    typeSearch: assign((_, { text }: { readonly text: string }) => ({ searchText: text })),
    applyFilters: assign(searchApplied),
    clearFilters: assign({ query: FIRST_QUERY, searchText: '' }),
    sort: assign(sorted),
    goToPage: assign(pageChosen),
    goToLastPage: assign(lastPageChosen),
    resizePage: assign(pageResized),
    takeUrl: assign((_, { query }: { readonly query: RedirectsQuery }) => ({ query, searchText: query.keywords })),
    emitQuery: emit(({ context: { query } }, { replace }: { readonly replace: boolean }) => ({
      type: 'query.changed' as const,
      query,
      replace,
    })),
    takeRules: enqueueActions(({ context, enqueue }, { result }: ResultParams<RulesPage>) => {
      if (!result.ok) return;
      const { may, uuid } = context;
      const gone = goneKeys(context, result.value.rows);
      const shown = context.rows.filter(({ key }) => !gone.includes(key));
      const { rows, removed: left, added, refreshed } = mergedRows(shown, result.value.rows);
      const removed = [...left, ...gone];
      for (const key of removed) enqueue.stopChild(key);
      for (const { key, stored } of added)
        enqueue.spawnChild('row', { id: key, input: { key, stored, readOnly: !may.create, uuid: `${uuid}.${key}` } });
      for (const { key, stored } of refreshed) enqueue.sendTo(key, { type: 'stored.take', stored });
      enqueue.assign({
        ...withoutRows(context, removed),
        ...deletionWithout(context, gone),
        rows,
        total: result.value.total,
        shownQuery: context.query,
        failure: null,
      });
    }),
    addRow: enqueueActions(({ context, enqueue }) => {
      const { uuid, rows, nextNew } = context;
      const key = `n${nextNew}`;
      enqueue.spawnChild('row', { id: key, input: { key, stored: null, readOnly: false, uuid: `${uuid}.${key}` } });
      const row = { key, id: null, draft: BLANK_DRAFT, phase: 'clean', unsaved: false } as const;
      enqueue.assign({ rows: [row, ...rows], nextNew: nextNew + 1, cursor: key });
      enqueue.emit({ type: 'row.added', key });
    }),
    takeReport: assign(rowReported),
    focusRow: assign((_, { key }: { readonly key: string }) => ({ cursor: key })),
    selectRow: assign(rowToggled),
    selectPage: assign(pageToggled),
    clearSelection: assign({ selection: [] }),
    requestRowDeletion: assign(({ context }, { key }: NamedRow) => {
      const row = key ?? context.cursor;
      return { deletion: row === null ? null : { keys: [row], failure: null, gone: [] } };
    }),
    requestSelectionDeletion: assign(({ context }) => ({
      deletion: { keys: context.selection, failure: null, gone: [] },
    })),
    forgetRefusal: assign(({ context }) => refusalForgotten(context)),
    clearDeletion: assign({ deletion: null }),
    removeEmpty: enqueueActions(({ context, enqueue }, { key = context.cursor ?? undefined }: NamedRow) => {
      if (key === undefined) return;
      enqueue.stopChild(key);
      enqueue.assign(withoutRows(context, [key]));
    }),
    removeDeleted: enqueueActions(({ context, enqueue }) => {
      const keys = context.deletion?.keys ?? [];
      for (const key of keys) enqueue.stopChild(key);
      const total = Math.max(0, context.total - deletedIds(context.rows, context.deletion).length);
      enqueue.assign({ ...withoutRows(context, keys), total });
    }),
    keepFailure: assign(failureOf),
    keepDeletionFailure: assign(({ context }, params: ResultParams) => ({
      deletion: withFailure(context.deletion, params),
    })),
    /** Source: document 1, section 4: on the redirects list an expired session says so. */
    emitExpired: enqueueActions(({ enqueue }, { result }: ResultParams) => {
      if (!result.ok && result.failure.kind === 'unauthenticated')
        enqueue.emit({ type: 'notice', level: 'error', text: redirectTexts.sessionExpired });
    }),
    emitDeleted: emit(
      ({ context: { deletion } }, { result }: ResultParams<Done>): RedirectsEmitted => ({
        type: 'notice',
        level: 'success',
        text: (result.ok ? result.value.message : null) ?? redirectTexts.deleted(deletion?.keys.length ?? 0),
      }),
    ),
    sendToRows: enqueueActions(
      ({ context, enqueue }, { type }: { readonly type: 'session.resumed' | 'network.restored' }) => {
        for (const { key } of context.rows) enqueue.sendTo(key, { type });
      },
    ),
    emitGone: emit(
      ({ context: { deletion } }): RedirectsEmitted => ({
        type: 'notice',
        level: 'warning',
        text: redirectTexts.allGone(deletion?.gone ?? []),
      }),
    ),
    reload: raise({ type: 'list.reload' }),
    /** A rule that was to be deleted may be gone: then the list is no longer what is stored. */
    reloadDoubted: enqueueActions(({ context, enqueue }) => {
      if (isDoubted(context)) enqueue.raise({ type: 'list.reload' });
    }),
    openPasted: assign((_, { text = '' }: { readonly text?: string }) => ({ pasted: text })),
    emitLeft: emit({ type: 'left' }),
  },
});

const resumeRows = { type: 'sendToRows', params: { type: 'session.resumed' } } as const;

/** The query was chosen, and going back leads to the one before. */
const PUSH = { type: 'emitQuery', params: { replace: false } } as const;
/** The address is put right. */
const REPLACE = { type: 'emitQuery', params: { replace: true } } as const;

/** Loads the requested page. Leaving the state ends the call, so that a late answer is dropped. */
const loading = (self: 'starting' | 'reloading', tag: 'skeleton' | 'busy', description: string) =>
  redirectsSetup.createStateConfig({
    description,
    tags: tag,
    invoke: {
      ...calling('loadRules'),
      input: ({ context }) => ({ query: context.query }),
      onDone: [
        {
          guard: withAnswer('isPastLast'),
          target: self,
          reenter: true,
          actions: [withAnswer('goToLastPage'), REPLACE],
        },
        {
          guard: withAnswer('answered'),
          target: 'sorting',
          actions: withAnswer('takeRules'),
        },
        {
          target: 'failed',
          actions: [withAnswer('keepFailure'), withAnswer('emitExpired')],
        },
      ],
      onError: { target: 'failed', actions: withBug('keepFailure') },
    },
  });

const list = redirectsSetup.createStateConfig({
  initial: 'starting',
  on: {
    'list.reload': [{ guard: 'hasAnswer', target: '.reloading' }, { target: '.starting' }],
    'filters.apply': { target: '.asking', actions: ['applyFilters', PUSH] },
    'filters.clear': { target: '.asking', actions: ['clearFilters', PUSH] },
    'sort.toggle': {
      guard: unless('sort.toggle'),
      target: '.asking',
      actions: [withEvent('sort'), PUSH],
    },
    'page.go': {
      guard: unless('page.go'),
      target: '.asking',
      actions: [withEvent('goToPage'), PUSH],
    },
    'pageSize.change': {
      guard: unless('pageSize.change'),
      target: '.asking',
      actions: [withEvent('resizePage'), PUSH],
    },
    'url.change': {
      guard: unless('url.change'),
      target: '.asking',
      actions: [withEvent('takeUrl'), REPLACE],
    },
  },
  states: {
    starting: loading('starting', 'skeleton', "L'elenco si carica per la prima volta"),
    asking: {
      description: "Si chiede un'altra pagina",
      always: [{ guard: 'hasAnswer', target: 'reloading' }, { target: 'starting' }],
    },
    reloading: {
      ...loading('reloading', 'busy', "L'elenco si aggiorna e le righe di prima restano"),
      on: {
        // The answer on its way may have been read before: it would put the old text back, or take a new row away.
        'row.reported': {
          guard: withEvent('isSaved'),
          target: 'reloading',
          reenter: true,
          actions: withEvent('takeReport'),
        },
      },
    },
    sorting: {
      description: 'È arrivata una risposta',
      always: [
        { guard: 'hasRows', target: 'shown' },
        { guard: 'isNarrowed', target: 'nothingFound' },
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
          { guard: 'waitsForSignIn', target: 'asking', actions: resumeRows },
          { actions: resumeRows },
        ],
      },
    },
  },
});

const leaving = redirectsSetup.createStateConfig(
  leaveRegion(
    { request: { guard: 'hasUnsaved', target: 'asking' }, again: 'asking', confirmed: 'emitLeft' },
    {
      staying: 'Si resta sulla pagina',
      asking: 'Ci sono righe non salvate: chiede conferma prima di lasciare la pagina',
      left: 'La pagina viene lasciata',
    },
  ),
);

const pasting = redirectsSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      description: 'Nessun foglio incollato',
      on: {
        'paste.open': {
          guard: unless('paste.open'),
          target: 'open',
          actions: withEvent('openPasted'),
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
    'search.type': { actions: withEvent('typeSearch') },
    'row.add': { guard: unless('row.add'), actions: 'addRow' },
    'row.reported': { guard: unless('row.reported'), actions: withEvent('takeReport') },
    'row.focus': { guard: unless('row.focus'), actions: withEvent('focusRow') },
    'row.select': { guard: unless('row.select'), actions: withEvent('selectRow') },
    'page.select': { guard: unless('page.select'), actions: 'selectPage' },
    'selection.clear': { guard: unless('selection.clear'), actions: 'clearSelection' },
    'session.resumed': { actions: resumeRows },
    'save.retry': { actions: { type: 'sendToRows', params: { type: 'network.restored' } } },
  },
  states: { list, deletion, pasting, leaving },
});

export type RedirectsSnapshot = SnapshotFrom<typeof redirectsMachine>;
