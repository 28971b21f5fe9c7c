import type { ReactNode } from 'react';

/** The bar of a form, under the top bar while one scrolls. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-bar="top"
      className="sticky top-14 z-10 -mx-3 -mt-4 flex flex-wrap items-center gap-2 border-line border-b bg-canvas px-3 py-2 sm:-mx-5 sm:px-5"
    >
      {children}
    </div>
  );
}
