import { formTexts } from '../../messages/screens/forms';
import type { FormDeclaration } from '../model/content';
import { cards, shown } from './fields';

const { office: texts } = formTexts;

/** The form of information offices (IAT). Source: document 2, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(),
    {
      id: 'openings',
      title: texts.openings,
      column: 'main',
      fields: [{ path: 'info_apertura', kind: 'openings', label: texts.openings, localized: 'beside' }],
    },
    cards.address,
    cards.contacts,
    ...shown(160),
    cards.settings,
    cards.municipalities,
  ],
  // To the letter of document 2, section 5: a draft is asked for more than what is published (D-publish-12).
  required: { draft: ['title', 'locations'], published: ['title'], advised: ['locations'] },
  saveDebounced: true,
};
