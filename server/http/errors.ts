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
