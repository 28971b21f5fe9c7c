import { listAddress, placeAt, recordAddress } from '../content/lists/addresses';
import type { Listing, ListingRow } from '../content/lists/listing';
import { rowTitle } from '../content/lists/row';
import { portalAddressOf } from '../content/text/portalAddress';
import type { ContentRow } from '../contract/content';
import type { ContentLanguages } from '../contract/languages';
import { dataIn, type Result } from '../contract/result';
import { type Found, readFound, search } from '../contract/search';
import { createAside } from './aside';
import type { Client } from './client';
import { createListingService } from './listings';

/** Most lists searched at once when the server has no search of its own. Source: contract, 'Ours, beyond the spec'. */
const LISTS_AT_ONCE = 4;
/** Most entities shown. */
const FOUND_LIMIT = 20;
/** Most rows used of one list. */
const ROWS_PER_LIST = 5;
/** Longest text that is sent. */
const LONGEST_QUERY = 200;

/** Finds entities for the palette; `areas` are the lists the user may view. */
export type SearchEntities = (
  text: string,
  areas: readonly Listing[],
  signal?: AbortSignal,
) => Promise<Result<Found[]>>;

interface Site {
  readonly client: Client;
  readonly languages: ContentLanguages;
}

/** Language and status of a title that exists in languages; rows of other records have neither. */
function shownIn(row: ListingRow, languages: ContentLanguages): Pick<Found, 'lang' | 'status'> {
  const { contents } = row as ContentRow;
  const lang = contents === undefined ? null : (rowTitle(row as ContentRow, languages)?.language ?? null);
  return { lang, status: lang === null ? null : (contents?.[lang]?.status ?? null) };
}

async function inList({ client, languages }: Site, listing: Listing, keywords: string): Promise<Result<Found[]>> {
  const query = { page: 1, limit: ROWS_PER_LIST, orderBy: '-id', keywords, filters: {} };
  const result = await createListingService(client, listing).loadRows({ query });
  if (!result.ok) return result;
  const found = result.value.rows.slice(0, ROWS_PER_LIST).map((row) => ({
    area: listing.area,
    id: row.id,
    title: listing.titleOf(row, languages) ?? `${listing.titles.one} ${row.id}`,
    ...shownIn(row, languages),
    route: recordAddress(listing, row.id, { row }) ?? listAddress(listing),
  }));
  return { ok: true, value: found };
}

/** What the lists found; a list that fails is passed over as long as another answers. */
async function throughLists(site: Site, areas: readonly Listing[], keywords: string): Promise<Result<Found[]>> {
  const results: Result<Found[]>[] = [];
  for (let start = 0; start < areas.length; start += LISTS_AT_ONCE) {
    const batch = areas.slice(start, start + LISTS_AT_ONCE);
    results.push(...(await Promise.all(batch.map((listing) => inList(site, listing, keywords)))));
  }
  const answered = results.filter((result) => result.ok);
  const failed = results.find((result) => !result.ok);
  if (answered.length === 0 && failed !== undefined) return failed;
  return { ok: true, value: answered.flatMap((result) => result.value).slice(0, FOUND_LIMIT) };
}

/** The record whose page in the back office a path is, where a server has no search: by the name its list has for it. */
async function recordAt(site: Site, areas: readonly Listing[], path: string): Promise<Found | null> {
  for (const listing of areas) {
    const id = placeAt(listing, path)?.id;
    if (typeof id !== 'number' || !Number.isInteger(id)) continue;
    const listed = await inList(site, listing, String(id));
    const found = listed.ok ? listed.value.find((one) => one.id === id) : undefined;
    return (
      found ?? { area: listing.area, id, title: `${listing.titles.one} ${id}`, lang: null, status: null, route: path }
    );
  }
  return null;
}

/** Search over a client and the content languages; a server that answers 404 is remembered, and the lists are searched from then on. */
export function createSearch(client: Client, languages: ContentLanguages): SearchEntities {
  let hasSearch = true;
  const ask = async (q: string, signal: AbortSignal | undefined): Promise<Result<Found[]>> => {
    const query = { q, limit: FOUND_LIMIT };
    return dataIn(await client.call(search, { query, ...(signal === undefined ? {} : { signal }) }));
  };
  return async (text, areas, signal) => {
    const q = text.trim().slice(0, LONGEST_QUERY);
    const address = portalAddressOf(q);
    const words = address?.words ?? null;
    if (hasSearch) {
      const result = await ask(q, signal);
      // A server need not know addresses; the words of a page's are often those of its title.
      const found = result.ok && result.value.length === 0 && words !== null ? await ask(words, signal) : result;
      if (found.ok || found.failure.status !== 404) return found;
      hasSearch = false;
    }
    const site = { client, languages };
    const record = address === null ? null : await recordAt(site, areas, address.path);
    return record === null ? throughLists(site, areas, words ?? q) : { ok: true, value: [record] };
  };
}

/** Reads entities again as they are now, by area and id; none from a server that can't, or does not answer. */
export function createEntityReader(client: Client) {
  const aside = createAside(client);
  return async (entities: readonly Pick<Found, 'area' | 'id'>[]): Promise<readonly Found[]> => {
    const of = entities.map(({ area, id }) => `${area}:${id}`);
    const query = { of: of.join(',') };
    const result = await aside.call(readFound, { query });
    return result.ok ? result.value.data.filter(({ area, id }) => of.includes(`${area}:${id}`)) : [];
  };
}
