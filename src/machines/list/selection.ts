import { actionsOf, isReviewed, type ListingAction, type ListingForm, removalOf } from '../../content/lists/list';
import type { ListingRow } from '../../content/lists/listing';
import { sameQuery } from './query';
import type { At, CursorTarget, ListAbilities, ListContext, ListEvent } from './types';

/** Rows that Pag↑ and Pag↓ move by. */
const CURSOR_STEP = 10;

/** Whether the user has the ability that an action needs. */
export const isActionAllowed = ({ needs }: ListingAction, abilities: ListAbilities): boolean =>
  needs === undefined || abilities[needs] === true;

/** Whether this user can do anything with selected rows. */
export const isSelectable = (listing: Pick<ListingForm, 'list'>, abilities: ListAbilities): boolean =>
  (abilities.delete && removalOf(listing) !== 'none') ||
  (abilities.edit && isReviewed(listing)) ||
  actionsOf(listing).some((action) => action.on === 'selection' && isActionAllowed(action, abilities));

export const idsOf = (rows: readonly ListingRow[]): number[] => rows.map((row) => row.id);

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

/**
 * Where the cursor is once these rows are on screen: on its row, else on the one at its index, or on the first of other
 * rows. The first rows of all have it where one left them, if one comes back.
 */
export function cursorOn(context: ListContext, ids: readonly number[]): number | null {
  const { rows, query, shownQuery, returnTo } = context;
  const cursor = shownQuery === null ? returnTo : context.cursor;
  if (cursor === null || ids.includes(cursor)) return cursor;
  const index = idsOf(rows).indexOf(cursor);
  if (index < 0) return null;
  const isSame = shownQuery !== null && sameQuery(query, shownQuery);
  return ids[isSame ? Math.min(index, ids.length - 1) : 0] ?? null;
}

/** Where the cursor goes when rows are deleted: the next row that stays, else the one before; null if none stays. */
export function neighbour(
  rows: readonly ListingRow[],
  deleted: readonly number[],
  cursor: number | null,
): number | null {
  if (cursor !== null && !deleted.includes(cursor)) return cursor;
  const start = rows.findIndex((row) => row.id === (cursor ?? deleted[0]));
  const stays = (row: ListingRow) => !deleted.includes(row.id);
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

/** Row that an event means: the one it names, else the one under the cursor. */
export const rowOf = (context: ListContext, id: number | undefined): number | null => id ?? context.cursor;

interface NamedRow {
  readonly id?: number | undefined;
}

/** Selects or deselects a row. */
export function toggledRow({ context }: At, { id }: NamedRow): Partial<ListContext> {
  const row = rowOf(context, id);
  if (row === null) return {};
  const isSelected = context.selection.includes(row);
  const selection = isSelected ? context.selection.filter((other) => other !== row) : [...context.selection, row];
  return { selection, anchor: row, cursor: row };
}

/** Selects the rows from the anchor to a row. */
export function selectedRange({ context }: At, { id }: NamedRow): Partial<ListContext> {
  const row = rowOf(context, id);
  if (row === null) return {};
  const range = rangeTo(context.rows, context.anchor, row);
  return { selection: [...new Set([...context.selection, ...range])], anchor: context.anchor ?? row, cursor: row };
}

/** Selects the page, or deselects it if all of it is selected. */
export function toggledPage({ context: { rows, selection } }: At): Pick<ListContext, 'selection'> {
  const ids = idsOf(rows);
  return { selection: ids.every((id) => selection.includes(id)) ? [] : ids };
}

export const cursorMoved = (
  { context: { rows, cursor } }: At,
  { to }: Extract<ListEvent, { type: 'cursor.move' }>,
) => ({
  cursor: movedCursor(rows, cursor, to),
});

/** What of selection, anchor and cursor survives when these rows are on screen: nothing that isn't one of them. */
export function selectionOn(
  context: ListContext,
  rows: readonly ListingRow[],
): Pick<ListContext, 'selection' | 'anchor' | 'cursor'> {
  const ids = idsOf(rows);
  return {
    selection: context.selection.filter((id) => ids.includes(id)),
    anchor: context.anchor !== null && ids.includes(context.anchor) ? context.anchor : null,
    cursor: cursorOn(context, ids),
  };
}
