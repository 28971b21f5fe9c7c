import { beforeEach, describe, expect, test } from 'vitest';
import { activities } from '../../src/content/listings/activities';
import { bookable } from '../../src/content/listings/bookable';
import { desks } from '../../src/content/listings/desks';
import { featured } from '../../src/content/listings/featured';
import { roles } from '../../src/content/listings/roles';
import { users } from '../../src/content/listings/users';
import type { Listing } from '../../src/content/lists/listing';
import type { Endpoint } from '../../src/contract/endpoint';
import type { Client } from '../../src/services/client';
import { createListingService, loadAllRows } from '../../src/services/listings';
import { failureOf } from '../machines/fixtures';

let calls: unknown[] = [];
let answers: unknown[] = [];

/** Answers with the given data, and records the calls. */
const client = {
  call: async ({ id }: Endpoint, { signal: _, ...input }: { signal?: AbortSignal }) => {
    calls.push([id, input]);
    return answers.shift();
  },
} as unknown as Client;

const ok = (value: unknown) => ({ ok: true, value });
const request = { page: 2, limit: 20, orderBy: '-id', keywords: '', filters: {} };
const { signal } = new AbortController();
const service = (listing: Listing) => createListingService(client, listing);

beforeEach(() => {
  calls = [];
  answers = [];
});

describe('a page of a list', () => {
  test('by its own query; the total wherever the answer has it', async () => {
    const rows = [{ id: 1, username: 'anna' }];
    answers = [ok({ data: rows, meta: { total: 21 } }), ok({ data: rows, total: 22 }), ok({ data: rows })];
    expect(await service(users).loadRows({ query: request })).toEqual(ok({ rows, total: 21 }));
    expect(await service(desks).loadRows({ query: request })).toEqual(ok({ rows, total: 22 }));
    expect(await service(roles).loadRows({ query: request })).toEqual(ok({ rows, total: 1 }));
    expect(calls).toEqual([
      ['users.list', { query: { page: 2, limit: 20, orderBy: '-id', keywords: '' } }],
      ['desks.list', { query: { page: 2, limit: 20, orderBy: '-id', keywords: '' } }],
      ['roles.list', { query: { orderBy: '-id', keywords: '' } }],
    ]);
  });

  test('in the form with items within, with what is left to decide; rows under their own id', async () => {
    const rows = [{ id: 4, title: 'Barca', status: 0 }];
    answers = [
      ok({ data: { items: rows, items_count: 80, undecided_count: 30 } }),
      ok({ data: { items: rows, items_count: 80 } }),
      ok({ data: [{ trekksoft_id: 70, title: 'Giro' }], total: 60 }),
      ok({ data: [{ event_id: 9, title: 'Sagra' }], total: 1 }),
    ];
    expect(await service(activities).loadRows({ query: request })).toEqual(ok({ rows, total: 80, undecided: 30 }));
    expect(await service(activities).loadRows({ query: request })).toEqual(ok({ rows, total: 80 }));
    expect(await service(bookable).loadRows({ query: request })).toEqual(
      ok({ rows: [{ trekksoft_id: 70, title: 'Giro', id: 70 }], total: 60 }),
    );
    expect(await service(featured).loadRows({ query: request })).toEqual(
      ok({ rows: [{ event_id: 9, title: 'Sagra', id: 9 }], total: 1 }),
    );
  });

  test('is asked for our own filters only where they narrow', async () => {
    answers = [ok({ data: [], meta: { total: 0 } })];
    await service(users).loadRows({ query: { ...request, filters: { ruolo: 3, redazione: -1, attivo: 0 } } });
    expect(calls).toEqual([
      ['users.list', { query: { page: 2, limit: 20, orderBy: '-id', keywords: '', ruolo: 3, attivo: 0 } }],
    ]);
  });

  test('by the search’s own call while one searches', async () => {
    answers = [ok({ data: [], meta: { total: 0 } }), ok({ data: [] })];
    await service(users).loadRows({ query: { ...request, keywords: 'anna' } });
    await service(roles).loadRows({ query: { ...request, keywords: 'r' } });
    expect(calls).toEqual([
      ['users.search', { query: { page: 2, limit: 20, orderBy: '-id' }, body: { keywords: 'anna' } }],
      ['roles.search', { query: { orderBy: '-id' }, body: { keywords: 'r' } }],
    ]);
  });
});

