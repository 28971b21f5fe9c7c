import { DEFAULT_PAGING, type ListDeclaration } from '../../content/lists/list';
import { redirectTexts } from '../../messages/screens/redirects';
import type { UnsavedWork } from '../kit/drafting';
import { isDoubted, type ResultParams } from '../kit/result';
import { isPageSize, parseQuery, toggledOrder, writeQuery } from '../list/query';
import { isBlank } from '../redirectRow/rules';
import type { RowReport, StoredRedirect } from '../redirectRow/types';
import type { ListedRow, RedirectsContext, RedirectsQuery, RouteDeletion, RulesPage } from './types';

/** Rows of a page at first, newest first. Source: document 1, section 9. */
export const FIRST_QUERY: RedirectsQuery = { page: 1, limit: 50, orderBy: '-id', keywords: '' };

/** Fields that the rules are sorted by. */
export const SORT_FIELDS = ['id', 'old_url', 'new_url', 'code'] as const;

/** What the redirects have of a list: any text is searched, and there are no filters. Source: document 1, section 2.17. */
const LIST: ListDeclaration = {
  filters: [],
  columns: SORT_FIELDS.map((sort) => ({ kind: 'text', label: sort, sort })),
  search: { label: '', minimum: 1, pause: 0 },
  paging: DEFAULT_PAGING,
};

/** The query out of URL parameters; an invalid part is left out alone, with an Italian line for each. */
export function parseRedirectsQuery(raw: Readonly<Record<string, unknown>>): {
  readonly query: RedirectsQuery;
  readonly warnings: readonly string[];
} {
  const { query, warnings } = parseQuery({ list: LIST }, raw);
  const { page, limit, orderBy, keywords } = query;
  return { query: { page, limit, orderBy, keywords }, warnings };
}

/** The parts of a query that differ from the first one, as URL parameters. `parseRedirectsQuery` reads them back. */
export const writeRedirectsQuery = (query: RedirectsQuery): Record<string, string> =>
  writeQuery({ list: LIST }, { ...query, filters: {} });

/** Number of the last page, at least 1. */
export const lastPage = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

export const rowOf = (rows: readonly ListedRow[], key: string | null): ListedRow | null =>
  rows.find((row) => row.key === key) ?? null;

/** A new row in which nothing is written yet. */
export const isEmptyNew = ({ id, draft }: ListedRow): boolean => id === null && isBlank(draft);

/** Rows that would be lost by leaving. */
export const unsavedRows = ({ rows }: Pick<RedirectsContext, 'rows'>): readonly ListedRow[] =>
  rows.filter(({ unsaved }) => unsaved);

/** What becomes of the unsaved work when the page is left: rows keep no drafts. */
export const workLeft = (context: Pick<RedirectsContext, 'rows'>): UnsavedWork =>
  unsavedRows(context).length > 0 ? 'lost' : 'none';

/** Whether a newer answer must not touch a row: something in it is not saved, or is just being written. */
const isKept = (row: ListedRow): boolean =>
  row.unsaved || row.phase === 'editing' || row.phase === 'saving' || isEmptyNew(row);

const listed = (key: string, { id, old_url, new_url, code }: StoredRedirect): ListedRow => ({
  key,
  id,
  draft: { old_url, new_url, code },
  phase: 'clean',
  unsaved: false,
});

/** What an answer makes of the rows shown. */
export interface MergedRows {
  readonly rows: readonly ListedRow[];
  /** Keys of rows that are no longer listed. */
  readonly removed: readonly string[];
  /** Rules of which no row is shown yet, by the key of theirs. */
  readonly added: readonly { readonly key: string; readonly stored: StoredRedirect }[];
  /** Rows that take the newer version of their rule. */
  readonly refreshed: readonly { readonly key: string; readonly stored: StoredRedirect }[];
}

/** The rows after an answer: what is not saved stays, on top where the answer does not contain it. */
export function mergedRows(shown: readonly ListedRow[], sent: readonly StoredRedirect[]): MergedRows {
  // A page that moved while it was read may name a rule twice.
  const answer = sent.filter((rule, index) => sent.findIndex(({ id }) => id === rule.id) === index);
  const byId = new Map(shown.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])));
  const placed = answer.map((stored) => ({ stored, row: byId.get(stored.id) ?? null }));
  const answered = new Set(answer.map(({ id }) => id));
  const onTop = shown.filter((row) => isKept(row) && (row.id === null || !answered.has(row.id)));
  // A row whose rule was thought deleted keeps its key: should the rule be there after all, it gets another.
  const used = new Set(onTop.map(({ key }) => key));
  const keyOf = ({ id }: StoredRedirect, row: ListedRow | null) =>
    row?.key ?? (used.has(`r${id}`) ? `r${id}b` : `r${id}`);
  const rows = [
    ...onTop,
    ...placed.map(({ stored, row }) => (row !== null && isKept(row) ? row : listed(keyOf(stored, row), stored))),
  ];
  const staying = new Set(rows.map(({ key }) => key));
  return {
    rows,
    removed: shown.filter(({ key }) => !staying.has(key)).map(({ key }) => key),
    added: placed.filter(({ row }) => row === null).map(({ stored }) => ({ key: keyOf(stored, null), stored })),
    refreshed: placed.flatMap(({ stored, row }) => (row === null || isKept(row) ? [] : [{ key: row.key, stored }])),
  };
}

