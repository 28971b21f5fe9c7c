import { counted, formatCount, namedUpTo } from '../numbers';

/** What the server says about users, roles and desks. Source: document 1, sections 2.10–2.16, 5 and 6. */
const contentsOf = (count: number): string => counted(count, 'contenuto', 'contenuti');
const usersOf = (count: number): string => counted(count, 'utente', 'utenti');
const shortList = (names: readonly string[], total: number): string => namedUpTo(names, names.length, total);

export const userServerTexts = {
  created: 'Utente creato',
  saved: 'Utente aggiornato',
  activated: (name: string) => `${name} è attivo`,
  deactivated: (name: string) => `${name} non è più attivo e le sue sessioni sono chiuse`,
  deleted: (count: number) => (count === 1 ? 'Utente eliminato' : `${formatCount(count)} utenti eliminati`),
  /** `successor` gets `count` contents. */
  reassigned: (name: string, successor: string, count: number) =>
    count === 0 ? `${name} è stato eliminato: non aveva contenuti` : reassignedText(name, successor, count),
  passwordSet: 'Password aggiornata: le altre sessioni dell’utente sono chiuse',
  passwordSent: 'Password aggiornata: all’utente è partita un’email per sceglierne una sua',
  conflict: 'L’utente è stato salvato nel frattempo: ricaricalo e riprova.',
  missing: (ids: readonly number[]) => `Utenti che non esistono più: ${ids.join(', ')}. Ricarica l’elenco.`,
  role: 'Questo ruolo non esiste',
  id: 'L’id non è quello dell’utente aperto',
  destination: (ids: readonly number[]) => `Destinazioni che non esistono: ${ids.join(', ')}`,
  /** Why a role can't be given. */
  roleBeyond: 'Questo ruolo può più di te: lo assegna solo chi ha gli stessi permessi',
  /** Why a user can't be touched. */
  userBeyond: (name: string) =>
    `${name} ha permessi che tu non hai: può modificarlo solo chi li ha tutti. Chiedilo a un amministratore.`,
  self: {
    remove: 'Non puoi eliminare te stesso: chiedilo a un altro amministratore.',
    status: 'Non puoi disattivare te stesso: chiedilo a un altro amministratore.',
  },
  lastAdministrator: (name: string) =>
    `${name} è l’ultimo amministratore attivo: prima danne il ruolo a un altro utente.`,
  successor: {
    same: 'L’utente a cui passano i contenuti è quello da eliminare: scegline un altro',
    unknown: 'L’utente a cui passano i contenuti non esiste più: scegline un altro',
    inactive: 'L’utente a cui passano i contenuti non è attivo: scegline un altro',
  },
  ownsContents: (names: readonly string[], total: number, contents: number) =>
    `Non si può eliminare chi ha ancora contenuti: ${shortList(names, total)} (${contentsOf(contents)}). Eliminalo riassegnandoli a un altro utente.`,
  stillReferenced: 'L’utente è ancora autore di qualcosa: eliminalo riassegnando i suoi contenuti a un altro utente.',
  tooMany: (limit: number) => `Se ne possono eliminare al massimo ${formatCount(limit)} per volta.`,
  csv: ['ID', 'USERNAME', 'NOME', 'COGNOME', 'EMAIL', 'AZIENDA', 'RUOLO', 'REDAZIONE', 'STATO'],
  states: { active: 'Attivo', inactive: 'Non Attivo' },
} as const;

function reassignedText(name: string, successor: string, count: number): string {
  return `${name} è stato eliminato: ${contentsOf(count)} ${count === 1 ? 'passa' : 'passano'} a ${successor}`;
}

export const roleServerTexts = {
  created: 'Ruolo creato',
  saved: 'Ruolo aggiornato',
  deleted: (count: number) => (count === 1 ? 'Ruolo eliminato' : `${formatCount(count)} ruoli eliminati`),
  notFound: 'Il ruolo non esiste più.',
  missing: (ids: readonly number[]) => `Ruoli che non esistono più: ${ids.join(', ')}. Ricarica l’elenco.`,
  conflict: 'Il ruolo è stato salvato nel frattempo: ricaricalo e riprova.',
  unknownAbilities: (abilities: readonly string[]) => `Permessi che non esistono: ${abilities.join(', ')}`,
  administratorPower: 'Il ruolo degli amministratori può tutto: i suoi permessi non si tolgono',
  administratorStays: 'Il ruolo degli amministratori non si può eliminare.',
  name: 'Il nome di un ruolo non si cambia',
  id: 'L’id non è quello del ruolo aperto',
  inUse: (title: string, names: readonly string[], total: number) =>
    `Il ruolo «${title}» è ancora di ${usersOf(total)}: ${shortList(names, total)}. Prima dai loro un altro ruolo.`,
  justUsed: 'Un utente ha appena ricevuto questo ruolo: ricarica l’elenco e riprova.',
} as const;

