import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Entry } from '../../../src/content/field/collection';
import { ENTRY_KEY } from '../../../src/content/field/path';
import { newContact } from '../../../src/content/kinds/contacts';
import { collectionMachine } from '../../../src/machines/collection/machine';
import { addingRefusal, refusalOf } from '../../../src/machines/collection/refusals';
import {
  entryOf,
  keepsEntries,
  losesPendingRemoval,
  nameOf,
  neighbourKey,
  questionOf,
  valuesOf,
  withAdded,
  withKeys,
  without,
  withPlaced,
  withRestored,
} from '../../../src/machines/collection/rules';
import type { CollectionContext, CollectionEvent, KeyedEntry } from '../../../src/machines/collection/types';
import { collectionTexts as texts } from '../../../src/messages/screens/collection';

const { refusals } = texts;
const entry = (id: number | null, order: number, value = `${id}@example.it`): Entry => ({
  ...newContact('email', 'it'),
  id,
  order,
  value,
});
const item = (key: string, order: number, isFixed = false, of: Entry = entry(null, order)): KeyedEntry => ({
  key,
  isFixed,
  entry: of,
});
/** Two entries that were there, two new ones behind them. */
const four = [item('a', 1, true, entry(1, 1)), item('b', 2, true, entry(2, 2)), item('c', 3), item('d', 4)];
const at = (index: number): KeyedEntry => {
  const found = four[index];
  if (found === undefined) throw new Error(`no entry ${index}`);
  return found;
};
const context = (change: Partial<CollectionContext> = {}): CollectionContext => ({
  kind: 'contacts',
  maximum: 5,
  readOnly: null,
  entries: four,
  cursor: 'c',
  pendingRemoval: null,
  removed: null,
  serial: 4,
  ...change,
});
const shown = (entries: readonly KeyedEntry[]) =>
  entries.map(({ key, entry: { order } }) => `${key}${order}`).join(' ');

describe('keys', () => {
  const begin = withKeys({ kind: 'contacts', entries: [], serial: 0 }, [entry(1, 1), entry(null, 2)]);

  test('are given in order; what the server knew when editing began is fixed, an entry made of fields never', () => {
    expect(begin).toEqual({
      serial: 2,
      entries: [item('entry-1', 1, true, entry(1, 1)), item('entry-2', 2, false, entry(null, 2))],
    });
    expect(
      withKeys({ kind: 'entries', entries: [], serial: 7 }, [entry(1, 1)]).entries.map(({ key, isFixed }) => [
        key,
        isFixed,
      ]),
    ).toEqual([['entry-8', false]]);
  });

  const keysOf = (value: readonly Entry[]) => {
    const { entries, serial } = withKeys({ kind: 'contacts', ...begin }, value);
    return [entries.map(({ key }) => key), serial];
  };

  test('stay with their ids, or with their places where the server gave one since', () => {
    expect(keysOf([entry(1, 1), entry(9, 2)])).toEqual([['entry-1', 'entry-2'], 2]);
    expect(keysOf([entry(9, 1), entry(1, 2)])).toEqual([['entry-3', 'entry-1'], 3]);
    expect(keysOf([entry(1, 1), entry(null, 2), entry(null, 3)])).toEqual([['entry-1', 'entry-2', 'entry-3'], 3]);
    expect(keysOf([entry(5, 1)])).toEqual([['entry-3'], 3]);
    expect(keysOf([entry(1, 1), entry(1, 2)])).toEqual([['entry-1', 'entry-2'], 2]);
  });

  test('what says the same stays the same, what says something else is newly item', () => {
    const { entries } = withKeys({ kind: 'contacts', ...begin }, [entry(1, 1), entry(9, 2)]);
    expect(entries[0]).toBe(begin.entries[0]);
    expect(entries[1]).toEqual({ key: 'entry-2', isFixed: false, entry: entry(9, 2) });
  });

  test('a question is lost with its entry', () => {
    const asking = { ...context(begin), pendingRemoval: 'entry-1' };
    expect(losesPendingRemoval(asking, [entry(1, 1)])).toBe(false);
    expect(losesPendingRemoval(asking, [entry(5, 1)])).toBe(true);
    expect(losesPendingRemoval({ ...asking, pendingRemoval: null }, [entry(5, 1)])).toBe(false);
  });
});

