import { type RefObject, useState } from 'react';
import { useListening } from './useListening';

/**
 * The nearest ancestor of the focused element that matches, within `root`; null while the focus is elsewhere. A modal
 * dialog does not change it: what had the focus before still counts.
 */
export function useFocusWithin(root: RefObject<HTMLElement | null>, selector: string): HTMLElement | null {
  const [focused, setFocused] = useState<HTMLElement | null>(null);
  useListening('document', {
    focusin({ target }) {
      if (!(target instanceof Element)) return;
      const isInside = root.current?.contains(target) === true;
      if (!isInside && target.closest('[aria-modal="true"]') !== null) return;
      setFocused(isInside ? target.closest<HTMLElement>(selector) : null);
    },
  });
  return focused;
}
