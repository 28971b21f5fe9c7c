import { expect, test } from 'vitest';
import { orderVersion } from '../../src/content/lists/categories';
import { createNode, orderNodes, readTree, updateNode } from '../../src/contract/categories';
import type { Endpoint } from '../../src/contract/endpoint';
import { createCategoryService } from '../../src/services/categories';
import type { Client } from '../../src/services/client';
import { createLookups } from '../../src/services/lookups';
import { failureOf } from '../machines/fixtures';

const { signal } = new AbortController();

interface Sent {
  readonly id: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: unknown;
  readonly isAside?: true;
}

/** The services over a server that answers so, what it was sent, and how often somebody heard of a change. */
function over(answer: unknown) {
  const sent: Sent[] = [];
  let changes = 0;
  const call = async ({ id }: Endpoint, { signal: _, ...input }: Omit<Sent, 'id'> & { signal?: AbortSignal }) => {
    sent.push({ id, ...input });
    return answer;
  };
  const client = { call } as unknown as Client;
  const lookups = createLookups(client);
  const end = lookups.onCategoriesChanged(() => {
    changes += 1;
  });
  return { service: createCategoryService(client, lookups), lookups, sent, end, changes: () => changes };
}

const cover = { id: 7, url: '/img/7', url_thumb: '/img/7/thumb' };
const nodes = [
  { id: 2, order: 2, contents: [], children: null },
  {
    id: 1,
    parent_id: null,
    order: 1,
    contents: { it: { title: 'Mare', subtitle: null, slug: 'mare' } },
    cover,
    updated_at: '2026-01-01T00:00:00.000Z',
    children: [{ id: 11, contents: { en: { title: 'Beaches' } } }],
  },
];
const tree = [
  {
    id: 1,
    contents: { it: { title: 'Mare', subtitle: '', slug: 'mare' } },
    cover,
    updatedAt: '2026-01-01T00:00:00.000Z',
    children: [
      {
        id: 11,
        contents: { en: { title: 'Beaches', subtitle: '', slug: '' } },
        cover: null,
        updatedAt: null,
        children: [],
      },
    ],
  },
  { id: 2, contents: {}, cover: null, updatedAt: null, children: [] },
];

test.each([
  ['a group', { id: 5, children: nodes }],
  ['the list alone', nodes],
])('a tree is read out of %s, whatever is left out', async (_, data) => {
  const body = { status: 'success', data };
  const { service, sent } = over({ ok: true, value: readTree.answer.parse(body) });
  expect(await service.loadTree({ main: 5 }, signal)).toEqual({ ok: true, value: tree });
  expect(sent).toEqual([{ id: 'categories.tree', query: { main: 5 } }]);
});

const draft = { main: 5, parentId: 1, contents: { it: { title: 'Spiagge', subtitle: '', slug: '' } }, cover };
const body = { main: 5, parent_id: 1, contents: { it: { title: 'Spiagge', subtitle: '', slug: '' } }, cover };

test('writes are sent as the contract wants them, and every one is heard of', async () => {
  const { service, sent, changes, end } = over({ ok: true, value: { data: { id: 12, message: 'Fatto' } } });
  expect(await service.createNode({ draft, key: 'k' }, signal)).toEqual({
    ok: true,
    value: { id: 12, message: 'Fatto' },
  });
  const moved = { ...draft, parentId: null, cover: null };
  await service.updateNode({ id: 12, draft: moved, updatedAt: '2026-01-01T00:00:00.000Z' }, signal);
  await service.updateNode({ id: 12, draft, updatedAt: null }, signal);
  expect(await service.saveOrder({ ids: [3, 1, 2], stored: [1, 2, 3] }, signal)).toEqual({
    ok: true,
    value: { message: 'Fatto' },
  });
  await service.deleteNode({ id: 12 }, signal);
  expect(sent).toEqual([
    { id: 'categories.create', body, headers: { 'Idempotency-Key': 'k' } },
    {
      id: 'categories.update',
      params: { id: 12 },
      body: { ...body, parent_id: null, cover: null, updated_at: '2026-01-01T00:00:00.000Z' },
    },
    { id: 'categories.update', params: { id: 12 }, body },
    { id: 'categories.order', body: { 1: 2, 2: 3, 3: 1 }, headers: { 'If-Match': orderVersion([1, 2, 3]) } },
    { id: 'categories.remove', params: { id: 12 } },
  ]);
  expect(createNode.body.parse(sent[0]?.body)).toEqual(body);
  expect(updateNode.body.parse(sent[2]?.body)).toEqual(body);
  expect(orderNodes.body.parse(sent[3]?.body)).toEqual({ 1: 2, 2: 3, 3: 1 });
  expect(changes()).toBe(5);
  end();
  await service.deleteNode({ id: 12 }, signal);
  expect(changes()).toBe(5);
});

test('a destination has its provinces: read, and sent by their ids', async () => {
  const provinces = [{ id: 99, nome: 'Rimini' }, { id: 39 }];
  const { service, sent } = over({ ok: true, value: { data: [{ id: 2002, provinces }, { id: 2003 }] } });
  const tree = await service.loadTree({ main: 2 }, signal);
  expect(tree.ok && tree.value.map((node) => node.provinces)).toEqual([
    [
      { id: 99, nome: 'Rimini' },
      { id: 39, nome: '' },
    ],
    undefined,
  ]);
  await service.updateNode({ id: 2002, draft: { ...draft, main: 2, provinces: [39] }, updatedAt: null }, signal);
  expect(sent.at(-1)).toMatchObject({ body: { provinces: [{ id: 39 }] } });
  expect(updateNode.body.parse(sent.at(-1)?.body)).toEqual(sent.at(-1)?.body);
});

test('a write that failed is heard of too: the tree may not be what it seemed', async () => {
  const failure = failureOf('notFound', { status: 404 });
  const { service, changes } = over({ ok: false, failure });
  expect(await service.deleteNode({ id: 12 }, signal)).toEqual({ ok: false, failure });
  expect(changes()).toBe(1);
});

test('look-ups of categories are asked anew after a write, those of other things are not', async () => {
  const { service, lookups, sent } = over({ ok: true, value: { data: [] } });
  const ask = async () => {
    for (let times = 0; times < 2; times += 1) {
      await lookups.categories(5, 'it');
      await lookups.provinces();
    }
  };
  await ask();
  await service.saveOrder({ ids: [1], stored: [1] }, signal);
  await ask();
  expect(sent.map(({ id }) => id)).toEqual([
    'lookups.categories',
    'lookups.provinces',
    'categories.order',
    'lookups.categories',
  ]);
});

test('uses are an aside: a server that does not know them is asked once', async () => {
  const known = over({ ok: true, value: { data: { contents: 40, children: 2 } } });
  expect(await known.service.countUses({ id: 5001 }, signal)).toEqual({
    ok: true,
    value: { contents: 40, children: 2 },
  });
  expect(known.sent).toEqual([{ id: 'categories.uses', params: { id: 5001 }, isAside: true }]);
  const foreign = over({ ok: false, failure: failureOf('server', { status: 405 }) });
  for (const id of [1, 2])
    expect(await foreign.service.countUses({ id }, signal)).toMatchObject({ failure: { kind: 'notFound' } });
  expect(foreign.sent.length).toBe(1);
});
