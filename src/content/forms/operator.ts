import type { FormDeclaration } from '../model/content';
import { cards, SHARED_REQUIRED, shown } from './fields';

/** The form of operators of experiences. Source: document 3, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(),
    cards.addressWithLocality,
    ...shown(170),
    cards.settings,
    cards.municipalities,
    cards.networksAndCategory,
    cards.portals,
  ],
  required: SHARED_REQUIRED,
};
