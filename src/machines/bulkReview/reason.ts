import type { SnapshotFrom } from 'xstate';
import { bulkReviewTexts } from '../../messages/screens/bulkReview';
import { defineReason } from '../kit/reason';
import type { bulkReviewMachine } from './machine';
import type { BulkReviewEvent } from './types';

/** Why an event is refused now. */
export const reason = defineReason((snapshot: SnapshotFrom<typeof bulkReviewMachine>, event: BulkReviewEvent) => {
  const { refusals } = bulkReviewTexts;
  if (event.type === 'steps.request') return snapshot.matches('idle') ? refusals.noRows : refusals.busy;
  if (snapshot.matches('idle')) return refusals.nothingPending;
  if (!snapshot.hasTag('asking')) return refusals.busy;
  return event.type === 'note.change' ? refusals.noNote : refusals.allRefused;
});
