import type { Content } from '../../../src/content/model/types';
import type { Queryable } from '../../db/types';
import { pageA } from '../../http/answers';
import type { Services } from '../../services';
import type { Permalinks } from '../preview/permalink';
import { SharedCache } from './cache';
import { type Anchor, countRows, type PageRow, readPage, shortestRoute } from './pages';
import type { ListQuery } from './query';

/** Finished answers, totals and lists of anchors that a process keeps. */
const ANSWERS = 150;
const TOTALS = 1000;
const ANCHOR_LISTS = 200;
/** Anchors of one sorted list; the list starts anew when it has more. */
const ANCHORS = 2000;

/** The list calls of all content types, with what they share. */
export interface Lists {
  /** The JSON text of a page's answer, form A. Source: contract, 'Ground rules'. */
  page(content: Content, query: ListQuery): Promise<string>;
}

/** An area as its last write left it. */
interface AreaState {
  /** Rises with every write. */
  readonly version: number;
  readonly total: number;
}

async function stateOf(db: Queryable, area: string): Promise<AreaState> {
  const text = 'select version, total from area_versions where area = $1';
  const { rows } = await db.query<{ version: number; total: number }>({ name: 'area-state', text, values: [area] });
  return rows[0] ?? { version: 0, total: 0 };
}

function rowOf(content: Content, permalinks: Permalinks, { id, contents, comune, ...more }: PageRow) {
  const cells = Object.entries(contents ?? {}).map(([lang, { title, slug, status, pub_date }]) => {
    const permalink = permalinks.of({ area: content.area, id, lang, slug, title, status });
    return [lang, { title, status, pub_date, permalink }];
  });
  const { revision } = more;
  const revision_statuses = more.revision_statuses ?? {};
  const period = more.dates === undefined ? {} : { dates: more.dates };
  return {
    id,
    contents: Object.fromEntries(cells),
    comune: comune ?? [],
    ...period,
    draft: 0,
    revision,
    revision_statuses,
  };
}

/** What selects the rows at a version, whatever their order. */
function selectionKey({ area }: Content, { words, searchedId, filters }: ListQuery, { version }: AreaState): string {
  const selected = filters.map(({ declaration, value }) => [declaration.name, value]);
  return JSON.stringify([area, version, words, searchedId, selected]);
}

function remember(anchors: Anchor[], rows: readonly PageRow[], first: number): void {
  if (anchors.length > ANCHORS) anchors.length = 0;
  const known = new Set(anchors.map(({ place }) => place));
  for (const index of new Set([0, rows.length - 1])) {
    const row = rows[index];
    if (row !== undefined && !known.has(first + index))
      anchors.push({ place: first + index, key: row.sort_key, id: row.id });
  }
}

/**
 * Lists that count once, and walk to a page from the nearest row they know. Everything kept belongs to one version of
 * the area, which every write raises in its own transaction: the version is read before anything else, so that nothing
 * older than it can be found under it, whichever process wrote.
 */
export function createLists(
  { db, languages }: Pick<Services, 'db' | 'languages'>,
  permalinks: () => Promise<Permalinks>,
): Lists {
  const answers = new SharedCache<string>(ANSWERS);
  const totals = new SharedCache<number>(TOTALS);
  const anchorLists = new SharedCache<Anchor[]>(ANCHOR_LISTS);

  async function totalOf(content: Content, query: ListQuery, selection: string, state: AreaState): Promise<number> {
    if (query.words.length === 0 && query.filters.length === 0) return state.total;
    return totals.get(selection, () => countRows(db, content, query));
  }

  async function compute(content: Content, query: ListQuery, links: Permalinks, state: AreaState): Promise<string> {
    const { page, limit, sort } = query;
    const selection = selectionKey(content, query, state);
    const total = await totalOf(content, query, selection, state);
    const first = (page - 1) * limit;
    const count = Math.min(limit, total - first);
    if (count <= 0) return JSON.stringify(pageA([], { total, page, limit }));
    const order = `${selection} ${sort.column} ${sort.descending}`;
    const anchors = await anchorLists.get(order, async () => []);
    const rows = await readPage(db, { content, languages }, query, shortestRoute(anchors, first, count, total));
    remember(anchors, rows, first);
    const shown = rows.map((row) => rowOf(content, links, row));
    return JSON.stringify(pageA(shown, { total, page, limit }));
  }

  return {
    async page(content, query) {
      const links = await permalinks();
      const state = await stateOf(db, content.area);
      const { page, limit, sort } = query;
      const selection = selectionKey(content, query, state);
      const key = `${selection} ${sort.column} ${sort.descending} ${page} ${limit} ${links.period()}`;
      return answers.get(key, () => compute(content, query, links, state));
    },
  };
}
