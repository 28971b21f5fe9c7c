// The list below a field from which one chooses by typing.
//
// States: `closed`, `below` (too few characters), `pausing`, `loading`, `shown`, `nothing`, `failed`.
//
// Never: a request below the minimum; an answer to an older text shown.

import type { Json } from '../../content/field/json';
import type { CallFailure, Result } from '../../contract/result';

/** One option of a combobox. `value` is what the field takes over when it is chosen. */
export interface LookupOption {
  readonly id: number;
  readonly label: string;
  /** Second line or suffix: a province, a count. */
  readonly detail?: string;
  /** Other names by which it is found, not shown: those in other languages. */
  readonly also?: string;
  /** Level in a tree, from 0. */
  readonly depth?: number;
  readonly value: Json;
}

export interface LookupInput {
  /** Characters needed before a request goes out; 0 loads as soon as the list is opened. */
  readonly minimum: number;
  /** Milliseconds without a key before a request goes out. Source: document 2, section 9 (300). */
  readonly pause?: number;
  /** The answer to the empty text is the whole list: it is requested once and filtered here. Needs `minimum: 0`. */
  readonly whole?: boolean;
}

export interface LookupContext {
  readonly minimum: number;
  readonly pause: number;
  readonly whole: boolean;
  readonly text: string;
  /** What may be chosen now, in order. */
  readonly options: readonly LookupOption[];
  /** The whole list, once loaded; null otherwise. */
  readonly all: readonly LookupOption[] | null;
  readonly failure: CallFailure | null;
}

export type LookupEvent =
  /** Its field is there: loads a list that needs no text. */
  | { readonly type: 'list.open' }
  /** What is shown in the box; nothing once it is closed. */
  | { readonly type: 'text.type'; readonly text: string }
  | { readonly type: 'search.retry' };

export type LookupTag =
  /** Too few characters: say how many are needed. */
  | 'below'
  /** Typing or searching. */
  | 'busy'
  | 'options'
  | 'nothing'
  | 'failed';

export interface LookupActors {
  /** Loads the options of a text. */
  readonly search: (input: { readonly text: string }, signal: AbortSignal) => Promise<Result<readonly LookupOption[]>>;
}
