import { formTexts } from '../../messages/screens/forms';
import type { FieldDeclaration } from '../field/field';
import type { FormDeclaration } from '../model/content';
import { cards, SHARED_REQUIRED, shown } from './fields';

const operators: FieldDeclaration = {
  path: 'operatore',
  kind: 'contents',
  area: 'operatori',
  label: formTexts.operators,
  localized: false,
};

/** The form of experiences. Source: document 3, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(null),
    { ...cards.further, fields: [...cards.further.fields, operators] },
    cards.contactsOfReferent,
    ...shown(170),
    cards.settings,
    cards.networks,
    cards.portals,
  ],
  required: SHARED_REQUIRED,
};
