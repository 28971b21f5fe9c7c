import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDrafts } from '../../src/services/drafts';

/** What the browser keeps, and how often it was read. */
const kept = vi.hoisted(() => ({ values: new Map<string, unknown>(), reads: 0 }));

vi.mock('idb-keyval', () => {
  const store = {
    put: (value: unknown, key: string) => kept.values.set(key, value),
    transaction: { commit: () => undefined },
  };
  return {
    createStore: () => async (_mode: string, work: (on: typeof store) => unknown) => work(store),
    promisifyRequest: async () => undefined,
    get: async (key: string) => {
      kept.reads += 1;
      return kept.values.get(key);
    },
    del: async (key: string) => kept.values.delete(key),
  };
});

const KEY = { user: 3, area: 'news', id: 7 } as const;

/** Drafts on a clock that is set by hand. */
function drafts() {
  const clock = { at: 0 };
  return {
    clock,
    drafts: createDrafts(
      (error) => {
        throw error;
      },
      () => clock.at,
    ),
  };
}

afterEach(() => {
  kept.values.clear();
  kept.reads = 0;
});

describe('a draft read ahead', () => {
  test('is what loading gives, once, without reading again', async () => {
    const { drafts: one } = drafts();
    await one.save(KEY, 'written');
    one.ask(KEY);
    expect(await one.load(KEY)).toBe('written');
    expect(kept.reads).toBe(1);
    expect(await one.load(KEY)).toBe('written');
    expect(kept.reads).toBe(2);
  });

  test('is read again where another page may have written meanwhile', async () => {
    const { drafts: one, clock } = drafts();
    one.ask(KEY);
    await drafts().drafts.save(KEY, 'by another page');
    clock.at = 1_001;
    expect(await one.load(KEY)).toBe('by another page');
  });

  test('says nothing about another item, or the same item of another user', async () => {
    const { drafts: one } = drafts();
    await one.save({ ...KEY, user: 4 }, 'of somebody else');
    await one.save({ ...KEY, id: 8 }, 'of another item');
    one.ask(KEY);
    expect(await one.load({ ...KEY, user: 4 })).toBe('of somebody else');
    one.ask(KEY);
    expect(await one.load({ ...KEY, id: 8 })).toBe('of another item');
  });

  test('ends with what this page writes or clears', async () => {
    const { drafts: one } = drafts();
    one.ask(KEY);
    await one.save(KEY, 'later');
    expect(await one.load(KEY)).toBe('later');
    one.ask(KEY);
    await one.clear(KEY);
    expect(await one.load(KEY)).toBeNull();
  });
});
