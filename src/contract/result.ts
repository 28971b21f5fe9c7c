/** Why a call failed, classified by what the user can do about it. */
export type FailureKind =
  /** No answer: the server or the network is down. */
  | 'network'
  /** The answer took longer than the call allows. */
  | 'timeout'
  /** An answer that is no JSON, empty, cut off, or of another shape than the contract's. */
  | 'nonsense'
  /** 401, or 'Unauthenticated.' in any form. */
  | 'unauthenticated'
  /** 403. */
  | 'forbidden'
  | 'notFound'
  /** 409 because another user saved in the meantime. */
  | 'conflict'
  /** Fields are named, or the request makes no sense to the server. */
  | 'invalid'
  /** 429: too many attempts. */
  | 'throttled'
  /** Anything else the server refused or broke on. */
  | 'server';

/** A failed call as machines keep it: JSON-safe, its text ready to be shown. */
export interface CallFailure {
  readonly kind: FailureKind;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** Italian, says what to do. */
  readonly message: string;
  /** Field path → its problem. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a lost update says about the stored version; only with kind 'conflict'. */
  readonly conflict: { readonly updatedAt: string; readonly updatedBy: string | null } | null;
  /** Seconds to wait; only with kind 'throttled'. */
  readonly retryAfter: number | null;
  /** What a refusal because of the present state (404, 409) carries beside its text, e.g. who still uses the record. */
  readonly details?: unknown;
}

/** A failure with the parts that most failures lack left empty. */
export function failure(
  kind: FailureKind,
  status: number,
  message: string,
  details: Partial<Omit<CallFailure, 'kind' | 'status' | 'message'>> = {},
): CallFailure {
  return { kind, status, message, fields: {}, conflict: null, retryAfter: null, ...details };
}

/** How a call ended. Expected failures are values, never exceptions. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: CallFailure };

/** What a server that did what it was asked says of it, to be shown as it is; null where it has no words. */
export interface Done {
  readonly message: string | null;
}

/** A server without the call answers 404: what it was asked for is null then, which is no failure. */
export const orAbsent = <T>(result: Result<T>): Result<T | null> =>
  !result.ok && result.failure.kind === 'notFound' ? { ok: true, value: null } : result;

/** A result with its value changed. */
export const mapResult = <T, U>(result: Result<T>, change: (value: T) => U): Result<U> =>
  result.ok ? { ok: true, value: change(result.value) } : result;

/** The data of an answer. */
export const dataIn = <T>(result: Result<{ readonly data: T }>): Result<T> => mapResult(result, ({ data }) => data);

interface Told {
  readonly data?: { readonly message?: string | null | undefined } | null | undefined;
}

/** What the server said of a change that it made; null for nothing. */
export const messageIn = (result: Result<Told>): Result<Done> =>
  mapResult(result, ({ data }) => ({ message: data?.message || null }));
