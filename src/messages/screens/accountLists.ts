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
