import type { SnapshotFrom } from 'xstate';
import { recordTexts } from '../../messages/screens/records';
import { defineReason } from '../kit/reason';
import type { recordMachine } from './machine';
import { heldBack, isSavedOnce, lockOf, readOnlyReason } from './rules';
import type { RecordEvent } from './types';

type Snapshot = SnapshotFrom<typeof recordMachine>;

const { refusal: texts } = recordTexts;

const whyNotOpen = (snapshot: Snapshot): string => {
  const { context } = snapshot;
  if (context.item === null) return texts.notLoaded;
  const readOnly = readOnlyReason(context);
  if (readOnly !== null) return readOnly;
  if (snapshot.hasTag('offering')) return texts.draftFirst;
  return snapshot.hasTag('conflict') ? texts.resolving : texts.busy;
};

/** Whether the fields take changes, of whoever may change the record. */
const isFree = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('editable') && readOnlyReason(snapshot.context) === null;

/** Why the form refuses an event now. */
export const reason = defineReason((snapshot: Snapshot, event: RecordEvent) => {
  switch (event.type) {
    case 'field.go':
      return snapshot.hasTag('editable') || snapshot.hasTag('readOnly') ? texts.unknownField : whyNotOpen(snapshot);
    case 'field.change':
      if (isSavedOnce(snapshot.context) && snapshot.context.attempt !== null) return texts.savedOnce;
      return isFree(snapshot) ? (lockOf(snapshot.context, event.field) ?? texts.unknownField) : whyNotOpen(snapshot);
    case 'field.blur':
      return isFree(snapshot) ? texts.unknownField : whyNotOpen(snapshot);
    case 'save.request':
      if (snapshot.hasTag('conflict')) return texts.undecided;
      return (isFree(snapshot) ? heldBack(snapshot.context) : null) ?? whyNotOpen(snapshot);
    case 'error.next':
    case 'error.previous':
      return isFree(snapshot) ? texts.noErrors : whyNotOpen(snapshot);
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
