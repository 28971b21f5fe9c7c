import { type FilterDeclaration, type FilterValue, readFilterValue } from '../../content/lists/filter';
import {
  type ListingForm,
  PAGE_SIZES,
  type PageSize,
  pagingOf,
  searchOf,
  shownFilters,
} from '../../content/lists/list';
import { isPlainObject } from '../../contract/plainObject';
import { listTexts as messages } from '../../messages/screens/list';
import type { ListQuery } from './types';

/** Newest first. Source: document 2, section 9. */
export const DEFAULT_ORDER = '-id';
const SEARCH_MAXIMUM = 200;
/** Value of a filter that filters nothing, but for languages. Source: document 1, section 9. */
export const ALL = -1;

type Declared = Pick<ListingForm, 'list'>;
type Raw = Readonly<Record<string, unknown>>;

export interface ParsedQuery {
  readonly query: ListQuery;
  /** One Italian line for each part that was dropped. */
  readonly warnings: readonly string[];
}

/** The query that a list opens with. */
export interface RestoredQuery extends ParsedQuery {
  /** It is that of the last visit, which no address named. */
  readonly isStored: boolean;
}

/** Every declared filter at its 'all'. */
export const blankFilters = ({ list }: Declared): Record<string, FilterValue> =>
  Object.fromEntries(list.filters.map(({ name, all }) => [name, all.value]));

