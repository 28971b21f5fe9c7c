import { beforeAll, expect, it } from 'vitest';
import { PERMISSION_SECTIONS } from '../../src/content/permissions';
import { contents } from '../../src/content/whole';
import { describeOnEach } from './kit';
import { headerOf, invalid, logOf, newRole, newUser, refusal } from './users-kit';

interface Role {
  id: number;
  name: string;
  title: string;
  abilities: string[];
  updated_at: string;
}

type Matrix = Record<string, Record<string, boolean>>;

describeOnEach('roles', (server) => {
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    const { rows } = await server().db.query<{ id: number; name: string }>('select id, name from roles');
    for (const { id, name } of rows) ids[name] = id;
  });

  const idOf = (name: string): number => ids[name] ?? 0;
  const readRole = async (id: number) =>
    (await server().get<{ data: Role }>(`user/roles/${id}`, { as: 'admin' })).body.data;
  const write = (id: number, body: object) => server().call('PUT', `user/roles/${id}`, { as: 'admin', body });
  const create = (body: object) => server().call<{ data: Role }>('POST', 'user/roles', { as: 'admin', body });

  it('lists all at once, with how many hold each [1-7.15, 1-2.12.4, 1-6.6]', async () => {
    const { body } = await server().get('user/roles?orderBy=%2Bid&limit=2', { as: 'admin' });
    const row = (name: string, title: string) => ({ id: idOf(name), name, title, users_count: 1 });
    expect(body).toEqual({
      status: 'success',
      code: '200',
      data: [
        row('administrator', 'Amministratore'),
        row('redazione-regionale', 'Redazione regionale'),
        row('redazione', 'Redazione'),
        row('redazione-destinazione-turistica', 'Redazione di destinazione turistica'),
        row('editor', 'Editor'),
        row('lettore', 'Lettore'),
      ],
      meta: { total: 6, per_page: 6, current_page: 1, last_page: 1 },
    });
  });

  it.each([
    ['REDAZIONE turistica', ['redazione-destinazione-turistica']],
    ['amm', ['administrator']],
    [
      'e',
      ['redazione-regionale', 'redazione-destinazione-turistica', 'redazione', 'lettore', 'editor', 'administrator'],
    ],
    ['%', []],
  ])('finds by %j [1-7.20]', async (keywords, names) => {
    const options = { as: 'admin', body: { keywords } };
    const { body } = await server().call<{ data: Role[] }>('POST', 'users/roles/search?orderBy=-title', options);
    expect(body.data.map(({ name }) => name)).toEqual(names);
  });

  it('gives one with its abilities, and its matrix [1-3.5, 1-7.16, 1-7.17]', async () => {
    expect(await readRole(idOf('lettore'))).toEqual({
      id: idOf('lettore'),
      name: 'lettore',
      title: 'Lettore',
      users_count: 1,
      abilities: [
        ...contents.flatMap(({ abilities }) => abilities.map((prefix) => `${prefix}-view`)),
        ...['luoghi-view', 'media-view'],
      ].sort(),
      updated_at: expect.any(String),
    });
    const { body } = await server().get<{ data: { permission: Matrix } }>(`user/roles/${idOf('lettore')}/abilities`, {
      as: 'admin',
    });
    const { permission, ...rest } = body.data;
    expect(rest).toEqual({ administrator: false, wildcard: false });
    expect(Object.keys(permission)).toEqual(PERMISSION_SECTIONS);
    expect(permission.news).toEqual({ view: true, create: false, edit: false, delete: false, publish: false });
    expect(permission.user).toEqual({ view: false, create: false, edit: false, delete: false, publish: false });
  });

  it('shows the administrators’ and the wildcard for what they are', async () => {
    const wild = await newRole(server(), 'Jolly', ['*']);
    for (const [id, administrator] of [
      [idOf('administrator'), true],
      [wild, false],
    ] as const) {
      const { body } = await server().get<{ data: { permission: Matrix; administrator: boolean; wildcard: boolean } }>(
        `user/roles/${id}/abilities`,
        { as: 'admin' },
      );
      expect([body.data.administrator, body.data.wildcard]).toEqual([administrator, true]);
      expect(Object.values(body.data.permission).every((row) => Object.values(row).every(Boolean))).toBe(true);
    }
  });

  it('gives the empty matrix of a new one [1-7.16]', async () => {
    const { body } = await server().get<{ data: { permission: Matrix } }>('user/roles/abilities', { as: 'admin' });
    expect(Object.keys(body.data.permission)).toEqual(PERMISSION_SECTIONS);
    expect(Object.values(body.data.permission).some((row) => Object.values(row).some(Boolean))).toBe(false);
  });

  it('creates one, whose name comes from the title and is free [1-7.18]', async () => {
    const abilities = ['news-edit', 'news-view', 'news-view', 'view-tag'];
    const answer = await create({ title: ' Città d’arte ', abilities });
    const { id } = answer.body.data;
    expect([answer.status, answer.body]).toEqual([
      201,
      { status: 'success', code: '201', message: 'Ruolo creato', data: { id, message: 'Ruolo creato' } },
    ]);
    expect(await readRole(id)).toMatchObject({
      name: 'citta-darte',
      title: 'Città d’arte',
      abilities: ['news-edit', 'news-view', 'view-tag'],
    });
    expect((await readRole((await create({ title: 'Città d’arte' })).body.data.id)).name).toBe('citta-darte-2');
    expect((await readRole((await create({ title: '!!!' })).body.data.id)).name).toBe('ruolo');
    expect((await readRole((await create({ title: 'Administrator' })).body.data.id)).name).toBe('administrator-2');
    expect(await logOf(server(), 'role', id)).toEqual([
      [
        'create',
        'admin',
        { name: 'citta-darte', title: 'Città d’arte', added: ['news-edit', 'news-view', 'view-tag'] },
      ],
    ]);
  });

  it('gives twins of one instant names of their own, and creates once a key', async () => {
    const twins = await Promise.all(Array.from({ length: 5 }, () => create({ title: 'Gemelli' })));
    const names = await Promise.all(twins.map(async ({ body }) => (await readRole(body.data.id)).name));
    expect(names.sort()).toEqual(['gemelli', 'gemelli-2', 'gemelli-3', 'gemelli-4', 'gemelli-5']);
    const once = () =>
      server().call('POST', 'user/roles', {
        as: 'admin',
        body: { title: 'Unico' },
        headers: { 'Idempotency-Key': 'unico' },
      });
    const [first, second] = await Promise.all([once(), once()]);
    expect(second.body).toEqual(first.body);
  });

  it.each<[object, Record<string, string>]>([
    [{ title: '' }, { title: 'Campo richiesto' }],
    [{ title: '   ' }, { title: 'Campo richiesto' }],
    [{ title: 7 }, { title: 'Deve essere un testo' }],
    [{ title: 'x'.repeat(201) }, { title: 'Troppo lungo: al massimo 200 caratteri' }],
    [{ abilities: ['news-view', 'news-fly', 'xyz'] }, { abilities: 'Permessi che non esistono: news-fly, xyz' }],
    [{ abilities: 'news-view' }, { abilities: 'Deve essere un elenco' }],
    [{ abilities: [1] }, { 'abilities.0': 'Deve essere un testo' }],
    [{ users: [1] }, { users: 'Campo non previsto: toglilo' }],
  ])('refuses a role with %j', async (change, errors) => {
    const answer = await create({ title: 'Rifiutato', abilities: [], ...change });
    expect([answer.status, answer.body]).toEqual([422, invalid(errors)]);
  });

  it('changes title and abilities, at once for who is working [1-7.18]', async () => {
    const id = await newRole(server(), 'Provvisorio', ['news-view', 'view-tag']);
    await newUser(server(), 'provvisoria', { role: 'provvisorio' });
    const headers = await headerOf(server(), 'provvisoria');
    expect((await server().get('user', { headers })).status).toBe(403);
    const answer = await write(id, {
      ...(await readRole(id)),
      title: 'Definitivo',
      abilities: ['news-view', 'user-view'],
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: 'success', code: '200', data: { id, message: 'Ruolo aggiornato' } },
    ]);
    expect((await server().get('user', { headers })).status).toBe(200);
    expect(await readRole(id)).toMatchObject({
      name: 'provvisorio',
      title: 'Definitivo',
      abilities: ['news-view', 'user-view'],
    });
    expect((await logOf(server(), 'role', id)).at(-1)).toEqual([
      'update',
      'admin',
      {
        changed: ['title', 'abilities'],
        added: ['user-view'],
        removed: ['view-tag'],
        values: { title: ['Provvisorio', 'Definitivo'] },
      },
    ]);
    expect((await write(id, { abilities: [] })).status).toBe(200);
    expect((await server().get('user', { headers })).status).toBe(403);
    expect((await readRole(id)).title).toBe('Definitivo');
  });

  it('keeps its name and id, and refuses roles that do not exist', async () => {
    const id = idOf('lettore');
    expect((await write(id, { name: 'administrator', id: 1_000 })).body).toEqual(
      invalid({ id: 'L’id non è quello del ruolo aperto', name: 'Il nome di un ruolo non si cambia' }),
    );
    const missing = await write(99_999, { title: 'x' });
    expect([missing.status, missing.body]).toEqual([404, refusal(404, 'Il ruolo non esiste più.')]);
    expect((await server().get('user/roles/99999', { as: 'admin' })).status).toBe(404);
    expect((await server().get('user/roles/99999/abilities', { as: 'admin' })).status).toBe(404);
  });

  it('does not write over what was saved in the meantime', async () => {
    const id = await newRole(server(), 'Conteso', []);
    const { updated_at } = await readRole(id);
    expect((await write(id, { title: 'Prima', updated_at })).status).toBe(200);
    const late = await write(id, { title: 'Seconda', updated_at });
    const message = 'Il ruolo è stato salvato nel frattempo: ricaricalo e riprova.';
    const data = { message, updated_at: (await readRole(id)).updated_at, updated_by: 'Anna Montanari' };
    expect([late.status, late.body]).toEqual([409, refusal(409, message, { data })]);
  });

  it('lets nobody take the administrators’ power away, or the role', async () => {
    const id = idOf('administrator');
    expect((await write(id, { title: 'Amministratore', abilities: ['news-view'] })).body).toEqual(
      invalid({ abilities: 'Il ruolo degli amministratori può tutto: i suoi permessi non si tolgono' }),
    );
    expect((await write(id, { title: 'Amministratori' })).status).toBe(200);
    const answer = await server().call('DELETE', `users/roles/${id}`, { as: 'admin' });
    expect([answer.status, answer.body]).toEqual([
      409,
      refusal(409, 'Il ruolo degli amministratori non si può eliminare.'),
    ]);
  });

  it('deletes roles that nobody holds, all or none, and names who holds one [1-7.19, 1-2.12.5]', async () => {
    const [free, inUse] = [await newRole(server(), 'Libero', ['news-view']), await newRole(server(), 'Tenuto', [])];
    const holder = await newUser(server(), 'tiene', { role: 'tenuto' });
    const both = await server().call('DELETE', `users/roles/${free},${inUse}`, { as: 'admin' });
    const message = 'Il ruolo «Tenuto» è ancora di 1 utente: Nora De Santis. Prima dai loro un altro ruolo.';
    const users = [{ id: holder, username: 'tiene', name: 'Nora De Santis', active: true }];
    expect([both.status, both.body]).toEqual([409, refusal(409, message, { data: { message, total: 1, users } })]);
    const one = await server().call('DELETE', `users/roles/${free}`, { as: 'admin' });
    expect(one.body).toEqual({
      status: 'success',
      code: '200',
      data: { message: 'Ruolo eliminato', deleted: [free] },
    });
    const again = await server().call('DELETE', `users/roles/${free}`, { as: 'admin' });
    expect([again.status, again.body]).toEqual([
      404,
      refusal(404, `Ruoli che non esistono più: ${free}. Ricarica l’elenco.`),
    ]);
    expect((await logOf(server(), 'role', free)).at(-1)).toEqual([
      'delete',
      'admin',
      { name: 'libero', title: 'Libero' },
    ]);
  });
});
