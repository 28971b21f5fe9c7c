/** What a key asks of a map: the pin moved by pixels, another zoom, the pin in its middle, or to be left alone. */
export type MapWish =
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

const WISHES: Readonly<Record<string, MapWish>> = {
  '+': { type: 'zoom', by: 1 },
  '-': { type: 'zoom', by: -1 },
  Home: { type: 'centre' },
  Enter: { type: 'place' },
  Escape: { type: 'leave' },
};

/** What a key press asks of a map; null for a key that is none of its. */
export function wishOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): MapWish | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = ARROWS[event.key];
  if (arrow === undefined) return WISHES[event.key] ?? null;
  const step = event.shiftKey ? LONG_STEP : STEP;
  return { type: 'move', by: [arrow[0] * step, arrow[1] * step] };
}
