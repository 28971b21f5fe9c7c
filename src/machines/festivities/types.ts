// The featured events, in parts of 100 until all are there, in the fixed categories.
//
// States: `starting`, `reloading`, `shown`, `empty`, `failed`.
//
// Where an event stands follows from the last answer and from what was added since, so that nothing moves from under
// the cursor. One event is one `choice` in all its places.
//
// Never: an event twice in a group; a cursor on none.

import type { ChoiceValue, ListingRow } from '../../content/lists/listing';
import type { CallFailure, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import type { RowsPage } from '../list/types';

/** One of the places in which an event stands: it has one in each of its categories. */
export interface Place {
  /** Name of a category; '' for what is in none. */
  readonly group: string;
  readonly id: number;
}

export interface Group {
  readonly name: string;
  readonly ids: readonly number[];
}

export interface FestivitiesContext {
  /** Rows of the last whole answer. */
  readonly rows: readonly ListingRow[];
  /** Those that came so far of the one under way. */
  readonly arriving: readonly ListingRow[];
  readonly total: number;
  /** The part that is asked for, from 1. */
  readonly part: number;
  /** What was chosen since the rows came, by id: an event comes to stand where it was put, and stays where it stood. */
  readonly chosen: Readonly<Record<number, ChoiceValue>>;
  readonly groups: readonly Group[];
  readonly cursor: Place | null;
  readonly failure: CallFailure | null;
}

export type PlaceTarget = 'next' | 'previous' | 'first' | 'last' | Place;
export type GroupTarget = 'next' | 'previous' | { readonly group: string };

export type FestivitiesEvent =
  /** Also tries again after a failure. */
  | { readonly type: 'list.reload' }
  | { readonly type: 'cursor.move'; readonly to: PlaceTarget }
  /** To the first event of a group. */
  | { readonly type: 'group.go'; readonly to: GroupTarget }
  /** Something was chosen about an event. */
  | { readonly type: 'value.changed'; readonly id: number; readonly value: ChoiceValue };

export type FestivitiesTag =
  /** Nothing to show yet. */
  | 'skeleton'
  /** The rows of before are on screen. */
  | 'busy'
  | 'shown'
  | 'empty'
  | 'failed';

export interface FestivitiesActors {
  readonly loadPart: Call<{ readonly page: number }, Result<RowsPage>>;
}
