import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { hasUnsavedWork } from '../../machines/editor/rules';
import { isSamePage } from '../../ui/page/navigation';
import { useSession } from '../session';
import type { EditorActor } from './useEditorActor';

/**
 * Stops a navigation that would lose unsaved work and asks the machine, which asks the user. A session that is over goes
 * to the sign-in unasked: it was asked for before. The change of address after a creation passes.
 */
export function useLeave(actor: EditorActor): boolean {
  const session = useSession();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isSamePage(nextLocation.state) &&
      !session.getSnapshot().hasTag('signedOut') &&
      hasUnsavedWork(actor.getSnapshot().context),
  );
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('askingToLeave'));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const left = actor.on('left', () => blocker.proceed());
    actor.send({ type: 'leave.ask' });
    return () => left.unsubscribe();
  }, [actor, blocker]);
  useEffect(() => {
    const now = actor.getSnapshot();
    const undecided = asking || now.hasTag('askingToLeave') || now.hasTag('left');
    if (!undecided && blocker.state === 'blocked') blocker.reset();
  }, [actor, asking, blocker]);
  return asking;
}
