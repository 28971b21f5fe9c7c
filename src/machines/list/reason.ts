import type { SnapshotFrom } from 'xstate';
import { listTexts as messages } from '../../messages/screens/list';
import { defineReason } from '../kit/reason';
import type { listMachine } from './machine';
import { contextRefusal } from './rules';
import type { ListEvent } from './types';

export type ListSnapshot = SnapshotFrom<typeof listMachine>;

/** Why the list refuses an event now. */
export const reason = defineReason((snapshot: ListSnapshot, event: ListEvent) => {
  const { refusals } = messages;
  switch (event.type) {
    case 'delete.request':
      return snapshot.context.deletion === null ? contextRefusal(snapshot.context, event) : refusals.deletionOpen;
    case 'delete.confirm':
    case 'delete.cancel':
      return snapshot.hasTag('deleting') ? refusals.deleting : refusals.noDeletion;
    case 'action.run':
      return contextRefusal(snapshot.context, event) ?? refusals.acting;
    default:
      return contextRefusal(snapshot.context, event);
  }
});