describe('keys of entries made of declared fields', () => {
  const own = (key: string, id: number | null, order: number, value?: string): Entry => ({
    ...entry(id, order, value),
    [ENTRY_KEY]: key,
  });
  const two = [item('7', 1, false, own('7', 7, 1)), item('new-2', 2, false, own('new-2', null, 2))];
  const list = (change: Partial<CollectionContext> = {}) =>
    context({ kind: 'entries', one: 'Tappa', entries: two, cursor: null, serial: 2, ...change });
  const keysOf = (value: readonly Entry[]) => withKeys(list(), value).entries.map(({ key }) => key);

  test('are their own, whatever ids and places say', () => {
    expect(keysOf([own('new-2', 9, 1), own('7', 7, 2)])).toEqual(['new-2', '7']);
    expect(keysOf([own('8', 7, 1), own('new-2', null, 2)])).toEqual(['8', 'new-2']);
  });

  test.each<[string, readonly Entry[], boolean]>([
    ['says the same', valuesOf(two), true],
    ['says something else', [own('7', 7, 1, 'x'), own('new-2', null, 2)], true],
    ['has got its id', [own('7', 7, 1), own('new-2', 8, 2)], true],
    ['has another order', [own('new-2', null, 1), own('7', 7, 2)], false],
    ['has one less', [own('7', 7, 1)], false],
    ['has one more', [...valuesOf(two), own('new-3', null, 3)], false],
    ['has another one', [own('7', 7, 1), own('9', 9, 2)], false],
    ['has none', [], false],
  ])('a list that %s: whether it has the same entries', (_, value, keeps) => {
    expect(keepsEntries(list(), value)).toBe(keeps);
  });

  test('a new one gets a key that none has, nor the one removed last', () => {
    const added = (change: Partial<CollectionContext>) => {
      const { key, entry: value } = withAdded(list(change), entry(null, 0)).entries.at(-1) ?? at(0);
      return [key, value[ENTRY_KEY], value.order];
    };
    expect(added({})).toEqual(['new-3', 'new-3', 3]);
    expect(added({ serial: 1 })).toEqual(['new-3', 'new-3', 3]);
    const removed = { item: item('new-3', 3, false, own('new-3', null, 3)), position: 3 };
    expect(added({ removed })).toEqual(['new-4', 'new-4', 3]);
  });
});

describe('changes', () => {
  test('what is added comes last under a new key', () => {
    const { entries, serial } = withAdded(context(), entry(null, 0, 'x'));
    expect([serial, entries.at(-1)]).toEqual([5, item('entry-5', 5, false, entry(null, 5, 'x'))]);
    expect(entries.slice(0, 4)).toEqual(four);
  });

  test('what moves, goes or comes back numbers the rest anew, and leaves alone what stays', () => {
    expect(shown(withPlaced(four, at(3), 'earlier'))).toBe('a1 b2 d3 c4');
    expect(shown(withPlaced(four, at(0), 3))).toBe('b1 c2 a3 d4');
    const rest = without(four, at(1));
    expect([shown(rest), rest[0] === four[0]]).toEqual(['a1 c2 d3', true]);
    expect(shown(withRestored(rest, { item: at(1), position: 2 }))).toBe('a1 b2 c3 d4');
    expect(valuesOf(rest).map(({ id }) => id)).toEqual([1, null, null]);
    expect([neighbourKey(context(), at(1)), neighbourKey(context(), at(3))]).toEqual(['c', 'c']);
    expect(neighbourKey(context({ entries: [at(0)] }), at(0))).toBeNull();
  });

  test('an event means the entry it names, else the one with the focus', () => {
    expect([entryOf(context(), 'a'), entryOf(context(), undefined), entryOf(context(), 'x')]).toEqual([
      at(0),
      at(2),
      undefined,
    ]);
    expect(entryOf(context({ cursor: null }), undefined)).toBeUndefined();
  });
});

