import type { ReactNode } from 'react';

/** The bar of a form, under the top bar while one scrolls; in a window so low that it would hide what is written, in its place. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-bar="top"
      className="sticky top-14 z-10 [@media(max-height:24rem)]:static -mx-3 -mt-4 flex flex-wrap items-center gap-2 border-line border-b bg-canvas px-3 py-2 sm:-mx-5 sm:px-5"
    >
      {children}
    </div>
  );
}
