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
  '55P03': 'busy',
  '57014': 'busy',
  // What a server says that became a standby while it was connected to.
  '25006': 'unavailable',
};

/** Classes of which every code passes by itself: connections, resources, what an administrator did. */
const UNAVAILABLE_CLASSES: ReadonlySet<string> = new Set(['08', '53', '57', '58']);

const kindOf = (code: string): KnownFailure | null =>
  BY_SQLSTATE[code] ?? (UNAVAILABLE_CLASSES.has(code.slice(0, 2)) ? 'unavailable' : null);

/** What kind of failure the database reported; null where it is a fault of ours, or no error of the database. */
export const knownFailureOf = (error: unknown): KnownFailure | null =>
  error instanceof DatabaseError ? kindOf(error.code ?? '') : null;

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
]);

/** Whether the connection broke or could not be made; `pg` names some of these by their text only. */
export const isLostConnection = (error: Error): boolean =>
  UNREACHABLE.has((error as NodeJS.ErrnoException).code ?? '') ||
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed))/.test(
    error.message,
  );
