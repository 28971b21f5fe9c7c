import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { hashPassword, publicSignIns } from '../../server/auth/passwords';
import { migrate } from '../../server/db/migrate';
import type { Db } from '../../server/db/types';
import { newDatabase } from './database';
import { PATIENT_LIMITS } from './kit';

describe('the built client', () => {
  let folder: string;
  let db: Db;
  let app: FastifyInstance;
  const script = `console.info(${JSON.stringify('x'.repeat(3000))})`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portolano-test-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Portolano</title>');
    await writeFile(join(folder, 'config.json'), '{}');
    await writeFile(join(folder, 'assets/main-abc123.js'), script);
    await writeFile(join(folder, 'assets/main-abc123.js.gz'), gzipSync(script));
    await writeFile(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(script));
    db = await newDatabase('embedded');
    await migrate(db);
    app = await buildApp({
      config: { dataDir: folder, logLevel: 'silent', trustedProxies: [] },
      db,
      limits: PATIENT_LIMITS,
      languages: ['it', 'en', 'de'],
      clientDir: folder,
      siteAdditions: async () => ({ demoUsers: await publicSignIns(db) }),
    });
  });
  afterAll(async () => {
    await app.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string, encoding = 'identity') =>
    app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/config.json', 'application/json; charset=utf-8'],
  ])('asks for %s again each time', async (path, type) => {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([200, 'no-cache', type]);
    const again = await app.inject({ method: 'GET', url: path, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('names the users whose public password still opens them', async () => {
    const demoUsers = async () => (await get('/config.json')).json().demoUsers;
    expect(await demoUsers()).toEqual([]);
    await db.query(`insert into roles (name, title) values ('prova', 'Prova')`);
    await db.query(`insert into desks (nome) values ('Prova')`);
    const add = (username: string, hash: string) =>
      db.query(
        `insert into users (username, password_hash, public_password, email, role_id, desk_id)
         select $1::text, $2, $1::text || '-demo-2026', $1::text || '@portolano.example', roles.id, desks.id from roles, desks`,
        [username, hash],
      );
    await add('admin', await hashPassword('admin-demo-2026'));
    await add('editor', await hashPassword('changed since then'));
    expect(await demoUsers()).toEqual([{ username: 'admin', password: 'admin-demo-2026', role: 'Prova' }]);
  });

  it.each([
    ['{}', { contentLanguages: ['it', 'en', 'de'] }],
    [
      '{"contentLanguages":["it"],"shopUrl":"https://a.it"}',
      { contentLanguages: ['it', 'en', 'de'], shopUrl: 'https://a.it' },
    ],
  ])('gets the languages of the server, whatever %s says', async (file, expected) => {
    await writeFile(join(folder, 'config.json'), file);
    expect((await get('/config.json')).json()).toMatchObject(expected);
  });

  it('gets its settings from a folder without a client, as in development', async () => {
    const settings = await mkdtemp(join(tmpdir(), 'portolano-test-'));
    await writeFile(join(settings, 'config.json'), '{"shopUrl":"https://a.it"}');
    const config = { dataDir: folder, logLevel: 'silent' as const, trustedProxies: [] };
    const bare = await buildApp({ config, db, limits: PATIENT_LIMITS, languages: ['it', 'de'], clientDir: settings });
    const answers = await Promise.all(['/config.json', '/'].map((url) => bare.inject({ method: 'GET', url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    expect(answers[0]?.json()).toEqual({ shopUrl: 'https://a.it', contentLanguages: ['it', 'de'] });
    await bare.close();
    await rm(settings, { recursive: true });
  });

  it.each(['{"shopUrl":', '[]'])('gets a file that holds no settings as it is: %s', async (file) => {
    await writeFile(join(folder, 'config.json'), file);
    expect((await get('/config.json')).body).toBe(file);
  });

  it('may talk to this server, and to the one that its settings name', async () => {
    const policy = async () => {
      const { headers } = await get('/');
      return /connect-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
    };
    await writeFile(join(folder, 'config.json'), '{"apiBase":"/api/v1"}');
    expect(await policy()).toBe("connect-src 'self' https:");
    await writeFile(join(folder, 'config.json'), '{"apiBase":"http://127.0.0.1:9000/api/v1"}');
    expect(await policy()).toBe("connect-src 'self' http://127.0.0.1:9000 https:");
    await writeFile(join(folder, 'config.json'), '{"apiBase":"http://a.example; script-src *"}');
    expect(await policy()).toBe("connect-src 'self' https:");
  });

  it('keeps the maps of its sources to itself', async () => {
    await writeFile(join(folder, 'assets/main-abc123.js.map'), '{}');
    expect((await get('/assets/main-abc123.js.map')).statusCode).toBe(404);
  });

  it('is to be reached by https only, for who came by https', async () => {
    const config = { dataDir: folder, logLevel: 'silent' as const, trustedProxies: ['127.0.0.1'] };
    const behindProxy = await buildApp({ config, db, limits: PATIENT_LIMITS, clientDir: folder });
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await behindProxy.inject({ method: 'GET', url: '/', headers });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    await behindProxy.close();
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('keeps hashed files for good, compressed for %s', async (accepted, encoding) => {
    const { statusCode, headers, rawPayload } = await get('/assets/main-abc123.js', accepted);
    expect([statusCode, headers['cache-control'], headers['content-encoding']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      encoding,
    ]);
    const expected = { br: brotliCompressSync(script), gzip: gzipSync(script) }[encoding ?? ''] ?? Buffer.from(script);
    expect(rawPayload.equals(expected)).toBe(true);
  });

  it.each(['/assets/missing.js', '/../package.json', '/%2e%2e/package.json', '/assets/'])(
    'gives nothing for %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});
