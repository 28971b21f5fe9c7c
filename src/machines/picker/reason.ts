import type { SnapshotFrom } from 'xstate';
import { pickerTexts as messages } from '../../messages/screens/picker';
import { defineReason } from '../kit/reason';
import type { pickerMachine } from './machine';
import { contextRefusal } from './refusals';
import type { PickerEvent } from './types';

export type PickerSnapshot = SnapshotFrom<typeof pickerMachine>;

const { refusals } = messages;

/** Why the present state, whatever the context says, does not take an event. */
function stateRefusal(snapshot: PickerSnapshot, { type }: PickerEvent): string | null {
  switch (type) {
    case 'gallery.more':
      return snapshot.hasTag('loadingMore') ? refusals.loading : refusals.notLoaded;
    case 'uploads.open':
      return refusals.uploadsOpen;
    case 'uploads.close':
      return refusals.uploadsClosed;
    case 'delete.confirm':
    case 'delete.cancel':
      return refusals.deleting;
    default:
      return null;
  }
}

/** Why the picker refuses an event now. */
export const reason = defineReason(
  (snapshot: PickerSnapshot, event: PickerEvent) =>
    contextRefusal(snapshot.context, event) ?? stateRefusal(snapshot, event),
);
