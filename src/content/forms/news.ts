import { formTexts } from '../../messages/screens/forms';
import type { FormDeclaration } from '../model/content';
import { cards, categories, SHARED_REQUIRED } from './fields';

/** The form of news. Source: document 2, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(),
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(170),
    cards.social,
    cards.tags,
    cards.address,
    cards.settings,
    cards.municipalities,
    {
      id: 'categories',
      title: formTexts.cards.categories,
      column: 'side',
      fields: [
        categories('destinazione', 2, formTexts.destination),
        categories('category', 15, formTexts.category),
        categories('theme', 5, formTexts.theme),
        categories('target', 6, formTexts.target),
      ],
    },
    cards.portals,
  ],
  required: SHARED_REQUIRED,
};
