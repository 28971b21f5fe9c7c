import type { FocusEvent } from 'react';

/** Handlers that call back when the focus goes out of an element, not when it moves about in it. */
export const leaving = (onLeave: () => void) => ({
  onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  },
});
