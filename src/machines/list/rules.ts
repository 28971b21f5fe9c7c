import {
  actionsOf,
  type FilterValue,
  type ListingAction,
  type ListingForm,
  type ListingRow,
  pagingOf,
  removalOf,
} from '../../content/model/listing';
import type { CallFailure } from '../../contract/result';
import { listTexts as messages } from '../../messages/screens/list';
import { isPageSize, isSearchable, sameQuery, sortFields } from './query';
import type { CursorTarget, ListAbilities, ListContext, ListEvent, ListQuery, RefusedAction } from './types';

/** Rows that Pag↑ and Pag↓ move by. */
export const CURSOR_STEP = 10;

/** Number of the last page, at least 1; a list that is always whole has one. */
export const lastPage = (listing: Pick<ListingForm, 'list'>, total: number, limit: number): number =>
  pagingOf(listing).paged ? Math.max(1, Math.ceil(total / limit)) : 1;

const isAllowed = ({ needs }: ListingAction, abilities: ListAbilities): boolean =>
  needs === undefined || abilities[needs] === true;

/** Whether this user can do anything with selected rows. */
export const isSelectable = (listing: Pick<ListingForm, 'list'>, abilities: ListAbilities): boolean =>
  (abilities.delete && removalOf(listing) !== 'none') ||
  actionsOf(listing).some((action) => action.on === 'selection' && isAllowed(action, abilities));

export const idsOf = (rows: readonly ListingRow[]): number[] => rows.map((row) => row.id);

/** What a typed text asks for: a search after the pause, all rows at once, or nothing. Source: document 1, section 5. */
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

/** `orderBy` after a column heading was pressed: ascending first, then the other way round. */
export const toggledOrder = (orderBy: string, field: string): string =>
  orderBy === `+${field}` ? `-${field}` : `+${field}`;

/** Id of the row the cursor gets to; it stops at both ends. Null without rows. */
export function movedCursor(
  rows: readonly ListingRow[],
  cursor: number | null,
  to: CursorTarget | { readonly id: number },
): number | null {
  if (typeof to === 'object') return to.id;
  const at = cursor === null ? -1 : rows.findIndex((row) => row.id === cursor);
  const last = rows.length - 1;
  const index = {
    next: at + 1,
    previous: at === -1 ? last : at - 1,
    first: 0,
    last,
    pageDown: at + CURSOR_STEP,
    pageUp: at - CURSOR_STEP,
  }[to];
  return rows[Math.min(Math.max(index, 0), last)]?.id ?? null;
}

/** Where the cursor is once these rows are on screen: on its row, else on the one in its place, or on the first of others. */
export function cursorOn({ rows, cursor, query, shownQuery }: ListContext, ids: readonly number[]): number | null {
  if (cursor === null || ids.includes(cursor)) return cursor;
  const place = idsOf(rows).indexOf(cursor);
  if (place < 0) return null;
  const isSame = shownQuery !== null && sameQuery(query, shownQuery);
  return ids[isSame ? Math.min(place, ids.length - 1) : 0] ?? null;
}

/** Where the cursor goes when rows are gone: the next row that stays, else the one before; null if none stays. */
export function neighbour(rows: readonly ListingRow[], gone: readonly number[], cursor: number | null): number | null {
  if (cursor !== null && !gone.includes(cursor)) return cursor;
  const start = rows.findIndex((row) => row.id === (cursor ?? gone[0]));
  const stays = (row: ListingRow) => !gone.includes(row.id);
  const after = rows.slice(start + 1).find(stays);
  return (after ?? rows.slice(0, start).findLast(stays))?.id ?? null;
}

/** Ids from the anchor to `id`, both included, in the rows' order; `id` alone without an anchor on screen. */
export function rangeTo(rows: readonly ListingRow[], anchor: number | null, id: number): number[] {
  const ids = idsOf(rows);
  const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)];
  return from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/**
 * Selection, anchor and cursor after the cursor went on with Shift: the rows between the anchor and the cursor are
 * selected, those the cursor came back over no longer. Without a range under way it begins at the cursor.
 */
