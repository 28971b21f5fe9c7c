// Titles of the commands of cards and dialogs: in a file of their own, because they are needed before the screens, which
// have more to say.

/** Cards that are opened and closed, by the scope of their commands. */
export const cardTitleTexts = {
  permissions: 'Che cosa può fare',
  log: 'Registro delle operazioni',
  uses: 'Usato da',
  counters: 'Contenuti',
  worklists: 'Da fare',
  toValidate: 'Eventi da validare',
  toRevise: 'Eventi da revisionare',
  production: 'Produzione contenuti',
} as const;

/** Commands that every such card has. */
export const cardCommandTexts = {
  open: (card: string) => `Apri la scheda: ${card}`,
  toggle: (title: string) => `Apri o chiudi la scheda: ${title}`,
  close: (card: string) => `Chiudi la scheda: ${card}`,
  load: (card: string) => `Aggiorna: ${card}`,
  retry: (card: string) => `Riprova: ${card}`,
  nextPage: (card: string) => `Pagina successiva: ${card}`,
  previousPage: (card: string) => `Pagina precedente: ${card}`,
  words: ['scheda', 'mostra', 'nascondi', 'espandi', 'riduci'],
  loadWords: ['ricarica', 'riprova'],
} as const;

/** 'Permessi' of a role. Source: document 1, section 2.13. */
export const matrixCommandTexts = {
  focus: 'Vai alla tabella dei permessi',
  focusWords: ['ruolo', 'abilità', 'caselle'],
  box: 'Spunta o togli la casella in cui sei',
  row: 'Spunta o togli tutta la sezione in cui sei',
  column: 'Spunta o togli tutta la colonna in cui sei',
  all: 'Spunta o togli tutti i permessi della tabella',
  words: ['permesso', 'abilità', 'concedi', 'revoca'],
  special: (name: string) => `Permesso: ${name}`,
} as const;

/** A user's new password. Source: document 1, section 2.11. */
export const passwordCommandTexts = {
  update: 'Modifica Password',
  updateWords: ['cambia password', 'reimposta'],
  send: 'Invia Email con la nuova password: sì o no',
  sendWords: ['avvisa', 'messaggio', 'posta'],
} as const;

/** A desk's municipalities. Source: document 1, section 2.16. */
export const municipalitiesCommandTexts = {
  choose: 'Scegli i comuni da associare',
  chooseWords: ['comune', 'redazione', 'territorio'],
  add: 'Aggiungi i comuni scelti',
  addWords: ['associa', 'comune'],
  remove: 'Togli il comune in cui sei',
  removeWords: ['elimina', 'cancella', 'associazione'],
} as const;

/** The deletion of users. Source: document 1, section 2.10. */
export const reassignmentCommandTexts = {
  successor: 'Scegli l’erede',
  successorWords: ['riassegna', 'contenuti', 'a chi'],
  back: 'Indietro, alla scelta dell’erede',
  count: 'Conta di nuovo i contenuti',
  skip: 'Salta questo utente',
  skipWords: ['prossimo', 'lascia'],
} as const;

/** Exports to a file. Source: document 1, section 2.10. */
export const exportCommandTexts = {
  cancel: 'Annulla esportazione',
  retry: 'Riprova l’esportazione',
  dismiss: 'Chiudi l’avviso dell’esportazione',
} as const;

/** Rows pasted from a spreadsheet. Source: document 1, section 2.17. */
export const pasteCommandTexts = {
  stop: 'Interrompi la creazione',
  retryCheck: 'Riprova il controllo delle righe',
} as const;
