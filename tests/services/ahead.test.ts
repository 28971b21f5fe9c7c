import { describe, expect, test } from 'vitest';
import { relatedStatuses } from '../../src/contract/lookups';
import { failure, type Result } from '../../src/contract/result';
import { endAllSessions } from '../../src/contract/sessions';
import { createAhead } from '../../src/services/ahead';
import type { Client } from '../../src/services/client';

interface Made {
  readonly isAside: boolean;
  readonly signal: AbortSignal | undefined;
  readonly answer: (result: Result<unknown>) => void;
}

/** A client whose calls are answered by hand, with answers asked ahead over it. */
function held() {
  const made: Made[] = [];
  const state = { token: 'ada', at: 0 };
  const client: Client = {
    call: (_endpoint, input) =>
      new Promise((resolve) => {
        const { isAside = false, signal } = input as { readonly isAside?: boolean; readonly signal?: AbortSignal };
        made.push({ isAside, signal, answer: (result) => resolve(result as never) });
      }),
  };
  return {
    made,
    state,
    ahead: createAhead(
      client,
      () => state.token,
      () => state.at,
    ),
  };
}

const OF_ITEM = { query: { name: 'news', id: 7 } } as const;
const OF_OTHER = { query: { name: 'news', id: 8 } } as const;
const GOT: Result<unknown> = { ok: true, value: { data: [] } };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('calls made ahead of their page', () => {
  test('one on its way is shared with the page, once', async () => {
    const { made, ahead } = held();
    void ahead.begin().call(relatedStatuses, OF_ITEM);
    const call = ahead.client.call(relatedStatuses, OF_ITEM);
    expect(made).toHaveLength(1);
    expect(made[0]?.isAside).toBe(true);
    made[0]?.answer(GOT);
    expect(await call).toEqual(GOT);
    void ahead.client.call(relatedStatuses, OF_ITEM);
    expect(made).toHaveLength(2);
    expect(made[1]?.isAside).toBe(false);
  });

  test('what came is given while it is young, then asked for anew', async () => {
    const { made, state, ahead } = held();
    void ahead.begin().call(relatedStatuses, OF_ITEM);
    made[0]?.answer(GOT);
    await settled();
    state.at = 1_000;
    expect(await ahead.client.call(relatedStatuses, OF_ITEM)).toEqual(GOT);
    void ahead.begin().call(relatedStatuses, OF_ITEM);
    made[1]?.answer(GOT);
    await settled();
    state.at = 2_001;
    void ahead.client.call(relatedStatuses, OF_ITEM);
    expect(made).toHaveLength(3);
  });

  test('what came can be drawn at once, taken once; what is on its way, failed or is too old can not', async () => {
    const { made, state, ahead } = held();
    const arrived = () => ahead.client.arrived(relatedStatuses, OF_ITEM);
    expect(arrived()).toBeNull();
    void ahead.begin(500).call(relatedStatuses, OF_ITEM);
    expect(arrived()).toBeNull();
    made[0]?.answer(GOT);
    await settled();
    state.at = 500;
    expect([arrived(), arrived()]).toEqual([{ data: [] }, null]);
    void ahead.begin().call(relatedStatuses, OF_ITEM);
    made[1]?.answer({ ok: false, failure: failure('server', 500, 'Errore') });
    await settled();
    expect(arrived()).toBeNull();
    void ahead.begin(500).call(relatedStatuses, OF_ITEM);
    made[2]?.answer(GOT);
    await settled();
    state.at = 1_001;
    expect(arrived()).toBeNull();
    expect(made).toHaveLength(3);
  });

  test('a write of this page ends what was asked before it, and while it was on its way', async () => {
    const { made, ahead } = held();
    void ahead.begin().call(relatedStatuses, OF_ITEM);
    const writing = ahead.client.call(endAllSessions, {});
    expect(made.map(({ signal }) => signal?.aborted)).toEqual([true, undefined]);
    void ahead.begin().call(relatedStatuses, OF_ITEM);
    made[1]?.answer(GOT);
    expect(await writing).toEqual(GOT);
    expect(made[2]?.signal?.aborted).toBe(true);
    void ahead.client.call(relatedStatuses, OF_ITEM);
    expect(made).toHaveLength(4);
  });

  test('it is nobody else’s, nor another call’s', () => {
    const { made, state, ahead } = held();
    const asking = ahead.begin();
    void asking.call(relatedStatuses, OF_ITEM);
    void ahead.client.call(relatedStatuses, OF_OTHER);
    expect(made).toHaveLength(2);
    state.token = 'bruno';
    void ahead.client.call(relatedStatuses, OF_ITEM);
    expect(made).toHaveLength(3);
  });

  test('the next page gives up what nobody took, and leaves what somebody did', () => {
    const { made, ahead } = held();
    const asking = ahead.begin();
    void asking.call(relatedStatuses, OF_ITEM);
    void asking.call(relatedStatuses, OF_OTHER);
    void ahead.client.call(relatedStatuses, OF_ITEM);
    ahead.begin();
    expect(made.map(({ signal }) => signal?.aborted)).toEqual([false, true]);
  });

  test('who gives the call up gives up what was asked for it', () => {
    const { made, ahead } = held();
    void ahead.begin().call(relatedStatuses, OF_ITEM);
    const leaving = new AbortController();
    void ahead.client.call(relatedStatuses, { ...OF_ITEM, signal: leaving.signal });
    leaving.abort();
    expect(made[0]?.signal?.aborted).toBe(true);
  });

  test('a failure is the call’s, but for one that ends the session: that is asked for again', async () => {
    const { made, ahead } = held();
    const down: Result<unknown> = { ok: false, failure: failure('server', 500, 'giù') };
    void ahead.begin().call(relatedStatuses, OF_ITEM);
    const first = ahead.client.call(relatedStatuses, OF_ITEM);
    made[0]?.answer(down);
    expect(await first).toEqual(down);
    for (const kind of ['unauthenticated', 'forbidden'] as const) {
      const refused: Result<unknown> = { ok: false, failure: failure(kind, 401, 'no') };
      const before = made.length;
      void ahead.begin().call(relatedStatuses, OF_ITEM);
      const call = ahead.client.call(relatedStatuses, OF_ITEM);
      made[before]?.answer(refused);
      await settled();
      expect(made).toHaveLength(before + 2);
      expect(made[before + 1]?.isAside).toBe(false);
      made[before + 1]?.answer(refused);
      expect(await call).toEqual(refused);
    }
  });

  test('what changes something is never shared', () => {
    const { made, ahead } = held();
    void ahead.begin().call(endAllSessions, {});
    void ahead.client.call(endAllSessions, {});
    expect(made).toHaveLength(2);
  });
});
