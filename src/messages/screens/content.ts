/** Labels of the lists of content types: filters and columns. Source: document 2, section 2; document 3, section 2. */
export const labelTexts = {
  status: 'Stato',
  own: 'Di chi',
  ownOptions: { all: 'I miei', incomplete: 'I miei, da completare' },
  /** The same as people type it. */
  ownNames: {
    all: ['mie', 'mio', 'mia'],
    incomplete: ['mie da completare', 'da completare', 'incompleti', 'incompleta'],
  },
  language: 'Lingua',
  dates: 'Date',
  municipality: 'Comune',
  /** Of a row without any, and behind the first of several. Source: document 3, section 2. */
  municipalityCell: { none: 'nessuno', others: '+  altri' },
  province: 'Provincia',
  destination: 'Destinazione',
  theme: 'Tematismo',
  category: 'Categoria',
  target: 'Target',
  duration: 'Durata',
  all: { masculine: 'Tutti', feminine: 'Tutte' },
  columns: {
    id: 'ID',
    title: 'TITOLO',
    municipality: 'COMUNE',
    province: 'PROVINCIA',
    publicationDate: 'DATA PUB',
    period: 'PERIODO',
    theme: 'TEMATISMO',
    target: 'TARGET',
    status: 'STATO',
    languages: 'LINGUA',
    modified: 'MODIFICATO',
    actions: 'AZIONI',
  },
  /** Source: document 2, section 8. */
  office: { exportFailure: 'esportazione non riuscita, contattare amministratore' },
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

/** Status names where one filters or chooses: what waits again, corrected, is told from what waits. Source: D-publish-02. */
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
const languageNames: Readonly<Record<string, string>> = {
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

/** What a copy's title says that it is, as each language writes it. */
export const copyTexts = { it: 'copia', en: 'copy', de: 'Kopie' } as const;
