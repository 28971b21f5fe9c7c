import { formTexts } from '../../messages/screens/forms';
import type { FieldDeclaration } from '../field/field';
import type { FormDeclaration } from '../model/content';
import { basicsOf, cards, fields, SHARED_REQUIRED, shown, TEXT_LIMIT } from './fields';

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
    basicsOf(code, fields.excerpt, fields.description),
    ...shown(170),
    cards.settings,
    cards.municipalities,
    cards.networks,
    cards.portals,
  ],
  required: SHARED_REQUIRED,
};