test('entries are called by their kind and place; the question names what goes', () => {
  expect([nameOf({ kind: 'contacts' }, at(0)), nameOf({ kind: 'entries', one: 'Tappa' }, at(3))]).toEqual([
    'Email 1',
    'Tappa 4',
  ]);
  expect(questionOf(context({ pendingRemoval: 'a' }))).toContain('1@example.it');
  const blank = item('e', 2, false, entry(null, 2, ' '));
  expect(questionOf(context({ entries: [blank], pendingRemoval: 'e' }))).toContain('Email 2');
  expect([questionOf(context()), questionOf(context({ pendingRemoval: 'x' }))]).toEqual(['', '']);
});

test('contents are called by their ids, and each stands in the list once', () => {
  const featured = context({ kind: 'contentIds', entries: [item('a', 1, false, { id: 7, order: 1 })] });
  expect([
    nameOf(featured, item('a', 1, false, { id: 7, order: 1 })),
    nameOf(featured, item('b', 2, false, { id: null, order: 2 })),
  ]).toEqual(['#7', 'Contenuto 2']);
  const adding = (id: number) => refusalOf(featured, { type: 'entry.add', entry: { id, order: 0 } });
  expect([adding(7), adding(8)]).toEqual(['È già in elenco', null]);
});

describe('refusals', () => {
  const full = { maximum: 4 };
  const removed = { item: item('e', 2), position: 2 };
  const add: CollectionEvent = { type: 'entry.add', entry: entry(null, 0) };

  test.each<[Partial<CollectionContext>, CollectionEvent, string | null]>([
    [{}, { type: 'value.set', entries: valuesOf(four) }, refusals.sameValue],
    [{ readOnly: 'no' }, { type: 'value.set', entries: [] }, null],
    [{}, { type: 'readOnly.set', reason: null }, refusals.sameValue],
    [{}, { type: 'readOnly.set', reason: 'no' }, null],
    [{}, { type: 'cursor.set', key: 'a' }, null],
    [{}, { type: 'cursor.set', key: 'x' }, refusals.unknown],
    [{}, add, null],
    [full, add, refusals.full(4)],
    [{ readOnly: 'no' }, add, 'no'],
    [{ pendingRemoval: 'a' }, add, refusals.answerFirst],
    [{}, { type: 'entry.change', key: 'a', changes: { value: 'x' } }, null],
    [{ pendingRemoval: 'a' }, { type: 'entry.change', key: 'a', changes: { value: 'x' } }, null],
    [{}, { type: 'entry.change', key: 'a', changes: { value: '1@example.it' } }, refusals.sameValue],
    [{}, { type: 'entry.change', key: 'x', changes: {} }, refusals.unknown],
    [{ readOnly: 'no' }, { type: 'entry.change', key: 'a', changes: { value: 'x' } }, 'no'],
    [{}, { type: 'entry.restore' }, refusals.nothingRemoved],
    [{ removed }, { type: 'entry.restore' }, null],
    [{ removed, ...full }, { type: 'entry.restore' }, refusals.full(4)],
    [{ removed, readOnly: 'no' }, { type: 'entry.restore' }, 'no'],
    [{}, { type: 'removal.confirm' }, refusals.nothingPending],
    [{ pendingRemoval: 'a' }, { type: 'removal.confirm' }, null],
    [{ pendingRemoval: 'a', readOnly: 'no' }, { type: 'removal.confirm' }, 'no'],
    [{}, { type: 'removal.cancel' }, refusals.nothingPending],
    [{ pendingRemoval: 'a', readOnly: 'no' }, { type: 'removal.cancel' }, null],
    [{}, { type: 'removal.request' }, null],
    [{}, { type: 'removal.request', key: 'a' }, null],
    [{ pendingRemoval: 'a' }, { type: 'removal.request' }, refusals.answerFirst],
    [{ entries: [] }, { type: 'removal.request' }, refusals.none],
    [{ cursor: null }, { type: 'removal.request' }, refusals.noCursor],
    [{}, { type: 'removal.request', key: 'x' }, refusals.unknown],
    [{ readOnly: 'no' }, { type: 'removal.request' }, 'no'],
    [{ readOnly: 'no' }, { type: 'entry.move', to: 'later' }, 'no'],
    [{}, { type: 'entry.move', to: 'later' }, null],
    [{}, { type: 'entry.move', to: 'earlier' }, refusals.overFixed],
    [{}, { type: 'entry.move', key: 'd', to: 'later' }, refusals.last],
    [{}, { type: 'entry.move', key: 'd', to: 3 }, null],
    [{}, { type: 'entry.move', key: 'd', to: 2 }, refusals.overFixed],
    [{}, { type: 'entry.move', key: 'a', to: 'later' }, refusals.fixed],
    [{}, { type: 'entry.move', to: 3 }, refusals.samePosition],
    [{}, { type: 'entry.move', to: 3.5 }, refusals.samePosition],
    [{ entries: [item('a', 1), item('b', 2)] }, { type: 'entry.move', key: 'a', to: 'earlier' }, refusals.first],
    // Over a fixed one in either direction.
    [
      { entries: [item('a', 1), item('b', 2, true), item('c', 3)] },
      { type: 'entry.move', key: 'a', to: 3 },
      refusals.overFixed,
    ],
    [{ entries: [item('a', 1), item('b', 2, true)] }, { type: 'entry.move', key: 'a', to: 2 }, refusals.overFixed],
    [
      { entries: [item('x', 1, true), item('a', 2), item('b', 3), item('y', 4, true)] },
      { type: 'entry.move', key: 'a', to: 3 },
      null,
    ],
    [
      { entries: [item('x', 1, true), item('a', 2), item('b', 3), item('y', 4, true)] },
      { type: 'entry.move', key: 'b', to: 'earlier' },
      null,
    ],
  ])('%#: %j %j', (change, event, why) => {
    expect(refusalOf(context(change), event)).toBe(why);
  });

  test('the card says beforehand why nothing more goes in', () => {
    const why = [{}, full, { pendingRemoval: 'a' }, { readOnly: 'no', pendingRemoval: 'a' }].map((change) =>
      addingRefusal(context(change)),
    );
    expect(why).toEqual([null, refusals.full(4), refusals.answerFirst, 'no']);
  });
});

