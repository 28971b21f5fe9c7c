// One row of a list that saves itself; spawned by `choices`, to which it reports how it stands.
//
// States: `settled`, `sending`, `waiting` (for a sign-in), `doubtful`, `failed`.
//
// A choice is shown at once; while its call is under way further ones are kept, and the last is sent after it. A
// refusal shows again what is stored, with the reason. Without an answer nobody knows (`isCertain`) until it is sent
// again or the list is read again. What the list brings of a row counts only if no call of that row ended since the
// list was asked for (`isNewer`). A value is flat, as it is sent (`ChoiceValue`): a status, or a flag with names.
//
// Never: a refused choice that stands; two calls of a row under way; a row at rest that shows what is not stored.

import type { ChoiceValue } from '../../content/lists/listing';
import type { CallFailure, Result } from '../../contract/result';
import type { Call } from '../kit/actor';

export interface ChoiceInput {
  /** Id of the row. */
  readonly id: number;
  /** The value that the server gave. */
  readonly stored: ChoiceValue;
}

export interface ChoiceContext extends ChoiceInput {
  /** The value that is shown: the one chosen last, or what is stored after a failure. */
  readonly shown: ChoiceValue;
  /** What is on its way to the server. */
  readonly sent: ChoiceValue | null;
  /** What could not be stored, to be sent again if somebody wants that. */
  readonly lost: ChoiceValue | null;
  /** Whether `stored` is certainly what the server has: not after an answer that never came. */
  readonly isCertain: boolean;
  /** Whether a call ended since the list began to load last: what it brings of this row may be older than that call. */
  readonly isNewer: boolean;
  readonly failure: CallFailure | null;
}

export type ChoiceEvent =
  | { readonly type: 'choice.make'; readonly value: ChoiceValue }
  /** Once more what is not stored, or is not known to be. */
  | { readonly type: 'choice.repeat' }
  /** The list is being loaded. */
  | { readonly type: 'load.begin' }
  /** The list brings the row. */
  | { readonly type: 'stored.take'; readonly value: ChoiceValue }
  | { readonly type: 'session.resumed' }
  | { readonly type: 'network.restored' };

export type ChoicePhase =
  | 'settled'
  | 'sending'
  /** For a new sign-in. */
  | 'waiting'
  /** The answer never came: nobody knows whether it is stored. */
  | 'doubtful'
  /** Refused: what is stored is shown again. */
  | 'failed';

export type ChoiceTag = ChoicePhase;

/** What a row tells the page of itself, at each change. */
export interface ChoiceReport {
  readonly type: 'choice.reported';
  readonly id: number;
  readonly shown: ChoiceValue;
  readonly stored: ChoiceValue;
  readonly phase: ChoicePhase;
  readonly failure: CallFailure | null;
}

export interface ChoiceActors {
  readonly saveChoice: Call<{ readonly id: number; readonly value: ChoiceValue }, Result<unknown>>;
}
