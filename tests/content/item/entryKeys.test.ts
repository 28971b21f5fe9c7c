import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { valueAt } from '../../../src/content/field/path';
import { entryFields, keyedItem, withoutKeys } from '../../../src/content/item/entryKeys';
import { entries, slots } from '../nestedFields';

const form = { fields: [entries, { ...slots, path: 'podcast' }] };

type Sent = { readonly [key: string]: Json };
const item = (...tappe: readonly Json[]): Sent => ({ id: 3, tappe });

/** An entry that says its address; `rest` is what a server adds. */
const says = (url: string, rest: Sent = {}): Sent => ({ url, ...rest });
const keyed = (key: string, entry: Sent): Sent => ({ ...entry, '@key': key });

/** Keys that entries have, in the order in which they came. */
const keysOf = (sent: Json, known: Json = null, unsent: Json = null): readonly Json[] => {
  const list = keyedItem(form, sent, known, unsent);
  return (valueAt(list, 'tappe') as readonly Json[]).map((entry) => valueAt(entry, '@key'));
};

test('of a form the lists of entries have keys, slots have none', () => {
  expect(entryFields(form).map(({ path }) => path)).toEqual(['tappe']);
  const podcast = [{ id: 1, url: 'x' }];
  expect(keyedItem(form, { tappe: [{ id: 7 }], podcast })).toEqual({ tappe: [{ id: 7, '@key': '7' }], podcast });
});

describe('an entry is known', () => {
  test('by its id, whatever it says and wherever it stands', () => {
    const known = item(keyed('new-1', says('a', { id: 7, order: 1 })), keyed('8', says('b', { id: 8, order: 2 })));
    expect(keysOf(item(says('b', { id: 8, order: 1 }), says('c', { id: 7, order: 2 })), known)).toEqual(['8', 'new-1']);
  });

  test('by what it says, where a server has given it an id since', () => {
    const known = item(keyed('new-1', says('a', { id: null, order: 1 })), keyed('new-2', says('b', { order: 2 })));
    expect(keysOf(item(says('b', { id: 21, order: 1 }), says('a', { id: 22, order: 2 })), known)).toEqual([
      'new-2',
      'new-1',
    ]);
  });

  test('by its place, where a server has changed what it says', () => {
    const known = item(keyed('7', says('a', { id: 7, order: 1 })), keyed('new-1', says('b', { id: null, order: 2 })));
    const sent = item(says('a', { id: 7, order: 1 }), says('https://b', { id: 8, order: 2 }));
    expect(keysOf(sent, known)).toEqual(['7', 'new-1']);
    expect(keysOf(item(says('https://b', { id: 8, order: 1 })), known)).toEqual(['8']);
  });

  test('by what it says alone, where the answer to its save was lost', () => {
    const known = item(keyed('7', says('a', { id: 7, order: 1 })));
    const unsent = item(keyed('7', says('a', { id: 7, order: 1 })), keyed('new-1', says('b', { id: null, order: 2 })));
    const arrived = item(says('a', { id: 7, order: 1 }), says('b', { id: 8, order: 2 }));
    expect(keysOf(arrived, known, unsent)).toEqual(['7', 'new-1']);
    // Somebody else's at the same place is not it, and doesn't take its key.
    const others = item(says('a', { id: 7, order: 1 }), says('c', { id: 8, order: 2 }));
    expect(keysOf(others, known, unsent)).toEqual(['7', '8']);
  });

  test('once: of two that say the same each is one', () => {
    const known = item(keyed('new-1', says('a', { order: 1 })), keyed('new-2', says('a', { order: 2 })));
    const sent = item(says('a', { id: 8, order: 1 }), says('a', { id: 9, order: 2 }));
    expect(keysOf(sent, known)).toEqual(['new-1', 'new-2']);
    expect(keysOf(item(says('a', { id: 9, order: 1 })), known)).toEqual(['new-1']);
  });
});

