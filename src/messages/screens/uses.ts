import { cardTitleTexts } from '../commands/cards';

/** Texts of the card that says which contents use the one in the editor. */
export const usesTexts = {
  title: cardTitleTexts.uses,
  empty: 'Nessun contenuto che puoi vedere lo usa.',
} as const;
