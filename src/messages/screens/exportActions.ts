/** What a list calls its exports, on every page: what one says while it runs comes with it. Source: document 2, section 8. */
export const exportActionTexts = {
  all: 'Esporta Tutti',
  allHint: 'Tutto l’elenco: ricerca e filtri non contano',
  selected: 'Esporta Selezionati',
  keywords: ['csv', 'scarica', 'foglio di calcolo', 'excel'],
} as const;
