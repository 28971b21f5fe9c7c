import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, type Pooler, startPooler, startPostgres } from '../../../scripts/postgres.mjs';
import { buildApp } from '../../../server/app';
import { openPostgres } from '../../../server/db/open';
import type { Db } from '../../../server/db/types';
import { API_BASE } from '../../../src/contract/endpoint';
import { refusalTexts } from '../../../src/messages/server/refusals';
import { bodyWith } from '../content-kit';
import { engines } from '../database';
import { fill, PATIENT_LIMITS } from '../kit';

/** Who writes at a time. */
const WRITERS = 6;

const WAYS = ['directly', 'through a pooler'] as const;

describe.runIf(engines.includes('postgres')).each(WAYS)('a PostgreSQL that goes away, met %s', (way) => {
  let [cluster, db, app]: [Cluster, Db, FastifyInstance] = [] as never;
  let pooler: Pooler | null = null;
  let folder = '';
  let origin = '';
  let token = '';
  const broken: string[] = [];

  const call = async (method: string, path: string, body?: unknown, headers = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
  };
  const readiness = async () => (await call('GET', '/ready')).status;

  beforeAll(async () => {
    cluster = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), 'portolano-hostile-'));
    if (way === 'through a pooler') pooler = await startPooler(cluster.url);
    db = await openPostgres(pooler?.url ?? cluster.url, { connectionError: ({ message }) => broken.push(message) });
    await fill(db);
    app = await buildApp({
      config: { dataDir: folder, logLevel: 'silent', trustedProxies: [] },
      db,
      limits: PATIENT_LIMITS,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${API_BASE}`;
    const signedIn = await call('POST', '/login', { username: 'admin', password: 'admin-demo-2026' });
    token = signedIn.body.data.access_token;
  });
  afterAll(async () => {
    await app.close();
    await db.close();
    await pooler?.stop();
    await cluster.stop();
    await rm(folder, { recursive: true });
  });

  /** Writes and reads until `isOver`; every item is sent again, under its own key, until it is acknowledged. */
  async function write(writer: string, isOver: () => boolean, statuses: Set<number>): Promise<string[]> {
    const acknowledged: string[] = [];
    for (let index = 0; !isOver(); index += 1) {
      const title = `${writer} ${index}`;
      for (let status = 0; status !== 201; ) {
        const answer = await call('POST', '/news', bodyWith({ title }), { 'Idempotency-Key': title });
        status = answer.status;
        statuses.add(status);
        if (status === 503) expect([answer.retryAfter, answer.body.message]).toEqual(['2', refusalTexts.unavailable]);
        statuses.add((await call('GET', '/news?limit=10')).status);
      }
      acknowledged.push(title);
    }
    return acknowledged;
  }

  it.each([
    [
      'kills the connections',
      () => db.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'),
    ],
    ['restarts', () => cluster.end('fast').then(() => cluster.start())],
    ['crashes and recovers', () => cluster.end('immediate').then(() => cluster.start())],
  ])(
    'and %s: what was in flight is told so, nothing that was acknowledged is lost or there twice',
    async (what, chaos) => {
      let isOver = false;
      const statuses = new Set<number>();
      const writers = Array.from({ length: WRITERS }, (_, index) => write(`${what} ${index}`, () => isOver, statuses));
      for (let time = 0; time < 3; time += 1) {
        await expect.poll(readiness, { timeout: 20_000 }).toBe(200);
        // Whoever does it is among those whose connection ends.
        await chaos().catch((error: Error) => broken.push(error.message));
      }
      await expect.poll(readiness, { timeout: 20_000 }).toBe(200);
      isOver = true;
      const acknowledged = (await Promise.all(writers)).flat();
      expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
      const { rows } = await db.query<{ title: string }>(
        `select title from translations where title like $1 || '%' order by title`,
        [what],
      );
      expect(rows.map(({ title }) => title)).toEqual(acknowledged.sort());
    },
  );

  it('is said by ready for as long as it is away', async () => {
    await cluster.end();
    expect(await readiness()).toBe(503);
    const news = call('GET', '/news');
    if (way === 'directly') expect(await news).toMatchObject({ status: 503, retryAfter: '2' });
    await cluster.start();
    await expect.poll(readiness, { timeout: 20_000 }).toBe(200);
    expect((await call('GET', '/news')).status).toBe(200);
    // A pooler may keep a call until the database is back.
    expect([200, 503]).toContain((await news).status);
    expect(broken.length).toBeGreaterThan(0);
  });
});
