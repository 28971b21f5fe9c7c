import type { SnapshotFrom } from 'xstate';
import { listTexts as messages } from '../../messages/screens/list';
import type { listMachine } from './machine';
import { contextRefusal } from './rules';
import type { ListEvent } from './types';

export type ListSnapshot = SnapshotFrom<typeof listMachine>;

/** Why the list refuses an event now, in Italian; null exactly when `snapshot.can(event)`. */
export function reason(snapshot: ListSnapshot, event: ListEvent): string | null {
  const { refusals } = messages;
  const open = snapshot.hasTag('confirmingDeletion') || snapshot.hasTag('deletionRefused');
  switch (event.type) {
    case 'delete.request':
      if (open || snapshot.hasTag('deleting')) return refusals.deletionOpen;
      return contextRefusal(snapshot.context, event);
    case 'delete.confirm':
    case 'delete.cancel':
      if (open) return null;
      return snapshot.hasTag('deleting') ? refusals.deleting : refusals.noDeletion;
    case 'action.run':
      return contextRefusal(snapshot.context, event) ?? (snapshot.hasTag('acting') ? refusals.acting : null);
    default:
      return contextRefusal(snapshot.context, event);
  }
}
