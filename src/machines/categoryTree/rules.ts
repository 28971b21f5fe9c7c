import type { UnsavedWork } from '../kit/drafting';
import type { ResultParams } from '../kit/result';
import {
  allPlaced,
  DEEPEST_LEVEL,
  heirOf,
  idsOf,
  isNarrowed,
  levelOf,
  ordered,
  type Placed,
  placedOf,
  shownRows,
  withLevel,
  without,
  withPlaced,
} from './nodes';
import type { CursorMove, LevelId, Opening, PendingOrder, TreeContext, TreeEvent, TreeNode } from './types';

/** Rows that PagUp and PagDown pass. */
const PAGE = 10;
/** A tree of at most so many nodes is opened out at once. */
const OPEN_UP_TO = 60;

/** Who names a node, or means the one under the cursor. */
export type Asked = { readonly id?: number | undefined };

/** The node that an event means. */
export const meantBy = (context: TreeContext, { id }: Asked): Placed | null =>
  placedOf(context.nodes, id ?? context.cursor);

/** The level that an added node would stand on; undefined where none can be added. */
export function levelFor(
  context: TreeContext,
  event: Extract<TreeEvent, { readonly type: 'node.add' }>,
): LevelId | undefined {
  const placed = meantBy(context, event);
  if (event.as === 'top') return null;
  if (event.as === 'beside') return placed?.parent ?? null;
  return placed === null || placed.level >= DEEPEST_LEVEL ? undefined : placed.node.id;
}

/** What becomes of an order that is not stored yet when the page is left: it is kept nowhere else. */
export const workLeft = ({ pending }: Pick<TreeContext, 'pending'>): UnsavedWork =>
  pending.length > 0 ? 'lost' : 'none';

interface Step {
  readonly cursor: number;
  readonly expanded?: readonly number[];
}

/** Where the cursor goes through the rows shown, and what is opened or closed on the way; null where there is no row. */
export function cursorAfter(context: TreeContext, to: CursorMove): Step | null {
  const rows = shownRows(context);
  const at = rows.findIndex(({ node }) => node.id === context.cursor);
  const row = rows[at];
  const go = (index: number): Step | null => {
    const target = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    return target === undefined ? null : { cursor: target.node.id };
  };
  switch (to) {
    case 'next':
      return go(at + 1);
    case 'previous':
      return go(at - 1);
    case 'first':
      return go(0);
    case 'last':
      return go(rows.length - 1);
    case 'pageDown':
      return go(at + PAGE);
    case 'pageUp':
      return go(at - PAGE);
    case 'in':
      if (row === undefined) return go(0);
      if (row.isExpanded === false) return { cursor: row.node.id, expanded: [...context.expanded, row.node.id] };
      return row.isExpanded === true ? go(at + 1) : go(at);
    case 'out':
      if (row === undefined) return go(0);
      // A search keeps what it found in sight.
      if (row.isExpanded === true && !isNarrowed(context)) {
        return { cursor: row.node.id, expanded: context.expanded.filter((id) => id !== row.node.id) };
      }
      return { cursor: row.parent ?? row.node.id };
  }
}

interface At {
  readonly context: TreeContext;
}
type Change = Partial<TreeContext>;

export const cursorMoved = ({ context }: At, { to }: { readonly to: CursorMove }): Change =>
  cursorAfter(context, to) ?? {};

export function toggled({ context }: At, event: Asked): Change {
  const placed = meantBy(context, event);
  if (placed === null) return {};
  const { id } = placed.node;
  const isOpen = context.expanded.includes(id);
  const expanded = isOpen ? context.expanded.filter((other) => other !== id) : [...context.expanded, id];
  return { expanded, cursor: inSight({ ...context, expanded }, id) };
}

/** The cursor among the rows shown: where it was, else above it, else where it falls back to. */
function inSight(context: TreeContext, fallback: number | null = null): number | null {
  const ids = new Set(shownRows(context).map(({ node }) => node.id));
  for (let id = context.cursor; id !== null; id = placedOf(context.nodes, id)?.parent ?? null) {
    if (ids.has(id)) return id;
  }
  if (fallback !== null && ids.has(fallback)) return fallback;
  return shownRows(context)[0]?.node.id ?? null;
}

