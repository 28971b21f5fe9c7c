import { isBlankLocation, isPlaced, type Location } from '../../content/kinds/address';
import { asText } from '../../content/kinds/kind';
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

/** Why the geocoder can't be called, in Italian; null when it can. */
export const askingRefusal = ({ location, readOnly }: Pick<AddressContext, 'location' | 'readOnly'>): string | null =>
  readOnly ?? (isLocatable(location) ? null : addressTexts.refusal.needed);

/** Why an event is refused whatever the state, in Italian; null when the context lets it through. */
export function contextRefusal(context: AddressContext, event: AddressEvent): string | null {
  switch (event.type) {
    case 'value.set':
    case 'readOnly.set':
    case 'locality.set':
      return null;
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
