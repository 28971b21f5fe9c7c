/** Labels that content types share. Source: document 2, section 2; document 3, section 2. */
export const labelTexts = {
  title: 'Titolo',
  slug: 'Slug',
  subtitle: 'Sottotitolo',
  excerpt: 'Introduzione',
  description: 'Descrizione',
  /** Where a text is copied from. */
  from: { title: 'dal titolo', excerpt: 'dall’introduzione' },
  tags: 'Tag',
  seoKeywords: 'Keywords',
  seoTitle: 'Titolo SEO',
  seoDescription: 'Meta description',
  socialTitle: 'Titolo social',
  socialDescription: 'Descrizione social',
  status: 'Stato',
  own: 'Di chi',
  ownOptions: { all: 'I miei', incomplete: 'I miei, da completare' },
  /** The same as people type it. */
  ownNames: {
    all: ['mie', 'mio', 'mia'],
    incomplete: ['mie da completare', 'da completare', 'incompleti', 'incompleta'],
  },
  reviewNote: 'Nota di revisione',
  reviewNoteHint: 'Che cosa correggere: la legge chi ha scritto la scheda',
  language: 'Lingua',
  dates: 'Date',
  author: 'Autore',
  publicationDate: 'Data di pubblicazione',
  municipalities: 'Comuni',
  municipality: 'Comune',
  /** Of a row without any, and behind the first of several. Source: document 3, section 2. */
  municipalityCell: { none: 'nessuno', others: '+  altri' },
  province: 'Provincia',
  destination: 'Destinazione',
  category: 'Categoria',
  theme: 'Tematismo',
  /** Themes as document 3 calls them. */
  networks: 'Reti',
  target: 'Target',
  duration: 'Durata',
  contacts: 'Contatti',
  portals: 'Portali',
  /** Source: document 3, section 2. */
  price: 'Costo',
  referent: 'Referente',
  queryCode: 'Codice query',
  address: 'Indirizzo',
  images: 'Immagini',
  /** Source: document 2, section 3, Event. */
  event: {
    dates: 'Date',
    times: 'Orari',
    stops: 'Luoghi',
    ticketing: 'Biglietteria',
    offices: 'Uffici IAT',
    scope: 'Valenza',
    scopes: [
      { value: 'locale', label: 'Locale' },
      { value: 'provinciale', label: 'Provinciale' },
      { value: 'regionale', label: 'Regionale' },
      { value: 'nazionale', label: 'Nazionale' },
      { value: 'internazionale', label: 'Internazionale' },
    ],
  },
  /** Of a stop of any content type. Source: document 2, section 3. */
  stop: {
    one: 'Tappa',
    many: 'Tappe',
    none: 'Nessuna tappa: aggiungi la prima',
    noPlace: 'Nessuna tappa: aggiungi il luogo dell’evento',
    info: 'Dettaglio aggiuntivo',
    locality: 'Località',
    point: 'Punto di interesse',
    distance: 'Distanza',
    events: 'Eventi',
    url: 'Indirizzo web',
    image: 'Immagine',
    video: 'Video',
    videos: 'Video',
    plan: 'Proposta',
    plans: 'Cosa pianificare',
    recipe: 'Ricetta',
    recipes: 'Ricette',
    podcast: 'Podcast',
    podcasts: 'Podcast',
  },
  /** Source: document 2, section 3, IAT office. */
  office: {
    openings: 'Orari di apertura',
    provinceColumn: 'PROVINCIA',
    exportFailure: 'esportazione non riuscita, contattare amministratore',
  },
  /** Source: document 2, section 3, Interest. */
  interest: { place: 'Posizione' },
  /** Source: document 3, section 2. */
  page: { look: 'Aspetto', template: 'Modello', interest: 'Interesse' },
  /** Source: document 2, section 3, Locality. */
  locality: {
    name: 'Denominazione',
    nameHint: 'Finché è vuota prende il titolo in italiano',
    distance: 'Distanza dal capoluogo',
    altitude: 'Fascia altimetrica',
    altitudeHint: 'Una sola fascia',
    arrival: 'Punto di arrivo',
    offices: 'Uffici IAT',
    facts: 'La località',
    chapters: {
      DOVESITROVA: 'Dove si trova',
      PERCHE: 'Perché',
      QUANDO: 'Quando',
      CAMERACON: 'Camera con',
      DANONPERDERE: 'Da non perdere',
      SULLATAVOLA: 'Sulla tavola',
      DIVERTIRSI: 'Divertirsi',
      INFORMA: 'In forma',
      APPUNTAMENTI: 'Appuntamenti',
      INFORMAZIONI: 'Informazioni',
      NEIDINTORNI: 'Nei dintorni',
      NOTE: 'Note',
    },
  },
  cards: {
    basics: 'Informazioni di base',
    further: 'Informazioni aggiuntive',
    seo: 'SEO',
    social: 'Social',
    images: 'Immagini',
    tags: 'Tag',
    address: 'Indirizzo',
    settings: 'Impostazioni',
    municipalities: 'Comuni',
    categories: 'Categorie',
    portals: 'Portali',
  },
  columns: {
    id: 'ID',
    title: 'TITOLO',
    municipality: 'COMUNE',
    publicationDate: 'DATA PUB',
    period: 'PERIODO',
    theme: 'TEMATISMO',
    target: 'TARGET',
    status: 'STATO',
    languages: 'LINGUA',
    actions: 'AZIONI',
  },
  all: { masculine: 'Tutti', feminine: 'Tutte' },
} as const;

/** Status names of badges. Source: document 1, section 4. */
export const statusNames: Readonly<Record<number, string>> = {
  0: 'Nascosto',
  1: 'Pubblicata',
  2: 'Bozza',
  3: 'Da Validare',
  4: 'Revisione',
  5: 'Da Validare',
};

/** Status names where one filters or chooses: there what waits again, corrected, is told from what waits. */
export const statusChoiceNames: Readonly<Record<number, string>> = { ...statusNames, 5: 'Da Rivalidare' };

/** Status names of the event list. Source: document 1, section 4. */
export const eventStatusNames: Readonly<Record<number, string>> = {
  0: 'Disattivo',
  1: 'Attivo',
  2: 'Bozza',
  3: 'Da validare',
  4: 'Da rivalidare',
  5: 'Da validare',
};

/** The same in its filter, where 'Da rivalidare' is what was sent back. */
export const eventStatusChoiceNames: Readonly<Record<number, string>> = {
  ...eventStatusNames,
  5: 'Da validare (corretto)',
};

/** Badge of a status that no code above names. Source: document 1, section 4. */
export const statusUnknownText = 'Non presente';

/** Names of the content languages. Source: document 1, section 1. */
export const languageNames: Readonly<Record<string, string>> = {
  it: 'Italiano',
  en: 'Inglese',
  de: 'Tedesco',
  fr: 'Francese',
  es: 'Spagnolo',
  ru: 'Russo',
  ja: 'Giapponese',
};

/** Italian name of a content language; its code in capitals where none is known. */
export const languageName = (code: string): string => languageNames[code] ?? code.toUpperCase();

/** The same inside a sentence. */
export const languageInSentence = (code: string): string => languageNames[code]?.toLowerCase() ?? code.toUpperCase();
