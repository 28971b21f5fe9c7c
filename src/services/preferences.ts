/** Local storage that never throws: what can't be read is null, what can't be written is reported once. */
export interface Preferences {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/**
 * Wraps a Storage. A corrupted entry reads as null and is removed, so that it can't do harm twice.
 * Takes the storage and what to do when the browser refuses to write.
 */
export function createPreferences(storage: Storage, onFailure: (error: unknown) => void): Preferences {
  let reported = false;
  const report = (error: unknown) => {
    if (!reported) onFailure(error);
    reported = true;
  };
  return {
    read(key) {
      const raw = storage.getItem(key);
      if (raw === null) return null;
      try {
        return JSON.parse(raw) as unknown;
      } catch {
        storage.removeItem(key);
        return null;
      }
    },
    write(key, value) {
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch (error) {
        report(error);
      }
    },
    remove: (key) => storage.removeItem(key),
  };
}