test('a live list says what became of an entry, and where the focus belongs', () => {
  const actor = createActor(collectionMachine, {
    input: { kind: 'entries', one: 'Tappa', maximum: 3, entries: [entry(1, 1), entry(2, 2)], readOnly: null },
  });
  const announced: unknown[] = [];
  actor.on('announced', ({ text }) => announced.push(text));
  actor.on('focus.wanted', ({ key }) => announced.push(key));
  actor.start();
  actor.send({ type: 'entry.add', entry: entry(null, 0) });
  actor.send({ type: 'entry.move', to: 1 });
  actor.send({ type: 'removal.request', key: 'entry-1' });
  actor.send({ type: 'removal.confirm' });
  actor.send({ type: 'entry.restore' });
  expect(announced).toEqual([
    'Nuova voce: Tappa 3, posizione 3 di 3',
    'new-3',
    'Tappa 1: posizione 1 di 3',
    'Voce tolta: Tappa 2',
    'entry-2',
    'Voce rimessa: Tappa 2, posizione 2 di 3',
    'entry-1',
  ]);
  actor.send({ type: 'value.set', entries: [entry(2, 1)] });
  const { cursor, removed, pendingRemoval } = actor.getSnapshot().context;
  expect([cursor, removed, pendingRemoval]).toEqual([null, null, null]);
  actor.stop();
});

test('a removal can be taken back for fifteen seconds, the last one anew', () => {
  const clock = new SimulatedClock();
  const entries = [entry(1, 1), entry(2, 2), entry(3, 3)];
  const actor = createActor(collectionMachine, {
    input: { kind: 'entries', one: 'Tappa', maximum: 3, entries, readOnly: null },
    clock,
  });
  const isOffered = () => actor.getSnapshot().hasTag('undoable');
  const remove = (key: string) => {
    actor.send({ type: 'removal.request', key });
    actor.send({ type: 'removal.confirm' });
  };
  actor.start();
  remove('entry-1');
  clock.increment(10_000);
  remove('entry-2');
  clock.increment(14_999);
  expect([isOffered(), actor.getSnapshot().context.removed?.item.key]).toEqual([true, 'entry-2']);
  clock.increment(1);
  expect([isOffered(), actor.getSnapshot().context.removed]).toEqual([false, null]);
  actor.stop();
});
