import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type InputFrom, SimulatedClock } from 'xstate';
import { type CallInput, type CallOutput, callActor } from '../../../src/machines/kit/actor';
import { listMachine } from '../../../src/machines/list/machine';
import { toggledOrder } from '../../../src/machines/list/query';
import { reason } from '../../../src/machines/list/refusals';
import { appliedKeywords, lastPage, withFilter } from '../../../src/machines/list/rules';
import { cursorOn, extendedSelection, movedCursor, neighbour, rangeTo } from '../../../src/machines/list/selection';
import type { ListActors, ListContext } from '../../../src/machines/list/types';
import { listTexts as messages } from '../../../src/messages/screens/list';
import { failureOf } from '../fixtures';
import { input, listing, page, people, query } from './samples';

const rows = page([9, 8, 7, 6, 5], 5).value.rows;
const { refusals } = messages;

describe('pure rules of a list', () => {
  test.each([
    [0, 50, 1],
    [50, 50, 1],
    [51, 50, 2],
    [100_000, 10, 10_000],
  ])('%i contents at %i a page end on page %i', (total, limit, last) =>
    expect(lastPage(listing, total, limit)).toBe(last),
  );

  test('a list that is always whole has one page', () => expect(lastPage(people, 100, 10)).toBe(1));

  test.each([
    [null, 'next', 9],
    [null, 'previous', 5],
    [9, 'previous', 9],
    [5, 'next', 5],
    [8, 'next', 7],
    [8, 'last', 5],
    [8, 'first', 9],
    [7, 'pageDown', 5],
    [7, 'pageUp', 9],
    [4, 'next', 9],
  ] as const)('from %s the cursor goes %s to %s', (cursor, to, reached) =>
    expect(movedCursor(rows, cursor, to)).toBe(reached),
  );

  test('without rows there is no cursor', () => expect(movedCursor([], 3, 'next')).toBeNull());

  test('over many rows the cursor goes ten at a time', () => {
    const many = page(
      Array.from({ length: 30 }, (_, index) => index),
      30,
    ).value.rows;
    expect([movedCursor(many, 12, 'pageDown'), movedCursor(many, 12, 'pageUp')]).toEqual([22, 2]);
    expect(movedCursor(many, 12, { id: 29 })).toBe(29);
  });

  test.each([
    ['its row, wherever that is now', 8, query(), [5, 6, 8], 8],
    ['its position, where its row is missing', 8, query(), [9, 6, 5], 6],
    ['the last row, where there are fewer', 5, query(), [9, 8], 8],
    ['the first row of another query', 8, query({ page: 2 }), [4, 3], 4],
    ['nothing without rows', 8, query(), [], null],
    ['nothing if it was on none', null, query(), [9, 8], null],
    ['nothing if its row was not on screen', 77, query(), [9, 8], null],
  ])('when other rows come the cursor is on %s', (_, cursor, requested, ids, reached) => {
    const context = createActor(listMachine, { input: input() }).getSnapshot().context;
    const before = { ...context, rows, cursor, query: requested, shownQuery: query() };
    expect(cursorOn(before, ids)).toBe(reached);
  });

  test.each([
    [' sagra ', 'sagra'],
    ['s', ''],
    [` ${'x'.repeat(300)}`, 'x'.repeat(200)],
  ])('«%.9s» in the box searches «%.9s»', (text, keywords) => expect(appliedKeywords(listing, text)).toBe(keywords));

  test.each([
    ['is where one left it', 2, 2],
    ['is nowhere when that row is gone', 9, null],
    ['is nowhere on a first visit', null, null],
  ])('the first rows come and the cursor %s', (_, cursor, reached) => {
    const { context } = createActor(listMachine, { input: { ...input(), cursor } }).getSnapshot();
    expect([context.cursor, cursorOn(context, [1, 2, 3])]).toEqual([null, reached]);
  });

  test.each([
    [[7], 7, 6],
    [[5], 5, 6],
    [[7], 9, 9],
    [[9, 8, 7, 6, 5], 7, null],
    [[8, 7], 7, 6],
    [[6, 5], 6, 7],
    [[9], null, 8],
  ])('when %j go, the cursor at %s lands on %s', (removed, cursor, reached) =>
    expect(neighbour(rows, removed, cursor)).toBe(reached),
  );

  test.each([
    [8, 6, [8, 7, 6]],
    [6, 8, [8, 7, 6]],
    [null, 7, [7]],
    [99, 7, [7]],
  ])('from %s to %s the range is %j', (anchor, id, range) => expect(rangeTo(rows, anchor, id)).toEqual(range));

  test.each([
    ['begins at the cursor', [], null, 8, 'next', [[8, 7], 8, 7]],
    ['begins at the first row without a cursor', [], null, null, 'next', [[9], 9, 9]],
    ['grows', [8, 7], 8, 7, 'last', [[8, 7, 6, 5], 8, 5]],
    ['shrinks on its way back', [8, 7, 6], 8, 6, 'previous', [[8, 7], 8, 7]],
    ['turns round at its anchor', [8, 7], 8, 7, 'first', [[9, 8], 8, 9]],
    ['keeps what was selected elsewhere', [5, 8], 5, 8, 'previous', [[5, 8, 7, 6, 9], 5, 9]],
    ['begins anew where the cursor is on an unselected row', [9], 9, 7, 'next', [[9, 7, 6], 7, 6]],
    ['stops at the end', [6, 5], 6, 5, 'next', [[6, 5], 6, 5]],
  ] as const)('a range extended with Shift %s', (_, selection, anchor, cursor, to, [selected, start, reached]) => {
    const extended = extendedSelection({ rows, selection, anchor, cursor }, to);
    expect({ ...extended, selection: extended.selection.toSorted() }).toEqual({
      selection: selected.toSorted(),
      anchor: start,
      cursor: reached,
    });
  });

  test.each([
    ['-id', 'id', '+id'],
    ['+id', 'id', '-id'],
    ['-id', 'title', '+title'],
  ])('%s toggled by %s becomes %s', (order, field, next) => expect(toggledOrder(order, field)).toBe(next));

  test('a filter within another is reset when that one changes, and only then', () => {
    const context = { ...createActor(listMachine, { input: input() }).getSnapshot().context } as ListContext;
    const chosen = { ...context, filters: { provincia: 1, comune: 5 } };
    expect(withFilter(chosen, 'provincia', 2)).toEqual({ provincia: 2, comune: -1 });
    expect(withFilter(chosen, 'provincia', 1)).toEqual({ provincia: 1, comune: 5 });
    expect(withFilter(chosen, 'comune', 6)).toEqual({ provincia: 1, comune: 6 });
  });
});

