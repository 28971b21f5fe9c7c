import type { PaletteActor } from '../../machines/palette/machine';

/** Marks the palette's dialog: what is typed in it is its own. */
export const PALETTE_MARK = 'data-palette';

/** The query after a key that is typed ahead; null for a key that types nothing. */
function typedOn(query: string, key: string): string | null {
  if (key === 'Backspace') return query.slice(0, -1);
  return [...key].length === 1 ? query + key : null;
}

/**
 * What is typed after the palette was opened and before its box has the focus goes into the box: no letter is lost,
 * and neither letters nor Enter act on the page below. Takes the palette's actor; gives what ends it.
 */
export function typeAhead(palette: PaletteActor): () => void {
  const take = (event: KeyboardEvent) => {
    const snapshot = palette.getSnapshot();
    if (!snapshot.hasTag('open') || event.isComposing) return;
    const { target, key } = event;
    if (target instanceof Element && target.closest(`[${PALETTE_MARK}]`) !== null) return;
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (isChord && !event.getModifierState('AltGraph')) return;
    const text = typedOn(snapshot.context.query, key);
    if (text === null && key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (text !== null) palette.send({ type: 'query.type', text });
  };
  window.addEventListener('keydown', take, true);
  return () => window.removeEventListener('keydown', take, true);
}
