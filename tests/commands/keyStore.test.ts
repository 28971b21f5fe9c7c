import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../src/machines/keymap/rules';
import { createKeyStore } from '../../src/ui/commands/keyStore';
import { KEYS_KEY } from '../../src/ui/commands/storage';
import { everything } from './support';

const mine = { ...DEFAULT_PREFERENCES, changed: { 'list.create': ['w'] } };

/** A browser's storage, one that keeps nothing among them. */
function storage(stored: unknown, keeps = true) {
  const values = new Map<string, unknown>(stored === undefined ? [] : [[KEYS_KEY, stored]]);
  const notices: string[] = [];
  const store = createKeyStore({
    platform: 'mac',
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      if (keeps) values.set(key, value);
    },
    knows: (command) => command !== 'gone',
    notify: (_, text) => notices.push(text),
  });
  return { store, values, notices };
}

test('keys that the storage does not keep last as long as the page', () => {
  const { store, values } = storage(undefined, false);
  store.save(mine);
  expect([values.size, store.inForce(everything)]).toEqual([0, mine]);
});

test('keys that another page has changed are read anew', () => {
  const { store, values } = storage({ changed: {} });
  expect(store.inForce(everything)).toEqual(DEFAULT_PREFERENCES);
  values.set(KEYS_KEY, { version: 2, ...mine, told: [] });
  expect(store.inForce(everything)).toEqual(mine);
});

test('saving keeps what was reported', () => {
  const { store, values, notices } = storage({ off: ['gone'], changed: { 'list.create': ['mod+T'] } });
  store.reportTrouble(everything);
  expect(notices).toEqual([
    'Un comando di cui avevi cambiato i tasti non c’è più: la tua scelta resta conservata.',
    'mod+T non si può più usare: «Nuovo contenuto» ha di nuovo i suoi tasti. Per cambiarli apri Tastiera.',
  ]);
  store.save(mine);
  expect(values.get(KEYS_KEY)).toEqual({
    version: 2,
    ...mine,
    told: ['unknown gone', 'unusable list.create mod+T'],
  });
});

test('nothing is written where there is nothing to report', () => {
  const { store, values, notices } = storage(undefined);
  store.reportTrouble(everything);
  expect([values.size, notices]).toEqual([0, []]);
});
