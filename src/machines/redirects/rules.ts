import { PAGE_SIZES, type PageSize } from '../../content/model/listing';
import { redirectTexts } from '../../messages/screens/redirects';
import { isBlank } from '../redirectRow/rules';
import type { StoredRedirect } from '../redirectRow/types';
import type { ListedRow, RedirectsContext, RedirectsEvent, RedirectsQuery, RouteDeletion } from './types';

/** Rows of a page at first, newest first. Source: document 1, section 9. */
export const FIRST_QUERY: RedirectsQuery = { page: 1, limit: 50, orderBy: '-id', keywords: '' };

/** Fields that the rules are sorted by. */
export const SORT_FIELDS = ['id', 'old_url', 'new_url', 'code'] as const;

export const isPageSize = (value: number): value is PageSize => PAGE_SIZES.some((size) => size === value);

/** Number of the last page, at least 1. */
export const lastPage = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** The order after a press on a column's heading: ascending first, then the other way. */
export const toggledOrder = (orderBy: string, field: string): string =>
  orderBy === `+${field}` ? `-${field}` : `+${field}`;

export const rowOf = (rows: readonly ListedRow[], key: string | null): ListedRow | null =>
  rows.find((row) => row.key === key) ?? null;

/** A new row in which nothing is written yet. */
export const isEmptyNew = ({ id, draft }: ListedRow): boolean => id === null && isBlank(draft);

/** Rows that would be lost by leaving. */
export const unsavedRows = ({ rows }: Pick<RedirectsContext, 'rows'>): readonly ListedRow[] =>
  rows.filter(({ unsaved }) => unsaved);

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
  /** Keys of rows that go. */
  readonly gone: readonly string[];
  /** Rules of which no row is shown yet, by the key of theirs. */
  readonly added: readonly { readonly key: string; readonly stored: StoredRedirect }[];
  /** Rows that take the newer version of their rule. */
  readonly refreshed: readonly { readonly key: string; readonly stored: StoredRedirect }[];
}

/** The rows after an answer: what is not saved stays, on top where the answer has no place for it. */
export function mergedRows(shown: readonly ListedRow[], sent: readonly StoredRedirect[]): MergedRows {
  // A page that moved while it was read may name a rule twice.
  const answer = sent.filter((rule, place) => sent.findIndex(({ id }) => id === rule.id) === place);
  const byId = new Map(shown.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])));
  const placed = answer.map((stored) => ({ stored, row: byId.get(stored.id) ?? null }));
  const answered = new Set(answer.map(({ id }) => id));
  const onTop = shown.filter((row) => isKept(row) && (row.id === null || !answered.has(row.id)));
  // A row whose rule was thought gone keeps its key: should the rule be there after all, it gets another.
  const taken = new Set(onTop.map(({ key }) => key));
  const keyOf = ({ id }: StoredRedirect, row: ListedRow | null) =>
    row?.key ?? (taken.has(`r${id}`) ? `r${id}b` : `r${id}`);
  const rows = [
    ...onTop,
    ...placed.map(({ stored, row }) => (row !== null && isKept(row) ? row : listed(keyOf(stored, row), stored))),
  ];
  const staying = new Set(rows.map(({ key }) => key));
  return {
    rows,
    gone: shown.filter(({ key }) => !staying.has(key)).map(({ key }) => key),
    added: placed.filter(({ row }) => row === null).map(({ stored }) => ({ key: keyOf(stored, null), stored })),
    refreshed: placed.flatMap(({ stored, row }) => (row === null || isKept(row) ? [] : [{ key: row.key, stored }])),
  };
}

/** The row that the cursor goes on to when rows go: the next that stays, else the one before. */
export function cursorAfter(rows: readonly ListedRow[], gone: readonly string[], cursor: string | null): string | null {
  const place = rows.findIndex(({ key }) => key === cursor);
  const stays = ({ key }: ListedRow) => !gone.includes(key);
  if (place < 0) return null;
  return (rows.slice(place).find(stays) ?? rows.slice(0, place).findLast(stays))?.key ?? null;
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

const { refusals } = redirectTexts;

function pageRefusal({ shownQuery, query, total }: RedirectsContext, page: number): string | null {
  if (shownQuery === null) return refusals.notLoaded;
  if (page === query.page) return refusals.samePage;
  const last = lastPage(total, query.limit);
  return Number.isInteger(page) && page >= 1 && page <= last ? null : refusals.noSuchPage(last);
}

function addRefusal({ may, rows, shownQuery }: RedirectsContext): string | null {
  if (!may.create) return refusals.noCreate;
  if (shownQuery === null) return refusals.notLoaded;
  return rows.some(isEmptyNew) ? refusals.blankRow : null;
}

function deleteRefusal(context: RedirectsContext, key: string | undefined): string | null {
  const row = rowOf(context.rows, key ?? context.cursor);
  if (row === null) return key === undefined ? refusals.noRow : refusals.notShown;
  if (row.phase === 'saving') return refusals.saving;
  return context.may.delete || row.id === null ? null : refusals.noDelete;
}

function selectRefusal(context: RedirectsContext, key: string | undefined): string | null {
  if (!context.may.delete) return refusals.noDelete;
  const row = rowOf(context.rows, key ?? context.cursor);
  if (row === null) return key === undefined ? refusals.noRow : refusals.notShown;
  return row.id === null ? refusals.notSaved : null;
}

const isSameQuery = (one: RedirectsQuery, other: RedirectsQuery): boolean =>
  (['page', 'limit', 'orderBy', 'keywords'] as const).every((part) => one[part] === other[part]);

/** Why the list refuses an event for what it holds, in Italian; null for no reason. The guards ask this. */
export function contextRefusal(context: RedirectsContext, event: RedirectsEvent): string | null {
  switch (event.type) {
    case 'sort.toggle':
      return SORT_FIELDS.some((field) => field === event.field) ? null : refusals.unknownSort;
    case 'page.go':
      return pageRefusal(context, event.page);
    case 'pageSize.change':
      return isPageSize(event.limit) ? null : refusals.unknownLimit;
    case 'url.change':
      return isSameQuery(event.query, context.query) ? refusals.sameQuery : null;
    case 'paste.open':
      if (!context.may.create) return refusals.noCreate;
      return context.shownQuery === null ? refusals.notLoaded : null;
    case 'row.add':
      return addRefusal(context);
    case 'row.reported':
    case 'row.focus':
      return rowOf(context.rows, event.key) === null ? refusals.notShown : null;
    case 'row.select':
      return selectRefusal(context, event.key);
    case 'page.select':
      if (!context.may.delete) return refusals.noDelete;
      return context.rows.some(({ id }) => id !== null) ? null : refusals.noRows;
    case 'selection.clear':
      return context.selection.length === 0 ? refusals.nothingSelected : null;
    case 'row.delete':
      return deleteRefusal(context, event.key);
    case 'selection.delete':
      if (!context.may.delete) return refusals.noDelete;
      if (context.selection.length === 0) return refusals.nothingSelected;
      return context.selection.some((key) => rowOf(context.rows, key)?.phase === 'saving') ? refusals.saving : null;
    default:
      return null;
  }
}
