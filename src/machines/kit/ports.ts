import type { DeskMunicipalitiesActors } from '../deskMunicipalities/types';
import type { PanelCalls } from '../panel/types';
import type { ResetActors } from '../passwordReset/types';
import type { PasswordUpdateActors } from '../passwordUpdate/types';
import type { ReassignmentActors } from '../reassignment/types';
import type { RecoveryActors } from '../recovery/types';
import type { PasteActors } from '../redirectPaste/types';
import type { RowActors } from '../redirectRow/types';
import type { RedirectsActors } from '../redirects/types';

// What one service implements for several machines, whose screens provide them with it.

/** The calls around one's own account. */
export interface AccountCalls extends RecoveryActors, ResetActors {}

/** The calls around users, roles and desks beside their forms. */
export interface AdministrationCalls
  extends ReassignmentActors,
    PasswordUpdateActors,
    DeskMunicipalitiesActors,
    PanelCalls {}

/** The calls of the redirects. */
export interface RedirectCalls extends RedirectsActors, RowActors, PasteActors {}
