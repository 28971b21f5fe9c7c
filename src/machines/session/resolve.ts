import { type ActorRefFrom, waitFor } from 'xstate';
import type { CurrentUser } from '../../contract/session';
import type { sessionMachine } from './machine';

/**
 * The current user with a fresh record, null when signed out: what the access machine's `resolveUser` does.
 * Takes the running session, the moment in epoch milliseconds, and a signal that gives up waiting (rejects then). While
 * the sign-in lies over unsaved work it waits for its end. Source: document 1, section 2.2.
 */
export async function resolveUser(
  session: ActorRefFrom<typeof sessionMachine>,
  at: number,
  signal: AbortSignal,
): Promise<CurrentUser | null> {
  session.send({ type: 'user.resolve', at });
  const { context } = await waitFor(session, (snapshot) => snapshot.hasTag('resolved'), {
    timeout: Number.POSITIVE_INFINITY,
    signal,
  });
  return context.user;
}
