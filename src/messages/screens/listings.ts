import { formatCount, others } from '../numbers';

/** Columns that the lists of accounts share. Source: document 1, sections 2.10, 2.12 and 2.15. */
const columns = { id: 'ID', actions: 'AZIONI' } as const;

/** Texts of the list of users. Source: document 1, sections 2.3 and 2.10. */
export const userListTexts = {
  titles: {
    section: 'UTENTI',
    list: 'Utenti',
    create: 'Nuovo Utente',
    add: 'Aggiungi',
    one: 'utente',
    many: 'utenti',
  },
  search: 'Cerca Username',
  columns: { ...columns, username: 'USERNAME', name: 'NOME', desk: 'REDAZIONE', active: 'STATO' },
  filters: {
    role: 'Ruolo',
    desk: 'Redazione',
    active: 'Stato',
    activeOnes: 'Attivi',
    inactiveOnes: 'Non attivi',
    activeNames: ['abilitati'],
    inactiveNames: ['disattivi', 'disattivati', 'disabilitati', 'bloccati', 'sospesi'],
  },
  /** Under a user's name. */
  signedIn: (day: string) => `Ultimo accesso: ${day}`,
  neverSignedIn: 'Nessun accesso',
  toggle: 'Attiva o disattiva l’utente',
  toggleWords: ['stato', 'attivo', 'non attivo', 'blocca', 'abilita'],
  active: 'Attivo',
  inactive: 'Non Attivo',
  /** Tip of the switch in a row. */
  toDeactivate: 'Attivo: premi per disattivare',
  toActivate: 'Non attivo: premi per attivare',
  noName: 'Senza nome',
  noDesk: 'Nessuna redazione',
} as const;

/** Texts of the list of roles. Source: document 1, section 2.12. */
export const roleListTexts = {
  titles: {
    section: 'RUOLI',
    list: 'Ruoli',
    create: 'Nuovo ruolo',
    add: 'Aggiungi',
    one: 'ruolo',
    many: 'ruoli',
  },
  search: 'Cerca ruolo',
  columns: { id: columns.id, title: 'RUOLO', actions: 'AZIONE' },
} as const;

/** Texts of the list of desks. Source: document 1, section 2.15. */
export const deskListTexts = {
  titles: {
    section: 'REDAZIONI',
    list: 'Redazioni',
    create: 'Nuova Redazione',
    one: 'redazione',
    many: 'redazioni',
  },
  columns: { ...columns, title: 'TITOLO', users: 'UTENTI' },
} as const;

/** Texts of the tags, their list and their form. Source: document 3, section 2. */
export const tagTexts = {
  titles: { section: 'TAG', list: 'Tag', create: 'Nuovo Tag', one: 'tag', many: 'tag' },
  columns: { id: 'ID', title: 'TITOLO', count: 'TOTALE', actions: 'AZIONI' },
  inserting: 'Nuovo Tag',
  editing: 'Modifica Tag',
  card: 'Tag',
  missing: 'Il tag non esiste più',
  name: 'Titolo',
  nameHint: 'È il nome in italiano: quelli nelle altre lingue restano come sono.',
} as const;

/** The roles section by section. */
export const rightsTexts = {
  titles: {
    section: 'CHI PUÒ',
    list: 'Chi può fare che cosa',
    one: 'permesso',
    many: 'permessi',
    words: ['sezione per ruolo', 'chi pubblica', 'autorizzazioni', 'diritti', 'abilitazioni'],
  },
  absence: 'Questo server non dice chi può fare che cosa: i permessi si leggono nella pagina di ogni ruolo.',
  filters: { section: 'Sezione', action: 'Che cosa' },
  columns: { section: 'Sezione', role: 'Ruolo', actions: 'Può', users: 'Chi' },
  actionWords: {
    view: ['vedere', 'leggere'],
    create: ['creare', 'inserire', 'aggiungere'],
    edit: ['modificare', 'cambiare', 'correggere'],
    delete: ['cancellare', 'eliminare'],
    publish: ['pubblicare', 'approvare'],
  },
  show: 'Apri il ruolo',
  barred: { list: 'elenco chiuso a questo ruolo', item: 'schede chiuse a questo ruolo' },
  nobody: 'Nessun utente',
  others: (count: number) => `e ${others(count)}`,
  inactive: 'non attivo',
} as const;

/** Texts of the place types. Source: document 3, section 2. */
export const placeTypeTexts = {
  titles: {
    section: 'LUOGHI',
    list: 'Punti di interesse',
    create: 'Aggiungi collezione POI',
    one: 'collezione POI',
    many: 'collezioni POI',
    words: ['elenco poi', 'punto di interesse', 'collezione', 'tipologia di luogo'],
  },
  columns: { id: 'ID', title: 'TITOLO', code: 'CODICE', actions: 'AZIONI' },
  edit: 'Rinomina la collezione',
  places: 'Elenco POI',
} as const;

/** Texts of the list of a type's places. Source: document 3, section 2. */
export const placeListTexts = {
  titles: {
    section: 'LUOGHI',
    list: 'Elenco POI',
    create: 'Nuova Collezione',
    one: 'luogo',
    many: 'luoghi',
  },
  code: 'Collezione',
  everyType: 'Tutte',
  columns: { id: 'ID', title: 'TITOLO', address: 'INDIRIZZO', municipality: 'COMUNE', actions: 'AZIONI' },
} as const;

/** Texts of the list of attachments. Source: document 1, section 2.3; document 3, 'Attachments list'. */
export const attachmentListTexts = {
  titles: { section: 'ALLEGATI', list: 'Allegati', one: 'allegato', many: 'allegati' },
  columns: { id: 'ID', name: 'NOME', url: 'URL', actions: 'AZIONI' },
  upload: 'Carica file',
  uploadWords: ['nuovo', 'aggiungi', 'upload', 'allega'],
  download: 'Scarica il file',
  downloadWords: ['apri', 'salva'],
  copy: 'Copia l’URL',
  copyWords: ['indirizzo', 'link', 'appunti'],
  /** In a row. */
  downloadRow: 'Scarica',
  copyRow: 'Copia URL',
  drop: 'Rilascia per caricare i file fra gli allegati',
  uploaded: (names: readonly string[]) =>
    names.length === 1 ? `Allegato caricato: ${names[0]}` : `Allegati caricati: ${formatCount(names.length)}`,
  copied: (url: string) => `URL copiato: ${url}`,
  notCopied: (url: string) => `Il browser non ha permesso di copiare: seleziona l’URL e copialo a mano. ${url}`,
  noWebAddress: (url: string) => `L’indirizzo di questo file non è di un sito web e non viene aperto: ${url}`,
  loading: 'La pagina si sta caricando',
} as const;
