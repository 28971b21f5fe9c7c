import { isForeignKeyViolation } from '../db/sqlstate';
import { HttpError } from './errors';

/** Does a deletion; a row that somebody still uses, or began to use meanwhile, is a refusal (409) with this text. */
export async function refuseUsed<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isForeignKeyViolation(error) ? new HttpError(409, message) : error;
  }
}

/** Refuses with 404 ids of which no row was found. `text` names them. */
export function refuseMissing(
  requested: readonly number[],
  found: readonly { readonly id: number }[],
  text: (missing: readonly number[]) => string,
): void {
  const missing = requested.filter((id) => !found.some((row) => row.id === id));
  if (missing.length > 0) throw new HttpError(404, text(missing));
}
