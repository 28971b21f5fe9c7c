import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { COPY_OF } from '../content/lists/addresses';
import { useSearchParameters } from '../ui/page/navigate';
import { isSamePage } from '../ui/page/navigation';
import { itemId } from './itemId';

/** The record that the address names as the original of a new one; null without one. */
export function useCopied(id: number | 'new' | null): number | null {
  const params = useSearchParameters();
  const original = itemId(params.get(COPY_OF) ?? undefined);
  return id === 'new' && original !== 'new' ? original : null;
}

/** Key of the editor in front: another one for another item, the same where a creation only renamed the page. */
export function useOpened(id: number | string | null): number {
  const { state } = useLocation();
  const opened = useRef({ id, turn: 0 });
  if (opened.current.id !== id)
    opened.current = { id, turn: isSamePage(state) ? opened.current.turn : opened.current.turn + 1 };
  return opened.current.turn;
}
