import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Entry } from '../../../src/content/field/collection';
import { ENTRY_KEY } from '../../../src/content/field/path';
import { newContact } from '../../../src/content/kinds/contacts';
import { addingRefusal, type CollectionEdit, collectionEdits } from '../../../src/machines/collection/edits';
import {
  type CollectionGiven,
  type KeyedEntry,
  NO_LIST,
  nameOf,
  neighbourKey,
  questionOf,
  sameKeys,
  valuesOf,
  withAdded,
  withKeys,
  without,
  withPlaced,
  withRestored,
} from '../../../src/machines/collection/rules';
import { collectionTexts as texts } from '../../../src/messages/screens/collection';
import { collectionForm } from './model';
import { opened } from './samples';

const { refusalOf } = collectionEdits;
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
const listed = (entries: readonly KeyedEntry[], serial = 4) => ({ value: { entries, serial } });
const context = (change: Partial<CollectionGiven> = {}): CollectionGiven => ({
  kind: 'contacts',
  maximum: 5,
  readOnly: null,
  ...listed(four),
  question: null,
  wayBack: null,
  ...change,
});
const shown = (entries: readonly KeyedEntry[]) =>
  entries.map(({ key, entry: { order } }) => `${key}${order}`).join(' ');

describe('keys', () => {
  const begin = withKeys('contacts', NO_LIST, [entry(1, 1), entry(null, 2)]);

  test('are given in order; what the server knew when editing began is fixed, an entry made of fields never', () => {
    expect(begin).toEqual({
      serial: 2,
      entries: [item('entry-1', 1, true, entry(1, 1)), item('entry-2', 2, false, entry(null, 2))],
    });
    expect(
      withKeys('entries', { entries: [], serial: 7 }, [entry(1, 1)]).entries.map(({ key, isFixed }) => [key, isFixed]),
    ).toEqual([['entry-8', false]]);
  });

  const keysOf = (value: readonly Entry[]) => {
    const { entries, serial } = withKeys('contacts', begin, value);
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
    const { entries } = withKeys('contacts', begin, [entry(1, 1), entry(9, 2)]);
    expect(entries[0]).toBe(begin.entries[0]);
    expect(entries[1]).toEqual({ key: 'entry-2', isFixed: false, entry: entry(9, 2) });
  });

  test('a question is lost with its entry, a way back with any', () => {
    const wayBack = { item: item('e', 3), position: 3 };
    const asking = context({ value: begin, question: 'entry-1', wayBack });
    const left = (value: readonly Entry[], question: string | null = 'entry-1') =>
      collectionEdits.left({ ...asking, question }, { ...asking, question, value: withKeys('contacts', begin, value) });
    expect([
      left([entry(1, 1), entry(9, 2)]),
      left([entry(1, 1)]),
      left([entry(5, 1)]),
      left([entry(5, 1)], null),
    ]).toEqual([{}, { wayBack: null }, { wayBack: null, question: null }, { wayBack: null }]);
  });
});

describe('keys of entries made of declared fields', () => {
  const own = (key: string, id: number | null, order: number, value?: string): Entry => ({
    ...entry(id, order, value),
    [ENTRY_KEY]: key,
  });
  const two = [item('7', 1, false, own('7', 7, 1)), item('new-2', 2, false, own('new-2', null, 2))];
  const list = { entries: two, serial: 2 };
  const keysOf = (value: readonly Entry[]) => withKeys('entries', list, value).entries.map(({ key }) => key);

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
    expect(sameKeys(list, withKeys('entries', list, value))).toBe(keeps);
  });

  test('a new one gets a key that none has, nor the one removed last', () => {
    const added = (change: Partial<CollectionGiven>) => {
      const given = context({ kind: 'entries', one: 'Tappa', value: list, ...change });
      const { value, key } = withAdded(given, entry(null, 0));
      const last = value.entries.at(-1) ?? at(0);
      return [key, last.key, last.entry[ENTRY_KEY], last.entry.order];
    };
    expect(added({})).toEqual(['new-3', 'new-3', 'new-3', 3]);
    expect(added(listed(two, 1))).toEqual(['new-3', 'new-3', 'new-3', 3]);
    const wayBack = { item: item('new-3', 3, false, own('new-3', null, 3)), position: 3 };
    expect(added({ wayBack })).toEqual(['new-4', 'new-4', 'new-4', 3]);
  });
});

