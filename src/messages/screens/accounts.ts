import { profileSectionTexts } from '../commands/sections';
import { counted, waitTime } from '../numbers';
import { validationTexts } from './validation';

/** Texts of the account forms, and of what the server says about them. Source: document 1, sections 2.6, 2.7, 2.14 and 5. */
export const accountTexts = {
  required: 'Campo richiesto',
  email: validationTexts.email,
  personName: 'Può contenere solo lettere e spazi',
  username: 'Può contenere solo lettere, cifre, trattini e trattini bassi',
  tooLong: validationTexts.longest,
  passwordShort: (minimum: number) => `La password deve avere almeno ${counted(minimum, 'carattere', 'caratteri')}`,
  confirmation: 'La conferma non è uguale alla password',
  common: 'Questa password è fra le più usate e si indovina subito: scegline un’altra',
  ownName: 'La password non può essere il tuo nome utente o la tua email: scegline un’altra',
  wait: (seconds: number) => `Troppe richieste: attendi ${waitTime(seconds)} prima di riprovare.`,
  over: 'Qui non c’è più nulla da inviare',
} as const;

/** 'Recupero Credenziali'. Source: document 1, section 2.6. */
export const recoveryTexts = {
  title: 'Recupero Credenziali',
  intro: 'Scrivi l’email del tuo utente: ti mandiamo un collegamento per scegliere una nuova password.',
  email: 'Email',
  send: 'Invia Email',
  again: 'Invia di nuovo',
  toLogin: 'Torna all’accesso',
  /** What the server answers, whether the address exists or not. */
  sent: 'Se l’indirizzo appartiene a un utente attivo, fra poco riceverà un’email con il collegamento per scegliere una nuova password. Il collegamento vale 60 minuti e una volta sola.',
} as const;

/** The page that the mailed link opens. Source: document 1, section 2.7. */
export const resetTexts = {
  title: 'Nuove credenziali',
  whyInitial: 'Quella con cui hai fatto l’accesso è la password iniziale, che altri possono aver letto.',
  intro: (minimum: number) => `Scegli una nuova password di almeno ${counted(minimum, 'carattere', 'caratteri')}.`,
  password: 'Password',
  confirmation: 'Conferma Password',
  reset: 'Reset',
  toLogin: 'Vai all’accesso',
  another: 'Chiedi un altro collegamento',
  done: 'La password è stata cambiata: ora puoi accedere.',
  expired:
    'Il collegamento non vale più: è scaduto dopo 60 minuti, è già stato usato o ne hai chiesto uno più recente. Chiedine un altro.',
  codeMismatch: 'Il codice non è quello dell’indirizzo',
  initial: 'È la password iniziale: scegline un’altra',
} as const;

/** 'Il mio Profilo'. Source: document 1, section 2.14. */
export const profileTexts = {
  title: profileSectionTexts.title,
  one: 'profilo',
  cards: { data: 'Dati personali', access: 'Accesso' },
  fields: {
    first_name: 'Nome',
    last_name: 'Cognome',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    password_confirmation: 'Conferma Password',
    role: 'Ruolo',
  },
  readOnly: 'Solo chi amministra gli utenti può cambiarlo.',
  passwordHint: (minimum: number) =>
    `Lascia vuoto per non cambiarla; altrimenti almeno ${counted(minimum, 'carattere', 'caratteri')}.`,
  noRole: 'Nessun ruolo',
  words: {
    loading: 'Caricamento del profilo',
    failed: 'Il profilo non si è caricato',
    save: 'Aggiorna',
    saved: 'Profilo aggiornato',
    rebased:
      'Il profilo era stato cambiato altrove: i campi che non avevi toccato mostrano ora i valori nuovi. Controlla e premi di nuovo Aggiorna.',
  },
  leave: {
    title: 'Lasciare il profilo?',
    confirm: 'Esci senza salvare',
    cancel: 'Resta',
  },
  /** Why the server refuses a change. */
  server: {
    own: 'Puoi modificare solo il tuo profilo.',
    role: 'Il proprio ruolo non si cambia: chiedilo a un amministratore',
    active: 'Il proprio stato non si cambia: chiedilo a un amministratore',
    administrated: 'Puoi cambiarlo solo con il permesso «Utenti: Modifica»: chiedilo a un amministratore',
    emailTaken: 'Questa email è già di un altro utente: scrivine un’altra',
    usernameTaken: 'Questo nome utente è già di un altro utente: scegline un altro',
    username: 'Il nome utente può contenere solo lettere, cifre, trattini e trattini bassi',
    desk: 'Questa redazione non esiste',
    notFound: 'L’utente non esiste più.',
    conflict: 'Il profilo è stato salvato nel frattempo: ricaricalo e riprova.',
  },
} as const;

/** The mails that accounts cause. Plain text; subjects without accents, so that they need no encoding. */
export const accountMailTexts = {
  reset: {
    subject: 'Portolano: recupero delle credenziali',
    text: ({ name, username, link }: { name: string; username: string; link: string }) =>
      [
        `Gentile ${name},`,
        '',
        `qualcuno, forse tu, ha chiesto di recuperare l’accesso di «${username}» a Portolano.`,
        'Per scegliere una nuova password apri questo indirizzo entro 60 minuti; vale una volta sola:',
        '',
        link,
        '',
        'Se non l’hai chiesto tu ignora questo messaggio: la tua password resta quella di prima.',
        '',
      ].join('\n'),
  },
  set: {
    subject: 'Portolano: nuova password',
    text: ({ name, username, link }: { name: string; username: string; link: string }) =>
      [
        `Gentile ${name},`,
        '',
        `chi amministra Portolano ha cambiato la password di «${username}» e le sessioni aperte sono state chiuse.`,
        'Per scegliere una password tua apri questo indirizzo entro 60 minuti; vale una volta sola:',
        '',
        link,
        '',
        'Passati i 60 minuti puoi chiedere un altro collegamento dalla pagina di accesso.',
        '',
      ].join('\n'),
  },
  changed: {
    subject: 'Portolano: password cambiata',
    text: ({ name, username }: { name: string; username: string }) =>
      [
        `Gentile ${name},`,
        '',
        `la password di «${username}» su Portolano è appena stata cambiata e le altre sessioni aperte sono state chiuse.`,
        '',
        'Se non sei stato tu, recupera subito le credenziali dalla pagina di accesso e avvisa chi amministra il portale.',
        '',
      ].join('\n'),
  },
  moved: {
    subject: 'Portolano: email cambiata',
    text: ({ name, username }: { name: string; username: string }) =>
      [
        `Gentile ${name},`,
        '',
        `l’email di «${username}» su Portolano è appena stata cambiata: i prossimi messaggi arriveranno al nuovo indirizzo.`,
        '',
        'Se non sei stato tu avvisa subito chi amministra il portale.',
        '',
      ].join('\n'),
  },
} as const;
