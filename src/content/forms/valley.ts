import { formTexts } from '../../messages/screens/forms';
import type { FieldDeclaration } from '../field/field';
import type { FormDeclaration } from '../model/content';
import { cards, fields, SHARED_REQUIRED, TEXT_LIMIT } from './fields';

/** Of the portal's own queries. Source: document 3, section 2. */
const code: FieldDeclaration = {
  path: 'codice',
  kind: 'text',
  label: formTexts.queryCode,
  localized: false,
  limit: TEXT_LIMIT,
  isInternal: true,
};

/** The form of valleys. Source: document 3, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    {
      id: 'basics',
      title: formTexts.cards.basics,
      column: 'main',
      fields: [fields.title, fields.slug, code, fields.excerpt, fields.description],
    },
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(170),
    cards.social,
    cards.tags,
    cards.settings,
    cards.municipalities,
    cards.networks,
    cards.portals,
  ],
  required: SHARED_REQUIRED,
};
