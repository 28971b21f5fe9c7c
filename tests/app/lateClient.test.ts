import { describe, expect, test } from 'vitest';
import { createLateClient } from '../../src/app/lateClient';
import { me } from '../../src/contract/session';
import type { Client, ClientOptions } from '../../src/services/client';

const ANSWER = { ok: true, value: { data: { id: 7, username: 'ada' } } } as const;
const FAILED = {
  ok: false,
  failure: {
    kind: 'network',
    status: 0,
    message: 'Una parte di Portolano non è arrivata: controlla la connessione e riprova.',
    fields: {},
    conflict: null,
    retryAfter: null,
  },
};
const OPTIONS: ClientOptions = { apiBase: '/api/v1', token: () => 'abc', onSessionLost: () => undefined };

/** A late client whose code comes, or fails to, on request, and how often it was asked for and made. */
function held() {
  const seen = { loads: 0, made: 0, calls: 0 };
  const waiting: { come: () => void; fail: () => void }[] = [];
  const createClient = (options: ClientOptions): Client => {
    expect(options).toBe(OPTIONS);
    seen.made += 1;
    return {
      call: () => {
        seen.calls += 1;
        return Promise.resolve(ANSWER as never);
      },
    };
  };
  const client = createLateClient(OPTIONS, () => {
    seen.loads += 1;
    return new Promise((resolve, reject) =>
      waiting.push({ come: () => resolve({ createClient }), fail: () => reject(new Error('gone')) }),
    );
  });
  return { client, seen, next: () => waiting.shift() };
}

describe('a client whose code comes late', () => {
  test('calls that were made before wait for it, and share one client', async () => {
    const { client, seen, next } = held();
    const calls = [client.call(me, {}), client.call(me, {})];
    expect(seen).toEqual({ loads: 2, made: 0, calls: 0 });
    next()?.come();
    next()?.come();
    expect(await Promise.all(calls)).toEqual([ANSWER, ANSWER]);
    expect(await client.call(me, {})).toEqual(ANSWER);
    expect(seen).toEqual({ loads: 2, made: 1, calls: 3 });
  });

  test('code that does not come is a failed call, and the next call fetches it again', async () => {
    const { client, seen, next } = held();
    const first = client.call(me, {});
    next()?.fail();
    expect(await first).toEqual(FAILED);
    const second = client.call(me, {});
    next()?.come();
    expect(await second).toEqual(ANSWER);
    expect(seen).toEqual({ loads: 2, made: 1, calls: 1 });
  });

  test.each(['come', 'fail'] as const)('a call given up before never settles, when its code has %s', async (end) => {
    const { client, seen, next } = held();
    const given = new AbortController();
    const settled = client.call(me, { signal: given.signal }).then(() => 'settled');
    given.abort();
    next()?.[end]();
    const other = client.call(me, {});
    next()?.come();
    await other;
    expect(await Promise.race([settled, Promise.resolve('open')])).toBe('open');
    expect(seen.calls).toBe(1);
  });
});
