import { refusalTexts } from '../../src/messages/server/refusals';

/** What a refusal says beside its status. */
export interface HttpErrorDetails {
  /** Field path → what is wrong with it, in Italian. Becomes `errors` of the answer. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Becomes `data` of the answer, e.g. what a lost update says. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Seconds; becomes the Retry-After header. */
  readonly retryAfter?: number;
}

/** A call refused on purpose. Takes the HTTP status and the Italian text that says what to do. */
export class HttpError extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.fields = details.fields;
    this.data = details.data;
    this.retryAfter = details.retryAfter;
  }
}

/** Errors of the system and of PostgreSQL that mean: the disk, or what this user may have of it, is full. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because a disk was full, ours or the database's. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof HttpError ? error.status === DISK_FULL : FULL.has((error as NodeJS.ErrnoException).code);

/** Insufficient Storage. Source: RFC 4918, section 11.5. */
const DISK_FULL = 507;

/** A call refused because a disk is full. */
export const diskFull = (): HttpError => new HttpError(DISK_FULL, refusalTexts.diskFull);
