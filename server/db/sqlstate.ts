import { DatabaseError } from 'pg';

/** SQLSTATE of a reference to a row that does not exist, or of the deletion of a row that is referenced. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether the database refused a statement because of a foreign key. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION;

/** Name of the constraint that a statement violated; null for any other error. */
export const violatedConstraint = (error: unknown): string | null =>
  error instanceof DatabaseError ? (error.constraint ?? null) : null;

/** A failure that is the caller's doing (`characters`: text that can't be stored) or passes by itself. */
export type KnownFailure = 'characters' | 'busy' | 'unavailable';

/** Source: PostgreSQL documentation, appendix A. */
const BY_SQLSTATE: Readonly<Record<string, KnownFailure>> = {
  '22P05': 'characters',
  '22021': 'characters',
  '40001': 'busy',
  '40P01': 'busy',
  '53300': 'unavailable',
  '57014': 'busy',
  '57P01': 'unavailable',
  '57P03': 'unavailable',
};

/** What kind of failure the database reported; null where it is a fault of ours, or no error of the database. */
export const knownFailureOf = (error: unknown): KnownFailure | null =>
  error instanceof DatabaseError ? (BY_SQLSTATE[error.code ?? ''] ?? null) : null;

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);

/** Whether the connection broke or could not be made; `pg` names some of these by their text only. */
export const isLostConnection = (error: Error): boolean =>
  UNREACHABLE.has((error as NodeJS.ErrnoException).code ?? '') ||
  /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message);
