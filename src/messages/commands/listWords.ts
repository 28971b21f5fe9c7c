/** Words of a typed query that mean nothing by themselves: articles and prepositions, and what is left of elided ones. */
export const fillerWords: readonly string[] = [
  ...['il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'un', 'uno', 'una', 'e', 'ed', 'd'],
  ...['di', 'del', 'dello', 'della', 'dei', 'degli', 'delle', 'dell'],
  ...['a', 'ad', 'al', 'allo', 'alla', 'ai', 'agli', 'alle', 'all'],
  ...['da', 'dal', 'dallo', 'dalla', 'dai', 'dagli', 'dalle', 'dall'],
  ...['in', 'nel', 'nello', 'nella', 'nei', 'negli', 'nelle', 'nell'],
  ...['su', 'sul', 'sullo', 'sulla', 'sui', 'sugli', 'sulle', 'sull', 'con', 'per', 'che', 'sono'],
];

/** What stands for the contents of every kind. */
export const contentWords: readonly string[] = ['contenuto', 'contenuti', 'scheda', 'schede'];
