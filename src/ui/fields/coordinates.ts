import type { Json } from '../../content/field/json';
import type { Coordinates } from '../../machines/address/rules';

const degrees = (value: Json, limit: number): number | null =>
  typeof value === 'number' && Math.abs(value) <= limit ? value : null;

/** The point that two stored coordinates make; null if either is missing, no number or off the globe. */
export function pointOf(lat: Json, lng: Json): Coordinates | null {
  const [latitude, longitude] = [degrees(lat, 90), degrees(lng, 180)];
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}
