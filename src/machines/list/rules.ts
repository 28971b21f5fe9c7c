import {
  actionsOf,
  type FilterValue,
  isReviewed,
  type ListingAction,
  type ListingForm,
  pagingOf,
  removalOf,
  shownFilters,
} from '../../content/model/listing';
import { listTexts as messages } from '../../messages/screens/list';
import type { StatusStep } from '../entityActions/types';
import type { ResultParams } from '../kit/result';
import { deletionReread } from './deletion';
import { blankFilters, isPageSize, isSearchable, sameQuery, sortFields, toggledOrder } from './query';
import { isActionAllowed, isSelectable, neighbour, rowOf, selectionOn } from './selection';
import type { ActionRequest, ListContext, ListEvent, ListQuery, RowsPage } from './types';

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

const isShown = (context: ListContext, id: number): boolean => context.rows.some((row) => row.id === id);

/** Why nothing can be selected; the text for a user who may delete nothing says so. */
function selectionRefusal({ listing, abilities }: ListContext): string | null {
  if (isSelectable(listing, abilities)) return null;
  return removalOf(listing) === 'none' ? messages.refusals.noUse : messages.refusals.noDelete(listing.titles.many);
}

function rowRefusal(context: ListContext, id: number | undefined): string | null {
  const unselectable = selectionRefusal(context);
  if (unselectable !== null) return unselectable;
  const row = rowOf(context, id);
  if (row === null) return messages.refusals.noCursor;
  return isShown(context, row) ? null : messages.refusals.notShown;
}

function pageRefusal({ listing, shownQuery, total, query }: ListContext, page: number): string | null {
  if (shownQuery === null) return messages.refusals.notLoaded;
  if (page === query.page) return messages.refusals.samePage;
  const last = lastPage(listing, total, query.limit);
  return Number.isInteger(page) && page >= 1 && page <= last ? null : messages.refusals.noSuchPage(last);
}

function deletionRefusal(context: ListContext, named: readonly number[] | undefined): string | null {
  if (removalOf(context.listing) === 'none') return messages.refusals.noRemoval;
  if (!context.abilities.delete) return messages.refusals.noDelete(context.listing.titles.many);
  const ids = rowsMeant(context, named);
  if (ids.length === 0) return messages.refusals.nothingToDelete;
  return ids.every((id) => isShown(context, id)) ? null : messages.refusals.notShown;
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

function actionRefusal(context: ListContext, name: string, named: readonly number[] | undefined): string | null {
  const { refusals } = messages;
  const action = actionOf(context, name);
  if (action === null) return refusals.unknownAction;
  if (!isActionAllowed(action, context.abilities)) return refusals.notAllowed(action.title);
  if (action.on === 'list') return null;
  const ids = actionIds(context, action, named);
  if (ids.length === 0) return action.on === 'row' ? refusals.noCursor : refusals.noSelection;
  return ids.every((id) => isShown(context, id)) ? null : refusals.notShown;
}

/** Why a step can't be taken for rows; what the rows themselves say is asked for later. */
function stepRefusal(context: ListContext, step: StatusStep, named: readonly number[] | undefined): string | null {
  const { refusals } = messages;
  const { listing, abilities } = context;
  if (!isReviewed(listing)) return refusals.noSteps;
  if (!abilities.edit) return refusals.noEdit(listing.titles.many);
  if (step !== 'submit' && abilities.publish !== true) return refusals.noPublish(listing.titles.many);
  const ids = rowsMeant(context, named);
  if (ids.length === 0) return refusals.noRow;
  return ids.every((id) => isShown(context, id)) ? null : refusals.notShown;
}

/** What a list is bound to is nobody's to choose. */
const shows = ({ listing }: ListContext, name: string): boolean =>
  shownFilters(listing).some((filter) => filter.name === name);

/**
 * Why an event is refused, as far as the context alone decides; null if it isn't. The guards use this.
 */
export function contextRefusal(context: ListContext, event: ListEvent): string | null {
  const { refusals } = messages;
  switch (event.type) {
    case 'filter.change':
      return shows(context, event.name) ? null : refusals.unknownFilter;
    case 'sort.toggle':
      return sortFields(context.listing).includes(event.field) ? null : refusals.unknownSort;
    case 'pageSize.change':
      if (!pagingOf(context.listing).paged) return refusals.notPaged;
      return isPageSize(event.limit) ? null : refusals.unknownLimit;
    case 'page.go':
      return pageRefusal(context, event.page);
    case 'correction.accept':
      return context.correction === null ? refusals.noCorrection : null;
    case 'url.change':
      return sameQuery(event.query, context.query) && !event.warnings?.length ? refusals.sameQuery : null;
    case 'row.select':
    case 'row.selectTo':
      return rowRefusal(context, event.id);
    case 'page.select':
    case 'selection.extend':
      return selectionRefusal(context) ?? (context.rows.length === 0 ? refusals.noRows : null);
    case 'selection.clear':
      return context.selection.length === 0 ? refusals.noSelection : null;
    case 'cursor.move':
      if (context.rows.length === 0) return refusals.noRows;
      return typeof event.to === 'object' && !isShown(context, event.to.id) ? refusals.notShown : null;
    case 'delete.request':
      return deletionRefusal(context, event.ids);
    case 'action.run':
      return actionRefusal(context, event.name, event.ids);
    case 'step.request':
      return stepRefusal(context, event.step, event.ids);
    default:
      return null;
  }
}

interface At {
  readonly context: ListContext;
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
