import { formTexts } from '../../messages/screens/forms';
import type { FormDeclaration } from '../model/content';
import { cards, categories, categoriesOf, fields, SHARED_REQUIRED } from './fields';

const { page: texts } = formTexts;

/** The form of static pages. Source: document 3, sections 2, 3, 5 and 9. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(),
    // Source: document 3, section 5 (40 images a page).
    cards.images(40),
    cards.seo(170),
    cards.social,
    // Source: contract, 'Pinned for documents 2 and 3': the tags of a page are those of all its languages.
    { ...cards.tags, fields: [{ ...fields.tags, localized: false }] },
    cards.settings,
    {
      id: 'look',
      title: texts.look,
      column: 'side',
      fields: [{ path: 'template', kind: 'choice', label: texts.template, localized: false, source: 'templates' }],
    },
    categoriesOf(categories('theme', 5, texts.interest)),
  ],
  required: SHARED_REQUIRED,
};
