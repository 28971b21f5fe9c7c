import type { FilterValue } from '../../content/lists/filter';
import { actionsOf, type ListingAction, type ListingForm, pagingOf } from '../../content/lists/list';
import type { ListingRow } from '../../content/lists/listing';
import { isDoubted, type ResultParams } from '../kit/result';
import { blankFilters, isPageSize, isSearchable, toggledOrder } from './query';
import { neighbour, selectionOn } from './selection';
import type { ActionRequest, At, DeletionRequest, ListContext, ListQuery, RowsPage } from './types';

/** Number of the last page, at least 1; a list that is always whole has one. */
export const lastPage = (listing: Pick<ListingForm, 'list'>, total: number, limit: number): number =>
  pagingOf(listing).paged ? Math.max(1, Math.ceil(total / limit)) : 1;

/** What a typed text leads to: a search after the pause, all rows at once, or nothing. Source: document 1, section 5. */
export function searchStep(context: ListContext, text: string): 'pause' | 'all' | 'none' {
  const trimmed = text.trim();
  if (trimmed === '') return context.query.keywords === '' ? 'none' : 'all';
  return isSearchable(context.listing, trimmed) && trimmed !== context.query.keywords ? 'pause' : 'none';
}

/** Filter values after one was chosen: those that lie within it are reset. */
export function withFilter(context: ListContext, name: string, value: FilterValue): Record<string, FilterValue> {
  const values = { ...context.filters, [name]: value };
  if (context.filters[name] === value) return values;
  const reset = (outer: string): void => {
    for (const inner of context.listing.list.filters)
      if (inner.within === outer && inner.name !== name && values[inner.name] !== inner.all.value) {
        values[inner.name] = inner.all.value;
        reset(inner.name);
      }
  };
  reset(name);
  return values;
}

/** What is searched for once the search box's text is applied; too short a text searches nothing. */
export const appliedKeywords = (listing: Pick<ListingForm, 'list'>, text: string): string =>
  isSearchable(listing, text.trim()) ? text.trim().slice(0, 200) : '';

/** Rows that a deletion or a step would concern: those named, else the selection, else the row under the cursor. */
export function rowsMeant(context: ListContext, named: readonly number[] | undefined): readonly number[] {
  if (named !== undefined) return named;
  if (context.selection.length > 0) return context.selection;
  return context.cursor === null ? [] : [context.cursor];
}

/** The declared action of a name. */
export const actionOf = (context: ListContext, name: string): ListingAction | null =>
  actionsOf(context.listing).find((action) => action.name === name) ?? null;

/** Rows that an action would concern: those named, else the row under the cursor or the selection; of a step as of others. */
export function actionIds(
  context: ListContext,
  action: ListingAction,
  named: readonly number[] | undefined,
): readonly number[] {
  if (named !== undefined) return named;
  if (action.step !== undefined) return rowsMeant(context, named);
  if (action.on === 'selection') return context.selection;
  return action.on === 'list' || context.cursor === null ? [] : [context.cursor];
}

/**
 * A refused deletion once the list was read again: what is no longer listed is left out of it, and kept to be told. As it
 * was where all of it is still there: then it was refused for something else.
 */
function deletionReread(context: ListContext, rows: readonly ListingRow[]): DeletionRequest | null {
  const { deletion } = context;
  if (deletion === null || !isDoubted(context)) return deletion;
  const isListed = (id: number) => rows.some((row) => row.id === id);
  const ids = deletion.ids.filter(isListed);
  if (ids.length === deletion.ids.length) return deletion;
  const gone = context.rows.filter(({ id }) => deletion.ids.includes(id) && !isListed(id));
  return { ids, failure: null, gone: [...deletion.gone, ...gone] };
}

/** The context with another query: from its first page, unless a page is named. */
const withQuery = (context: ListContext, change: Partial<ListQuery>): Partial<ListContext> => ({
  query: { ...context.query, page: 1, ...change },
});

export const searchApplied = ({ context }: At) =>
  withQuery(context, { keywords: appliedKeywords(context.listing, context.searchText) });

export const filterChosen = (
  { context }: At,
  { name, value }: { readonly name: string; readonly value: FilterValue },
) => ({
  filters: withFilter(context, name, value),
});

export const filtersApplied = ({ context }: At) =>
  withQuery(context, { filters: context.filters, keywords: appliedKeywords(context.listing, context.searchText) });

export function filtersCleared({ context }: At): Partial<ListContext> {
  const filters = blankFilters(context.listing);
  const query = withQuery(context, { filters, keywords: '', limit: pagingOf(context.listing).limit });
  return { ...query, filters, searchText: '', warnings: [], restored: null };
}

export const sorted = ({ context }: At, { field }: { readonly field: string }) =>
  withQuery(context, { orderBy: toggledOrder(context.query.orderBy, field) });

export const pageResized = ({ context }: At, { limit }: { readonly limit: number }) =>
  isPageSize(limit) ? withQuery(context, { limit }) : {};

export const pageChosen = ({ context }: At, { page }: { readonly page: number }) => withQuery(context, { page });

export const urlApplied = (
  { context }: At,
  { query, warnings = [] }: { readonly query: ListQuery; readonly warnings?: readonly string[] },
): Partial<ListContext> => ({
  ...withQuery(context, query),
  filters: query.filters,
  searchText: query.keywords,
  warnings,
  restored: null,
});

/** Whether the requested page lies past the last one of an answer. */
export const isPastLast = ({ context }: At, { result }: ResultParams<RowsPage>): boolean =>
  result.ok && context.query.page > lastPage(context.listing, result.value.total, context.query.limit);

export const lastPageChosen = ({ context }: At, { result }: ResultParams<RowsPage>) =>
  result.ok ? withQuery(context, { page: lastPage(context.listing, result.value.total, context.query.limit) }) : {};

export function rowsLoaded({ context }: At, { result }: ResultParams<RowsPage>): Partial<ListContext> {
  if (!result.ok) return {};
  const { rows, total, undecided = null } = result.value;
  const correction = rows.length > 0 ? context.correcting : null;
  const shown = { rows, total, undecided, correction, correcting: null, shownQuery: context.query, failure: null };
  return { ...selectionOn(context, rows), ...shown, deletion: deletionReread(context, rows) };
}

interface NamedRows {
  readonly ids?: readonly number[] | undefined;
}

/** Ids of the rows that a request means, each once. */
export const idsMeant = (context: ListContext, { ids }: NamedRows): number[] => [...new Set(rowsMeant(context, ids))];

/** The rows that are to be deleted, before anything is asked. */
export const requestedDeletion = ({ context }: At, named: NamedRows): Pick<ListContext, 'deletion'> => ({
  deletion: { ids: idsMeant(context, named), failure: null, gone: [] },
});

export function rowsDeleted({ context }: At): Partial<ListContext> {
  const deleted = context.deletion?.ids ?? [];
  const rows = context.rows.filter((row) => !deleted.includes(row.id));
  return {
    rows,
    total: Math.max(0, context.total - (context.rows.length - rows.length)),
    selection: context.selection.filter((id) => !deleted.includes(id)),
    anchor: context.anchor !== null && deleted.includes(context.anchor) ? null : context.anchor,
    cursor: neighbour(context.rows, deleted, context.cursor),
  };
}

/** An action with the rows that it concerns, each once. */
export function actionRequest(
  context: ListContext,
  { name, ids }: NamedRows & { readonly name: string },
): ActionRequest {
  const action = actionOf(context, name);
  return { name, ids: action === null ? [] : [...new Set(actionIds(context, action, ids))] };
}
