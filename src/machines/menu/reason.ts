import { menuTexts } from '../../messages/screens/menu';
import { defineReason } from '../kit/reason';
import type { MenuSnapshot } from './machine';
import type { MenuEvent } from './types';

/** Why the menu refuses an event now. */
export const reason = defineReason((_: MenuSnapshot, event: MenuEvent) => {
  const { refusals } = menuTexts;
  if (event.type === 'group.open') return refusals.isOpen;
  return event.type === 'group.close' ? refusals.isClosed : null;
});
