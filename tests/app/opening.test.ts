import { beforeEach, expect, test } from 'vitest';
import { rememberOpening } from '../../src/app/pageAhead';
import { storageKey, storedQuery } from '../../src/machines/list/query';
import { OPENING_KEY, readOpenings } from '../../src/services/opening';
import type { Preferences } from '../../src/services/preferences';
import { news } from '../content/named';

const stored = new Map<string, string>();
const preferences: Preferences = {
  read: (key) => stored.get(key) ?? null,
  write: (key, value) => void stored.set(key, value),
  remove: (key) => void stored.delete(key),
  clear: () => stored.clear(),
};
const API = 'https://api.example/api/v1';
const remember = (hash: string) => rememberOpening({ preferences }, API, hash);
const openings = () => readOpenings(preferences.read(OPENING_KEY));

beforeEach(() => stored.clear());

test('a list is opened again by the call it made, and without its query by the one it restores', () => {
  const query = { page: 1, limit: 20, orderBy: '+title', keywords: 'sagra', filters: {} } as const;
  preferences.write(storageKey(news), storedQuery(news, query));
  remember('#/news?page=3&limit=10');
  const [asked, restored] = ['#/news?page=3&limit=10', '#/news'].map((hash) => new URL(openings()[hash] ?? ''));
  expect(asked?.href.startsWith(`${API}/news?`)).toBe(true);
  expect([asked?.searchParams.get('page'), asked?.searchParams.get('limit')]).toEqual(['3', '10']);
  expect([restored?.searchParams.get('keywords'), restored?.searchParams.get('orderBy')]).toEqual(['sagra', '+title']);
});

test('other pages, and a search by POST, open with nothing that could be asked', () => {
  for (const hash of ['#/dashboard', '#/news/7', '#/nothing', '#/users/roles?keywords=red']) remember(hash);
  expect(Object.keys(openings())).toEqual(['#/users/roles']);
});

test('twenty addresses are remembered, the ones opened last', () => {
  for (let page = 1; page <= 30; page += 1) remember(`#/news?page=${page}`);
  const addresses = Object.keys(openings());
  expect(addresses).toHaveLength(20);
  expect(addresses).toContain('#/news');
  expect(addresses.at(-2)).toBe('#/news?page=30');
});
