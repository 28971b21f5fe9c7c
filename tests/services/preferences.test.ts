import { expect, test, vi } from 'vitest';
import { createPreferences } from '../../src/services/preferences';

function storageOf(entries: Record<string, string>): Storage {
  const values = new Map(Object.entries(entries));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

const entriesOf = (storage: Storage): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => {
      const key = storage.key(index) ?? '';
      return [key, storage.getItem(key) ?? ''];
    }),
  );

test('emptying keeps the named keys only, and makes none up', () => {
  const storage = storageOf({ token: 't', theme: 'dark', news: '{}' });
  const preferences = createPreferences(() => storage, vi.fn());
  preferences.clear(['theme', 'keys']);
  expect(entriesOf(storage)).toEqual({ theme: 'dark' });
  preferences.clear();
  expect(entriesOf(storage)).toEqual({});
});

test('a browser that refuses storage is reported once, and nobody else fails', () => {
  const onFailure = vi.fn();
  const refusing = createPreferences(() => {
    throw new Error('SecurityError');
  }, onFailure);
  expect(refusing.read('token')).toBe(null);
  refusing.write('token', 't');
  refusing.clear(['token']);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
