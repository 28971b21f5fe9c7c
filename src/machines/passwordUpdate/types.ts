// A user's new password, in the card beside their form.
//
// States: `editing`, `sending`, `refused`.
//
// Never: a password sent that is not good and confirmed.

import type { CallFailure, Result } from '../../contract/result';
import type { ResetField } from '../passwordReset/types';

export interface PasswordUpdateInput {
  /** Whose password it is. */
  readonly user: number;
}

export interface PasswordUpdateContext {
  readonly user: number;
  readonly values: Readonly<Record<ResetField, string>>;
  /** 'Invia Email': whether the user is notified by mail. */
  readonly send: boolean;
  /** Fields whose problem is shown: changed, left, or sent. */
  readonly touched: readonly ResetField[];
  /** What the server said about the fields' present values. */
  readonly refused: Readonly<Partial<Record<ResetField, string>>>;
  readonly failure: CallFailure | null;
}

export type PasswordUpdateEvent =
  | { readonly type: 'field.change'; readonly field: ResetField; readonly value: string }
  | { readonly type: 'field.blur'; readonly field: ResetField }
  | { readonly type: 'send.set'; readonly send: boolean }
  /** 'Modifica Password'. */
  | { readonly type: 'update.request' };

export type PasswordUpdateEmitted =
  | { readonly type: 'notice'; readonly level: 'success'; readonly text: string }
  /** The user's record has a new version. */
  | { readonly type: 'changed' };

export type PasswordUpdateTag =
  /** The fields take changes. */
  | 'editable'
  | 'saving'
  /** The server refused; `failure` says why. */
  | 'refused';

export interface PasswordUpdateActors {
  /** Gives a user a new password. `message` is the server's text for the administrator. */
  readonly updatePassword: (
    input: { readonly user: number; readonly password: string; readonly confirmation: string; readonly send: boolean },
    signal: AbortSignal,
  ) => Promise<Result<{ readonly message: string | null }>>;
}
