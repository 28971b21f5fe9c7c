import type { SnapshotFrom } from 'xstate';
import { recordTexts } from '../../messages/screens/records';
import { defineReason } from '../kit/reason';
import type { recordMachine } from './machine';
import type { RecordEvent } from './types';

type Snapshot = SnapshotFrom<typeof recordMachine>;

const { refusal: texts } = recordTexts;

const whyNotOpen = (snapshot: Snapshot): string => {
  if (snapshot.context.item === null) return texts.notLoaded;
  if (snapshot.hasTag('offering')) return texts.draftFirst;
  return snapshot.hasTag('conflict') ? texts.resolving : texts.busy;
};

/** Why the form refuses an event now. */
export const reason = defineReason((snapshot: Snapshot, event: RecordEvent) => {
  switch (event.type) {
    case 'field.change':
    case 'field.blur':
    case 'field.go':
      return snapshot.hasTag('editable') ? texts.unknownField : whyNotOpen(snapshot);
    case 'save.request':
      return snapshot.hasTag('conflict') ? texts.undecided : whyNotOpen(snapshot);
    case 'error.next':
    case 'error.previous':
      return snapshot.hasTag('editable') ? texts.noErrors : whyNotOpen(snapshot);
    case 'draft.restore':
    case 'draft.discard':
      return texts.noDraft;
    case 'draft.next':
      return snapshot.hasTag('offering') ? texts.onlyDraft : texts.noDraft;
    case 'load.retry':
      return texts.notFailed;
    case 'conflict.keepMine':
    case 'conflict.takeTheirs':
    case 'conflict.cancel':
      return texts.noConflict;
    case 'close.request':
      return texts.leaving;
    case 'leave.request':
    case 'leave.confirm':
    case 'leave.cancel':
      return snapshot.hasTag('askingToLeave') ? texts.leaving : texts.nothingPending;
    default:
      return null;
  }
});
