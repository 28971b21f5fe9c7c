import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type MemoryPort, usePorts } from '../ports';
import type { ListActor } from './useListActor';

/** Entry of browser history → row under the cursor when its list was left. */
const cursors = new Map<string, number>();

/** Key under which the browser keeps the row that was under the cursor when the page was loaded anew. */
const KEY = 'portolano.cursor';

/**
 * The row under the cursor when the list of this history entry was left, or the page loaded anew; null for a list that one
 * does not come back to.
 */
export function cursorOf(entry: string, memory: Pick<MemoryPort, 'read'>): number | null {
  const [kept, id] = (memory.read(KEY) ?? '').split(' ');
  return cursors.get(entry) ?? (kept === entry && Number(id) > 0 ? Number(id) : null);
}

/** Remembers where the cursor is when the list is left, for who comes back. */
export function useCursorMemory(actor: ListActor): void {
  const { memory } = usePorts();
  const { key } = useLocation();
  const entry = useRef(key);
  useLayoutEffect(() => {
    entry.current = key;
  }, [key]);
  useLayoutEffect(
    () => () => {
      const { cursor } = actor.getSnapshot().context;
      if (cursor === null) cursors.delete(entry.current);
      else cursors.set(entry.current, cursor);
    },
    [actor],
  );
  useEffect(() => {
    const keep = () => memory.write(KEY, `${entry.current} ${actor.getSnapshot().context.cursor ?? ''}`);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [actor, memory]);
}