describe('what is done to rows', () => {
  test('deletes them in one call and passes on what the server says', async () => {
    answers = [ok({ data: { message: 'Eliminati' } }), { ok: false, failure: failureOf('conflict') }];
    expect(await service(roles).deleteRows({ ids: [3, 5] }, signal)).toEqual(ok({ message: 'Eliminati' }));
    expect(await service(roles).deleteRows({ ids: [3] }, signal)).toEqual({
      ok: false,
      failure: failureOf('conflict'),
    });
    expect(calls[0]).toEqual(['roles.remove', { params: { ids: '3,5' } }]);
  });

  test('an action goes row by row and ends with the first refusal', async () => {
    const refusal = { ok: false, failure: failureOf('invalid') };
    answers = [ok({ data: { message: 'Fatto', active: 1 } }), refusal, ok({ data: {} })];
    expect(await service(users).runAction({ name: 'toggle', ids: [3, 5, 7], rows: [] }, signal)).toEqual(refusal);
    expect(calls).toEqual([
      ['users.changeStatus', { body: { id: 3 } }],
      ['users.changeStatus', { body: { id: 5 } }],
    ]);
  });

  test('of a row that is shown an action says what it is to lead to', async () => {
    answers = [ok({ data: { active: 0 } }), ok({ data: { active: 1 } }), ok({ data: {} })];
    const rows = [
      { id: 3, username: 'anna', active: true },
      { id: 5, username: 'bea', active: 0 },
    ];
    await service(users).runAction({ name: 'toggle', ids: [3, 5, 7], rows }, signal);
    expect(calls).toEqual([
      ['users.changeStatus', { body: { id: 3, active: 0 } }],
      ['users.changeStatus', { body: { id: 5, active: 1 } }],
      ['users.changeStatus', { body: { id: 7 } }],
    ]);
  });

  test('what nobody declared is a mistake of ours', async () => {
    await expect(service(users).deleteRows({ ids: [3] }, signal)).rejects.toThrow(
      "listing 'user' declares no endpoint for 'remove'",
    );
    await expect(service(users).runAction({ name: 'toggel', ids: [3], rows: [] }, signal)).rejects.toThrow(
      "listing 'user' declares no endpoint for 'toggel'",
    );
  });
});

describe('a whole list', () => {
  const page = (total: number, ...ids: readonly number[]) => ok({ data: ids.map((event_id) => ({ event_id })), total });
  const all = () => loadAllRows(service(featured), signal);
  const asked = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => [
      'featured.list',
      { query: { page: from + index, limit: 100, orderBy: '-id', keywords: '' } },
    ]);
  const idsIn = ({ value }: { readonly value?: readonly { readonly id: number }[] }) => value?.map(({ id }) => id);

  test('is read in parts, and what moved from one into the next comes once', async () => {
    answers = [page(4, 4, 3), page(5, 3, 2, 1)];
    expect(idsIn((await all()) as never)).toEqual([4, 3, 2, 1]);
    expect(calls).toEqual(asked(1, 2));
  });

  test('ends with a part that has nothing, whatever the server counts', async () => {
    answers = [page(9, 2, 1), page(9)];
    expect(idsIn((await all()) as never)).toEqual([2, 1]);
    expect(calls).toEqual(asked(1, 2));
  });

  test('is never asked for without an end', async () => {
    answers = Array.from({ length: 300 }, (_, index) => page(10_000, index));
    expect(idsIn((await all()) as never)).toHaveLength(200);
    expect(calls).toEqual(asked(1, 200));
  });

  test('fails as a whole with any of its parts', async () => {
    const refused = { ok: false, failure: failureOf('server') };
    answers = [page(4, 4, 3), refused];
    expect(await all()).toEqual(refused);
  });
});
