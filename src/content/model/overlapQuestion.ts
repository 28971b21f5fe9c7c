import { OVERLAP_LIMITS, type Overlap, type QueriedLocation } from '../../contract/overlaps';
import { isPlainObject } from '../../contract/plainObject';
import type { Result } from '../../contract/result';
import { asText, type Venue } from '../kinds/kind';

/** When and where an item takes place. */
export interface OverlapQuestion {
  /** The item itself, which is no overlap; null for a new one. */
  readonly id: number | null;
  /** YYYY-MM-DD, sorted. */
  readonly days: readonly string[];
  readonly places: readonly QueriedLocation[];
}

/** Asks a server what overlaps. */
export type FindOverlaps = (question: OverlapQuestion, signal: AbortSignal) => Promise<Result<readonly Overlap[]>>;

const numberOf = (value: Venue[string]): number | null => (typeof value === 'number' ? value : null);

/** A venue as the query has it; null for one with neither a municipality nor coordinates. */
export function queriedLocation({ city, address, number, lat, lng }: Venue): QueriedLocation | null {
  const location = {
    city: isPlainObject(city) ? numberOf(city.id) : null,
    address: asText(address).trim(),
    number: asText(number).trim(),
    lat: numberOf(lat),
    lng: numberOf(lng),
  };
  return location.city === null && (location.lat === null || location.lng === null) ? null : location;
}

/** The question about an item out of its days and venues; null where there is none, or more days than a query may have. */
export function questionOf(
  id: number | null,
  days: readonly string[],
  venues: readonly Venue[],
): OverlapQuestion | null {
  const locations = venues.map(queriedLocation).filter((location) => location !== null);
  const isAskable = days.length > 0 && days.length <= OVERLAP_LIMITS.days && locations.length > 0;
  return isAskable ? { id, days, places: locations.slice(0, OVERLAP_LIMITS.places) } : null;
}
