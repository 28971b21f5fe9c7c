import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint';
import type { Client } from '../../src/services/client';
import { createUsesService } from '../../src/services/uses';
import { failureOf } from '../machines/fixtures';

const { signal } = new AbortController();
const clientOf = (answer: unknown, calls: unknown[]) =>
  ({
    call: async ({ id }: Endpoint, { isAside, query }: { isAside?: true; query?: object }) => {
      calls.push([id, isAside, query]);
      return answer;
    },
  }) as unknown as Client;

test('the contents that use one come page by page', async () => {
  const calls: unknown[] = [];
  const data = [
    { area: 'event', id: 4, title: 'Sagra', route: '/events/4' },
    { area: 'event', id: 5, title: null },
  ];
  const uses = createUsesService(clientOf({ ok: true, value: { data, meta: { total: 22 } } }, calls));
  expect(await uses('iat', 12)({ page: 2 }, signal)).toEqual({
    ok: true,
    value: {
      rows: [
        { area: 'event', id: 4, title: 'Sagra', route: '/events/4' },
        { area: 'event', id: 5, title: null, route: null },
      ],
      total: 22,
      pages: 2,
    },
  });
  expect(calls).toEqual([['search.uses', true, { of: 'iat:12', page: 2, limit: 20 }]]);
});

test('a server that does not know is asked once', async () => {
  const calls: unknown[] = [];
  const uses = createUsesService(clientOf({ ok: false, failure: failureOf('forbidden', { status: 403 }) }, calls));
  for (const id of [12, 13])
    expect(await uses('iat', id)({ page: 1 }, signal)).toMatchObject({ failure: { kind: 'notFound' } });
  expect(calls.length).toBe(1);
});
