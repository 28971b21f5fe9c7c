import type { KeyboardEvent } from 'react';

/** Keys that cmdk handles wherever the focus is: it would run the active row, or choose another one. */
const LIBRARY_KEYS = /^(Home|End|Enter|Arrow(Up|Down))$/;

/** Leaves a key to the button that has the focus. */
export function keepOwnKeys(event: KeyboardEvent): void {
  if (LIBRARY_KEYS.test(event.key)) event.stopPropagation();
}