/** The query of a list opened for the first time. */
export const defaultQuery = (listing: Declared): ListQuery => ({
  page: 1,
  limit: pagingOf(listing).limit,
  orderBy: DEFAULT_ORDER,
  keywords: '',
  filters: blankFilters(listing),
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

/** Whether a trimmed text is long enough to be searched. */
export const isSearchable = (listing: Declared, text: string): boolean =>
  text.length >= (searchOf(listing)?.minimum ?? Number.POSITIVE_INFINITY);

/** Reads one part; null says that it is no good. */
const readers = {
  page: (value: unknown): number | null => {
    const page = integerOf(value);
    return page !== null && page >= 1 ? page : null;
  },
  /** A list that is always whole has one limit. */
  limit: (value: unknown, listing: Declared): PageSize | null => {
    const limit = integerOf(value);
    const { paged, limit: declared } = pagingOf(listing);
    return limit !== null && isPageSize(limit) && (paged || limit === declared) ? limit : null;
  },
  /** A '+' that a URL decoder turned into a space still means ascending. */
  orderBy: (value: unknown, listing: Declared): string | null => {
    const [, sign, field] = /^([ +-])(\w+)$/.exec(textOf(value) ?? '') ?? [];
    if (field === undefined || !sortFields(listing).includes(field)) return null;
    return `${sign === '-' ? '-' : '+'}${field}`;
  },
  keywords: (value: unknown, listing: Declared): string | null => {
    const text = textOf(value)?.trim() ?? '';
    return isSearchable(listing, text) && text.length <= SEARCH_MAXIMUM && !/\p{Cc}/u.test(text) ? text : null;
  },
};

function readFilters(listing: Declared, raw: Raw): { filters: Record<string, FilterValue>; warnings: string[] } {
  const filters = blankFilters(listing);
  const warnings: string[] = [];
  for (const filter of shownFilters(listing)) {
    if (!(filter.name in raw)) continue;
    const value = readFilterValue(filter, raw[filter.name]);
    if (value !== null) filters[filter.name] = value;
    else warnings.push(messages.warnings.filter(filter.label));
  }
  return { filters, warnings };
}

function warningOf(key: keyof typeof readers, listing: Declared): string {
  const { warnings } = messages;
  if (key === 'limit') return warnings.limit(pagingOf(listing).limit);
  return key === 'keywords' ? warnings.keywords(searchOf(listing)?.minimum ?? null) : warnings[key];
}

/**
 * The query out of URL parameters or of what storage contained; an invalid part is left out alone.
 * Takes the listing and the raw parts by name.
 */
export function parseQuery(listing: Declared, raw: Raw): ParsedQuery {
  const { filters, warnings } = readFilters(listing, raw);
  const read = <T>(key: keyof typeof readers, reader: (value: unknown, listing: Declared) => T | null): T | null => {
    if (!Object.hasOwn(raw, key)) return null;
    const value = reader(raw[key], listing);
    if (value === null) warnings.push(warningOf(key, listing));
    return value;
  };
  const query: ListQuery = {
    page: read('page', readers.page) ?? 1,
    limit: read('limit', readers.limit) ?? pagingOf(listing).limit,
    orderBy: read('orderBy', readers.orderBy) ?? DEFAULT_ORDER,
    keywords: read('keywords', readers.keywords) ?? '',
    filters,
  };
  const shown = shownFilters(listing).map(({ name }) => name);
  const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(readers, name) && !shown.includes(name));
  return { query, warnings: [...warnings, ...unknown.map(messages.warnings.unknown)] };
}

/** The parts of a query that differ from the listing's default, as URL parameters. `parseQuery` reads them back. */
export function writeQuery(listing: Declared, query: ListQuery): Record<string, string> {
  const all: Readonly<Record<string, FilterValue>> = blankFilters(listing);
  return {
    ...(query.page !== 1 && { page: String(query.page) }),
    ...(query.limit !== pagingOf(listing).limit && { limit: String(query.limit) }),
    ...(query.orderBy !== DEFAULT_ORDER && { orderBy: query.orderBy }),
    ...(query.keywords !== '' && { keywords: query.keywords }),
    ...Object.fromEntries(
      Object.entries(query.filters)
        .filter(([name, value]) => value !== all[name])
        .map(([name, value]) => [name, String(value)]),
    ),
  };
}

/** Key of a list's state in local storage: one a list and what it is bound to, so that no list shows another's filters. */
export const storageKey = ({ area, boundTo }: Pick<ListingForm, 'area' | 'boundTo'>): string =>
  boundTo === undefined ? `${area}_list` : `${area}_list_${boundTo}`;

/** What local storage keeps of a query. */
export const storedQuery = (listing: Declared, query: ListQuery): string => JSON.stringify(writeQuery(listing, query));

function readStored(stored: string): Raw | null {
  try {
    const value: unknown = JSON.parse(stored);
    return isPlainObject(value) ? (value as Raw) : null;
  } catch {
    return null;
  }
}

/**
 * The query a list opens with: the URL's if it says anything, else the stored one, else the default.
 * `stored` is the raw text of `storageKey`. Source: document 2, 'Common list behaviour'.
 */
export function restoreQuery(listing: Declared, url: Raw, stored: string | null): RestoredQuery {
  if (Object.keys(url).length > 0) return { ...parseQuery(listing, url), isStored: false };
  if (stored === null) return { query: defaultQuery(listing), warnings: [], isStored: false };
  const raw = readStored(stored);
  return raw === null
    ? { query: defaultQuery(listing), warnings: [messages.warnings.storage], isStored: false }
    : { ...parseQuery(listing, raw), isStored: true };
}

/** A part of a query that narrows a list. */
export type NarrowingPart =
  | { readonly kind: 'filter'; readonly filter: FilterDeclaration; readonly value: FilterValue }
  | { readonly kind: 'search'; readonly keywords: string };

/** What of a restored query still narrows the list, the filters in their order, then the search. */
export function restoredParts({ list }: Declared, restored: ListQuery | null, query: ListQuery): NarrowingPart[] {
  if (restored === null) return [];
  const filters = list.filters.flatMap((filter): NarrowingPart[] => {
    const value = query.filters[filter.name];
    const narrows = value !== undefined && value !== filter.all.value && value === restored.filters[filter.name];
    return narrows ? [{ kind: 'filter', filter, value }] : [];
  });
  const { keywords } = query;
  return keywords !== '' && keywords === restored.keywords ? [...filters, { kind: 'search', keywords }] : filters;
}

/** The parameters that a list opens with as it is without anything narrowed, whatever storage contains. */
export const UNNARROWED: Readonly<Record<string, string>> = { page: '1' };

/** Whether two queries are the same. */
export const sameQuery = (a: ListQuery, b: ListQuery): boolean =>
  JSON.stringify([a.page, a.limit, a.orderBy, a.keywords, filterPairs(a)]) ===
  JSON.stringify([b.page, b.limit, b.orderBy, b.keywords, filterPairs(b)]);

const filterPairs = (query: ListQuery) => Object.entries(query.filters).sort(([a], [b]) => (a < b ? -1 : 1));

/** Whether search or filters narrow the list. */
export const isNarrowed = (listing: Declared, query: ListQuery): boolean =>
  query.keywords !== '' || listing.list.filters.some(({ name, all }) => query.filters[name] !== all.value);

/** `orderBy` after a column heading was pressed: ascending first, then the other way round. */
export const toggledOrder = (orderBy: string, field: string): string =>
  orderBy === `+${field}` ? `-${field}` : `+${field}`;
