/** Everything that Tab may reach. Widgets with one stop of Tab keep their other parts at -1. */
const TABBABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]:not([contenteditable="false"])';

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && isShown(element);

/** Whether an element is in the page and can be seen. */
export const isShown = (element: Element): boolean =>
  element.isConnected && element.closest('[hidden], [inert]') === null && element.checkVisibility();

/** What Tab reaches in an element, in its order. */
export const tabbablesIn = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter(isReachable);

/** Whether an element itself can take the focus by Tab. */
export const isTabbable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(TABBABLE) && isReachable(element);
