// One row of the redirects; spawned by `redirects`, to which it reports how it stands.
//
// States: `work` (`clean`, `editing`, `incomplete`, `saving`, `saved`, `failed`, `conflict`), beside it `trace`
// (`idle`, `pausing`, `tracing`): the path along which it would lead.
//
// Never: an unchanged or wholly empty row sent; two savings of one row in flight.

import type { RedirectTrace } from '../../contract/redirects';
import type { CallFailure, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import type { RedirectDraft } from '../redirects/addresses';

/** A rule as the server has it. */
export interface StoredRedirect extends RedirectDraft {
  readonly id: number;
  /** Its version; null from a server that keeps none. */
  readonly updated_at: string | null;
  /** The rule that answers in its place; absent where it answers itself. */
  readonly hiddenBy?: { readonly id: number; readonly old_url: string };
}

/** Where one types. */
export type AddressField = 'old_url' | 'new_url';
export type RedirectField = AddressField | 'code';

export interface RowInput {
  /** Names the row among the others, saved or not. */
  readonly key: string;
  /** Null for a new row. */
  readonly stored: StoredRedirect | null;
  /** Without the right to change rules. */
  readonly readOnly: boolean;
  /** Makes a repeated creation harmless: a UUID of this row. */
  readonly uuid: string;
}

/** What another user saved meanwhile. */
export interface RowConflict {
  readonly updatedAt: string;
  readonly by: string | null;
  /** Null where the server did not say. */
  readonly stored: StoredRedirect | null;
}

export interface RowContext extends RowInput {
  readonly draft: RedirectDraft;
  /** The cell being written in. */
  readonly cell: AddressField | null;
  /** The cell's text before: Esc restores it. */
  readonly before: string;
  /** What is on its way to the server. */
  readonly sent: RedirectDraft | null;
  /** Rises with every change: a creation that changed is another one. */
  readonly revision: number;
  /** Why the last saving failed; a field's text goes once the field changes. */
  readonly failure: CallFailure | null;
  readonly conflict: RowConflict | null;
  /** Where the rule as typed would lead; null while that is unknown. */
  readonly trace: RedirectTrace | null;
}

export type RowEvent =
  /** Enter or F2 in a cell. */
  | { readonly type: 'cell.edit'; readonly field: AddressField }
  | { readonly type: 'cell.change'; readonly field: AddressField; readonly value: string }
  /** Esc: the cell's value of before. */
  | { readonly type: 'cell.restore' }
  /** The focus left a cell; `inRow` for another cell of the row. */
  | { readonly type: 'cell.leave'; readonly inRow: boolean }
  | { readonly type: 'code.change'; readonly code: number }
  | { readonly type: 'save.retry' }
  | { readonly type: 'conflict.keepMine' }
  | { readonly type: 'conflict.takeTheirs' }
  /** The list was reloaded with this rule in it. */
  | { readonly type: 'stored.take'; readonly stored: StoredRedirect }
  /** The same user signed in again. */
  | { readonly type: 'session.resumed' }
  /** The browser is back in the network: a save that found no server is sent again, unless one is writing. */
  | { readonly type: 'network.restored' };

/** State of a row, as it reports to the list. `incomplete`: changed, but an address is missing. */
export type RowPhase = 'clean' | 'editing' | 'incomplete' | 'saving' | 'saved' | 'failed' | 'conflict';

/** What a row reports to the list with every change. */
export interface RowReport {
  readonly type: 'row.reported';
  readonly key: string;
  readonly id: number | null;
  readonly draft: RedirectDraft;
  readonly phase: RowPhase;
  /** Whether it has something that would be lost. */
  readonly unsaved: boolean;
}

export type RowTag = RowPhase | 'tracing';

export interface RowActors {
  /** `key` makes a repeated creation harmless; null for an update. */
  readonly saveRow: Call<
    {
      readonly draft: RedirectDraft;
      readonly id: number | null;
      readonly updatedAt: string | null;
      readonly key: string | null;
    },
    Result<{ readonly id: number; readonly updatedAt: string | null }>
  >;
  readonly traceRow: Call<{ readonly draft: RedirectDraft; readonly id: number | null }, Result<RedirectTrace>>;
}
