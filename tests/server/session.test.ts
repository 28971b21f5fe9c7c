import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnEach } from './kit';

const wrong = {
  status: 'error',
  code: '401',
  message: 'Nome utente o password errati. Controlla di averli scritti bene e riprova.',
};
const unauthenticated = { status: 'error', code: '401', message: 'Unauthenticated.' };
const HOUR = 3_600_000;

describeOnEach('session', (server) => {
  it('signs in, says who one is, and signs out [1-3.3, 1-7.2, 1-7.3, 1-7.4, 1-3.1]', async () => {
    const { answer, token } = await server().signIn('editor', 'editor-demo-2026');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'success', code: '200', data: { access_token: token } });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const headers = { Authorization: `Bearer ${token}` };
    const me = await server().get<{ data: { abilities: object } }>('user/me', { headers });
    expect(me.status).toBe(200);
    expect(me.body).toEqual({
      status: 'success',
      code: '200',
      data: {
        id: await server().userId('editor'),
        username: 'editor',
        first_name: 'Luca',
        last_name: 'Benassi',
        email: 'editor@portolano.example',
        redazione: server().deskId,
        roles: { editor: 'Editor' },
        abilities: {
          'blog-create': true,
          'blog-delete': true,
          'blog-edit': true,
          'blog-view': true,
          'download-create': true,
          'download-delete': true,
          'download-edit': true,
          'download-view': true,
          'esperienze-create': true,
          'esperienze-delete': true,
          'esperienze-edit': true,
          'esperienze-view': true,
          'event-create': true,
          'event-delete': true,
          'event-edit': true,
          'event-view': true,
          'iat-create': true,
          'iat-delete': true,
          'iat-edit': true,
          'iat-view': true,
          'interessi-create': true,
          'interessi-delete': true,
          'interessi-edit': true,
          'interessi-view': true,
          'itinerary-create': true,
          'itinerary-delete': true,
          'itinerary-edit': true,
          'itinerary-view': true,
          'localita-create': true,
          'localita-delete': true,
          'localita-edit': true,
          'localita-view': true,
          'luoghi-view': true,
          'media-create': true,
          'media-edit': true,
          'media-view': true,
          'news-create': true,
          'news-delete': true,
          'news-edit': true,
          'news-view': true,
          'opendata-create': true,
          'opendata-delete': true,
          'opendata-edit': true,
          'opendata-view': true,
          'operatori-create': true,
          'operatori-delete': true,
          'operatori-edit': true,
          'operatori-view': true,
          'page-create': true,
          'page-delete': true,
          'page-edit': true,
          'page-view': true,
          'proposte-soggiorno-create': true,
          'proposte-soggiorno-delete': true,
          'proposte-soggiorno-edit': true,
          'proposte-soggiorno-view': true,
          'soggiorno-create': true,
          'soggiorno-delete': true,
          'soggiorno-edit': true,
          'soggiorno-view': true,
          'valle-create': true,
          'valle-delete': true,
          'valle-edit': true,
          'valle-view': true,
          'valli-create': true,
          'valli-delete': true,
          'valli-edit': true,
          'valli-view': true,
          'viaemilia-create': true,
          'viaemilia-delete': true,
          'viaemilia-edit': true,
          'viaemilia-view': true,
          'view-tag': true,
          'webcam-create': true,
          'webcam-delete': true,
          'webcam-edit': true,
          'webcam-view': true,
        },
      },
    });
    const out = await server().get('logout', { headers });
    expect([out.status, out.body]).toEqual([
      200,
      { status: 'success', code: '200', data: null, message: 'Uscita effettuata' },
    ]);
    const after = await server().get('user/me', { headers });
    expect([after.status, after.body]).toEqual([401, unauthenticated]);
  });

  it('takes the user name in any case', async () => {
    const { answer } = await server().signIn('LETTORE', 'lettore-demo-2026');
    expect(answer.status).toBe(200);
  });

  it('stores neither the token nor the password, only their hashes', async () => {
    const { token } = await server().signIn('lettore', 'lettore-demo-2026');
    const hash = createHash('sha256').update(token).digest();
    const { rows } = await server().db.query('select user_id from sessions where token_hash = $1', [hash]);
    expect(rows).toEqual([{ user_id: await server().userId('lettore') }]);
    const { rows: users } = await server().db.query<{ password_hash: string }>('select password_hash from users');
    for (const { password_hash } of users) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['a wrong password', 'admin', 'admin-demo-2025'],
    ['an unknown user', 'nessuno', 'admin-demo-2026'],
    ['an empty password', 'regionale', ''],
    ['a password of 100,000 characters', 'turistica', 'x'.repeat(100_000)],
    ["SQL in the user's name", "' or 1=1 --", 'x'],
  ])('refuses %s', async (_title, username, password) => {
    const { answer } = await server().signIn(username, password);
    expect([answer.status, answer.body]).toEqual([401, wrong]);
  });

  it('refuses an inactive user, and ends the sessions of one who becomes inactive', async () => {
    const { token } = await server().signIn('redazione', 'redazione-demo-2026');
    const headers = { Authorization: `Bearer ${token}` };
    expect((await server().get('user/me', { headers })).status).toBe(200);
    await server().db.query("update users set active = false where username = 'redazione'");
    expect((await server().get('user/me', { headers })).body).toEqual(unauthenticated);
    const right = await server().signIn('redazione', 'redazione-demo-2026');
    expect([right.answer.status, right.answer.body]).toEqual([
      401,
      { ...wrong, message: 'Questo utente non è attivo: chiedi a un amministratore di riattivarlo.' },
    ]);
    const guessed = await server().signIn('redazione', 'sbagliata');
    expect([guessed.answer.status, guessed.answer.body]).toEqual([401, wrong]);
    await server().db.query("update users set active = true where username = 'redazione'");
  });

  it.each([
    ['no token', undefined],
    ['a token nobody has', `Bearer ${'a'.repeat(43)}`],
    ['a malformed token', 'Bearer x'],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
  ])('refuses %s', async (_title, authorization) => {
    const answer = await server().get('user/me', {
      headers: authorization === undefined ? {} : { Authorization: authorization },
    });
    expect([answer.status, answer.body]).toEqual([401, unauthenticated]);
  });

  it('ends a session 12 hours after its last call, not after its first', async () => {
    const { token } = await server().signIn('lettore', 'lettore-demo-2026');
    const status = async () =>
      (await server().get('user/me', { headers: { Authorization: `Bearer ${token}` } })).status;
    server().advance(11 * HOUR);
    expect(await status()).toBe(200);
    server().advance(11 * HOUR);
    expect(await status()).toBe(200);
    server().advance(12 * HOUR);
    expect(await status()).toBe(401);
    const expired = async () =>
      (await server().db.query('select count(*) as n from sessions where expires_at <= $1', [server().now()])).rows;
    expect(await expired()).not.toEqual([{ n: 0 }]);
    await server().signIn('lettore', 'lettore-demo-2026');
    expect(await expired()).toEqual([{ n: 0 }]);
  });

  it('ends a session 30 days after its sign-in, however much it is used', async () => {
    const { token } = await server().signIn('lettore', 'lettore-demo-2026');
    const status = async () =>
      (await server().get('user/me', { headers: { Authorization: `Bearer ${token}` } })).status;
    for (let hours = 0; hours < 30 * 24 - 10; hours += 10) {
      expect(await status()).toBe(200);
      server().advance(10 * HOUR);
    }
    expect(await status()).toBe(200);
    server().advance(10 * HOUR);
    const refused = await server().get('user/me', { headers: { Authorization: `Bearer ${token}` } });
    expect([refused.status, refused.body]).toEqual([401, unauthenticated]);
    const kept = async () =>
      (
        await server().db.query("select 1 from sessions where created_at <= $1::timestamptz - interval '30 days'", [
          server().now(),
        ])
      ).rowCount;
    expect(await kept()).toBeGreaterThan(0);
    await server().signIn('lettore', 'lettore-demo-2026');
    expect(await kept()).toBe(0);
  });

  it('renews the stored expiry and last use at most once a minute', async () => {
    const { token } = await server().signIn('lettore', 'lettore-demo-2026');
    const hash = createHash('sha256').update(token).digest();
    const stored = async () => {
      await server().get('user/me', { headers: { Authorization: `Bearer ${token}` } });
      const { rows } = await server().db.query<{ last_used_at: string; expires_at: string }>(
        'select last_used_at, expires_at from sessions where token_hash = $1',
        [hash],
      );
      return rows[0];
    };
    const first = await stored();
    server().advance(40_000);
    expect(await stored()).toEqual(first);
    server().advance(20_000);
    const second = await stored();
    for (const column of ['last_used_at', 'expires_at'] as const)
      expect(Date.parse(second?.[column] ?? '') - Date.parse(first?.[column] ?? '')).toBeGreaterThanOrEqual(60_000);
  });

  it('writes no password, no token and no header into the log', async () => {
    const { token } = await server().signIn('editor', 'editor-demo-2026');
    await server().signIn('editor', 'segretissima-password');
    await server().get('user/me?token=nella-query', { headers: { Authorization: `Bearer ${token}` } });
    const log = server().logText();
    for (const secret of [token, 'editor-demo-2026', 'segretissima-password', 'nella-query', 'Bearer', 'argon2'])
      expect(log).not.toContain(secret);
    const lines = server().logs();
    expect(lines.map(({ method, path, status, msg }) => ({ method, path, status, msg }))).toEqual([
      { method: 'POST', path: '/api/v1/login', status: 200, msg: 'call' },
      { method: 'POST', path: '/api/v1/login', status: 401, msg: 'call' },
      { method: 'GET', path: '/api/v1/user/me', status: 200, msg: 'call' },
    ]);
    expect(lines[2]).toMatchObject({ level: 30, user: await server().userId('editor') });
    expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(3);
  });
});