const parentsIn = (nodes: readonly TreeNode[]): readonly number[] =>
  allPlaced(nodes)
    .filter(({ node }) => node.children.length > 0)
    .map(({ node }) => node.id);

export const expandedAll = ({ context }: At): Change => ({ expanded: parentsIn(context.nodes) });

export const collapsedAll = ({ context }: At): Change => ({
  expanded: [],
  cursor: inSight({ ...context, expanded: [] }),
});

/** What a search found first is where Enter goes. */
export function filterChanged({ context }: At, { text }: { readonly text: string }): Change {
  const next = { ...context, filter: text };
  if (isNarrowed(next)) return { filter: text, cursor: firstFound(next) };
  // The node that was gone to stays in sight where all is shown again.
  const parent = placedOf(context.nodes, context.cursor)?.parent ?? null;
  const expanded =
    parent === null || context.expanded.includes(parent) ? context.expanded : [...context.expanded, parent];
  return { filter: text, expanded, cursor: inSight({ ...next, expanded }) };
}

/** The first row that is a match itself: those above a found one are only its way. */
function firstFound(context: TreeContext): number | null {
  const rows = shownRows(context);
  const own = rows.find((row) => shownRows({ ...context, nodes: [{ ...row.node, children: [] }] }).length > 0);
  return (own ?? rows[0])?.node.id ?? null;
}

function withPending(context: TreeContext, level: LevelId, nodes: readonly TreeNode[]): Pick<TreeContext, 'pending'> {
  const known = context.pending.find((order) => order.level === level);
  const order: PendingOrder = known ?? { level, stored: idsOf(levelOf(context.nodes, level)) };
  const shown = idsOf(levelOf(nodes, level));
  const isBack = shown.every((id, index) => id === order.stored[index]);
  const isUnderWay = context.sent !== null && context.pending[0]?.level === level;
  const others = context.pending.filter((other) => other !== known);
  // Back where it was: nothing to store, but an order under way has to be answered first.
  if (isBack && !isUnderWay) return { pending: others };
  if (known !== undefined) return { pending: context.pending };
  return { pending: [...context.pending, order] };
}

/** The tree with a node at another place of its level, which is to be stored. */
export function moved(
  { context }: At,
  event: Extract<TreeEvent, { readonly type: 'node.move' | 'node.drop' }>,
): Change {
  const placed = meantBy(context, event);
  if (placed === null) return {};
  const to = event.type === 'node.move' ? event.to : (placedOf(context.nodes, event.over)?.position ?? placed.position);
  const nodes = withPlaced(context.nodes, placed, to);
  return { nodes, cursor: placed.node.id, ...withPending(context, placed.parent, nodes) };
}

/** The order that is sent: the first level's, as it is shown now. */
export function orderSent({ context }: At): Change {
  const [head] = context.pending;
  return head === undefined ? {} : { sent: idsOf(levelOf(context.nodes, head.level)) };
}

/** The server has the order that was sent; what was moved meanwhile waits for the next one. */
export function orderStored({ context: { nodes, pending, sent } }: At): Change {
  const [head, ...others] = pending;
  if (head === undefined || sent === null) return { sent: null };
  const shown = idsOf(levelOf(nodes, head.level));
  const isSettled = shown.every((id, index) => id === sent[index]);
  return { sent: null, pending: isSettled ? others : [...others, { level: head.level, stored: sent }] };
}

