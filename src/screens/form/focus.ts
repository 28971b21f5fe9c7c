import { useLayoutEffect, useRef } from 'react';
import { hasModal, MODAL } from '../../ui/commands/focus';
import { isTabbable } from '../../ui/page/focusable';
import { type FieldTarget, fieldOf, leadTo } from '../../ui/page/leadTo';

/** Puts the focus where the form's machine wants it: the first error, the next one, a field asked for. */
export function useFieldFocus(target: FieldTarget | null): void {
  useLayoutEffect(() => (target === null ? undefined : leadTo(target)), [target]);
}

/**
 * Whether what comes up finds its user elsewhere: in what opened over it, or on something that was gone to meanwhile.
 * Takes the dialog that it stands in, null for the page itself.
 */
export function isElsewhere(layer: Element | null): boolean {
  const { activeElement } = document;
  if (layer === null && hasModal(document)) return true;
  return layer === null && activeElement !== null && isTabbable(activeElement);
}

/**
 * A form is written from this field on as soon as there is one, unless its user is elsewhere then; null as long as nothing
 * may be written. The focus moves once.
 */
export function useFirstFocus(path: string | null): void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (path === null || isDone.current) return;
    isDone.current = true;
    return isElsewhere(fieldOf(path)?.closest(MODAL) ?? null) ? undefined : leadTo({ path });
  }, [path]);
}
