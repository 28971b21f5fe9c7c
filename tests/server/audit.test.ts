import { expect, it } from 'vitest';
import { describeOnEach } from './kit';
import { headerOf, newRole, newUser, PASSWORD, refusal } from './users-kit';

interface Log {
  data: { id: number; action: string; entity: string; entity_id: number; username: string; user_id: number }[];
  meta: { total: number; per_page: number; current_page: number; last_page: number };
}

describeOnEach('the log', (server) => {
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

  it('is the administrators’ alone: not even the wildcard opens it', async () => {
    await newRole(server(), 'Jolly', ['*']);
    await newUser(server(), 'jolly', { role: 'jolly' });
    const answer = await server().get('audit', { headers: await headerOf(server(), 'jolly') });
    const message = 'Può farlo solo un amministratore: chiedilo a uno di loro.';
    expect([answer.status, answer.body]).toEqual([403, refusal(403, message)]);
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
