import type { Pool, PoolClient } from 'pg';
import type { Queryable } from './types';

/** A connection as `Queryable`. */
export function queryableOf(client: Pool | PoolClient): Queryable {
  return { query: (query, values) => client.query(query as string, values as unknown[]) };
}

/**
 * Runs `work` in one transaction on a connection of its own: committed when it resolves, rolled back when it rejects.
 * Rejects with what `work` rejected with; a connection that can't even roll back is thrown away.
 */
export async function withTransaction<T>(pool: Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const value = await work(queryableOf(client));
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
