import type { Pool, PoolClient, QueryResult } from 'pg';
import { published } from './queryChannel';
import { createKnownState, type KnownState } from './state';
import type { Db, Queryable, Statement, Written } from './types';

/** How a pool's connections are used. */
interface Manner {
  /** What begins a transaction. */
  readonly begin: string;
  /** Whether a connection keeps what it prepared for the next call. */
  readonly prepares: boolean;
}

const ORDINARY: Manner = { begin: 'begin', prepares: true };

const unnamed = (query: string | Statement): string | Statement => {
  if (typeof query === 'string') return query;
  const { name: _, ...rest } = query;
  return rest;
};

/** A connection as `Queryable`. */
export function queryableOf(client: Pool | PoolClient, { prepares }: Manner = ORDINARY): Queryable {
  return {
    query: (query, values) =>
      published(query, () => client.query((prepares ? query : unnamed(query)) as string, values as unknown[])),
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

/** A statement whose parts write, though its answer is that of a SELECT. */
const WRITES_WITHIN = /^\s*with\b.*\b(insert\s+into|update|delete\s+from)\b/is;

const textOf = (query: string | Statement): string => (typeof query === 'string' ? query : query.text);

const hasOnlyRead = (query: string | Statement, { command }: QueryResult): boolean =>
  command === 'SELECT' && !WRITES_WITHIN.test(textOf(query));

const writtenBy = (query: string | Statement): Written =>
  (typeof query === 'string' ? undefined : query.writes) ?? 'everything';

/**
 * Statements outside of a transaction, which are their own. Whatever may have written ends what is known of what it writes,
 * also a statement that failed: its connection may have broken after it was carried out.
 */
function watched({ query }: Queryable, known: KnownState): Queryable['query'] {
  return async (text, values) => {
    let hasRead = false;
    try {
      const result = await query<never>(text, values);
      hasRead = hasOnlyRead(text, result);
      return result;
    } finally {
      if (!hasRead) known.drop(writtenBy(text));
    }
  };
}

/** A pool as the database. `close` ends it, and whatever is behind it. */
export function databaseOf(
  pool: Pool,
  engine: Db['engine'],
  close: () => Promise<void>,
  manner: Manner = ORDINARY,
): Db {
  const plain = queryableOf(pool, manner);
  const known = createKnownState(plain);
  return {
    query: watched(plain, known),
    pool,
    engine,
    state: known.get,
    access: known.access,
    transaction: (work, writes = 'everything') => withTransaction(pool, manner, work).finally(() => known.drop(writes)),
    close,
  };
}
