import { useLayoutEffect } from 'react';

/** Leads the focus on from a field as a whole to one of its controls, given by the end of its id; null leaves it. */
export function useLeadingFocus(id: string, part: string | null): void {
  useLayoutEffect(() => {
    if (part === null) return;
    const field = document.getElementById(id);
    const lead = () => focusPart(`${id}-${part}`);
    field?.addEventListener('focus', lead);
    // The field may have got the focus while its card was on its way.
    if (field !== null && document.activeElement === field) lead();
    return () => field?.removeEventListener('focus', lead);
  }, [id, part]);
}

/** Puts the focus on a control, or on what is chosen of a set of them. */
function focusPart(id: string): void {
  const part = document.getElementById(id);
  const choice = part instanceof HTMLFieldSetElement ? part.querySelector<HTMLElement>('input:checked, input') : null;
  (choice ?? part)?.focus();
}
