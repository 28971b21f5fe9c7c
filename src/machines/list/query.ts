import type { ContentList } from '../../content/types';
import { list as messages } from '../../messages/list';
import { type ListQuery, PAGE_SIZES, type PageSize } from './types';

export const DEFAULT_LIMIT: PageSize = 50;
/** Newest first. Source: document 2, section 9. */
export const DEFAULT_ORDER = '-id';
/** Fewest characters that are searched. Source: document 1, section 5. */
export const SEARCH_MINIMUM = 2;
const SEARCH_MAXIMUM = 200;
/** Value of a filter that filters nothing. Source: document 1, section 9. */
export const ALL = -1;

type Declared = Pick<ContentList, 'list'>;
type Raw = Readonly<Record<string, unknown>>;

export interface ParsedQuery {
  readonly query: ListQuery;
  /** One Italian line for each part that was dropped. */
  readonly warnings: readonly string[];
}

/** Every declared filter at its 'all'. */
export const blankFilters = ({ list }: Declared): Record<string, number> =>
  Object.fromEntries(list.filters.map((filter) => [filter.name, ALL]));

/** The query of a list opened for the first time. */
export const defaultQuery = (content: Declared): ListQuery => ({
  page: 1,
  limit: DEFAULT_LIMIT,
  orderBy: DEFAULT_ORDER,
  keywords: '',
  filters: blankFilters(content),
});

/** Fields the list can be sorted by. */
export const sortFields = ({ list }: Declared): string[] =>
  list.columns.map((column) => column.sort).filter((sort) => sort !== undefined);

export const isPageSize = (value: number): value is PageSize => PAGE_SIZES.some((size) => size === value);

const integerOf = (value: unknown): number | null => {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^-?\d{1,15}$/.test(value))) return null;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : null;
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** Reads one part; null says that it is no good. */
const readers = {
  page: (value: unknown): number | null => {
    const page = integerOf(value);
    return page !== null && page >= 1 ? page : null;
  },
  limit: (value: unknown): PageSize | null => {
    const limit = integerOf(value);
    return limit !== null && isPageSize(limit) ? limit : null;
  },
  /** A '+' that a URL decoder turned into a space still means ascending. */
  orderBy: (value: unknown, content: Declared): string | null => {
    const [, sign, field] = /^([ +-])(\w+)$/.exec(textOf(value) ?? '') ?? [];
    if (field === undefined || !sortFields(content).includes(field)) return null;
    return `${sign === '-' ? '-' : '+'}${field}`;
  },
  keywords: (value: unknown): string | null => {
    const text = textOf(value)?.trim() ?? '';
    return text.length >= SEARCH_MINIMUM && text.length <= SEARCH_MAXIMUM && !/\p{Cc}/u.test(text) ? text : null;
  },
};

function readFilters(content: Declared, raw: Raw): { filters: Record<string, number>; warnings: string[] } {
  const filters = blankFilters(content);
  const warnings: string[] = [];
  for (const { name, label, options } of content.list.filters) {
    if (!(name in raw)) continue;
    const value = integerOf(raw[name]);
    const known = value === ALL || (options ? options.some((option) => option.value === value) : (value ?? -1) >= 0);
    if (value !== null && known) filters[name] = value;
    else warnings.push(messages.warnings.filter(label));
  }
  return { filters, warnings };
}

/**
 * The query out of URL parameters or of what storage held; whoever tampered with a part loses that part only.
 * Takes the content type's list and the raw parts by name.
 */
export function parseQuery(content: Declared, raw: Raw): ParsedQuery {
  const { filters, warnings } = readFilters(content, raw);
  const read = <T>(key: keyof typeof readers, reader: (value: unknown, content: Declared) => T | null): T | null => {
    if (!Object.hasOwn(raw, key)) return null;
    const value = reader(raw[key], content);
    if (value === null) warnings.push(messages.warnings[key]);
    return value;
  };
  const query: ListQuery = {
    page: read('page', readers.page) ?? 1,
    limit: read('limit', readers.limit) ?? DEFAULT_LIMIT,
    orderBy: read('orderBy', readers.orderBy) ?? DEFAULT_ORDER,
    keywords: read('keywords', readers.keywords) ?? '',
    filters,
  };
  const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(readers, name) && !Object.hasOwn(filters, name));
  return { query, warnings: [...warnings, ...unknown.map(messages.warnings.unknown)] };
}

/** The parts of a query that differ from the default, as URL parameters. `parseQuery` reads them back. */
export function writeQuery(query: ListQuery): Record<string, string> {
  return {
    ...(query.page !== 1 && { page: String(query.page) }),
    ...(query.limit !== DEFAULT_LIMIT && { limit: String(query.limit) }),
    ...(query.orderBy !== DEFAULT_ORDER && { orderBy: query.orderBy }),
    ...(query.keywords !== '' && { keywords: query.keywords }),
    ...Object.fromEntries(
      Object.entries(query.filters)
        .filter(([, value]) => value !== ALL)
        .map(([name, value]) => [name, String(value)]),
    ),
  };
}

/** Key of a list's state in local storage: one a list, so that no list shows another's filters. */
export const storageKey = (content: Pick<ContentList, 'area'>): string => `${content.area}_list`;

/** What local storage keeps of a query. */
export const storedQuery = (query: ListQuery): string => JSON.stringify(writeQuery(query));

function readStored(stored: string): Raw | null {
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : null;
  } catch {
    return null;
  }
}

/**
 * The query a list opens with: the URL's if it says anything, else the stored one, else the default.
 * `stored` is the raw text of `storageKey`. Source: document 2, 'Common list behaviour'.
 */
export function restoreQuery(content: Declared, url: Raw, stored: string | null): ParsedQuery {
  if (Object.keys(url).length > 0) return parseQuery(content, url);
  if (stored === null) return { query: defaultQuery(content), warnings: [] };
  const raw = readStored(stored);
  return raw === null
    ? { query: defaultQuery(content), warnings: [messages.warnings.storage] }
    : parseQuery(content, raw);
}

/** Whether two queries ask for the same. */
export const sameQuery = (a: ListQuery, b: ListQuery): boolean =>
  JSON.stringify([a.page, a.limit, a.orderBy, a.keywords, filterPairs(a)]) ===
  JSON.stringify([b.page, b.limit, b.orderBy, b.keywords, filterPairs(b)]);

const filterPairs = (query: ListQuery) => Object.entries(query.filters).sort(([a], [b]) => a.localeCompare(b));

/** Whether search or filters narrow the list. */
export const isNarrowed = (query: ListQuery): boolean =>
  query.keywords !== '' || Object.values(query.filters).some((value) => value !== ALL);
