import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import type { Db } from '../../server/db/types';
import { LOAD_LIMITS } from '../../server/http/load';
import { refusalTexts } from '../../src/messages/server/refusals';
import { newDatabase } from './database';
import { fill } from './kit';

const LIMITS = { ...LOAD_LIMITS, loopDelay: 0, headerTime: 2000, downloadsPerUser: 2, downloads: 3 };

describe('a server of which more is asked than a call', () => {
  let db: Db;
  let dataDir: string;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let origin = '';
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    db = await newDatabase('embedded');
    await fill(db);
    // Enough that a reader who takes nothing is waited for.
    await db.query(`
      insert into users (username, first_name, last_name, email, company, password_hash, role_id, desk_id, active)
      select 'u' || n, repeat('a', 500), repeat('b', 500), 'u' || n || '@x.example', repeat('c', 500), password_hash,
             role_id, desk_id, true
        from users, generate_series(1, 8000) as n where username = 'editor'`);
    dataDir = await mkdtemp(join(tmpdir(), 'portolano-protocol-'));
    app = await buildApp({ config: { dataDir, logLevel: 'silent', trustedProxies: [] }, db, limits: LIMITS });
    await app.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1`;
    for (const username of ['admin', 'regionale']) {
      const body = JSON.stringify({ username, password: `${username}-demo-2026` });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${origin}/login`, { method: 'POST', headers, body });
      tokens.set(username, ((await answer.json()) as { data: { access_token: string } }).data.access_token);
    }
  });
  afterAll(async () => {
    await app.close();
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Everything that a connection gets for these bytes until it is closed. */
  const answerTo = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('close', () => resolve(text));
      socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
    });

  it.each([
    [
      431,
      'headers of 20 KB',
      `GET /api/v1/health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      refusalTexts.headers,
    ],
    [431, 'an address of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, refusalTexts.headers],
    [400, 'what is no HTTP', 'CIAO\r\n\r\n', refusalTexts.protocol],
    [
      400,
      'two lengths',
      'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      refusalTexts.protocol,
    ],
    [400, 'a NUL in a header', 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n', refusalTexts.protocol],
    [400, 'no host', 'GET /api/v1/health HTTP/1.1\r\n\r\n', refusalTexts.host],
    [408, 'headers that do not end', 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\nX: ', refusalTexts.slowRequest],
    [
      417,
      'an expectation',
      'GET /api/v1/health HTTP/1.1\r\nHost: x\r\nExpect: miracoli\r\nConnection: close\r\n\r\n',
      refusalTexts.expectation,
    ],
    [
      414,
      'ids without end',
      `DELETE /api/v1/news/${'1,'.repeat(1500)}1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      refusalTexts.longAddress,
    ],
    [
      400,
      'an address that is none',
      'GET /api/v1/news/%ED%A0%80 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      refusalTexts.query,
    ],
  ])('answers %i in Italian, in the envelope: %s', async (status, _what, bytes, message) => {
    const answer = await answerTo(bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/content-type: application\/json; charset=utf-8/i);
    const json = /\{.*\}/s.exec(body)?.[0] ?? '';
    expect(JSON.parse(json)).toEqual({ status: 'error', code: String(status), message });
  });

  /** Asks for the file of all users and reads nothing of it; on a connection of its own, whose answer waits until it is read. */
  const download = (username: string, from = origin): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { Authorization: `Bearer ${tokens.get(username)}` };
      get(`${from}/user/export`, { agent: false, headers }, resolve).on('error', reject);
    });
  const giveUp = (answer: IncomingMessage): void => void answer.on('error', () => undefined).destroy();
  /** The status with which a file is given now. */
  const statusNow = async (from = origin): Promise<number | undefined> => {
    const answer = await download('admin', from);
    giveUp(answer);
    return answer.statusCode;
  };

  it('gives each user two files at a time, and all of them three, whatever their readers do', async () => {
    const first = [await download('admin'), await download('admin')];
    expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const third = await download('admin');
    expect([third.statusCode, third.headers['retry-after'], JSON.parse(await text(third))]).toEqual([
      429,
      '10',
      { status: 'error', code: '429', message: refusalTexts.downloads(2) },
    ]);
    const other = await download('regionale');
    expect(other.statusCode).toBe(200);
    const beyond = await download('regionale');
    expect([beyond.statusCode, JSON.parse(await text(beyond))]).toMatchObject([
      503,
      { message: refusalTexts.overloaded },
    ]);
    const others = await fetch(`${origin}/news`, { headers: { Authorization: `Bearer ${tokens.get('admin')}` } });
    expect(others.status).toBe(200);
    [...first, other].forEach(giveUp);
    await expect.poll(() => statusNow(), { timeout: 20_000 }).toBe(200);
  });

  it('gives up a reader who takes nothing, and no other', async () => {
    const config = { dataDir, logLevel: 'silent' as const, trustedProxies: [] };
    const hasty = await buildApp({ config, db, limits: { ...LIMITS, stalledTime: 1000 } });
    const at = `${await hasty.listen({ host: '127.0.0.1', port: 0 })}/api/v1`;
    const file = () => download('admin', at);
    const [read, stalled] = [await file(), await file()];
    expect((await text(read)).length).toBeGreaterThan(12_000_000);
    const second = await file();
    expect([second.statusCode, await statusNow(at)]).toEqual([200, 429]);
    // Nothing of them is asked for until one's place is free again.
    await expect.poll(() => statusNow(at), { timeout: 20_000, interval: 200 }).toBe(200);
    await expect(text(stalled)).rejects.toThrow();
    giveUp(second);
    await hasty.close();
  });

  it.each([
    ['opened ahead', ''],
    ['with half of its headers', 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\n'],
    ['kept for later', 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('ends without waiting for a connection %s', async (_what, bytes) => {
    const config = { dataDir, logLevel: 'silent' as const, trustedProxies: [] };
    // Nothing else ends the connection meanwhile.
    const patient = await buildApp({ config, db, limits: { ...LIMITS, headerTime: 60_000 } });
    const { port } = new URL(await patient.listen({ host: '127.0.0.1', port: 0 }));
    const arrived = once(patient.server, 'connection');
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    const closed = once(socket.resume(), 'close');
    await arrived;
    if (bytes.endsWith('\r\n\r\n')) await once(socket, 'data');
    const begun = performance.now();
    await Promise.all([patient.close(), closed]);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
