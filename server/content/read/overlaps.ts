import type { Json } from '../../../src/content/field/json';
import { venuesOf } from '../../../src/content/item/occurrence';
import { recordAddress } from '../../../src/content/lists/addresses';
import type { Content } from '../../../src/content/model/content';
import { isCivilDate } from '../../../src/content/when/civil';
import type { Overlap, QueriedLocation } from '../../../src/contract/overlaps';
import { languageOrder } from '../../db/languageOrder';
import type { Services } from '../../services';
import { comparableVenues, isSameVenue, searchKeys } from './venues';

/** Items that are compared at most, the soonest first, and those that are reported. */
const [COMPARED, REPORTED] = [200, 10];
/** Days reported of an overlap. */
const DAYS_REPORTED = 5;

/**
 * Other items of an area on some of the days, found by the keys of their venues. The days are no condition that an
 * index could answer: many more items are on one of them than at one of the venues.
 */
const CANDIDATES = `
  with wanted as materialized (select range_agg(daterange(day, day + 1)) as days from unnest($2::date[]) day)
  select c.id, c.shared,
         (select t.title from translations t where t.content_id = c.id order by ${languageOrder('$5')}
           limit 1) as title,
         (select sum(upper(r) - lower(r)) from unnest(common.days) r)::integer as count,
         (select array_agg(day::text order by day)
            from (select lower(r) + n as day from unnest(common.days) r, generate_series(0, upper(r) - lower(r) - 1) n
                   order by day limit ${DAYS_REPORTED}) first) as days
    from wanted, contents c, lateral (select c.days * wanted.days as days) common
   where c.area = $1 and c.place_keys && $3::text[] and not isempty(common.days) and c.revision_of is null
     and c.id <> all (select $4::integer union all select revision_of from contents where id = $4 and revision_of is not null)
   order by lower(common.days), c.id
   limit ${COMPARED}`;

interface Candidate {
  readonly id: number;
  readonly shared: { readonly [key: string]: Json };
  readonly title: string | null;
  readonly count: number;
  readonly days: string[];
}

export interface OverlapQuestion {
  /** The item itself; null for a new one. */
  readonly id?: number | null | undefined;
  /** YYYY-MM-DD. */
  readonly days: readonly string[];
  readonly places: readonly QueriedLocation[];
}

/** What else of a content type takes place at the same venues on the same days, the soonest first. */
export async function findOverlaps(
  { db, languages }: Pick<Services, 'db' | 'languages'>,
  content: Content,
  { id, days, places }: OverlapQuestion,
): Promise<Overlap[]> {
  const venues = comparableVenues(places as readonly Json[]);
  const keys = [...new Set(venues.flatMap(searchKeys))];
  const realDays = days.filter(isCivilDate);
  if (realDays.length === 0 || keys.length === 0) return [];
  const { rows } = await db.query<Candidate & Record<string, unknown>>({
    name: 'content-overlaps',
    text: CANDIDATES,
    values: [content.area, realDays, keys, id ?? 0, languages],
  });
  return rows
    .filter(({ shared }) =>
      comparableVenues(venuesOf(content, { contents: {}, ...shared })).some((venue) =>
        venues.some((other) => isSameVenue(other, venue)),
      ),
    )
    .slice(0, REPORTED)
    .map(({ id: other, title, days: first, count }) => ({
      id: other,
      title,
      days: first,
      count,
      route: recordAddress(content, other) ?? '',
    }));
}
