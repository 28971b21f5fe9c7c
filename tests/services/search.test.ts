import { beforeEach, expect, test } from 'vitest';
import { roles } from '../../src/content/listings/roles';
import { users } from '../../src/content/listings/users';
import type { Endpoint } from '../../src/contract/endpoint';
import type { Client } from '../../src/services/client';
import { createEntityReader, createSearch } from '../../src/services/search';
import { news } from '../content/named';
import { failureOf } from '../machines/fixtures';

const missing = { ok: false, failure: failureOf('notFound') };
const ok = (data: unknown[]) => ({ ok: true, value: { data, meta: { total: data.length } } });
let answers: Record<string, unknown> = {};
let calls: string[] = [];

const client = {
  call: async ({ id }: Endpoint, { isAside }: { isAside?: true }) => {
    calls.push(isAside === true ? `${id}, aside` : id);
    return answers[id];
  },
} as unknown as Client;

beforeEach(() => {
  calls = [];
  answers = {
    'search.entities': missing,
    'news.list': ok([{ id: 3, contents: { it: { title: '' }, en: { title: 'Fair', status: 1 } } }]),
    'users.search': ok([{ id: 5, username: 'anna' }]),
    'roles.search': ok([{ id: 7, name: 'editor', title: 'Editor' }]),
  };
});

test('a server without a search of its own has its lists searched, and is not called again', async () => {
  const search = createSearch(client, ['it', 'en']);
  expect(await search(' an ', [news, users, roles])).toEqual({
    ok: true,
    value: [
      { area: 'news', id: 3, title: 'Fair', lang: 'en', status: 1, route: '/news/3' },
      { area: 'user', id: 5, title: 'anna', lang: null, status: null, route: '/users/5' },
      { area: 'role', id: 7, title: 'Editor', lang: null, status: null, route: '/users/roles/7' },
    ],
  });
  await search('an', [roles]);
  expect(calls).toEqual(['search.entities', 'news.list', 'users.search', 'roles.search', 'roles.search']);
});

test('an address of the back office is its record, by its list’s name for it, or by its number', async () => {
  const search = createSearch(client, ['it', 'en']);
  const fair = { area: 'news', id: 3, title: 'Fair', lang: 'en', status: 1, route: '/news/3' };
  expect(await search('http://127.0.0.1:4380/#/news/3?lang=en', [users, news])).toEqual({ ok: true, value: [fair] });
  expect(await search('#/users/redazioni/9', [users, news])).not.toMatchObject({ value: [{ id: 9 }] });
  expect(await search('/users/9', [users, news])).toEqual({
    ok: true,
    value: [{ area: 'user', id: 9, title: `${users.titles.one} 9`, lang: null, status: null, route: '/users/9' }],
  });
});

test('a list that fails is passed over while another answers', async () => {
  answers['users.search'] = { ok: false, failure: failureOf('server') };
  const search = createSearch(client, ['it', 'en']);
  expect(await search('an', [users, roles])).toMatchObject({ ok: true, value: [{ area: 'role' }] });
  expect(await search('an', [users])).toEqual({ ok: false, failure: failureOf('server') });
});

test('the address of a page is searched as it is; a server that knows none is asked for its words', async () => {
  const asked: string[] = [];
  const fair = { area: 'news', id: 3, title: 'Fiera del tartufo', route: '/news/3' };
  const asking = (known: Record<string, unknown[]>) =>
    ({
      call: async (_: Endpoint, { query }: { query: { q: string } }) => {
        asked.push(query.q);
        return ok(known[query.q] ?? []);
      },
    }) as unknown as Client;
  const address = '/en/eventi/fiera-del-tartufo';
  expect(await createSearch(asking({ [address]: [fair] }), ['it'])(address, [])).toEqual({ ok: true, value: [fair] });
  expect(await createSearch(asking({ 'fiera del tartufo': [fair] }), ['it'])(address, [])).toEqual({
    ok: true,
    value: [fair],
  });
  expect(await createSearch(asking({}), ['it'])('fiera', [])).toEqual({ ok: true, value: [] });
  expect(asked).toEqual([address, address, 'fiera del tartufo', 'fiera']);
});

test('entities are read again by area and id; what was not asked for, or did not come, is left out', async () => {
  const found = { area: 'news', id: 3, title: 'Fiera', route: '/news/3' };
  answers['search.records'] = ok([found, { ...found, id: 4 }]);
  const read = createEntityReader(client);
  expect(await read([{ area: 'news', id: 3 }])).toEqual([found]);
  answers['search.records'] = missing;
  expect(await read([{ area: 'news', id: 3 }])).toEqual([]);
});

test('a server that does not read entities again is asked once, and its refusal ends no session', async () => {
  answers['search.records'] = { ok: false, failure: failureOf('forbidden', { status: 403 }) };
  const read = createEntityReader(client);
  for (const _ of [1, 2]) expect(await read([{ area: 'news', id: 3 }])).toEqual([]);
  expect(calls).toEqual(['search.records, aside']);
});
