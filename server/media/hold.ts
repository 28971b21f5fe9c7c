import { LOCKS } from '../db/locks';
import type { Queryable } from '../db/types';

const KEY = LOCKS.backup;

/** Keeps stored files from being removed until the transaction ends: a backup copies what the rows of its moment name. */
export async function holdFiles(tx: Queryable): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared($1)', [KEY]);
}

/** The same on the embedded database's only connection, until `letFilesGo` was called as often. */
export async function holdFilesOnward(db: Queryable): Promise<void> {
  await db.query('select pg_advisory_lock_shared($1)', [KEY]);
}

export async function letFilesGo(db: Queryable): Promise<void> {
  await db.query('select pg_advisory_unlock_shared($1)', [KEY]);
}

/** Whether a backup is being made, of any process's. Asked after a row of a file was deleted, it misses none that needs it. */
export async function areFilesHeld(db: Queryable): Promise<boolean> {
  const text = `
    select exists (select from pg_locks
                    where locktype = 'advisory' and objid::bigint = $1 and objsubid = 1
                      and database = (select oid from pg_database where datname = current_database())) as held`;
  const { rows } = await db.query<{ held: boolean }>({ name: 'files-held', text, values: [KEY] });
  return rows[0]?.held ?? false;
}
