import { expect, it } from 'vitest';
import { describeOnEach } from './kit';

const ROLES = ['admin', 'regionale', 'redazione', 'turistica', 'editor', 'lettore'] as const;
type Username = (typeof ROLES)[number];
const everybody: readonly Username[] = ROLES;

/** Who may make each call of the foundation; content areas have a table of their own. */
const CALLS: [method: string, path: string, allowed: readonly Username[], body?: object][] = [
  ['GET', 'user/me', everybody],
  ['GET', 'user/me/sessions', everybody],
  ['GET', 'admin/check', everybody],
  ['GET', 'ability/news-view', everybody],
  ['GET', 'operations/redazioni', everybody],
  ['GET', 'operations/comuni?name=bo', everybody],
  ['GET', 'operations/province', everybody],
  ['GET', 'operations/categories?main=2', everybody],
  ['GET', 'operations/users', everybody],
  ['GET', 'operations/tags', everybody],
  ['POST', 'localita/search', everybody, { keywords: 'bo' }],
  ['POST', 'iat/search?keywords=bol', everybody],
  ['GET', 'operatori/combo?name=bo', everybody],
  ['GET', 'dashboard', everybody],
  ['GET', 'dashboard/summary', everybody],
  ['GET', 'dashboard/events?stato=3', everybody],
  ['GET', 'dashboard/worklists', everybody],
  ['GET', 'user', ['admin', 'regionale']],
  ['POST', 'user/search', ['admin', 'regionale'], { keywords: 'a' }],
];

/** The calls that change users, roles and desks, and who may make them; on what is not there they answer 404 or 422. */
const ADMINISTRATION: [method: string, path: string, needs: string, body?: object][] = [
  ['GET', 'user/export', '«Utenti: Visualizza»'],
  ['GET', 'user/export/99998', '«Utenti: Visualizza»'],
  ['GET', 'user/99998', '«Utenti: Visualizza» oppure «Utenti: Modifica»'],
  ['GET', 'user/99998/permissions', '«Utenti: Visualizza» oppure «Utenti: Modifica»'],
  ['GET', 'user/99998/contents', '«Utenti: Visualizza» oppure «Utenti: Cancella»'],
  ['POST', 'user', '«Utenti: Crea»', {}],
  ['PUT', 'user/99998', 'self', {}],
  ['POST', 'user/change_status', '«Utenti: Modifica»', { id: 99_998 }],
  ['POST', 'user/update_password_utente', '«Utenti: Modifica»', { id: 99_998, password: 'Argine-Lungo-del-Po' }],
  ['DELETE', 'user/99998', '«Utenti: Cancella»'],
  ['DELETE', 'user/reassign', '«Utenti: Cancella»', { user_to_delete: 99_998, user_to_reassign: 99_997 }],
  ['GET', 'user/roles', '«Utenti: Visualizza» oppure «Utenti: Crea» oppure «Utenti: Modifica»'],
  ['POST', 'users/roles/search', 'administrator', { keywords: 'x' }],
  ['GET', 'user/roles/99998', 'administrator'],
  ['GET', 'user/roles/abilities', 'administrator'],
  ['GET', 'user/roles/99998/abilities', 'administrator'],
  ['POST', 'user/roles', 'administrator', {}],
  ['PUT', 'user/roles/99998', 'administrator', {}],
  ['DELETE', 'users/roles/99998', 'administrator'],
  ['GET', 'user/redazioni', '«Redazioni: Visualizza»'],
  ['GET', 'user/redazioni/99998', '«Redazioni: Visualizza»'],
  ['POST', 'user/redazioni', '«Redazioni: Crea»', {}],
  ['PUT', 'user/redazioni/99998', '«Redazioni: Visualizza»', {}],
  ['DELETE', 'user/redazioni/99998', '«Redazioni: Cancella»'],
  ['POST', 'operations/redazione/99998/comune/1', '«Redazioni: Visualizza»'],
  ['DELETE', 'operations/redazione/99998/comune/1', '«Redazioni: Visualizza»'],
  ['GET', 'tipologia-luoghi', '«Tipologie di luogo: Visualizza» oppure «Luoghi: Visualizza»'],
  ['POST', 'set-luogo/99998/Fari', '«Tipologie di luogo: Modifica»'],
  ['DELETE', 'tipologia-luoghi/99998', '«Tipologie di luogo: Cancella»'],
  ['GET', 'luoghi', '«Luoghi: Visualizza»'],
  ['GET', 'luoghi/99998', '«Luoghi: Visualizza»'],
  ['POST', 'luoghi', '«Luoghi: Crea»', {}],
  ['PUT', 'luoghi/99998', '«Luoghi: Modifica»', {}],
  ['DELETE', 'luoghi/99998', '«Luoghi: Cancella»'],
  ['GET', 'audit', 'administrator'],
  ['GET', 'audit?entity=user&id=99998', 'administrator'],
  ['GET', 'audit?entity=news', 'administrator'],
  ['GET', 'user/roles/rights', 'administrator'],
  ['GET', 'operations/error404', '«Menu e redirect: Visualizza»'],
  ['GET', 'operations/error404/percorso?old_url=/a&new_url=/b', '«Menu e redirect: Visualizza»'],
  ['POST', 'operations/error404/rotta', '«Redirect 404: Crea»', {}],
  ['POST', 'operations/error404/prova', '«Redirect 404: Crea»', { rows: [] }],
  ['DELETE', 'operations/error404/rotta', '«Redirect 404: Cancella»', { id: 99_998 }],
  ['GET', 'operations/makexp', '«Eventi: Visualizza»'],
  ['POST', 'operations/xpstatus', '«Eventi: Visualizza»', { id: 99_998, status: 1 }],
  ['GET', 'operations/trekksoft', '«Eventi: Visualizza»'],
  ['GET', 'makexp', '«Media: Visualizza»'],
  ['PUT', 'makexp/99998', '«Media: Crea» oppure «Media: Modifica»', { featured: 1, category: '' }],
  ['GET', 'categories?main=5', '«Categorie: Visualizza»'],
  ['GET', 'categories/99998/uses', '«Categorie: Visualizza»'],
  ['POST', 'categories', '«Categorie: Modifica»', { main: 5, contents: {} }],
  ['PUT', 'categories/99998', '«Categorie: Modifica»', { main: 5, contents: {} }],
  ['DELETE', 'categories/99998', '«Categorie: Modifica»'],
  ['POST', 'categories/update_order', '«Categorie: Modifica»', { 99998: 1 }],
  ['GET', 'operations/tags/99998', '«Tag: Visualizza» oppure «Tag: Crea» oppure «Tag: Modifica»'],
  ['POST', 'operations/tags', '«Tag: Crea»', { name: '' }],
  ['PUT', 'operations/tags/99998', '«Tag: Crea» oppure «Tag: Modifica»', { name: 'x' }],
];

