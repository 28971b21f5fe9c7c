import type { FormDeclaration } from '../model/content';
import { cards, SHARED_REQUIRED } from './fields';

/** The form of operators of experiences. Source: document 3, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(),
    cards.addressWithLocality,
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(170),
    cards.social,
    cards.tags,
    cards.settings,
    cards.municipalities,
    cards.networksAndCategory,
    cards.portals,
  ],
  required: SHARED_REQUIRED,
};
