import { DatabaseError } from 'pg';
import { HttpError } from './errors';

/** PostgreSQL's code for a row that another one still points to, or that points to nothing. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether the database refused because a row is still pointed to. */
export const isStillUsed = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION;

/** Does a deletion; a row that somebody still uses, or began to use meanwhile, is a refusal (409) with this text. */
export async function refuseUsed<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isStillUsed(error) ? new HttpError(409, message) : error;
  }
}

/** Ids joined by commas, each once. */
export const idsOf = (joined: string): number[] => [...new Set(joined.split(',').map(Number))];

/** Refuses with 404 ids of which no row was found. `text` names them. */
export function refuseMissing(
  asked: readonly number[],
  found: readonly { readonly id: number }[],
  text: (missing: readonly number[]) => string,
): void {
  const missing = asked.filter((id) => !found.some((row) => row.id === id));
  if (missing.length > 0) throw new HttpError(404, text(missing));
}
