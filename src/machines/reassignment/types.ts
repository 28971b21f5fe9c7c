// Users deleted one after the other, with who gets their contents.
//
// States: `asking`, with `contents` (`counting`, `counted`, `uncountable`, `failed`) and `decision` (`choosing`,
// `confirming`, `deleting`, `refused`); `closed`.
//
// The contents of the one in front are counted while their successor is chosen, then a confirmation, then one call;
// with the successor chosen they are counted anew, with what of them that successor may not see. For who has written
// nothing one chooses too, and one confirmation is enough.
//
// Never: a deletion without successor or confirmation; a successor whom nobody chose; what one successor may not see
// said of another; a successor who is the user, deleted or next in the queue; a deleted user deleted again.

import type { CallFailure, Done, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import type { Notice } from '../kit/result';

/** A user to delete or to inherit, as dialogs name them. */
export interface NamedUser {
  readonly id: number;
  /** User name, with the person's or company's name where there is one. */
  readonly name: string;
}

/** How many contents of a type a user has written in a language. */
export interface ContentCount {
  /** Italian name of the content type, as its section is called. */
  readonly type: string;
  /** Code of the content language. */
  readonly language: string;
  readonly count: number;
}

/** How many contents of a type somebody may not see, and what one and many of them are called. */
export interface HiddenCount {
  readonly one: string;
  readonly many: string;
  readonly count: number;
}

/** Everything a user has written. */
export interface OwnedContents {
  /** Contents in whatever language: one in two languages counts once. */
  readonly total: number;
  readonly counts: readonly ContentCount[];
  /** What of it the successor may not see; null without a successor, and from a server that does not say. */
  readonly hidden: readonly HiddenCount[] | null;
}

export interface ReassignmentInput {
  /** Users to delete, in this order; a repeated one counts once. */
  readonly users: readonly NamedUser[];
}

export interface ReassignmentContext {
  /** Everybody whose deletion was requested, in order. */
  readonly queue: readonly NamedUser[];
  /** Index in the queue of the user in front; past the end once all were served. */
  readonly turn: number;
  /** Who gets the contents; one that was chosen is suggested again for the next user. */
  readonly successor: NamedUser | null;
  /** What the user in front has written; null while it is not known. */
  readonly owned: OwnedContents | null;
  /** Why counting failed; null while it did not. */
  readonly countFailure: CallFailure | null;
  /** Why the server refused the deletion. */
  readonly failure: CallFailure | null;
  /** Ids of deleted users, in order. */
  readonly deleted: readonly number[];
}

export type ReassignmentEvent =
  /** The successor chosen in the look-up; null takes the choice back. */
  | { readonly type: 'successor.choose'; readonly successor: NamedUser | null }
  /** 'Elimina': opens the confirmation. */
  | { readonly type: 'reassign.request' }
  /** Also tries again after a refusal. For a user without contents no confirmation need be opened first. */
  | { readonly type: 'reassign.confirm' }
  /** Back from the confirmation, or from a refusal, to the choice. */
  | { readonly type: 'reassign.cancel' }
  | { readonly type: 'count.retry' }
  /** Leaves the user in front as they are and goes on with the next. */
  | { readonly type: 'user.skip' }
  /** Stops here: who was deleted stays deleted. */
  | { readonly type: 'queue.close' };

export type ReassignmentEmitted =
  | Notice<'success' | 'warning'>
  /** A user was deleted: what shows them is stale. */
  | { readonly type: 'deleted'; readonly user: NamedUser; readonly successor: NamedUser }
  /** Nobody is left to delete, or the user stopped. */
  | { readonly type: 'closed'; readonly deleted: readonly number[] };

export type ReassignmentTag =
  /** The contents of the user in front are being counted. */
  | 'counting'
  /** Counting failed; `countFailure` says why. */
  | 'countFailed'
  /** The server doesn't count them. */
  | 'uncountable'
  /** The successor can be chosen. */
  | 'choosing'
  | 'confirming'
  | 'deleting'
  /** The server refused; `failure` says why. */
  | 'refused'
  | 'closed';

export interface ReassignmentActors {
  /**
   * What a user has written, by type and language, and what of it the successor, once chosen, may not see; null from a
   * server that doesn't count them.
   */
  readonly countContents: Call<
    { readonly user: number; readonly successor: number | null },
    Result<OwnedContents | null>
  >;
  /** Deletes a user and gives everything they wrote to the successor, in one go. `message` is the server's text for the user. */
  readonly reassign: Call<{ readonly user: number; readonly successor: number }, Result<Done>>;
}
