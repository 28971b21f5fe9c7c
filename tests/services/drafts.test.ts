import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDrafts, type DraftKey } from '../../src/services/drafts';

/** What the browser keeps, and how often it was read. */
const kept = vi.hoisted(() => ({ values: new Map<string, unknown>(), reads: 0 }));

interface Range {
  readonly from: string;
  readonly to: string;
}

vi.mock('idb-keyval', () => {
  const within = ({ from, to }: Range) => [...kept.values.keys()].filter((key) => key >= from && key <= to).toSorted();
  const store = {
    put: (value: unknown, key: string) => kept.values.set(key, value),
    delete: (key: string) => kept.values.delete(key),
    getAllKeys: (range: Range) => {
      kept.reads += 1;
      return within(range);
    },
    getAll: (range: Range) => within(range).map((key) => kept.values.get(key)),
    transaction: { commit: () => undefined },
  };
  return {
    createStore: () => async (_mode: string, work: (on: typeof store) => unknown) => work(store),
    promisifyRequest: async (request: unknown) => request,
    del: async (key: string) => kept.values.delete(key),
  };
});

vi.stubGlobal('IDBKeyRange', { bound: (from: string, to: string): Range => ({ from, to }) });

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

const PAGE = 'pagina';
const texts = async (one: ReturnType<typeof drafts>['drafts'], key: DraftKey = KEY) =>
  (await one.load(key)).map(({ draft, page }) => [page, draft]);

describe('a draft read ahead', () => {
  test('is what loading gives, once, without reading again', async () => {
    const { drafts: one } = drafts();
    await one.save(KEY, PAGE, 'written');
    one.ask(KEY);
    expect(await texts(one)).toEqual([[PAGE, 'written']]);
    expect(kept.reads).toBe(1);
    expect(await texts(one)).toEqual([[PAGE, 'written']]);
    expect(kept.reads).toBe(2);
  });

  test('is read again where another page may have written meanwhile', async () => {
    const { drafts: one, clock } = drafts();
    one.ask(KEY);
    await drafts().drafts.save(KEY, 'altra', 'by another page');
    clock.at = 1_001;
    expect(await texts(one)).toEqual([['altra', 'by another page']]);
  });

  test('says nothing about another item, or the same item of another user', async () => {
    const { drafts: one } = drafts();
    await one.save({ ...KEY, user: 4 }, PAGE, 'of somebody else');
    await one.save({ ...KEY, id: 8 }, PAGE, 'of another item');
    await one.save({ ...KEY, id: 70 }, PAGE, 'of an item whose number begins so');
    one.ask(KEY);
    expect(await texts(one, { ...KEY, user: 4 })).toEqual([[PAGE, 'of somebody else']]);
    one.ask(KEY);
    expect(await texts(one, { ...KEY, id: 8 })).toEqual([[PAGE, 'of another item']]);
    expect(await texts(one)).toEqual([]);
  });

  test('ends with what this page writes or clears', async () => {
    const { drafts: one } = drafts();
    one.ask(KEY);
    await one.save(KEY, PAGE, 'later');
    expect(await texts(one)).toEqual([[PAGE, 'later']]);
    one.ask(KEY);
    await one.clear(KEY, PAGE);
    expect(await texts(one)).toEqual([]);
  });
});

test('a browser that keeps none says so, until one was written again', async () => {
  let isFull = true;
  const failures: unknown[] = [];
  const one = createDrafts((error) => failures.push(error));
  const changes: boolean[] = [];
  const end = one.onChange(() => changes.push(one.keeps()));
  vi.spyOn(kept.values, 'set').mockImplementation((key, value) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return Map.prototype.set.call(kept.values, key, value);
  });
  expect(one.keeps()).toBe(true);
  await one.save(KEY, PAGE, 'too much');
  await one.save(KEY, PAGE, 'too much again');
  // Reading works; writing does not.
  await one.load(KEY);
  expect([one.keeps(), changes, failures.length]).toEqual([false, [false], 2]);
  isFull = false;
  await one.save(KEY, PAGE, 'fits');
  expect([one.keeps(), changes]).toEqual([true, [false, true]]);
  end();
  vi.restoreAllMocks();
});

describe('drafts of several pages', () => {
  test('lie side by side, the newest first, with the moment of each', async () => {
    const { drafts: one, clock } = drafts();
    await one.save(KEY, 'prima', 'first');
    clock.at = 5;
    await one.save(KEY, 'seconda', 'second');
    expect(await one.load(KEY)).toEqual([
      { page: 'seconda', savedAt: 5, draft: 'second' },
      { page: 'prima', savedAt: 0, draft: 'first' },
    ]);
    await one.clear(KEY, 'prima');
    expect(await texts(one)).toEqual([['seconda', 'second']]);
  });

  test('what was kept before pages had drafts of their own is found, replaced and cleared', async () => {
    const { drafts: one } = drafts();
    kept.values.set('3/news/7', { version: 1, draft: 'of former times' });
    expect(await one.load(KEY)).toEqual([{ page: null, savedAt: null, draft: 'of former times' }]);
    await one.save(KEY, PAGE, 'goes on', null);
    expect([...kept.values.keys()]).toEqual(['3/news/7/pagina']);
    kept.values.set('3/news/7', { version: 1, draft: 'of former times' });
    await one.clear(KEY, null);
    expect(await texts(one)).toEqual([[PAGE, 'goes on']]);
  });

  test('a draft taken over from another page is that page’s no more, and a page’s own stays its own', async () => {
    const { drafts: one } = drafts();
    await one.save(KEY, 'altra', 'theirs');
    await one.save(KEY, PAGE, 'taken over', 'altra');
    expect(await texts(one)).toEqual([[PAGE, 'taken over']]);
    await one.save(KEY, PAGE, 'again', PAGE);
    expect(await texts(one)).toEqual([[PAGE, 'again']]);
  });

  test('of another shape are not offered', async () => {
    kept.values.set('3/news/7/pagina', { version: 2, draft: 'of later times' });
    kept.values.set('3/news/7/altra', 'nonsense');
    expect(await drafts().drafts.load(KEY)).toEqual([]);
  });
});
