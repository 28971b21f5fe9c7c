import type { FocusOwner } from '../../machines/keymap/types';

/** Inputs that are no text: Enter and Space, or arrows, are theirs; letters are not. */
const CONTROL_INPUTS = new Set(['checkbox', 'button', 'submit', 'reset', 'file', 'image', 'color']);
const WIDGET_INPUTS = new Set(['radio', 'range']);

const TEXT_ROLES =
  '[role="textbox"], [role="searchbox"], [role="combobox"], [role="listbox"]:not([data-letters="free"]), [role="menu"], [role="spinbutton"], [role="application"]';
const WIDGET_ROLES = '[role="tab"], [role="radio"], [role="slider"], [role="toolbar"], [role="listbox"]';
const CONTROLS =
  'button, a[href], summary, [role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="option"]';

function ownerOfInput(type: string): FocusOwner {
  if (CONTROL_INPUTS.has(type)) return 'control';
  return WIDGET_INPUTS.has(type) ? 'widget' : 'text';
}

/** Whose keys the keys are while this element has the focus. */
export function focusOwner(element: Element): FocusOwner {
  if (element instanceof HTMLInputElement) return ownerOfInput(element.type);
  if (element.matches('textarea, select')) return 'text';
  if (element.closest(`[contenteditable]:not([contenteditable="false"]), ${TEXT_ROLES}`) !== null) return 'text';
  if (element.closest(WIDGET_ROLES) !== null) return 'widget';
  return element.closest(CONTROLS) === null ? 'none' : 'control';
}

export const MODAL = ':is([role="dialog"], [role="alertdialog"])[aria-modal="true"]';

/** Whether a modal dialog is open, whoever opened it. */
export const hasModal = (page: Document): boolean => page.querySelector(MODAL) !== null;

/** How many modal dialogs are open, one over the other. */
export const countModals = (page: Document): number => page.querySelectorAll(MODAL).length;
