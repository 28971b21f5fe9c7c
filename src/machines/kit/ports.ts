import type { Result } from '../../contract/result';
import type { DeskMunicipalitiesActors } from '../deskMunicipalities/types';
import type { LoadedPage } from '../loading/types';
import type { ResetActors } from '../passwordReset/types';
import type { PasswordUpdateActors } from '../passwordUpdate/types';
import type { ReassignmentActors } from '../reassignment/types';
import type { RecoveryActors } from '../recovery/types';
import type { PasteActors } from '../redirectPaste/types';
import type { RowActors } from '../redirectRow/types';
import type { RedirectsActors } from '../redirects/types';
import type { Call } from './actor';

// What one service implements for several machines, whose screens provide them with it.

/** The calls around one's own account. */
export interface AccountCalls extends RecoveryActors, ResetActors {}

/** The calls around users, roles and desks beside their forms. */
export interface AdministrationCalls extends ReassignmentActors, PasswordUpdateActors, DeskMunicipalitiesActors {
  /** What was done to an entity, the newest first. */
  readonly loadAudit: Call<{ readonly entity: string; readonly id: number; readonly page: number }, Result<LoadedPage>>;
  /** What a user may do and why: one row. */
  readonly loadPermissions: Call<{ readonly user: number }, Result<LoadedPage>>;
}

/** The calls of the redirects. */
export interface RedirectCalls extends RedirectsActors, RowActors, PasteActors {}