describe('an entry that nobody knows', () => {
  test('is named by its id; one without by a number', () => {
    expect(keysOf(item(says('a', { id: 7, order: 1 }), says('b', { order: 2 }), says('c', { order: 3 })))).toEqual([
      '7',
      'new-1',
      'new-1-2',
    ]);
  });

  test('keeps the key that it came with, as out of a draft', () => {
    expect(keysOf(item(keyed('new-4', says('a', { id: null })), keyed('7', says('b', { id: 7 }))))).toEqual([
      'new-4',
      '7',
    ]);
    expect(keysOf(item(keyed('new-4', says('a', { id: 9 }))))).toEqual(['9']);
  });

  test('has a key of its own also where a server gives an id twice', () => {
    const doubled = item(says('a', { id: 7 }), says('b', { id: 7 }), says('c', { id: 7 }));
    expect(keysOf(doubled)).toEqual(['7', '7-2', '7-3']);
    expect(keysOf(doubled, keyedItem(form, doubled))).toEqual(['7', '7-2', '7-3']);
  });

  test('does not take the key of one that is new here and has not been sent', () => {
    const known = item(keyed('new-1', says('a')));
    expect(keysOf(item(says('b'), says('c')), known)).toEqual(['new-1', 'new-1-2']);
    const unsent = item(keyed('new-1', says('a')));
    expect(keysOf(item(says('b')), null, unsent)).toEqual(['new-1-2']);
  });
});

test('no ids at all: what says the same is the same, the rest by its place', () => {
  const known = keyedItem(form, item(says('a', { order: 1 }), says('b', { order: 2 }), says('c', { order: 3 })));
  expect(keysOf(known)).toEqual(['new-1', 'new-1-2', 'new-1-3']);
  const after = (...said: readonly string[]) =>
    keysOf(item(...said.map((url, place) => says(url, { order: place + 1 }))), known);
  expect(after('c', 'a', 'b')).toEqual(['new-1-3', 'new-1', 'new-1-2']);
  expect(after('a', 'd', 'c')).toEqual(['new-1', 'new-1-2', 'new-1-3']);
  // At its place stood one that is elsewhere now.
  expect(after('c', 'a', 'd')).toEqual(['new-1-3', 'new-1', 'new-1-4']);
  expect(after('b', 'c')).toEqual(['new-1-2', 'new-1-3']);
});

test('lists stay as they came: unsorted, with the same numbers twice, with what is none', () => {
  const sent = item(says('c', { order: 7 }), null, says('a', { order: 1 }), says('b', { order: 1 }));
  const known = item(
    keyed('k-a', says('x', { order: 1 })),
    keyed('k-b', says('y', { order: 2 })),
    keyed('k-c', says('z', { order: 3 })),
  );
  expect(keyedItem(form, sent, known)).toEqual(
    item(
      keyed('k-c', says('c', { order: 7 })),
      null,
      keyed('k-a', says('a', { order: 1 })),
      keyed('k-b', says('b', { order: 1 })),
    ),
  );
});

test('keys are the editor’s own: without them an item is what it was', () => {
  const sent = { ...item(says('a', { id: 7, order: 2, colore: 'rosso' }), null, says('b')), podcast: [{ id: 1 }] };
  const keyedOne = keyedItem(form, sent);
  expect(keyedOne).not.toEqual(sent);
  expect(withoutKeys(form, keyedOne)).toEqual(sent);
  expect(valueAt(withoutKeys(form, keyedOne), 'tappe.0')).not.toHaveProperty('@key');
  for (const tappe of [null, 'x', {}]) expect(withoutKeys(form, keyedItem(form, { tappe }))).toEqual({ tappe });
});

test('keys are given again alike, to an item that has them', () => {
  const once = keyedItem(form, item(says('a', { id: 7, order: 1 }), says('b', { order: 2 })));
  expect(keyedItem(form, once, once)).toEqual(once);
  expect(keyedItem(form, withoutKeys(form, once), once)).toEqual(once);
});
