import { login, logout, me } from '../contract/session';
import { endAllSessions } from '../contract/sessions';
import type { SessionActors } from '../machines/session/types';
import type { Client } from '../services/client';

/** The session's calls to the server. They come beside the first page, with what calls. */
export const createSessionCalls = (client: Client): SessionActors => ({
  signIn: async (body, signal) => {
    const result = await client.call(login, { body, signal });
    return result.ok ? { ok: true, value: { token: result.value.data.access_token } } : result;
  },
  fetchUser: async ({ token }, signal) => {
    const result = await client.call(me, { token, signal });
    return result.ok ? { ok: true, value: { user: result.value.data, at: Date.now() } } : result;
  },
  signOut: async ({ token }, signal) => {
    const result = await client.call(logout, { token, signal });
    return result.ok ? { ok: true, value: null } : result;
  },
  // Once on its way it is not given up: the server may have done it already.
  signOutEverywhere: async ({ token }) => {
    const result = await client.call(endAllSessions, { token });
    return result.ok ? { ok: true, value: null } : result;
  },
});
