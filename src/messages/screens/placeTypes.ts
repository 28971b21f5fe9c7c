/** Texts of the place types and of the dialog 'Gestione Luoghi'. Source: document 3, section 2. */
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
  dialog: {
    title: 'Gestione Luoghi',
    name: 'Nome',
    creating: 'Una nuova collezione di punti di interesse: il suo codice nasce dal nome e poi non cambia.',
    renaming: (title: string) => `Rinomina «${title}». Il codice e i luoghi della collezione restano gli stessi.`,
    close: 'CHIUDI',
    send: 'INVIA',
    leaving: (typed: string) => `«${typed}» non è stato inviato. Chiudere e perderlo?`,
    stay: 'Continua a scrivere',
    leave: 'Chiudi senza inviare',
    done: 'Nome inviato',
  },
  refusals: {
    closed: 'La finestra è chiusa',
    open: 'La finestra è già aperta',
    sending: 'Il nome è in viaggio: aspetta la risposta',
    leaving: 'Prima scegli se chiudere o continuare a scrivere',
    notLeaving: 'Nessuna domanda da rispondere',
    same: 'Il nome è quello di prima: cambialo o chiudi',
  },
  problems: {
    empty: 'Scrivi il nome della collezione',
    tooLong: (limit: number, length: number) => `Al massimo ${limit} caratteri: sono ${length}`,
    unaddressable: 'Scrivi almeno una lettera o una cifra: un nome fatto solo di punti o di segni non ha un indirizzo',
    taken: 'C’è già una collezione con questo nome: scegline un altro',
  },
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
