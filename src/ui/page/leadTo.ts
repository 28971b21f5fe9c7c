import { tabbablesIn } from './focusable';
import { focusInSight } from './sight';

/** Id of a field's main control, out of its path. */
export const controlId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** A field that is to get the focus, or one of its controls, by the end of its id. */
export interface FieldTarget {
  readonly path: string;
  readonly part?: string;
}

/** What shows the field of a path; null where that is not drawn. */
export const fieldOf = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);

/** What is written in, of something that may have several controls: one that is wrong before the others. */
function controlIn(part: HTMLElement | null): HTMLElement | undefined {
  const controls = part === null ? [] : tabbablesIn(part);
  return controls.find((control) => control.matches('[aria-invalid="true"]')) ?? controls[0];
}

/**
 * Puts the focus into a field: on its main control, else on the first thing in it that takes it; never on a set of controls
 * as a whole, where letters would be commands. Gives whether there was any.
 */
function enter({ path, part }: FieldTarget): boolean {
  const id = controlId(path);
  // A part that is not shown now depends on what stands before it.
  const main = document.getElementById(part === undefined ? id : `${id}-${part}`);
  // A field as a whole may lead on to the part that matters.
  main?.focus({ preventScroll: true });
  const { activeElement } = document;
  const isWithin = main !== null && activeElement instanceof HTMLElement && main.contains(activeElement);
  const isWhole = main instanceof HTMLFieldSetElement && activeElement === main;
  const control = isWithin && !isWhole ? activeElement : (controlIn(main) ?? controlIn(fieldOf(path)));
  if (control !== undefined) focusInSight(control);
  return control !== undefined;
}

/** Whether a field's control, or what it lies within, is still on its way. A busy status would not be read out. */
const isAwaited = (path: string): boolean =>
  nearestOf(path)?.querySelector('[aria-busy="true"], [data-loading]') != null;

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

/**
 * Leads to a field of a form, out of closed parts and as soon as its control is there, and into sight. Gives what ends the
 * wait for it.
 */
export function leadTo(target: FieldTarget): () => void {
  let frame = 0;
  let opened = 0;
  const later = () => {
    const before = document.activeElement;
    // Who goes elsewhere meanwhile is not called back.
    frame = requestAnimationFrame(() => {
      if (document.activeElement === before || document.activeElement === document.body) arrive();
    });
  };
  const arrive = () => {
    const opener = openerOf(target.path);
    if (opener !== null && opened < DEEPEST) {
      opened += 1;
      opener.click();
      later();
    } else if ((fieldOf(target.path) === null || !enter(target)) && isAwaited(target.path)) later();
    else if (fieldOf(target.path) === null) {
      const control = controlIn(nearestOf(target.path));
      if (control !== undefined) focusInSight(control);
    }
  };
  arrive();
  return () => cancelAnimationFrame(frame);
}
