// Pasted lines, shown with what the server would say to each, then created one after the other.
//
// States: `editing` (`nothing`, `pausing` for 400 ms, `checking`, `checked`, `unchecked`), `creating`, `finished`.
//
// Without the server's check (404) what a line says of itself decides; another failure keeps the text and can be tried
// again.
//
// Never: a line promised before the server was asked; an answer to an older text taken; a line created twice; a wrong
// line sent.

import type { CallFailure, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import type { RowActors } from '../redirectRow/types';
import type { RedirectDraft } from '../redirects/addresses';

/** A pasted line and what became of it. */
export interface PastedLine {
  /** As the spreadsheet counts, from 1. */
  readonly number: number;
  readonly draft: RedirectDraft;
  /** Why it can't be created, or was not; null for no reason. */
  readonly problem: string | null;
  /** `unchecked`: nothing wrong with it by itself; `ready`: nor as far as the server knows. */
  readonly state: 'wrong' | 'unchecked' | 'ready' | 'creating' | 'created' | 'failed';
}

export interface PasteInput {
  /** What was pasted already. */
  readonly text: string;
  /** A UUID of this paste: repeated creations are distinguished by it. */
  readonly uuid: string;
}

export interface PasteContext extends PasteInput {
  readonly lines: readonly PastedLine[];
  /** Whether lines were left out because there were too many. */
  readonly cut: boolean;
  /** No further line is begun. */
  readonly stopped: boolean;
  /** Why the lines could not be checked. */
  readonly failure: CallFailure | null;
}

export type PasteEvent =
  | { readonly type: 'text.change'; readonly text: string }
  /** Checks the lines again after that failed. */
  | { readonly type: 'check.retry' }
  /** Creates what is ready, or what failed before. */
  | { readonly type: 'create.request' }
  | { readonly type: 'create.stop' };

export type PasteTag =
  | 'editable'
  /** The lines are about to be checked, or are being checked. */
  | 'checking'
  /** The lines could not be checked. */
  | 'unchecked'
  | 'creating'
  | 'finished';

export interface PasteActors {
  /** What the server would say to new rules, one after the other: the problem of each, null for none. */
  readonly tryRules: Call<{ readonly drafts: readonly RedirectDraft[] }, Result<readonly (string | null)[]>>;
  readonly saveRow: RowActors['saveRow'];
}
