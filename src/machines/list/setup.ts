import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import { DEFAULT_SEARCH, type FilterValue, pagingOf, removalOf, searchOf } from '../../content/model/listing';
import type { Result } from '../../contract/result';
import { listTexts as messages } from '../../messages/screens/list';
import { notProvided, unexpectedFailure } from '../kit/unexpected';
import { blankFilters, isNarrowed, isPageSize } from './query';
import {
  actionIds,
  actionOf,
  appliedKeywords,
  contextRefusal,
  cursorOn,
  deletionIds,
  extendedSelection,
  idsOf,
  lastPage,
  movedCursor,
  neighbour,
  rangeTo,
  refusedAction,
  rowOf,
  searchStep,
  toggledOrder,
  withFilter,
} from './rules';
import type {
  ActionRequest,
  CursorTarget,
  ListActors,
  ListContext,
  ListEmitted,
  ListEvent,
  ListInput,
  ListQuery,
  ListTag,
  RowsPage,
} from './types';

type RowsAnswer = { result: Result<RowsPage> };
type DeleteAnswer = { result: ListActors['deleteRows']['output'] };

type ActionParams = { name: string; ids: readonly number[] | undefined };

function requestOf(context: ListContext, name: string, named: readonly number[] | undefined): ActionRequest {
  const action = actionOf(context, name);
  return { name, ids: action === null ? [] : [...new Set(actionIds(context, action, named))] };
}

/** A new query. */
const asking = (context: ListContext, change: Partial<ListQuery>): Partial<ListContext> => ({
  query: { ...context.query, page: 1, ...change },
});

/** What of selection, anchor and cursor survives when these rows are on screen: nothing that isn't one of them. */
function onScreen(context: ListContext, rows: RowsPage['rows']) {
  const ids = idsOf(rows);
  const kept = (id: number | null) => (id !== null && ids.includes(id) ? id : null);
  return {
    selection: context.selection.filter((id) => ids.includes(id)),
    anchor: kept(context.anchor),
    cursor: cursorOn(context, ids),
  };
}

