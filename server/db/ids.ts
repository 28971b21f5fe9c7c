/** Greatest value of PostgreSQL's `integer`. */
export const GREATEST_INTEGER = 2_147_483_647;

/** Whether a row of this id could exist: an integer in the range of the column. */
export const isPossibleId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= GREATEST_INTEGER;

/** The id that a text of digits is; null for anything else, and for an id that no row can have. */
export function idOf(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return isPossibleId(id) ? id : null;
}

/** Ids joined by commas, each once. */
export const idsOf = (joined: string): number[] => [...new Set(joined.split(',').map(Number))];
