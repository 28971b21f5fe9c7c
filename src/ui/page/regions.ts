import { focusOwner, hasModal } from '../commands/focus';
import { isShown, tabbablesIn } from './focusable';
import { focusInSight } from './sight';

/** The parts of a page: menu, top bar, the page itself, its cards, footer, notices. */
const REGIONS = '[data-region], main section[aria-labelledby]';

/** What is written in: fields, and rich texts with all that lies in them. */
const WRITTEN = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

/** Rows of a card with keys of their own, which act once their fields are left. */
const ROWS = '[data-image], [data-entry]';

/** Where the focus was in a region, or in a row, when it was last left. */
const lastFocused = new WeakMap<Element, HTMLElement>();

const regionOf = (element: Element): Element | null => element.closest(REGIONS);

/** What the focus may land on in a region, what lies in regions within it left out. */
const stopsOf = (region: Element): readonly HTMLElement[] =>
  tabbablesIn(region).filter((element) => regionOf(element) === region);

/** A region's own stop: where the focus was, else what is current in it, else its first. */
function stopOf(region: Element): HTMLElement | undefined {
  const last = lastFocused.get(region);
  if (last !== undefined && isShown(last) && regionOf(last) === region) return last;
  const stops = stopsOf(region);
  return stops.find((element) => element.matches('[aria-current="page"], [aria-current="true"]')) ?? stops[0];
}

/**
 * Moves the focus to the next region of the page, or to the one before; from the last to the first. Takes the step, 1 or
 * -1. A region remembers where the focus was. One without anything to land on is passed over.
 */
export function moveRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll(REGIONS)].filter((region) => stopsOf(region).length > 0);
  const { activeElement } = document;
  const here = activeElement === null ? null : regionOf(activeElement);
  if (here !== null && activeElement instanceof HTMLElement && activeElement !== here)
    lastFocused.set(here, activeElement);
  const at = here === null ? -1 : regions.indexOf(here);
  const from = at === -1 && step === -1 ? 0 : at;
  const next = regions[(from + step + regions.length) % regions.length];
  if (next === undefined) return;
  const stop = stopOf(next);
  if (stop !== undefined) focusInSight(stop);
}

/** Whether Esc has something of its own to do in this field: close a list of options. */
const keepsEscape = (field: Element): boolean => field.getAttribute('aria-expanded') === 'true';

const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => !(altKey || ctrlKey || metaKey);

/** Alt+Canc empties the search box that one writes in, as its cross does for a pointer: Esc only leaves it. */
function emptySearch(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (key !== 'Delete' || !altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
  event.preventDefault();
  target.select();
  document.execCommand('delete');
}

/** The row or the region that a field lies in. */
const homeOf = (element: Element): Element | null => element.closest(`${ROWS}, ${REGIONS}`);

/** Takes the focus out of a field, to what it lies in, where single keys act. */
function leaveField(field: HTMLElement, home: HTMLElement): void {
  lastFocused.set(home, field);
  // It stays, so that a dialog may give the focus back.
  if (!home.hasAttribute('tabindex')) home.tabIndex = -1;
  home.focus({ preventScroll: true });
}

/**
 * Esc in a field or a rich text of the page leaves it, Tab then goes back into it, Shift+Tab to what lies before it; where nobody else
 * takes the key.
 */
function onKey(event: KeyboardEvent): void {
  const { key, target, shiftKey } = event;
  emptySearch(event);
  // Which key it is comes first: a letter is not to look through the page.
  if ((key !== 'Escape' && key !== 'Tab') || event.defaultPrevented || !isPlain(event)) return;
  if (!(target instanceof HTMLElement) || hasModal(document)) return;
  const home = homeOf(target);
  if (!(home instanceof HTMLElement)) return;
  if (key === 'Escape' && !shiftKey && target.matches(WRITTEN) && focusOwner(target) === 'text') {
    if (keepsEscape(target)) return;
    event.preventDefault();
    leaveField(target, home);
  }
  if (key !== 'Tab' || target !== home) return;
  const last = lastFocused.get(home);
  if (last === undefined || !isShown(last) || homeOf(last) !== home) return;
  // The browser goes on from there, one back.
  if (!shiftKey) event.preventDefault();
  last.focus();
}

/** Lets Esc leave a field, so that single keys act at once. Gives what ends that. */
export function leaveFieldsByEscape(): () => void {
  // At the window, after every handler of the page and after the keymap.
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}
