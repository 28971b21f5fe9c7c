import { expect, test } from 'vitest';
import {
  cellOf,
  lockOf,
  movedCursor,
  outsideTable,
  sectionsOf,
  stateAt,
  toggled,
} from '../../../src/machines/matrix/rules';
import { table } from './model';

test.each([
  [{ row: 1, column: 1 }, 'on'],
  [{ row: 1, column: 5 }, 'off'],
  [{ row: 2, column: 1 }, 'off'],
  [{ row: 1, column: 0 }, 'some'],
  [{ row: 0, column: 1 }, 'some'],
  [{ row: 0, column: 5 }, 'off'],
  [{ row: 0, column: 0 }, 'some'],
] as const)('the box at %j is %s', (cell, state) => {
  expect(stateAt(table, cell)).toBe(state);
  expect(stateAt({ ...table, lock: 'wildcard' }, cell)).toBe('on');
});

test.each([
  [{ row: 1, column: 1 }, ['view-tag']],
  [{ row: 0, column: 1 }, ['news-view', 'view-tag', 'menu-view']],
  [{ row: 0, column: 0 }, ['news-view', 'view-tag', 'news-publish', 'menu-view']],
] as const)('the box at %j, pressed, leaves %j', (cell, abilities) => {
  expect(toggled(table, cell)).toEqual(abilities);
});

test.each([
  ['up', { row: 0, column: 1 }],
  ['left', { row: 1, column: 0 }],
  ['right', { row: 1, column: 5 }],
  ['down', { row: 2, column: 1 }],
  ['first', { row: 0, column: 0 }],
  ['last', { row: 2, column: 1 }],
  ['rowStart', { row: 1, column: 0 }],
  ['rowEnd', { row: 1, column: 5 }],
] as const)('%s leads to %j', (to, cell) => {
  expect(movedCursor(table, { row: 1, column: 1 }, to)).toEqual(cell);
});

test.each([
  ['down', { row: 2, column: 1 }],
  ['right', { row: 1, column: 5 }],
  ['rowEnd', { row: 1, column: 5 }],
] as const)('at the edge, %s stays at %j', (to, cell) => {
  expect(movedCursor(table, cell, to)).toEqual(cell);
});

test.each([
  ['box', { row: 1, column: 2 }],
  ['row', { row: 1, column: 0 }],
  ['column', { row: 0, column: 2 }],
  ['all', { row: 0, column: 0 }],
] as const)('%s around a cell is the box at %j', (span, cell) => {
  expect(cellOf({ row: 1, column: 2 }, span)).toEqual(cell);
});

test('the abilities that nothing here stands for', () => {
  expect(outsideTable({ ...table, value: ['*', 'news-view', 'view-tag', 'fly'] })).toEqual(['fly']);
});

test('the rows come as the server sends them; a flag that is missing is no box', () => {
  expect(sectionsOf({ news: { view: false, publish: 0 }, nothing: {}, menu: { view: true, edit: null } })).toEqual(
    table.sections,
  );
});

test('what nothing asks for is no box, whatever the server sends; of an unknown section everything is', () => {
  const all = { view: false, create: false, edit: false, delete: false, publish: false };
  expect(sectionsOf({ user: all, role: all, errore404: all, camping: all })).toEqual([
    { name: 'user', actions: ['view', 'create', 'edit', 'delete'] },
    { name: 'errore404', actions: ['create', 'delete'] },
    { name: 'camping', actions: ['view', 'create', 'edit', 'delete', 'publish'] },
  ]);
});

test.each([
  [[], false, false, null],
  [['*'], false, false, 'wildcard'],
  [['*'], true, false, 'administrator'],
  [['*'], true, true, 'busy'],
] as const)('abilities %j of an administrator (%s), busy (%s): %s', (abilities, administrator, busy, lock) => {
  expect(lockOf(abilities, administrator, busy)).toBe(lock);
});
