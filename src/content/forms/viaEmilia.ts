import type { FormDeclaration } from '../model/content';
import { cards, SHARED_REQUIRED, shown } from './fields';
import { stopCards } from './stops';

/** The form of itineraries along the Via Emilia. Source: document 2, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(),
    stopCards.viaEmilia,
    cards.contacts,
    ...shown(160),
    cards.settings,
    cards.journey,
    cards.portals,
  ],
  required: SHARED_REQUIRED,
  saveDebounced: true,
};
