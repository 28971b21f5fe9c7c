import { DEFAULT_PAGING, type ListDeclaration } from '../../content/lists/list';
import { parseQuery, writeQuery } from '../list/query';
import { SORT_FIELDS } from './rules';
import type { RedirectsQuery } from './types';

/** What the redirects have of a list: any text is searched, and there are no filters. Source: document 1, section 2.17. */
const list: ListDeclaration = {
  filters: [],
  columns: SORT_FIELDS.map((sort) => ({ kind: 'text', label: sort, sort })),
  search: { label: '', minimum: 1, pause: 0 },
  paging: DEFAULT_PAGING,
};

/** The query out of URL parameters; an invalid part is left out alone, with an Italian line for each. */
export function parseRedirectsQuery(raw: Readonly<Record<string, unknown>>): {
  readonly query: RedirectsQuery;
  readonly warnings: readonly string[];
} {
  const { query, warnings } = parseQuery({ list }, raw);
  const { page, limit, orderBy, keywords } = query;
  return { query: { page, limit, orderBy, keywords }, warnings };
}

/** The parts of a query that differ from the first one, as URL parameters. `parseRedirectsQuery` reads them back. */
export const writeRedirectsQuery = (query: RedirectsQuery): Record<string, string> =>
  writeQuery({ list }, { ...query, filters: {} });
