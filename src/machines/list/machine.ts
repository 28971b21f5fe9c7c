import { assign, emit, enqueueActions, raise, type SnapshotFrom, setup } from 'xstate';
import { DEFAULT_SEARCH, listingForm, removalOf, searchOf } from '../../content/lists/list';
import type { Done } from '../../contract/result';
import { listTexts as messages } from '../../messages/screens/list';
import type { StatusStep } from '../entityActions/types';
import { calling, missingActors, type Types } from '../kit/actor';
import {
  failureOf,
  isDoubted,
  notice,
  type ResultParams,
  refusalForgotten,
  resultGuards,
  withAnswer,
  withBug,
  withEvent,
  withFailure,
} from '../kit/result';
import { correctionAccepted, isCorrectable, repeatsCorrected, suggestionTaken } from './correction';
import { deletion } from './deletion';
import { isNarrowed } from './query';
import { guards, refusalOf, unless } from './refusals';
import {
  actionOf,
  actionRequest,
  filterChosen,
  filtersApplied,
  filtersCleared,
  idsMeant,
  isPastLast,
  lastPageChosen,
  pageChosen,
  pageResized,
  requestedDeletion,
  rowsDeleted,
  rowsLoaded,
  searchApplied,
  searchStep,
  sorted,
  urlApplied,
} from './rules';
import { cursorMoved, extendedSelection, selectedRange, toggledPage, toggledRow } from './selection';
import type { CursorTarget, ListActors, ListContext, ListEmitted, ListEvent, ListInput, ListTag } from './types';

interface GuardArgs {
  readonly context: ListContext;
  readonly event: ListEvent;
}
type Text = { readonly text: string };
type NamedRows = { readonly ids?: readonly number[] | undefined };
type NamedAction = NamedRows & { readonly name: string };

const listSetup = setup({
  types: {} as Types<ListContext, ListEvent, ListEmitted, ListTag, ListInput>,
  actors: missingActors<ListActors>('loadRows', 'deleteRows', 'runAction'),
  delays: {
    /** Source: document 1, section 5. */
    searchPause: ({ context }) => (searchOf(context.listing) ?? DEFAULT_SEARCH).pause,
  },
  guards: {
    ...resultGuards,
    ...guards,
    isPastLast,
    isCorrectable,
    isCorrected: ({ context }) => context.correction !== null,
    repeatsCorrected,
    opensAnswered: ({ context }) => context.opensAnswered,
    hasAnswer: ({ context }) => context.shownQuery !== null,
    hasRows: ({ context }) => context.rows.length > 0,
    isNarrowed: ({ context }) => isNarrowed(context.listing, context.query),
    /** The screen confirms a deletion itself. */
    asksOnScreen: ({ context, event }: GuardArgs) =>
      removalOf(context.listing) === 'delegated' && refusalOf(context, event) === null,
    isAllGone: ({ context: { deletion } }) => deletion?.ids.length === 0,
    isPartlyGone: ({ context: { deletion } }) => deletion !== null && deletion.failure === null,
    isDoneByScreen: ({ context, event }: GuardArgs, { name }: NamedAction) =>
      actionOf(context, name)?.by === 'screen' && refusalOf(context, event) === null,
    searchesAll: ({ context }: GuardArgs, { text }: Text) => searchStep(context, text) === 'all',
    searchesAfterPause: ({ context }: GuardArgs, { text }: Text) => searchStep(context, text) === 'pause',
  },
  actions: {
    typeSearch: assign((_, { text }: Text) => ({ searchText: text })),
    applySearch: assign(searchApplied),
    chooseFilter: assign(filterChosen),
    applyFilters: assign(filtersApplied),
    clearFilters: assign(filtersCleared),
    sort: assign(sorted),
    goToPage: assign(pageChosen),
    goToLastPage: assign(lastPageChosen),
    resizePage: assign(pageResized),
    takeUrl: assign(urlApplied),
    open: assign({ opensAnswered: false }),
    takeRows: assign(rowsLoaded),
    takeSuggestion: assign(suggestionTaken),
    askAsTyped: assign({ correcting: null }),
    acceptCorrection: assign(correctionAccepted),
    keepFailure: assign(failureOf),
    selectRow: assign(toggledRow),
    selectRange: assign(selectedRange),
    extendSelection: assign(({ context }, { to }: { readonly to: CursorTarget }) => extendedSelection(context, to)),
    selectPage: assign(toggledPage),
    clearSelection: assign({ selection: [], anchor: null }),
    moveCursor: assign(cursorMoved),
    requestDeletion: assign(requestedDeletion),
    forgetRefusal: assign(({ context }) => refusalForgotten(context)),
    clearDeletion: assign({ deletion: null }),
    takeDeletion: assign(rowsDeleted),
    keepDeletionFailure: assign(({ context }, params: ResultParams) => ({
      deletion: withFailure(context.deletion, params),
    })),
    keepAction: assign(({ context }, named: NamedAction) => ({
      action: actionRequest(context, named),
    })),
    clearAction: assign({ action: null }),
    emitQuery: emit(({ context }, { replace }: { readonly replace: boolean }) => ({
      type: 'query.changed' as const,
      query: context.query,
      replace,
    })),
    emitDeletionRequest: emit(({ context }, named: NamedRows) => ({
      type: 'deletion.requested' as const,
      ids: idsMeant(context, named),
    })),
    emitDeleted: emit(({ context }, { result }: ResultParams<Done>) =>
      notice('success', (result.ok && result.value.message) || messages.deleted(context.deletion?.ids.length ?? 0)),
    ),
    emitStepRequest: emit(({ context }, { step, ids }: NamedRows & { readonly step: StatusStep }) => ({
      type: 'step.requested' as const,
      step,
      ids: idsMeant(context, { ids }),
    })),
    /** An action that is a step of publication is asked about as one. */
    emitActionRequest: emit(({ context }, named: NamedAction) => {
      const { name, ids } = actionRequest(context, named);
      const step = actionOf(context, name)?.step;
      return step === undefined
        ? { type: 'action.requested' as const, name, ids }
        : { type: 'step.requested' as const, step, ids };
    }),
    emitActed: emit(({ context }, { result }: ResultParams<Done>) => {
      const done = messages.acted(actionOf(context, context.action?.name ?? '')?.title ?? '');
      return result.ok ? notice('success', result.value.message || done) : notice('error', result.failure.message);
    }),
    emitGone: emit(notice('warning', messages.allGone)),
    reload: raise({ type: 'list.reload' as const }),
    /** A row that was to be deleted may be gone: then the list is no longer what is stored. */
    reloadDoubted: enqueueActions(({ context, enqueue }) => {
      if (isDoubted(context)) enqueue.raise({ type: 'list.reload' });
    }),
  },
});

