import { beforeAll, expect, it } from 'vitest';
import { bodyWith, create, insertContent, read as readItem, seedReferences } from './content-kit';
import { createEvent, eventWith, PLACES, range, readEvent } from './event-kit';
import { describeOnEach } from './kit';
import { headerOf, newRole, newUser, PASSWORD } from './users-kit';

interface Log {
  data: { id: number; action: string; entity: string; entity_id: number; username: string; user_id: number }[];
  meta: { total: number; per_page: number; current_page: number; last_page: number };
}

describeOnEach('the log', (server) => {
  beforeAll(() => seedReferences(server()));

  const read = async (query: string) => (await server().get<Log>(`audit?${query}`, { as: 'admin' })).body;

  it('tells what was done to an entity, the newest first, page by page', async () => {
    const id = await newUser(server(), 'seguita');
    for (const first_name of ['Prima', 'Seconda', 'Terza'])
      await server().call('PUT', `user/${id}`, { as: 'admin', body: { first_name } });
    const admin = await server().userId('admin');
    const { data, meta } = await read(`entity=user&id=${id}&limit=3`);
    expect(meta).toEqual({ total: 4, per_page: 3, current_page: 1, last_page: 2 });
    expect(data[0]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      user_id: admin,
      username: 'admin',
      action: 'update',
      entity: 'user',
      entity_id: id,
      details: { changed: ['first_name'], values: { first_name: ['Seconda', 'Terza'] } },
      title: 'Terza De Santis',
      gone: false,
    });
    const rest = await read(`entity=user&id=${id}&limit=3&page=2`);
    expect(rest.data.map(({ action }) => action)).toEqual(['create']);
    const all = [...data, ...rest.data].map((row) => row.id);
    expect(all).toEqual([...all].sort((a, b) => b - a));
  });

  it('holds who came in and out', async () => {
    const id = await newUser(server(), 'entra');
    const headers = await headerOf(server(), 'entra');
    await server().get('logout', { headers });
    await server().signIn('entra', 'sbagliata-davvero');
    const { data } = await read(`entity=user&id=${id}`);
    expect(data.map(({ action, username, user_id }) => [action, username, user_id])).toEqual([
      ['logout', 'entra', id],
      ['login', 'entra', id],
      ['create', 'admin', await server().userId('admin')],
    ]);
  });

  it('can be read by who did something, or whole', async () => {
    const id = await newUser(server(), 'agisce', { role: 'administrator' });
    const headers = await headerOf(server(), 'agisce');
    await server().call('POST', 'user/redazioni', { headers, body: { nome: 'Sua' } });
    const { data } = await read(`user=${id}`);
    expect(data.map(({ action, entity }) => [action, entity])).toEqual([
      ['create', 'redazioni'],
      ['login', 'user'],
    ]);
    const { rows } = await server().db.query<{ total: number }>('select count(*) as total from audit');
    expect((await read('limit=1')).meta.total).toBe(rows[0]?.total);
    expect((await read('entity=nulla')).data).toEqual([]);
    expect((await read('entity=user&id=-1')).meta.total).toBe(0);
    expect((await server().get('audit?id=uno', { as: 'admin' })).status).toBe(400);
  });

  it('is narrowed by person, area, kind of operation and day, all at once', async () => {
    const id = await newUser(server(), 'stretta', { role: 'administrator' });
    const headers = await headerOf(server(), 'stretta');
    await server().call('POST', 'user/redazioni', { headers, body: { nome: 'Stretta' } });
    await server().call('POST', 'operations/tags', { headers, body: { name: 'Stretto' } });
    const today = (await read(`user=${id}&limit=1`)).data[0] as { at: string } | undefined;
    const day = new Date(today?.at ?? '').toLocaleDateString('sv', { timeZone: 'Europe/Rome' });
    const found = async (query: string) =>
      (await read(`user=${id}&${query}`)).data.map(({ action, entity }) => `${action} ${entity}`);
    const all = ['create tag', 'create redazioni', 'login user'];
    expect(await found('')).toEqual(all);
    expect(await found('orderBy=%2Bid')).toEqual(all.toReversed());
    expect(await found('entity=-1&action=-1&dates=-1')).toEqual(all);
    expect(await found('action=create')).toEqual(all.slice(0, 2));
    expect(await found('action=create&entity=tag')).toEqual(all.slice(0, 1));
    expect(await found(`dates=${day}`)).toEqual(all);
    expect(await found(`dates=${day},&action=login`)).toEqual(['login user']);
    expect(await found('dates=2019-01-01,2019-12-31')).toEqual([]);
    for (const wrong of ['dates=ieri', 'dates=2026-02-30', 'orderBy=-username', 'page=0', 'user=uno'])
      expect([wrong, (await server().get(`audit?${wrong}`, { as: 'admin' })).status]).toEqual([wrong, 400]);
  });

  it('a day is one of Rome', async () => {
    const [before, after] = ['2031-07-01T21:59:59.999Z', '2031-07-01T22:00:00.000Z'];
    await server().db.query(
      `insert into audit (at, username, action, entity) values ($1, 'notte', 'create', 'nulla'), ($2, 'notte', 'update', 'nulla')`,
      [before, after],
    );
    const on = async (dates: string) => (await read(`entity=nulla&dates=${dates}`)).data.map(({ action }) => action);
    expect(await on('2031-07-01')).toEqual(['create']);
    expect(await on('2031-07-02')).toEqual(['update']);
    expect(await on('2031-07-01,2031-07-02')).toEqual(['update', 'create']);
  });

  it('calls things by their names of now, and what is gone by its last', async () => {
    const { body: created } = await server().call<{ data: { id: number } }>('POST', 'user/redazioni', {
      as: 'admin',
      body: { nome: 'Prima maniera' },
    });
    const desk = created.data.id;
    await server().call('PUT', `user/redazioni/${desk}`, { as: 'admin', body: { nome: 'Seconda maniera' } });
    const [kept, gone] = [
      await create(server(), bodyWith({ title: 'Resta' })),
      await create(server(), bodyWith({ title: 'Va via' })),
    ];
    expect((await server().call('DELETE', `news/${gone}`, { as: 'admin' })).status).toBe(200);
    const person = await newUser(server(), 'andata');
    expect((await server().call('DELETE', `user/${person}`, { as: 'admin' })).status).toBe(200);
    const said = async (entity: string, id: number) =>
      (await read(`entity=${entity}&id=${id}`)).data.map((row) => {
        const { title, gone: isGone } = row as unknown as { title: string; gone: boolean };
        return [row.action, title, isGone];
      });
    expect(await said('redazioni', desk)).toEqual([
      ['update', 'Seconda maniera', false],
      ['create', 'Seconda maniera', false],
    ]);
    expect(await said('news', kept)).toEqual([['create', 'Resta', false]]);
    expect(await said('news', gone)).toEqual([
      ['delete', 'Va via', true],
      ['create', 'Va via', true],
    ]);
    expect((await said('user', person))[0]).toEqual(['delete', 'andata', true]);
  });

  it('of one content is open to whoever sees and changes it, without the names of what they may not view', async () => {
    const iat = await insertContent(server(), 'iat', { it: 'Ufficio riservato' });
    const body = eventWith('Con ufficio', range('2027-05-01', '2027-05-02'), [PLACES.maggiore], {});
    const id = await createEvent(server(), body);
    const stored = await readEvent(server(), id);
    const put = await server().call('PUT', `event-ert/${id}`, {
      as: 'admin',
      body: { ...stored, iat: [{ id: iat }], lang: 'it' },
    });
    expect(put.status).toBe(200);
    let turn = 0;
    const valuesFor = async (...abilities: string[]) => {
      turn += 1;
      await newRole(server(), `Legge ${turn}`, abilities);
      await newUser(server(), `legge-${turn}`, { role: `legge-${turn}` });
      const headers = await headerOf(server(), `legge-${turn}`);
      const answer = await server().get<Log & { data: { details: { changed: string[]; values: object } }[] }>(
        `audit?entity=event&id=${id}`,
        { headers },
      );
      return answer.status === 200
        ? [answer.body.data[0]?.details.changed, answer.body.data[0]?.details.values]
        : answer.status;
    };
    expect(await valuesFor('event-view', 'event-edit', 'iat-view')).toEqual([
      ['iat'],
      { iat: ['(vuoto)', 'Ufficio riservato'] },
    ]);
    expect(await valuesFor('event-view', 'event-edit')).toEqual([['iat'], {}]);
    for (const path of ['audit?entity=event', 'audit?entity=-1', `audit?id=${id}`])
      expect([path, (await server().get(path, { as: 'regionale' })).status]).toEqual([path, 403]);
  });

  it('an item says who changed it last', async () => {
    const id = await create(server(), bodyWith({ title: 'Di chi è' }));
    expect(await readItem(server(), id)).toMatchObject({ updated_by: 'Anna Montanari' });
  });

  it.each([
    `update audit set username = 'altro'`,
    'delete from audit',
    'truncate audit',
    `delete from audit where id = -1`,
  ])('is append-only: %s', async (sql) => {
    await expect(server().db.query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('holds no password', async () => {
    const { rows } = await server().db.query<{ all: string }>(
      `select string_agg(details::text, ' ') as all from audit`,
    );
    expect(rows[0]?.all).not.toContain(PASSWORD);
  });
});
