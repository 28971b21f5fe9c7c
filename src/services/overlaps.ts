import type { Content } from '../content/model/types';
import { overlapsEndpoint } from '../contract/overlaps';
import type { CallFailure } from '../contract/result';
import type { OverlapsActors } from '../machines/overlaps/types';
import { failure } from './answer';
import type { Client } from './client';

/** Statuses by which servers say that they have no such call, or none for this user. */
const UNKNOWN = new Set([400, 403, 404, 405, 410, 501]);

/** What overlaps with an item of a content type. A server without that call gets it once a session. */
export function createOverlapService(client: Client): (content: Content) => OverlapsActors['findOverlaps'] {
  const unknown = new Map<string, CallFailure>();
  return (content) => {
    const endpoint = overlapsEndpoint(content);
    return async ({ id, days, places }, signal) => {
      const known = unknown.get(content.area);
      if (known !== undefined) return { ok: false, failure: known };
      const body = { id, days: [...days], places: [...places] };
      const result = await client.call(endpoint, { body, signal, isAside: true });
      if (result.ok) return { ok: true, value: result.value.data };
      const { status, message } = result.failure;
      if (!UNKNOWN.has(status)) return result;
      const absent = failure('notFound', status, message);
      unknown.set(content.area, absent);
      return { ok: false, failure: absent };
    };
  };
}