/** Everything the list machine is made of, apart from its states. */
export const listSetup = setup({
  types: {
    context: {} as ListContext,
    events: {} as ListEvent,
    input: {} as ListInput,
    emitted: {} as ListEmitted,
    tags: {} as ListTag,
  },
  actors: {
    loadRows: fromPromise<ListActors['loadRows']['output'], ListActors['loadRows']['input']>(() =>
      notProvided('loadRows'),
    ),
    deleteRows: fromPromise<ListActors['deleteRows']['output'], ListActors['deleteRows']['input']>(() =>
      notProvided('deleteRows'),
    ),
    runAction: fromPromise<ListActors['runAction']['output'], ListActors['runAction']['input']>(() =>
      notProvided('runAction'),
    ),
  },
  delays: {
    /** Source: document 1, section 5. */
    searchPause: ({ context }) => (searchOf(context.listing) ?? DEFAULT_SEARCH).pause,
  },
  guards: {
    accepted: ({ context, event }) => contextRefusal(context, event) === null,
    answered: (_, { result }: { result: Result<unknown> }) => result.ok,
    pastLast: ({ context }, { result }: RowsAnswer) =>
      result.ok && context.query.page > lastPage(context.listing, result.value.total, context.query.limit),
    hasAnswer: ({ context }) => context.shownQuery !== null,
    hasRows: ({ context }) => context.rows.length > 0,
    /** The screen asks about a deletion itself. */
    asksOnScreen: ({ context, event }) =>
      removalOf(context.listing) === 'asked' && contextRefusal(context, event) === null,
    doneByScreen: ({ context, event }, { name }: { name: string }) =>
      actionOf(context, name)?.by === 'screen' && contextRefusal(context, event) === null,
    narrowed: ({ context }) => isNarrowed(context.listing, context.query),
    searchesAll: ({ context }, { text }: { text: string }) => searchStep(context, text) === 'all',
    searchesAfterPause: ({ context }, { text }: { text: string }) => searchStep(context, text) === 'pause',
  },
  actions: {
    typeSearch: assign((_, { text }: { text: string }) => ({ searchText: text })),
    applySearch: assign(({ context }) =>
      asking(context, { keywords: appliedKeywords(context.listing, context.searchText) }),
    ),
    chooseFilter: assign(({ context }, { name, value }: { name: string; value: FilterValue }) => ({
      filters: withFilter(context, name, value),
    })),
    applyFilters: assign(({ context }) =>
      asking(context, { filters: context.filters, keywords: appliedKeywords(context.listing, context.searchText) }),
    ),
    clearFilters: assign(({ context }) => {
      const filters = blankFilters(context.listing);
      return {
        ...asking(context, { filters, keywords: '', limit: pagingOf(context.listing).limit }),
        filters,
        searchText: '',
        warnings: [],
      };
    }),
    sort: assign(({ context }, { field }: { field: string }) =>
      asking(context, { orderBy: toggledOrder(context.query.orderBy, field) }),
    ),
    goToPage: assign(({ context }, { page }: { page: number }) => asking(context, { page })),
    resizePage: assign(({ context }, { limit }: { limit: number }) =>
      isPageSize(limit) ? asking(context, { limit }) : {},
    ),
    takeUrl: assign(({ context }, { query, warnings }: { query: ListQuery; warnings: readonly string[] }) => ({
      ...asking(context, query),
      filters: query.filters,
      searchText: query.keywords,
      warnings,
    })),
    showRows: assign(({ context }, { result }: RowsAnswer) =>
      result.ok
        ? {
            ...onScreen(context, result.value.rows),
            rows: result.value.rows,
            total: result.value.total,
            shownQuery: context.query,
            failure: null,
          }
        : {},
    ),
    goToLastPage: assign(({ context }, { result }: RowsAnswer) =>
      result.ok ? asking(context, { page: lastPage(context.listing, result.value.total, context.query.limit) }) : {},
    ),
    keepFailure: assign((_, { result }: { result: Result<unknown> }) => (result.ok ? {} : { failure: result.failure })),
    keepBug: assign((_, { error }: { error: unknown }) => ({ failure: unexpectedFailure(error) })),
    selectRow: assign(({ context }, { id }: { id: number | undefined }) => {
      const row = rowOf(context, id);
      if (row === null) return {};
      const selected = context.selection.includes(row);
      const selection = selected ? context.selection.filter((other) => other !== row) : [...context.selection, row];
      return { selection, anchor: row, cursor: row };
    }),
    selectRange: assign(({ context }, { id }: { id: number | undefined }) => {
      const row = rowOf(context, id);
      if (row === null) return {};
      const range = rangeTo(context.rows, context.anchor, row);
      return {
        selection: [...new Set([...context.selection, ...range])],
        anchor: context.anchor ?? row,
        cursor: row,
      };
    }),
    extendSelection: assign(({ context }, { to }: { to: CursorTarget }) => extendedSelection(context, to)),
    selectPage: assign(({ context }) => {
      const ids = idsOf(context.rows);
      return { selection: ids.every((id) => context.selection.includes(id)) ? [] : ids };
    }),
    clearSelection: assign({ selection: [], anchor: null }),
    moveCursor: assign(({ context }, { to }: Extract<ListEvent, { type: 'cursor.move' }>) => ({
      cursor: movedCursor(context.rows, context.cursor, to),
    })),
    askDeletion: assign(({ context }, { ids }: { ids: readonly number[] | undefined }) => ({
      deletion: { ids: [...new Set(deletionIds(context, ids))], failure: null },
    })),
    emitDeletionAsked: emit(({ context }, { ids }: { ids: readonly number[] | undefined }) => ({
      type: 'deletion.requested' as const,
      ids: [...new Set(deletionIds(context, ids))],
    })),
    keepAction: assign(({ context }, { name, ids }: ActionParams) => ({
      action: requestOf(context, name, ids),
      refusedAction: null,
    })),
    keepRefusedAction: assign((_, { result }: DeleteAnswer) => ({
      refusedAction: result.ok ? null : refusedAction(result.failure),
    })),
    dropRefusedAction: assign({ refusedAction: null }),
    forgetAction: assign({ action: null }),
    emitAction: emit(({ context }, { name, ids }: ActionParams) => ({
      type: 'action.requested' as const,
      ...requestOf(context, name, ids),
    })),
    /** What names a record to put right is not said in passing: it stays until the next action. */
    emitActed: enqueueActions(({ context, enqueue }, { result }: DeleteAnswer) => {
      if (!result.ok && refusedAction(result.failure) !== null) return;
      const done = messages.acted(actionOf(context, context.action?.name ?? '')?.title ?? '');
      enqueue.emit({
        type: 'notice',
        level: result.ok ? 'success' : 'error',
        text: result.ok ? result.value.message || done : result.failure.message,
      });
    }),
    emitActionBug: emit((_, { error }: { error: unknown }) => ({
      type: 'notice' as const,
      level: 'error' as const,
      text: unexpectedFailure(error).message,
    })),
    forgetDeletion: assign({ deletion: null }),
    dropDeleted: assign(({ context }) => {
      const gone = context.deletion?.ids ?? [];
      const rows = context.rows.filter((row) => !gone.includes(row.id));
      return {
        rows,
        total: Math.max(0, context.total - (context.rows.length - rows.length)),
        selection: context.selection.filter((id) => !gone.includes(id)),
        anchor: context.anchor !== null && gone.includes(context.anchor) ? null : context.anchor,
        cursor: neighbour(context.rows, gone, context.cursor),
      };
    }),
    keepDeletionFailure: assign(({ context }, { result }: DeleteAnswer) =>
      result.ok || context.deletion === null ? {} : { deletion: { ...context.deletion, failure: result.failure } },
    ),
    keepDeletionBug: assign(({ context }, { error }: { error: unknown }) =>
      context.deletion === null ? {} : { deletion: { ...context.deletion, failure: unexpectedFailure(error) } },
    ),
    emitQuery: emit(({ context }, { replace }: { replace: boolean }) => ({
      type: 'query.changed' as const,
      query: context.query,
      replace,
    })),
    emitDeleted: emit(({ context }, { result }: DeleteAnswer) => ({
      type: 'notice' as const,
      level: 'success' as const,
      text: (result.ok && result.value.message) || messages.deleted(context.deletion?.ids.length ?? 0),
    })),
    reload: raise({ type: 'list.reload' as const }),
  },
});
