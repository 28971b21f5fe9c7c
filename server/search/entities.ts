import { placeAt } from '../../src/content/lists/addresses';
import type { Listing } from '../../src/content/lists/listing';
import { withoutAccentSigns } from '../../src/content/text/fold';
import { type PortalAddress, portalAddressOf } from '../../src/content/text/portalAddress';
import { slugOf } from '../../src/content/text/slug';
import type { Found } from '../../src/contract/search';
import { idQuery } from '../../src/machines/palette/phrases';
import { wordsOf } from '../../src/machines/palette/words';
import { idOf } from '../db/ids';
import type { RequestUser } from '../http/caller';
import type { Services } from '../services';
import { alikeWords, MISTYPED_WORDS } from './knownWords';
import { literalRows, SHORTEST_INSIDE, type Wanted } from './literal';
import { FOUND_LISTINGS, type FoundRow, routeOf, rowsFor, type Searcher } from './sources';
import { containing, searchText, searchWords } from './textSearch';

/** Found rows unless the client says otherwise, and at most. */
const DEFAULT_LIMIT = 10;
const GREATEST_LIMIT = 50;
/** Longest search that is looked at, in characters: longer ones are cut. */
const QUERY_LIMIT = 120;
function wantedOf(q: string): Wanted {
  const words = searchWords(q, QUERY_LIMIT);
  const text = withoutAccentSigns(searchText(q, QUERY_LIMIT));
  const named = idQuery(wordsOf(text), FOUND_LISTINGS);
  return {
    text,
    words,
    id: named === null ? null : idOf(named.id),
    areas: named?.among?.map(({ area }) => area) ?? null,
  };
}

/**
 * What was probably meant: every word, or one that is like it, somewhere in the title; the most alike title first. Of
 * 'roca malatestiana', where titles know 'rocca', a title must be `like '%roca%'` or `like '%rocca%'`, and `like
 * '%malatestiana%'`. Where a source is small (`isLikened`), a title that only looks like the whole text is found too.
 */
async function mistypedRows(searcher: Searcher, wanted: Wanted, limit: number): Promise<FoundRow[]> {
  if (wanted.words.length > MISTYPED_WORDS) return [];
  const alike = await alikeWords(searcher.db, wanted.words);
  const meant = wanted.words.map((word, index) => [word, ...(alike[index] ?? [])]);
  const isOther = meant.some(({ length }) => length > 1);
  return rowsFor(searcher, limit, (values) => {
    const text = `fold(${values.add(wanted.text)})`;
    const sought = isOther ? meant.map((words) => words.map((word) => `fold(${values.add(containing(word))})`)) : [];
    return ({ folded, isLikened }) => {
      const rank = `6 - word_similarity(${text}, ${folded})`;
      const held = sought.map((any) => `(${any.map((one) => `${folded} like ${one}`).join(' or ')})`);
      return [
        // Without another word what holds them all was found by its letters.
        { rank, condition: isOther ? held.join(' and ') : 'false' },
        ...(isLikened ? [{ rank, condition: `${text} <% ${folded}` }] : []),
      ];
    };
  });
}

/** Whether a listing is called like a segment of an address. */
const isNamedIn = ({ area, titles }: Listing, segments: readonly string[]): boolean =>
  [area, titles.section, titles.one, titles.many].some((name) => segments.includes(slugOf(name)));

/** The records that the back office opens at one of its own addresses: one, or none. */
const openedBy = (path: string): { readonly area: string; readonly id: number }[] =>
  FOUND_LISTINGS.flatMap((listing) => {
    const id = idOf(String(placeAt(listing, path)?.id));
    return id === null ? [] : [{ area: listing.area, id }];
  });

/**
 * The items whose page an address is, by its slug, those first whose language and area it names too; where the address has
 * area and id, or is the back office's own of an item, that item.
 */
