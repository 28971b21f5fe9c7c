import type { Pin, RouteStop } from '../../machines/routeMap/rules';
import type { MapPoint } from './types';

/** For each pin but the first: whether stops without a position lie between it and the pin before. */
export function gapsOf(stops: readonly RouteStop[]): readonly boolean[] {
  const places = stops.flatMap(({ point }, index) => (point === null ? [] : [index]));
  return places.slice(1).map((place, index) => place - (places[index] ?? place) > 1);
}

/** South-west and north-east corner of what has all the pins in it; null for none. */
export function extentOf(pins: readonly Pin[]): readonly [MapPoint, MapPoint] | null {
  if (pins.length === 0) return null;
  const [lats, lngs] = [pins.map(({ point }) => point.lat), pins.map(({ point }) => point.lng)];
  return [
    { lat: Math.min(...lats), lng: Math.min(...lngs) },
    { lat: Math.max(...lats), lng: Math.max(...lngs) },
  ];
}

/** A place on the screen. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Most rounds of moving pins apart, and pixels by which they may still cover each other. */
const ROUNDS = 200;
const SLACK = 0.5;
/** Those on the very same place begin this far from it, in pixels, in directions that don't line up (the golden angle). */
const [BEGINNING, TURN] = [0.01, 2.399];

/** The points, of which no two are on the very same place any more: the first stays, the others go around it. */
function apart(points: readonly Pixel[]): Pixel[] {
  return points.map(({ x, y }, index) => {
    const same = points.slice(0, index).filter((other) => other.x === x && other.y === y).length;
    const [away, angle] = [same * BEGINNING, (same - 1) * TURN];
    return same === 0 ? { x, y } : { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
  });
}

/** Moves two pins apart along the line between them, each half of what is missing; false where they have room. */
function pushed(placed: Pixel[], one: number, other: number, gap: number): boolean {
  const [a, b] = [placed[one], placed[other]];
  if (a === undefined || b === undefined) return false;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const away = Math.hypot(dx, dy);
  if (away > gap - SLACK || away === 0) return false;
  const [x, y] = [(dx / away) * ((gap - away) / 2), (dy / away) * ((gap - away) / 2)];
  placed[one] = { x: a.x - x, y: a.y - y };
  placed[other] = { x: b.x + x, y: b.y + y };
  return true;
}

/**
 * Where pins are drawn so that none covers another: those nearer than `gap` pixels move apart, no farther than they must.
 * What has room stays where it is.
 */
export function spread(points: readonly Pixel[], gap: number): readonly Pixel[] {
  const placed = apart(points);
  for (let round = 0; round < ROUNDS; round += 1) {
    let isMoved = false;
    for (let one = 0; one < placed.length; one += 1)
      for (let other = one + 1; other < placed.length; other += 1) isMoved = pushed(placed, one, other, gap) || isMoved;
    if (!isMoved) break;
  }
  return placed;
}
