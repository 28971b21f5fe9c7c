import { useLayoutEffect } from 'react';
import { controlId } from './controlId';

/** A field that is to get the focus, or one of its controls, by the end of its id. */
export interface FieldTarget {
  readonly path: string;
  readonly part?: string;
}

const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex="0"]';

const fieldOf = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);

/**
 * Puts the focus into a field: on its main control, else on the first thing in it that takes it. Gives whether there was
 * any.
 */
function enter({ path, part }: FieldTarget): boolean {
  const id = controlId(path);
  // A part that is not shown now depends on what stands before it.
  const main = document.getElementById(part === undefined ? id : `${id}-${part}`);
  main?.focus({ preventScroll: true });
  // A field as a whole may have led on to the part that matters.
  const control = main?.contains(document.activeElement)
    ? document.activeElement
    : fieldOf(path)?.querySelector(FOCUSABLE);
  if (!(control instanceof HTMLElement)) return false;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
  return true;
}

/** Whether a field's control, or what it lies within, is still on its way. */
const isAwaited = (path: string): boolean => nearestOf(path)?.querySelector('[aria-busy="true"]') != null;

/** The field of a path or, where that is not drawn yet, the nearest of what it lies within that is. */
function nearestOf(path: string): HTMLElement | null {
  const found = fieldOf(path);
  const end = path.lastIndexOf('.');
  return found !== null || end < 0 ? found : nearestOf(path.slice(0, end));
}

/** What opens the closed part that something lies in, or is; null where nothing is closed. */
function openerOf(path: string): HTMLElement | null {
  const nearest = nearestOf(path);
  const closed = nearest?.closest<HTMLElement>('[hidden]');
  if (closed) return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(closed.id)}"]`);
  if (fieldOf(path) !== null) return null;
  return (
    nearest?.querySelector<HTMLElement>(
      `[data-opens="${CSS.escape(nearest.dataset.path ?? '')}"][aria-expanded="false"]`,
    ) ?? null
  );
}

/** As many parts as lie in each other: card, entry, slots. */
const DEEPEST = 4;

/** Leads to a field, out of closed parts and as soon as its control is there. Gives what ends the wait for it. */
function leadTo(target: FieldTarget): () => void {
  let frame = 0;
  let opened = 0;
  const later = () => {
    frame = requestAnimationFrame(arrive);
  };
  const arrive = () => {
    const opener = openerOf(target.path);
    if (opener !== null && opened < DEEPEST) {
      opened += 1;
      opener.click();
      later();
    } else if ((fieldOf(target.path) === null || !enter(target)) && isAwaited(target.path)) later();
    else if (fieldOf(target.path) === null) nearestOf(target.path)?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };
  arrive();
  return () => cancelAnimationFrame(frame);
}

/** Puts the focus where the form's machine wants it: the first error, the next one, a field asked for. */
export function useFieldFocus(target: FieldTarget | null): void {
  useLayoutEffect(() => (target === null ? undefined : leadTo(target)), [target]);
}

/** A form that comes up is written from this field on; null leaves the focus where it is. */
export function useFirstFocus(path: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes
  useLayoutEffect(() => {
    if (path !== null) document.getElementById(controlId(path))?.focus();
  }, []);
}
