/** Marks the button of a menu whose code is not there yet: a click loads it. */
export const MENU_TO_COME = 'data-menu-to-come';

/** Opens the menu of a button as Enter on it would. */
export function openMenu(button: HTMLElement | null): void {
  if (button === null) return;
  button.focus();
  if (button.hasAttribute(MENU_TO_COME)) button.click();
  // The library opens its menu for a press or a key only.
  else button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}
