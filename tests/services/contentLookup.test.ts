import { beforeEach, expect, test } from 'vitest';
import { places } from '../../src/content/listings/places';
import type { Endpoint } from '../../src/contract/endpoint';
import type { Client } from '../../src/services/client';
import { createContentLookup } from '../../src/services/contentLookup';
import { event, news } from '../content/named';
import { failureOf } from '../machines/fixtures';

let answers: Record<string, unknown> = {};
let calls: unknown[] = [];

const client = {
  call: async ({ id }: Endpoint, { isAside, query, body }: { isAside?: true; query?: object; body?: object }) => {
    calls.push([isAside === true ? `${id}, aside` : id, body ?? query]);
    return answers[id];
  },
} as unknown as Client;

const { signal } = new AbortController();
const ok = (value: unknown) => ({ ok: true, value });
const failed = (kind: 'notFound' | 'forbidden' | 'server', status: number) => ({
  ok: false,
  failure: failureOf(kind, { status }),
});
const lookup = (mayView = true) =>
  createContentLookup({ client, listings: [news, event, places], languages: ['it', 'en'], mayView: () => mayView });

beforeEach(() => {
  calls = [];
  answers = {};
});

test.each([
  ['iat', 'lookups.offices', { keywords: 'com' }],
  ['localita', 'lookups.localities', { keywords: 'com' }],
])('%s has a look-up of its own, whichever form its answer has', async (area, endpoint, sent) => {
  const found = [{ id: 3, title: 'Comacchio' }];
  const find = lookup();
  for (const data of [found, { data: found, total: 1 }]) {
    answers[endpoint] = ok({ data });
    expect(await find(area, 'com', signal)).toEqual({ ok: true, value: found });
  }
  expect(calls).toEqual([
    [endpoint, sent],
    [endpoint, sent],
  ]);
});

const list = { page: 1, limit: 50, orderBy: '-id', keywords: 'fie' };

test('any other is searched by the search of ours; what a server finds elsewhere is left out', async () => {
  const found = { area: 'news', id: 3, title: 'Fiera', route: '/news/3' };
  answers['search.entities'] = ok({ data: [found, { ...found, area: 'event', id: 4 }] });
  expect(await lookup()('news', 'fie', signal)).toEqual({ ok: true, value: [found] });
  expect(calls).toEqual([['search.entities, aside', { q: 'fie', area: 'news', limit: 50 }]]);
});

test.each([403, 404, 405, 501])(
  'a server that answers that with %d has its list searched from then on',
  async (status) => {
    answers['search.entities'] = failed(status === 403 ? 'forbidden' : 'notFound', status);
    answers['news.list'] = ok({ data: [{ id: 3, contents: { en: { title: 'Fair' } } }], meta: { total: 1 } });
    const find = lookup();
    for (const _ of [1, 2])
      expect(await find('news', 'fie', signal)).toEqual({ ok: true, value: [{ id: 3, title: 'Fair' }] });
    expect(calls).toEqual([
      ['search.entities, aside', { q: 'fie', area: 'news', limit: 50 }],
      ['news.list, aside', expect.objectContaining(list)],
      ['news.list, aside', expect.objectContaining(list)],
    ]);
  },
);

test('who may not see that list is told which permission is missing, and an unknown type that it has no search', async () => {
  answers['search.entities'] = failed('notFound', 404);
  const find = lookup(false);
  expect(await find('news', 'fie', signal)).toMatchObject({
    failure: { message: expect.stringContaining('serve il permesso «News: ') },
  });
  expect(await find('viaemilia', 'fie', signal)).toMatchObject({
    failure: { message: 'Questo server non permette di cercare questi contenuti' },
  });
  expect(calls.length).toBe(1);
});

test('a search that finds nothing says to who may not see the area which permission is missing', async () => {
  answers['search.entities'] = ok({ data: [{ area: 'news', id: 3, title: 'Rocca', route: '/news/3' }] });
  expect(await lookup(false)('luoghi', 'roc', signal)).toMatchObject({
    failure: {
      kind: 'forbidden',
      message: 'Per cercare qui serve il permesso «Luoghi: Visualizza»: chiedilo a un amministratore',
    },
  });
  expect(await lookup()('luoghi', 'roc', signal)).toEqual(ok([]));
  // What another server finds for them all the same is offered.
  const found = { area: 'luoghi', id: 3, title: 'Rocca', route: '/luogo/3/rocche' };
  answers['search.entities'] = ok({ data: [found] });
  expect(await lookup(false)('luoghi', 'roc', signal)).toEqual(ok([found]));
});

test('places come out of the search, else out of their list', async () => {
  const find = lookup();
  answers['search.entities'] = ok({ data: [{ area: 'luoghi', id: 3, title: 'Rocca', route: '/luogo/3/rocche' }] });
  expect(await find('luoghi', 'roc', signal)).toMatchObject({ value: [{ id: 3, title: 'Rocca' }] });
  const other = lookup();
  answers['search.entities'] = failed('notFound', 404);
  answers['places.list'] = ok({ total: 1, data: [{ id: 3, nome: 'Rocca', code: 'rocche' }] });
  expect(await other('luoghi', 'roc', signal)).toEqual(ok([{ id: 3, title: 'Rocca' }]));
});

test('a search that fails is tried again next time', async () => {
  answers['search.entities'] = failed('server', 500);
  const find = lookup();
  for (const _ of [1, 2]) expect(await find('news', 'fie', signal)).toEqual(failed('server', 500));
  expect(calls.length).toBe(2);
});

test('operators have one of their own too, which ends no session, whoever refuses it', async () => {
  const found = [{ id: 3, nome: 'Cantine Leoni' }];
  answers['lookups.operators'] = ok({ data: found });
  const find = lookup(false);
  expect(await find('operatori', 'le', signal)).toEqual({ ok: true, value: found });
  for (const [kind, status] of [
    ['forbidden', 403],
    ['notFound', 404],
    ['server', 501],
  ] as const) {
    answers['lookups.operators'] = failed(kind, status);
    expect(await find('operatori', 'le', signal)).toMatchObject({
      ok: false,
      failure: { kind: 'forbidden', message: 'Questo server non permette di cercare questi contenuti' },
    });
  }
  answers['lookups.operators'] = failed('server', 500);
  expect(await find('operatori', 'leo', signal)).toEqual(failed('server', 500));
  const asked = (name: string) => ['lookups.operators, aside', { name, provincia: -1 }];
  expect(calls).toEqual([asked('le'), asked('le'), asked('le'), asked('le'), asked('leo')]);
});
