import type { Result } from '../contract/result';
import type { DeskMunicipalitiesActors } from '../machines/deskMunicipalities/types';
import type { MatrixSection } from '../machines/matrix/rules';
import type { PanelPage } from '../machines/panel/types';
import type { PasswordUpdateActors } from '../machines/passwordUpdate/types';
import type { ReassignmentActors } from '../machines/reassignment/types';

/** An option of a choice: a role with its machine name, a desk. */
export interface NamedOption {
  readonly id: number;
  readonly name: string;
  readonly label: string;
}

/** What the screens of users, roles and desks call beside their forms. */
export interface AdministrationPort extends ReassignmentActors, PasswordUpdateActors, DeskMunicipalitiesActors {
  roles(signal: AbortSignal): Promise<Result<readonly NamedOption[]>>;
  desks(signal: AbortSignal): Promise<Result<readonly NamedOption[]>>;
  /** Rows of the permission matrix. */
  sections(signal: AbortSignal): Promise<Result<readonly MatrixSection[]>>;
  /** What was done to an entity, the newest first. */
  audit(
    subject: { readonly entity: string; readonly id: number },
    page: number,
    signal: AbortSignal,
  ): Promise<Result<PanelPage>>;
  /** What a user may do and why: one row. */
  permissions(user: number, signal: AbortSignal): Promise<Result<PanelPage>>;
}
