import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Buttons of a row that the arrows are not needed for: those that open something take them themselves. */
const BUTTONS = 'button:not([aria-haspopup], [role])';

const rowOf = (element: Element, list: Element): Element | undefined =>
  [...list.children].find((row) => row.contains(element));

/**
 * The arrows up and down lead from a button of a row to the same button of the row beside it, so that a list of many
 * buttons is not walked through by Tab alone. In fields the arrows are the field's.
 */
export function stepBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { currentTarget: list, target } = event;
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement) || !target.matches(BUTTONS)) return;
  const row = rowOf(target, list);
  const beside = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  if (row === undefined || beside === null || beside === undefined) return;
  const own = [...row.querySelectorAll(BUTTONS)];
  const buttons = [...beside.querySelectorAll<HTMLElement>(BUTTONS)];
  // Counted from the end: what a row may lack, such as choosing what is chosen, comes first.
  const fromEnd = own.length - own.indexOf(target);
  event.preventDefault();
  event.stopPropagation();
  (buttons[buttons.length - fromEnd] ?? buttons[0])?.focus();
}
