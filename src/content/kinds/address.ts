import * as z from 'zod/mini';
import { idSchema, maybe, optionalText } from '../../contract/common';
import { municipalitySchema } from '../../contract/lookups';
import { isPlainObject } from '../../contract/plainObject';
import { validationTexts } from '../../messages/screens/validation';
import type { AddressShape } from '../field/field';
import type { Json } from '../field/json';
import { asText, idOf, type KindDefinition, pick, type Reference } from '../field/kind';
import { LOCALITY } from './oneReference';

const coordinateSchema = maybe(z.union([z.number(), z.string()]));

/** An address with its coordinates. Source: document 2, section 3, Event stop. */
const locationSchema = z.looseObject({
  city: maybe(z.looseObject({ ...municipalitySchema.shape, id: maybe(idSchema), city: optionalText })),
  address: optionalText,
  number: maybe(z.union([z.string(), z.number()])),
  lat: coordinateSchema,
  lng: coordinateSchema,
});

/** The parts of an address, as items have them. */
export type Location = { readonly [key: string]: Json };

export const BLANK_LOCATION: Location = { city: null, address: '', number: '', lat: null, lng: null };

const CITY_KEYS = ['id', 'city', 'istat', 'province', 'province_short', 'region', 'zip_code', 'country'];

/** A coordinate as a number; null for none. */
export const coordinate = (value: Json): number | null => {
  if (value === '' || value === null || value === undefined) return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : null;
};

/** Keeps a coordinate that is no number as it was typed, so that the error can show it. */
const typedCoordinate = (value: Json): Json =>
  coordinate(value) ?? (value === '' || value === undefined ? null : value);

/** A location with all its keys; unknown ones are kept. */
export function normalLocation(value: Json): Location {
  const { lat, lng, ...rest } = isPlainObject(value) ? value : {};
  return { ...BLANK_LOCATION, ...rest, lat: typedCoordinate(lat), lng: typedCoordinate(lng) };
}

/** Whether no part of it has been entered. */
export const isBlankLocation = ({ city, address, number, lat, lng }: Location): boolean =>
  !isPlainObject(city) &&
  asText(address).trim() === '' &&
  asText(number).trim() === '' &&
  typedCoordinate(lat) === null &&
  typedCoordinate(lng) === null;

const isNoNumber = (value: Json): boolean => typedCoordinate(value) !== null && coordinate(value) === null;

/** What is wrong with the coordinates that a location has. */
export function coordinatesProblem({ lat, lng }: Location): string | null {
  if (isNoNumber(lat) || Math.abs(coordinate(lat) ?? 0) > 90) return validationTexts.latitude;
  return isNoNumber(lng) || Math.abs(coordinate(lng) ?? 0) > 180 ? validationTexts.longitude : null;
}

/** Whether a location has coordinates that a map can show. */
export const isPlaced = (location: Location): boolean =>
  coordinatesProblem(location) === null && coordinate(location.lat) !== null && coordinate(location.lng) !== null;

/** That a location lacks coordinates; null if it has them. Source: document 2, section 5. */
const missingCoordinates = (location: Location): string | null =>
  isPlaced(location) ? null : validationTexts.coordinates;

/** What a location says: its city by id alone. */
const locationEssence = ({ city, address, number, lat, lng }: Location): Json => ({
  city: idOf(city ?? null) ?? null,
  address: asText(address).trim(),
  number: asText(number).trim(),
  lat: lat ?? null,
  lng: lng ?? null,
});

/** What a server keeps of a location. */
export const storedLocation = (location: Location): Location => ({
  ...pick(location, ['address', 'number', 'lat', 'lng']),
  city: isPlainObject(location.city) ? pick(location.city, CITY_KEYS) : null,
});

/** The municipality that a location lies in. */
export function cityOf({ city }: Location): Reference {
  const id = isPlainObject(city) ? city.id : null;
  return { table: 'municipalities', ids: typeof id === 'number' ? [id] : [] };
}

const LOCATION_KEYS = Object.keys(BLANK_LOCATION);

/** How an address is written; null for one that doesn't show it. */
function shapeOf(value: Json): AddressShape | null {
  if (!isPlainObject(value)) return null;
  if ('location' in value) return 'wrapped';
  return LOCATION_KEYS.some((key) => key in value) ? 'bare' : null;
}

/** The location of an item's address, however it was sent. */
export function locationOf(value: Json): Location {
  if (!isPlainObject(value)) return {};
  if (shapeOf(value) === 'bare') return value;
  return isPlainObject(value.location) ? value.location : {};
}

/** An address with another location, written as it was; `shape` is for one that doesn't show how. */
export function withLocation(value: Json, location: Location, shape: AddressShape = 'wrapped'): Json {
  const kept = isPlainObject(value) ? value : {};
  const written = shapeOf(value) ?? shape;
  if (written === 'bare') return { ...kept, ...location };
  return { ...(written === 'withLocality' && { localita: null }), ...kept, location };
}

/** The locality that is written within an address; undefined for an address that is written without. */
export const localityWithin = (value: Json): Json =>
  isPlainObject(value) && 'localita' in value ? (value.localita ?? null) : undefined;

/** An address with another locality within it; one that is written without stays so. */
export const withLocalityWithin = (value: Json, localita: Json): Json =>
  isPlainObject(value) && 'localita' in value ? { ...value, localita } : value;

const isNotBegun = ({ city, address, lat, lng }: Location): boolean =>
  isBlankLocation({ city, address, lat, lng, number: '' });

/** The control of a part of an address, however that is written. */
function controlOf(path: string): string {
  const [part = ''] = path.replace(/^location\.?/, '').split('.');
  if (part === 'address') return 'street';
  return part === 'number' || part === 'lat' || part === 'lng' ? part : 'city';
}

/** One address an item, with its position on the map. However it is written, it is read. */
export const address: KindDefinition = {
  blank: { location: BLANK_LOCATION },
  schema: maybe(
    z.union([
      z.looseObject({
        ...locationSchema.shape,
        localita: LOCALITY.schema,
        location: maybe(z.union([locationSchema, z.array(z.unknown())])),
      }),
      z.array(z.unknown()),
    ]),
  ),
  // Coordinates sent as text stay text: an untouched value is sent back unchanged.
  normalise: (value, field) => withLocation(value, { ...BLANK_LOCATION, ...locationOf(value) }, field?.shape),
  isEmpty: (value) => !isPlainObject(locationOf(value).city),
  problem: (value) => coordinatesProblem(locationOf(value)),
  incomplete: (value) => (isNotBegun(locationOf(value)) ? null : missingCoordinates(locationOf(value))),
  essence: (value) => locationEssence(normalLocation(locationOf(value))),
  lacks: (value) => missingCoordinates(locationOf(value)),
  controlAt: controlOf,
  stored: (value, field) => withLocation(null, storedLocation(normalLocation(locationOf(value))), field?.shape),
  refers: (value) => [cityOf(locationOf(value))],
  venues: (value) => [normalLocation(locationOf(value))],
};