describe('changes', () => {
  test('what is added comes last under a new key', () => {
    const { value, key } = withAdded(context(), entry(null, 0, 'x'));
    const { entries, serial } = value;
    expect([serial, key, entries.at(-1)]).toEqual([5, 'entry-5', item('entry-5', 5, false, entry(null, 5, 'x'))]);
    expect(entries.slice(0, 4)).toEqual(four);
  });

  test('what moves, goes or comes back numbers the rest anew, and leaves alone what stays', () => {
    expect(shown(withPlaced(four, 'd', 'earlier'))).toBe('a1 b2 d3 c4');
    expect(shown(withPlaced(four, 'a', 3))).toBe('b1 c2 a3 d4');
    const rest = without(four, at(1));
    expect([shown(rest), rest[0] === four[0]]).toEqual(['a1 c2 d3', true]);
    expect(shown(withRestored(rest, { item: at(1), position: 2 }))).toBe('a1 b2 c3 d4');
    expect(valuesOf(rest).map(({ id }) => id)).toEqual([1, null, null]);
    expect([neighbourKey(four, at(1)), neighbourKey(four, at(3))]).toEqual(['c', 'c']);
    expect(neighbourKey([at(0)], at(0))).toBeNull();
  });
});

test('entries are called by their kind and place; the question names what goes', () => {
  expect([nameOf({ kind: 'contacts' }, at(0)), nameOf({ kind: 'entries', one: 'Tappa' }, at(3))]).toEqual([
    'Email 1',
    'Tappa 4',
  ]);
  expect(questionOf(context({ question: 'a' }))).toContain('1@example.it');
  const blank = item('e', 2, false, entry(null, 2, ' '));
  expect(questionOf(context({ ...listed([blank]), question: 'e' }))).toContain('Email 2');
  expect([questionOf(context()), questionOf(context({ question: 'x' }))]).toEqual(['', '']);
});

test('contents are called by their ids, and each stands in the list once', () => {
  const featured = context({ kind: 'contentIds', ...listed([item('a', 1, false, { id: 7, order: 1 })]) });
  expect([
    nameOf(featured, item('a', 1, false, { id: 7, order: 1 })),
    nameOf(featured, item('b', 2, false, { id: null, order: 2 })),
  ]).toEqual(['#7', 'Contenuto 2']);
  const adding = (id: number) => refusalOf(featured, { type: 'entry.add', entry: { id, order: 0 } });
  expect([adding(7), adding(8)]).toEqual(['È già in elenco', null]);
});

