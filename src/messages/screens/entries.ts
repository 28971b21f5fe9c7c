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
