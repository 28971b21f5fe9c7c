import type { SnapshotFrom } from 'xstate';
import { redirectTexts } from '../../messages/screens/redirects';
import { defineReason } from '../kit/reason';
import type { redirectsMachine } from './machine';
import { contextRefusal } from './rules';
import type { RedirectsEvent } from './types';

export type RedirectsSnapshot = SnapshotFrom<typeof redirectsMachine>;

const { refusals } = redirectTexts;

/** Why the redirects refuse an event now. */
export const reason = defineReason((snapshot: RedirectsSnapshot, event: RedirectsEvent) => {
  switch (event.type) {
    case 'row.delete':
    case 'selection.delete':
      if (snapshot.hasTag('deleting')) return refusals.deleting;
      return snapshot.context.deletion === null ? contextRefusal(snapshot.context, event) : refusals.deletionOpen;
    case 'delete.confirm':
    case 'delete.cancel':
      return snapshot.hasTag('deleting') ? refusals.deleting : refusals.noDeletion;
    case 'paste.open':
      return snapshot.hasTag('pasting') ? refusals.pasting : contextRefusal(snapshot.context, event);
    case 'paste.close':
      return refusals.notPasting;
    case 'leave.request':
      return snapshot.hasTag('askingToLeave') ? refusals.leaving : refusals.nothingPending;
    case 'leave.confirm':
    case 'leave.cancel':
      return refusals.nothingPending;
    default:
      return contextRefusal(snapshot.context, event);
  }
});
