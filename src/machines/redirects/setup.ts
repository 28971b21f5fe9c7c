import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { Result } from '../../contract/result';
import { redirectTexts } from '../../messages/screens/redirects';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
import { redirectRowMachine } from '../redirectRow/machine';
import { BLANK_DRAFT } from '../redirectRow/rules';
import type { RowReport } from '../redirectRow/types';
import {
  contextRefusal,
  cursorAfter,
  deletedIds,
  FIRST_QUERY,
  isEmptyNew,
  isPageSize,
  lastPage,
  mergedRows,
  rowOf,
  toggledOrder,
  unsavedRows,
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

type Loaded = Result<RulesPage>;
type Deleted = Result<{ readonly message: string | null }>;

const asking = ({ query }: RedirectsContext, change: Partial<RedirectsQuery>) => ({
  query: { ...query, page: 1, ...change },
});

/** The list without some rows. */
function without({ rows, selection, cursor }: RedirectsContext, gone: readonly string[]): Partial<RedirectsContext> {
  return {
    rows: rows.filter(({ key }) => !gone.includes(key)),
    selection: selection.filter((key) => !gone.includes(key)),
    cursor: gone.includes(cursor ?? '') ? cursorAfter(rows, gone, cursor) : cursor,
  };
}

/** Parts of the redirects' machine: what it calls, asks and does. */
export const redirectsSetup = setup({
  types: {
    context: {} as RedirectsContext,
    events: {} as RedirectsEvent,
    emitted: {} as RedirectsEmitted,
    input: {} as RedirectsInput,
    tags: {} as RedirectsTag,
  },
  actors: {
    row: redirectRowMachine,
    loadRules: missingActor<RedirectsActors['loadRules']>('loadRules'),
    deleteRules: missingActor<RedirectsActors['deleteRules']>('deleteRules'),
  },
  guards: {
    accepted: ({ context, event }) => contextRefusal(context, event) === null,
    answered: (_, answer: Result<unknown>) => answer.ok,
    pastLast: ({ context: { query } }, answer: Loaded) =>
      answer.ok && query.page > lastPage(answer.value.total, query.limit),
    hasAnswer: ({ context }) => context.shownQuery !== null,
    hasRows: ({ context }) => context.rows.length > 0,
    narrowed: ({ context }) => context.query.keywords !== '',
    deletesEmpty: ({ context, event }) => {
      const row = event.type === 'row.delete' ? rowOf(context.rows, event.key ?? context.cursor) : null;
      return row !== null && contextRefusal(context, event) === null && isEmptyNew(row);
    },
    deletesUnsavedOnly: ({ context: { rows, deletion } }) => deletedIds(rows, deletion).length === 0,
    leaves: ({ context }) => unsavedRows(context).length > 0,
    waitsForSignIn: ({ context }) => context.failure?.kind === 'unauthenticated',
  },
  actions: {
    typeSearch: assign((_, { text }: { text: string }) => ({ searchText: text })),
    applyFilters: assign(({ context }) => asking(context, { keywords: context.searchText.trim() })),
    clearFilters: assign({ query: FIRST_QUERY, searchText: '' }),
    sort: assign(({ context }, { field }: { field: string }) =>
      asking(context, { orderBy: toggledOrder(context.query.orderBy, field) }),
    ),
    goToPage: assign(({ context }, { page }: { page: number }) => asking(context, { page })),
    resizePage: assign(({ context }, { limit }: { limit: number }) =>
      isPageSize(limit) ? asking(context, { limit }) : {},
    ),
    goToLastPage: assign(({ context }, answer: Loaded) =>
      answer.ok ? asking(context, { page: lastPage(answer.value.total, context.query.limit) }) : {},
    ),
    takeUrl: assign((_, { query }: { query: RedirectsQuery }) => ({ query, searchText: query.keywords })),
    emitQuery: emit(
      ({ context: { query } }, { replace }: { replace: boolean }): RedirectsEmitted => ({
        type: 'query.changed',
        query,
        replace,
      }),
    ),
    showRules: enqueueActions(({ context, enqueue }, answer: Loaded) => {
      if (!answer.ok) return;
      const { may, uuid, rows: shown } = context;
      const { rows, gone, added, refreshed } = mergedRows(shown, answer.value.rows);
      for (const key of gone) enqueue.stopChild(key);
      for (const { key, stored } of added)
        enqueue.spawnChild('row', { id: key, input: { key, stored, readOnly: !may.create, uuid: `${uuid}.${key}` } });
      for (const { key, stored } of refreshed) enqueue.sendTo(key, { type: 'stored.take', stored });
      enqueue.assign({
        ...without(context, gone),
        rows,
        total: answer.value.total,
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
    takeReport: assign(({ context }, { type, ...report }: RowReport) => {
      const before = rowOf(context.rows, report.key);
      const [was, is] = [before?.id ?? null, report.id];
      return {
        rows: context.rows.map((row) => (row.key === report.key ? report : row)),
        total: context.total + (was === null && is !== null ? 1 : was !== null && is === null ? -1 : 0),
        selection: is === null ? context.selection.filter((key) => key !== report.key) : context.selection,
      };
    }),
    focusRow: assign((_, { key }: { key: string }) => ({ cursor: key })),
    selectRow: assign(({ context: { selection, cursor } }, { key = cursor }: { key: string | undefined | null }) => {
      if (key === null) return {};
      return { selection: selection.includes(key) ? selection.filter((other) => other !== key) : [...selection, key] };
    }),
    selectPage: assign(({ context: { rows, selection } }) => {
      const keys = rows.flatMap(({ key, id }) => (id === null ? [] : [key]));
      return { selection: keys.every((key) => selection.includes(key)) ? [] : keys };
    }),
    clearSelection: assign({ selection: [] }),
    askForRow: assign(({ context }, { key }: { key?: string }) => {
      const row = key ?? context.cursor;
      return { deletion: row === null ? null : { keys: [row], failure: null } };
    }),
    askForSelection: assign(({ context }) => ({ deletion: { keys: context.selection, failure: null } })),
    forgetDeletion: assign({ deletion: null }),
    dropEmpty: enqueueActions(({ context, enqueue }, { key }: { key?: string }) => {
      const gone = key ?? context.cursor;
      if (gone === null) return;
      enqueue.stopChild(gone);
      enqueue.assign(without(context, [gone]));
    }),
    dropDeleted: enqueueActions(({ context, enqueue }) => {
      const gone = context.deletion?.keys ?? [];
      for (const key of gone) enqueue.stopChild(key);
      const total = Math.max(0, context.total - deletedIds(context.rows, context.deletion).length);
      enqueue.assign({ ...without(context, gone), total });
    }),
    keepFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    keepBug: assign((_, { error }: { error: unknown }) => ({ failure: unexpectedFailure(error) })),
    keepDeletionFailure: assign(({ context: { deletion } }, answer: Result<unknown>) =>
      answer.ok || deletion === null ? {} : { deletion: { ...deletion, failure: answer.failure } },
    ),
    keepDeletionBug: assign(({ context: { deletion } }, { error }: { error: unknown }) =>
      deletion === null ? {} : { deletion: { ...deletion, failure: unexpectedFailure(error) } },
    ),
    /** Source: document 1, section 4: on the redirects list an expired session says so. */
    emitExpired: enqueueActions(({ enqueue }, answer: Result<unknown>) => {
      if (!answer.ok && answer.failure.kind === 'unauthenticated')
        enqueue.emit({ type: 'notice', level: 'error', text: redirectTexts.sessionExpired });
    }),
    emitDeleted: emit(
      ({ context: { deletion } }, answer: Deleted): RedirectsEmitted => ({
        type: 'notice',
        level: 'success',
        text: (answer.ok ? answer.value.message : null) ?? redirectTexts.deleted(deletion?.keys.length ?? 0),
      }),
    ),
    emitRows: enqueueActions(({ context, enqueue }) => {
      for (const { key } of context.rows) enqueue.sendTo(key, { type: 'session.resumed' });
    }),
    reload: raise({ type: 'list.reload' }),
    takePasted: assign((_, { text = '' }: { text?: string }) => ({ pasted: text })),
    emitLeft: emit({ type: 'left' }),
  },
});
