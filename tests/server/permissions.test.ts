import { expect, it } from 'vitest';
import { describeOnEach } from './kit';

const ROLES = ['admin', 'regionale', 'redazione', 'turistica', 'editor', 'lettore'] as const;
type Username = (typeof ROLES)[number];
const everybody: readonly Username[] = ROLES;

/** Who may make each call of the foundation; content areas have a table of their own. */
const CALLS: [method: string, path: string, allowed: readonly Username[], body?: object][] = [
  ['GET', 'user/me', everybody],
  ['GET', 'admin/check', everybody],
  ['GET', 'ability/news-view', everybody],
  ['GET', 'operations/redazioni', everybody],
  ['GET', 'operations/comuni?name=bo', everybody],
  ['GET', 'operations/province', everybody],
  ['GET', 'operations/categories?main=2', everybody],
  ['GET', 'operations/users', everybody],
  ['GET', 'operations/tags', everybody],
  ['GET', 'user', ['admin', 'regionale']],
  ['POST', 'user/search', ['admin', 'regionale'], { keywords: 'a' }],
];

describeOnEach('permissions', (server) => {
  const cases = CALLS.flatMap(([method, path, allowed, body]) =>
    ROLES.map((role) => [role, allowed.includes(role) ? 'may' : 'may not', method, path, body] as const),
  );

  it.each(cases)('%s %s call %s %s', async (role, may, method, path, body) => {
    const answer = await server().call(method, path, { as: role, ...(body === undefined ? {} : { body }) });
    if (may === 'may') expect(answer.status).toBe(200);
    else
      expect([answer.status, answer.body]).toEqual([
        403,
        {
          status: 'error',
          code: '403',
          message: 'Non hai il permesso di farlo: serve «user-view». Chiedilo a un amministratore.',
        },
      ]);
  });

  it.each(CALLS)('%s %s asks for a session', async (method, path, _allowed, body) => {
    const answer = await server().call(method, path, body === undefined ? {} : { body });
    expect([answer.status, answer.body]).toEqual([401, { status: 'error', code: '401', message: 'Unauthenticated.' }]);
  });

  const allowed = async (as: Username, path: string) =>
    (await server().get<{ data: { allowed: boolean } }>(path, { as })).body.data.allowed;

  it('tells administrators from all others', async () => {
    for (const role of ROLES) expect([role, await allowed(role, 'admin/check')]).toEqual([role, role === 'admin']);
  });

  it.each([
    ['admin', 'news-publish', true],
    ['admin', 'anything-at-all', true],
    ['regionale', 'news-publish', true],
    ['editor', 'news-publish', false],
    ['editor', 'news-edit', true],
    ['editor', 'news-edi', false],
    ['editor', 'NEWS-EDIT', false],
    ['lettore', 'news-view', true],
    ['lettore', 'news-edit', false],
    ['lettore', '*', false],
  ] as const)('%s holds %s: %s', async (role, ability, expected) => {
    expect(await allowed(role, `ability/${ability}`)).toBe(expected);
  });

  it('decides by the database at every call, without a new sign-in', async () => {
    const asLettore = async () => (await server().get('user', { as: 'lettore' })).status;
    const role = "(select id from roles where name = 'lettore')";
    expect(await asLettore()).toBe(403);
    await server().db.query(`insert into role_abilities (role_id, ability) values (${role}, 'user-view')`);
    expect(await asLettore()).toBe(200);
    await server().db.query(`delete from role_abilities where role_id = ${role} and ability = 'user-view'`);
    expect(await asLettore()).toBe(403);
    await server().db.query(`insert into role_abilities (role_id, ability) values (${role}, '*')`);
    expect(await asLettore()).toBe(200);
    expect(await allowed('lettore', 'ability/whatever')).toBe(true);
    expect(await allowed('lettore', 'admin/check')).toBe(false);
    await server().db.query(`delete from role_abilities where role_id = ${role} and ability = '*'`);
  });

  it('lets a user without any ability see only what everybody sees', async () => {
    const { rows } = await server().db.query<{ id: number }>(
      "insert into roles (name, title) values ('vuoto', 'Senza permessi') returning id",
    );
    await server().db.query("update users set role_id = $1 where username = 'turistica'", [rows[0]?.id]);
    const me = await server().get<{ data: object }>('user/me', { as: 'turistica' });
    expect(me.body.data).toMatchObject({ roles: { vuoto: 'Senza permessi' }, abilities: {} });
    expect((await server().get('user', { as: 'turistica' })).status).toBe(403);
  });
});
