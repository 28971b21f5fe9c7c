import type { FormDeclaration } from '../model/content';
import { cards, SHARED_REQUIRED, shown } from './fields';

/** The form of blog articles. Source: document 3, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(),
    ...shown(170),
    cards.address,
    cards.settings,
    cards.municipalities,
    cards.networks,
    cards.portals,
  ],
  required: SHARED_REQUIRED,
};
