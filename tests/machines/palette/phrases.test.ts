import { describe, expect, test } from 'vitest';
import { users } from '../../../src/content/listings/users';
import { idQuery } from '../../../src/machines/palette/phrases';
import { wordsOf } from '../../../src/machines/palette/words';
import { event, news } from '../../content/named';

describe('a query by id', () => {
  const found = (query: string) => {
    const asked = idQuery(wordsOf(query), [news, event, users]);
    return asked === null ? null : [asked.id, asked.among?.map(({ area }) => area) ?? null];
  };

  test.each([
    ['2495', ['2495', null]],
    ['7', ['7', null]],
    ['news 2495', ['2495', ['news']]],
    ['la News 2495', ['2495', ['news']]],
    ['2495 eventi', ['2495', ['event']]],
    ['manifestazione 12', ['12', ['event']]],
    ['utente 12', ['12', ['user']]],
    ['sagra 2026', ['2026', ['event']]],
    ['mercatino 2026', null],
    ['news del 2026 in bozza', null],
    ['news 1 2', null],
    ['news', null],
    ['', null],
  ])('«%s»', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });
});
