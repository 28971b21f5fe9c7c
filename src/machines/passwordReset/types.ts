// The form of a new password, behind the link of a mail.
//
// States: `form`, `sending`, `throttled`, `expired`, `done`.
//
// What was typed stays through every failure that may pass; the password goes as soon as it serves no more.
//
// Never: a reset without a code; a password sent that is not good and confirmed.

import type { CallFailure, Result } from '../../contract/result';

export const RESET_FIELDS = ['password', 'password_confirmation'] as const;
export type ResetField = (typeof RESET_FIELDS)[number];

export interface ResetInput {
  /** Out of the mailed link. */
  readonly code: string;
}

export interface ResetContext {
  readonly code: string;
  readonly values: Readonly<Record<ResetField, string>>;
  /** Fields whose problem is shown: changed, left, or sent. */
  readonly touched: readonly ResetField[];
  /** What the server said about the fields' present values. */
  readonly refused: Readonly<Partial<Record<ResetField, string>>>;
  readonly failure: CallFailure | null;
  /** The server's text after it changed the password; null before. */
  readonly message: string | null;
}

export type ResetEvent =
  | { readonly type: 'field.change'; readonly field: ResetField; readonly value: string }
  | { readonly type: 'field.blur'; readonly field: ResetField }
  | { readonly type: 'reset.request' };

export type ResetTag =
  /** A call is under way. */
  | 'busy'
  /** The server answered 429 with a waiting time. */
  | 'throttled'
  /** The code serves no more. */
  | 'expired'
  | 'done';

interface ResetCall {
  readonly code: string;
  readonly password: string;
  readonly confirmation: string;
}

export interface ResetActors {
  /** Sets the password; `message` is the server's text for the user. */
  readonly setPassword: (input: ResetCall, signal: AbortSignal) => Promise<Result<{ readonly message: string | null }>>;
}
