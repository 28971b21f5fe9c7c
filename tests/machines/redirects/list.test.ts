import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { isPageSize, toggledOrder } from '../../../src/machines/list/query';
import type { StoredRedirect } from '../../../src/machines/redirectRow/types';
import { redirectsMachine } from '../../../src/machines/redirects/machine';
import { refusalOf } from '../../../src/machines/redirects/refusals';
import {
  cursorAfter,
  deletedIds,
  deletionQuestion,
  FIRST_QUERY,
  isEmptyNew,
  lastPage,
  mergedRows,
  rowOf,
  unsavedRows,
} from '../../../src/machines/redirects/rules';
import type { ListedRow, RedirectsContext, RedirectsEvent } from '../../../src/machines/redirects/types';
import { redirectTexts } from '../../../src/messages/screens/redirects';

const { refusals } = redirectTexts;
const stored = (id: number, new_url = `/n${id}`): StoredRedirect => ({
  id,
  old_url: `/v${id}`,
  new_url,
  code: 301,
  updated_at: null,
});
const row = (id: number, more: Partial<ListedRow> = {}): ListedRow => ({
  key: `r${id}`,
  id,
  draft: { old_url: `/v${id}`, new_url: `/n${id}`, code: 301 },
  phase: 'clean',
  unsaved: false,
  ...more,
});
const fresh = (key: string, more: Partial<ListedRow> = {}): ListedRow =>
  row(0, { key, id: null, draft: { old_url: '', new_url: '', code: 301 }, ...more });
const half = { draft: { old_url: '/x', new_url: '', code: 301 }, phase: 'incomplete', unsaved: true } as const;
const keys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);

describe('rows when an answer comes', () => {
  test('are those of the answer, in its order', () => {
    expect(mergedRows([row(1), row(2)], [stored(2, '/anders'), stored(3)])).toEqual({
      rows: [row(2, { draft: { old_url: '/v2', new_url: '/anders', code: 301 } }), row(3)],
      removed: ['r1'],
      added: [{ key: 'r3', stored: stored(3) }],
      refreshed: [{ key: 'r2', stored: stored(2, '/anders') }],
    });
  });

  test.each<[string, ListedRow]>([
    ['unsaved', row(2, { phase: 'failed', unsaved: true })],
    ['written in', row(2, { phase: 'editing' })],
    ['being saved', row(2, { phase: 'saving' })],
  ])('one that is %s is not touched, and stays on top where the answer lacks it', (_, kept) => {
    expect(mergedRows([row(1), kept], [stored(1), stored(2, '/anders')])).toEqual({
      rows: [row(1), kept],
      removed: [],
      added: [],
      refreshed: [{ key: 'r1', stored: stored(1) }],
    });
    expect(mergedRows([row(1), kept], [stored(1)])).toMatchObject({ rows: [kept, row(1)], removed: [] });
  });

  test('new ones stay on top, empty or not', () => {
    const [empty, begun] = [fresh('n2'), fresh('n1', half)];
    expect(mergedRows([empty, begun, row(1)], [stored(1)])).toMatchObject({
      rows: [empty, begun, row(1)],
      removed: [],
    });
  });

  test('a saved one keeps the key it had as a new one', () => {
    const saved = row(7, { key: 'n1', phase: 'saved' });
    expect(mergedRows([saved], [stored(7)])).toEqual({
      rows: [row(7, { key: 'n1' })],
      removed: [],
      added: [],
      refreshed: [{ key: 'n1', stored: stored(7) }],
    });
  });

  test('a rule that was thought deleted gets another key than the row that kept its own', () => {
    const lost = row(7, { id: null, phase: 'failed', unsaved: true });
    const { rows, added } = mergedRows([lost], [stored(7), stored(8)]);
    expect([keys(rows), keys(added)]).toEqual([
      ['r7', 'r7b', 'r8'],
      ['r7b', 'r8'],
    ]);
  });

  test('a rule named twice is one row', () => {
    expect(keys(mergedRows([], [stored(1), stored(2), stored(1)]).rows)).toEqual(['r1', 'r2']);
  });
});

test.each([
  [['r2'], 'r2', 'r3'],
  [['r2', 'r3'], 'r2', 'r4'],
  [['r4'], 'r4', 'r3'],
  [['r3', 'r4'], 'r4', 'r2'],
  [['r2'], 'r3', 'r3'],
  [['r1', 'r2', 'r3', 'r4'], 'r2', null],
  [['r2'], 'r9', null],
  [['r2'], null, null],
] as const)('without %j the cursor on %j goes to %j', (removed, cursor, to) => {
  expect(cursorAfter([row(1), row(2), row(3), row(4)], removed, cursor)).toBe(to);
});

test('pages, orders and single rows', () => {
  expect([lastPage(0, 50), lastPage(50, 50), lastPage(51, 50)]).toEqual([1, 1, 2]);
  expect([7, 10, 50].map(isPageSize)).toEqual([false, true, true]);
  expect([toggledOrder('-id', 'id'), toggledOrder('+id', 'id'), toggledOrder('+id', 'code')]).toEqual([
    '+id',
    '-id',
    '+code',
  ]);
  const rows = [fresh('n1'), fresh('n2', half), row(1), row(2, { unsaved: true })];
  expect(rows.map(isEmptyNew)).toEqual([true, false, false, false]);
  expect(keys(unsavedRows({ rows }))).toEqual(['n2', 'r2']);
  expect([rowOf(rows, 'r1')?.id, rowOf(rows, 'r9'), rowOf(rows, null)]).toEqual([1, null, null]);
});

