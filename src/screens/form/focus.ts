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

/** Whether a field's control is still on its way. */
const isAwaited = (path: string): boolean => fieldOf(path)?.querySelector('[aria-busy="true"]') != null;

/** Leads to a field, out of a closed card and as soon as its control is there. Gives what ends the wait for it. */
function leadTo(target: FieldTarget): () => void {
  const closed = fieldOf(target.path)?.closest<HTMLElement>('[hidden]');
  let frame = 0;
  const arrive = () => {
    if (!enter(target) && isAwaited(target.path)) frame = requestAnimationFrame(arrive);
  };
  if (closed) {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(closed.id)}"]`)?.click();
    frame = requestAnimationFrame(arrive);
  } else arrive();
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
