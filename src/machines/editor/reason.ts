import type { SnapshotFrom } from 'xstate';
import { editorTexts as messages } from '../../messages/screens/editor';
import { defineReason } from '../kit/reason';
import { inputRefusal, isDirty } from './document';
import type { editorMachine } from './machine';
import { contextRefusal } from './rules';
import type { EditorEvent } from './types';

export type EditorSnapshot = SnapshotFrom<typeof editorMachine>;

const { refusals } = messages;

/** What goes on in a state that takes no save. */
function unavailable(snapshot: EditorSnapshot): string | null {
  const { context } = snapshot;
  if (!snapshot.hasTag('editable')) return inputRefusal(context) ?? refusals.notLoaded;
  if (snapshot.hasTag('signInNeeded')) return refusals.signIn;
  if (snapshot.hasTag('deleted')) return refusals.deleted;
  if (snapshot.hasTag('confirming')) return refusals.confirming;
  if (snapshot.hasTag('conflict') && context.conflict === null) return refusals.comparing;
  return snapshot.matches({ form: { open: 'rereading' } }) && !isDirty(context) ? refusals.saving : null;
}

/** What a step of the review has to wait for; it is never queued as a save is. */
function busy(snapshot: EditorSnapshot): string | null {
  if (snapshot.context.conflict !== null) return refusals.conflictFirst;
  if (snapshot.hasTag('offline')) return refusals.offline;
  return unavailable(snapshot) ?? (snapshot.matches({ form: { open: 'editing' } }) ? null : refusals.saving);
}

/** Why the editor refuses an event now, in Italian; null exactly when it takes it. */
export const reason = defineReason<EditorSnapshot, EditorEvent>((snapshot, event) => {
  const byContext = contextRefusal(snapshot.context, event);
  switch (event.type) {
    case 'save.request':
      return unavailable(snapshot) ?? byContext;
    case 'comparison.request':
    case 'review.submit':
    case 'review.approve':
    case 'review.return':
      return busy(snapshot) ?? byContext;
    case 'error.next':
    case 'error.previous':
      return snapshot.hasTag('editable') ? byContext : (inputRefusal(snapshot.context) ?? refusals.notLoaded);
    case 'save.retry':
      return refusals.notOffline;
    case 'save.asNew':
      return snapshot.hasTag('deleted') ? byContext : refusals.notDeleted;
    case 'draft.restore':
    case 'draft.discard':
      return refusals.noDraft;
    case 'draft.next':
      return snapshot.hasTag('offering') ? refusals.onlyDraft : refusals.noDraft;
    case 'conflict.cancel':
      return snapshot.hasTag('conflict') ? refusals.comparing : refusals.noConflict;
    case 'publication.confirm':
    case 'publication.cancel':
      return refusals.nothingToConfirm;
    case 'leave.request':
      return refusals.answerFirst;
    case 'leave.confirm':
    case 'leave.cancel':
      return refusals.nothingPending;
    case 'load.retry':
      return refusals.notFailed;
    case 'session.resumed':
      return refusals.notWaiting;
    default:
      return byContext;
  }
});
