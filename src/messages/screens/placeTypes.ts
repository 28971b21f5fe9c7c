/** Texts of the place types. Source: document 3, section 2. */
export const placeTypeTexts = {
  titles: {
    section: 'LUOGHI',
    list: 'Punti di interesse',
    create: 'Aggiungi collezione POI',
    one: 'collezione POI',
    many: 'collezioni POI',
    words: ['elenco poi', 'punto di interesse', 'collezione', 'tipologia di luogo'],
  },
  columns: { id: 'ID', title: 'TITOLO', code: 'CODICE', actions: 'AZIONI' },
  edit: 'Rinomina la collezione',
  places: 'Elenco POI',
} as const;

/** Texts of the list of a type's places. Source: document 3, section 2. */
export const placeListTexts = {
  titles: {
    section: 'LUOGHI',
    list: 'Elenco POI',
    create: 'Nuova Collezione',
    one: 'luogo',
    many: 'luoghi',
  },
  code: 'Collezione',
  everyType: 'Tutte',
  columns: { id: 'ID', title: 'TITOLO', address: 'INDIRIZZO', municipality: 'COMUNE', actions: 'AZIONI' },
} as const;
