import type { FormDeclaration } from '../model/content';
import { cards, SHARED_REQUIRED } from './fields';
import { stopCards } from './stops';

/** The form of itineraries along the Via Emilia. Source: document 2, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics(),
    stopCards.viaEmilia,
    cards.contacts,
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(160),
    cards.social,
    cards.tags,
    cards.settings,
    cards.journey,
    cards.portals,
  ],
  required: SHARED_REQUIRED,
  saveDebounced: true,
};
