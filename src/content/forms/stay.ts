import type { FormDeclaration } from '../model/content';
import { cards, SHARED_REQUIRED, shown } from './fields';

/** The form of stay proposals. Source: document 3, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(null),
    cards.further,
    cards.addressWithLocality,
    cards.contactsOfReferent,
    ...shown(170),
    cards.settings,
    cards.networksAndCategory,
    cards.portals,
  ],
  required: SHARED_REQUIRED,
};
