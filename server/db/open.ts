import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pool } from 'pg';
import { startEngine } from './embedded/engine';
import { EngineSocket } from './embedded/socket';
import { scheduleUpkeep } from './embedded/upkeep';
import { createPool } from './pool';
import { queryableOf, withTransaction } from './transaction';
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

function databaseOf(pool: Pool, engine: Db['engine'], close: () => Promise<void>): Db {
  return { ...queryableOf(pool), pool, engine, transaction: (work) => withTransaction(pool, work), close };
}

/**
 * Settings of every connection. Calls are many and short: workers and compilers that a plan would start cost more than
 * they save, and the indexes are in memory.
 */
const SETTINGS = [
  'timezone=UTC',
  'statement_timeout=60000',
  'max_parallel_workers_per_gather=0',
  'jit=off',
  'random_page_cost=1.1',
];

/** Connects to a PostgreSQL by its URL. Connections open when they are needed. */
export function openPostgres(url: string, listener: Pick<DbListener, 'connectionError'>): Db {
  const pool = createPool(
    { connectionString: url, max: 20, options: SETTINGS.map((one) => `-c ${one}`).join(' ') },
    listener.connectionError,
  );
  return databaseOf(pool, 'postgres', () => pool.end());
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
