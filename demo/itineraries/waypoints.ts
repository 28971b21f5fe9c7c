import { z } from 'zod';
import type { Town } from '../../server/reference/territory';
import { VENUES } from '../events/venues';
import type { Text } from '../news/text';
import { LOCALITIES } from '../places/named';
import { POSITIONS, type Point, point } from '../places/positions';
import { NAMED_PLACES } from '../pointsOfInterest/named';
import { readTable, row, rows, text } from '../table';
import east from './waypointsEast.json' with { type: 'json' };
import middle from './waypointsMiddle.json' with { type: 'json' };
import west from './waypointsWest.json' with { type: 'json' };

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

const written = row({
  key: z.string(),
  town: z.string(),
  /** Where it is, unless it is at a venue of events, or in the middle of its locality. */
  point: point.optional(),
  venue: z.string().optional(),
  /** Where it is not the municipality. */
  locality: z.string().optional(),
  place: z.string().optional(),
  name: text,
  text,
});

const missing = (key: string, what: string) => new Error(`demo waypoint ${key}: no such ${what}`);

function waypointOf({ key, town, point, venue, locality, place, ...texts }: z.infer<typeof written>): Waypoint {
  const namedHere = <T extends { readonly name: string; readonly town: string }>(all: readonly T[], name?: string) => {
    const found = all.find((one) => one.town === town && one.name === name);
    if (name !== undefined && found === undefined) throw missing(key, name);
    return found;
  };
  const at = namedHere(VENUES, venue);
  const { street = '', number = '' } = namedHere(NAMED_PLACES, place) ?? at ?? {};
  const lies = LOCALITIES.find(({ name }) => name === (locality ?? town));
  if (locality !== undefined && lies === undefined) throw missing(key, locality);
  const middleOf = POSITIONS[locality ?? ''] ?? null;
  return {
    ...texts,
    key,
    town,
    point: at === undefined ? (point ?? middleOf) : { lat: at.lat, lng: at.lng },
    street,
    number,
    locality: lies?.name ?? null,
    place: place ?? null,
  };
}

/** The places at which itineraries stop, by their keys: from west to east. */
export const WAYPOINTS: ReadonlyMap<string, Waypoint> = new Map(
  [
    ...readTable('itineraries/waypointsWest', rows(written), west),
    ...readTable('itineraries/waypointsMiddle', rows(written), middle),
    ...readTable('itineraries/waypointsEast', rows(written), east),
  ].map((one) => [one.key, waypointOf(one)]),
);

/** The place that a table of itineraries names by its key. Throws for one that there isn't. */
export function waypointAt(key: string): Waypoint {
  const waypoint = WAYPOINTS.get(key);
  if (waypoint === undefined) throw missing(key, 'key');
  return waypoint;
}

/** Where a waypoint is, in its municipality. */
export const pointIn = ({ point }: Waypoint, town: Town): Point => point ?? { lat: town.lat, lng: town.lng };
