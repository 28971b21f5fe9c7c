import { counted, formatCount } from '../numbers';

const rowsOf = (count: number): string => counted(count, 'riga', 'righe');

/** Texts of exports to a file. Source: document 1, section 2.10; document 2, section 8. */
export const exportTexts = {
  running: 'Esportazione in corso',
  runningSo: (words: string) => `Esportazione in corso: ${words}`,
  starting: 'in attesa del server',
  progress: (rows: number, total: number | null) =>
    total === null ? rowsOf(rows) : `${formatCount(rows)} di ${formatCount(total)}`,
  cancel: 'Annulla esportazione',
  cancelled: 'Esportazione annullata: nessun file è stato salvato',
  done: (name: string, rows: number) => `${name} salvato: ${rowsOf(rows)}`,
  failed: 'Esportazione non riuscita',
  cut: 'Il collegamento al server si è interrotto e nessun file è stato salvato: controlla la connessione e riprova.',
  /** A file of which a part is missing, although nothing reported a failure. */
  short: (rows: number, total: number) =>
    `Il file è arrivato incompleto (${formatCount(rows)} di ${rowsOf(total)}) e non è stato salvato: riprova fra poco.`,
  brokenOff: 'Il file è arrivato incompleto, a metà di una riga, e non è stato salvato: riprova fra poco.',
  stalled: 'Il server ha smesso di mandare righe: riprova fra poco.',
  retry: 'Riprova',
  dismiss: 'Chiudi',
  refusals: {
    running: 'C’è già un’esportazione in corso: attendi che finisca o annullala',
    notRunning: 'Nessuna esportazione in corso',
    notFailed: 'Nessuna esportazione da riprovare',
  },
} as const;
