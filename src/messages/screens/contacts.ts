import { formatCount } from '../numbers';
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
  label: 'Etichetta',
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
