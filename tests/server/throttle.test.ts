import { beforeEach, expect, it } from 'vitest';
import { describeOnEach } from './kit';

const SECOND = 1000;

describeOnEach('sign-in throttle', (server) => {
  beforeEach(async () => {
    server().stopClock();
    await server().db.query('delete from sign_in_attempts');
  });

  const attempt = async (username = 'editor', password = 'sbagliata') =>
    (await server().signIn(username, password)).answer;
  const fail = async (times: number, username?: string) => {
    for (let count = 0; count < times; count += 1) expect((await attempt(username)).status).toBe(401);
  };

  it('makes wait after five failures in a row, longer with each further one', async () => {
    await fail(5);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('15');
    expect(refused.body).toEqual({
      status: 'error',
      code: '429',
      message: 'Troppi tentativi di accesso: riprova fra 15 secondi.',
    });
    server().advance(15 * SECOND);
    await fail(1);
    const again = await attempt();
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '30']);
    server().advance(30 * SECOND);
    await fail(1);
    expect((await attempt()).headers.get('retry-after')).toBe('60');
  });

  it('never makes wait longer than 15 minutes', async () => {
    await server().db.query('delete from sign_in_attempts');
    await fail(5);
    await server().db.query('update sign_in_attempts set failures = 40, blocked_until = $1', [server().now()]);
    await fail(1);
    const refused = await attempt();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect(refused.body).toMatchObject({ message: 'Troppi tentativi di accesso: riprova fra 15 minuti.' });
  });

  it('refuses even the right password while waiting, and takes it afterwards', async () => {
    await fail(5);
    expect((await attempt('editor', 'editor-demo-2026')).status).toBe(429);
    server().advance(15 * SECOND);
    expect((await attempt('editor', 'editor-demo-2026')).status).toBe(200);
  });

  it('counts from zero again after a success', async () => {
    await fail(4);
    expect((await attempt('editor', 'editor-demo-2026')).status).toBe(200);
    await fail(5);
    expect((await attempt()).status).toBe(429);
  });

  it('slows down a name that nobody has just like any other', async () => {
    await fail(5, 'fantasma');
    expect((await attempt('fantasma')).status).toBe(429);
  });

  it('leaves other users of the same address alone', async () => {
    await fail(5);
    expect((await attempt('lettore', 'lettore-demo-2026')).status).toBe(200);
  });

  it('lets no more than five of thirty simultaneous attempts try the password', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt()));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(25).fill(429)]);
  });

  it('slows down an address that tries many names', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => attempt(`utente-${index}`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(50).fill(401), ...Array(10).fill(429)]);
  });

  it('forgets failures of more than a day ago', async () => {
    await fail(4);
    await fail(1, 'qualcuno');
    server().advance(25 * 3_600_000);
    await fail(4);
    expect((await attempt('lettore', 'lettore-demo-2026')).status).toBe(200);
    const { rows } = await server().db.query('select count(*) as keys from sign_in_attempts');
    // The account that just failed, and the address.
    expect(rows).toEqual([{ keys: 2 }]);
  });

  it('keeps no typed name in the clear: people type passwords there', async () => {
    await fail(1, 'la-mia-password');
    const { rows } = await server().db.query<{ key: string }>('select key from sign_in_attempts');
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^(account|address):[A-Za-z0-9_-]{43}$/);
  });
});
