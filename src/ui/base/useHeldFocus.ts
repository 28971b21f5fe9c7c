import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * What of a part of the page has the focus in it: the nearest element that matches; null while the focus is elsewhere.
 * A dialog on top only borrows the focus: whatever had it keeps counting as its place.
 */
export function useHeldFocus(root: RefObject<HTMLElement | null>, selector: string): HTMLElement | null {
  const [held, setHeld] = useState<HTMLElement | null>(null);
  const follow = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    const isInside = root.current?.contains(target) === true;
    if (!isInside && target.closest('[aria-modal="true"]') !== null) return;
    setHeld(isInside ? target.closest<HTMLElement>(selector) : null);
  });
  useLayoutEffect(() => {
    const listen = (event: FocusEvent) => follow(event.target);
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);
  return held;
}
