import { menuTexts } from '../../messages/screens/menu';
import { defineReason } from '../kit/reason';
import type { MenuLinksSnapshot } from './machine';
import type { MenuLinksEvent } from './types';

/** Why the links of a section refuse an event now. */
export const reason = defineReason((snapshot: MenuLinksSnapshot, event: MenuLinksEvent) => {
  const { links } = menuTexts.refusals;
  if (event.type === 'section.change') return event.isSeen ? links.isSeen : links.isUnseen;
  return snapshot.matches('unseen') ? links.isUnseen : links.isRead;
});
