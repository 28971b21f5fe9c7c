import type { CallFailure, FailureKind } from '../contract/result';

type FailureDetails = Partial<Omit<CallFailure, 'kind' | 'status' | 'message'>>;

/** A failure with the parts that most failures lack left empty. */
export function failure(kind: FailureKind, status: number, message: string, details: FailureDetails = {}): CallFailure {
  return { kind, status, message, fields: {}, conflict: null, retryAfter: null, ...details };
}
