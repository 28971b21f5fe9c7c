/** The menu beside every page. Source: document 1, section 2.3. */
export const menuCommandTexts = {
  toggle: 'Apri o chiudi il menu',
  toggleWords: ['barra laterale', 'sidebar', 'sezioni', 'nascondi', 'mostra'],
} as const;
