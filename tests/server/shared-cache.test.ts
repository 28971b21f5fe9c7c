import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SharedCache, sharedValue } from '../../server/sharedCache';

describe('what is shared under a key', () => {
  it('is computed once for all who ask meanwhile or later, null as well', async () => {
    const cache = new SharedCache<null>(2);
    const compute = vi.fn(async () => null);
    expect(await Promise.all([cache.get('a', compute), cache.get('a', compute)])).toEqual([null, null]);
    expect(await cache.get('a', compute)).toBeNull();
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('goes when there are more than may be kept, the one unused longest first', async () => {
    const cache = new SharedCache<string>(2);
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, async () => `${key}1`);
    const now = await Promise.all(['a', 'c', 'b'].map((key) => cache.get(key, async () => `${key}2`)));
    expect(now).toEqual(['a1', 'c1', 'b2']);
  });

  it('is computed anew after a failure, which all who asked meanwhile are told', async () => {
    const cache = new SharedCache<number>(1);
    const failing = vi.fn(() => Promise.reject(new Error('away')));
    const asked = [cache.get('a', failing), cache.get('a', failing)];
    for (const answer of asked) await expect(answer).rejects.toThrow('away');
    expect(failing).toHaveBeenCalledTimes(1);
    expect(await cache.get('a', async () => 2)).toBe(2);
  });

  it('stays where an older computation of it fails late', async () => {
    const cache = new SharedCache<number>(1);
    let fail = (_: Error) => {};
    const first = cache.get('a', () => new Promise((_resolve, reject) => (fail = reject)));
    expect(cache.drop('a')).toBe(first);
    expect(await cache.get('a', async () => 2)).toBe(2);
    fail(new Error('late'));
    await expect(first).rejects.toThrow('late');
    expect(await cache.get('a', async () => 3)).toBe(2);
  });
});

describe('one value that is shared', () => {
  let now = 0;
  beforeEach(() => {
    now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is kept for good, until it is dropped', async () => {
    let made = 0;
    const value = sharedValue(async () => ++made);
    expect(value.drop()).toBeUndefined();
    await value.get();
    now += 1e9;
    expect(await value.get()).toBe(1);
    expect(await value.drop()).toBe(1);
    expect(await value.get()).toBe(2);
  });

  it('is kept for as long as is said, from when its computation began and however often it is asked for', async () => {
    let made = 0;
    const value = sharedValue(async () => ++made, 200);
    const first = value.get();
    now += 150;
    await first;
    expect(await value.get()).toBe(1);
    // Within one turn of the loop, which is as long as the process is busy.
    now += 51;
    expect(await value.get()).toBe(2);
  });
});
