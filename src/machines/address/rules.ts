import { asText } from '../../content/field/kind';
import { coordinate, isBlankLocation, isPlaced, type Location } from '../../content/kinds/address';
import { type PositionDoubt, positionDoubt } from '../../content/where/doubt';
import { isPlainObject } from '../../contract/plainObject';
import type { AddressContext, Coordinates, GeocodeQuery } from './types';

/** The geocoder's query for a location. */
export const queryOf = ({ address, number, city }: Location): Omit<GeocodeQuery, 'localityId'> => ({
  address: asText(address).trim(),
  number: asText(number).trim(),
  city: isPlainObject(city) ? (asText(city.city) || asText(city.nome)).trim() : '',
  cityId: isPlainObject(city) && typeof city.id === 'number' ? city.id : null,
});

/** Whether there is enough of an address for the geocoder: a number alone is nowhere. */
export function isLocatable(location: Location): boolean {
  const { address, city } = queryOf(location);
  return address !== '' || city !== '';
}

/** Whether nobody began a location: a number alone is not geocoded. */
export const isBlank = (location: Location): boolean => isBlankLocation({ ...location, number: '' });

/** Whether somebody began a location that is not on the map. */
export const isUnplaced = (location: Location): boolean => !isPlaced(location) && !isBlank(location);

/** Whether a point is on the globe. */
export const isPoint = ({ lat, lng }: Coordinates): boolean => isPlaced({ lat, lng });

/** Where the municipality of an address is: as it came with it, or as it came to be known; null where nobody knows. */
function centreOf({ location: { city }, centre }: Pick<AddressContext, 'location' | 'centre'>): Coordinates | null {
  if (!isPlainObject(city)) return null;
  const [lat, lng] = [coordinate(city.lat), coordinate(city.lng)];
  if (lat !== null && lng !== null) return { lat, lng };
  return centre?.cityId === city.id ? centre : null;
}

/** What is doubtful about the coordinates; null for nothing. */
export const doubtOf = (context: Pick<AddressContext, 'location' | 'centre'>): PositionDoubt | null =>
  positionDoubt(context.location, centreOf(context));

/** Id of the municipality whose position would be needed to judge the coordinates; null where it is known, or there is none. */
export function centreMissing(context: Pick<AddressContext, 'location' | 'centre'>): number | null {
  const { cityId } = queryOf(context.location);
  return isPlaced(context.location) && centreOf(context) === null ? cityId : null;
}

/** An address with latitude and longitude in each other's place. */
export const swapped = ({ lat, lng, ...location }: Location): Location => ({
  ...location,
  lat: lng ?? null,
  lng: lat ?? null,
});
