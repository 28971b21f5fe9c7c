import { describe, expect, test } from 'vitest';
import {
  defaultQuery,
  isNarrowed,
  parseQuery,
  restoredParts,
  restoreQuery,
  sameQuery,
  storageKey,
  storedQuery,
  UNNARROWED,
  writeQuery,
} from '../../../src/machines/list/query';
import type { ListQuery } from '../../../src/machines/list/types';
import { listTexts as messages } from '../../../src/messages/screens/list';
import { news } from '../../content/named';

const blank = { destinazione: -1, provincia: -1, comune: -1, stato: -1, miei: -1 };
const standard = { page: 1, limit: 50, orderBy: '-id', keywords: '', filters: blank };
const { warnings } = messages;

describe('the query of a list', () => {
  test('starts at the first page, 50 rows, newest first, unfiltered [2-2.8, 3-2.6, 1-9.1, 1-2.15.5]', () => {
    expect(defaultQuery(news)).toEqual(standard);
    expect(isNarrowed(news, defaultQuery(news))).toBe(false);
  });

  test.each([
    ['nothing', {}, standard, []],
    ['numbers as text', { page: '3', limit: '20' }, { ...standard, page: 3, limit: 20 }, []],
    ['numbers out of storage', { page: 3, limit: 20 }, { ...standard, page: 3, limit: 20 }, []],
    ['ascending', { orderBy: '+title' }, { ...standard, orderBy: '+title' }, []],
    ['a plus that a decoder made a space', { orderBy: ' title' }, { ...standard, orderBy: '+title' }, []],
    ['keywords', { keywords: '  sagra ' }, { ...standard, keywords: 'sagra' }, []],
    ['filters', { provincia: '7', stato: 3 }, { ...standard, filters: { ...blank, provincia: 7, stato: 3 } }, []],
    ['a filter at all', { stato: '-1' }, standard, []],
    ['page 0', { page: '0' }, standard, [warnings.page]],
    ['a page of letters', { page: '2; drop table' }, standard, [warnings.page]],
    ['a page past all numbers', { page: '99999999999999999999' }, standard, [warnings.page]],
    ['a column in an array', { orderBy: ['+title'] }, standard, [warnings.orderBy]],
    ['a sort without a sign', { orderBy: 'title' }, standard, [warnings.orderBy]],
    ['keywords that are a number', { keywords: 2026 }, { ...standard, keywords: '2026' }, []],
    ['200 characters', { keywords: 'a'.repeat(200) }, { ...standard, keywords: 'a'.repeat(200) }, []],
    ['an array', { page: ['1'] }, standard, [warnings.page]],
    ['a limit that is no choice', { limit: '1000' }, standard, [warnings.limit(50)]],
    ['a column that is none', { orderBy: '-password' }, standard, [warnings.orderBy]],
    ['a column that is not sortable', { orderBy: '-status' }, standard, [warnings.orderBy]],
    ['one letter', { keywords: 'a' }, standard, [warnings.keywords(2)]],
    ['a text without end', { keywords: 'a'.repeat(201) }, standard, [warnings.keywords(2)]],
    ['a control character', { keywords: 'ab\u0000c' }, standard, [warnings.keywords(2)]],
    ['a filter of letters', { stato: 'tutti' }, standard, [warnings.filter('Stato')]],
    ['a fraction', { provincia: '1.5' }, standard, [warnings.filter('Provincia')]],
    ['a negative filter', { provincia: '-2' }, standard, [warnings.filter('Provincia')]],
    ['an option that is none', { miei: '5' }, standard, [warnings.filter('Di chi')]],
    [
      'a destination that the site may have',
      { destinazione: '5' },
      { ...standard, filters: { ...blank, destinazione: 5 } },
      [],
    ],
    ['an unknown filter', { tema: '1' }, standard, [warnings.unknown('tema')]],
    [
      'a name out of the prototype',
      { constructor: '1', toString: '1' },
      standard,
      [warnings.unknown('constructor'), warnings.unknown('toString')],
    ],
    [
      'good and bad parts',
      { page: 'x', limit: '10', stato: '2' },
      { ...standard, limit: 10, filters: { ...blank, stato: 2 } },
      [warnings.page],
    ],
  ])('out of %s [1-9.1, 2-2.8]', (_, raw, query, expected) => {
    expect(parseQuery(news, raw)).toEqual({ query, warnings: expected });
  });

  test('is written as short as it can be, and read back the same', () => {
    const query = { ...defaultQuery(news), page: 4, orderBy: '+title', filters: { ...blank, comune: 12 } };
    expect(writeQuery(news, defaultQuery(news))).toEqual({});
    expect(writeQuery(news, query)).toEqual({ page: '4', orderBy: '+title', comune: '12' });
    expect(parseQuery(news, writeQuery(news, query))).toEqual({ query, warnings: [] });
    const others: typeof query = { ...query, limit: 20, keywords: 'sagra' };
    expect(writeQuery(news, others)).toEqual({ ...writeQuery(news, query), limit: '20', keywords: 'sagra' });
    expect(parseQuery(news, writeQuery(news, others))).toEqual({ query: others, warnings: [] });
    expect(sameQuery(query, { ...query, filters: { ...query.filters } })).toBe(true);
    expect(sameQuery(query, { ...query, page: 5 })).toBe(false);
  });

  test.each([
    [{ page: 2 }],
    [{ limit: 20 }],
    [{ orderBy: '+id' }],
    [{ keywords: 'sagra' }],
    [{ filters: { ...blank, stato: 1 } }],
  ] as const)('is another with %j', (change) => {
    expect(sameQuery(defaultQuery(news), { ...defaultQuery(news), ...change })).toBe(false);
  });

  test('is the same in whatever order its filters stand', () => {
    const turned = Object.fromEntries(Object.entries(blank).toReversed());
    expect(sameQuery(defaultQuery(news), { ...defaultQuery(news), filters: turned })).toBe(true);
  });

  test.each([
    [{}, false],
    [{ page: 2, limit: 20, orderBy: '+title' }, false],
    [{ keywords: 'sagra' }, true],
    [{ filters: { ...blank, comune: 3 } }, true],
  ] as const)('with %j it is narrowed: %s', (change, narrowed) => {
    expect(isNarrowed(news, { ...defaultQuery(news), ...change })).toBe(narrowed);
  });

  test('of a list that is always whole, or searches nothing, has no such parts', () => {
    const whole = { list: { ...news.list, search: null, paging: { limit: 10, paged: false } } } as const;
    const opened = { ...standard, limit: 10 };
    expect(defaultQuery(whole)).toEqual(opened);
    expect(parseQuery(whole, { limit: '10' })).toEqual({ query: opened, warnings: [] });
    expect(parseQuery(whole, { limit: '20' })).toEqual({ query: opened, warnings: [warnings.limit(10)] });
    expect(parseQuery(whole, { keywords: 'sagra' })).toEqual({ query: opened, warnings: [warnings.keywords(null)] });
  });

  test('comes out of the URL first, then out of storage [2-2.9, 2-9.1, 1-9.9, 3-9.6]', () => {
    const stored = storedQuery(news, { ...defaultQuery(news), page: 7 });
    expect(storageKey(news)).toBe('news_list');
    expect(restoreQuery(news, { page: '2' }, stored).query.page).toBe(2);
    expect(restoreQuery(news, {}, stored).query.page).toBe(7);
    expect([restoreQuery(news, {}, stored).isStored, restoreQuery(news, { page: '2' }, stored).isStored]).toEqual([
      true,
      false,
    ]);
    expect(restoreQuery(news, {}, null)).toEqual({ query: standard, warnings: [], isStored: false });
  });

  test.each([['{"page":'], ['[1,2]'], ['null'], ['7'], ['']])('survives %s in storage', (stored) => {
    expect(restoreQuery(news, {}, stored)).toEqual({
      query: standard,
      warnings: [warnings.storage],
      isStored: false,
    });
  });
});

test('the address of a list with nothing narrowed opens it so, whatever storage has', () => {
  const stored = storedQuery(news, { ...defaultQuery(news), keywords: 'sagra', filters: { ...blank, stato: 2 } });
  expect(restoreQuery(news, UNNARROWED, stored)).toEqual({ query: standard, warnings: [], isStored: false });
});

test('of a restored query those parts are told that still narrow the list', () => {
  const restored = { ...defaultQuery(news), page: 3, keywords: 'sagra', filters: { ...blank, provincia: 1, stato: 2 } };
  const told = (query: ListQuery, from: ListQuery | null = restored) =>
    restoredParts(news, from, query).map((part) =>
      part.kind === 'search' ? part.keywords : `${part.filter.name} ${part.value}`,
    );
  expect(told(restored)).toEqual(['provincia 1', 'stato 2', 'sagra']);
  expect(told({ ...restored, keywords: 'mostra', filters: { ...restored.filters, stato: 3 } })).toEqual([
    'provincia 1',
  ]);
  expect(told({ ...defaultQuery(news), page: 3 }, { ...defaultQuery(news), page: 3 })).toEqual([]);
  expect(told(restored, null)).toEqual([]);
});
