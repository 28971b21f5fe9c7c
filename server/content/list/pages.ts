import type { Content } from '../../../src/content/types';
import type { Queryable } from '../../db/types';
import { conditionsOf, Values } from './conditions';
import type { ListQuery, SortColumn } from './query';

/** A known row of a sorted list: its place, counted from 0, and where it sorts. */
export interface Anchor {
  readonly place: number;
  readonly key: string | number;
  readonly id: number;
}

interface LocalizedCell {
  title: string;
  slug: string;
  status: number;
  pub_date: string | null;
}

/** A row as the database gives it. */
export interface PageRow {
  id: number;
  sort_key: string | number;
  contents: Record<string, LocalizedCell> | null;
  comune: { id: number; nome: string; city: string }[] | null;
}

/** How to reach a page with the fewest rows passed over. */
export interface Route {
  /** Null: from the start, or, backwards, from the end. */
  readonly from: Anchor | null;
  readonly backwards: boolean;
  /** Rows to pass over. */
  readonly skip: number;
  readonly count: number;
}

/**
 * The shortest way to the rows `first` to `first + count - 1` of a list of `total`: forwards from the start or an
 * anchor before them, or backwards from the end or an anchor behind them.
 */
export function shortestRoute(anchors: readonly Anchor[], first: number, count: number, total: number): Route {
  const last = first + count - 1;
  let best: Route = { from: null, backwards: false, skip: first, count };
  const consider = (route: Route) => {
    if (route.skip < best.skip) best = route;
  };
  consider({ from: null, backwards: true, skip: total - 1 - last, count });
  for (const from of anchors) {
    if (from.place <= first) consider({ from, backwards: false, skip: first - from.place, count });
    if (from.place >= last) consider({ from, backwards: true, skip: from.place - last, count });
  }
  return best;
}

const CELLS = `
  (select json_object_agg(t.lang, json_build_object('title', t.title, 'slug', t.slug, 'status', t.status,
            'pub_date', to_char(t.pub_date, 'YYYY-MM-DD HH24:MI:SS')) order by t.lang = 'it' desc, t.lang)
     from translations t where t.content_id = c.id) as contents,
  (select json_agg(json_build_object('id', m.id, 'nome', m.city, 'city', m.city) order by cm.position, m.id)
     from content_municipalities cm join municipalities m on m.id = cm.municipality_id
    where cm.content_id = c.id) as comune`;

const TYPES: Readonly<Record<SortColumn, string>> = { id: 'integer', sort_title: 'text', sort_date: 'timestamp' };

/** The rows of one page: first the narrow ones in order, then what each shows. */
export async function readPage(
  db: Queryable,
  content: Content,
  query: ListQuery,
  { from, backwards, skip, count }: Route,
): Promise<PageRow[]> {
  const { column, descending } = query.sort;
  const values = new Values();
  const conditions = [conditionsOf(content, query, values)];
  const down = descending !== backwards;
  const comparison = down ? '<=' : '>=';
  if (from !== null && column === 'id') conditions.push(`c.id ${comparison} ${values.add(from.id)}::integer`);
  else if (from !== null)
    conditions.push(
      `(c.${column}, c.id) ${comparison} (${values.add(from.key)}::${TYPES[column]}, ${values.add(from.id)}::integer)`,
    );
  const direction = down ? 'desc' : 'asc';
  const order = column === 'id' ? `c.id ${direction}` : `c.${column} ${direction}, c.id ${direction}`;
  const text = `
    with page as (
      select c.id, c.${column} as sort_key from contents c where ${conditions.join(' and ')}
       order by ${order} limit ${values.add(count)} offset ${values.add(skip)})
    select c.id, c.sort_key, ${CELLS} from page c order by ${order.replaceAll(`c.${column}`, 'c.sort_key')}`;
  const { rows } = await db.query<PageRow>(text, values.list);
  return backwards ? rows.reverse() : rows;
}

/** How many rows a list has. */
export async function countRows(db: Queryable, content: Content, query: ListQuery): Promise<number> {
  const values = new Values();
  const conditions = conditionsOf(content, query, values);
  const text = `select count(*) as total from contents c where ${conditions}`;
  const { rows } = await db.query<{ total: number }>(text, values.list);
  return rows[0]?.total ?? 0;
}
