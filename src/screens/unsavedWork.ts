import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { isSamePage } from '../ui/page/navigation';
import { useSession } from './session';

interface Subscription {
  unsubscribe(): void;
}

/** A machine with work that could be lost: it asks before it is left. */
export interface LeavableActor {
  getSnapshot(): { hasTag(tag: 'askingToLeave' | 'left'): boolean };
  subscribe(listener: () => void): Subscription;
  on(type: 'left', listener: () => void): Subscription;
  send(event: { readonly type: 'leave.request' }): void;
}

/**
 * Stops a navigation that would lose unsaved work and asks the machine, which asks the user. A session that is over goes
 * to the sign-in unasked: it was asked for before. The change of address after a creation passes. Gives whether the
 * machine asks now.
 */
export function useLeaveGuard(actor: LeavableActor, isUnsaved: () => boolean): boolean {
  const session = useSession();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isSamePage(nextLocation.state) &&
      !session.getSnapshot().hasTag('signedOut') &&
      isUnsaved(),
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const asking = useSyncExternalStore(subscribe, () => actor.getSnapshot().hasTag('askingToLeave'));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const left = actor.on('left', () => blocker.proceed());
    actor.send({ type: 'leave.request' });
    return () => left.unsubscribe();
  }, [actor, blocker]);
  useEffect(() => {
    const now = actor.getSnapshot();
    const undecided = asking || now.hasTag('askingToLeave') || now.hasTag('left');
    if (!undecided && blocker.state === 'blocked') blocker.reset();
  }, [actor, asking, blocker]);
  return asking;
}

interface ResumableActor {
  subscribe(listener: () => void): Subscription;
  send(event: { readonly type: 'session.resumed' }): void;
}

/** Tells the session whether work is unsaved, and the machine when the session is back. `isUnsaved` must stay the same. */
export function useSessionLink(actor: ResumableActor, isUnsaved: () => boolean): void {
  const session = useSession();
  useEffect(() => {
    let unsaved = false;
    const tell = (dirty: boolean) => {
      if (dirty !== unsaved) session.send({ type: dirty ? 'work.dirty' : 'work.clean' });
      unsaved = dirty;
    };
    const watching = actor.subscribe(() => tell(isUnsaved()));
    const resuming = session.on('session.resumed', () => actor.send({ type: 'session.resumed' }));
    return () => {
      watching.unsubscribe();
      resuming.unsubscribe();
      tell(false);
    };
  }, [actor, session, isUnsaved]);
}

/** With unsaved work the browser asks before the page goes away. `isUnsaved` must stay the same. */
export function useUnload(isUnsaved: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
