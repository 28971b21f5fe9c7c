import { coordinate, isPlaced, type Location } from '../kinds/address';
import type { Point } from './typedPoint';

/** Farther than this from its town hall, in kilometres, nothing of a municipality is. */
const FARTHEST = 30;

const EARTH = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres from one point to another, over the ground. */
export function distance(one: Point, other: Point): number {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const arc =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(arc)));
}

/** Italy and what is around it: no latitude of it is a longitude of it. */
const isAbout = ({ lat, lng }: Point): boolean => lat >= 35 && lat <= 48 && lng >= 6 && lng <= 19;

/** Why coordinates are probably not those that were meant: the two are exchanged, or the place is far from its municipality. */
export type PositionDoubt = { readonly kind: 'exchanged' } | { readonly kind: 'far'; readonly kilometres: number };

/** The point that a location has; null for one that is not on the map. */
const pointAt = ({ lat, lng }: Location): Point | null =>
  isPlaced({ lat, lng }) ? { lat: coordinate(lat) ?? 0, lng: coordinate(lng) ?? 0 } : null;

/** What is doubtful about the coordinates of a location, whose municipality is at `centre`; null for nothing, and where nobody knows. */
export function positionDoubt(location: Location, centre: Point | null): PositionDoubt | null {
  const point = pointAt(location);
  if (point === null) return null;
  const exchanged = { lat: point.lng, lng: point.lat };
  if (centre === null) return isAbout(exchanged) ? { kind: 'exchanged' } : null;
  const kilometres = distance(point, centre);
  if (kilometres <= FARTHEST) return null;
  return distance(exchanged, centre) < Math.min(kilometres, 2 * FARTHEST)
    ? { kind: 'exchanged' }
    : { kind: 'far', kilometres: Math.round(kilometres) };
}
