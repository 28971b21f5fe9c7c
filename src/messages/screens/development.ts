import { counted } from '../numbers';
/** Texts of the banner that a development build shows where a machine's invariant is broken. */
export const developmentTexts = {
  title: 'Invariante violato',
  broken: (machine: string, invariant: string, value: string, event: string) =>
    `${machine}: «${invariant}» — stato ${value}, evento ${event}`,
  times: (count: number) => `(${counted(count, 'volta', 'volte')})`,
  hide: 'Nascondi',
} as const;
