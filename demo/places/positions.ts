import { z } from 'zod';
import { named, readTable, row } from '../table';
import data from './positions.json' with { type: 'json' };

/** Degrees, WGS 84. */
export const point = row({ lat: z.number(), lng: z.number() });
export type Point = z.infer<typeof point>;

/** Kilometres of a degree of latitude. */
const DEGREE = 111.2;
/** How much longer roads are than the straight line. */
const ROADS = 1.25;

/** Kilometres by road, about. */
export function kilometres(from: Point, to: Point): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return Math.round(Math.hypot(to.lat - from.lat, east) * DEGREE * ROADS);
}

/** Positions of the localities that are no municipality; their municipality's town hall is elsewhere. */
export const POSITIONS = readTable('places/positions', named(point), data);
