import type { SnapshotFrom } from 'xstate';
import { editorTexts as messages } from '../../messages/screens/editor';
import { contextRefusal } from './accepts';
import type { editorMachine } from './machine';
import { inputRefusal, isDirty } from './rules';
import type { EditorEvent, EditorTag } from './types';

export type EditorSnapshot = SnapshotFrom<typeof editorMachine>;

const { refusals } = messages;

/** Why the present state, whatever the context says, takes no save. */
function stateRefusesSave(snapshot: EditorSnapshot): string | null {
  if (!snapshot.hasTag('editable')) return inputRefusal(snapshot.context) ?? refusals.notLoaded;
  if (snapshot.hasTag('signInNeeded')) return refusals.signIn;
  if (snapshot.hasTag('deleted')) return refusals.deleted;
  if (snapshot.hasTag('conflict') && snapshot.context.conflict === null) return refusals.comparing;
  const rereading = snapshot.matches({ form: { open: 'rereading' } });
  return rereading && !isDirty(snapshot.context) ? refusals.saving : null;
}

/** Why the present state takes no step of the review: these don't wait for their turn as a save does. */
function stateRefusesReview(snapshot: EditorSnapshot): string | null {
  if (snapshot.context.conflict !== null) return refusals.conflictFirst;
  const refused = stateRefusesSave(snapshot);
  return refused ?? (snapshot.matches({ form: { open: 'editing' } }) ? null : refusals.saving);
}

/** Events that only some states take: the tags of these states, and the reason elsewhere. */
const TAKEN_IN: Partial<Record<EditorEvent['type'], { tags: readonly EditorTag[]; reason: string }>> = {
  'save.asNew': { tags: ['deleted'], reason: refusals.notDeleted },
  'draft.restore': { tags: ['offering'], reason: refusals.noDraft },
  'draft.discard': { tags: ['offering'], reason: refusals.noDraft },
  'load.retry': { tags: ['failed', 'missing'], reason: refusals.notFailed },
  'session.resumed': { tags: ['failed', 'signInNeeded', 'statusFailed'], reason: refusals.notWaiting },
  'leave.confirm': { tags: ['askingToLeave'], reason: refusals.notAsked },
  'leave.cancel': { tags: ['askingToLeave', 'left'], reason: refusals.notAsked },
};

/** Why the editor refuses an event now, in Italian; null exactly when `snapshot.can(event)`. */
export function reason(snapshot: EditorSnapshot, event: EditorEvent): string | null {
  const taken = TAKEN_IN[event.type];
  if (taken !== undefined && !taken.tags.some((tag) => snapshot.hasTag(tag))) return taken.reason;
  switch (event.type) {
    case 'save.request':
      return stateRefusesSave(snapshot) ?? contextRefusal(snapshot.context, event);
    case 'review.submit':
    case 'review.approve':
    case 'review.return':
      return stateRefusesReview(snapshot) ?? contextRefusal(snapshot.context, event);
    case 'error.next':
    case 'error.previous':
      if (!snapshot.hasTag('editable')) return inputRefusal(snapshot.context) ?? refusals.notLoaded;
      return contextRefusal(snapshot.context, event);
    case 'conflict.cancel':
      if (snapshot.context.conflict !== null) return null;
      return snapshot.hasTag('conflict') ? refusals.comparing : refusals.noConflict;
    case 'leave.request':
      return snapshot.hasTag('askingToLeave') ? refusals.asking : null;
    default:
      return contextRefusal(snapshot.context, event);
  }
}