/** The refused order is taken back, with what was moved since. */
export function orderRestored({ context: { nodes, pending } }: At): Change {
  const [head, ...others] = pending;
  if (head === undefined) return { sent: null };
  return { sent: null, pending: others, nodes: withLevel(nodes, head.level, (level) => ordered(level, head.stored)) };
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/**
 * The orders that wait over the tree as the server has it. Where it has another level by now than an order was made from,
 * that order is dropped: whoever moved has to see the level first.
 */
function withWaiting(context: TreeContext, sent: readonly TreeNode[]) {
  let nodes = sent;
  const pending: PendingOrder[] = [];
  let isOvertaken = false;
  for (const order of context.pending) {
    const shown = idsOf(levelOf(context.nodes, order.level));
    const stored = idsOf(levelOf(nodes, order.level));
    if (isSame(shown, stored)) continue;
    if (isSame(order.stored, stored)) {
      nodes = withLevel(nodes, order.level, (siblings) => ordered(siblings, shown));
      pending.push(order);
    } else isOvertaken = true;
  }
  return { nodes, pending, isOvertaken };
}

/** Whether a move that waits to be stored is lost to what the server has by now. */
export const losesMoves = (context: TreeContext, sent: readonly TreeNode[]): boolean =>
  withWaiting(context, sent).isOvertaken;

/** The tree as the server has it, with the orders that wait. */
export function treeTaken({ context }: At, { result }: ResultParams<readonly TreeNode[]>): Change {
  if (!result.ok) return {};
  const { nodes, pending } = withWaiting(context, result.value);
  const isFirst = context.nodes.length === 0;
  const all = allPlaced(nodes);
  const ids = new Set(all.map(({ node }) => node.id));
  const expanded =
    isFirst && all.length <= OPEN_UP_TO ? parentsIn(nodes) : context.expanded.filter((id) => ids.has(id));
  const next = { ...context, nodes, expanded };
  const { opening } = context;
  return {
    nodes,
    pending,
    expanded,
    cursor: isFirst && isNarrowed(next) ? firstFound(next) : inSight(next, survivor(context, ids)),
    opening: opening !== null && isThere(opening, ids) ? opening : null,
    failure: null,
    stale: null,
  };
}

/** The tree stays as it was shown, and is marked as such. */
export const rereadFailed = ({ context }: At, { result }: ResultParams): Change =>
  result.ok ? {} : { stale: result.failure, cursor: inSight(context) };

/** Whether what waits to be opened is still in the tree. */
function isThere(opening: Opening, ids: ReadonlySet<number>): boolean {
  if (opening.kind === 'add') return opening.parent === null || ids.has(opening.parent);
  return ids.has(opening.id);
}

/** Where the cursor falls back to when its node is gone: the nearest one of its level that is still there. */
function survivor({ nodes, cursor }: TreeContext, ids: ReadonlySet<number>): number | null {
  const placed = placedOf(nodes, cursor);
  if (placed === null) return null;
  const siblings = idsOf(levelOf(nodes, placed.parent));
  const behind = siblings.slice(placed.position);
  const before = siblings.slice(0, placed.position - 1).toReversed();
  return [...behind, ...before].find((id) => ids.has(id)) ?? placed.parent;
}

/** The stored node gets the cursor once the tree is read again, with what it stands under open. */
export function savedKept({ context }: At, { id }: { readonly id: number }): Change {
  const parent = context.opening?.kind === 'add' ? context.opening.parent : null;
  const expanded =
    parent === null || context.expanded.includes(parent) ? context.expanded : [...context.expanded, parent];
  // A search would hide what was added to it.
  return { cursor: id, expanded, filter: context.opening?.kind === 'add' ? '' : context.filter, opening: null };
}

/** What an event asks to be opened. */
function openingOf(context: TreeContext, event: TreeEvent): Opening | null {
  if (event.type === 'node.add') {
    const parent = levelFor(context, event);
    return parent === undefined ? null : { kind: 'add', parent };
  }
  if (event.type !== 'node.edit' && event.type !== 'delete.request') return null;
  const placed = meantBy(context, event);
  if (placed === null) return null;
  return { kind: event.type === 'node.edit' ? 'edit' : 'remove', id: placed.node.id };
}

export function openingKept({ context }: At, event: TreeEvent): Change {
  const opening = openingOf(context, event);
  const meant = opening !== null && 'id' in opening ? { cursor: opening.id } : {};
  return { opening, uses: null, ...meant };
}

/** The node whose deletion is asked. */
export const removedNode = ({ nodes, opening }: TreeContext): Placed | null =>
  opening?.kind === 'remove' ? placedOf(nodes, opening.id) : null;

export function nodeRemoved({ context }: At): Change {
  const placed = removedNode(context);
  if (placed === null) return { opening: null };
  const nodes = without(context.nodes, placed);
  const next = { ...context, nodes, cursor: heirOf(context.nodes, placed) };
  return { nodes, cursor: inSight(next), opening: null, uses: null };
}
