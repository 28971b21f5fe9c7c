import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusOwner } from '../commands/focus';

/** Whether the focus may be moved: it is inside the rows, or on nothing that keys act on, such as the page's heading. */
const mayTakeFocus = (body: HTMLElement): boolean => {
  const { activeElement } = document;
  if (activeElement === null || body.contains(activeElement)) return true;
  return focusOwner(activeElement) === 'none' && activeElement.closest('[aria-modal="true"]') === null;
};

/**
 * Keeps the row under the cursor in view, and the focus on it as long as that takes it from no other control. Gives the
 * reference of what contains them.
 */
export function useRowFocus<E extends HTMLElement = HTMLTableSectionElement>(
  cursor: number | string | null,
): RefObject<E | null> {
  const body = useRef<E>(null);
  const before = useRef<number | string | null>(null);
  useLayoutEffect(() => {
    const moved = before.current !== cursor;
    before.current = cursor;
    if (cursor === null || body.current === null) return;
    const row = body.current.querySelector<HTMLElement>('[data-row][data-cursor]');
    if (row === null) return;
    row.scrollIntoView({ block: 'nearest' });
    const within = document.activeElement instanceof Element && row.contains(document.activeElement);
    if (!within && (moved || body.current.contains(document.activeElement)) && mayTakeFocus(body.current))
      row.focus({ preventScroll: true });
  }, [cursor]);
  return body;
}
