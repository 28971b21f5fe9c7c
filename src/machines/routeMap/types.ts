// The stops of an itinerary as numbered pins joined in their order (`src/ui/map/RouteMap.tsx`, which knows nothing of
// contents).
//
// States: `idle`, `walking`.
//
// A cursor walks over the stops that have a position and stays on its stop, by key, while stops are moved, added or
// removed; where its pin goes, it is led on along the way it had. A card of entries with a `route` shows it below them
// (`EntriesMap`), drawn once it comes near or one goes to it by key. What the focus alone does not say is announced:
// how far a step went, that there is none further.
//
// Never: a cursor on a stop without a position; pins that nobody can reach from outside; the focus lost with a pin.

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

export interface RouteMapInput {
  /** In their order. */
  readonly stops: readonly RouteStop[];
  /** Key of the stop that is open beside the map; null for none. */
  readonly current: string | null;
}

export interface RouteMapContext {
  readonly stops: readonly RouteStop[];
  /** Key of the pin that has the focus, or gets it when one comes to the map; null where there is no pin. */
  readonly cursor: string | null;
}

/** One step along the pins, or all the way. */
export type PinStep = 'next' | 'previous' | 'first' | 'last';

export type RouteMapEvent =
  /** The stops changed outside: moved, added, removed, put elsewhere. */
  | { readonly type: 'value.set'; readonly stops: readonly RouteStop[] }
  /** Another stop is open beside the map. */
  | { readonly type: 'cursor.set'; readonly key: string }
  /** A pin got the focus. */
  | { readonly type: 'pin.go'; readonly key: string }
  | { readonly type: 'pin.step'; readonly to: PinStep }
  | { readonly type: 'stop.open'; readonly key: string }
  /** Back to where one came from. */
  | { readonly type: 'map.leave' }
  /** The focus went elsewhere. */
  | { readonly type: 'focus.lose' };

export type RouteMapEmitted =
  /** The focus belongs on this pin now. */
  | { readonly type: 'focus.wanted'; readonly key: string }
  | { readonly type: 'announced'; readonly text: string }
  | { readonly type: 'stop.opened'; readonly key: string }
  | { readonly type: 'left' };

export type RouteMapTag = 'walking';
