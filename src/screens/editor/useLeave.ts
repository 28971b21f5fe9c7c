import { hasUnsavedWork } from '../../machines/editor/rules';
import { useLeaveGuard } from '../unsavedWork';
import type { EditorActor } from './useEditorActor';

/** Asks before unsaved work is left; gives whether the question is open. */
export const useLeave = (actor: EditorActor): boolean =>
  useLeaveGuard(actor, () => hasUnsavedWork(actor.getSnapshot().context));
