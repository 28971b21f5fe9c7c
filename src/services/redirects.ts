import { IDEMPOTENCY_HEADER } from '../contract/content';
import {
  type RedirectTrace,
  redirects,
  removeRedirects,
  saveRedirect,
  traceRedirect,
  type WireRedirect,
} from '../contract/redirects';
import type { Result } from '../contract/result';
import type { RowActors, StoredRedirect } from '../machines/redirectRow/types';
import { addressKey, type Hop, type RedirectDraft, tracePath } from '../machines/redirects/addresses';
import type { RedirectsActors } from '../machines/redirects/types';
import type { Client } from './client';

/** The calls of the redirects. */
export interface RedirectService extends RedirectsActors, RowActors {}

/** A rule as the client works with it, whatever a server left out. */
const storedOf = ({ id, old_url, new_url, code, updated_at }: WireRedirect): StoredRedirect => ({
  id,
  old_url: old_url ?? '',
  new_url: new_url ?? '',
  code: Number(code ?? 301),
  updated_at: updated_at ?? null,
});

/** Rules followed one by one where the server does not follow them itself. */
const MOST_HOPS = 8;

/** The rule for an old address, by the list's search; null without one. */
async function ruleFor(client: Client, address: string, signal: AbortSignal): Promise<StoredRedirect | null> {
  const query = { page: 1, limit: 100, orderBy: '-id', backend: 1, keywords: address };
  const result = await client.call(redirects, { query, signal });
  const rules = result.ok ? result.value.data.map(storedOf) : [];
  return rules.find(({ old_url }) => addressKey(old_url) === addressKey(address)) ?? null;
}

async function traceByList(client: Client, draft: RedirectDraft, id: number | null, signal: AbortSignal) {
  const hops: Hop[] = [];
  for (let address = draft.new_url; hops.length < MOST_HOPS; ) {
    const rule = await ruleFor(client, address, signal);
    if (rule === null || rule.id === id || hops.some(({ old_url }) => old_url === rule.old_url)) break;
    hops.push(rule);
    address = rule.new_url;
  }
  return tracePath(draft, hops);
}

/** The redirect rules over the client. Source: document 1, section 7; contract, 'Redirects, dashboard'. */
export function createRedirectService(client: Client): RedirectService {
  let serverTraces = true;
  return {
    async loadRules({ query }, signal) {
      const result = await client.call(redirects, { query: { ...query, backend: 1 }, signal });
      if (!result.ok) return result;
      return { ok: true, value: { rows: result.value.data.map(storedOf), total: result.value.meta.total } };
    },
    async deleteRules({ ids }) {
      const [id, ...others] = ids;
      if (id === undefined) return { ok: true, value: { message: null } };
      const result = await client.call(removeRedirects, { body: { id: others.length === 0 ? id : [...ids] } });
      if (!result.ok) return result;
      const { data, message } = result.value;
      const text = typeof data === 'object' && data !== null && 'message' in data ? data.message : message;
      return { ok: true, value: { message: typeof text === 'string' && text !== '' ? text : null } };
    },
    // Once on its way a saving is not given up: the server may have it already.
    async saveRow({ draft, id, updatedAt, key }) {
      const body = {
        ...(id === null ? {} : { id }),
        old_url: draft.old_url.trim(),
        new_url: draft.new_url.trim(),
        code: draft.code,
        ...(updatedAt === null ? {} : { updated_at: updatedAt }),
      };
      const headers = key === null ? {} : { [IDEMPOTENCY_HEADER]: key };
      const result = await client.call(saveRedirect, { body, headers });
      if (!result.ok) return result;
      return { ok: true, value: { id: result.value.data.id, updatedAt: result.value.data.updated_at ?? null } };
    },
    async traceRow({ draft, id }, signal): Promise<Result<RedirectTrace>> {
      if (serverTraces) {
        const query = { old_url: draft.old_url, new_url: draft.new_url, ...(id === null ? {} : { id }) };
        const result = await client.call(traceRedirect, { query, signal });
        if (result.ok) return { ok: true, value: result.value.data };
        if (result.failure.kind !== 'notFound') return result;
        serverTraces = false;
      }
      return { ok: true, value: await traceByList(client, draft, id, signal) };
    },
  };
}