/** The row that the cursor goes on to when rows are removed: the next that stays, else the one before. */
export function cursorAfter(
  rows: readonly ListedRow[],
  removed: readonly string[],
  cursor: string | null,
): string | null {
  const index = rows.findIndex(({ key }) => key === cursor);
  const stays = ({ key }: ListedRow) => !removed.includes(key);
  if (index < 0) return null;
  return (rows.slice(index).find(stays) ?? rows.slice(0, index).findLast(stays))?.key ?? null;
}

/** Ids of the saved ones among the rows of a deletion. */
export const deletedIds = (rows: readonly ListedRow[], deletion: RouteDeletion | null): number[] =>
  rows.flatMap(({ key, id }) => (id !== null && deletion?.keys.includes(key) ? [id] : []));

/** The question before a deletion. Source: document 1, section 8. */
export function deletionQuestion({ rows, deletion }: Pick<RedirectsContext, 'rows' | 'deletion'>): string {
  const [key, ...others] = deletion?.keys ?? [];
  const row = others.length === 0 ? rowOf(rows, key ?? null) : null;
  return row === null
    ? redirectTexts.confirmMany
    : redirectTexts.confirmOne(row.draft.old_url.trim(), row.draft.new_url.trim());
}

/** Whether two queries ask for the same. */
export const isSameQuery = (one: RedirectsQuery, other: RedirectsQuery): boolean =>
  (['page', 'limit', 'orderBy', 'keywords'] as const).every((part) => one[part] === other[part]);

interface At {
  readonly context: RedirectsContext;
}

/** The query changed: from its first page, unless a page is named. */
const withQuery = ({ query }: RedirectsContext, change: Partial<RedirectsQuery>) => ({
  query: { ...query, page: 1, ...change },
});

export const searchApplied = ({ context }: At) => withQuery(context, { keywords: context.searchText.trim() });

export const sorted = ({ context }: At, { field }: { readonly field: string }) =>
  withQuery(context, { orderBy: toggledOrder(context.query.orderBy, field) });

export const pageChosen = ({ context }: At, { page }: { readonly page: number }) => withQuery(context, { page });

export const pageResized = ({ context }: At, { limit }: { readonly limit: number }) =>
  isPageSize(limit) ? withQuery(context, { limit }) : {};

/** Whether the requested page lies past the last one of an answer. */
export const isPastLast = ({ context: { query } }: At, { result }: ResultParams<RulesPage>): boolean =>
  result.ok && query.page > lastPage(result.value.total, query.limit);

export const lastPageChosen = ({ context }: At, { result }: ResultParams<RulesPage>) =>
  result.ok ? withQuery(context, { page: lastPage(result.value.total, context.query.limit) }) : {};

/** The list without some rows. */
export function withoutRows(
  { rows, selection, cursor }: RedirectsContext,
  removed: readonly string[],
): Partial<RedirectsContext> {
  return {
    rows: rows.filter(({ key }) => !removed.includes(key)),
    selection: selection.filter((key) => !removed.includes(key)),
    cursor: removed.includes(cursor ?? '') ? cursorAfter(rows, removed, cursor) : cursor,
  };
}

/** What a row's machine reports of it; a row saved for the first time, or whose rule was deleted, changes the total. */
export function rowReported({ context }: At, { type: _, ...report }: RowReport): Partial<RedirectsContext> {
  const [before, now] = [rowOf(context.rows, report.key)?.id ?? null, report.id];
  return {
    rows: context.rows.map((row) => (row.key === report.key ? report : row)),
    total: context.total + (before === null && now !== null ? 1 : before !== null && now === null ? -1 : 0),
    selection: now === null ? context.selection.filter((key) => key !== report.key) : context.selection,
  };
}

/** Selects or deselects a row; without a key the one under the cursor. */
export function rowToggled(
  { context: { selection, cursor } }: At,
  { key = cursor }: { readonly key?: string | null },
): Partial<RedirectsContext> {
  if (key === null) return {};
  return { selection: selection.includes(key) ? selection.filter((other) => other !== key) : [...selection, key] };
}

/** Selects the saved rows of the page, or deselects them if all of them are selected. */
export function pageToggled({ context: { rows, selection } }: At): Partial<RedirectsContext> {
  const keys = rows.flatMap(({ key, id }) => (id === null ? [] : [key]));
  return { selection: keys.every((key) => selection.includes(key)) ? [] : keys };
}

/**
 * Keys of rows whose deletion was refused and whose rules the list, read again, has no more. Their deletion was confirmed:
 * they go, also with something unsaved in them.
 */
export function goneKeys(context: RedirectsContext, answer: readonly StoredRedirect[]): string[] {
  const { rows, deletion } = context;
  if (deletion === null || !isDoubted(context)) return [];
  const stored = new Set(answer.map(({ id }) => id));
  return rows.flatMap(({ key, id }) => (id !== null && deletion.keys.includes(key) && !stored.has(id) ? [key] : []));
}

/** The refused deletion without the rows that are gone; as it was where none is. */
export function deletionWithout(
  { rows, deletion }: RedirectsContext,
  gone: readonly string[],
): Pick<RedirectsContext, 'deletion'> {
  if (deletion === null || gone.length === 0) return { deletion };
  const addresses = rows.flatMap(({ key, draft }) => (gone.includes(key) ? [draft.old_url.trim()] : []));
  const keys = deletion.keys.filter((key) => !gone.includes(key));
  return { deletion: { keys, failure: null, gone: [...deletion.gone, ...addresses] } };
}
