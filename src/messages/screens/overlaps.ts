import { formatCount } from '../numbers';
/** Texts of the warning that two items at one venue overlap. */
export const overlapTexts = {
  title: 'Nello stesso luogo si sovrappone a:',
  nameless: (one: string, id: number) => `${one} n. ${id}`,
  /** On which day, and on how many others. */
  days: (first: string, others: number) => {
    if (others === 0) return first;
    return others === 1 ? `${first} e un altro giorno` : `${first} e altri ${formatCount(others)} giorni`;
  },
  openIn: 'Si apre in una nuova scheda',
} as const;
