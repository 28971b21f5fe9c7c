import type { CallFailure, Result } from '../../contract/result';
import type { UserBody, UserDetail } from '../../contract/users';
import type { Call } from '../kit/actor';

/** What one may change about oneself, in the form's order. */
export const PROFILE_FIELDS = ['first_name', 'last_name', 'email', 'password', 'password_confirmation'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileForm = Readonly<Record<ProfileField, string>>;

export interface ProfileInput {
  /** The signed-in user's id. */
  readonly id: number;
}

export interface ProfileContext {
  readonly id: number;
  /** The record as the server has it; null until it is loaded. */
  readonly stored: UserDetail | null;
  readonly form: ProfileForm;
  /** What the saving under way sends; null without one. */
  readonly sending: ProfileForm | null;
  /** Save once more when the saving under way has ended. */
  readonly saveQueued: boolean;
  /** Fields that were changed or left. */
  readonly touched: readonly ProfileField[];
  /** What the server said about the fields' present values. */
  readonly refused: Readonly<Partial<Record<ProfileField, string>>>;
  readonly failure: CallFailure | null;
  /** Whether the record was read again under the form because somebody else had saved it. */
  readonly rebased: boolean;
}

export type ProfileEvent =
  | { readonly type: 'field.change'; readonly field: ProfileField; readonly value: string }
  | { readonly type: 'field.blur'; readonly field: ProfileField }
  | { readonly type: 'save.request' }
  | { readonly type: 'close.request' }
  | { readonly type: 'load.retry' }
  /** The same user signed in again over the form. */
  | { readonly type: 'session.resumed' }
  /** A navigation was stopped because work is unsaved. */
  | { readonly type: 'leave.request' }
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' };

/** Effects that the screen carries out. */
export type ProfileEmitted =
  | { readonly type: 'notice'; readonly level: 'success' | 'error'; readonly text: string }
  /** The user's own record changed: what the shell shows of it is old. */
  | { readonly type: 'saved' }
  /** One page back. */
  | { readonly type: 'go.back' }
  /** The user gave up the unsaved work: the stopped navigation may go on. */
  | { readonly type: 'left' };

export type ProfileTag =
  /** Nothing to show yet. */
  | 'skeleton'
  /** The record did not load; `failure` says why. */
  | 'failed'
  /** The fields take changes. */
  | 'editable'
  | 'saving'
  | 'askingToLeave'
  | 'left';

export interface ProfileActors {
  readonly loadProfile: Call<{ readonly id: number }, Result<UserDetail>>;
  /** `message` is the server's text for the user. */
  readonly saveProfile: Call<
    { readonly id: number; readonly body: UserBody },
    Result<{ readonly message: string | null }>
  >;
}
