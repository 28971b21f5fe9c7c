import { formTexts } from '../../messages/screens/forms';
import type { FormDeclaration } from '../model/content';
import { cards, categories, categoriesOf, fields, SHARED_REQUIRED, shown } from './fields';

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
    ...shown(160),
    cards.settings,
    cards.municipalities,
    categoriesOf(categories('theme', 5, formTexts.theme), categories('destinazione', 2, formTexts.destination)),
    cards.portals,
  ],
  required: SHARED_REQUIRED,
  saveDebounced: true,
};
