import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../machines/session/machine';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The running session, apart from the other ports: the sign-in page needs nothing else. */
export const SessionContext = createContext<SessionActor | null>(null);

/** The running session. */
export function useSession(): SessionActor {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('no session above');
  return session;
}
