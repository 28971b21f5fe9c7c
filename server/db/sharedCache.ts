/**
 * Keeps what was computed, by key, up to a number of entries; the one unused longest goes first. Several callers of one
 * key share one computation; a failed one is forgotten.
 */
export class SharedCache<Value> {
  readonly #entries = new Map<string, Promise<Value>>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, compute: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    this.#entries.delete(key);
    const value = known ?? this.#begin(key, compute);
    this.#entries.set(key, value);
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }

  #begin(key: string, compute: () => Promise<Value>): Promise<Value> {
    const value = compute();
    value.catch(() => {
      if (this.#entries.get(key) === value) this.#entries.delete(key);
    });
    return value;
  }
}
