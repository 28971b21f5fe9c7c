import { counted, formatCount } from '../numbers';

/** Texts of the widgets that make up a list. Sources: document 1, sections 2 and 8; document 2, sections 2 and 8. */
export const listWidgetTexts = {
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
    rows: (count: number) => counted(count, 'riga', 'righe'),
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
    nothingSelected: 'Seleziona prima le righe da eliminare',
    optionsFailed: 'Scelte non disponibili: ricarica la pagina per riprovare',
    deselect: 'deseleziona',
    deleteSelected: 'Cancella Selezionati',
    edit: 'Modifica',
    read: 'Apri in sola lettura',
    revision: 'Revisione',
    remove: 'Elimina',
    download: 'Scarica',
    preview: 'Anteprima',
    nothingAllowed: 'Nessuna azione consentita su questa riga',
    noMunicipality: 'assente',
    otherMunicipalities: '+ altri',
    noTitle: 'Senza titolo',
    noDate: 'Nessuna data',
    noChange: 'Nessuna modifica nota',
    statusIn: (language: string) => `${language}: `,
  },
} as const;
