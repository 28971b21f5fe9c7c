import { describe, expect, test, vi } from 'vitest';
import { createLateClient, lateCalls } from '../../src/app/lateCalls';
import type { Result } from '../../src/contract/result';
import { me } from '../../src/contract/session';
import type { Client, ClientOptions } from '../../src/services/client';

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

interface Sums {
  readonly add: (one: number, other: number) => Promise<Result<number>>;
  readonly double: (one: number) => Promise<Result<number>>;
}

const SUMS: Sums = {
  add: async (one, other) => ({ ok: true, value: one + other }),
  double: async (one) => ({ ok: true, value: 2 * one }),
};
const late = (load: () => Promise<Sums>) => lateCalls<Sums>(load);

describe('calls whose code comes with the first of them', () => {
  test('are made over one service, with what they were given', async () => {
    const load = vi.fn(async () => SUMS);
    const sums = late(load);
    expect(load).not.toHaveBeenCalled();
    const answers = await Promise.all([sums.add(1, 2), sums.double(4)]);
    expect(answers).toEqual([
      { ok: true, value: 3 },
      { ok: true, value: 8 },
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('code that does not come is a failed call, and the next call fetches it again', async () => {
    const load = vi.fn(async () => SUMS).mockRejectedValueOnce(new Error('gone'));
    const sums = late(load);
    expect(await sums.double(4)).toEqual(FAILED);
    expect(await sums.double(4)).toEqual({ ok: true, value: 8 });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('awaited, they are what they were', async () => {
    const sums = await Promise.resolve(late(async () => SUMS));
    expect(await sums.double(4)).toEqual({ ok: true, value: 8 });
  });

  test('what a call throws is thrown', async () => {
    const sums = late(async () => ({ ...SUMS, double: () => Promise.reject(new Error('broken')) }));
    await expect(sums.double(4)).rejects.toThrow('broken');
  });
});

const ANSWER = { ok: true, value: { data: { id: 7, username: 'ada' } } } as const;
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
    expect(seen).toEqual({ loads: 1, made: 0, calls: 0 });
    next()?.come();
    expect(await Promise.all(calls)).toEqual([ANSWER, ANSWER]);
    expect(await client.call(me, {})).toEqual(ANSWER);
    expect(seen).toEqual({ loads: 1, made: 1, calls: 3 });
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
    // Those who wait for it hear of it first.
    await new Promise((resolve) => setTimeout(resolve));
    const other = client.call(me, {});
    next()?.come();
    await other;
    expect(await Promise.race([settled, Promise.resolve('open')])).toBe('open');
    expect(seen.calls).toBe(1);
  });
});
