/**
 * A whole number as Italians write it: 12345 gives '12.345'. Without Intl, whose first use loads the tables of a language:
 * more than 20 ms of processor time before a page's first rows.
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** How many there are of something, with its name in the singular or plural. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
