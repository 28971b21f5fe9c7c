import { isShown } from './focusable';

/** Longest wait for the control that had the focus, in milliseconds. */
const PATIENCE = 10_000;

/** What of the focus outlives a reload. */
interface KeptFocus {
  /** Id of the control. */
  readonly id: string;
  /** Ends of the selection in a text box; null elsewhere. */
  readonly range: readonly [number, number] | null;
}

const rangeOf = (element: Element): KeptFocus['range'] => {
  if (!(element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')))
    return null;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
};

/** Ids that a component made up are others after a reload. */
const isLasting = (id: string): boolean => /^(field|record)-/.test(id);

/** Keeps in the history entry, which outlives a reload, where the focus is. */
function keep(): void {
  const focused = document.activeElement?.closest('[id]') ?? null;
  const kept = focused !== null && isLasting(focused.id) ? { id: focused.id, range: rangeOf(focused) } : null;
  history.replaceState({ ...history.state, focus: kept }, '');
}

const keptFocus = (): KeptFocus | null =>
  (history.state as { readonly focus?: KeptFocus | null } | null)?.focus ?? null;

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

function give({ id, range }: KeptFocus): boolean {
  const element = document.getElementById(id);
  if (element === null || !isShown(element)) return false;
  element.focus();
  if (range !== null && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    element.setSelectionRange(...range);
  return true;
}

/** Gives the focus to the control once it is in the page, unless the user was quicker. Gives what ends the waiting. */
function giveWhenShown(kept: KeptFocus): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(patience);
    window.removeEventListener('keydown', end);
    window.removeEventListener('pointerdown', end);
  };
  const observer = new MutationObserver(() => {
    if (give(kept)) end();
  });
  const patience = setTimeout(end, PATIENCE);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('keydown', end);
  window.addEventListener('pointerdown', end);
  return end;
}

/** After a reload the focus is in the field where it was, with its selection. Gives what ends that. */
export function keepFocusOverReload(): () => void {
  const kept = isReload() ? keptFocus() : null;
  const stop = kept === null || give(kept) ? () => undefined : giveWhenShown(kept);
  window.addEventListener('pagehide', keep);
  return () => {
    stop();
    window.removeEventListener('pagehide', keep);
  };
}