export const deskServerTexts = {
  created: 'Redazione creata',
  saved: 'Redazione aggiornata',
  deleted: (count: number) => (count === 1 ? 'Redazione eliminata' : `${formatCount(count)} redazioni eliminate`),
  notFound: 'La redazione non esiste più.',
  missing: (ids: readonly number[]) => `Redazioni che non esistono più: ${ids.join(', ')}. Ricarica l’elenco.`,
  conflict: 'La redazione è stata salvata nel frattempo: ricaricala e riprova.',
  id: 'L’id non è quello della redazione aperta',
  hasUsers: (name: string, names: readonly string[], total: number) =>
    `«${name}» ha ancora ${usersOf(total)}: ${shortList(names, total)}. Prima spostali in un’altra redazione.`,
  hasContents: (name: string, count: number) =>
    `«${name}» ha ancora ${contentsOf(count)}: finché ci sono non si può eliminare.`,
  justUsed: 'Qualcuno ha appena usato questa redazione: ricarica l’elenco e riprova.',
  municipalityAdded: 'comune aggiunto',
  municipalityRemoved: (name: string) => `cancellato ${name}`,
  municipality: 'Questo comune non esiste.',
  notAssociated: 'Il comune non è più associato a questa redazione.',
} as const;

export const auditServerTexts = {
  csv: ['ID', 'QUANDO', 'CHI', 'OPERAZIONE', 'AREA', 'ID ELEMENTO', 'A CHE COSA', 'CAMPI CAMBIATI'],
} as const;

/** Texts of the server's answers about the settings of the site. Source: document 3, sections 7 and 8. */
export const settingsServerTexts = {
  saved: 'Impostazioni salvate',
  conflict: (name: string | null, section: string) =>
    `${name ?? 'Un altro utente'} ha salvato «${section}» mentre la stavi modificando: non è stato scritto nulla. Confronta le due versioni prima di salvare.`,
} as const;

/** What the server says about the first steps of a site. */
export const firstStepsServerTexts = {
  checkedByItself: 'Questo passo si controlla da sé: non basta dirlo.',
  aboutMissing: 'Manca l’indirizzo che è stato controllato',
  /** Of the test mail; `target` is the mail server, null for none. */
  sent: (email: string) => `Mail di prova inviata a ${email}: guarda se arriva.`,
  inOutbox:
    'La mail di prova è un file nella cartella «outbox» dei dati: senza PORTOLANO_SMTP nessuna mail lascia questa macchina.',
  localAddress: (email: string) => `Il tuo indirizzo è ${email}: nel tuo profilo scrivine uno vero, poi riprova.`,
  notSent: (target: string | null, reason: string) =>
    target === null
      ? `La mail di prova non si è potuta scrivere (${reason}).`
      : `Il server di posta ${target} non ha preso la mail di prova (${reason}). Controlla PORTOLANO_SMTP e PORTOLANO_MAIL_FROM.`,
  mail: {
    subject: 'Portolano: mail di prova',
    text: (name: string, address: string | null) =>
      [
        `Gentile ${name},`,
        '',
        'questa è la mail di prova dei primi passi: se la leggi, le mail di Portolano arrivano.',
        ...(address === null ? [] : ['', `I collegamenti nelle mail cominciano da ${address}`]),
        '',
      ].join('\n'),
  },
} as const;

/** What the server says of one's own sessions. */
export const ownSessionsAnswers = {
  ended: 'Sessione chiusa',
  othersEnded: (count: number) =>
    count === 0
      ? 'Non c’erano altre sessioni aperte'
      : count === 1
        ? 'Chiusa un’altra sessione'
        : `Chiuse altre ${formatCount(count)} sessioni`,
  allEnded: 'Sei uscito da tutti i dispositivi',
  gone: 'Questa sessione non c’è più: era già chiusa.',
} as const;

/** How a session's browser and system are called. */
export const deviceTexts = {
  unknown: 'Dispositivo sconosciuto',
  on: (browser: string, system: string) => `${browser} su ${system}`,
  otherBrowser: 'Browser sconosciuto',
} as const;
