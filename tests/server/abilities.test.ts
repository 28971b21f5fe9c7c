import { expect, it } from 'vitest';
import { DEMO_USERS } from '../../demo/users';
import { describeOnEach } from './kit';

const ROLES = DEMO_USERS.map(({ username }) => username);

describeOnEach('abilities', (server) => {
  const allowed = async (as: string, path: string) =>
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

  const ONE = 'Non hai il permesso di farlo: serve «Tag: Crea». Chiedilo a un amministratore.';
  const SEVERAL =
    'Non hai il permesso di farlo: serve «Tag: Visualizza» oppure «Tag: Crea» oppure «Tag: Modifica». Chiedilo a un amministratore.';
  it.each([
    ['one', 'POST', 'operations/tags', ONE],
    ['one of several', 'GET', 'operations/tags/1', SEVERAL],
    ['the administrators’ role', 'GET', 'audit', 'Può farlo solo un amministratore: chiedilo a uno di loro.'],
  ])('are named by the refusal of a call that asks %s', async (_what, method, path, message) => {
    const refused = await server().call(method, path, { as: 'editor' });
    expect([refused.status, refused.body]).toEqual([403, { status: 'error', code: '403', message }]);
    const unknown = await server().call(method, path);
    expect([unknown.status, unknown.body]).toEqual([
      401,
      { status: 'error', code: '401', message: 'Unauthenticated.' },
    ]);
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
