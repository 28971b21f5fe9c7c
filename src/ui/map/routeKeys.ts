import type { PinStep } from '../../machines/routeMap/rules';
import { ARROWS, isChord, type KeyPress, VIEW_KEYS, type ViewKeyAction } from './keys';

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

const KEY_ACTIONS: Readonly<Record<string, RouteKeyAction>> = {
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
  return to === undefined ? (KEY_ACTIONS[event.key] ?? null) : { type: 'step', to };
}
