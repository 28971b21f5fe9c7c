import { coordinate, isBlankLocation, isPlaced, type Location } from '../../content/kinds/address';
import { asText } from '../../content/kinds/kind';
import { type PositionDoubt, positionDoubt } from '../../content/where/doubt';
import { isPlainObject } from '../../contract/plainObject';
import { addressTexts } from '../../messages/screens/address';
import type { AddressContext, AddressEvent, Coordinates, GeocodeQuery } from './types';

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

function swapRefusal({ location, readOnly }: AddressContext): string | null {
  const { lat, lng } = location;
  if (readOnly !== null) return readOnly;
  return coordinate(lat) === null || coordinate(lng) === null ? addressTexts.refusal.nothingToSwap : null;
}

/** Why the geocoder can't be called, in Italian; null when it can. */
export const askingRefusal = ({ location, readOnly }: Pick<AddressContext, 'location' | 'readOnly'>): string | null =>
  readOnly ?? (isLocatable(location) ? null : addressTexts.refusal.needed);

/** Why an event is refused whatever the state, in Italian; null when the context lets it through. */
export function contextRefusal(context: AddressContext, event: AddressEvent): string | null {
  switch (event.type) {
    case 'value.set':
    case 'readOnly.set':
    case 'locality.set':
    case 'centre.set':
      return null;
    case 'coordinates.swap':
      return swapRefusal(context);
    case 'coordinates.request':
      return askingRefusal(context);
    case 'position.take':
      return context.readOnly ?? (context.nearby === null ? addressTexts.refusal.nowhere : null);
    case 'pin.move':
      return context.readOnly ?? (isPoint(event.point) ? null : addressTexts.refusal.point);
    default:
      return context.readOnly;
  }
}
