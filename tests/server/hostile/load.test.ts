import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app';
import { migrate } from '../../../server/db/migrate';
import type { Db } from '../../../server/db/types';
import { LOAD_LIMITS, type LoadLimits } from '../../../server/http/load';
import { refusalTexts } from '../../../src/messages/server/refusals';
import { newDatabase } from '../database';

const LIMITS: LoadLimits = { ...LOAD_LIMITS, headerTime: 2000, bodyTime: 2000, callsPerNetwork: 5 };

/** Everything a connection got until the server closed it. */
const received = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('close', () => resolve(text));
    socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
  });

describe('a server whose callers take more than their share', () => {
  let db: Db;
  let dataDir: string;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let port = 0;
  const open = new Set<Socket>();

  beforeAll(async () => {
    db = await newDatabase('embedded');
    await migrate(db);
    dataDir = await mkdtemp(join(tmpdir(), 'portolano-load-'));
    const config = { dataDir, logLevel: 'silent' as const, trustedProxies: ['127.0.0.1'] };
    app = await buildApp({ config, db, limits: LIMITS });
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });

  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await app.close();
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  function connection(): Socket {
    const socket = connect(port, '127.0.0.1');
    open.add(socket);
    return socket;
  }

  /** Headers of a sign-in that announce a body of 1,000 bytes. */
  const signIn = (from: string) =>
    `POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;

  const health = (from: string) =>
    fetch(`http://127.0.0.1:${port}/api/v1/health`, { headers: { 'X-Forwarded-For': from } });

  // These wait, each for its own time limit: together.
  test.concurrent('ends a body that comes a byte at a time, with what to do', async () => {
    const socket = connection();
    socket.write(signIn('192.0.2.1'));
    const drip = setInterval(() => socket.write(' '), 50);
    const answer = await received(socket);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain(refusalTexts.slowBody(2));
  });

  test.concurrent('ends headers that come a byte at a time', async () => {
    const socket = connection();
    socket.write('GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\nX: ');
    const drip = setInterval(() => socket.write('x'), 50);
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
  });

  test.concurrent('turns away the calls of one network beyond its share, and serves the others', async () => {
    const slow = Array.from({ length: LIMITS.callsPerNetwork }, (_, index) => {
      const socket = connection();
      socket.write(signIn(`2001:db8:1:1::${index + 1}`));
      return received(socket);
    });
    await expect.poll(async () => (await health('2001:db8:1:1::ff')).status).toBe(429);
    const refused = await health('2001:db8:1:1::ff');
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: '429', message: refusalTexts.tooManyAtOnce });
    expect((await health('2001:db8:1:2::1')).status).toBe(200);
    expect((await Promise.all(slow)).every((answer) => answer.startsWith('HTTP/1.1 408'))).toBe(true);
    expect((await health('2001:db8:1:1::ff')).status).toBe(200);
  });

  test('says 503 with Retry-After while the event loop suffers, ready too, but lives', async () => {
    const config = { dataDir, logLevel: 'silent' as const, trustedProxies: [] };
    const clientDir = join(dataDir, 'client');
    await mkdir(clientDir);
    await writeFile(join(clientDir, 'index.html'), '<!doctype html>');
    const busy = await buildApp({ config, db, clientDir, limits: { ...LOAD_LIMITS, loopDelay: 100 } });
    const origin = await busy.listen({ host: '127.0.0.1', port: 0 });
    const ready = () => fetch(`${origin}/api/v1/ready`);
    let isHeld = true;
    const hold = async () => {
      while (isHeld) {
        const until = performance.now() + 150;
        while (performance.now() < until);
        await wait(1);
      }
    };
    const held = hold();
    await expect.poll(async () => (await ready()).status, { timeout: 10_000 }).toBe(503);
    const refused = await ready();
    const lives = await fetch(`${origin}/api/v1/health`);
    const file = await fetch(`${origin}/index.html`);
    const settings = await fetch(`${origin}/config.json`);
    isHeld = false;
    await held;
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: '503', message: refusalTexts.overloaded });
    expect([lives.status, file.status, settings.status]).toEqual([200, 200, 200]);
    await expect.poll(async () => (await ready()).status, { timeout: 10_000 }).toBe(200);
    await busy.close();
  });
});
