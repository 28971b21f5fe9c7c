import { useLayoutEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { callActors } from '../../machines/kit/actor';
import { ownSessionsMachine } from '../../machines/ownSessions/machine';
import { useActorRef } from '../../ui/base/actors';
import { usePorts } from '../ports';
import type { RecordActor } from '../records/useFormActor';
import { useSession } from '../session';

export type OwnSessionsActor = ActorRefFrom<typeof ownSessionsMachine>;

/** One's own sessions, wired to application and session, and to the profile, whose new password ends the others. */
export function useSessionsActor(profile: RecordActor): OwnSessionsActor {
  const { ownSessions, notify } = usePorts();
  const session = useSession();
  const machine = useMemo(
    () => ownSessionsMachine.provide({ actors: callActors(ownSessions, 'loadSessions', 'endSession', 'endOthers') }),
    [ownSessions],
  );
  const actor = useActorRef(machine);
  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('notice', ({ level, text }) => notify(level, text)),
      actor.on('signOut', () => session.send({ type: 'signOut.request' })),
      actor.on('signOut.everywhere', () => session.send({ type: 'signOutEverywhere.request' })),
      session.on('session.resumed', () => actor.send({ type: 'sessions.changed' })),
      profile.on('saved', () => actor.send({ type: 'sessions.changed' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, notify, session, profile]);
  return actor;
}
