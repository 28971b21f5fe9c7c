import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { isElsewhere } from '../form/focus';
import { ROW } from './StepRow';

/**
 * Puts the focus on the first step as soon as the steps are there, once, unless its user is elsewhere then. Gives what
 * does it again.
 */
export function useFirstRow(page: RefObject<HTMLElement | null>, isReady: boolean): () => void {
  const isDone = useRef(false);
  const toRows = useCallback(() => page.current?.querySelector<HTMLElement>(`[${ROW}] button`)?.focus(), [page]);
  useLayoutEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    if (!isElsewhere(null)) toRows();
  }, [isReady, toRows]);
  return toRows;
}
