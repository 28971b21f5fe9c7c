import type { LatePalette } from './latePalette';

/** Marks the palette's dialog: what is typed in it is its own. */
export const PALETTE_MARK = 'data-palette';

/** The query after a key that is typed ahead; null for a key that types nothing. */
function typedOn(query: string, key: string): string | null {
  if (key === 'Backspace') return query.slice(0, -1);
  return [...key].length === 1 ? query + key : null;
}

/**
 * What is typed after the palette was opened and before its box has the focus goes into the box: no letter is lost,
 * and neither letters nor Enter act on the page below. Esc closes it. Gives what ends it.
 */
export function typeAhead(palette: Pick<LatePalette, 'typed' | 'type' | 'close' | 'live'>): () => void {
  const take = (event: KeyboardEvent) => {
    const before = palette.typed();
    if (before === null) return;
    const { target, key } = event;
    if (target instanceof Element && target.closest(`[${PALETTE_MARK}]`) !== null) return;
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (isChord && !event.getModifierState('AltGraph')) return;
    const text = typedOn(before, key);
    // Once it is there its dialog takes the key.
    const closes = key === 'Escape' && palette.live() === null;
    if (text === null && key !== 'Enter' && !closes) return;
    event.preventDefault();
    event.stopPropagation();
    if (text !== null) palette.type(text);
    else if (closes) palette.close();
  };
  window.addEventListener('keydown', take, true);
  return () => window.removeEventListener('keydown', take, true);
}
