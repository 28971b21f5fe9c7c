import { beforeEach, expect, it } from 'vitest';
import { reserveSignIn, signInSucceeded } from '../../server/auth/throttle';
import { describeOnEach } from './kit';

const SECOND = 1000;

describeOnEach('sign-in throttle', (server) => {
  beforeEach(async () => {
    server().stopClock();
    await server().db.query('delete from sign_in_attempts');
    await server().db.query('delete from known_networks');
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
    // The account that just failed, here and everywhere, the network, and who signed in, everywhere.
    expect(rows).toEqual([{ keys: 4 }]);
  });

  it('keeps no typed name in the clear: people type passwords there', async () => {
    await fail(1, 'la-mia-password');
    const { rows } = await server().db.query<{ key: string }>('select key from sign_in_attempts');
    expect(rows).toHaveLength(3);
    for (const { key } of rows) expect(key).toMatch(/^(account|everywhere|network):[A-Za-z0-9_-]{43}$/);
  });

  it('counts every way to write a name as one', async () => {
    for (const name of ['editor', 'Editor', ' EDITOR ', 'eDitor', 'editoR']) await fail(1, name);
    expect((await attempt('EDITOR')).status).toBe(429);
  });

  it('finds no account by letters that only some take for the same', async () => {
    expect((await attempt('admİn', 'admin-demo-2026')).status).toBe(401);
    expect((await attempt('ADMIN', 'admin-demo-2026')).status).toBe(200);
  });

  it('slows down who guesses from many networks, but not the user on a network of theirs', async () => {
    const { db } = server();
    const from = (address: string) => reserveSignIn(db, 'editor', address, server().now());
    const [home, hotel] = ['203.0.113.9', '198.51.100.99'];
    expect(await from(home)).toBe(0);
    await signInSucceeded(db, 'Editor', home, server().now());
    const waits: number[] = [];
    for (let network = 0; network < 22; network += 1) waits.push(await from(`198.51.${network}.7`));
    expect(waits).toEqual([...Array(20).fill(0), 15, 15]);
    expect([await from(hotel), await from(home)]).toEqual([15, 0]);
    server().advance(15 * SECOND);
    expect([await from(hotel), await from('198.51.101.1')]).toEqual([0, 30]);
    server().advance(91 * 86_400_000);
    await fail(1);
    for (let network = 0; network < 20; network += 1) await from(`198.51.${network}.7`);
    expect(await from(home)).toBe(15);
  });

  it('takes an IPv6 network for one place, and an IPv4 address for the same however it is written', async () => {
    const from = (address: string) => reserveSignIn(server().db, 'editor', address, server().now());
    for (let host = 1; host <= 5; host += 1) expect(await from(`2001:db8:1:2::${host}`)).toBe(0);
    expect([await from('2001:db8:1:2:ffff::1'), await from('2001:db8:1:3::1')]).toEqual([15, 0]);
    for (let time = 1; time <= 5; time += 1)
      expect(await from(time % 2 === 0 ? '10.1.2.3' : '::ffff:10.1.2.3')).toBe(0);
    expect(await from('10.1.2.3')).toBe(15);
  });

  it('ends a wait that a wrong clock set', async () => {
    await fail(5);
    server().advance(-400 * 86_400_000);
    expect((await attempt('editor', 'editor-demo-2026')).status).toBe(200);
  });
});
