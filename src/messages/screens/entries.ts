import { counted, formatCount } from '../numbers';

/** Texts of entries and slots, whose own names are declared. Source: document 2, section 5. */
export const entriesTexts = {
  name: (one: string, position: number) => `${one} ${position}`,
  add: (one: string) => `Aggiungi ${one.toLowerCase()}`,
  anyOne: 'tappa',
  addWords: ['tappa', 'luogo', 'indirizzo', 'sede', 'dove', 'voce'],
  remove: (one: string) => `Togli ${one.toLowerCase()}`,
  confirm: "Confermi la rimozione dell'elemento?",
  empty: 'Ancora nessuna voce',
  filled: (used: number, count: number) => `${formatCount(used)} di ${formatCount(count)}`,
  blank: 'Ancora da compilare',
  isWrong: 'da correggere',
  /** Where in an item something is: 'Tappa 3 · Video 2 · Indirizzo'. */
  within: (names: readonly string[]) => names.join(' · '),
  maximum: (label: string, maximum: number, actual: number) =>
    `${label}: ${counted(actual, 'voce', 'voci')}, al massimo ${formatCount(maximum)}: togline ${formatCount(actual - maximum)}`,
  removed: '(tolta)',
} as const;

/** Texts of contacts. Sources: document 1, sections 2.20, 5 and 9; document 2, section 3. */
export const contactsTexts = {
  kinds: {
    email: 'Email',
    website: 'Sito web',
    telephone: 'Telefono',
    whatsapp: 'WhatsApp',
    fax: 'Fax',
  },
  unknownKind: 'Contatto',
  add: 'Aggiungi contatto',
  addWords: ['email', 'telefono', 'sito', 'whatsapp', 'fax', 'recapito'],
  empty: 'Nessun contatto',
  labelOf: (name: string) => `Etichetta di ${name}`,
  labelPlaceholder: 'Etichetta (facoltativa)',
  valueOf: (name: string) => `${name}: valore`,
  name: (kind: string, position: number) => `${kind} ${position}`,
  remove: 'Togli contatto',
  confirm: (value: string) => `Confermi la rimozione del contatto ${value}`,
  required: 'Campo richiesto',
  email: 'Email non valida: controlla che sia scritta come nome@dominio.it',
  url: 'URL non valida',
  phone: 'Campo obbligatorio. Non può contenere caratteri speciali',
  problem: (position: number, kind: string, problem: string) => `Contatto ${position} (${kind}): ${problem}`,
  maximum: (maximum: number, actual: number) =>
    `I contatti sono ${formatCount(actual)}, al massimo ${formatCount(maximum)}: togline ${formatCount(actual - maximum)}`,
} as const;

/** Texts of the files of a content. Source: document 2, sections 3 and 5. */
export const filesTexts = {
  add: 'Carica file',
  addWords: ['allega', 'carica', 'upload', 'pdf', 'csv', 'documento'],
  choose: 'Scegli tra gli allegati',
  chooseWords: ['allegati', 'cerca file', 'già caricato'],
  dropHere: 'Rilascia qui i file',
  empty: 'Nessun file: caricane uno, o sceglilo tra gli allegati',
  nameless: (position: number) => `File ${position}`,
  name: (name: string, position: number) => `file ${position}, ${name}`,
  label: (name: string) => `Nome mostrato di «${name}»`,
  namePlaceholder: 'Nome mostrato ai lettori',
  language: (name: string) => `Lingua di «${name}»`,
  noLanguage: 'Non indicata',
  download: (name: string) => `Scarica «${name}»`,
  chooseCover: 'Scegli copertina',
  changeCover: 'Cambia copertina',
  removeCover: 'Togli copertina',
  notes: (name: string) => `Da sapere su «${name}»`,
  remove: 'Togli file',
  wrong: (name: string, problem: string) => `«${name}»: ${problem}`,
  already: 'Questo file c’è già',
} as const;
