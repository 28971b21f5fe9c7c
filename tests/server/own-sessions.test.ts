import { beforeEach, expect, it } from 'vitest';
import type { OwnSession } from '../../src/contract/sessions';
import { auditOf, isAlive } from './accounts-kit';
import { describeOnEach } from './kit';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

describeOnEach('own sessions', (server) => {
  const signIn = async (username: string, userAgent: string): Promise<string> => {
    const { body } = await server().call<{ data: { access_token: string } }>('POST', 'login', {
      body: { username, password: `${username}-demo-2026` },
      headers: { 'User-Agent': userAgent },
    });
    return body.data.access_token;
  };
  const by = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  const list = async (token: string): Promise<OwnSession[]> =>
    (await server().get<{ data: OwnSession[] }>('user/me/sessions', by(token))).body.data;
  const ended = async (token: string, path = '') => {
    const { status, body } = await server().call('DELETE', `user/me/sessions${path}`, by(token));
    return [status, body];
  };
  const done = (message: string) => [200, { status: 'success', code: '200', data: { message } }];

  beforeEach(async () => {
    await server().db.query('delete from sessions');
  });

  it('lists the live ones, the last used first, and nothing secret', async () => {
    const firefox = await signIn('editor', FIREFOX);
    server().advance(60_000);
    const chrome = await signIn('editor', CHROME);
    await signIn('lettore', CHROME);
    const { text, body } = await server().get<{ data: OwnSession[] }>('user/me/sessions', by(chrome));
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        device: 'Chrome su Windows',
        address: '127.0.0.1',
        created_at: expect.stringMatching(/Z$/),
        last_used_at: body.data[0]?.created_at,
        current: true,
      },
      expect.objectContaining({ device: 'Firefox su Linux', current: false }),
    ]);
    for (const secret of [firefox, chrome, 'hash', 'user_agent']) expect(text).not.toContain(secret);
    server().advance(60_000);
    expect((await list(firefox)).map(({ device, current }) => [device, current])).toEqual([
      ['Firefox su Linux', true],
      ['Chrome su Windows', false],
    ]);
  });

  it('lists the one that asks first, and a hundred at most', async () => {
    const mine = await signIn('editor', CHROME);
    server().advance(1000);
    await server().db.query(
      `insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
       select sha256(n::text::bytea), $1, $2, $2, $2::timestamptz + interval '1 hour' from generate_series(1, 120) n`,
      [await server().userId('editor'), server().now()],
    );
    const listed = await list(mine);
    expect([listed.length, listed[0]?.current]).toEqual([100, true]);
  });

  it('lists no session that is over', async () => {
    await signIn('editor', FIREFOX);
    server().advance(13 * 3_600_000);
    const token = await signIn('lettore', CHROME);
    expect(await list(token)).toHaveLength(1);
    expect((await list(await signIn('editor', CHROME))).map(({ device }) => device)).toEqual(['Chrome su Windows']);
  });

  it('keeps a long User-Agent short', async () => {
    await signIn('editor', `${CHROME} ${'x'.repeat(5000)}`);
    const { rows } = await server().db.query<{ length: number }>('select length(user_agent) from sessions');
    expect(rows).toEqual([{ length: 400 }]);
  });

  it('ends one of one’s own, once, and none of others', async () => {
    const [mine, other, foreign] = [
      await signIn('editor', CHROME),
      await signIn('editor', FIREFOX),
      await signIn('lettore', CHROME),
    ];
    const id = (await list(mine)).find(({ current }) => !current)?.id;
    const gone = [404, { status: 'error', code: '404', message: 'Questa sessione non c’è più: era già chiusa.' }];
    expect(await ended(foreign, `/${id}`)).toEqual(gone);
    expect(await isAlive(server(), other)).toBe(true);
    expect(await ended(mine, `/${id}`)).toEqual(done('Sessione chiusa'));
    expect(await ended(mine, `/${id}`)).toEqual(gone);
    const refused = await server().get('user/me', by(other));
    expect([refused.status, refused.body]).toEqual([
      401,
      { status: 'error', code: '401', message: 'Unauthenticated.' },
    ]);
    expect(await isAlive(server(), mine)).toBe(true);
    expect((await ended(mine, '/tutte'))[0]).toBe(400);
    expect(await auditOf(server(), 'editor')).toEqual([
      { action: 'session.end', username: 'editor', details: { device: 'Firefox su Linux' } },
    ]);
  });

  it('ends the others, and all of them', async () => {
    const [mine, other, foreign] = [
      await signIn('redazione', CHROME),
      await signIn('redazione', FIREFOX),
      await signIn('lettore', CHROME),
    ];
    expect(await ended(mine, '/others')).toEqual(done('Chiusa un’altra sessione'));
    expect([await isAlive(server(), mine), await isAlive(server(), other)]).toEqual([true, false]);
    expect(await ended(mine, '/others')).toEqual(done('Non c’erano altre sessioni aperte'));
    await signIn('redazione', FIREFOX);
    expect(await ended(mine)).toEqual(done('Sei uscito da tutti i dispositivi'));
    expect([await isAlive(server(), mine), await isAlive(server(), foreign)]).toEqual([false, true]);
    expect(await auditOf(server(), 'redazione')).toEqual([
      { action: 'session.endOthers', username: 'redazione', details: { sessions: 1 } },
      { action: 'session.endOthers', username: 'redazione', details: { sessions: 0 } },
      { action: 'session.endAll', username: 'redazione', details: { sessions: 2 } },
    ]);
  });

  it('answers nobody without a session', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['DELETE', '/others'],
      ['DELETE', '/1'],
    ] as const)
      expect((await server().call(method, `user/me/sessions${path}`)).status).toBe(401);
  });
});
