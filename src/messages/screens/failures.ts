import { waitTime } from '../numbers';
/** Texts of failed calls: what happened, then what to do. Source: contract, 'Ground rules'; document 1, section 8. */
export const failureTexts = {
  network: 'Il server non risponde: controlla la connessione e riprova. Quello che hai scritto è ancora qui.',
  timeout: 'Il server non ha risposto in tempo: riprova fra poco. Quello che hai scritto è ancora qui.',
  empty: "Il server ha mandato una risposta vuota: riprova; se succede ancora avvisa l'assistenza.",
  notJson:
    "Al posto dei dati è arrivata una pagina che non viene dal server di Portolano: riprova; se succede ancora avvisa l'assistenza.",
  truncated: "La risposta del server è arrivata a metà: riprova; se succede ancora avvisa l'assistenza.",
  shape: (where: string) =>
    `Il server ha risposto con dati che non sono quelli attesi (${where || 'risposta'}): riprova; se succede ancora avvisa l'assistenza.`,
  unauthenticated: 'La sessione è scaduta: accedi di nuovo.',
  forbidden: 'Non hai il permesso per questa operazione: chiedilo a chi amministra il portale.',
  rightMissing: (rights: readonly string[]) =>
    `Manca il permesso ${rights.map((right) => `«${right}»`).join(' oppure ')}.`,
  /** Above what could not be saved for a missing right. */
  rightLost: 'Non hai più il permesso di salvare',
  rightLostText:
    'Quanto hai scritto resta qui e si può copiare. Chiedi il permesso a chi amministra il portale, poi salva di nuovo.',
  notFound: 'Il contenuto non esiste più: forse qualcuno lo ha eliminato.',
  conflict: 'Qualcun altro ha salvato nel frattempo: confronta le due versioni prima di salvare.',
  throttled: (seconds: number | null) =>
    seconds === null ? 'Troppi tentativi: riprova fra poco.' : `Troppi tentativi: riprova fra ${waitTime(seconds)}.`,
  tooLarge: 'Il server ha rifiutato i dati perché sono troppo grandi: accorcia il testo e riprova.',
  server: (status: number) =>
    `Il server ha avuto un problema (codice ${status}): riprova; se succede ancora avvisa l'assistenza.`,
  refused: "Il server ha rifiutato l'operazione senza dire perché: riprova; se succede ancora avvisa l'assistenza.",
  unexpected: "Si è verificato un errore imprevisto: riprova; se succede ancora avvisa l'assistenza.",
  drafts:
    'Questo browser non permette di tenere le bozze locali: salva spesso, perché chiudendo la pagina si perderebbe il lavoro.',
  storage: 'Questo browser non permette di ricordare filtri e preferenze.',
} as const;
