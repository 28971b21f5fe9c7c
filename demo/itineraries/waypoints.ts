import type { Town } from '../../server/reference/territory';
import { VENUES } from '../events/venues';
import type { Text } from '../news/text';
import { LOCALITIES } from '../places/named';
import { POSITIONS, type Point } from '../places/positions';
import { NAMED_PLACES } from '../pointsOfInterest/named';
import { EAST } from './waypointsEast';
import { MIDDLE } from './waypointsMiddle';
import { WEST } from './waypointsWest';

/** A real place of the region at which itineraries stop. */
export interface Waypoint {
  /** By which the tables of itineraries name it. */
  readonly key: string;
  /** Name of the municipality, as ISTAT writes it. */
  readonly town: string;
  readonly name: Text;
  /** Two or three sentences about it. */
  readonly text: Text;
  /** Where it is; null for the town hall of its municipality. */
  readonly point: Point | null;
  /** '' where it has none. */
  readonly street: string;
  readonly number: string;
  /** Name of the demo's locality that it lies in; null where the demo has none. */
  readonly locality: string | null;
  /** Name of the demo's point of interest that it is; null for none. */
  readonly place: string | null;
}

const venueIn = (town: string, name: string) => VENUES.find((venue) => venue.town === town && venue.name === name);

/** Where a line says that it is: latitude and longitude, `@` and a venue of events, or nothing. */
function pointOf(line: string, at: string, town: string, locality: string): Point | null {
  if (at === '') return POSITIONS[locality] ?? null;
  const [lat = 0, lng = 0] = at.split(' ').map(Number);
  const point = at.startsWith('@') ? venueIn(town, at.slice(1)) : { lat, lng };
  if (point === undefined || !(point.lat > 0) || !(point.lng > 0)) throw new Error(`demo waypoint nowhere: ${line}`);
  return { lat: point.lat, lng: point.lng };
}

/** key | municipality | where | locality, where it is not the municipality | point of interest | name it | name en, where it differs | text it | text en */
function waypointOf(line: string): Waypoint {
  const [key = '', town = '', at = '', locality = '', place = '', it = '', en = '', textIt = '', textEn = ''] =
    line.split('|');
  const address = NAMED_PLACES.find((one) => one.name === place && one.town === town);
  if (place !== '' && address === undefined) throw new Error(`demo waypoint at an unknown place: ${line}`);
  if (textEn === '') throw new Error(`demo waypoint out of shape: ${line}`);
  const lies = LOCALITIES.find(({ name }) => name === (locality || town));
  if (locality !== '' && lies === undefined) throw new Error(`demo waypoint in an unknown locality: ${line}`);
  const { street = '', number = '' } = address ?? venueIn(town, at.slice(1)) ?? {};
  return {
    key,
    town,
    name: [it, en || it],
    text: [textIt, textEn],
    point: pointOf(line, at, town, locality),
    street,
    number,
    locality: lies?.name ?? null,
    place: place || null,
  };
}

/** The places at which itineraries stop, by their keys. */
export const WAYPOINTS: ReadonlyMap<string, Waypoint> = new Map(
  [WEST, MIDDLE, EAST].flatMap((table) =>
    table
      .trim()
      .split('\n')
      .map(waypointOf)
      .map((waypoint) => [waypoint.key, waypoint] as const),
  ),
);

/** The places of a line of an itineraries' table: their keys, with blanks between. Throws for one that there isn't. */
export const waypointsOf = (keys: string): readonly Waypoint[] =>
  keys.split(' ').map((key) => {
    const waypoint = WAYPOINTS.get(key);
    if (waypoint === undefined) throw new Error(`demo itinerary by an unknown place: ${key}`);
    return waypoint;
  });

/** Where a waypoint is, in its municipality. */
export const pointIn = ({ point }: Waypoint, town: Town): Point => point ?? { lat: town.lat, lng: town.lng };
