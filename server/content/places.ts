import type { Place } from '../../src/content/kinds/kind';
import { asText, idOf } from '../../src/content/kinds/kind';
import type { Json } from '../../src/content/model/types';
import { isPlainObject } from '../../src/contract/plainObject';

/** A place as places are compared. */
interface Spot {
  /** Municipality's id. */
  readonly city: number;
  /** Street and number, folded; '' without a street. */
  readonly street: string;
  /** Degrees, WGS 84; null where either is missing. */
  readonly at: { readonly lat: number; readonly lng: number } | null;
}

/** Two spots of which one has no street are the same up to this distance, in metres. */
const NEARNESS = 100;

/** Side of a part of the grid, in degrees: at least 150 metres in these latitudes, so that near spots are in neighbouring parts. */
const GRID = 0.002;

/** Metres that a degree of latitude measures. */
const DEGREE = 111_195;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const coordinate = (value: Json): number | null => {
  const number = asText(value).trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

/** A number of a house alone is no street. */
function streetOf({ address, number }: Place): string {
  const street = fold(asText(address));
  return street === '' ? '' : `${street} ${fold(asText(number))}`.trim();
}

/** A place as places are compared; null without a municipality. `city` is its id, or an object that has one. */
export function spotOf(place: Place): Spot | null {
  const city = idOf(place.city ?? null);
  if (typeof city !== 'number') return null;
  const [lat, lng] = [coordinate(place.lat), coordinate(place.lng)];
  return { city, street: streetOf(place), at: lat === null || lng === null ? null : { lat, lng } };
}

export const spotsOf = (places: readonly Json[]): Spot[] =>
  places.filter((place: Json) => isPlainObject(place)).flatMap((place) => spotOf(place) ?? []);

const streetKey = ({ city, street }: Spot): string[] => (street === '' ? [] : [`${city} ${street}`]);

const partKey = (city: number, row: number, column: number): string => `${city} @${row},${column}`;

const partOf = ({ lat, lng }: NonNullable<Spot['at']>) => [Math.floor(lat / GRID), Math.floor(lng / GRID)] as const;

/** What a spot is found by: its street and the part of the grid that it lies in. */
export function storedKeys(spot: Spot): string[] {
  if (spot.at === null) return streetKey(spot);
  const [row, column] = partOf(spot.at);
  return [...streetKey(spot), partKey(spot.city, row, column)];
}

const AROUND = [-1, 0, 1];

/** What to look for to find everything that may be the same spot. */
export function soughtKeys(spot: Spot): string[] {
  if (spot.at === null) return streetKey(spot);
  const [row, column] = partOf(spot.at);
  const parts = AROUND.flatMap((up) => AROUND.map((right) => partKey(spot.city, row + up, column + right)));
  return [...streetKey(spot), ...parts];
}

function areNear(a: Spot['at'], b: Spot['at']): boolean {
  if (a === null || b === null) return false;
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * DEGREE < NEARNESS;
}

/** Whether two spots are one place: the same street and number of a municipality; near, where one has no street. */
export const areSame = (a: Spot, b: Spot): boolean =>
  a.city === b.city && (a.street !== '' && b.street !== '' ? a.street === b.street : areNear(a.at, b.at));
