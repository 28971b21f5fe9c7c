import { existsSync } from 'node:fs';
import type { Config } from '../config';
import { FolderInUse } from '../db/embedded/lock';
import { type DbListener, embeddedFolder, openEmbedded } from '../db/open';
import type { Db } from '../db/types';
import { holdFiles } from '../media/hold';
import { openDatabase } from '../start/database';
import { takeSnapshot } from './snapshot';

/** There is no database where the settings say. */
export class NoDatabase extends Error {}

type Work<T> = (db: Db) => Promise<T>;

/** PostgreSQL shows any moment to whoever asks; files are held by a transaction that began before it. */
const besideServers = <T>(db: Db, work: Work<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await holdFiles(tx);
    return work(db);
  });

/** The server that has the folder copies its database, and holds its files until the copy is done with. */
async function onCopy<T>(dataDir: string, listener: DbListener, work: Work<T>): Promise<T> {
  const snapshot = await takeSnapshot(dataDir);
  try {
    const db = await openEmbedded(snapshot.folder, listener);
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  } finally {
    await snapshot.end();
  }
}

/**
 * Gives `work` the database that the settings name, while servers go on serving. Until it ends no stored file is removed.
 * Rejects with `NoDatabase`, `NoSnapshot`, or as `openDatabase` does.
 */
export async function withDatabase<T>(config: Config, listener: DbListener, work: Work<T>): Promise<T> {
  if (config.databaseUrl === null && !existsSync(embeddedFolder(config.dataDir))) throw new NoDatabase();
  const opened = await openDatabase(config, listener.engineDeath, { migrates: false }).catch((error: Error) => {
    if (error instanceof FolderInUse) return null;
    throw error;
  });
  if (opened === null) return onCopy(config.dataDir, listener, work);
  const { db, release } = opened;
  try {
    return await (db.engine === 'postgres' ? besideServers(db, work) : work(db));
  } finally {
    await db.close();
    release();
  }
}
