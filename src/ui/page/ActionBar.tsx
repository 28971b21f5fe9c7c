import { type ReactNode, useEffect, useRef } from 'react';

/** Notices stand below the bar, however many lines it has. */
function useOwnHeight() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--action-bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--action-bar');
    };
  }, []);
  return bar;
}

/** The bar of a form, under the top bar while one scrolls; in a window so low that it would hide what is written, in its place. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      ref={useOwnHeight()}
      data-bar="top"
      className="sticky top-14 z-10 [@media(max-height:24rem)]:static -mx-3 -mt-4 flex flex-wrap items-center gap-2 border-line border-b bg-canvas px-3 py-2 sm:-mx-5 sm:px-5"
    >
      {children}
    </div>
  );
}

/** What became of the changes, beside the buttons of a bar; on a line of its own below them where there is little room. */
export function SaveState({ children }: { readonly children: string }) {
  return (
    <span
      role="status"
      className="text-muted text-sm max-md:order-last max-md:basis-full max-md:text-right max-md:text-xs max-md:empty:absolute"
    >
      {children}
    </span>
  );
}
