import { describe, expect, test } from 'vitest';
import { news } from '../../../src/content/news';
import {
  defaultQuery,
  isNarrowed,
  parseQuery,
  restoreQuery,
  sameQuery,
  storageKey,
  storedQuery,
  writeQuery,
} from '../../../src/machines/list/query';
import { list as messages } from '../../../src/messages/list';

const blank = { destinazione: -1, provincia: -1, comune: -1, stato: -1 };
const standard = { page: 1, limit: 50, orderBy: '-id', keywords: '', filters: blank };
const { warnings } = messages;

describe('the query of a list', () => {
  test('starts at the first page, 50 rows, newest first, unfiltered', () => {
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
    ['an option that is none', { destinazione: '5' }, standard, [warnings.filter('Destinazione')]],
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
  ])('out of %s', (_, raw, query, told) => {
    expect(parseQuery(news, raw)).toEqual({ query, warnings: told });
  });

  test('is written as short as it can be, and read back the same', () => {
    const query = { ...defaultQuery(news), page: 4, orderBy: '+title', filters: { ...blank, comune: 12 } };
    expect(writeQuery(news, defaultQuery(news))).toEqual({});
    expect(writeQuery(news, query)).toEqual({ page: '4', orderBy: '+title', comune: '12' });
    expect(parseQuery(news, writeQuery(news, query))).toEqual({ query, warnings: [] });
    expect(sameQuery(query, { ...query, filters: { ...query.filters } })).toBe(true);
    expect(sameQuery(query, { ...query, page: 5 })).toBe(false);
  });

  test('comes out of the URL first, then out of storage', () => {
    const stored = storedQuery(news, { ...defaultQuery(news), page: 7 });
    expect(storageKey(news)).toBe('news_list');
    expect(restoreQuery(news, { page: '2' }, stored).query.page).toBe(2);
    expect(restoreQuery(news, {}, stored).query.page).toBe(7);
    expect(restoreQuery(news, {}, null)).toEqual({ query: standard, warnings: [] });
  });

  test.each([['{"page":'], ['[1,2]'], ['null'], ['7'], ['']])('survives %s in storage', (stored) => {
    expect(restoreQuery(news, {}, stored)).toEqual({ query: standard, warnings: [warnings.storage] });
  });
});
