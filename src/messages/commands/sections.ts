// Titles of sections beside the content types, and words that find them: in a file of their own, because every page
// needs them.

/** The dashboard. Source: document 1, section 2.9. */
export const dashboardSectionTexts = {
  title: 'Dashboard',
  keywords: ['bacheca', 'home', 'inizio'],
} as const;

/** The media gallery. Source: document 1, section 2.3. */
export const mediaSectionTexts = {
  title: 'Galleria media',
  keywords: ['immagini', 'foto', 'gallery', 'galleria'],
} as const;

/** The trees of categories. Source: document 3, section 2. */
export const categorySectionTexts = {
  title: 'Categorie',
  keywords: ['albero', 'tema', 'temi', 'tematismi', 'tassonomia', 'ordina categorie'],
} as const;

/** The featured events by their festive categories. Source: document 1, section 2.3. */
export const festivitySectionTexts = {
  title: 'Festività',
  keywords: ['natale', 'capodanno', 'feste', 'mercatini', 'presepi', 'eventi in evidenza'],
} as const;

/** The redirect rules. Source: document 1, section 2.17. */
export const redirectSectionTexts = {
  title: 'Redirect 404',
  keywords: ['redirect', 'rotte', '404', 'reindirizzamenti', 'vecchie rotte'],
} as const;

/** The pages of the site's settings. Source: document 3, section 2. */
export const settingsPageTexts = {
  'home-settings': {
    title: 'Impostazioni home',
    save: 'Salva Impostazioni',
    keywords: ['home page', 'vetrina', 'copertina', 'eventi in evidenza', 'video', 'prima pagina', 'facciata'],
  },
  'site-texts': {
    title: 'Testi del sito',
    save: 'Salva',
    keywords: ['impostazioni', 'footer', 'piè di pagina', 'instagram', 'newsletter', 'benvenuto', 'scopri'],
  },
  'food-wine': {
    title: 'Food & Wine',
    save: 'Salva',
    keywords: ['impostazioni', 'sezione home', 'mosaico', 'enogastronomia', 'cibo', 'vino', 'vetrina'],
  },
  'terme-outdoor': {
    title: 'Terme e Outdoor',
    save: 'Salva',
    keywords: ['impostazioni', 'sezione home', 'mosaico', 'benessere', 'sport', 'vetrina'],
  },
  'cultura-castelli': {
    title: 'Cultura e Castelli',
    save: 'Salva',
    keywords: ['impostazioni', 'sezione home', 'mosaico', 'musei', 'rocche', 'vetrina'],
  },
} as const;

/** 'Il mio Profilo'. Source: document 1, section 2.14. */
export const profileSectionTexts = {
  title: 'Il mio Profilo',
  keywords: ['utente', 'account', 'password', 'dati personali', 'sessioni', 'dispositivi', 'esci ovunque'],
} as const;

/** The accessibility statement. */
export const accessibilitySectionTexts = {
  title: 'Dichiarazione di accessibilità',
  keywords: ['dichiarazione', 'WCAG', 'AgID', 'disabilità'],
} as const;

/** The first steps of a site. */
export const firstStepsSectionTexts = {
  title: 'Primi passi',
  keywords: ['installazione', 'cominciare', 'sito vuoto', 'che cosa manca', 'mail di prova', 'entrare in servizio'],
} as const;