const REFUSALS: Readonly<Record<string, string>> = {
  administrator: 'Può farlo solo un amministratore: chiedilo a uno di loro.',
  self: 'Puoi modificare solo il tuo profilo.',
};

/** What every role of the demo holds of these. */
const HELD_BY_ALL = ['Luoghi: Visualizza', 'Eventi: Visualizza', 'Media: Visualizza'];

/** What everybody but `lettore` holds of these beside. */
const HELD_BY_WRITERS = ['Media: Crea', 'Media: Modifica'];

/** What `regionale` holds of these beside. */
const HELD = [
  'Utenti: Visualizza',
  'Redazioni: Visualizza',
  'Menu e redirect: Visualizza',
  'Redirect 404: Crea',
  'Redirect 404: Cancella',
  'Categorie: Visualizza',
  'Categorie: Modifica',
  'Tag: Visualizza',
  'Tag: Crea',
  'Tag: Modifica',
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
          message: 'Non hai il permesso di farlo: serve «Utenti: Visualizza». Chiedilo a un amministratore.',
        },
      ]);
  });

  const rows = ADMINISTRATION.flatMap(([method, path, needs, body]) =>
    ROLES.map((role) => {
      const held = [
        ...HELD_BY_ALL,
        ...(role === 'lettore' ? [] : HELD_BY_WRITERS),
        ...(role === 'regionale' ? HELD : []),
      ];
      const holds = held.some((ability) => needs.includes(`«${ability}»`));
      return [role, role === 'admin' || holds ? 'may' : 'may not', method, path, needs, body] as const;
    }),
  );

  it.each(rows)('%s %s administrate by %s %s', async (role, may, method, path, needs, body) => {
    const { status, body: said } = await server().call<{ message?: string }>(method, path, {
      as: role,
      ...(body === undefined ? {} : { body }),
    });
    const refused = `Non hai il permesso di farlo: serve ${needs}. Chiedilo a un amministratore.`;
    if (may === 'may') expect([200, 404, 422]).toContain(status);
    else expect([status, said.message]).toEqual([403, REFUSALS[needs] ?? refused]);
  });

  it.each([...CALLS, ...ADMINISTRATION])('%s %s asks for a session', async (method, path, _needs, body?: object) => {
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
