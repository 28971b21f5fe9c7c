// The form that asks for the mail with a link to a new password.
//
// States: `form`, `sending`, `sent`, `throttled`.
//
// Never: an answer that tells whether an address exists; anything but an address sent.

import type { CallFailure, Result } from '../../contract/result';

export interface RecoveryContext {
  readonly email: string;
  /** Whether the field's problem is shown: it was changed, left, or sent. */
  readonly touched: boolean;
  readonly failure: CallFailure | null;
  /** What the server said after it took the request; null before. */
  readonly message: string | null;
}

export type RecoveryEvent =
  | { readonly type: 'email.change'; readonly email: string }
  | { readonly type: 'email.blur' }
  | { readonly type: 'mail.request' }
  /** Back to the form after a request was accepted. */
  | { readonly type: 'mail.again' };

export type RecoveryTag =
  /** A call is under way. */
  | 'busy'
  /** The server answered 429 with a waiting time. */
  | 'throttled'
  | 'sent';

export interface RecoveryActors {
  /** Requests the mail; `message` is the server's text for the user. */
  readonly sendMail: (
    input: { readonly email: string },
    signal: AbortSignal,
  ) => Promise<Result<{ readonly message: string | null }>>;
}
