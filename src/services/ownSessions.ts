import { endOtherSessions, endOwnSession, listOwnSessions } from '../contract/sessions';
import type { OwnSessionsActors } from '../machines/ownSessions/machine';
import { createAside } from './aside';
import type { Client } from './client';

/** One's own sessions over the client. A server without them gets the list's call once a session. */
export function createOwnSessionsService(client: Client): OwnSessionsActors {
  const aside = createAside(client);
  return {
    async loadSessions(_input, signal) {
      const result = await aside.call(listOwnSessions, { signal });
      return result.ok ? { ok: true, value: result.value.data } : result;
    },
    // Once on its way an ending is not given up: the server may have it already.
    async endSession({ id }) {
      const result = await client.call(endOwnSession, { params: { id } });
      return result.ok ? { ok: true, value: { message: result.value.data?.message || null } } : result;
    },
    async endOthers() {
      const result = await client.call(endOtherSessions, {});
      return result.ok ? { ok: true, value: { message: result.value.data?.message || null } } : result;
    },
  };
}
