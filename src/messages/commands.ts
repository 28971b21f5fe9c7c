/** Names of keys as they stand on an Italian keyboard. */
const keyNames: Readonly<Record<string, string>> = {
  Enter: 'Invio',
  Escape: 'Esc',
  Delete: 'Canc',
  Space: 'Spazio',
  Home: 'Inizio',
  End: 'Fine',
  PageUp: 'Pag↑',
  PageDown: 'Pag↓',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Names of modifiers, in the order in which they are written. */
const modifiers = {
  mac: { mod: '⌘', Alt: '⌥', Shift: '⇧' },
  other: { mod: 'Ctrl', Alt: 'Alt', Shift: 'Maiusc' },
} as const;

/** A key's own name; a single letter is shown as a capital when a modifier stands before it. */
export const keyName = (key: string, withModifier: boolean): string =>
  keyNames[key] ?? (withModifier && key.length === 1 ? key.toUpperCase() : key);

/** A modifier's name on this kind of computer. */
export const modifierName = (modifier: 'mod' | 'Alt' | 'Shift', platform: 'mac' | 'other'): string =>
  modifiers[platform][modifier];

/** Between the keys of a chord: nothing on a Mac. */
export const chordJoint = { mac: '', other: '+' } as const;

/** Texts around commands and keys. */
export const commandTexts = {
  announcements: 'Risposte della tastiera',
  noSequence: (keys: string) => `Nessun comando per «${keys}»`,
  waiting: (keys: string) => `${keys} … in attesa del tasto che segue`,
  refusedByDefault: 'Ora questo comando non è disponibile',
  notLoaded: 'Questa parte non si è caricata: controlla la connessione, poi ricarica la pagina',
  absent: 'Questo comando non riguarda la pagina aperta',
  absentView: {
    'search.focus': 'Questa pagina non ha una casella di ricerca',
    'filters.focus': 'Questa pagina non ha filtri',
    'filter.focus': 'Questa pagina non ha filtri',
    'images.pick': 'Le immagini non si sono ancora caricate',
    'images.upload': 'Non hai il permesso di caricare immagini',
    'image.data': 'Non hai il permesso di modificare i dati delle immagini',
    'entries.add': 'L’elenco non si è ancora caricato',
    'text.image': 'In questo testo non si possono inserire immagini',
    'rows.focus': 'Non ci sono righe in vista',
    'images.focus': 'Non ci sono immagini in vista',
    'record.remove': 'Questa scheda non si può cancellare',
    'matrix.focus': 'I permessi non si sono ancora caricati',
    'places.focus': 'La scelta dei comuni non si è ancora caricata',
    'heir.focus': 'La scelta dell’erede non si è ancora caricata',
  },
  statusesKnown: 'Gli stati di pubblicazione sono aggiornati',
  mayNotEdit: (many: string) => `Non hai il permesso di modificare ${many}: chiedilo a un amministratore`,
  mayNotCreate: (many: string) => `Non hai il permesso di creare ${many}: chiedilo a un amministratore`,
  notStored: 'Salva prima la scheda: una copia si fa di ciò che è salvato',
  noRevision: 'Non c’è nessuna revisione in corso',
  noOriginal: 'Questa scheda non è una revisione',
  noPermalink: "Questa riga non ha ancora un indirizzo: salvala con uno slug per vederne l'anteprima",
} as const;

/** Titles of commands, and further words that find them. */
export const commandTitles = {
  palette: 'Apri comandi e ricerca',
  help: 'Tasti e comandi',
  helpWords: ['aiuto', 'guida', 'scorciatoie', 'tastiera', 'help'],
  theme: 'Cambia tema chiaro o scuro',
  themeWords: ['notte', 'giorno', 'colori', 'dark'],
  signOut: 'Esci',
  signOutWords: ['logout', 'disconnetti', 'termina la sessione'],
  dashboard: 'Dashboard',
  dashboardWords: ['bacheca', 'home', 'inizio'],
  goWords: ['vai', 'apri', 'elenco', 'lista'],
  createWords: ['crea', 'aggiungi', 'nuovo', 'nuova', 'inserisci'],
  list: {
    next: 'Riga successiva',
    previous: 'Riga precedente',
    first: 'Prima riga',
    last: 'Ultima riga',
    pageDown: 'Dieci righe più giù',
    pageUp: 'Dieci righe più su',
    open: 'Apri la riga',
    openInTab: 'Apri la riga in una nuova scheda',
    edit: 'Modifica la riga',
    preview: "Apri l'anteprima della riga",
    select: 'Seleziona o deseleziona la riga',
    selectTo: 'Seleziona fino alla riga',
    selectPage: 'Seleziona tutta la pagina',
    deselect: 'Deseleziona tutto',
    delete: 'Elimina le righe selezionate o la riga corrente',
    deleteWords: ['cancella', 'rimuovi'],
    search: 'Cerca in questo elenco',
    filters: 'Vai ai filtri',
    clearFilters: 'Annulla Filtri',
    openRevision: 'Apri la revisione della riga',
    duplicate: 'Duplica la riga',
    duplicateWords: ['copia', 'nuovo', 'clona'],
    create: 'Nuovo contenuto',
    nextPage: 'Pagina successiva',
    previousPage: 'Pagina precedente',
    reload: "Ricarica l'elenco",
    reloadWords: ['aggiorna'],
    sort: (column: string) => `Ordina per ${column}`,
  },
  editor: {
    save: 'Salva',
    saveWords: ['registra', 'conferma'],
    nextError: 'Errore successivo',
    previousError: 'Errore precedente',
    language: (name: string) => `Passa alla lingua: ${name}`,
    languageWords: ['lingua', 'traduzione'],
    preview: 'Anteprima',
    submit: 'Manda in validazione',
    submitWords: ['proponi', 'invia', 'da validare'],
    approve: 'Approva e pubblica',
    approveWords: ['valida', 'pubblica', 'accetta'],
    return: 'Rimanda in revisione',
    returnWords: ['respingi', 'rifiuta', 'nota', 'correggere'],
    openRevision: 'Apri la revisione',
    openOriginal: 'Apri l’originale',
    duplicate: 'Duplica',
    duplicateWords: ['copia', 'nuovo', 'clona'],
    toList: "Torna all'elenco",
    saveAsNew: 'Salva come nuovo',
    restoreDraft: 'Riprendi la bozza di questo computer',
    discardDraft: 'Scarta la bozza di questo computer',
    retryLoad: 'Riprova a caricare',
    retryStatuses: 'Ricarica gli stati di pubblicazione',
    cancelConflict: 'Rimanda la soluzione del conflitto',
  },
  notes: {
    main: 'Azione principale della finestra',
    close: 'Chiudi la finestra in primo piano',
    toolbar: 'Barra degli strumenti del testo',
    backToText: 'Dalla barra degli strumenti al testo',
    grid: 'Muoversi fra le immagini',
    gridDetail: 'Apri i dati dell’immagine',
    link: 'Collegamento, nel testo con una selezione',
    mapMove: 'Sulla mappa: sposta il segnaposto (con Maiusc a passi lunghi; + e − per lo zoom)',
    mapLeave: 'Dalla mappa alle coordinate',
    calendarDay: 'Sul calendario delle date: da un giorno all’altro',
    calendarWeek: 'Sul calendario delle date: primo o ultimo giorno della settimana',
    calendarMonth: 'Sul calendario delle date: un mese prima o dopo',
    calendarYear: 'Sul calendario delle date: un anno prima o dopo',
    calendarChoose: 'Sul calendario delle date: scegli o togli il giorno',
    matrix: 'Nella tabella dei permessi: da una casella all’altra',
    tick: 'Nella tabella dei permessi: spunta la casella, la riga o la colonna',
  },
} as const;
