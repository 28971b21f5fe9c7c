import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricsAddress } from '../config';
import type { FinishedCall } from '../http/logging';
import type { Services } from '../services';
import { StartUpFailure } from '../start/problem';

/** Upper edges of the times that calls are counted by, in seconds: a list's own, a save's, a slow one's, an upload's. */
const TIMES = [0.005, 0.02, 0.1, 0.5, 2, 10, 60];

type Watched = Pick<Services, 'db' | 'background'>;

/** What a monitoring system may know of this process, in Prometheus's form. Nothing of what is stored is among it. */
export interface Metrics {
  /** Counts a call that was answered. */
  readonly count: (call: FinishedCall) => void;
  /** Looks at the database and at the work in the background from now on. */
  readonly watch: (services: Watched) => void;
  /** Everything as it is now. */
  readonly text: () => Promise<string>;
}

/** A value that is asked for when somebody reads it; by `label` where it has several. */
function gauge(
  register: Registry,
  name: string,
  help: string,
  read: () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number> | Promise<number> | number,
  label?: string,
): void {
  new Gauge({
    name,
    help,
    registers: [register],
    labelNames: label === undefined ? [] : [label],
    async collect() {
      const value = await read();
      this.reset();
      if (typeof value === 'number') return this.set(value);
      for (const [key, number] of value) this.set({ [label ?? '']: key }, number);
    },
  });
}

async function databaseBytes({ db }: Watched): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  return Number(rows[0]?.bytes ?? 0);
}

async function rowsByArea({ db }: Watched): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ area: string; total: number }>('select area, total from area_versions');
  return new Map(rows.map(({ area, total }) => [area, total]));
}

function watchServices(register: Registry, services: Watched): void {
  const { db, background } = services;
  const connections = () =>
    new Map([
      ['idle', db.pool.idleCount],
      ['busy', db.pool.totalCount - db.pool.idleCount],
    ]);
  gauge(register, 'portolano_database_connections', 'Connections to the database', connections, 'state');
  gauge(register, 'portolano_database_queue', 'Queries that wait for a connection', () => db.pool.waitingCount);
  gauge(register, 'portolano_database_bytes', 'Size of the database', () => databaseBytes(services));
  gauge(register, 'portolano_items', 'Contents by their area', () => rowsByArea(services), 'area');
  gauge(register, 'portolano_background_jobs', 'Work that goes on after its call', () => background.count());
}

/** Metrics of a process: its calls, and the delay of its loop and its memory as the library measures them. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    name: 'portolano_call_seconds',
    help: 'Calls by endpoint and status, by the time until their answer was sent',
    registers: [register],
    labelNames: ['endpoint', 'status'],
    buckets: TIMES,
  });
  return {
    count: ({ endpoint, status, seconds }) => calls.observe({ endpoint, status }, seconds),
    watch: (services) => watchServices(register, services),
    text: () => register.metrics(),
  };
}

/**
 * Serves metrics at `/metrics` of an address of their own, never that of the site: who may reach it may read them. While
 * the database does not answer it gives 503, and `onFailure` is told why. Gives where they are and what ends it; rejects where the
 * address can't be used.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text'>,
  { host, port }: MetricsAddress,
  onFailure: (error: Error) => void,
) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch (error) {
      onFailure(error as Error);
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartUpFailure('metrics', error)));
    server.listen(port, host, resolve);
  });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
  const { port: open } = server.address() as AddressInfo;
  return { address: `http://${host.includes(':') ? `[${host}]` : host}:${open}/metrics`, close };
}
