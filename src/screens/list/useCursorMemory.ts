import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListActor } from './useListActor';

/** Entry of browser history → row under the cursor when its list was left. */
const cursors = new Map<string, number>();

/** The row under the cursor when the list of this history entry was left; null for a list that one does not come back to. */
export const cursorOf = (entry: string): number | null => cursors.get(entry) ?? null;

/** Remembers where the cursor is when the list is left, for who comes back. */
export function useCursorMemory(actor: ListActor): void {
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
}
