import type { FormDeclaration } from '../model/content';
import { cards, SHARED_REQUIRED } from './fields';

/** The form of blog articles. Source: document 3, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(),
    cards.images(10),
    cards.seo(170),
    cards.social,
    cards.tags,
    cards.address,
    cards.settings,
    cards.municipalities,
    cards.networks,
    cards.portals,
  ],
  required: SHARED_REQUIRED,
};
