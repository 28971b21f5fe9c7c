import { counted } from '../numbers';

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
  beneathDialog: 'Questi tasti valgono nella pagina sotto: chiudi prima la finestra aperta',
  refusedByDefault: 'Ora questo comando non è disponibile',
  notLoaded: 'Questa parte non si è caricata: controlla la connessione, poi ricarica la pagina',
  forgotten: 'Ricerche e recenti dimenticati',
  nothingToForget: 'Non ci sono ricerche né recenti da dimenticare',
  absent: 'Questo comando non riguarda la pagina aperta',
  /** Why a page can't do what only some can; null where no reason is given. */
  absentView: {
    'search.focus': 'Questa pagina non ha una casella di ricerca',
    'keys.import': 'Apri prima Tastiera',
    'filters.focus': 'Questa pagina non ha filtri',
    'filter.focus': 'Questa pagina non ha filtri',
    'tab.next': null,
    'categories.open': 'Le categorie non si sono ancora caricate',
    'images.pick': 'Le immagini non si sono ancora caricate',
    'images.upload': 'Le immagini non si sono ancora caricate',
    'image.data': 'Le immagini non si sono ancora caricate',
    'image.focus': 'Le immagini non si sono ancora caricate',
    'entries.add': 'L’elenco non si è ancora caricato',
    'files.choose': 'L’elenco dei file non si è ancora caricato',
    'entry.map': 'La mappa non si è ancora caricata',
    'programme.focus': 'Le date non si sono ancora caricate',
    'text.image': 'In questo testo non si possono inserire immagini',
    'missing.focus': 'Il contenuto non è ancora arrivato',
    'chapters.toggle': 'Il contenuto non è ancora arrivato',
    'rows.focus': 'Non ci sono righe in vista',
    'event.focus': null,
    'group.next': null,
    'group.previous': null,
    'images.focus': 'Non ci sono immagini in vista',
    'record.remove': null,
    'section.focus': null,
    'matrix.focus': 'I permessi non si sono ancora caricati',
    'places.focus': 'La scelta dei comuni non si è ancora caricata',
    'successor.focus': 'La scelta dell’erede non si è ancora caricata',
    'password.focus': 'La scheda della password non è in questa pagina',
  },
  statusesKnown: 'Gli stati di pubblicazione sono aggiornati',
  /** Abilities any one of which is missing, by name; none where it isn't known. */
  needs: (abilities: readonly string[]) =>
    `serve ${abilities.map((name) => `«${name}»`).join(' oppure ')}, chiedilo a un amministratore`,
  mayNotEdit: (many: string, why = 'chiedilo a un amministratore') =>
    `Non hai il permesso di modificare ${many}: ${why}`,
  mayNotCreate: (many: string, why = 'chiedilo a un amministratore') => `Non hai il permesso di creare ${many}: ${why}`,
  mayNotDo: (title: string, why: string) => `Non hai il permesso per «${title}»: ${why}`,
  mayNotDelete: (many: string, why: string) => `Non hai il permesso di cancellare ${many}: ${why}`,
  notYourself: 'Non puoi eliminare te stesso: chiedilo a un altro amministratore',
  noPageBefore: 'Non c’è una pagina precedente',
  notStored: 'Salva prima la scheda: una copia si fa di ciò che è salvato',
  noRevision: 'Non c’è nessuna revisione in corso',
  noOriginal: 'Questa scheda non è una revisione',
  noPermalink: "Questa riga non ha ancora un indirizzo: salvala con uno slug per vederne l'anteprima",
} as const;

