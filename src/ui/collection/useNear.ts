import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Pixels around the window within which something counts as near. */
const AHEAD = '300px';

/** Whether an element has been near what is seen of the page since it is there, or `show` was called. */
export function useNear(element: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);
  const show = useCallback(() => setNear(true), []);
  useLayoutEffect(() => {
    if (isNear || element.current === null) return;
    const isSeen = (entries: readonly IntersectionObserverEntry[]) => entries.some((one) => one.isIntersecting);
    const observer = new IntersectionObserver((entries) => isSeen(entries) && show(), { rootMargin: AHEAD });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear, show]);
  return { isNear, show };
}
