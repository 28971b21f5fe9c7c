import { IDEMPOTENCY_HEADER } from '../contract/content';
import {
  type RedirectTrace,
  redirects,
  removeRedirects,
  saveRedirect,
  type Tried,
  traceRedirect,
  tryRedirects,
  type WireRedirect,
} from '../contract/redirects';
import { type CallFailure, failure, type Result } from '../contract/result';
import type { RedirectCalls } from '../machines/kit/ports';
import type { StoredRedirect } from '../machines/redirectRow/types';
import { addressKey, type RedirectDraft } from '../machines/redirects/addresses';
import { type FindRule, followRule, type Hop, hostOf, shownTrace } from '../machines/redirects/path';
import { failureTexts } from '../messages/screens/failures';
import type { Client } from './client';
import { namingRight } from './failure';

/** A rule as the client works with it, whatever a server left out. */
const storedOf = ({ id, old_url, new_url, code, updated_at, hidden_by }: WireRedirect): StoredRedirect => ({
  id,
  old_url: old_url ?? '',
  new_url: new_url ?? '',
  code: Number(code ?? 301),
  updated_at: updated_at ?? null,
  ...(hidden_by ? { hiddenBy: hidden_by } : {}),
});

/** Look-ups of one trace, where the server does not follow the rules itself: each is a search of the list. */
const MOST_LOOKUPS = 8;

/** The longest part of a key that is written alike however an address is percent-encoded. */
const plainest = (key: string): string =>
  key
    .split(/%[0-9A-F]{2}|[^A-Za-z0-9._~/-]/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Looks rules up by the list's search, until there were too many look-ups. */
function findByList(client: Client, id: number | null, signal: AbortSignal): FindRule {
  let lookups = 0;
  return async (keys) => {
    lookups += 1;
    if (lookups > MOST_LOOKUPS) return null;
    const query = { page: 1, limit: 100, orderBy: '-id', backend: 1, keywords: plainest(keys.at(-1) ?? '') };
    const result = await client.call(redirects, { query, signal });
    const rank = ({ old_url }: Hop): number => keys.indexOf(addressKey(old_url));
    const rules = result.ok ? result.value.data.map(storedOf) : [];
    const [nearest] = rules.filter((rule) => rule.id !== id && rank(rule) >= 0).sort((a, b) => rank(a) - rank(b));
    return nearest ?? null;
  };
}

async function traceByList(client: Client, draft: RedirectDraft, id: number | null, signal: AbortSignal) {
  const named = hostOf(draft.old_url);
  const site = { hosts: new Set(named === null ? [] : [named]), find: findByList(client, id, signal) };
  return shownTrace(await followRule(draft, site), null);
}

/** Why a rule that was tried would be refused; null where nothing is against it. */
function problemOf({ ok, message, errors }: Tried): string | null {
  return ok ? null : (Object.values(errors ?? {})[0] ?? message ?? failureTexts.refused);
}

const bodyOf = ({ old_url, new_url, code }: RedirectDraft) => ({
  old_url: old_url.trim(),
  new_url: new_url.trim(),
  code,
});

/** The redirect rules over the client. Source: document 1, section 7; contract, 'Redirects, dashboard'. */
export function createRedirectService(client: Client): RedirectCalls {
  let serverTraces = true;
  let noTrials: CallFailure | null = null;
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
        ...bodyOf(draft),
        ...(updatedAt === null ? {} : { updated_at: updatedAt }),
      };
      const headers = key === null ? {} : { [IDEMPOTENCY_HEADER]: key };
      const result = namingRight(await client.call(saveRedirect, { body, headers }), ['errore404-create']);
      if (!result.ok) return result;
      return { ok: true, value: { id: result.value.data.id, updatedAt: result.value.data.updated_at ?? null } };
    },
    async tryRules({ drafts }, signal) {
      if (noTrials !== null) return { ok: false, failure: noTrials };
      const result = await client.call(tryRedirects, { body: { rows: drafts.map(bodyOf) }, signal });
      if (!result.ok) {
        if (result.failure.kind === 'notFound') noTrials = result.failure;
        return result;
      }
      const tried = result.value.data;
      return tried.length === drafts.length
        ? { ok: true, value: tried.map(problemOf) }
        : { ok: false, failure: failure('nonsense', 200, failureTexts.shape('data')) };
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
