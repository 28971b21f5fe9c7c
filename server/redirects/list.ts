import type { WireRedirect } from '../../src/contract/redirects';
import { createKeysetPages, type KeysetList, type KeysetRow } from '../db/keysetPages';
import type { Page } from '../db/selectPage';
import type { Db } from '../db/types';
import { readOrder, readPage } from '../http/paging';
import { containsWord, searchWords } from '../search/textSearch';

const AREA = 'redirect';

/** A field that rules are sorted by → its SQL and the type of its keys. */
const SORTS: Readonly<Record<string, readonly [key: string, type: string]>> = {
  id: ['r.id', 'integer'],
  old_url: ['r.old_url collate "C"', 'text'],
  new_url: ['r.new_url collate "C"', 'text'],
  code: ['r.code', 'smallint'],
};

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

type Row = KeysetRow & WireRedirect;

/** The rules of a query. Refuses with 400 an order that is none. */
function listOf({ orderBy, keywords }: RedirectQuery): KeysetList {
  const { field, descending } = readOrder(orderBy, Object.keys(SORTS), { field: 'id', descending: true });
  const [key, type] = SORTS[field] ?? ['r.id', 'integer'];
  const words = searchWords(keywords);
  return {
    area: AREA,
    selection: JSON.stringify(words),
    isNarrowed: words.length > 0,
    from: 'redirects r',
    conditions: (values) => ['true', ...words.map((word) => containsWord('r.folded', word, values))].join(' and '),
    id: 'r.id',
    key,
    type,
    descending,
    columns: () => 'r.old_url, r.new_url, r.code, r.updated_at',
    joins: 'join redirects r on r.id = page.id',
  };
}

/** The list of rules. Source: contract, GET operations/error404. */
export function createRedirectList(db: Db): RedirectList {
  const pages = createKeysetPages(db);
  return {
    async page(query) {
      const page = readPage(query);
      const list = listOf(query);
      const { rows, total } = await pages.page<Row>(list, (await db.state()).area(AREA), page);
      return { rows: rows.map(({ sort_key, ...row }) => row), total, ...page };
    },
  };
}
