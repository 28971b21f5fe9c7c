// Where one is signed in.
//
// States: `loading`, `shown`, `failed`, `absent` (a server without the call), `confirming`, `endingOne`,
// `endingOthers`, `endFailed`.
//
// The present session and all of them are the `session`'s to end: it knows what is unsaved.
//
// Never: anything ended without its question; a session gone from the list that was not ended.

import type { CallFailure, Result } from '../../contract/result';
import type { OwnSession } from '../../contract/sessions';

/** What is to be ended: one session, or all but the current one. */
type Ending = { readonly kind: 'one'; readonly id: number } | { readonly kind: 'others' };

export interface OwnSessionsContext {
  /** The present one, then the others, the last used first. */
  readonly rows: readonly OwnSession[];
  /** What ending is requested or under way. */
  readonly ending: Ending | null;
  /** Why the last call failed. */
  readonly failure: CallFailure | null;
}

export type OwnSessionsEvent =
  | { readonly type: 'load.retry' }
  /** Somebody signed in again over the page, or the password, which ends sessions, may have been changed. */
  | { readonly type: 'sessions.changed' }
  /** `id` is no number where no session is pointed at. */
  | { readonly type: 'end.request'; readonly id: number }
  | { readonly type: 'others.request' }
  /** 'Esci ovunque'. */
  | { readonly type: 'everywhere.request' }
  /** Also tries again after a failure. */
  | { readonly type: 'end.confirm' }
  | { readonly type: 'end.cancel' };

export type OwnSessionsEmitted =
  | { readonly type: 'notice'; readonly level: 'success'; readonly text: string }
  /** The present session is to end: the sign-out knows what is unsaved. */
  | { readonly type: 'signOut' }
  | { readonly type: 'signOut.everywhere' };

export type OwnSessionsTag =
  /** Being read; what was there before stays. */
  | 'loading'
  /** There is something to show, and commands that concern it. */
  | 'present'
  /** They did not load; `failure` says why. */
  | 'failed'
  | 'confirming'
  | 'ending'
  /** The ending failed; `failure` says why. */
  | 'endFailed';

export interface OwnSessionsActors {
  readonly loadSessions: (input: undefined, signal: AbortSignal) => Promise<Result<readonly OwnSession[]>>;
  readonly endSession: (
    input: { readonly id: number },
    signal: AbortSignal,
  ) => Promise<Result<{ readonly message: string | null }>>;
  readonly endOthers: (input: undefined, signal: AbortSignal) => Promise<Result<{ readonly message: string | null }>>;
}
