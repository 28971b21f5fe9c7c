import { reassignmentTexts } from '../../messages/screens/reassignment';
import { defineReason } from '../kit/reason';
import type { ReassignmentSnapshot } from './machine';
import { hasNothing, successorRefusal } from './rules';
import type { ReassignmentEvent } from './types';

const { refusal: texts } = reassignmentTexts;

function whileOpen(snapshot: ReassignmentSnapshot, event: ReassignmentEvent): string {
  switch (event.type) {
    case 'successor.choose':
      if (!snapshot.hasTag('choosing')) return texts.confirming;
      return (
        (event.successor === null ? null : successorRefusal(snapshot.context, event.successor)) ?? texts.nothingPending
      );
    case 'reassign.request':
      if (!snapshot.hasTag('choosing')) return texts.confirming;
      if (snapshot.context.successor === null) return texts.noSuccessor;
      return hasNothing(snapshot.context) ? texts.nothingToAsk : texts.counting;
    case 'reassign.confirm':
      if (!snapshot.hasTag('choosing')) return texts.counting;
      return hasNothing(snapshot.context) ? texts.noSuccessor : texts.nothingPending;
    case 'count.retry':
      return snapshot.hasTag('counting') ? texts.counting : texts.counted;
    default:
      return texts.nothingPending;
  }
}

/** Why the dialog refuses an event now. */
export const reason = defineReason((snapshot: ReassignmentSnapshot, event: ReassignmentEvent) => {
  if (snapshot.hasTag('closed')) return texts.closed;
  return snapshot.hasTag('deleting') ? texts.busy : whileOpen(snapshot, event);
});
