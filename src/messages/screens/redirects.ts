import { redirectCommandTexts } from '../commands/administration';
import { redirectSectionTexts } from '../commands/sections';
import { counted, formatCount } from '../numbers';

/** An address as texts quote it: a long one is cut. */
const quoted = (url: string): string => (url.length > 60 ? `${url.slice(0, 57)}…` : url);

/** Addresses of a path that are shown: its first ones and its last two. */
const SHOWN = 8;

const arrows = (path: readonly string[]): string => {
  const shown = path.map(quoted);
  return (shown.length > SHOWN ? [...shown.slice(0, SHOWN - 2), '…', ...shown.slice(-2)] : shown).join(' → ');
};

/** Texts of the redirect rules. Source: document 1, sections 2.17, 4 and 8. */
export const redirectTexts = {
  title: redirectSectionTexts.title,
  ...redirectCommandTexts,
  table: 'Regole di redirect',
  columns: { ...redirectCommandTexts.columns, actions: 'Azioni', state: 'Stato' },
  cell: (column: string, row: string) => `${column}, ${row}`,
  compared:
    'Una vecchia rotta vale comunque sia codificata (%27 o apostrofo), in qualunque ordine siano i parametri e con quelli delle statistiche (utm_…, fbclid, gclid). I parametri di chi visita non passano alla nuova.',
  rowName: (id: number) => `riga ${id}`,
  newRowName: 'riga nuova',
  selectRow: (id: number) => `Seleziona riga ${id}`,
  remove: 'Elimina',
  removeRow: (row: string) => `Elimina ${row}`,
  apply: 'Filtra',
  search: 'Ricerca',
  confirmOne: (old: string, to: string) => `Confermare cancellazione della rotta ${old} => ${to}`,
  confirmMany: 'Confermare cancellazione degli elementi selezionati?',
  discardNew: 'La riga non è ancora salvata: sarà tolta senza passare dal server.',
  deleted: (count: number) => (count === 1 ? 'Redirect eliminato' : `${formatCount(count)} redirect eliminati`),
  /** Rules that were to be deleted and that the list, read again, has no more; `left` are still to be deleted. */
  gone(addresses: readonly string[], left: number): string {
    const named = addresses.map(quoted).join(', ');
    const away =
      addresses.length === 1
        ? `La regola ${named} non è più in questo elenco`
        : `${formatCount(addresses.length)} regole non sono più in questo elenco: ${named}`;
    return `${away}. Non è stato eliminato nulla: ${left === 1 ? 'ne resta 1' : `ne restano ${formatCount(left)}`}.`;
  },
  allGone: (addresses: readonly string[]) =>
    addresses.length === 1
      ? `La regola ${addresses.map(quoted).join('')} non è più in questo elenco, che è stato riletto. Non è stato eliminato nulla.`
      : 'Le regole scelte non sono più in questo elenco, che è stato riletto. Non è stato eliminato nulla.',
  saved: 'Redirect salvato',
  sessionExpired: 'Sessione Scaduta',
  retry: 'Riprova',
  empty: 'Nessun risultato disponibile',
  nothingFound: 'Nessun risultato trovato',
  nothingFoundHint: 'Nessuna rotta contiene il testo cercato: cambialo o annulla i filtri.',
  emptyHint: 'Non c’è ancora nessuna regola: comincia con «Nuovo Redirect».',
  emptyReadOnly: 'Non c’è ancora nessuna regola.',
  loading: 'Caricamento in corso',
  incomplete: {
    blank: 'Una riga vuota non si salva: scrivi gli indirizzi o eliminala.',
    other: 'Scrivi anche l’altra rotta: la riga si salva da sé quando la lasci.',
  },
  states: {
    incomplete: 'Da completare',
    clean: '',
    editing: 'Modifiche non salvate',
    saving: 'Salvataggio in corso',
    saved: 'Salvata',
    failed: 'Non salvata',
    conflict: 'Cambiata da altri',
  },
  codes: { 301: 'spostata per sempre', 302: 'spostata per ora', 410: 'rimossa' } as Readonly<Record<number, string>>,
  trace: {
    chain: (path: readonly string[]) => `Catena: ${arrows(path)}. Meglio puntare subito all’ultima.`,
    loop: (path: readonly string[]) => `Ciclo: ${arrows(path)}. Chi visita non arriverebbe mai: cambia la nuova rotta.`,
    endless: (path: readonly string[]) =>
      `Il percorso passa per più di ${formatCount(path.length - 1)} regole, e nessun browser lo segue: ${arrows(path)}. Punta subito alla rotta finale.`,
  },
  hidden: (id: number, old: string) =>
    `Questa regola non risponde mai: la stessa vecchia rotta è già della riga ${id} (${old}). Elimina una delle due, o cambia la vecchia rotta.`,
  conflict: {
    text: (by: string | null) => `${by ?? 'Qualcun altro'} ha salvato questa riga mentre la modificavi.`,
    theirs: (old: string, to: string, code: number) => `Sul server: ${old} → ${to === '' ? '—' : to} (${code})`,
    keepMine: 'Tieni la mia',
    takeTheirs: 'Prendi quella salvata',
  },
  retrySave: 'Riprova a salvare',
  leave: {
    title: 'Ci sono redirect non salvati',
    text: (count: number) =>
      count === 1
        ? 'Una riga non è salvata: uscendo la perdi.'
        : `${formatCount(count)} righe non sono salvate: uscendo le perdi.`,
    confirm: 'Esci senza salvare',
    cancel: 'Resta qui',
  },
  problems: {
    required: 'Campo richiesto',
    newRequired: 'Con 301 e 302 serve la nuova rotta',
    spaces: 'Senza spazi né a capo: usa %20 dove serve uno spazio',
    scheme: 'Deve cominciare con / oppure con http:// o https://',
    slashes: 'Usa una sola barra all’inizio e nessuna barra rovesciata',
    fragment: 'Senza # nella vecchia rotta: quello che segue resta nel browser e non arriva al sito. Toglilo',
    malformed: 'L’indirizzo non è scritto bene: controllalo',
    tooLong: (limit: number) => `Troppo lungo: al massimo ${counted(limit, 'carattere', 'caratteri')}`,
    code: 'Il codice può essere 301, 302 o 410',
    duplicate: (id: number) => `Esiste già una regola per questa vecchia rotta (riga ${id}): modifica quella`,
    duplicateByNow: 'Esiste già una regola per questa vecchia rotta: modifica quella',
  },
  server: {
    created: 'Redirect creato',
    updated: 'Redirect aggiornato',
    unchanged: 'Nessuna modifica',
    missing: (ids: readonly number[]) =>
      ids.length === 1
        ? `La regola ${ids[0]} non esiste più: ricarica l’elenco.`
        : `Le regole ${ids.join(', ')} non esistono più: ricarica l’elenco. Nessuna è stata eliminata.`,
    reveals: (problem: string) =>
      `Questa regola ne copre un’altra che resterebbe senza uscita. ${problem} Correggi prima quella.`,
    nothing: 'Indica almeno una regola da eliminare',
    conflict: (by: string | null) =>
      `${by ?? 'Qualcun altro'} ha salvato questa regola nel frattempo: scegli quale versione tenere.`,
    version: 'La versione indicata non è una data leggibile',
  },
  refusals: {
    noCreate:
      'Non hai il permesso di creare o modificare redirect: serve «Redirect 404: Crea», chiedilo a un amministratore',
    noDelete:
      'Non hai il permesso di cancellare redirect: serve «Redirect 404: Cancella», chiedilo a un amministratore',
    blankRow: 'C’è già una riga nuova vuota: compila quella',
    notShown: 'La riga non è fra quelle dell’elenco',
    nothingSelected: 'Seleziona prima le righe da eliminare',
    notSaved: 'Una riga non ancora salvata non si può selezionare',
    noRows: 'L’elenco non ha righe',
    notLoaded: 'L’elenco non è ancora arrivato',
    samePage: 'È già la pagina mostrata',
    sameQuery: 'L’elenco mostra già questo',
    noSuchPage: (last: number) => `La pagina non esiste: l’ultima è la ${formatCount(last)}`,
    unknownLimit: 'Le righe per pagina possono essere 10, 20, 30, 40 o 50',
    unknownSort: 'Questa colonna non si può ordinare',
    deletionOpen: 'C’è già un’eliminazione in corso',
    noDeletion: 'Non c’è nessuna eliminazione da confermare',
    deleting: 'L’eliminazione è in corso: attendi che finisca',
    saving: 'La riga si sta salvando: attendi un momento',
    leaving: 'Rispondi prima alla domanda aperta',
    nothingPending: 'Nessuno ha chiesto di uscire',
    noConflict: 'La riga non è in conflitto',
    notFailed: 'La riga non ha salvataggi da ripetere',
    noRow: 'Porta prima il cursore su una riga',
    pasting: 'Il foglio incollato è già aperto',
    notPasting: 'Nessun foglio è aperto',
    notEditing: 'Nessuna cella è in modifica',
  },
} as const;

