import type { Done, Result } from '../../contract/result';
import type { DeskMunicipalitiesActors } from '../deskMunicipalities/machine';
import type { LoadedPage } from '../loading/types';
import type { ReassignmentActors } from '../reassignment/types';
import type { PasteActors } from '../redirectPaste/types';
import type { RowActors } from '../redirectRow/types';
import type { RedirectsActors } from '../redirects/types';
import type { Call } from './actor';

// What one service implements for several machines, whose screens provide them with it.

interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** The calls around one's own account. */
export interface AccountCalls {
  /** Requests the mail with a link to a new password. */
  readonly sendMail: Call<{ readonly email: string }, Result<Done>>;
  /** Sets a new password by the mailed code. */
  readonly setPassword: Call<NewPassword & { readonly code: string }, Result<Done>>;
}

/** The calls around users, roles and desks beside their forms. */
export interface AdministrationCalls extends ReassignmentActors, DeskMunicipalitiesActors {
  /** Gives a user a new password, and tells them by mail if asked to. */
  readonly updatePassword: Call<NewPassword & { readonly user: number; readonly send: boolean }, Result<Done>>;
  /** What was done to an entity, the newest first. */
  readonly loadAudit: Call<{ readonly entity: string; readonly id: number; readonly page: number }, Result<LoadedPage>>;
  /** What a user may do and why: one row. */
  readonly loadPermissions: Call<{ readonly user: number }, Result<LoadedPage>>;
}

/** The calls of the redirects. */
export interface RedirectCalls extends RedirectsActors, RowActors, PasteActors {}
