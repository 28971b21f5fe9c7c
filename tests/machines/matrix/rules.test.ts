import { expect, test } from 'vitest';
import {
  lockOf,
  movedCursor,
  outsideTable,
  publishingInVain,
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
  expect(movedCursor({ ...table, cursor: { row: 1, column: 1 } }, to)).toEqual(cell);
});

test.each([
  ['nothing where both are given', ['news-edit', 'news-publish'], null, []],
  ['nothing where neither is', ['news-view'], null, []],
  ['a section that it may publish but not edit', ['news-publish', 'news-view'], null, ['news']],
  ['nothing for who may do everything', ['*', 'news-publish'], 'wildcard', []],
  ['nothing for the administrator', ['news-publish'], 'administrator', []],
] as const)('a role publishes in vain: %s', (_case, abilities, lock, sections) => {
  const both = { name: 'news', actions: ['view', 'edit', 'publish'] } as const;
  expect(publishingInVain({ sections: [both, { name: 'menu', actions: ['publish'] }], abilities, lock })).toEqual(
    sections,
  );
});

test('the abilities that nothing here stands for', () => {
  expect(outsideTable({ ...table, abilities: ['*', 'news-view', 'view-tag', 'fly'] })).toEqual(['fly']);
});

test('the rows come as the server sends them; a flag that is missing is no box', () => {
  expect(sectionsOf({ news: { view: false, publish: 0 }, nothing: {}, menu: { view: true, edit: null } })).toEqual(
    table.sections,
  );
});

test.each([
  [[], false, false, null],
  [['*'], false, false, 'wildcard'],
  [['*'], true, false, 'administrator'],
  [['*'], true, true, 'busy'],
] as const)('abilities %j of an administrator (%s), busy (%s): %s', (abilities, administrator, busy, lock) => {
  expect(lockOf(abilities, administrator, busy)).toBe(lock);
});
