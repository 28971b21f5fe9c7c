import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isSamePage } from '../../ui/page/navigation';

/** Key of the editor in front: another one for another item, the same where a creation only renamed the page. */
export function useOpened(id: number | string | null): number {
  const { state } = useLocation();
  const opened = useRef({ id, turn: 0 });
  if (opened.current.id !== id)
    opened.current = { id, turn: isSamePage(state) ? opened.current.turn : opened.current.turn + 1 };
  return opened.current.turn;
}
