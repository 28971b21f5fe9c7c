import { useLayoutEffect } from 'react';

/**
 * Marks the page's root while something is there, for the styles of what stands elsewhere. Looking for it from the body
 * (`:has`) would have the browser style and lay out the whole page again whenever any element comes or goes.
 */
export function useRootMark(mark: 'data-has-notices' | 'data-has-palette', isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    const root = document.documentElement;
    root.setAttribute(mark, '');
    return () => root.removeAttribute(mark);
  }, [mark, isThere]);
}
