/** Texts of the menu. Source: document 1, sections 2.1 and 2.3; document 3, section 2. */
export const menuTexts = {
  /** Headings of sections that no content type or list of records gives its own. */
  sections: {
    dashboard: 'DASHBOARD',
    media: 'MEDIA',
    festivities: 'FESTIVITÀ',
    settings: 'IMPOSTAZIONI',
    profile: 'PROFILO',
  },
  pages: {
    eventCategories: 'elenco categorie',
    durations: 'durata Itinerari',
    targets: 'Target',
    themes: 'Modifica Categorie',
    allInterests: 'Tutti',
    operators: 'Operatori',
    stays: 'Soggiorni',
    bookable: 'Attività prenotabili',
    festivities: 'Festività',
    featured: 'Eventi in evidenza',
    home: 'Home',
    siteTexts: 'Testi del sito',
    foodAndWine: 'Food & Wine',
    outdoor: 'Terme e Outdoor',
    culture: 'Cultura e Castelli',
    openData: 'Open data',
    review: 'Attività da valutare',
  },
  refusals: {
    isOpen: 'Questo gruppo del menu è già aperto',
    isClosed: 'Questo gruppo del menu è già chiuso',
  },
} as const;
