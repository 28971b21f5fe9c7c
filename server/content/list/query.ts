import { type FilterDeclaration, type FilterValue, readFilterValue } from '../../../src/content/lists/filter';
import type { Content } from '../../../src/content/model/content';
import { pagingTexts } from '../../../src/messages/server/refusals';
import { idOf } from '../../db/ids';
import { readOrder, readPage, refused } from '../../http/paging';
import { searchWords } from '../../search/textSearch';

export type SortColumn = 'id' | 'sort_title' | 'sort_date' | 'sort_province' | 'sort_city' | 'updated_at';

interface Sort {
  readonly column: SortColumn;
  readonly descending: boolean;
}

export interface ListFilter {
  readonly declaration: FilterDeclaration;
  readonly value: FilterValue;
}

/** The query of a list call, checked. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly sort: Sort;
  /** Words of which a title must contain every one, lower case. */
  readonly words: readonly string[];
  /** The id that the search may mean. */
  readonly searchedId: number | null;
  /** Without those at 'all'. */
  readonly filters: readonly ListFilter[];
  /** Who asks: whose contents the filter 'own' finds. */
  readonly owner: number;
}

/** A list call's query as its schema lets it through. */
export type SentQuery = Readonly<Record<string, unknown>>;

const SORTS: Readonly<Record<string, SortColumn>> = {
  id: 'id',
  title: 'sort_title',
  pub_date: 'sort_date',
  province: 'sort_province',
  city: 'sort_city',
  updated_at: 'updated_at',
};

/** `orderBy` against the columns that the content type lets sort by, and by the id, which every list may be asked for. */
function sortOf(content: Content, sent: SentQuery): Sort {
  const columns = content.list.columns.flatMap(({ sort }) => (sort !== undefined && sort in SORTS ? [sort] : []));
  const allowed = [...new Set(['id', ...columns])];
  const orderBy = typeof sent.orderBy === 'string' ? sent.orderBy : undefined;
  const { field, descending } = readOrder(orderBy, allowed, { field: 'id', descending: true });
  return { column: SORTS[field] ?? 'id', descending };
}

const numberOf = (sent: unknown): number | undefined => (typeof sent === 'number' ? sent : undefined);

const searchedIdOf = ([word = '', ...more]: readonly string[]): number | null => (more.length > 0 ? null : idOf(word));

function filtersOf(content: Content, sent: SentQuery): ListFilter[] {
  return content.list.filters.flatMap((declaration) => {
    const { name, label, all } = declaration;
    const given = sent[name];
    if (given === undefined) return [];
    // An id that no row has finds nothing, whatever it is.
    const isId = typeof given === 'number' && declaration.kind !== 'dates' && declaration.kind !== 'own';
    const value = isId ? given : readFilterValue(declaration, given);
    if (value === null) throw refused(name, pagingTexts.filter(label));
    return value === all.value ? [] : [{ declaration, value }];
  });
}

/**
 * Reads a list call's query. Takes what the endpoint's schema let through; refuses (400, by parameter) a page, size,
 * order or filter that makes no sense, and takes a size over the greatest as the greatest. `owner` is who asks.
 */
export function listQueryOf(content: Content, sent: SentQuery, owner: number): ListQuery {
  const words = searchWords(sent.keywords);
  return {
    ...readPage({ page: numberOf(sent.page), limit: numberOf(sent.limit) }),
    sort: sortOf(content, sent),
    words,
    searchedId: searchedIdOf(words),
    filters: filtersOf(content, sent),
    owner,
  };
}
