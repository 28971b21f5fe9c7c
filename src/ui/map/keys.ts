/** What a key does on a map: moves the pin by pixels, zooms, puts the pin in the middle, centres on it, or leaves the map. */
export type MapKeyAction =
  | { readonly type: 'move'; readonly by: readonly [number, number] }
  | { readonly type: 'zoom'; readonly by: 1 | -1 }
  | { readonly type: 'place' }
  | { readonly type: 'centre' }
  | { readonly type: 'leave' };

/** Pixels that an arrow key moves the pin, alone and with Shift. */
const STEP = 5;
const LONG_STEP = 50;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const KEY_ACTIONS: Readonly<Record<string, MapKeyAction>> = {
  '+': { type: 'zoom', by: 1 },
  '-': { type: 'zoom', by: -1 },
  Home: { type: 'centre' },
  Enter: { type: 'place' },
  Escape: { type: 'leave' },
};

/** What a key press does on a map; null for any other key. */
export function keyActionOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): MapKeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = ARROWS[event.key];
  if (arrow === undefined) return KEY_ACTIONS[event.key] ?? null;
  const step = event.shiftKey ? LONG_STEP : STEP;
  return { type: 'move', by: [arrow[0] * step, arrow[1] * step] };
}
