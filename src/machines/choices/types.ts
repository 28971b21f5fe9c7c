// The rows of a list that save themselves: activities of others, featured events.
//
// States: `seeking` (`resting`, `turning`), which leads to the next undecided row and turns pages for it, beside
// `leaving` (`staying`, `waiting`, `asking`, `left`), which waits for the last answers, then asks.
//
// Calls of several rows go on beside each other, six at a time (`src/services/choices.ts`), and go on when the page is
// left. A refusal at the last moment keeps the page. `progressOf` corrects the server's count by what was chosen since.
//
// Never: a choice by key put on the row that one has left; a choice by who may not.

import type { ChoiceValue } from '../../content/lists/listing';
import type { CallFailure } from '../../contract/result';
import type { ChoicePhase, ChoiceReport } from '../choice/machine';
import type { Notice } from '../kit/result';

export interface ChoicesInput {
  /** Why nothing may be chosen, in Italian; null where one may. */
  readonly refusal: string | null;
  /** The value of a row about which nobody has decided yet; null where every value is a decision. */
  readonly undecided: ChoiceValue | null;
}

/** A row as a list brings it. */
export interface BroughtRow {
  readonly id: number;
  /** What it is called; null for nothing to call it by. */
  readonly title: string | null;
  readonly value: ChoiceValue;
}

/** A row as the page knows it: its own machine, a child under its id, reports every change. */
export interface ChosenRow {
  readonly title: string | null;
  readonly shown: ChoiceValue;
  readonly stored: ChoiceValue;
  readonly phase: ChoicePhase;
  readonly failure: CallFailure | null;
  /** The value that it had when the server counted what is undecided. */
  readonly counted: ChoiceValue;
}

/** A choice that can be taken back: what the row showed before. */
export interface PastChoice {
  readonly id: number;
  readonly before: ChoiceValue;
}

export interface ChoicesContext extends ChoicesInput {
  /** By id: rows of the page, and of other pages those that are not settled or can be taken back. */
  readonly rows: Readonly<Record<number, ChosenRow>>;
  /** Ids of the page's rows, in their order. */
  readonly order: readonly number[];
  /** Id of the row that an event without one means. */
  readonly cursor: number | null;
  readonly page: number;
  readonly pages: number;
  /** Rows of all pages; null where they are narrowed by what is decided. */
  readonly total: number | null;
  /** Of how many of them the server said that nobody had decided yet; null where it did not. */
  readonly undecidedThen: number | null;
  /** The last choice at the end. */
  readonly history: readonly PastChoice[];
  /** How many pages were turned so far in search of something undecided; 0 while nothing is searched. */
  readonly turned: number;
}

/** What an action or a guard looks at. */
export interface At {
  readonly context: ChoicesContext;
}

export type ChoicesEvent =
  /** Changes parts of a row's value; without an id of the row under the cursor. */
  | { readonly type: 'choice.make'; readonly id?: number; readonly change: ChoiceValue }
  /** The other of 0 and 1. */
  | { readonly type: 'choice.toggle'; readonly id?: number; readonly part: string }
  /** Takes the last choice back. */
  | { readonly type: 'choice.undo' }
  /** Once more what is not stored; without an id of the row under the cursor, else of all. */
  | { readonly type: 'choice.repeat'; readonly id?: number }
  /** On to the next undecided row, of this page or of another one. */
  | { readonly type: 'undecided.next' }
  /** The list's cursor moved. */
  | { readonly type: 'cursor.at'; readonly id: number | null }
  /** The list is being loaded. */
  | { readonly type: 'load.begin' }
  | { readonly type: 'load.failed' }
  /** The list brings its rows. */
  | {
      readonly type: 'rows.take';
      readonly rows: readonly BroughtRow[];
      readonly page: number;
      readonly pages: number;
      readonly total: number | null;
      readonly undecided: number | null;
    }
  | ChoiceReport
  | { readonly type: 'session.resumed' }
  /** The browser is back in the network: choices that found no server are sent again. */
  | { readonly type: 'save.retry' }
  | { readonly type: 'leave.request' }
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' };

export type ChoicesEmitted =
  | Notice<'warning' | 'error'>
  /** What was chosen, for those who don't see it. */
  | { readonly type: 'chosen'; readonly title: string | null; readonly value: ChoiceValue; readonly isUndone: boolean }
  /** The list's cursor is to go to a row. */
  | { readonly type: 'cursor.go'; readonly id: number }
  /** The list is to turn to a page. */
  | { readonly type: 'page.go'; readonly page: number }
  /** Nothing is left undecided. */
  | { readonly type: 'all.decided' }
  /** The stopped navigation may go on. */
  | { readonly type: 'left' };

export type ChoicesTag =
  /** A page is turned in search of something undecided. */
  | 'turning'
  /** The page is left once everything is stored. */
  | 'askingToLeave'
  /** That takes so long, or is so doubtful, that one is asked. */
  | 'asking'
  | 'left';
