import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pool } from 'pg';
import { startEngine } from './embedded/engine';
import { EngineSocket } from './embedded/socket';
import { scheduleUpkeep } from './embedded/upkeep';
import { createPool } from './pool';
import { databaseOf, queryableOf } from './transaction';
import type { Db } from './types';

/** Receives the failures that belong to no query. */
export interface DbListener {
  /** A connection broke; it is replaced. */
  connectionError(error: Error): void;
  /** The embedded engine died: the process can't go on. */
  engineDeath(error: Error): void;
  /** The engine's regular upkeep failed; it is tried again later. */
  upkeepError(error: Error): void;
}

/**
 * Settings of every connection. Calls are many and short: workers and compilers that a plan would start cost more than
 * they save, and the indexes are in memory.
 */
const SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '60s',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
} as const;

/**
 * Connections to PostgreSQL: at most, and those that stay open while nobody calls. A new one has everything to plan and
 * to look up yet, which costs as much as dozens of calls.
 */
const CONNECTIONS = { max: 20, min: 4 };

/** Milliseconds for an answer through a pooler, which keeps calls for a database that is away: longer than any statement may run. */
const POOLED_PATIENCE = 65_000;

/** Milliseconds for the embedded engine's only connection: after a crash it first recovers, which a busy machine slows. */
const EMBEDDED_PATIENCE = 30_000;

/** What PostgreSQL and its poolers say to a setting at the start of a connection that they do not take. */
const PROTOCOL_VIOLATION = '08P01';

/**
 * Whether a connection is one to PostgreSQL itself. A pooler that gives each transaction another connection refuses its
 * settings or forgets them. Rejects when there is no connection.
 */
async function keepsSettings(pool: Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query('show jit');
    return rows[0]?.jit === SETTINGS.jit;
  } catch (error) {
    if ((error as { code?: string }).code === PROTOCOL_VIOLATION) return false;
    throw error;
  }
}

/**
 * Connects to a PostgreSQL by its URL, directly or through a pooler in transaction mode: there nothing is prepared and
 * every transaction begins with its settings. Rejects when there is no connection.
 */
export async function openPostgres(url: string, listener: Pick<DbListener, 'connectionError'>): Promise<Db> {
  const settings = Object.entries(SETTINGS);
  const most = { connectionString: url, ...CONNECTIONS };
  const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
  const direct = createPool({ ...most, options }, listener.connectionError);
  const isDirect = await keepsSettings(direct).catch(async (error: Error) => {
    await direct.end();
    throw error;
  });
  if (isDirect) return databaseOf(direct, 'postgres', () => direct.end());
  await direct.end();
  const pooled = createPool({ ...most, query_timeout: POOLED_PATIENCE }, listener.connectionError);
  const begin = ['begin', ...settings.map(([name, value]) => `set local ${name} = '${value}'`)].join('; ');
  return databaseOf(pooled, 'postgres', () => pooled.end(), { begin, prepares: false });
}

/**
 * Opens the embedded database in a folder, or in memory with null (for tests; `template` is a dumped folder to start
 * from). The folder must be locked for this process, see `lockFolder`. Rejects when the engine can't open it.
 */
export async function openEmbedded(
  folder: string | null,
  listener: DbListener,
  template: string | null = null,
): Promise<Db> {
  if (folder !== null) await mkdir(dirname(folder), { recursive: true });
  const engine = await startEngine({ folder, template }, listener.engineDeath);
  const pool = createPool(
    {
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: EMBEDDED_PATIENCE,
      user: 'postgres',
      database: 'postgres',
      stream: () => new EngineSocket(engine),
    },
    listener.connectionError,
  );
  const stopUpkeep = folder === null ? () => {} : scheduleUpkeep(queryableOf(pool), listener.upkeepError);
  return databaseOf(pool, 'embedded', async () => {
    stopUpkeep();
    await pool.end();
    await engine.close();
  });
}

/** Where the embedded database lives inside the data folder. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'database');
