import { recordCommandTexts } from '../commands/administration';
import { cardTitleTexts } from '../commands/cards';
import { counted } from '../numbers';

/** Texts of the forms of users, roles and desks. Source: document 1, sections 2.11, 2.13, 2.16, 5 and 8. */
export const recordTexts = {
  ...recordCommandTexts,
  loading: 'Caricamento della scheda',
  failed: 'La scheda non si è caricata',
  badAddress: 'L’indirizzo della pagina non è quello di un elemento.',
  copyName: (name: string) => `${name} (copia)`,
  saved: 'Salvato',
  savingNow: 'Salvataggio in corso…',
  unsaved: 'Modifiche non salvate',
  allSaved: 'Tutto salvato',
  besideUnsaved: (card: string) => `Da salvare: ${card}`,
  savedBut: (card: string, saved: string) => `${saved}. «${card}» ha modifiche non ancora salvate`,
  readOnly: 'Non hai il permesso di modificare questa scheda: puoi solo leggere',
  readAfterwards: 'Potrai salvarla una volta sola: non hai il permesso di modificare, e poi potrai solo leggerla',
  unseen: (labels: readonly string[]) =>
    `Non è stato ripreso ciò che non puoi vedere: ${labels.join(', ')}. Solo chi lo vede può collegarlo.`,
  saveFailed: 'Il salvataggio non è riuscito',
  rebased:
    'Qualcun altro aveva salvato nel frattempo: i campi che non avevi toccato mostrano ora i valori nuovi. Controlla e premi di nuovo Salva.',
  problem: (label: string, problem: string) => `${label}: ${problem}`,
  leave: {
    title: 'Uscire senza salvare?',
    confirm: 'Esci senza salvare',
    cancel: 'Resta',
  },
  draft: {
    title: 'C’è una bozza non salvata di questa scheda su questo dispositivo',
    text: 'Vuoi riprendere da dove eri rimasto o lasciarla perdere?',
    older: 'La scheda è stata salvata dopo questa bozza: salvando, sceglierai che cosa tenere',
  },
  conflict: {
    title: 'Salvato da qualcun altro nel frattempo',
    by: (who: string) => `Ha salvato ${who}.`,
    text: 'Per ogni campo cambiato da entrambi scegli quale valore tenere, poi salva.',
    mine: (value: string) => `Il mio: ${value}`,
    theirs: (value: string) => `Quello salvato: ${value}`,
    save: 'Salva',
    cancel: 'Decidi più tardi',
  },
  refusal: {
    busy: 'Attendi: il salvataggio è in corso.',
    notLoaded: 'La scheda non è ancora caricata.',
    notFailed: 'Non c’è nulla da ricaricare.',
    nothingPending: 'Non c’è nulla da confermare.',
    leaving: 'Prima rispondi alla domanda aperta.',
    noErrors: 'Non ci sono errori da correggere.',
    noConflict: 'Non ci sono conflitti da risolvere.',
    undecided: 'Scegli prima quale valore tenere per ogni campo.',
    resolving: 'Prima scegli quali valori tenere.',
    savedOnce: 'La scheda è stata inviata: non hai il permesso di modificarla, e poi potrai solo leggere.',
    unknownField: 'Questo campo non si può cambiare.',
    draftFirst: 'Prima decidi se riprendere la bozza trovata su questo dispositivo.',
    noDraft: 'Non c’è nessuna bozza da riprendere.',
    onlyDraft: 'Non ci sono altre bozze.',
  },
} as const;

/** Source: document 1, sections 2.3 and 2.11. */
export const userTexts = {
  title: 'gestione utente',
  inserting: 'Nuovo Utente',
  editing: 'Aggiornamento Utente',
  reading: 'Dati dell’utente',
  missing: 'L’utente non esiste più',
  fields: {
    company: 'Azienda',
    first_name: 'Nome',
    last_name: 'Cognome',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    password_confirmation: 'Conferma Password',
    role: 'Ruolo',
    active: 'Stato',
    redazione: 'Redazione',
    destinations: 'Destinazioni',
  },
  companyHint: 'Se è compilata, nome e cognome sono facoltativi.',
  passwordHint: (minimum: number) => `Almeno ${counted(minimum, 'carattere', 'caratteri')}.`,
} as const;

/** Source: document 1, sections 2.3 and 2.13. */
export const roleTexts = {
  title: 'gestione ruolo',
  inserting: 'Nuovo ruolo',
  editing: 'Aggiornamento ruolo',
  missing: 'Il ruolo non esiste più',
  fields: { title: 'Titolo', abilities: 'Permessi' },
  holders: 'Chi ha questo ruolo',
  toHolders: 'Vedi gli utenti con questo ruolo',
} as const;

