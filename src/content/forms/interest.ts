import { formTexts } from '../../messages/screens/forms';
import type { FormDeclaration } from '../model/content';
import { cards, categories, fields, SHARED_REQUIRED } from './fields';

/** The form of interests. Source: document 1, section 2.1; document 2, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics({ ...fields.subtitle, limit: 90 }),
    {
      id: 'address',
      title: formTexts.interest.place,
      column: 'main',
      fields: [{ path: 'location', kind: 'address', label: formTexts.interest.place, localized: false, shape: 'bare' }],
    },
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(160),
    cards.social,
    cards.tags,
    cards.settings,
    cards.municipalities,
    {
      id: 'categories',
      title: formTexts.cards.categories,
      column: 'side',
      fields: [categories('theme', 5, formTexts.theme), categories('destinazione', 2, formTexts.destination)],
    },
    cards.portals,
  ],
  required: SHARED_REQUIRED,
  saveDebounced: true,
};
