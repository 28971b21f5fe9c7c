import { formTexts } from '../../messages/screens/forms';
import type { FormDeclaration } from '../model/content';
import { cards, categories, categoriesOf, SHARED_REQUIRED, shown } from './fields';

/** The form of news. Source: document 2, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(),
    ...shown(170),
    cards.address,
    cards.settings,
    cards.municipalities,
    categoriesOf(
      categories('destinazione', 2, formTexts.destination),
      categories('category', 15, formTexts.category),
      categories('theme', 5, formTexts.theme),
      categories('target', 6, formTexts.target),
    ),
    cards.portals,
  ],
  required: SHARED_REQUIRED,
};
