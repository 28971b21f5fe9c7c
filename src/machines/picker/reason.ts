import type { SnapshotFrom } from 'xstate';
import { pickerTexts as messages } from '../../messages/screens/picker';
import { contextRefusal } from './accepts';
import type { pickerMachine } from './machine';
import type { PickerEvent } from './types';

export type PickerSnapshot = SnapshotFrom<typeof pickerMachine>;

const { refusals } = messages;

/** Why the present state, whatever the context says, does not take an event. */
function stateRefusal(snapshot: PickerSnapshot, event: PickerEvent): string | null {
  switch (event.type) {
    case 'gallery.more':
      if (snapshot.hasTag('loadingMore')) return refusals.loading;
      return snapshot.hasTag('busy') || snapshot.hasTag('failed') ? refusals.notLoaded : null;
    case 'uploads.open':
      return snapshot.hasTag('uploads') ? refusals.uploadsOpen : null;
    case 'uploads.close':
      return snapshot.hasTag('uploads') ? null : refusals.uploadsClosed;
    case 'delete.confirm':
    case 'delete.cancel':
      return snapshot.hasTag('deleting') ? refusals.deleting : null;
    default:
      return null;
  }
}

/** Why the picker refuses an event now, in Italian; null exactly when `snapshot.can(event)`. */
export const reason = (snapshot: PickerSnapshot, event: PickerEvent): string | null =>
  contextRefusal(snapshot.context, event) ?? stateRefusal(snapshot, event);