async function pageRows(
  searcher: Searcher,
  { path, segments, slug }: PortalAddress,
  limit: number,
): Promise<FoundRow[]> {
  const opened = openedBy(path);
  const previewed = segments.flatMap((segment, at) => {
    const id = idOf(segments[at + 1] ?? '');
    return id !== null && FOUND_LISTINGS.some(({ area }) => area === segment) ? [{ area: segment, id }] : [];
  });
  const ids = opened.length > 0 ? opened : previewed;
  const areas = FOUND_LISTINGS.filter((listing) => isNamedIn(listing, segments)).map(({ area }) => area);
  return rowsFor(searcher, limit, (values) => {
    const [parts, named, sought] = [values.add(segments), values.add(areas), values.add(slug)];
    return ({ page, area, id }) => [
      ...ids.map((one) => ({
        rank: page === undefined ? '0' : `case when ${page.lang} = any(${parts}::text[]) then 0 else 0.5 end`,
        condition: `${area} = ${values.add(one.area)} and ${id} = ${values.add(one.id)}::integer`,
      })),
      ...(page === undefined
        ? []
        : [
            {
              rank: `1 + case when ${page.lang} = any(${parts}::text[]) then 0 else 1 end
                       + case when ${area} = any(${named}::text[]) then 0 else 2 end`,
              condition: `${page.slug} <> '' and ${page.slug} = ${sought}`,
            },
          ]),
    ];
  });
}

const foundOf = ({ area, id, title, lang, status, role, desk, code }: FoundRow): Found => {
  const found = { area, id, title, lang, status, route: routeOf(area, id, code) };
  return role === null ? found : { ...found, role, desk };
};

const limitOf = (sent: number | undefined): number =>
  sent === undefined || !Number.isInteger(sent) || sent < 1 ? DEFAULT_LIMIT : Math.min(sent, GREATEST_LIMIT);

/** Records read by their ids at once, at most. */
const MOST_NAMED = 20;

/** The records that are named as 'area:id', joined by commas, as far as the user may see them. */
export async function readEntities(
  { db, languages }: Pick<Services, 'db' | 'languages'>,
  user: RequestUser,
  of: string,
): Promise<Found[]> {
  const named = of.split(',', MOST_NAMED).flatMap((one) => {
    const [area = '', id = ''] = one.split(':');
    const number = idOf(id);
    return number === null ? [] : [{ area, id: number }];
  });
  const rows = await rowsFor({ db, languages, user }, MOST_NAMED, (values) => {
    const [areas, ids] = [named.map(({ area }) => area), named.map(({ id }) => id)].map((list) => values.add(list));
    const pairs = `unnest(${areas}::text[], ${ids}::integer[])`;
    return ({ area, id }) => [{ rank: '0', condition: `(${area}, ${id}) in (select * from ${pairs})` }];
  });
  return rows.map(foundOf);
}

/**
 * What the user may see and means by `q`, best first, one row an item: the page that it is the address of; its id, then titles that begin with it, that have
 * a word that does, that contain it, that contain all its words; typing errors only where that finds too little.
 * Source: contract, GET search.
 */
export async function searchEntities(
  { db, languages }: Pick<Services, 'db' | 'languages'>,
  user: RequestUser,
  query: { readonly q: string; readonly limit?: number | undefined; readonly area?: string | undefined },
): Promise<Found[]> {
  const searcher = { db, languages, user, area: query.area };
  const limit = limitOf(query.limit);
  const address = portalAddressOf(query.q);
  const pages = address === null ? [] : await pageRows(searcher, address, limit);
  // An address of ours whose record is gone, or not for this user, is nothing else's.
  if (pages.length > 0 || (address !== null && openedBy(address.path).length > 0)) return pages.map(foundOf);
  // A page without a slug of its own has its title's words in its address.
  const wanted = wantedOf(address?.words ?? query.q);
  if (wanted.words.length === 0) return [];
  const literal = await literalRows(searcher, wanted, limit);
  if (literal.length >= limit || wanted.text.length < SHORTEST_INSIDE) return literal.map(foundOf);
  const known = new Set(literal.map(({ area, id }) => `${area} ${id}`));
  const more = (await mistypedRows(searcher, wanted, limit)).filter(({ area, id }) => !known.has(`${area} ${id}`));
  return [...literal, ...more].slice(0, limit).map(foundOf);
}
