import type { SnapshotFrom } from 'xstate';
import { choiceTexts } from '../../messages/screens/choices';
import { defineReason } from '../kit/reason';
import type { choicesMachine } from './machine';
import { contextRefusal } from './rules';
import type { ChoicesEvent } from './types';

export type ChoicesSnapshot = SnapshotFrom<typeof choicesMachine>;

const { refusals } = choiceTexts;

/** Why the rows refuse an event now. */
export const reason = defineReason((snapshot: ChoicesSnapshot, event: ChoicesEvent) => {
  switch (event.type) {
    case 'undecided.next':
      return contextRefusal(snapshot.context, event) ?? refusals.turning;
    case 'leave.request':
      return snapshot.hasTag('askingToLeave') ? refusals.leaving : refusals.nothingPending;
    case 'leave.confirm':
    case 'leave.cancel':
      return refusals.nothingPending;
    default:
      return contextRefusal(snapshot.context, event);
  }
});
