// A form of a few fields that one call sends: filled, refused with reasons, done or failed. Three uses, told apart by
// their rows in `forms.ts`.
// - `recovery` asks for the mail with a link to a new password.
// - `passwordReset` is the page behind that link, whose code may serve no more.
// - `passwordUpdate` gives a user a new password, in the card beside their form.
//
// States: `form`, `sending`, `throttled`, `expired`, `done`.
//
// What was typed stays through every failure that may pass; a password goes as soon as it serves no more. What the screen
// sends beside the fields (a code, whose password it is) is the call's.
//
// Never: a form sent with a problem in it; an answer that tells whether an address exists; a password kept that is set.

import type { CallFailure, Done, Result } from '../../contract/result';
import type { Call } from '../kit/actor';

export interface SubmissionValues {
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
}

export type SubmissionField = keyof SubmissionValues;

export interface SubmissionInput {
  readonly form: 'recovery' | 'passwordReset' | 'passwordUpdate';
}

export interface SubmissionContext extends SubmissionInput {
  /** Of all fields; those that the form lacks stay empty. */
  readonly values: SubmissionValues;
  /** 'Invia Email': whether the user is notified by mail. */
  readonly send: boolean;
  /** Fields whose problem is shown: changed, left, or sent. */
  readonly touched: readonly SubmissionField[];
  /** What the server said about the fields' present values. */
  readonly refused: Readonly<Partial<Record<SubmissionField, string>>>;
  readonly failure: CallFailure | null;
  /** The server's text once it is done; null before, and where it sent none. */
  readonly message: string | null;
}

export type SubmissionEvent =
  | { readonly type: 'field.change'; readonly field: SubmissionField; readonly value: string }
  | { readonly type: 'field.blur'; readonly field: SubmissionField }
  | { readonly type: 'send.set'; readonly send: boolean }
  /** 'Invia Email', 'Reset', 'Modifica Password'. */
  | { readonly type: 'form.submit' }
  /** Back to the form after it was done. */
  | { readonly type: 'form.again' };

/** What a form in a card sent was taken; the server's text. */
export type SubmissionEmitted = { readonly type: 'submitted'; readonly message: string | null };

export type SubmissionTag =
  /** The call is under way. */
  | 'busy'
  /** The server answered 429 with a waiting time. */
  | 'throttled'
  /** The code serves no more. */
  | 'expired'
  | 'done';

export interface SubmissionActors {
  readonly submit: Call<Pick<SubmissionContext, 'values' | 'send'>, Result<Done>>;
}