/** Titles of commands, and further words that find them. */
export const commandTitleTexts = {
  palette: 'Apri comandi e ricerca',
  back: 'Torna indietro',
  backWords: ['pagina precedente', 'indietro', 'chiudi', 'torna all’elenco'],
  help: 'Tasti e comandi',
  helpWords: ['aiuto', 'guida', 'scorciatoie', 'tastiera', 'help'],
  guide: 'Guida di questa pagina',
  guideWords: ['aiuto', 'manuale', 'istruzioni', 'help', 'come si fa', 'documentazione'],
  keyboard: 'Tastiera',
  keyboardWords: ['tasti', 'scorciatoie', 'cambia i tasti', 'shortcut', 'impostazioni', 'preferenze'],
  theme: 'Cambia tema chiaro o scuro',
  themeWords: ['notte', 'giorno', 'colori', 'dark'],
  signOut: 'Esci',
  signOutWords: ['logout', 'disconnetti', 'termina la sessione'],
  nextRegion: 'Parte successiva della pagina',
  previousRegion: 'Parte precedente della pagina',
  regionWords: ['menu', 'barra', 'scheda', 'avvisi', 'zona', 'regione', 'sposta'],
  notices: 'Rileggi l’ultimo avviso',
  noticesWords: ['messaggi', 'notifiche', 'ultimi avvisi', 'registro', 'storico'],
  forget: 'Dimentica ricerche e recenti',
  forgetWords: ['svuota', 'cronologia', 'pulisci', 'cancella'],
  report: 'Segnala un problema',
  reportWords: ['errore', 'guasto', 'bug', 'assistenza', 'non funziona', 'registrazione', 'esporta'],
  goWords: ['vai', 'apri', 'elenco', 'lista'],
  bound: (list: string, to: string) => `${list}: ${to}`,
  unnarrowed: (list: string) => `${list} senza filtri`,
  unnarrowedWords: ['tutto', 'tutti', 'tutte', 'vai', 'annulla filtri'],
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
    extendNext: 'Estendi la selezione alla riga successiva',
    extendPrevious: 'Estendi la selezione alla riga precedente',
    extendFirst: 'Estendi la selezione fino alla prima riga',
    extendLast: "Estendi la selezione fino all'ultima riga",
    selectPage: 'Seleziona tutta la pagina',
    deselect: 'Deseleziona tutto',
    delete: 'Elimina le righe selezionate o la riga corrente',
    deleteWords: ['cancella', 'rimuovi'],
    submit: 'Manda in validazione le righe selezionate o la riga corrente',
    submitWords: ['proponi', 'invia', 'da validare', 'stato'],
    publish: 'Pubblica le righe selezionate o la riga corrente',
    publishWords: ['valida', 'online', 'attiva', 'stato'],
    return: 'Rimanda in revisione le righe selezionate o la riga corrente',
    returnWords: ['respingi', 'rifiuta', 'nota', 'correggere', 'stato'],
    search: 'Cerca in questo elenco',
    filters: 'Vai ai filtri',
    nextTab: 'Passa all’altro elenco di questa pagina',
    nextTabWords: ['scheda', 'linguetta', 'dataset', 'attività'],
    clearFilters: 'Annulla Filtri',
    openRevision: 'Apri la revisione della riga',
    duplicate: 'Duplica la riga',
    duplicateWords: ['copia', 'nuovo', 'clona'],
    create: 'Nuovo contenuto',
    nextPage: 'Pagina successiva',
    previousPage: 'Pagina precedente',
    firstPage: 'Prima pagina',
    lastPage: 'Ultima pagina',
    pageSize: (limit: number) => `Mostra ${counted(limit, 'riga', 'righe')} per pagina`,
    pageSizeWords: ['quante', 'lunghezza', 'pagina'],
    applyFilters: 'Filtra',
    applyWords: ['applica', 'cerca'],
    acceptCorrection: 'Usa la ricerca corretta',
    acceptCorrectionWords: ['forse cercavi', 'errore', 'intendevo'],
    filter: (label: string) => `Filtro: ${label}`,
    filterWords: ['filtra', 'restringi'],
    reload: "Ricarica l'elenco",
    reloadWords: ['aggiorna', 'riprova'],
    sort: (column: string) => `Ordina per ${column}`,
    sortIn: (columns: readonly string[], lists: readonly string[]) =>
      `Ordina per ${columns.join(' o ')} (${lists.join(', ')})`,
    sortWords: ['ordinamento', 'crescente', 'decrescente'],
  },
  dialog: {
    main: 'Azione principale della finestra',
    mainLong: 'Premi il pulsante principale della finestra: Salva, Conferma, Elimina…',
    close: 'Chiudi la finestra in primo piano',
  },
} as const;

/** The menu beside every page. Source: document 1, section 2.3. */
export const menuCommandTexts = {
  toggle: 'Apri o chiudi il menu',
  toggleWords: ['barra laterale', 'sidebar', 'sezioni', 'nascondi', 'mostra'],
} as const;