/** The query was chosen, and going back leads to the one before. */
const PUSH = { type: 'emitQuery', params: { replace: false } } as const;
/** The address is corrected, or follows what is typed. */
const REPLACE = { type: 'emitQuery', params: { replace: true } } as const;

/**
 * Loads the rows of the requested query; where it finds nothing but the server knows what was probably meant, those of
 * the corrected one, which are told as such. Leaving the state ends the call, so that a late answer is dropped. */
const loading = (
  /** Loads another query's, where this one's are not those to be shown. */
  again: 'starting' | 'reloading',
  tags: readonly ('skeleton' | 'busy' | 'stale')[],
  description: string,
) =>
  listSetup.createStateConfig({
    description,
    tags,
    invoke: {
      ...calling('loadRows'),
      input: ({ context: { query, correcting } }) => ({
        query: correcting === null ? query : { ...query, keywords: correcting },
      }),
      onDone: [
        { guard: withAnswer('isCorrectable'), target: again, reenter: true, actions: withAnswer('takeSuggestion') },
        {
          guard: withAnswer('isPastLast'),
          target: again,
          reenter: true,
          actions: [withAnswer('goToLastPage'), REPLACE],
        },
        { guard: withAnswer('answered'), target: 'sorting', actions: withAnswer('takeRows') },
        { target: 'failed', actions: withAnswer('keepFailure') },
      ],
      onError: { target: 'failed', actions: withBug('keepFailure') },
    },
  });

const rows = listSetup.createStateConfig({
  initial: 'opening',
  on: {
    'list.reload': [
      { guard: 'hasAnswer', target: '.reloading', actions: 'askAsTyped' },
      { target: '.starting', actions: 'askAsTyped' },
    ],
  },
  states: {
    opening: {
      always: [
        { guard: 'opensAnswered', target: 'sorting', actions: 'open' },
        { guard: 'hasAnswer', target: 'refreshing' },
        { target: 'starting' },
      ],
    },
    starting: loading('starting', ['skeleton'], "L'elenco si carica per la prima volta"),
    refreshing: loading(
      'reloading',
      ['busy', 'stale'],
      'Si vedono, segnalate, le righe dell’ultima volta e arrivano quelle di adesso',
    ),
    reloading: loading('reloading', ['busy'], "L'elenco si aggiorna e le righe di prima restano"),
    sorting: {
      description: 'È arrivata una risposta',
      always: [
        { guard: 'isCorrected', target: 'corrected' },
        { guard: 'hasRows', target: 'shown' },
        { guard: 'isNarrowed', target: 'nothingFound' },
        { target: 'empty' },
      ],
    },
    shown: { description: "L'elenco mostra le righe", tags: 'shown' },
    corrected: {
      description: 'La ricerca scritta non trova nulla: si mostrano, annunciate, le righe di quella corretta',
      tags: ['shown', 'corrected'],
    },
    nothingFound: { description: 'La ricerca o i filtri non trovano nulla', tags: 'nothingFound' },
    empty: { description: 'Non c’è ancora nulla', tags: 'empty' },
    failed: { description: "L'elenco non si è caricato e si può riprovare", tags: 'failed', entry: 'askAsTyped' },
  },
});

