import type { SnapshotFrom } from 'xstate';
import { redirectTexts } from '../../messages/screens/redirects';
import type { redirectsMachine } from './machine';
import { contextRefusal } from './rules';
import type { RedirectsEvent } from './types';

export type RedirectsSnapshot = SnapshotFrom<typeof redirectsMachine>;

/** Why the redirects refuse an event now, in Italian; null when they take it, or when nobody asked for it. */
export function reason(snapshot: RedirectsSnapshot, event: RedirectsEvent): string | null {
  if (snapshot.can(event)) return null;
  const { refusals } = redirectTexts;
  const isOpen = snapshot.hasTag('confirmingDeletion') || snapshot.hasTag('deletionRefused');
  switch (event.type) {
    case 'row.delete':
    case 'selection.delete':
      if (isOpen) return refusals.deletionOpen;
      return snapshot.hasTag('deleting') ? refusals.deleting : contextRefusal(snapshot.context, event);
    case 'delete.confirm':
    case 'delete.cancel':
      return snapshot.hasTag('deleting') ? refusals.deleting : refusals.noDeletion;
    case 'paste.open':
      return snapshot.hasTag('pasting') ? refusals.pasting : contextRefusal(snapshot.context, event);
    case 'paste.close':
      return refusals.notPasting;
    case 'leave.request':
      return snapshot.hasTag('askingToLeave') ? refusals.leaving : refusals.notAsked;
    case 'leave.confirm':
    case 'leave.cancel':
      return refusals.notAsked;
    default:
      return contextRefusal(snapshot.context, event);
  }
}
