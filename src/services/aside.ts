import { type CallFailure, failure } from '../contract/result';
import type { Client } from './client';

/** Statuses by which servers say that they have no such call, or none for this user. */
const UNKNOWN = new Set([400, 403, 404, 405, 410, 501]);

/** The same client for niceties alone: whoever refuses them says nothing about the session. */
export const asideClient = (client: Client): Client => ({
  call: (endpoint, input) => client.call(endpoint, { ...input, isAside: true }),
});

/**
 * The client for calls that are ours, beyond the contract: one that this server does not know is made once, and is missing
 * from then on. One lasts a session.
 */
export function createAside(client: Client): Client {
  const aside = asideClient(client);
  const unknown = new Map<string, CallFailure>();
  return {
    async call(endpoint, input) {
      const known = unknown.get(endpoint.id);
      if (known !== undefined) return { ok: false, failure: known };
      const result = await aside.call(endpoint, input);
      if (result.ok || !UNKNOWN.has(result.failure.status)) return result;
      const absent = failure('notFound', result.failure.status, result.failure.message);
      unknown.set(endpoint.id, absent);
      return { ok: false, failure: absent };
    },
  };
}