/** Everything that changes the query ends in `reload`; before that URL and storage hear of it. */
const query = listSetup.createStateConfig({
  initial: 'settled',
  on: {
    'search.type': [
      {
        guard: withEvent('searchesAll'),
        target: '.settled',
        actions: [withEvent('typeSearch'), 'applySearch', REPLACE, 'reload'],
      },
      { guard: withEvent('searchesAfterPause'), target: '.pausing', actions: withEvent('typeSearch') },
      { target: '.settled', actions: withEvent('typeSearch') },
    ],
    'filter.change': { guard: unless('filter.change'), actions: withEvent('chooseFilter') },
    'filters.apply': [
      { guard: 'repeatsCorrected', target: '.settled', actions: ['acceptCorrection', PUSH, 'reload'] },
      { target: '.settled', actions: ['applyFilters', PUSH, 'reload'] },
    ],
    'correction.accept': {
      guard: unless('correction.accept'),
      target: '.settled',
      actions: ['acceptCorrection', PUSH, 'reload'],
    },
    'filters.clear': { target: '.settled', actions: ['clearFilters', PUSH, 'reload'] },
    'sort.toggle': { guard: unless('sort.toggle'), actions: [withEvent('sort'), PUSH, 'reload'] },
    'page.go': { guard: unless('page.go'), actions: [withEvent('goToPage'), PUSH, 'reload'] },
    'pageSize.change': { guard: unless('pageSize.change'), actions: [withEvent('resizePage'), PUSH, 'reload'] },
    'url.change': {
      guard: unless('url.change'),
      target: '.settled',
      actions: [withEvent('takeUrl'), REPLACE, 'reload'],
    },
  },
  states: {
    settled: { description: 'La ricerca scritta è quella mostrata' },
    pausing: {
      description: 'Si scrive: la ricerca parte dopo una pausa',
      tags: 'pausing',
      after: { searchPause: { target: 'settled', actions: ['applySearch', REPLACE, 'reload'] } },
    },
  },
});

/** Actions of the listing: the server's one at a time, the screen's are emitted to it. */
const action = listSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessuna azione in corso',
      entry: 'clearAction',
      on: {
        'action.run': [
          { guard: withEvent('isDoneByScreen'), actions: withEvent('emitActionRequest') },
          { guard: unless('action.run'), target: 'acting', actions: withEvent('keepAction') },
        ],
      },
    },
    acting: {
      description: "Il server esegue un'azione sulle righe",
      tags: 'acting',
      invoke: {
        ...calling('runAction'),
        input: ({ context: { action, rows } }) => {
          const { name, ids } = action ?? { name: '', ids: [] };
          return { name, ids, rows: rows.filter(({ id }) => ids.includes(id)) };
        },
        // What the server did may differ from the request: whatever the answer, the list shows how things stand now.
        onDone: { target: 'idle', actions: [withAnswer('emitActed'), 'reload'] },
        onError: { target: 'idle', actions: [withBug('emitActed'), 'reload'] },
      },
    },
  },
});

/**
 * A list of records: its query, what it shows, what is selected and what is deleted. Four regions, each in a state of its
 * own, and `list.reload` (raised by `reload`) is how the others have `rows` read anew. Somebody types 'fiera' above the
 * news: at each letter `query` goes to `pausing`; once nobody has typed for a while it takes the word into the query, tells
 * the address and raises `list.reload`, at which `rows` goes to `reloading` and calls the server, the old rows in sight. A
 * question in `deletion` stands through all that.
 */
export const listMachine = listSetup.createMachine({
  id: 'list',
  type: 'parallel',
  context: ({ input }) => {
    const { listing, abilities, query: first, warnings = [], isStored = false, cursor = null } = input;
    const { answer = null, seen = null } = input;
    const opening = answer ?? seen;
    return {
      listing: listingForm(listing),
      abilities,
      warnings,
      restored: isStored ? first : null,
      query: first,
      searchText: first.keywords,
      filters: first.filters,
      rows: opening?.rows ?? [],
      total: opening?.total ?? 0,
      undecided: opening?.undecided ?? null,
      opensAnswered: answer !== null,
      shownQuery: opening === null ? null : first,
      correcting: null,
      correction: null,
      selection: [],
      anchor: null,
      returnTo: cursor,
      cursor: opening?.rows.find(({ id }) => id === cursor)?.id ?? null,
      failure: null,
      deletion: null,
      action: null,
    };
  },
  on: {
    'row.select': { guard: unless('row.select'), actions: withEvent('selectRow') },
    'row.selectTo': { guard: unless('row.selectTo'), actions: withEvent('selectRange') },
    'selection.extend': { guard: unless('selection.extend'), actions: withEvent('extendSelection') },
    'page.select': { guard: unless('page.select'), actions: 'selectPage' },
    'selection.clear': { guard: unless('selection.clear'), actions: 'clearSelection' },
    'step.request': { guard: unless('step.request'), actions: withEvent('emitStepRequest') },
    'cursor.move': { guard: unless('cursor.move'), actions: withEvent('moveCursor') },
  },
  states: { rows, query, deletion, action },
});

export type ListSnapshot = SnapshotFrom<typeof listMachine>;
