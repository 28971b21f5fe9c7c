import { asText, type Place } from '../../content/kinds/kind';
import { OVERLAP_LIMITS, type QueriedLocation } from '../../contract/overlaps';
import { isPlainObject } from '../../contract/plainObject';
import type { OverlapQuestion } from './types';

/** So that a street costs one question, not one a letter. */
export const QUESTION_PAUSE_MS = 600;

const numberOf = (value: Place[string]): number | null => (typeof value === 'number' ? value : null);

/** A place as it is asked about; null for one that is nowhere yet. */
export function queriedLocation({ city, address, number, lat, lng }: Place): QueriedLocation | null {
  const place = {
    city: isPlainObject(city) ? numberOf(city.id) : null,
    address: asText(address).trim(),
    number: asText(number).trim(),
    lat: numberOf(lat),
    lng: numberOf(lng),
  };
  return place.city === null && (place.lat === null || place.lng === null) ? null : place;
}

/** The question about an item out of its days and places; null where there is none, or more than can be asked. */
export function questionOf(
  id: number | null,
  days: readonly string[],
  places: readonly Place[],
): OverlapQuestion | null {
  const asked = places.map(queriedLocation).filter((place) => place !== null);
  const isAskable = days.length > 0 && days.length <= OVERLAP_LIMITS.days && asked.length > 0;
  return isAskable ? { id, days, places: asked.slice(0, OVERLAP_LIMITS.places) } : null;
}
