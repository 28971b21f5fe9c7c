import type { ReactNode } from 'react';

/** Text for assistive technology only. */
export function VisuallyHidden({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <span id={id} className="sr-only">
      {children}
    </span>
  );
}
