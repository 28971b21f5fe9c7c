import type { QueryResultRow } from 'pg';

import { SharedCache } from '../sharedCache';
import type { Page } from './selectPage';
import type { AreaState, Queryable } from './types';
import { Values } from './values';

/** A known row of a sorted list, from which a page near it is reached. */
export interface Anchor {
  /** Its index in the list, from 0. */
  readonly index: number;
  readonly key: string | number;
  readonly id: number;
}

/** How to reach a page with the fewest rows passed over. */
export interface Route {
  /** Null: from the start, or, backwards, from the end. */
  readonly from: Anchor | null;
  readonly backwards: boolean;
  /** Rows to pass over. */
  readonly skip: number;
  readonly count: number;
  /** Rows of the whole list. */
  readonly total: number;
}

/**
 * The shortest way to the rows `first` to `first + count - 1` of a list of `total`: forwards from the start or an
 * anchor before them, or backwards from the end or an anchor behind them.
 */
export function shortestRoute(anchors: readonly Anchor[], first: number, count: number, total: number): Route {
  const last = first + count - 1;
  let best: Route = { from: null, backwards: false, skip: first, count, total };
  const consider = (route: Route) => {
    if (route.skip < best.skip) best = route;
  };
  consider({ from: null, backwards: true, skip: total - 1 - last, count, total });
  for (const from of anchors) {
    if (from.index <= first) consider({ from, backwards: false, skip: first - from.index, count, total });
    if (from.index >= last) consider({ from, backwards: true, skip: from.index - last, count, total });
  }
  return best;
}

/** Where the rows of a list come from and how they are sorted, in SQL; the id decides between equal keys. */
export interface KeysetList {
  /** Area whose version says whether what was remembered is still valid. */
  readonly area: string;
  /** Identifies the selected rows within the area, whatever their order. */
  readonly selection: string;
  /** Whether less than the whole area is selected. */
  readonly isNarrowed: boolean;
  /** FROM of the rows, with their alias. */
  readonly from: string;
  /** WHERE of the rows; what it compares with goes into `values`. */
  conditions(values: Values): string;
  /** A statement that counts the same rows for less, as `total`. Without it they are counted one by one. */
  total?(values: Values): string;
  readonly id: string;
  /** What is sorted by; `type` is its SQL type. The same as `id` where rows are sorted by id alone. */
  readonly key: string;
  readonly type: string;
  readonly descending: boolean;
  /** Columns of an answered row beside `id` and `sort_key`, out of `page` (those two) and `joins`. */
  columns(values: Values): string;
  readonly joins: string;
}

/** What every answered row has. */
export interface KeysetRow extends QueryResultRow {
  readonly id: number;
  readonly sort_key: string | number;
}

/** Totals, and lists of anchors, that a process keeps. */
const TOTALS = 1000;
const ANCHOR_LISTS = 200;
/** Anchors of one sorted list; past that it starts again. */
const ANCHORS = 2000;

/**
 * Up to this many selected rows are sorted; of more of them, walking through all rows in order meets enough soon. The
 * planner can't know which it is: it only estimates how many rows contain a word.
 */
const SORTED_ROWS = 5000;

/** The condition that a route's rows lie at or behind its anchor, in the direction it goes. */
function beyondAnchor({ id, key, type, descending }: KeysetList, { from, backwards }: Route, values: Values): string {
  if (from === null) return 'true';
  const comparison = descending === backwards ? '>=' : '<=';
  if (key === id) return `${id} ${comparison} ${values.add(from.id)}::integer`;
  return `(${key}, ${id}) ${comparison} (${values.add(from.key)}::${type}, ${values.add(from.id)}::integer)`;
}

/** The rows of one page: first their ids and keys in order, then what each shows. */
async function readRows<Row extends KeysetRow>(db: Queryable, list: KeysetList, route: Route): Promise<Row[]> {
  const { id, key, descending, isNarrowed, joins } = list;
  const { backwards, skip, count, total } = route;
  const values = new Values();
  const conditions = `${list.conditions(values)} and ${beyondAnchor(list, route, values)}`;
  const direction = descending === backwards ? 'asc' : 'desc';
  const order = key === id ? `page.id ${direction}` : `page.sort_key ${direction}, page.id ${direction}`;
  const text = `
    with selected as ${isNarrowed && total <= SORTED_ROWS ? 'materialized' : 'not materialized'} (
      select ${id}, ${key} as sort_key from ${list.from} where ${conditions}),
    page as (select * from selected page order by ${order} limit ${values.add(count)} offset ${values.add(skip)})
    select page.id, page.sort_key, ${list.columns(values)} from page ${joins} order by ${order}`;
  const { rows } = await db.query<Row>(text, values.list);
  return backwards ? rows.reverse() : rows;
}

async function countRows(db: Queryable, list: KeysetList): Promise<number> {
  const values = new Values();
  const text = list.total?.(values) ?? `select count(*) as total from ${list.from} where ${list.conditions(values)}`;
  const { rows } = await db.query<{ total: number }>(text, values.list);
  return rows[0]?.total ?? 0;
}

/** Keeps the first and last row of a page as anchors. */
function remember(anchors: Anchor[], rows: readonly KeysetRow[], first: number): void {
  if (anchors.length > ANCHORS) anchors.length = 0;
  const known = new Set(anchors.map(({ index }) => index));
  for (const offset of new Set([0, rows.length - 1])) {
    const row = rows[offset];
    if (row !== undefined && !known.has(first + offset))
      anchors.push({ index: first + offset, key: row.sort_key, id: row.id });
  }
}

/** Pages of sorted lists. */
export interface KeysetPages {
  /** How many rows a list has, as of `state`. */
  total(list: KeysetList, state: AreaState): Promise<number>;
  /** The rows of a page and the total, as of `state`, which the caller has read before anything else. */
  page<Row extends KeysetRow>(
    list: KeysetList,
    state: AreaState,
    page: Page,
  ): Promise<{ readonly rows: Row[]; readonly total: number }>;
}

/**
 * Pages of lists of any length: a selection is counted once, and a page is reached from the nearest row known, so that
 * the last page costs what the first does. All that is remembered belongs to one version of the area, which every write
 * raises in its own transaction: nothing older can be found under it, whichever process wrote.
 */
export function createKeysetPages(db: Queryable): KeysetPages {
  const totals = new SharedCache<number>(TOTALS);
  const anchorLists = new SharedCache<Anchor[]>(ANCHOR_LISTS);
  const selectionOf = ({ area, selection }: KeysetList, { version }: AreaState) => `${area} ${version} ${selection}`;
  const totalOf = async (list: KeysetList, state: AreaState) =>
    list.isNarrowed ? totals.get(selectionOf(list, state), () => countRows(db, list)) : state.total;
  return {
    total: totalOf,
    async page<Row extends KeysetRow>(list: KeysetList, state: AreaState, { page, limit }: Page) {
      const selection = selectionOf(list, state);
      const total = await totalOf(list, state);
      const first = (page - 1) * limit;
      const count = Math.min(limit, total - first);
      if (count <= 0) return { rows: [], total };
      const anchors = await anchorLists.get(`${selection} ${list.key} ${list.descending}`, async () => []);
      const rows = await readRows<Row>(db, list, shortestRoute(anchors, first, count, total));
      remember(anchors, rows, first);
      return { rows, total };
    },
  };
}
