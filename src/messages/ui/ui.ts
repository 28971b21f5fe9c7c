import { counted, formatCount } from '../numbers';

/** Texts of the widgets that belong to no workflow. Sources: document 1, sections 2 and 8; document 2, sections 2 and 8. */
export const uiTexts = {
  confirm: 'Conferma',
  cancel: 'Annulla',
  close: 'Chiudi',
  /** Reads anew what a page lists. */
  reload: 'Ricarica',
  skipToContent: 'Vai al contenuto',
  loading: 'Caricamento in corso',
  withErrors: 'con errori',

  remaining: (count: number) => `${counted(count, 'carattere disponibile', 'caratteri disponibili')}`,
  overLimit: (count: number) => counted(count, 'carattere di troppo', 'caratteri di troppo'),

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
    minimum: (count: number) => `Scrivi almeno ${counted(count, 'carattere', 'caratteri')}`,
    show: (label: string) => `Mostra le scelte: ${label}`,
    clear: (label: string) => `Togli la scelta: ${label}`,
    remove: (name: string) => `Togli ${name}`,
    more: (count: number) => (count === 1 ? 'e 1 altra destinazione' : `e ${formatCount(count)} altre destinazioni`),
    fewer: 'mostra meno',
    chosen: (count: number) => counted(count, 'scelta', 'scelte'),
    narrow: (most: number) => `Ecco i primi ${formatCount(most)}: continua a scrivere per restringere`,
    found: (count: number) => counted(count, 'risultato', 'risultati'),
  },

  notices: {
    region: 'Avvisi',
    log: 'Ultimi avvisi',
    none: 'Nessun avviso finora.',
    dismiss: "Chiudi l'avviso",
    tone: { success: 'Fatto', danger: 'Errore', warning: 'Attenzione', info: 'Informazione' },
  },
} as const;
