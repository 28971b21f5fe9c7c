import { useEffectEvent, useLayoutEffect } from 'react';
import { isShown } from './focusable';
import { focusInSight } from './sight';

/**
 * A card that takes the focus when it comes (`first` gives the control) and gives it back to what had it when it goes;
 * unless the focus went elsewhere meanwhile.
 */
export function useBorrowedFocus(isThere: boolean, first: () => HTMLElement | null | undefined): void {
  const firstNow = useEffectEvent(first);
  useLayoutEffect(() => {
    const control = isThere ? firstNow() : null;
    if (control == null) return;
    const card = control.closest('section');
    const lender = document.activeElement;
    focusInSight(control);
    return () => {
      const { activeElement } = document;
      const isBorrowed = activeElement === document.body || card?.contains(activeElement) === true;
      if (isBorrowed && lender instanceof HTMLElement && lender !== document.body && isShown(lender))
        focusInSight(lender);
    };
  }, [isThere]);
}
