import type { PinStep } from '../../machines/routeMap/rules';

/** What a key does on every map: zooms, or leaves it. */
type ViewKeyAction = { readonly type: 'zoom'; readonly by: 1 | -1 } | { readonly type: 'leave' };

/** What a key does on the map of a point: moves the pin by pixels, puts it in the middle, centres on it. */
export type MapKeyAction =
  | ViewKeyAction
  | { readonly type: 'move'; readonly by: readonly [number, number] }
  | { readonly type: 'place' }
  | { readonly type: 'centre' };

/** The part of a key press that says what it does. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Pixels that an arrow key moves the pin, alone and with Shift. */
const STEP = 5;
const LONG_STEP = 50;

/** Directions on the screen, in pixels. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const VIEW_KEYS: Readonly<Record<string, ViewKeyAction>> = {
  '+': { type: 'zoom', by: 1 },
  '-': { type: 'zoom', by: -1 },
  Escape: { type: 'leave' },
};

const KEY_ACTIONS: Readonly<Record<string, MapKeyAction>> = {
  ...VIEW_KEYS,
  Home: { type: 'centre' },
  Enter: { type: 'place' },
};

/** Whether a key is pressed for a command of the page or the browser. */
const isChord = ({ ctrlKey, metaKey, altKey }: KeyPress): boolean => ctrlKey || metaKey || altKey;

/** What a key press does on the map of a point; null for any other key. */
export function keyActionOf(event: KeyPress): MapKeyAction | null {
  if (isChord(event)) return null;
  const arrow = ARROWS[event.key];
  if (arrow === undefined) return KEY_ACTIONS[event.key] ?? null;
  const step = event.shiftKey ? LONG_STEP : STEP;
  return { type: 'move', by: [arrow[0] * step, arrow[1] * step] };
}

/** What a key does on the map of a route: walks over its pins, opens a stop, scrolls the map by pixels, shows all of it. */
export type RouteKeyAction =
  | ViewKeyAction
  | { readonly type: 'step'; readonly to: PinStep }
  | { readonly type: 'open' }
  | { readonly type: 'scroll'; readonly by: readonly [number, number] }
  | { readonly type: 'whole' };

/** Pixels that Shift with an arrow key scrolls the map. */
const SCROLL = 80;

const STEPS: Readonly<Record<string, PinStep>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

const ROUTE_KEY_ACTIONS: Readonly<Record<string, RouteKeyAction>> = {
  ...VIEW_KEYS,
  Enter: { type: 'open' },
  ' ': { type: 'open' },
  '0': { type: 'whole' },
};

/** What a key press does on the map of a route; null for any other key. */
export function routeKeyActionOf(event: KeyPress): RouteKeyAction | null {
  if (isChord(event)) return null;
  const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
  if (arrow !== undefined) return { type: 'scroll', by: [arrow[0] * SCROLL, arrow[1] * SCROLL] };
  const to = STEPS[event.key];
  return to === undefined ? (ROUTE_KEY_ACTIONS[event.key] ?? null) : { type: 'step', to };
}
