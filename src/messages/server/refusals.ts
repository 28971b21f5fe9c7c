import { counted, formatCount, waitTime } from '../numbers';
/** Texts of the server's refusals: what happened and what to do. Source: document 1, sections 4, 6 and 8; contract, 'Ground rules'. */
export const refusalTexts = {
  credentials: 'Nome utente o password errati. Controlla di averli scritti bene e riprova.',
  initialPassword: (link: string) =>
    `Questa è la password iniziale: prima di entrare scegline una tua, entro 60 minuti, a questo indirizzo: ${link}`,
  inactive: 'Questo utente non è attivo: chiedi a un amministratore di riattivarlo.',
  throttled: (seconds: number) => `Troppi tentativi di accesso: riprova fra ${waitTime(seconds)}.`,
  tooManyRequests: (seconds: number) => `Troppe richieste: riprova fra ${waitTime(seconds)}.`,
  /** To the letter: clients look for it. */
  unauthenticated: 'Unauthenticated.',
  forbidden: (abilities: readonly string[]) =>
    `Non hai il permesso di farlo: serve ${abilities.map((ability) => `«${ability}»`).join(' oppure ')}. Chiedilo a un amministratore.`,
  administrators: 'Può farlo solo un amministratore: chiedilo a uno di loro.',
  invalid: 'I dati inviati non sono validi: correggi i campi segnalati.',
  query: 'La richiesta non è valida: correggi i parametri segnalati.',
  malformed: 'La richiesta non è leggibile: il contenuto non è JSON valido.',
  emptyBody: 'La richiesta è vuota: manca il contenuto JSON.',
  tooLarge: (limit: string) => `La richiesta è troppo grande: il massimo è ${limit}. Riduci il contenuto e riprova.`,
  excessive: 'La richiesta contiene troppi valori, o troppo annidati: dividi il contenuto e riprova.',
  protocol: 'La richiesta HTTP non è scritta correttamente: il server non la può leggere.',
  longAddress: 'L’indirizzo della richiesta è troppo lungo: indica meno elementi per volta.',
  headers: 'Le intestazioni della richiesta sono troppo grandi: cancella i cookie di questo sito e riprova.',
  expectation: 'La richiesta aspetta una conferma (Expect) che questo server non dà: inviala senza.',
  host: 'La richiesta non dice a quale sito si rivolge: manca l’intestazione Host.',
  downloads: (most: number) =>
    `Stai già scaricando ${formatCount(most)} file: aspetta che finiscano, o interrompine uno, e riprova.`,
  contentType: 'Il contenuto deve essere inviato come JSON (Content-Type: application/json).',
  noRoute: (method: string, path: string) => `La chiamata ${method} ${path} non esiste.`,
  characters: 'Il testo contiene caratteri non ammessi: toglili e riprova.',
  tooManyAtOnce: 'Troppe richieste insieme da questo indirizzo: riprova fra qualche secondo.',
  slowRequest: 'La richiesta non è arrivata per intero in tempo: controlla la connessione e riprova.',
  slowBody: (seconds: number) =>
    `La richiesta non è arrivata per intero entro ${counted(seconds, 'secondo', 'secondi')}: controlla la connessione e riprova.`,
  overloaded: 'Il server ha troppo da fare: riprova fra qualche secondo. Niente è andato perso.',
  unavailable: 'La base dati non risponde: riprova fra qualche istante.',
  busy: 'Troppe modifiche nello stesso momento: riprova.',
  internal: (id: string) =>
    `Il server ha avuto un problema e non ha completato la richiesta. Riprova; se succede ancora, segnala il codice ${id}.`,
  diskFull:
    "Il disco del server è pieno: non è stato salvato niente, e ciò che hai scritto è ancora qui. Avvisa chi gestisce il server e riprova quando c'è di nuovo spazio.",
  storage: 'La cartella dei dati non può essere scritta: controlla spazio e permessi.',
  signedOut: 'Uscita effettuata',
} as const;

/** What is wrong with a value of a call. */
export const valueProblemTexts = {
  missing: 'Campo richiesto',
  text: 'Deve essere un testo',
  integer: 'Deve essere un numero intero',
  number: 'Deve essere un numero',
  flag: 'Deve essere vero o falso (1 o 0)',
  list: 'Deve essere un elenco',
  object: 'Deve essere un oggetto',
  choice: 'Valore non ammesso',
  shape: 'Formato non valido',
  tooShort: (minimum: number) => `Troppo corto: servono almeno ${counted(minimum, 'carattere', 'caratteri')}`,
  tooLong: (maximum: number) => `Troppo lungo: al massimo ${counted(maximum, 'carattere', 'caratteri')}`,
  tooSmall: (minimum: number) => `Deve essere almeno ${formatCount(minimum)}`,
  tooBig: (maximum: number) => `Deve essere al massimo ${formatCount(maximum)}`,
  tooMany: (maximum: number, actual: number) =>
    `Troppi elementi (${formatCount(actual)}): al massimo ${formatCount(maximum)}`,
  tooManyTogether: (maximum: number) =>
    `Con questo elenco gli elementi inviati sono troppi in tutto: al massimo ${formatCount(maximum)}`,
  unexpected: 'Valore non valido',
  unknownField: 'Campo non previsto: toglilo',
  twice: 'È indicato due volte: lascialo una volta sola',
} as const;

/** Problems of a list's paging and order. */
export const pagingTexts = {
  filter: (label: string) => `Il filtro «${label}» ha un valore non previsto: sceglilo di nuovo`,
  page: 'Le pagine si contano da 1',
  limit: 'Serve almeno una riga per pagina',
  order: (fields: readonly string[]) => `Si può ordinare per: ${fields.join(', ')} (con + o - davanti)`,
} as const;
