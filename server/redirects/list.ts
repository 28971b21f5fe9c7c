import type { WireRedirect } from '../../src/contract/redirects';
import { SharedCache } from '../content/list/cache';
import { holdsWord, Values } from '../content/list/conditions';
import { type Anchor, type Route, shortestRoute } from '../content/list/pages';
import { searchWords } from '../content/list/query';
import type { Queryable } from '../db/types';
import { type Order, type Page, readOrder, readPage } from '../http/paging';

/** Totals of searches and lists of anchors that a process keeps, and anchors of one list. */
const TOTALS = 500;
const ANCHOR_LISTS = 100;
const ANCHORS = 2000;

/** A field that rules are sorted by → its SQL and the type of its keys. */
const SORTS = {
  id: ['r.id', 'integer'],
  old_url: ['r.old_url collate "C"', 'text'],
  new_url: ['r.new_url collate "C"', 'text'],
  code: ['r.code', 'smallint'],
} as const;
type SortField = keyof typeof SORTS;

export interface RedirectQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly keywords?: string | undefined;
}

/** The rules, page by page. */
export interface RedirectList {
  page(query: RedirectQuery): Promise<Page & { readonly rows: WireRedirect[]; readonly total: number }>;
}

interface Asked {
  readonly words: readonly string[];
  readonly field: SortField;
  readonly descending: boolean;
}

interface Row extends WireRedirect {
  sort_key: string | number;
}

const selectionOf = (words: readonly string[], values: Values): string =>
  words.length === 0 ? 'true' : words.map((word) => holdsWord('r.folded', word, values)).join(' and ');

async function countRules(db: Queryable, words: readonly string[]): Promise<number> {
  const values = new Values();
  const selection = selectionOf(words, values);
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from redirects r where ${selection}`,
    values.list,
  );
  return rows[0]?.total ?? 0;
}

/** The condition that rows lie at or behind the anchor of a route, in the direction it goes. */
function behind({ from, backwards }: Route, { field, descending }: Asked, values: Values): string {
  if (from === null) return 'true';
  const comparison = descending === backwards ? '>=' : '<=';
  const [column, type] = SORTS[field];
  if (field === 'id') return `r.id ${comparison} ${values.add(from.id)}::integer`;
  return `(${column}, r.id) ${comparison} (${values.add(from.key)}::${type}, ${values.add(from.id)}::integer)`;
}

async function readRows(db: Queryable, asked: Asked, route: Route): Promise<Row[]> {
  const values = new Values();
  const [column] = SORTS[asked.field];
  const conditions = `${selectionOf(asked.words, values)} and ${behind(route, asked, values)}`;
  const direction = asked.descending === route.backwards ? 'asc' : 'desc';
  const order = asked.field === 'id' ? `r.id ${direction}` : `${column} ${direction}, r.id ${direction}`;
  const { rows } = await db.query<Row>(
    `select r.id, r.old_url, r.new_url, r.code, r.updated_at, ${column} as sort_key from redirects r
      where ${conditions} order by ${order} limit ${values.add(route.count)} offset ${values.add(route.skip)}`,
    values.list,
  );
  return route.backwards ? rows.reverse() : rows;
}

function remember(anchors: Anchor[], rows: readonly Row[], first: number): void {
  if (anchors.length > ANCHORS) anchors.length = 0;
  const known = new Set(anchors.map(({ place }) => place));
  for (const index of new Set([0, rows.length - 1])) {
    const row = rows[index];
    if (row !== undefined && !known.has(first + index))
      anchors.push({ place: first + index, key: row.sort_key, id: row.id });
  }
}

async function stateOf(db: Queryable): Promise<{ version: number; total: number }> {
  const text = "select version, total from area_versions where area = 'redirect'";
  const { rows } = await db.query<{ version: number; total: number }>({ name: 'redirect-state', text });
  return rows[0] ?? { version: 0, total: 0 };
}

function orderOf(orderBy: string | undefined): Order & { readonly field: SortField } {
  const { field, descending } = readOrder(orderBy, Object.keys(SORTS), { field: 'id', descending: true });
  return { field: field as SortField, descending };
}

/**
 * The list of rules. A page is reached from the nearest row known at this version of the rules, so that the last page of
 * many costs what the first does; totals are kept with the version. Source: contract, GET operations/error404.
 */
export function createRedirectList(db: Queryable): RedirectList {
  const totals = new SharedCache<number>(TOTALS);
  const anchorLists = new SharedCache<Anchor[]>(ANCHOR_LISTS);
  return {
    async page(query) {
      const { page, limit } = readPage(query);
      const asked: Asked = { words: searchWords(query.keywords), ...orderOf(query.orderBy) };
      const { version, total: all } = await stateOf(db);
      const selection = JSON.stringify([version, asked.words]);
      const total = asked.words.length === 0 ? all : await totals.get(selection, () => countRules(db, asked.words));
      const first = (page - 1) * limit;
      const count = Math.min(limit, total - first);
      if (count <= 0) return { rows: [], total, page, limit };
      const anchors = await anchorLists.get(`${selection} ${asked.field} ${asked.descending}`, async () => []);
      const rows = await readRows(db, asked, shortestRoute(anchors, first, count, total));
      remember(anchors, rows, first);
      return { rows: rows.map(({ sort_key, ...row }) => row), total, page, limit };
    },
  };
}
