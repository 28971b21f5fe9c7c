import type { Json } from '../../../src/content/field/json';
import { asText, idOf, type Venue } from '../../../src/content/field/kind';
import { isPlainObject } from '../../../src/contract/plainObject';

/** What decides whether two venues are the same one. */
interface ComparableVenue {
  /** Municipality's id. */
  readonly city: number;
  /** Street and number, folded; '' without a street. */
  readonly street: string;
  /** Degrees, WGS 84; null where either is missing. */
  readonly at: { readonly lat: number; readonly lng: number } | null;
}

/** Venues of which one has no street are the same up to this distance, in metres. */
const NEAR_METRES = 100;

/** Side of a cell of the grid, in degrees: at least 150 metres in these latitudes, so that near venues are in neighbouring cells. */
const GRID_SIZE = 0.002;

/** Metres that a degree of latitude measures. */
const METRES_PER_DEGREE = 111_195;

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
function streetOf({ address, number }: Venue): string {
  const street = fold(asText(address));
  return street === '' ? '' : `${street} ${fold(asText(number))}`.trim();
}

/** What a venue is compared by; null without a municipality. `city` is its id, or an object that has one. */
function comparableVenue(venue: Venue): ComparableVenue | null {
  const city = idOf(venue.city ?? null);
  if (typeof city !== 'number') return null;
  const [lat, lng] = [coordinate(venue.lat), coordinate(venue.lng)];
  return { city, street: streetOf(venue), at: lat === null || lng === null ? null : { lat, lng } };
}

export const comparableVenues = (venues: readonly Json[]): ComparableVenue[] =>
  venues.filter((venue: Json) => isPlainObject(venue)).flatMap((venue) => comparableVenue(venue) ?? []);

const streetKey = ({ city, street }: ComparableVenue): string[] => (street === '' ? [] : [`${city} ${street}`]);

const gridKey = (city: number, row: number, column: number): string => `${city} @${row},${column}`;

const gridCellOf = ({ lat, lng }: NonNullable<ComparableVenue['at']>) =>
  [Math.floor(lat / GRID_SIZE), Math.floor(lng / GRID_SIZE)] as const;

/** Keys that a venue is stored under: its street, and the cell of the grid it lies in. */
export function storedKeys(venue: ComparableVenue): string[] {
  if (venue.at === null) return streetKey(venue);
  const [row, column] = gridCellOf(venue.at);
  return [...streetKey(venue), gridKey(venue.city, row, column)];
}

const AROUND = [-1, 0, 1];

/** Keys to search for everything that may be the same venue: its street, its cell and the eight around it. */
export function searchKeys(venue: ComparableVenue): string[] {
  if (venue.at === null) return streetKey(venue);
  const [row, column] = gridCellOf(venue.at);
  const cells = AROUND.flatMap((up) => AROUND.map((right) => gridKey(venue.city, row + up, column + right)));
  return [...streetKey(venue), ...cells];
}

function areNear(a: ComparableVenue['at'], b: ComparableVenue['at']): boolean {
  if (a === null || b === null) return false;
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * METRES_PER_DEGREE < NEAR_METRES;
}

/** Whether two venues are the same one: the same street and number of a municipality; near, where one has no street. */
export const isSameVenue = (a: ComparableVenue, b: ComparableVenue): boolean =>
  a.city === b.city && (a.street !== '' && b.street !== '' ? a.street === b.street : areNear(a.at, b.at));
