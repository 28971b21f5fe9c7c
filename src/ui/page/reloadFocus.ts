import * as z from 'zod/mini';
import { isShown } from './focusable';
import { fieldOf, leadTo } from './leadTo';
import { focusInSight } from './sight';

/** Longest wait for the control that had the focus, in milliseconds. */
const PATIENCE = 10_000;

const KEY = 'portolano.focus';

/**
 * What of the focus outlives a reload: the page by its hash, the id of the control, the path of the field it lies in, the
 * ends of a text box's selection.
 */
const keptSchema = z.object({
  page: z.string(),
  id: z.string(),
  path: z.nullable(z.string()),
  range: z.nullable(z.tuple([z.number(), z.number()])),
});
type KeptFocus = z.infer<typeof keptSchema>;

const rangeOf = (element: Element): KeptFocus['range'] => {
  if (!(element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')))
    return null;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
};

/** Ids that a component made up are others after a reload. */
const isLasting = (id: string): boolean => /^(field|record)-/.test(id);

/** Keeps for this tab where the focus is; not where the browser lets pages store nothing. */
function keep(): void {
  const focused = document.activeElement?.closest('[id]') ?? null;
  try {
    sessionStorage.removeItem(KEY);
    if (focused === null || !isLasting(focused.id)) return;
    const path = focused.closest<HTMLElement>('[data-path]')?.dataset.path ?? null;
    const kept: KeptFocus = { page: location.hash, id: focused.id, path, range: rangeOf(focused) };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function keptFocus(): KeptFocus | null {
  try {
    const read = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return read.success && read.data.page === location.hash ? read.data : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return null;
    throw error;
  }
}

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

function give({ id, path, range }: KeptFocus): boolean {
  const element = document.getElementById(id);
  if (element === null || !isShown(element)) {
    // Its card may be one that was opened.
    const isThere = path !== null && fieldOf(path) !== null;
    if (isThere) leadTo({ path });
    return isThere;
  }
  focusInSight(element);
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
