import { sameValue } from '../../content/field/path';
import type { Pin, PinStep, RouteMapContext, RouteMapInput, RouteStop } from './types';

type Stops = readonly RouteStop[];
type Of = { readonly context: RouteMapContext };
type Keyed = { readonly key: string };

const isPin = (stop: RouteStop): stop is Pin => stop.point !== null;

/** The stops that have a position, in their order. */
export const pinsOf = (stops: Stops): readonly Pin[] => stops.filter(isPin);

export const hasPin = (stops: Stops, key: string | null): boolean => pinsOf(stops).some((pin) => pin.key === key);

/** Where a step from the cursor leads to; null where there is no pin. */
export function steppedTo({ stops, cursor }: RouteMapContext, to: PinStep): Pin | null {
  const pins = pinsOf(stops);
  const at = pins.findIndex(({ key }) => key === cursor);
  const wanted = { first: 0, previous: at - 1, next: at + 1, last: pins.length - 1 }[to];
  return pins[Math.min(Math.max(wanted, 0), pins.length - 1)] ?? null;
}

/** The pin for a cursor whose stop has none any more: the next one along the way it had, else the one before. */
function neighbourKey(before: Stops, after: Stops, cursor: string | null): string | null {
  const at = before.findIndex(({ key }) => key === cursor);
  const nearest = [...before.slice(at + 1), ...before.slice(0, Math.max(at, 0)).reverse()];
  return nearest.find(({ key }) => hasPin(after, key))?.key ?? pinsOf(after)[0]?.key ?? null;
}

export const startOf = ({ stops, current }: RouteMapInput): RouteMapContext => ({
  stops,
  cursor: hasPin(stops, current) ? current : (pinsOf(stops)[0]?.key ?? null),
});

/** Other stops; the cursor stays on its own wherever that went. */
export const stopsChanged = ({ context }: Of, { stops }: { readonly stops: Stops }): RouteMapContext => ({
  stops,
  cursor: hasPin(stops, context.cursor) ? context.cursor : neighbourKey(context.stops, stops, context.cursor),
});

export const isOther = ({ context }: Of, { stops }: { readonly stops: Stops }): boolean =>
  !sameValue(stops, context.stops);

export const isOtherPin = ({ context }: Of, { key }: Keyed): boolean =>
  key !== context.cursor && hasPin(context.stops, key);

export const isStop = ({ context }: Of, { key }: Keyed): boolean => context.stops.some((stop) => stop.key === key);

/** Radius of the Earth, in metres. */
const EARTH = 6_371_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points as the crow flies. */
export function distance(from: Pin['point'], to: Pin['point']): number {
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}
