/** Titles of the commands of an item's editor and its cards, and further words that find them. */
export const editorCommandTitles = {
  publish: 'Pubblica',
  publishWords: ['approva e pubblica', 'approva', 'valida', 'accetta', 'metti online'],
  status: (name: string) => `Imposta lo stato: ${name}`,
  statusWords: ['cambia stato', 'ritira', 'togli dalla pubblicazione', 'spubblica'],
  nextLanguage: 'Lingua successiva',
  previousLanguage: 'Lingua precedente',
  card: (title: string) => `Vai a: ${title}`,
  cardWords: ['scheda', 'sezione', 'campo'],
  keepMine: (part: string) => `Tieni la mia versione: ${part}`,
  takeTheirs: (part: string) => `Prendi la versione salvata: ${part}`,
  conflictWords: ['conflitto', 'confronto'],
  dates: {
    weekday: (name: string) => `Giorno della settimana: ${name}`,
    weekWords: ['periodo', 'regola', 'settimana', 'ripeti'],
    always: 'Sempre: tutti i giorni della settimana',
    restore: 'Torna ai giorni della regola',
    restoreWords: ['annulla i giorni scelti a mano', 'date'],
    day: 'Scegli o togli il giorno del calendario',
    dayWords: ['data', 'giorno'],
    move: 'Sposta il programma',
    moveWords: ['rimanda', 'anticipa', 'cambia data'],
    today: 'Calendario: vai a oggi',
    firstDay: 'Calendario: vai al primo giorno',
    nextMonth: 'Calendario: mese successivo',
    previousMonth: 'Calendario: mese precedente',
    nextYear: 'Calendario: anno successivo',
    previousYear: 'Calendario: anno precedente',
    calendarWords: ['date', 'giorni'],
  },
  address: {
    locate: 'Calcola le coordinate',
    locateWords: ['mappa', 'posizione', 'indirizzo', 'geocodifica', 'latitudine', 'longitudine'],
  },
  images: {
    next: 'Immagine successiva',
    previous: 'Immagine precedente',
    first: 'Prima immagine',
    last: 'Ultima immagine',
  },
  gallery: {
    close: 'Chiudi la galleria',
    closeWords: ['annulla', 'esci'],
    backToGallery: 'Torna alla gallery',
    closeDetails: 'Chiudi i dati dell’immagine',
    apply: 'Filtra le immagini con il testo scritto',
  },
  uploads: {
    cancel: 'Annulla il caricamento in corso',
    retry: 'Riprova il caricamento',
    retryAll: 'Riprova tutti i caricamenti falliti',
    remove: 'Togli il file dai caricamenti',
    clear: 'Togli i caricamenti finiti',
    words: ['file', 'upload', 'immagine'],
    none: 'Non ci sono caricamenti',
  },
} as const;

/** Why a command of the editor is refused before its machine is asked. */
export const editorCommandRefusals = {
  sameStatus: 'È già in questo stato',
  oneLanguage: 'C’è una lingua sola',
} as const;
