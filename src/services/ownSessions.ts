import { dataIn, messageIn } from '../contract/result';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../contract/sessions';
import type { OwnSessionsActors } from '../machines/ownSessions/machine';
import { createAside } from './aside';
import type { Client } from './client';

/** One's own sessions over the client. A server without them gets the list's call once a session. */
export function createOwnSessionsService(client: Client): OwnSessionsActors {
  const aside = createAside(client);
  return {
    loadSessions: async (_input, signal) => dataIn(await aside.call(listOwnSessions, { signal })),
    // Once on its way an ending is not given up: the server may have it already.
    endSession: async ({ id }) => messageIn(await client.call(endOwnSession, { params: { id } })),
    endOthers: async () => messageIn(await client.call(endOtherSessions, {})),
  };
}
