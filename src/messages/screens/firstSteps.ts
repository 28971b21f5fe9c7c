import { firstStepsSectionTexts } from '../commands/sections';
import { formatCount } from '../numbers';

const countOf = (count: number): string => (count === 1 ? 'un passo' : `${formatCount(count)} passi`);

/** The first steps of a site of one's own. */
export const firstStepsTexts = {
  title: firstStepsSectionTexts.title,
  intro:
    'Che cosa serve a un sito prima di entrare in servizio. Ciò che si può controllare è controllato davvero; ciò che non ti riguarda ora, rimandalo.',
  loading: 'Caricamento dei primi passi',
  failed: 'I primi passi non si sono letti',
  workFailed: (title: string) => `${title}: non è riuscito`,
  absence: 'Questo server non ha i primi passi: qui non c’è nulla da fare.',
  complete: 'Non manca nulla: il sito può entrare in servizio.',
  restDeferred: (count: number) =>
    count === 1
      ? 'Per ora non c’è altro da fare: un passo è rimandato.'
      : `Per ora non c’è altro da fare: ${formatCount(count)} passi sono rimandati.`,
  groups: { missing: 'Da fare', deferred: 'Rimandati', done: 'Fatti' },
  open: 'Apri',
  defer: 'Rimanda',
  takeUp: 'Riprendi',
  /** What a button is about, for who does not see its row. */
  of: (title: string) => ` (${title})`,
  card: {
    missing: (count: number) =>
      `${count === 1 ? 'Manca' : 'Mancano'} ${countOf(count)} prima che il sito entri in servizio`,
    next: (title: string) => `Il prossimo è «${title}».`,
  },
  steps: {
    address: 'Indirizzo di Portolano',
    mail: 'Posta',
    languages: 'Lingue dei contenuti',
    roles: 'Ruoli',
    desks: 'Redazioni',
    users: 'Utenti',
    trees: 'Alberi di categorie',
    tiles: 'Sfondo delle mappe',
    geocoder: 'Ricerca delle coordinate',
    content: 'Primo contenuto',
  },
  /** What checks a step. */
  checks: {
    mail: 'Manda una mail di prova',
    languages: 'Vanno bene',
    roles: 'Li ho guardati',
    tiles: 'Chiedi una tessera',
    geocoder: 'Chiedi una posizione',
  },
  /** How a step stands. */
  notes: {
    address: {
      unset:
        'I collegamenti nelle mail cominciano dall’indirizzo da cui si apre Portolano: scrivilo in PORTOLANO_URL e riavvia il server.',
      elsewhere: (said: string, here: string) =>
        `PORTOLANO_URL dice ${said}, ma questa pagina è aperta da ${here}: i collegamenti nelle mail portano altrove. Correggilo, o apri Portolano da lì.`,
      done: (said: string) => `I collegamenti nelle mail cominciano da ${said}`,
    },
    mail: {
      unset:
        'Senza PORTOLANO_SMTP le mail sono file nella cartella «outbox» dei dati, e non arrivano a nessuno: scrivi in PORTOLANO_SMTP il server di posta e riavvia.',
      missing: (target: string) =>
        `Il server di posta è ${target}, il mittente quello di PORTOLANO_MAIL_FROM: manda una mail di prova al tuo indirizzo.`,
      done: (target: string) => `Il server di posta ${target} ha preso una mail di prova.`,
    },
    languages: {
      missing: (names: string) =>
        `I contenuti si scrivono in ${names}. Altre lingue si scelgono con PORTOLANO_LANGUAGES, meglio prima di scrivere.`,
      done: (names: string) => `I contenuti si scrivono in ${names}.`,
    },
    roles: {
      missing: 'Ogni sito comincia con alcuni ruoli: guarda che cosa può fare ciascuno, e cambialo se serve.',
      done: 'Li hai guardati.',
    },
    desks: {
      missing: 'C’è solo quella con cui comincia ogni sito: aggiungi la tua, o dalle un altro nome.',
      done: 'Il sito ha una redazione sua.',
    },
    users: {
      missing: 'Nessun altro può entrare: crea almeno un utente con un indirizzo email vero.',
      done: 'Qualcun altro può entrare, e ricevere mail.',
    },
    trees: {
      missing: 'Almeno un gruppo di categorie è vuoto: filtri e schede non hanno che cosa proporre.',
      done: 'Ogni gruppo ha le sue categorie, destinazioni comprese.',
    },
    tiles: {
      unset: 'config.json non nomina un servizio («tiles»): le mappe hanno uno sfondo vuoto.',
      missing: (host: string) => `Le tessere vengono da ${host}: controlla che arrivino.`,
      done: (host: string) => `Le tessere di ${host} arrivano.`,
    },
    geocoder: {
      unset: 'config.json non nomina un servizio («geocoder»): le coordinate si scrivono o si scelgono sulla mappa.',
      missing: (host: string) => `Le coordinate vengono da ${host}: controlla che risponda.`,
      done: (host: string) => `${host} risponde con le coordinate.`,
    },
    content: {
      missing: 'Scrivi una news e pubblicala.',
      done: 'Almeno un contenuto è pubblicato.',
    },
  },
  /** Terms of who gives tiles and coordinates, by host. */
  terms: {
    known: {
      'tile.openstreetmap.org': {
        text: 'OpenStreetMap dà le sue tessere gratis per un uso leggero, con l’attribuzione in vista e senza garanzie: un portale molto visitato ne prende altre.',
        href: 'https://operations.osmfoundation.org/policies/tiles/',
      },
      'maps.googleapis.com': {
        text: 'Google chiede una chiave, e un pagamento oltre una soglia mensile; le posizioni si usano con le sue mappe.',
        href: 'https://cloud.google.com/maps-platform/terms',
      },
    },
    other: (host: string) =>
      `Prima di entrare in servizio leggi le condizioni d’uso di ${host}: quante richieste, a che prezzo, con quale attribuzione.`,
    own: 'È un servizio di questo stesso sito.',
    read: 'Leggi le condizioni',
    newTab: ' (si apre in una nuova scheda)',
  },
  /** Why a check failed. */
  problems: {
    tiles: (host: string) =>
      `Da ${host} non è arrivata nessuna tessera: controlla «tiles» in config.json e che la rete lasci passare.`,
  },
  told: {
    check: (title: string) => `«${title}»: fatto`,
    defer: (title: string) => `«${title}» è rimandato`,
    takeUp: (title: string) => `«${title}» è di nuovo da fare`,
  },
  refusals: {
    loading: 'Attendi: i passi si stanno caricando.',
    working: 'Attendi: un passo è in corso.',
    notLoaded: 'I passi non si sono caricati: ricaricali.',
    absent: 'Questo server non ha i primi passi.',
    signedIn: 'Non si aspetta nessun accesso.',
    noStep: 'Vai prima su un passo.',
    noPage: 'Questo passo non si fa in una pagina, ma nelle impostazioni del server o di config.json.',
    bySelf: 'Questo passo si controlla da sé.',
    done: 'Questo passo è già fatto.',
    notSetUp: 'Non c’è nulla da controllare: config.json non nomina il servizio.',
  },
} as const;
