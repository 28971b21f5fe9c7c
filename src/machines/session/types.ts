// Who is signed in: start-up, sign-in, the cached user record, sign-out, the sign-in over unsaved work.
//
// States: `starting`, `restoring`, `signedOut` (`form`, `submitting`, `identifying`, `throttled`), `signedIn` (`fresh`:
// `authorised` or `withoutRole`, `stale`, `refreshing`, `confirmingSignOut`, `confirmingEverywhere`,
// `leavingEverywhere`), `signInOver` (the same form, and `confirmingLeave`), `signingOut`.
//
// The record. Start-up compares the stored version. A user record decides for 20,000 ms, then the next page reads
// it again; 401, 403 and a failed refresh end the session, and so does a sign-out in another tab. Token and record lie
// in local storage, and the token in a cookie as long as the record is fresh.
//
// Unsaved work. With some, a lost session goes to `signInOver`: the sign-in lies on top, the page stays. A 403 over
// unsaved work has the user's record read first, once, and where somebody is in the page stays as it is. What the
// question before a sign-out promises is the worst of what the parts of the page reported (`work.dirty`, `isKept`), out
// of the function that the question before leaving asks too (`workLeft` of each machine); `tests/machines/workLeft.ts`
// compares both with the draft, in every moment of each page's model, and a test beside it field by field.
//
// Everywhere. 'Esci ovunque' is asked first, and leaves the page where it is until the server has ended all
// sessions.
//
// Never: a decision on a stale record; a token left after leaving; the password in the context; a late answer ending a
// newer session.

import type { CallFailure, Result } from '../../contract/result';
import type { CurrentUser } from '../../contract/session';
import type { Call } from '../kit/actor';

/** The user record of local storage. */
export interface StoredUser {
  readonly user: CurrentUser | null;
  /** Epoch milliseconds until which the stored user record may be used. */
  readonly deadline: number | null;
}

/** what local storage contained at start, already read and checked (`readStored` in rules.ts). */
export interface StoredSession extends StoredUser {
  /** Build that wrote the storage; null on a first visit. */
  readonly version: string | null;
  readonly token: string | null;
}

export interface SessionInput {
  /** Build constant that the stored version is compared with. */
  readonly build: string;
  readonly stored: StoredSession;
  /** Epoch milliseconds of the start. */
  readonly at: number;
}

/** What identifies a user to a session. */
export interface UserIdentity {
  readonly id: number;
  readonly username: string;
}

/** Why the last session ended; its Italian text is `sessionTexts.ended[reason]`. */
export type SessionEnd =
  | 'signedOut'
  | 'everywhere'
  | 'expired'
  | 'forbidden'
  | 'refreshFailed'
  | 'otherTab'
  | 'newVersion';

export interface SessionContext {
  readonly build: string;
  /** Build that wrote what local storage contained at start. */
  readonly storedVersion: string | null;
  readonly token: string | null;
  /** The signed-in user; null while signed out, also under `signInOver`. */
  readonly user: CurrentUser | null;
  /** Epoch milliseconds until which `user` may decide anything; null without a user. */
  readonly deadline: number | null;
  /** Milliseconds that the user record stays fresh from now on, counted by the actor's clock. */
  readonly freshFor: number;
  /** Whether a screen has unsaved work. */
  readonly unsaved: boolean;
  /** Whether a local draft has the unsaved work, so that leaving loses nothing. */
  readonly isKept: boolean;
  /** Whether a right was refused over unsaved work: once that is saved the user is read again. */
  readonly doubted: boolean;
  /** What was typed as username; the password is never kept. */
  readonly username: string;
  /** Problem of the username field, Italian. */
  readonly usernameProblem: string | null;
  /** Why the last sign-in failed, or why the user record could not be read. */
  readonly failure: CallFailure | null;
  /** Counts failed sign-ins: the form empties its password field when it changes. */
  readonly attempts: number;
  /** Who must sign in again before the open form can be saved; only in `signInOver`. */
  readonly awaitedUser: UserIdentity | null;
  /** Why the sign-in is shown; null on a first visit. */
  readonly ended: SessionEnd | null;
}

export type SessionEvent =
  /** Before each route change; `at` is the epoch time in milliseconds. */
  | { readonly type: 'user.resolve'; readonly at: number }
  | { readonly type: 'signIn.submit'; readonly username: string; readonly password: string }
  | { readonly type: 'signOut.request' }
  /** 'Esci ovunque': ends all sessions of the user. */
  | { readonly type: 'signOutEverywhere.request' }
  /** Gives up the sign-in over an open form. */
  | { readonly type: 'leave.request' }
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' }
  /** Some call was answered 401 or 403. `token`: the one it was sent with, so that a late answer ends no newer session. */
  | { readonly type: 'session.lost'; readonly reason: 'unauthenticated' | 'forbidden'; readonly token?: string }
  /** `isKept`: a local draft has all of it. */
  | { readonly type: 'work.dirty'; readonly isKept: boolean }
  | { readonly type: 'work.clean' }
  /** Another tab changed the stored token. */
  | { readonly type: 'storage.changed'; readonly token: string | null };

/** Effects that the app root carries out. */
export type SessionEmitted =
  /** Empties local storage. A `storage.write` of the version follows. */
  | { readonly type: 'storage.clear' }
  | { readonly type: 'storage.write'; readonly key: string; readonly value: string }
  /** `expires` is epoch milliseconds. */
  | { readonly type: 'cookie.write'; readonly value: string; readonly expires: number; readonly path: '/' }
  | { readonly type: 'cookie.clear'; readonly path: '/' }
  | { readonly type: 'go.login' }
  /** The password is an initial one: by this code another is chosen, then one signs in with it. */
  | { readonly type: 'go.newPassword'; readonly code: string }
  /** After a sign-in: the page requested before it, otherwise the dashboard. */
  | { readonly type: 'go.dashboard' }
  | { readonly type: 'session.ended'; readonly reason: SessionEnd }
  /** The same user signed in again over the open form: saving may go on. */
  | { readonly type: 'session.resumed' }
  /** Somebody else signed in where `from` was: unsaved work, if any, is `from`'s. */
  | { readonly type: 'user.changed'; readonly from: UserIdentity; readonly to: UserIdentity };

export type SessionTag =
  /** Signed out: the sign-in page. */
  | 'signedOut'
  /** A user is known, maybe too long ago to decide anything. */
  | 'signedIn'
  /** The user record is fresh, or it is certain that there is none: guards may decide. */
  | 'resolved'
  /** Sign-in on top of an open form. */
  | 'signInOver'
  /** A call is under way. */
  | 'busy'
  /** The server answered 429 with a waiting time before the next sign-in. */
  | 'throttled'
  /** 'Unsaved work would be lost': Conferma / Annulla. */
  | 'confirming'
  /** All sessions are to end, or are being ended. */
  | 'everywhere'
  | 'withoutRole';

/** The user record and when its answer arrived (epoch milliseconds). */
export interface FetchedUser {
  readonly user: CurrentUser;
  readonly at: number;
}

/** Promises that the app root provides. */
export interface SessionActors {
  readonly signIn: Call<{ readonly username: string; readonly password: string }, Result<{ readonly token: string }>>;
  readonly fetchUser: Call<{ readonly token: string }, Result<FetchedUser>>;
  readonly signOut: Call<{ readonly token: string }, Result<null>>;
  readonly signOutEverywhere: Call<{ readonly token: string }, Result<null>>;
}
