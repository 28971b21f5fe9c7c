import { counted } from '../numbers';
/** Values of fields, displayed outside their form. */
export const displayTexts = {
  empty: '(vuoto)',
  yes: 'Sì',
  no: 'No',
  active: { yes: 'Attivo', no: 'Non Attivo' },
  filledIn: 'compilato',
  /** What has no name, or none any more. */
  numbered: (id: number) => `n. ${id}`,
  /** What its reader may not see. */
  withheld: 'un contenuto che non puoi vedere',
  added: (name: string) => `+ ${name}`,
  removed: (name: string) => `− ${name}`,
  entries: (count: number) => counted(count, 'voce', 'voci'),
} as const;
