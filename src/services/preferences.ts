/** Local storage that never throws: what can't be read is null, what can't be written is reported once. */
export interface Preferences {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Empties it but for these keys. */
  clear(kept?: readonly string[]): void;
}

/** Wraps a Storage. Takes how to get it (a browser may refuse even that) and what to do when it refuses. */
export function createPreferences(storage: () => Storage, onFailure: (error: unknown) => void): Preferences {
  let reported = false;
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch (error) {
      if (!reported) onFailure(error);
      reported = true;
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((store) => store.getItem(key), null),
    write: (key, value) => attempt((store) => store.setItem(key, value), undefined),
    remove: (key) => attempt((store) => store.removeItem(key), undefined),
    clear: (kept = []) =>
      attempt((store) => {
        const values = kept.map((key) => [key, store.getItem(key)] as const);
        store.clear();
        for (const [key, value] of values) if (value !== null) store.setItem(key, value);
      }, undefined),
  };
}