/** Source: document 1, sections 2.16 and 5. */
export const deskTexts = {
  inserting: 'Inserimento Redazione',
  editing: 'Modifica Redazione',
  card: 'Redazione',
  missing: 'La redazione non esiste più',
  fields: { nome: 'Nome', url_it: 'URL italiano', url_en: 'URL inglese', url_de: 'URL tedesco' },
} as const;

/** Source: document 1, section 2.11. */
export const passwordUpdateTexts = {
  title: 'Aggiornamento Password Utente',
  password: 'Nuova password',
  confirmation: 'Conferma Password',
  send: 'Invia Email',
  sendHint: 'L’utente riceve un messaggio con il collegamento per scegliersi una password.',
  update: 'Modifica Password',
  saved: 'Password modificata: le altre sessioni dell’utente sono chiuse',
  failed: 'La password non è stata modificata',
} as const;

/** Cards that read what they show when they are opened. */
export const panelTexts = {
  loading: 'Caricamento in corso',
  failed: 'Questa scheda non si è caricata',
  retry: 'Riprova',
  absent: 'Questo server non offre queste informazioni.',
} as const;

/** Cards of a desk. Source: document 1, sections 2.16, 8 and 9. */
export const deskMunicipalitiesTexts = {
  title: 'Comuni associati a Redazione',
  picker: 'Comune',
  pickerHint: (maximum: number) =>
    `Scrivi almeno 2 lettere; fino a ${counted(maximum, 'comune', 'comuni')} alla volta.`,
  placeholder: 'Scrivi il nome di un comune',
  none: 'Non ci sono risultati disponibili',
  add: 'Aggiungi',
  columns: { number: 'N.', name: 'Comune', province: 'Provincia', code: 'Codice', actions: 'Azioni' },
  remove: (name: string) => `Elimina ${name}`,
  empty: 'Nessun comune associato: scegline uno qui sopra.',
  question: (name: string) => `cancellare associazione con ${name}?`,
  removing: 'Elimina',
  added: 'comune aggiunto',
  removed: (name: string) => `cancellato ${name}`,
  failed: 'Il comune non è stato aggiunto',
  refusal: {
    nothingChosen: 'Scegli prima un comune.',
    present: (name: string) => `${name} è già associato alla redazione.`,
    tooMany: (maximum: number) =>
      `Al massimo ${counted(maximum, 'comune', 'comuni')} alla volta: aggiungi prima quelli scelti.`,
    unknown: 'Questo comune non è fra quelli della redazione.',
    noRow: 'Vai prima sulla riga del comune da togliere.',
    nothingPending: 'Non c’è nulla da confermare.',
    confirming: 'Prima rispondi alla domanda aperta.',
    busy: 'Attendi: l’operazione è in corso.',
  },
} as const;

/** 'Che cosa può fare'. */
export const permissionsCardTexts = {
  title: cardTitleTexts.permissions,
  columns: { section: 'Sezione', may: 'Può', source: 'Da dove viene' },
  other: 'Altro',
  source: (source: 'administrator' | 'wildcard' | 'role' | null, role: string) => {
    if (source === 'administrator') return 'È amministratore';
    return source === 'wildcard' ? `Tutti i permessi (*) del ruolo ${role}` : `Ruolo ${role}`;
  },
  summary: (role: string, administrator: boolean, wildcard: boolean) => {
    if (administrator) return `Il ruolo ${role} è quello degli amministratori: può fare tutto.`;
    return wildcard
      ? `Il ruolo ${role} ha tutti i permessi (*): può fare tutto.`
      : `I permessi vengono dal ruolo ${role}.`;
  },
  inactive: 'L’utente non è attivo: non può accedere, qualunque permesso abbia.',
  nothing: 'Questo utente non può fare nulla: il suo ruolo non ha permessi.',
  missing: (actions: string) => `Non può: ${actions}`,
  closed: (sections: string) => `Nessun permesso per: ${sections}.`,
} as const;

/** Card of a desk. Source: document 1, section 2.16. */
export const deskUsersTexts = {
  title: 'Utenti di Redazione',
  columns: { number: 'N.', name: 'Nome', username: 'Username', email: 'Email', active: 'Stato' },
  active: 'attivo',
  inactive: 'non attivo',
  empty: 'Nessun utente in questa redazione.',
} as const;
