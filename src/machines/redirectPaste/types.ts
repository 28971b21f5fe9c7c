import type { RowActors } from '../redirectRow/types';
import type { RedirectDraft } from '../redirects/addresses';

/** A pasted line and what became of it. */
export interface PastedLine {
  /** As the spreadsheet counts, from 1. */
  readonly number: number;
  readonly draft: RedirectDraft;
  /** Why it can't be created, or was not; null for no reason. */
  readonly problem: string | null;
  readonly state: 'wrong' | 'ready' | 'creating' | 'created' | 'failed';
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
}

export type PasteEvent =
  | { readonly type: 'text.change'; readonly text: string }
  /** Creates what is ready, or what failed before. */
  | { readonly type: 'create.request' }
  | { readonly type: 'create.stop' };

export type PasteTag = 'editable' | 'creating' | 'finished';

export interface PasteActors {
  readonly saveRow: RowActors['saveRow'];
}
