import type { WireRedirect } from '../../src/contract/redirects';
import { addressKey, addressProblem } from '../../src/machines/redirects/addresses';
import { rulesKeys } from '../../src/machines/redirects/path';
import { readable } from '../../src/machines/redirects/spelling';
import { createKeysetPages, type KeysetList, type KeysetRow } from '../db/keysetPages';
import type { Page } from '../db/selectPage';
import type { Db } from '../db/types';
import type { Values } from '../db/values';
import { readOrder, readPage } from '../http/paging';
import { containsWord, searchWords } from '../search/textSearch';
import { hiddenBehind } from './keys';

const AREA = 'redirect';

/** A field that rules are sorted by → its SQL and the type of its keys. */
const SORTS: Readonly<Record<string, readonly [key: string, type: string]>> = {
  id: ['r.id', 'integer'],
  old_url: ['r.old_url collate "C"', 'text'],
  new_url: ['r.new_url collate "C"', 'text'],
  code: ['r.code', 'smallint'],
};

interface RedirectQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly keywords?: string | undefined;
}

/** The rules, page by page. */
export interface RedirectList {
  page(query: RedirectQuery): Promise<Page & { readonly rows: WireRedirect[]; readonly total: number }>;
}

type Row = KeysetRow & WireRedirect & { readonly id: number; readonly old_url: string; readonly old_key: string };

/**
 * SQL conditions that a rule has every word in one of its addresses, however the word or the address is percent-encoded. An
 * address as a whole finds its rule whatever the order of its parameters, and beside such as only track.
 */
function searched(keywords: string | undefined, values: Values): string[] {
  const words = searchWords(keywords);
  const inAddresses = words.map((word) => {
    const spellings = [...new Set([word, readable(word)])].map((one) => containsWord('r.folded', one, values));
    return `(${[...spellings, containsWord('fold(r.readable)', readable(word), values)].join(' or ')})`;
  });
  const typed = keywords?.trim() ?? '';
  if (words.length !== 1 || addressProblem(typed) !== null) return inAddresses;
  const keys = `r.old_key = any(${values.add(rulesKeys(typed))}::text[]) or r.new_key = ${values.add(addressKey(typed))}`;
  return [`(${inAddresses.join(' and ')} or ${keys})`];
}

/** The rules of a query. Refuses with 400 an order that is none. */
function listOf({ orderBy, keywords }: RedirectQuery): KeysetList {
  const { field, descending } = readOrder(orderBy, Object.keys(SORTS), { field: 'id', descending: true });
  const [key, type] = SORTS[field] ?? ['r.id', 'integer'];
  const words = searchWords(keywords);
  return {
    area: AREA,
    selection: JSON.stringify([words, keywords?.trim()]),
    isNarrowed: words.length > 0,
    from: 'redirects r',
    conditions: (values) => ['true', ...searched(keywords, values)].join(' and '),
    id: 'r.id',
    key,
    type,
    descending,
    columns: () => 'r.old_url, r.new_url, r.code, r.updated_at, r.old_key',
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
      const winners = await hiddenBehind(db, rows);
      const shown = rows.map(({ sort_key, old_key, ...row }) => {
        const hidden_by = winners.get(row.id);
        return hidden_by === undefined ? row : { ...row, hidden_by };
      });
      return { rows: shown, total, ...page };
    },
  };
}
