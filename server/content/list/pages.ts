import { hasDays } from '../../../src/content/model/occurrence';
import type { Content } from '../../../src/content/model/types';
import type { ContentLanguages } from '../../../src/contract/languages';
import { languageOrder } from '../../db/languageOrder';
import type { Queryable } from '../../db/types';
import { conditionsOf, Values } from './conditions';
import type { ListQuery, Sort, SortColumn } from './query';

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
  /** Its revision draft, with the status of each language there. */
  revision: number | null;
  revision_statuses: Record<string, number> | null;
  /** First and last day; null without days, left out where the content type has none. */
  dates?: { start: string; end: string } | null;
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
    if (from.place <= first) consider({ from, backwards: false, skip: first - from.place, count, total });
    if (from.place >= last) consider({ from, backwards: true, skip: from.place - last, count, total });
  }
  return best;
}

const cells = (languages: string) => `
  (select json_object_agg(t.lang, json_build_object('title', t.title, 'slug', t.slug, 'status', t.status,
            'pub_date', to_char(t.pub_date, 'YYYY-MM-DD HH24:MI:SS')) order by ${languageOrder(languages)})
     from translations t where t.content_id = c.id) as contents,
  (select json_agg(json_build_object('id', m.id, 'nome', m.city, 'city', m.city) order by cm.position, m.id)
     from content_municipalities cm join municipalities m on m.id = cm.municipality_id
    where cm.content_id = c.id) as comune,
  r.id as revision,
  (select json_object_agg(t.lang, t.status order by ${languageOrder(languages)})
     from translations t where t.content_id = r.id) as revision_statuses`;

const PERIOD = `,
  (select json_build_object('start', lower(d.days), 'end', upper(d.days) - 1)
     from contents d where d.id = c.id and d.days is not null) as dates`;

/** What a row shows. Takes the placeholder of the site's languages. */
const cellsOf = (content: Content, languages: string): string => `${cells(languages)}${hasDays(content) ? PERIOD : ''}`;

const TYPES: Readonly<Record<SortColumn, string>> = { id: 'integer', sort_title: 'text', sort_date: 'timestamp' };

/**
 * Up to this many selected rows are sorted; of more of them, walking through all rows in order meets enough soon. The
 * planner can't know which it is: it only guesses how many rows hold a word.
 */
const SORTED_ROWS = 5000;

const isNarrowed = ({ words, filters }: ListQuery): boolean => words.length > 0 || filters.length > 0;

/** The condition that a route's rows lie at or behind its anchor, in the direction it goes. */
function behind({ from, backwards }: Route, { column, descending }: Sort, values: Values): string {
  if (from === null) return 'true';
  const comparison = descending === backwards ? '>=' : '<=';
  if (column === 'id') return `c.id ${comparison} ${values.add(from.id)}::integer`;
  const key = `${values.add(from.key)}::${TYPES[column]}`;
  return `(c.${column}, c.id) ${comparison} (${key}, ${values.add(from.id)}::integer)`;
}

/** The rows of one page: first the narrow ones in order, then what each shows. */
export async function readPage(
  db: Queryable,
  { content, languages }: { readonly content: Content; readonly languages: ContentLanguages },
  query: ListQuery,
  route: Route,
): Promise<PageRow[]> {
  const { column, descending } = query.sort;
  const { backwards, skip, count, total } = route;
  const values = new Values();
  const selection = conditionsOf(content, query, values);
  const direction = descending === backwards ? 'asc' : 'desc';
  const order = column === 'id' ? `c.id ${direction}` : `c.sort_key ${direction}, c.id ${direction}`;
  const materialized = isNarrowed(query) && total <= SORTED_ROWS ? 'materialized' : 'not materialized';
  const text = `
    with selected as ${materialized} (
      select c.id, c.${column} as sort_key from contents c where ${selection} and ${behind(route, query.sort, values)}),
    page as (
      select * from selected c order by ${order} limit ${values.add(count)} offset ${values.add(skip)})
    select c.id, c.sort_key, ${cellsOf(content, values.add(languages))} from page c left join contents r on r.revision_of = c.id
     order by ${order}`;
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
