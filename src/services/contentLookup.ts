import type { Listing } from '../content/lists/listing';
import { abilityName } from '../content/permissions';
import type { ContentLanguages } from '../contract/languages';
import { localities, type NamedContent, offices, operators } from '../contract/lookups';
import { failure, mapResult, type Result } from '../contract/result';
import { search } from '../contract/search';
import { fieldTexts } from '../messages/ui/fields';
import { asideClient, createAside } from './aside';
import type { Client } from './client';
import { createListingService } from './listings';

const texts = fieldTexts.contents;

/** Contents found by name, out of either form of the answer. */
const namedIn = ({ data }: { data: NamedContent[] | { data: NamedContent[] } }): NamedContent[] =>
  Array.isArray(data) ? data : data.data;

const refused = (message: string): Result<never> => ({ ok: false, failure: failure('forbidden', 0, message) });

/** Statuses by which a server says that this user, or nobody, may look something up. */
const REFUSALS = new Set([403, 404, 405, 501]);

/** The same answer, but of a server that gives none to this user or to anybody, which says so in other words or in none. */
const explained = <T>(result: Result<T>): Result<T> =>
  result.ok || !REFUSALS.has(result.failure.status) ? result : refused(texts.unsearchable);

type Call = (client: Client, keywords: string, signal: AbortSignal) => Promise<Result<Parameters<typeof namedIn>[0]>>;

/** Areas with a look-up of their own in the contract. Source: contract, 'Shared look-ups'. */
const OWN_CALLS: Readonly<Record<string, Call>> = {
  iat: (client, keywords, signal) => client.call(offices, { query: { keywords }, signal }),
  localita: (client, keywords, signal) => client.call(localities, { body: { keywords }, signal }),
  // Of all provinces: an experience and who offers it need not lie in the same one.
  operatori: async (client, name, signal) =>
    explained(await client.call(operators, { query: { name, provincia: -1 }, signal, isAside: true })),
};

/** Most contents offered at a time. */
const MOST = 50;

interface Site {
  readonly client: Client;
  /** What is declared: content types and other records. */
  readonly listings: readonly Listing[];
  readonly languages: ContentLanguages;
  /** Whether the user may see the list of a content type. */
  readonly mayView: (listing: Listing) => boolean;
}

/** Of who may not see the list of an area. */
const unseen = ({ abilities }: Listing) =>
  refused(texts.notSearchable(abilities.map((prefix) => abilityName(`${prefix}-view`))));

/** What the list of an area shows for these keywords, to who may see it. */
async function throughList(
  site: Site,
  listing: Listing | undefined,
  keywords: string,
  signal: AbortSignal,
): Promise<Result<NamedContent[]>> {
  if (listing === undefined) return refused(texts.unsearchable);
  if (!site.mayView(listing)) return unseen(listing);
  const query = { page: 1, limit: MOST, orderBy: '-id', keywords, filters: {} };
  const result = await createListingService(asideClient(site.client), listing).loadRows({ query }, signal);
  return mapResult(result, ({ rows }) =>
    rows.map((row) => ({ id: row.id, title: listing.titleOf(row, site.languages) })),
  );
}

/**
 * Finds contents of an area by name: by the area's own look-up, else by the search of ours, else by the area's list; who
 * may see nothing of the area is told which permission is missing. No refusal of these ends the session. Source: contract,
 * 'look-up of places, events, news from other contents'.
 */
export function createContentLookup(site: Site) {
  const aside = createAside(site.client);
  return async (area: string, text: string, signal: AbortSignal): Promise<Result<NamedContent[]>> => {
    const own = OWN_CALLS[area];
    if (own !== undefined) return mapResult(await own(site.client, text, signal), namedIn);
    const query = { q: text, area, limit: MOST };
    const found = await aside.call(search, { query, signal });
    const listing = site.listings.find((declared) => declared.area === area);
    if (!found.ok) return found.failure.kind === 'notFound' ? throughList(site, listing, text, signal) : found;
    const value = found.value.data.filter((one) => one.area === area);
    // The search shows what one may see: to who may see none of them it says nothing about what there is.
    const isBlind = value.length === 0 && listing !== undefined && !site.mayView(listing);
    return isBlind ? unseen(listing) : { ok: true, value };
  };
}
