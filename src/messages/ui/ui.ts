const italianNumber = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** A whole number as Italians write it: 12345 gives '12.345'. */
export const formatCount = (count: number): string => italianNumber.format(count);

/** Texts of the widgets that belong to no workflow. Sources: document 1, sections 2 and 8; document 2, sections 2 and 8. */
export const uiTexts = {
  confirm: 'Conferma',
  cancel: 'Annulla',
  close: 'Chiudi',
  skipToContent: 'Vai al contenuto',
  loading: 'Caricamento in corso',
  withErrors: 'con errori',

  overLimit: (count: number) => (count === 1 ? '1 carattere di troppo' : `${formatCount(count)} caratteri di troppo`),

  /** A part of the page whose code did not arrive. */
  part: {
    failed: 'Non è stato possibile scaricare questa parte della pagina: controlla la connessione e riprova.',
    retry: 'Riprova',
  },

  date: {
    format: 'GG/MM/AAAA',
    pick: (label: string) => `${label}: scegli dal calendario del browser`,
    wrong: 'Non è una data: scrivila come GG/MM/AAAA, oppure 27/11, domani, lun, +7',
    /** Words for days counted from today. */
    words: { oggi: 0, domani: 1, dopodomani: 2, ieri: -1 },
  },

  combobox: {
    none: 'Non ci sono risultati disponibili',
    loading: 'Ricerca in corso',
    failed: 'Ricerca non riuscita',
    retry: 'Riprova',
    minimum: (count: number) => `Scrivi almeno ${count} caratteri`,
    show: (label: string) => `Mostra le scelte: ${label}`,
    clear: (label: string) => `Togli la scelta: ${label}`,
    remove: (name: string) => `Togli ${name}`,
    more: (count: number) => (count === 1 ? 'e 1 altra destinazione' : `e ${formatCount(count)} altre destinazioni`),
    fewer: 'mostra meno',
    chosen: (count: number) => (count === 1 ? '1 scelta' : `${formatCount(count)} scelte`),
    narrow: (most: number) => `Ecco i primi ${most}: continua a scrivere per restringere`,
    found: (count: number) => (count === 1 ? '1 risultato' : `${formatCount(count)} risultati`),
  },

  notices: {
    region: 'Avvisi',
    log: 'Ultimi avvisi',
    none: 'Nessun avviso finora.',
    dismiss: "Chiudi l'avviso",
    tone: { success: 'Fatto', danger: 'Errore', warning: 'Attenzione', info: 'Informazione' },
  },

  pagination: {
    label: 'Pagine',
    next: 'Successivo',
    previous: 'Precedente',
    pageSize: 'Righe per pagina',
    page: 'Pagina',
    of: (pages: number) => `di ${formatCount(pages)}`,
    range: (from: number, to: number, total: number) =>
      total === 0 ? 'Nessuna riga' : `${formatCount(from)}–${formatCount(to)} di ${formatCount(total)}`,
    isFirst: 'Sei già alla prima pagina',
    isLast: "Sei già all'ultima pagina",
  },

  table: {
    selectRow: (id: string | number) => `Seleziona riga ${id}`,
    selectPage: 'Seleziona tutte le righe della pagina',
    updating: 'Aggiornamento in corso',
    stale: 'Dati di poco fa. Aggiornamento in corso',
    empty: 'Nessun risultato disponibile',
    rows: (count: number) => (count === 1 ? '1 riga' : `${formatCount(count)} righe`),
  },

  list: {
    daysFrom: 'Dal',
    daysTo: 'Al',
    noPeriod: 'Nessuna data',
    search: 'Ricerca',
    /** Beside the search box, while what is typed is not what is shown yet. */
    searchAhead: { pausing: 'Invio cerca subito', loading: 'Cerco…' },
    apply: 'Filtra',
    clear: 'Annulla Filtri',
    searched: (all: string) => `${all}: scrivi…`,
    selected: 'righe selezionate',
    nothingSelected: 'Seleziona prima le righe da cancellare',
    optionsFailed: 'Scelte non disponibili: ricarica la pagina per riprovare',
    deselect: 'deseleziona',
    deleteSelected: 'Cancella Selezionati',
    edit: 'Modifica',
    revision: 'Revisione',
    remove: 'Elimina',
    download: 'Scarica',
    preview: 'Anteprima',
    nothingAllowed: 'Nessuna azione consentita su questa riga',
    noMunicipality: 'assente',
    otherMunicipalities: '+ altri',
    noTitle: 'Senza titolo',
    noDate: 'Nessuna data',
    statusIn: (language: string) => `${language}: `,
  },
} as const;
