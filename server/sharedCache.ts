import { LRUCache } from 'lru-cache';

/**
 * Keeps what was computed, by key, up to a number of entries and, where that is said, for so many milliseconds; the one
 * unused longest goes first. Several callers of one key share one computation; a failed one is forgotten.
 */
export class SharedCache<Value> {
  readonly #entries: LRUCache<string, Promise<Value>>;

  constructor(max: number, lasting = 0) {
    // By itself the library reads the clock once a turn of the event loop: in a busy process things would last longer.
    this.#entries = new LRUCache({ max, ttl: lasting, ttlResolution: 0 });
  }

  get(key: string, compute: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const value = compute();
    this.#entries.set(key, value);
    value.catch(() => {
      if (this.#entries.peek(key, { allowStale: true }) === value) this.#entries.delete(key);
    });
    return value;
  }

  /** Forgets what is kept under a key, and gives it to whoever has to end it. */
  drop(key: string): Promise<Value> | undefined {
    const known = this.#entries.get(key, { allowStale: true });
    this.#entries.delete(key);
    return known;
  }
}

/** One value, computed when it is first asked for and then kept: what everybody waits for is made once. */
export interface SharedValue<Value> {
  get(): Promise<Value>;
  /** Forgets the value: the next call computes it anew. Gives what was known of it. */
  drop(): Promise<Value> | undefined;
}

/** Shares one computation among its callers, for good or for so many milliseconds; after a failure it is tried again. */
export function sharedValue<Value>(compute: () => Promise<Value>, lasting?: number): SharedValue<Value> {
  const cache = new SharedCache<Value>(1, lasting);
  return { get: () => cache.get('', compute), drop: () => cache.drop('') };
}
