import { useEffect, useRef } from 'react';

/** What had the focus before a dialog may be deleted by now: the focus then goes on with the row under the cursor. */
export function useFocusAfter(open: boolean): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    if (open) return;
    // The dialog gives the focus back first.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const row = document.querySelector<HTMLElement>('tr[data-cursor]');
      (row ?? document.querySelector('main'))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
}