/** Texts of the dialog that pastes rows from a spreadsheet. */
export const pasteTexts = {
  title: 'Incolla da foglio di calcolo',
  label: 'Righe incollate',
  hint: 'Una riga per redirect: vecchia rotta, nuova rotta e, se vuoi, il codice (301, 302 o 410).',
  example: '/vecchia-pagina\t/nuova-pagina\t301',
  preview: 'Anteprima',
  line: 'Riga',
  result: 'Esito',
  none: 'Nessuna riga da creare: incolla qui sopra due colonne.',
  cut: (limit: number) =>
    `Si creano al massimo ${formatCount(limit)} redirect per volta: le righe oltre sono lasciate fuori.`,
  counts: (good: number, bad: number) =>
    `${counted(good, 'riga da creare', 'righe da creare')}${bad === 0 ? '' : `, ${counted(bad, 'con problemi', 'con problemi')}`}`,
  unchecked: 'Da controllare',
  checking: 'Controllo delle righe in corso…',
  notChecked: (count: number) =>
    count === 1
      ? 'Una riga non è ancora stata controllata'
      : `${formatCount(count)} righe non sono ancora state controllate`,
  retryCheck: 'Riprova il controllo',
  ready: 'Da creare',
  wrong: 'Da correggere',
  failed: 'Non creato',
  repeated: (line: number) => `Uguale alla riga ${formatCount(line)}`,
  waiting: 'In attesa',
  creating: 'Creazione in corso',
  created: 'Creato',
  create: (count: number) => (count === 1 ? 'Crea 1 redirect' : `Crea ${formatCount(count)} redirect`),
  retry: (count: number) => (count === 1 ? 'Riprova 1 riga' : `Riprova ${formatCount(count)} righe`),
  stop: 'Interrompi',
  progress: 'Redirect creati',
  progressText: (done: number, all: number) => `${formatCount(done)} di ${formatCount(all)}`,
  finished: (created: number, failed: number) =>
    `${counted(created, 'redirect creato', 'redirect creati')}${failed === 0 ? '' : `, ${counted(failed, 'non riuscito', 'non riusciti')}`}`,
  refusals: {
    nothing: 'Non c’è nessuna riga da creare',
    busy: 'La creazione è in corso: interrompila prima',
    notRunning: 'Non c’è nessuna creazione in corso',
    checking: 'Il controllo delle righe è in corso: attendi un momento',
    unchecked: 'Le righe non sono state controllate: riprova prima il controllo',
    notFailed: 'Non c’è nessun controllo da ripetere',
  },
} as const;
