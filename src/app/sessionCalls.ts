import { mapResult } from '../contract/result';
import { login, logout, me } from '../contract/session';
import { endAllSessions } from '../contract/sessions';
import type { SessionActors } from '../machines/session/types';
import type { Client } from '../services/client';

/** The session's calls to the server. They come beside the first page, with what calls. */
export const createSessionCalls = (client: Client): SessionActors => ({
  signIn: async (body, signal) =>
    mapResult(await client.call(login, { body, signal }), ({ data }) => ({ token: data.access_token })),
  fetchUser: async ({ token }, signal) =>
    mapResult(await client.call(me, { token, signal }), ({ data }) => ({ user: data, at: Date.now() })),
  signOut: async ({ token }, signal) => mapResult(await client.call(logout, { token, signal }), () => null),
  // Once on its way it is not given up: the server may have done it already.
  signOutEverywhere: async ({ token }) => mapResult(await client.call(endAllSessions, { token }), () => null),
});
