import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { Db, Queryable } from './types';

/** How a pool's connections are used. */
interface Manner {
  /** What begins a transaction. */
  readonly begin: string;
  /** Whether a connection keeps what it prepared for the next call. */
  readonly prepares: boolean;
}

const ORDINARY: Manner = { begin: 'begin', prepares: true };

const unnamed = (query: string | QueryConfig): string | QueryConfig => {
  if (typeof query === 'string') return query;
  const { name: _, ...rest } = query;
  return rest;
};

/** A connection as `Queryable`. */
export function queryableOf(client: Pool | PoolClient, { prepares }: Manner = ORDINARY): Queryable {
  return {
    query: (query, values) => client.query((prepares ? query : unnamed(query)) as string, values as unknown[]),
  };
}

/**
 * Runs `work` in one transaction on a connection of its own: committed when it resolves, rolled back when it rejects.
 * Rejects with what `work` rejected with; a connection that can't even roll back is thrown away.
 */
async function withTransaction<T>(pool: Pool, manner: Manner, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(manner.begin);
    const value = await work(queryableOf(client, manner));
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A pool as the database. `close` ends it, and whatever is behind it. */
export const databaseOf = (pool: Pool, engine: Db['engine'], close: () => Promise<void>, manner = ORDINARY): Db => ({
  ...queryableOf(pool, manner),
  pool,
  engine,
  transaction: (work) => withTransaction(pool, manner, work),
  close,
});
