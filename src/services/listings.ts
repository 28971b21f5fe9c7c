import { listAddress } from '../content/lists/addresses';
import type { FilterKind, FilterValue } from '../content/lists/filter';
import { pagingOf } from '../content/lists/list';
import type { Listing, ListingEndpoints, ListingRow, RowsAnswer, WireRow } from '../content/lists/listing';
import { type CallFailure, type Done, failure, messageIn, type Result } from '../contract/result';
import { DEFAULT_ORDER } from '../machines/list/query';
import type { ListActors, RowsPage } from '../machines/list/types';
import type { AbsentLists } from './absentLists';
import type { PageClient } from './ahead';
import { type CallInput, type Client, urlOf } from './client';

/** The query of a page of a list. `filters` go out under their wire names. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly orderBy: string;
  readonly keywords: string;
  readonly filters: Readonly<Record<string, FilterValue>>;
}

/** Kinds of filter that no call of the contract has: a server is asked for them only where they narrow. */
const OURS: readonly FilterKind[] = ['own', 'role', 'desk', 'person', 'logged', 'section', 'choice'];

/** The calls of one listing; its pages may have any size. */
interface ListingService extends ListActors {
  readonly loadRows: (input: { readonly query: PageRequest }, signal?: AbortSignal) => Promise<Result<RowsPage>>;
}

type Ask<Given> = <E extends ListingEndpoints['list']>(endpoint: E, input: CallInput<E>) => Given;

/** Asks for a page. A list without `search` searches by its own query; one that is always whole names no page. */
function askPage<Given>(listing: Listing, request: PageRequest, ask: Ask<Given>): Given {
  const { filters, page, limit, orderBy, keywords } = request;
  const { search, list } = listing.endpoints;
  const isNarrowing = ([name, value]: readonly [string, FilterValue]) =>
    !listing.list.filters.some((own) => OURS.includes(own.kind) && own.name === name && own.all.value === value);
  const narrowing = Object.fromEntries(Object.entries(filters).filter(isNarrowing));
  const query = { ...(pagingOf(listing).paged && { page, limit }), orderBy, ...narrowing };
  return keywords !== '' && search !== undefined
    ? ask(search, { query, body: { keywords } })
    : ask(list, { query: { ...query, keywords } });
}

/** A row under the id that everything here goes by. */
const rowIn = ({ idField = 'id' }: Listing, row: WireRow): ListingRow => ({ ...row, id: Number(row[idField]) });

const isWhole = (data: RowsAnswer['data']): data is readonly WireRow[] => Array.isArray(data);

/** Rows and figures of an answer in any of the contract's three forms. */
function pageIn(listing: Listing, { data, meta, total }: RowsAnswer): RowsPage {
  const [wire, count, undecided] = isWhole(data)
    ? [data, total ?? data.length, null]
    : [data.items, data.items_count, data.undecided_count ?? null];
  const suggestion = meta?.suggestion ?? null;
  return {
    rows: listing.idField === undefined ? (wire as readonly ListingRow[]) : wire.map((row) => rowIn(listing, row)),
    total: meta?.total ?? count,
    ...(undecided !== null && { undecided }),
    ...(suggestion !== null && { suggestion }),
  };
}

/** The page that was asked ahead and is there already, if it has rows; null otherwise. */
export function arrivedPage(client: PageClient, listing: Listing, request: PageRequest): RowsPage | null {
  const answer = askPage<RowsAnswer | null>(listing, request, (...call) => client.arrived(...call));
  const page = answer === null ? null : pageIn(listing, answer);
  return page === null || page.rows.length === 0 ? null : page;
}

/** The address of the call that asks for a page; null where it is no GET. */
export const pageUrl = (apiBase: string, listing: Listing, request: PageRequest): string | null =>
  askPage<string | null>(listing, request, (endpoint, input) =>
    endpoint.method === 'GET' ? urlOf(apiBase, endpoint, input as Parameters<typeof urlOf>[2]) : null,
  );

/** Statuses by which a server says that it has no such call. */
const ABSENT: readonly number[] = [404, 405, 501];

/** A failure as the list says it: that a server lacks a list of ours is no fault of anybody's. */
const saidBy = ({ absence }: Listing, failed: CallFailure): CallFailure =>
  absence !== undefined && ABSENT.includes(failed.status) ? failure('notFound', failed.status, absence) : failed;

/** The calls of a listing over a client. `absentLists` are told how a list of ours is answered. */
export function createListingService(
  client: Client,
  listing: Listing,
  absentLists?: Pick<AbsentLists, 'note'>,
): ListingService {
  const { area, endpoints } = listing;
  const undeclared = (what: string) => new Error(`listing '${area}' declares no endpoint for '${what}'`);
  return {
    async loadRows({ query: request }, signal) {
      const rest = signal === undefined ? {} : { signal };
      const result = await askPage<Promise<Result<RowsAnswer>>>(listing, request, (endpoint, input) =>
        client.call(endpoint, { ...input, ...rest }),
      );
      const said: Result<RowsPage> = result.ok
        ? { ok: true, value: pageIn(listing, result.value) }
        : { ok: false, failure: saidBy(listing, result.failure) };
      if (listing.absence !== undefined) absentLists?.note(listAddress(listing), said);
      return said;
    },
    async deleteRows({ ids }) {
      if (endpoints.remove === undefined) throw undeclared('remove');
      return messageIn(await client.call(endpoints.remove, { params: { ids: ids.join(',') } }));
    },
    // Row after row; the first refusal ends it.
    async runAction({ name, ids, rows }) {
      const endpoint = endpoints.actions?.[name];
      const bodyOf = (id: number) => {
        const row = rows.find((candidate) => candidate.id === id);
        return { id, ...(row === undefined ? {} : listing.sentWith?.(name, row)) };
      };
      if (endpoint === undefined) throw undeclared(name);
      let last: Result<Done> = { ok: true, value: { message: null } };
      for (const id of ids) {
        last = messageIn(await client.call(endpoint, { body: bodyOf(id) }));
        if (!last.ok) return last;
      }
      return last;
    },
  };
}

/** Rows of a part of a whole list. Source: contract, 'Pinned', natale-capodanno. */
const PART = 100;
/** A server that never comes to an end is not asked for ever. */
const MOST_PARTS = 200;

/** All rows of a list in its order, read in parts. */
export async function loadAllRows(
  { loadRows }: Pick<ListingService, 'loadRows'>,
  signal: AbortSignal,
): Promise<Result<readonly ListingRow[]>> {
  const all = new Map<number, ListingRow>();
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const query = { page, limit: PART, orderBy: DEFAULT_ORDER, keywords: '', filters: {} };
    const part = await loadRows({ query }, signal);
    if (!part.ok) return part;
    const { rows, total } = part.value;
    isLast = rows.length === 0 || all.size + rows.length >= total || page === MOST_PARTS;
    // What was added while one asked moves rows from one part into the next.
    for (const row of rows) if (!all.has(row.id)) all.set(row.id, row);
  }
  return { ok: true, value: [...all.values()] };
}
