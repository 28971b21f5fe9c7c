import { asText } from '../../content/field/kind';
import { coordinate, isBlankLocation, isPlaced, type Location } from '../../content/kinds/address';
import { type PositionDoubt, positionDoubt } from '../../content/where/doubt';
import { isPlainObject } from '../../contract/plainObject';
import type { CallFailure } from '../../contract/result';
import type { Call } from '../kit/actor';

/** A point on the map, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Where a place is that the address lies in, by its name. */
export interface Nearby extends Coordinates {
  readonly name: string;
}

/** What the geocoder searches for. */
export interface GeocodeQuery {
  readonly address: string;
  readonly number: string;
  readonly city: string;
  /** Id of the locality, whose own position is offered when there is nothing better; null for none. */
  readonly localityId: number | null;
  /** Id of the municipality, whose position is offered where there is no locality's; null for none. */
  readonly cityId: number | null;
}

/** What the geocoder answers. `nearby` is the position of the locality or of the municipality, as far as anybody knows one. */
export type GeocodeAnswer =
  | { readonly ok: true; readonly value: Coordinates }
  | { readonly ok: false; readonly failure: CallFailure; readonly nearby: Nearby | null };

/** Coordinates of an address. A failure's message is the one to show. */
export type Geocode = Call<GeocodeQuery, GeocodeAnswer>;

/** What the card of an address works on. */
export interface AddressGiven {
  readonly value: Location;
  /** Id of the locality that the address lies in; null for none. */
  readonly locality: number | null;
  /** Italian reason why it can't be changed; null when it can. */
  readonly readOnly: string | null;
  /** Where the municipality is that the address lies in, by its id; null where nobody knows. */
  readonly centre: (Coordinates & { readonly cityId: number }) | null;
  /** What the geocoder was asked about this address; its answer is null until it is there. */
  readonly question: { readonly query: GeocodeQuery; readonly answer: GeocodeAnswer | null } | null;
}

const cityIdOf = ({ city }: Location): number | null =>
  isPlainObject(city) && typeof city.id === 'number' ? city.id : null;

/** The geocoder's query for an address. */
export const queryOf = ({ value, locality }: Pick<AddressGiven, 'value' | 'locality'>): GeocodeQuery => ({
  address: asText(value.address).trim(),
  number: asText(value.number).trim(),
  city: isPlainObject(value.city) ? (asText(value.city.city) || asText(value.city.nome)).trim() : '',
  cityId: cityIdOf(value),
  localityId: locality,
});

/** Whether there is enough of an address for the geocoder: a number alone is nowhere. */
export function isLocatable(value: Location): boolean {
  const { address, city } = queryOf({ value, locality: null });
  return address !== '' || city !== '';
}

type Asked = Pick<AddressGiven, 'question'>;

/** Whether a call of the geocoder is under way. */
export const isLocating = ({ question }: Asked): boolean => question !== null && question.answer === null;

/** Where the geocoder put the address, until the next change; null otherwise. */
export const foundOf = ({ question }: Asked): Coordinates | null =>
  question?.answer?.ok === true ? question.answer.value : null;

/** Why the geocoder gave no coordinates, until the next change; null otherwise. */
export const failureOf = ({ question }: Asked): CallFailure | null =>
  question?.answer?.ok === false ? question.answer.failure : null;

/** The position offered after such a failure; null when none is known. */
export const nearbyOf = ({ question }: Asked): Nearby | null =>
  question?.answer?.ok === false ? question.answer.nearby : null;

/** Whether nobody began a location: a number alone is not geocoded. */
export const isBlank = (location: Location): boolean => isBlankLocation({ ...location, number: '' });

/** Whether somebody began a location that is not on the map. */
export const isUnplaced = (location: Location): boolean => !isPlaced(location) && !isBlank(location);

/** Whether a point is on the globe. */
export const isPoint = ({ lat, lng }: Coordinates): boolean => isPlaced({ lat, lng });

type Located = Pick<AddressGiven, 'value' | 'centre'>;

/** Where the municipality of an address is: as it came with it, or as it came to be known; null where nobody knows. */
function centreOf({ value: { city }, centre }: Located): Coordinates | null {
  if (!isPlainObject(city)) return null;
  const [lat, lng] = [coordinate(city.lat), coordinate(city.lng)];
  if (lat !== null && lng !== null) return { lat, lng };
  return centre?.cityId === city.id ? centre : null;
}

/** What is doubtful about the coordinates; null for nothing. */
export const doubtOf = (given: Located): PositionDoubt | null => positionDoubt(given.value, centreOf(given));

/** Id of the municipality whose position would be needed to judge the coordinates; null where it is known, or there is none. */
export const centreMissing = (given: Located): number | null =>
  isPlaced(given.value) && centreOf(given) === null ? cityIdOf(given.value) : null;

/** An address with latitude and longitude in each other's place. */
export const swapped = ({ lat, lng, ...location }: Location): Location => ({
  ...location,
  lat: lng ?? null,
  lng: lat ?? null,
});