test('a deletion asks about one rule by its addresses, about several by none', () => {
  const rows = [row(1, { draft: { old_url: ' /a ', new_url: ' /b ', code: 301 } }), row(2), fresh('n1')];
  const deletion = (...of: readonly string[]) => ({ keys: of, failure: null, gone: [] });
  const many = 'Confermare cancellazione degli elementi selezionati?';
  expect(deletionQuestion({ rows, deletion: deletion('r1') })).toBe('Confermare cancellazione della rotta /a => /b');
  expect(deletionQuestion({ rows, deletion: deletion('r1', 'r2') })).toBe(many);
  expect(deletionQuestion({ rows, deletion: null })).toBe(many);
  expect(deletedIds(rows, deletion('r2', 'n1'))).toEqual([2]);
  expect(deletedIds(rows, null)).toEqual([]);
});

describe('refusals', () => {
  const context = (change: Partial<RedirectsContext> = {}): RedirectsContext => ({
    ...createActor(redirectsMachine, { input: { may: { create: true, delete: true }, uuid: 'uuid' } }).getSnapshot()
      .context,
    rows: [row(1), row(2), row(3, { phase: 'saving', unsaved: true }), fresh('n1', half)],
    total: 120,
    shownQuery: FIRST_QUERY,
    cursor: 'r2',
    ...change,
  });
  const none = { may: { create: false, delete: false } };

  test.each<[Partial<RedirectsContext>, RedirectsEvent, string | null]>([
    [{}, { type: 'sort.toggle', field: 'old_url' }, null],
    [{}, { type: 'sort.toggle', field: 'updated_at' }, refusals.unknownSort],
    [{}, { type: 'page.go', page: 3 }, null],
    [{}, { type: 'page.go', page: 4 }, refusals.noSuchPage(3)],
    [{}, { type: 'page.go', page: 0 }, refusals.noSuchPage(3)],
    [{}, { type: 'page.go', page: 1.5 }, refusals.noSuchPage(3)],
    [{}, { type: 'page.go', page: 1 }, refusals.samePage],
    [{ query: { ...FIRST_QUERY, page: 2 } }, { type: 'page.go', page: 1 }, null],
    [{ shownQuery: null }, { type: 'page.go', page: 2 }, refusals.notLoaded],
    [{}, { type: 'pageSize.change', limit: 20 }, null],
    [{}, { type: 'pageSize.change', limit: 25 }, refusals.unknownLimit],
    [{}, { type: 'paste.open' }, null],
    [none, { type: 'paste.open' }, refusals.noCreate],
    [{ shownQuery: null }, { type: 'paste.open' }, refusals.notLoaded],
    [{}, { type: 'row.add' }, null],
    [none, { type: 'row.add' }, refusals.noCreate],
    [{ shownQuery: null }, { type: 'row.add' }, refusals.notLoaded],
    [{ rows: [row(1), fresh('n1')] }, { type: 'row.add' }, refusals.blankRow],
    [{}, { type: 'row.focus', key: 'r1' }, null],
    [{}, { type: 'row.focus', key: 'r9' }, refusals.notShown],
    [{}, { type: 'row.reported', ...row(9) }, refusals.notShown],
    [{}, { type: 'row.select' }, null],
    [{ cursor: null }, { type: 'row.select' }, refusals.noRow],
    [{}, { type: 'row.select', key: 'r9' }, refusals.notShown],
    [{}, { type: 'row.select', key: 'n1' }, refusals.notSaved],
    [none, { type: 'row.select' }, refusals.noDelete],
    [{}, { type: 'page.select' }, null],
    [none, { type: 'page.select' }, refusals.noDelete],
    [{ rows: [fresh('n1', half)] }, { type: 'page.select' }, refusals.noRows],
    [{ rows: [], shownQuery: null }, { type: 'page.select' }, refusals.notLoaded],
    [{}, { type: 'selection.clear' }, refusals.nothingSelected],
    [{ selection: ['r1'] }, { type: 'selection.clear' }, null],
    [{}, { type: 'row.delete' }, null],
    [{ cursor: null }, { type: 'row.delete' }, refusals.noRow],
    [{}, { type: 'row.delete', key: 'r9' }, refusals.notShown],
    [{}, { type: 'row.delete', key: 'r3' }, refusals.saving],
    [none, { type: 'row.delete', key: 'r1' }, refusals.noDelete],
    // What was never saved is nobody's but its author's.
    [none, { type: 'row.delete', key: 'n1' }, null],
    [{}, { type: 'selection.delete' }, refusals.nothingSelected],
    [{ selection: ['r1', 'r2'] }, { type: 'selection.delete' }, null],
    [{ selection: ['r1', 'r3'] }, { type: 'selection.delete' }, refusals.saving],
    [{ ...none, selection: ['r1'] }, { type: 'selection.delete' }, refusals.noDelete],
  ])('%#: %j %j', (change, event, why) => {
    expect(refusalOf(context(change), event)).toBe(why);
  });
});