export function extendedSelection(
  { rows, selection, anchor, cursor }: Pick<ListContext, 'rows' | 'selection' | 'anchor' | 'cursor'>,
  to: CursorTarget,
): Pick<ListContext, 'selection' | 'anchor' | 'cursor'> {
  const next = movedCursor(rows, cursor, to);
  if (next === null) return { selection, anchor, cursor };
  const isUnderWay = [anchor, cursor].every((id) => id !== null && selection.includes(id));
  const start = (isUnderWay ? anchor : cursor) ?? next;
  const before = isUnderWay && cursor !== null ? rangeTo(rows, start, cursor) : [];
  const kept = selection.filter((id) => !before.includes(id));
  return { selection: [...new Set([...kept, ...rangeTo(rows, start, next)])], anchor: start, cursor: next };
}

/** Rows that a deletion would concern: those named, else the selection, else the row under the cursor. */
export function deletionIds(context: ListContext, named: readonly number[] | undefined): readonly number[] {
  if (named !== undefined) return named;
  if (context.selection.length > 0) return context.selection;
  return context.cursor === null ? [] : [context.cursor];
}

/** Row that an event means: the one it names, else the one under the cursor. */
export const rowOf = (context: ListContext, id: number | undefined): number | null => id ?? context.cursor;

const isShown = (context: ListContext, id: number): boolean => context.rows.some((row) => row.id === id);

/** Why nothing can be selected; a user who may delete nothing is told so. */
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
  const ids = deletionIds(context, named);
  if (ids.length === 0) return messages.refusals.nothingToDelete;
  return ids.every((id) => isShown(context, id)) ? null : messages.refusals.notShown;
}

/** The declared action of a name. */
export const actionOf = (context: ListContext, name: string): ListingAction | null =>
  actionsOf(context.listing).find((action) => action.name === name) ?? null;

/** Rows that an action would concern: those named, else the row under the cursor or the selection. */
export function actionIds(
  context: ListContext,
  action: ListingAction,
  named: readonly number[] | undefined,
): readonly number[] {
  if (named !== undefined) return named;
  if (action.on === 'selection') return context.selection;
  return action.on === 'list' || context.cursor === null ? [] : [context.cursor];
}

function actionRefusal(context: ListContext, name: string, named: readonly number[] | undefined): string | null {
  const { refusals } = messages;
  const action = actionOf(context, name);
  if (action === null) return refusals.unknownAction;
  if (!isAllowed(action, context.abilities)) return refusals.notAllowed(action.title);
  if (action.on === 'list') return null;
  const ids = actionIds(context, action, named);
  if (ids.length === 0) return action.on === 'row' ? refusals.noCursor : refusals.noSelection;
  return ids.every((id) => isShown(context, id)) ? null : refusals.notShown;
}

/** What a failed action says about a record to put right; null where there is nothing to open. */
export function refusedAction({ message, details }: CallFailure): RefusedAction | null {
  if (typeof details !== 'object' || details === null || !('open' in details)) return null;
  return typeof details.open === 'number' ? { message, open: details.open } : null;
}

const knows = (query: ListQuery, name: string): boolean => Object.hasOwn(query.filters, name);

/**
 * Why an event is refused, as far as the context alone decides; null if it isn't. The guards ask this.
 */
export function contextRefusal(context: ListContext, event: ListEvent): string | null {
  const { refusals } = messages;
  switch (event.type) {
    case 'filter.change':
      return knows(context.query, event.name) ? null : refusals.unknownFilter;
    case 'sort.toggle':
      return sortFields(context.listing).includes(event.field) ? null : refusals.unknownSort;
    case 'pageSize.change':
      if (!pagingOf(context.listing).paged) return refusals.notPaged;
      return isPageSize(event.limit) ? null : refusals.unknownLimit;
    case 'page.go':
      return pageRefusal(context, event.page);
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
    case 'action.dismiss':
      return context.refusedAction === null ? refusals.noRefusedAction : null;
    default:
      return null;
  }
}
