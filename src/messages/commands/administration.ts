import { counted } from '../numbers';
// What palette and help sheet say of sections beside the content types: in a file of their own, because they are needed
// before the screens, which have more to say.

/** Commands of the redirect rules. Source: document 1, section 2.17. */
export const redirectCommandTexts = {
  add: 'Nuovo Redirect',
  addWords: ['crea', 'aggiungi', 'rotta'],
  clear: 'Annulla Filtri',
  bulkDelete: 'Cancella Selezionati',
  paste: 'Incolla da foglio',
  pasteWords: ['excel', 'foglio di calcolo', 'importa', 'incolla'],
  titles: {
    remove: 'Elimina la riga',
    selectPage: 'Seleziona tutta la pagina',
    search: 'Cerca fra i redirect',
    rows: 'Vai alle righe',
    reload: 'Ricarica l’elenco',
    reloadWords: ['aggiorna', 'riprova'],
    nextPage: 'Pagina successiva',
    previousPage: 'Pagina precedente',
    firstPage: 'Prima pagina',
    lastPage: 'Ultima pagina',
    pageSize: (limit: number) => `Mostra ${counted(limit, 'riga', 'righe')} per pagina`,
    apply: 'Filtra',
    applyWords: ['cerca', 'applica'],
    sort: (column: string) => `Ordina per ${column}`,
    select: 'Seleziona o deseleziona la riga',
    deselect: 'Deseleziona tutto',
  },
  columns: { old_url: 'Vecchia rotta', new_url: 'Nuova rotta', code: 'Codice' },
  /** Of the row in which the focus is. */
  row: {
    editOld: 'Scrivi nella vecchia rotta',
    editNew: 'Scrivi nella nuova rotta',
    editWords: ['modifica', 'cella', 'indirizzo'],
    save: 'Salva la riga',
    codes: {
      301: 'Codice 301: la vecchia rotta è spostata per sempre',
      302: 'Codice 302: la vecchia rotta è spostata per ora',
      410: 'Codice 410: la vecchia rotta è rimossa',
    },
    codeWords: ['permanente', 'temporaneo', 'rimossa'],
    retry: 'Riprova a salvare la riga',
    keepMine: 'Conflitto: tieni la tua riga',
    takeTheirs: 'Conflitto: prendi la riga salvata',
  },
  keys: {
    move: 'Cella accanto, quando non si scrive',
    row: 'Prima o ultima cella della riga, quando non si scrive',
    page: 'Dieci righe più su o più giù, quando non si scrive',
    table: 'Prima o ultima riga, quando non si scrive',
    edit: 'Scrivi nella cella',
    restore: 'Rimetti il valore di prima; se non scrivi, esci dalla cella',
    next: 'Cella successiva; la riga si salva',
  },
} as const;

/** Commands of the forms of records, the profile among them. Source: document 1, sections 2.11, 2.13, 2.14 and 2.16. */
export const recordCommandTexts = {
  fieldWords: ['vai a', 'vai al', 'vai alla', 'campo'],
  save: 'Salva',
  saveWords: ['registra', 'conferma', 'aggiorna'],
  saveNodeLong: 'Salva la categoria',
  nextErrorNode: 'Errore successivo della categoria',
  previousErrorNode: 'Errore precedente della categoria',
  retryNodeLong: 'Rileggi la categoria',
  restoreDraft: 'Riprendi la bozza di questo computer',
  discardDraft: 'Scarta la bozza di questo computer',
  nextDraft: 'Mostra un’altra bozza di questo computer',
  close: 'CHIUDI',
  closeLong: 'Chiudi la scheda',
  closeWords: ['indietro', 'elenco', 'esci'],
  retry: 'Riprova',
  retryLong: 'Riprova a caricare la scheda',
  nextError: 'Errore successivo',
  previousError: 'Errore precedente',
  remove: 'Elimina questo utente',
  removeWords: ['elimina', 'rimuovi', 'riassegna'],
  keepMine: (label: string | null) => (label === null ? 'Tieni il tuo valore' : `${label}: tieni il tuo valore`),
  takeTheirs: (label: string | null) =>
    label === null ? 'Prendi il valore salvato' : `${label}: prendi quello salvato`,
  conflictLong: {
    keepMine: 'Conflitto: tieni il tuo valore del primo campo da decidere',
    takeTheirs: 'Conflitto: prendi il valore salvato del primo campo da decidere',
    cancelConflict: 'Conflitto: decidi più tardi',
  },
  conflictWords: ['conflitto', 'scegli', 'versione', 'mio', 'altro'],
  allDecided: 'Hai già deciso per ogni campo: salva',
  cancelConflict: 'Conflitto: decidi più tardi',
} as const;

/** Commands of one's own sessions, in the profile. */
export const ownSessionsCommandTexts = {
  title: 'Le tue sessioni',
  list: 'Vai alle tue sessioni',
  listWords: ['dispositivi', 'accessi', 'elenco'],
  end: 'Chiudi la sessione in cui sei',
  endWords: ['termina', 'disconnetti', 'dispositivo'],
  others: 'Chiudi le altre sessioni',
  othersWords: ['termina', 'disconnetti', 'dispositivi'],
  everywhere: 'Esci ovunque',
  everywhereLong: 'Esci ovunque: chiudi tutte le tue sessioni, anche questa',
  everywhereWords: ['termina', 'disconnetti', 'logout', 'dispositivi', 'sessioni'],
  retry: 'Riprova',
  retryLong: 'Riprova a caricare le tue sessioni',
} as const;

/** Commands of the first steps of a site. */
export const firstStepsCommandTexts = {
  list: 'Vai ai passi',
  listWords: ['elenco', 'passo'],
  open: 'Apri la pagina del passo in cui sei',
  openWords: ['vai', 'fai'],
  check: 'Controlla il passo in cui sei',
  checkWords: ['prova', 'mail di prova', 'conferma', 'verifica'],
  defer: 'Rimanda o riprendi il passo in cui sei',
  deferWords: ['più tardi', 'salta', 'non ora'],
  load: 'Ricarica i passi',
  loadWords: ['aggiorna', 'riprova'],
} as const;
