import { type FilterKind, type FilterValue, type Listing, type ListingRow, pagingOf } from '../content/model/listing';
import type { Result } from '../contract/result';
import type { RowsPage } from '../machines/list/types';
import type { Client } from './client';

/** The query of a page of a list. `filters` go out under their wire names. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly orderBy: string;
  readonly keywords: string;
  readonly filters: Readonly<Record<string, FilterValue>>;
}

/** Kinds of filter that no call of the contract has: a server is asked for them only where they narrow. */
const OURS: readonly FilterKind[] = ['own', 'role', 'desk', 'choice'];

type Done = Result<{ message: string | null }>;

/** The calls of one listing. */
export interface ListingService {
  page(request: PageRequest, signal?: AbortSignal): Promise<Result<RowsPage>>;
  remove(ids: readonly number[]): Promise<Done>;
  /** Does a declared action, row after row; the first refusal ends it. `rows` are those that are known. */
  act(name: string, ids: readonly number[], rows?: readonly ListingRow[]): Promise<Done>;
}

type MessageAnswer = Result<{ readonly data?: { readonly message?: string | null | undefined } | null | undefined }>;

const messageIn = (result: MessageAnswer): Done =>
  result.ok ? { ok: true, value: { message: result.value.data?.message ?? null } } : result;

/** Actions of a listing that are more than one call, by name; each takes a row's id. */
export type OwnActions = Readonly<Record<string, (id: number) => Promise<Done>>>;

/**
 * The calls of a listing over a client. A list without `search` searches by its own query; one that is always whole names
 * no page.
 */
export function createListingService(client: Client, listing: Listing, own: OwnActions = {}): ListingService {
  const { area, endpoints } = listing;
  const undeclared = (what: string) => new Error(`listing '${area}' declares no endpoint for '${what}'`);
  const { paged } = pagingOf(listing);
  const ours = listing.list.filters.filter(({ kind }) => OURS.includes(kind));
  const sentFilters = (filters: PageRequest['filters']) =>
    Object.fromEntries(
      Object.entries(filters).filter(
        ([name, value]) => !ours.some((own) => own.name === name && own.all.value === value),
      ),
    );
  const rows = ({ filters, page, limit, orderBy, keywords }: PageRequest, signal: AbortSignal | undefined) => {
    const rest = signal === undefined ? {} : { signal };
    const query = { ...(paged && { page, limit }), orderBy, ...sentFilters(filters) };
    return keywords !== '' && endpoints.search !== undefined
      ? client.call(endpoints.search, { ...rest, query, body: { keywords } })
      : client.call(endpoints.list, { ...rest, query: { ...query, keywords } });
  };
  return {
    async page(request, signal) {
      const result = await rows(request, signal);
      if (!result.ok) return result;
      const { data, meta, total } = result.value;
      const suggestion = meta?.suggestion ?? null;
      const page = { rows: data, total: meta?.total ?? total ?? data.length };
      return { ok: true, value: suggestion === null ? page : { ...page, suggestion } };
    },
    async remove(ids) {
      if (endpoints.remove === undefined) throw undeclared('remove');
      return messageIn(await client.call(endpoints.remove, { params: { ids: ids.join(',') } }));
    },
    async act(name, ids, known = []) {
      const endpoint = endpoints.actions?.[name];
      const bodyOf = (id: number) => {
        const row = known.find((candidate) => candidate.id === id);
        return { id, ...(row === undefined ? {} : listing.sentWith?.(name, row)) };
      };
      const act =
        own[name] ?? (endpoint && (async (id: number) => messageIn(await client.call(endpoint, { body: bodyOf(id) }))));
      if (act === undefined) throw undeclared(name);
      let last: Done = { ok: true, value: { message: null } };
      for (const id of ids) {
        last = await act(id);
        if (!last.ok) return last;
      }
      return last;
    },
  };
}