describe('refusals', () => {
  const full = { maximum: 4 };
  const wayBack = { item: item('e', 2), position: 2 };
  const add: CollectionEdit = { type: 'entry.add', entry: entry(null, 0) };

  test.each<[Partial<CollectionGiven>, CollectionEdit, string | null]>([
    [{}, add, null],
    [full, add, refusals.full(4)],
    [{ readOnly: 'no' }, add, 'no'],
    [{ question: 'a' }, add, refusals.answerFirst],
    [{}, { type: 'entry.change', key: 'a', changes: { value: 'x' } }, null],
    [{ question: 'a' }, { type: 'entry.change', key: 'a', changes: { value: 'x' } }, null],
    [{}, { type: 'entry.change', key: 'a', changes: { value: '1@example.it' } }, refusals.sameValue],
    [{}, { type: 'entry.change', key: 'x', changes: {} }, refusals.unknown],
    [{ readOnly: 'no' }, { type: 'entry.change', key: 'a', changes: { value: 'x' } }, 'no'],
    [{}, { type: 'entry.restore' }, refusals.nothingRemoved],
    [{ wayBack }, { type: 'entry.restore' }, null],
    [{ wayBack, ...full }, { type: 'entry.restore' }, refusals.full(4)],
    [{ wayBack, readOnly: 'no' }, { type: 'entry.restore' }, 'no'],
    [{}, { type: 'removal.confirm' }, refusals.nothingPending],
    [{ question: 'a' }, { type: 'removal.confirm' }, null],
    [{ question: 'a', readOnly: 'no' }, { type: 'removal.confirm' }, 'no'],
    [{}, { type: 'removal.cancel' }, refusals.nothingPending],
    [{ question: 'a', readOnly: 'no' }, { type: 'removal.cancel' }, null],
    [{}, { type: 'removal.request', key: 'a' }, null],
    [{ question: 'a' }, { type: 'removal.request', key: 'c' }, refusals.answerFirst],
    [listed([]), { type: 'removal.request', key: 'c' }, refusals.none],
    [{}, { type: 'removal.request', key: 'x' }, refusals.unknown],
    [{ readOnly: 'no' }, { type: 'removal.request', key: 'c' }, 'no'],
    [{ readOnly: 'no' }, { type: 'entry.move', key: 'c', to: 'later' }, 'no'],
    [{}, { type: 'entry.move', key: 'c', to: 'later' }, null],
    [{}, { type: 'entry.move', key: 'c', to: 'earlier' }, refusals.overFixed],
    [{}, { type: 'entry.move', key: 'd', to: 'later' }, refusals.last],
    [{}, { type: 'entry.move', key: 'd', to: 3 }, null],
    [{}, { type: 'entry.move', key: 'd', to: 2 }, refusals.overFixed],
    [{}, { type: 'entry.move', key: 'a', to: 'later' }, refusals.fixed],
    [{}, { type: 'entry.move', key: 'c', to: 3 }, refusals.samePosition],
    [{}, { type: 'entry.move', key: 'c', to: 3.5 }, refusals.samePosition],
    [listed([item('a', 1), item('b', 2)]), { type: 'entry.move', key: 'a', to: 'earlier' }, refusals.first],
    // Over a fixed one in either direction.
    [
      listed([item('a', 1), item('b', 2, true), item('c', 3)]),
      { type: 'entry.move', key: 'a', to: 3 },
      refusals.overFixed,
    ],
    [listed([item('a', 1), item('b', 2, true)]), { type: 'entry.move', key: 'a', to: 2 }, refusals.overFixed],
    [
      listed([item('x', 1, true), item('a', 2), item('b', 3), item('y', 4, true)]),
      { type: 'entry.move', key: 'a', to: 3 },
      null,
    ],
    [
      listed([item('x', 1, true), item('a', 2), item('b', 3), item('y', 4, true)]),
      { type: 'entry.move', key: 'b', to: 'earlier' },
      null,
    ],
  ])('%#: %j %j', (change, event, why) => {
    expect(refusalOf(context(change), event)).toBe(why);
  });

  test('the card says beforehand why nothing more goes in', () => {
    const why = [{}, full, { question: 'a' }, { readOnly: 'no', question: 'a' }].map((change) =>
      addingRefusal(context(change)),
    );
    expect(why).toEqual([null, refusals.full(4), refusals.answerFirst, 'no']);
  });
});

/** A form with a live list, whose entries have no keys of their own. */
const live = (entries: readonly Entry[], clock = new SimulatedClock()) =>
  createActor(collectionForm, { input: opened({ kind: 'entries', one: 'Tappa' }, entries), clock });

test('a live list says what became of an entry, and where the focus belongs', () => {
  const actor = live([entry(1, 1), entry(2, 2)]);
  const announced: unknown[] = [];
  actor.on('announced', ({ text }) => announced.push(text));
  actor.on('focus.wanted', ({ to }) => announced.push(to));
  actor.start();
  actor.send({ type: 'entry.add', entry: entry(null, 0) });
  actor.send({ type: 'entry.move', key: 'new-3', to: 1 });
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
  actor.send({ type: 'removal.request', key: 'entry-1' });
  actor.send({ type: 'form.change', changes: listed([item('', 1, false, entry(2, 1))]) });
  const { value, question, wayBack } = actor.getSnapshot().context;
  expect([shown(value.entries), question, wayBack]).toEqual(['entry-21', null, null]);
  actor.stop();
});
