import type { KeyboardEvent } from 'react';

/** What the keys of the menu move between: links, and the buttons of groups. */
export const MENU_ITEM = 'data-menu-item';

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

const itemsIn = (menu: Element): readonly HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>(`[${MENU_ITEM}]`)].filter((item) => item.closest('[hidden]') === null);

/** Where an arrow leads from an item; null where it leads nowhere. */
function destinationOf(key: string, items: readonly HTMLElement[], item: HTMLElement): HTMLElement | null {
  const at = items.indexOf(item);
  const isOpen = item.getAttribute('aria-expanded') === 'true';
  switch (key) {
    case 'ArrowDown':
      return items[at + 1] ?? null;
    case 'ArrowUp':
      return items[at - 1] ?? null;
    case 'Home':
      return items[0] ?? null;
    case 'End':
      return items.at(-1) ?? null;
    case 'ArrowRight':
      return isOpen ? (items[at + 1] ?? null) : null;
    case 'ArrowLeft':
      return items.slice(0, at).findLast((one) => one.hasAttribute('aria-expanded') && holds(one, item)) ?? null;
    default:
      return null;
  }
}

const holds = (group: HTMLElement, item: HTMLElement): boolean =>
  document.getElementById(group.getAttribute('aria-controls') ?? '')?.contains(item) === true;

const MOVING = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft'];

/**
 * Moves through the menu as through a tree: up and down over what is seen, right into a group and left out of it, which
 * opens and closes it. `turn` opens or closes the group of a button.
 */
export function menuKeys(turn: (group: string, open: boolean) => void): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { key, target, currentTarget } = event;
    const item = target instanceof Element ? target.closest<HTMLElement>(`[${MENU_ITEM}]`) : null;
    if (item === null || !isPlain(event) || !MOVING.includes(key)) return;
    // Here the arrows are the menu's, also where they lead nowhere: they don't move the list beside it.
    event.preventDefault();
    const expanded = item.getAttribute('aria-expanded');
    const group = item.getAttribute(MENU_ITEM) ?? '';
    if (key === 'ArrowRight' && expanded === 'false') turn(group, true);
    else if (key === 'ArrowLeft' && expanded === 'true') turn(group, false);
    else destinationOf(key, itemsIn(currentTarget), item)?.focus();
  };
}
