import { expect, test } from 'vitest';
import { FIRST_QUERY, parseRedirectsQuery, writeRedirectsQuery } from '../../../src/machines/redirects/rules';

test.each([
  [{}, FIRST_QUERY, []],
  [
    { page: '3', limit: '10', orderBy: '+old_url', keywords: 'a' },
    { page: 3, limit: 10, orderBy: '+old_url', keywords: 'a' },
    [],
  ],
  [
    { page: '0', orderBy: '+visite', stato: '1' },
    FIRST_QUERY,
    [expect.any(String), expect.any(String), expect.stringContaining('stato')],
  ],
])('an address with %j', (raw, query, warnings) => {
  expect(parseRedirectsQuery(raw)).toEqual({ query, warnings });
});

test('what is written is read back, and the first query says nothing', () => {
  const query = { page: 2, limit: 20, orderBy: '-code', keywords: 'vecchia/à & co' } as const;
  expect(parseRedirectsQuery(writeRedirectsQuery(query))).toEqual({ query, warnings: [] });
  expect(writeRedirectsQuery(FIRST_QUERY)).toEqual({});
});
