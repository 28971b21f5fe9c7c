import { asText, type Venue } from '../../content/kinds/kind';
import { OVERLAP_LIMITS, type QueriedLocation } from '../../contract/overlaps';
import { isPlainObject } from '../../contract/plainObject';
import type { OverlapQuestion } from './types';

/** So that a street costs one question, not one a letter. */
export const QUESTION_PAUSE_MS = 600;

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
