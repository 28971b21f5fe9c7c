// A step of publication for selected rows, which the list emits as `step.requested`.
//
// States: `idle`, `reading`, `asking`, `saving`, `settling`.
//
// Each row is read and asked its own rules (`src/machines/entityActions/review.ts`), the answers are told, and after
// the confirmation the rows that said yes are saved with the version read.
//
// Never: a row sent that its rules refuse; a row tried twice; anything saved without the question.

import type { CallFailure } from '../../contract/result';
import type { EntityActors, EntitySubject, EntityVersion, StatusStep } from '../entityActions/types';

/** What was read of a row: its version, or why it could not be read. */
export type ReadRow =
  | { readonly id: number; readonly version: EntityVersion }
  | { readonly id: number; readonly failure: CallFailure };

/** A row that was not saved after all, in Italian. */
interface FailedRow {
  readonly id: number;
  readonly reason: string;
  /** Whether it was refused because the list that shows it is old: the row is gone, or another version of it is stored. */
  readonly isOutdated: boolean;
}

export interface BulkReviewContext {
  /** The step taken; null while nothing goes on. */
  readonly step: StatusStep | null;
  /** The rows that it is taken for, in the list's order. */
  readonly subjects: readonly EntitySubject[];
  /** What all are sent back with. */
  readonly note: string;
  /** What was read so far, in the order of the subjects. */
  readonly read: readonly ReadRow[];
  /** Ids of what was saved. */
  readonly saved: readonly number[];
  readonly failed: readonly FailedRow[];
}

export type BulkReviewEvent =
  | { readonly type: 'steps.request'; readonly step: StatusStep; readonly subjects: readonly EntitySubject[] }
  | { readonly type: 'note.change'; readonly text: string }
  | { readonly type: 'steps.confirm' }
  | { readonly type: 'steps.cancel' };

export type BulkReviewEmitted =
  | { readonly type: 'notice'; readonly level: 'success' | 'warning' | 'error'; readonly text: string }
  /** Some rows are others now: the list that shows them is old. */
  | { readonly type: 'changed' };

export type BulkReviewTag =
  /** The rows are read, one after the other. */
  | 'reading'
  /** Every row has its answer: the question is open. */
  | 'asking'
  /** The rows are saved, one after the other. */
  | 'saving';

export type BulkReviewActors = Pick<EntityActors, 'readVersion' | 'saveVersion'>;
