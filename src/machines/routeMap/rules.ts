import { sameValue } from '../../content/field/path';
import { routeMapTexts as texts } from '../../messages/ui/routeMap';
import type { Given, Left } from '../kit/edits';

/** A stop of an itinerary, as its map has it. */
export type RouteStop = {
  /** Its name on this page, which it keeps when it is moved. */
  readonly key: string;
  /** Its position among all stops, from 1. */
  readonly number: number;
  /** Where it is, in words; '' for nowhere yet. */
  readonly name: string;
  /** In degrees; null for no position. */
  readonly point: { readonly lat: number; readonly lng: number } | null;
  /** Whether it has to be put right. */
  readonly isWrong: boolean;
};

/** A stop with a position: it has a pin. */
export interface Pin extends RouteStop {
  readonly point: NonNullable<RouteStop['point']>;
}

interface Keyboard {
  /** Key of the pin that has the focus, or gets it when one comes to the map; null where there is no pin. */
  readonly cursor: string | null;
  /** Whether a pin has the focus. */
  readonly isWalking: boolean;
}

export interface RouteMapGiven extends Given {
  /** The stops, in their order. */
  readonly value: readonly RouteStop[];
  /** Key of the stop that is open beside the map; null for none. */
  readonly current: string | null;
  readonly keyboard: Keyboard;
}

/** One step along the pins, or all the way. */
export type PinStep = 'next' | 'previous' | 'first' | 'last';

type Stops = readonly RouteStop[];

const isPin = (stop: RouteStop): stop is Pin => stop.point !== null;

/** The stops that have a position, in their order. */
export const pinsOf = (stops: Stops): readonly Pin[] => stops.filter(isPin);

export const hasPin = (stops: Stops, key: string | null): boolean => pinsOf(stops).some((pin) => pin.key === key);

/** Where a step from the cursor leads to; null where there is no pin. */
export function steppedTo({ value, keyboard: { cursor } }: RouteMapGiven, to: PinStep): Pin | null {
  const pins = pinsOf(value);
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

/** A map that opens: Tab leads to the stop that is open, else to the first pin. */
export const opened = (value: Stops, current: string | null): RouteMapGiven => ({
  value,
  current,
  keyboard: { cursor: hasPin(value, current) ? current : (pinsOf(value)[0]?.key ?? null), isWalking: false },
});

/**
 * Other stops, or another one that is open: the cursor stays on its own wherever that went. The focus goes on with it where
 * the pin is gone; without the focus the cursor is on the stop that is open.
 */
export function followed(before: RouteMapGiven, after: RouteMapGiven): Left<RouteMapGiven> {
  const { value, current, keyboard } = after;
  const { cursor, isWalking } = keyboard;
  if (current === before.current && sameValue(value, before.value)) return {};
  if (!isWalking && hasPin(value, current)) return { keyboard: { cursor: current, isWalking } };
  if (hasPin(value, cursor)) return {};
  const next = neighbourKey(before.value, value, cursor);
  if (!isWalking) return { keyboard: { cursor: next, isWalking } };
  const gone = before.value.find(({ key }) => key === cursor);
  return { said: texts.gone(gone?.number ?? 0), focus: next, keyboard: { cursor: next, isWalking: next !== null } };
}

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