describe('a live list', () => {
  type Load = { input: CallInput<ListActors['loadRows']>; output: CallOutput<ListActors['loadRows']> };
  const flush = () => new Promise<void>((resolve) => setImmediate(resolve));

  function live(change: Partial<InputFrom<typeof listMachine>> = {}) {
    const calls: { query: Load['input']['query']; answer: (output: Load['output']) => void }[] = [];
    const clock = new SimulatedClock();
    const machine = listMachine.provide({
      actors: {
        loadRows: fromPromise<Load['output'], Load['input']>(
          ({ input: { query: requested } }) =>
            new Promise((answer) => {
              calls.push({ query: requested, answer });
            }),
        ),
      },
    });
    return { calls, clock, actor: createActor(machine, { input: input(change), clock }).start() };
  }

  test('drops the answer of an older query that comes after the newer one', async () => {
    const { calls, actor } = live();
    calls[0]?.answer(page([3, 2, 1], 13));
    await flush();
    actor.send({ type: 'sort.toggle', field: 'title' });
    actor.send({ type: 'page.go', page: 2 });
    expect(calls.map((call) => [call.query.orderBy, call.query.page])).toEqual([
      ['-id', 1],
      ['+title', 1],
      ['+title', 2],
    ]);
    calls[2]?.answer(page([13, 12, 11], 13));
    await flush();
    calls[1]?.answer(page([1, 2, 3], 13));
    await flush();
    expect(actor.getSnapshot().context.rows.map((row) => row.id)).toEqual([13, 12, 11]);
  });

  test('searches once a second after the last key, and at once when the text is emptied [1-5.16, 1-5.18]', () => {
    const { calls, clock, actor } = live();
    for (const text of ['s', 'sa', 'sag', 'sagra']) {
      actor.send({ type: 'search.type', text });
      clock.increment(999);
    }
    expect(calls.length).toBe(1);
    clock.increment(1);
    expect(calls.map((call) => call.query.keywords)).toEqual(['', 'sagra']);
    actor.send({ type: 'search.type', text: '' });
    expect(calls.map((call) => call.query.keywords)).toEqual(['', 'sagra', '']);
  });

  test('says why it refuses', async () => {
    const { calls, actor } = live({ abilities: { view: true, create: false, edit: false, delete: false } });
    expect(reason(actor.getSnapshot(), { type: 'page.go', page: 2 })).toBe(refusals.notLoaded);
    calls[0]?.answer(page([3, 2, 1], 13));
    await flush();
    const reasons = [
      reason(actor.getSnapshot(), { type: 'delete.request', ids: [3] }),
      reason(actor.getSnapshot(), { type: 'row.select', id: 3 }),
      reason(actor.getSnapshot(), { type: 'page.go', page: 3 }),
      reason(actor.getSnapshot(), { type: 'page.go', page: 1 }),
      reason(actor.getSnapshot(), { type: 'delete.confirm' }),
      reason(actor.getSnapshot(), { type: 'url.change', query: query() }),
    ];
    expect(reasons).toEqual([
      refusals.noDelete('avvisi'),
      refusals.noDelete('avvisi'),
      refusals.noSuchPage(2),
      refusals.samePage,
      refusals.noDeletion,
      refusals.sameQuery,
    ]);
  });

  test('a range adds to what was selected, from the row selected last', async () => {
    const { calls, actor } = live();
    calls[0]?.answer(page([9, 8, 7, 6, 5], 5));
    await flush();
    for (const id of [5, 9]) actor.send({ type: 'row.select', id });
    actor.send({ type: 'row.selectTo', id: 7 });
    const { selection, anchor, cursor } = actor.getSnapshot().context;
    expect({ selection, anchor, cursor }).toEqual({ selection: [5, 9, 8, 7], anchor: 9, cursor: 7 });
  });

  test.each([
    [{ ok: true, value: { message: 'Attivata' } }, 'success', 'Attivata'],
    [{ ok: true, value: { message: null } }, 'success', messages.acted('Attiva')],
    [{ ok: false, failure: failureOf('invalid') }, 'error', failureOf('invalid').message],
  ] as const)('what the server answers to an action is announced: %j', async (answer, level, text) => {
    const machine = listMachine.provide({
      actors: {
        loadRows: fromPromise<Load['output'], Load['input']>(async () => page([3, 2, 1], 3)),
        runAction: callActor<CallInput<ListActors['runAction']>, CallOutput<ListActors['runAction']>>(
          async () => answer,
        ),
      },
    });
    const actor = createActor(machine, { input: input({ listing: people }) }).start();
    const notices: unknown[] = [];
    actor.on('notice', (notice) => notices.push(notice));
    await flush();
    actor.send({ type: 'action.run', name: 'toggle', ids: [3, 3] });
    expect(actor.getSnapshot().context.action).toEqual({ name: 'toggle', ids: [3] });
    await flush();
    expect(notices).toEqual([{ type: 'notice', level, text }]);
  });

  test.each([
    [{ ok: true, value: { message: null } }, [3], 'Elemento eliminato'],
    [{ ok: true, value: { message: null } }, [3, 2, 3], '2 elementi eliminati'],
    [{ ok: true, value: { message: 'Fatto' } }, [3], 'Fatto'],
  ] as const)('what a deletion came to is announced: %j, %j', async (answer, ids, text) => {
    const machine = listMachine.provide({
      actors: {
        loadRows: fromPromise<Load['output'], Load['input']>(async () => page([3, 2, 1], 3)),
        deleteRows: callActor<CallInput<ListActors['deleteRows']>, CallOutput<ListActors['deleteRows']>>(
          async () => answer,
        ),
      },
    });
    const actor = createActor(machine, { input: input() }).start();
    const notices: unknown[] = [];
    actor.on('notice', (notice) => notices.push(notice));
    await flush();
    actor.send({ type: 'delete.request', ids });
    actor.send({ type: 'delete.confirm' });
    await flush();
    expect(notices).toEqual([{ type: 'notice', level: 'success', text }]);
  });

  test('without an actor shows that something is broken, and can be tried again', async () => {
    const actor = createActor(listMachine, { input: input() }).start();
    await flush();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context.failure?.message).toContain('attore non fornito: loadRows');
  });
});
