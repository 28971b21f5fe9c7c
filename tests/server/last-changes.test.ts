import { expect, it } from 'vitest';
import { describeOnEach, type TestServer } from './kit';
import { newPlace, newPlaceType } from './place-kit';
import { newUser } from './users-kit';

interface Row {
  id: number;
  updated_at: string;
  updated_by: string | null;
}

type Records = Record<'list' | 'record', string> & { create: (server: TestServer, name: string) => Promise<number> };

/** Lists that say who changed a row last; those of contents are tried in content-list. */
const LISTS: Record<string, Records> = {
  users: { list: 'user', record: 'user', create: (server, name) => newUser(server, name) },
  desks: {
    list: 'user/redazioni',
    record: 'user/redazioni',
    create: async (server, nome) =>
      (await server.call<{ data: { id: number } }>('POST', 'user/redazioni', { as: 'admin', body: { nome } })).body.data
        .id,
  },
  places: {
    list: 'luoghi',
    record: 'luoghi',
    create: async (server, nome) =>
      newPlace(server, { nome, code: (await newPlaceType(server, `Tipo di ${nome}`)).code }),
  },
};

describeOnEach('last changes', (server) => {
  it.each(Object.keys(LISTS))('who changed a row last, and when, stands in the list and sorts it: %s', async (name) => {
    const { list, record, create } = LISTS[name] as Records;
    const ids: number[] = [];
    for (const one of ['primo', 'secondo', 'terzo']) ids.push(await create(server(), `${one}${name}`));
    const [first = 0] = ids;
    const page = async (orderBy: string) =>
      (await server().get<{ data: Row[] }>(`${list}?orderBy=${encodeURIComponent(orderBy)}&limit=100`, { as: 'admin' }))
        .body.data;
    const stored = (await server().get<{ data: Record<string, unknown> }>(`${record}/${first}`, { as: 'admin' })).body
      .data;
    const role = Object.keys((stored.roles as object | undefined) ?? {})[0];
    const body = { ...stored, role, [name === 'users' ? 'last_name' : 'nome']: 'Cambiato', lang: 'it' };
    const answer = await server().call('PUT', `${record}/${first}`, { as: 'admin', body });
    expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
    const newest = await page('-updated_at');
    expect(newest[0]).toMatchObject({ id: first, updated_by: 'Anna Montanari' });
    const times = newest.map(({ updated_at }) => updated_at);
    expect(times).toEqual(times.toSorted().reverse());
    expect((await page('+updated_at')).map(({ id }) => id)).toEqual(newest.map(({ id }) => id).reverse());
    expect(newest.length).toBeGreaterThan(2);
  });
});
