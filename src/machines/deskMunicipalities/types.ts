// A desk's municipalities, added one by one, removed after a question.
//
// States: `idle`, `adding`, `addFailed`, `confirming`, `removing`, `removalFailed`.
//
// Never: the same municipality twice; more chosen at once than the maximum.

import type { CallFailure, Result } from '../../contract/result';

/** A municipality of the desk, or one to be. */
export interface DeskMunicipality {
  readonly id: number;
  readonly name: string;
  readonly province: string;
  /** ISTAT code. */
  readonly code: string;
}

export interface DeskMunicipalitiesInput {
  readonly desk: number;
  readonly rows: readonly DeskMunicipality[];
  /** Most municipalities chosen at once. Source: document 1, section 9 (10). */
  readonly maximum: number;
}

export interface DeskMunicipalitiesContext extends DeskMunicipalitiesInput {
  /** Chosen in the picker and not yet added, in order. */
  readonly chosen: readonly DeskMunicipality[];
  /** The one whose removal is requested or under way. */
  readonly leaving: DeskMunicipality | null;
  /** Why the last call failed. */
  readonly failure: CallFailure | null;
}

export type DeskMunicipalitiesEvent =
  /** The picker's whole choice. */
  | { readonly type: 'municipalities.choose'; readonly municipalities: readonly DeskMunicipality[] }
  /** 'Aggiungi'. */
  | { readonly type: 'add.request' }
  /** `id` is no number where no municipality is pointed at. */
  | { readonly type: 'remove.request'; readonly id: number }
  /** Also tries again after a failure. */
  | { readonly type: 'remove.confirm' }
  | { readonly type: 'remove.cancel' }
  /** The desk was read again. */
  | { readonly type: 'rows.set'; readonly rows: readonly DeskMunicipality[] };

export type DeskMunicipalitiesEmitted =
  | { readonly type: 'notice'; readonly level: 'success'; readonly text: string }
  /** The desk's record may have a new version. */
  | { readonly type: 'changed' };

export type DeskMunicipalitiesTag =
  /** The picker takes a choice. */
  | 'open'
  | 'adding'
  | 'addFailed'
  | 'confirmingRemoval'
  | 'removing'
  /** The removal failed; `failure` says why. */
  | 'removalFailed';

export interface DeskMunicipalitiesActors {
  readonly addMunicipality: (
    input: { readonly desk: number; readonly municipality: number },
    signal: AbortSignal,
  ) => Promise<Result<{ readonly message: string | null }>>;
  readonly removeMunicipality: (
    input: { readonly desk: number; readonly municipality: number },
    signal: AbortSignal,
  ) => Promise<Result<{ readonly message: string | null }>>;
}
