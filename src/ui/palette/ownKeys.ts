import type { KeyboardEvent } from 'react';

/** What the library takes for itself wherever the focus is: it would run the active row, or choose another one. */
const TAKEN = /^(Home|End|Enter|Arrow(Up|Down))$/;

/** Leaves a key to the button that has the focus. */
export function keepOwnKeys(event: KeyboardEvent): void {
  if (TAKEN.test(event.key)) event.stopPropagation();
}
