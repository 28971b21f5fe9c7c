import type { Config } from '../config';
import { FolderInUse, lockFolder } from '../db/embedded/lock';
import { migrate } from '../db/migrate';
import { type DbListener, embeddedFolder, openEmbedded, openPostgres } from '../db/open';
import type { Db } from '../db/types';
import { renewKeys } from '../redirects/keys';
import { assertWritable } from '../storage/folder';
import { StartUpFailure } from './problem';

const warn = (what: string) => (error: Error) => {
  process.stderr.write(`${JSON.stringify({ level: 40, time: Date.now(), msg: what, reason: error.message })}\n`);
};

async function failing<T>(step: StartUpFailure['step'], work: Promise<T>): Promise<T> {
  return work.catch((error: Error) => {
    throw new StartUpFailure(step, error);
  });
}

function locked(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    throw error instanceof FolderInUse ? error : new StartUpFailure('lock', error as Error);
  }
}

async function open(config: Config, listener: DbListener, migrates: boolean): Promise<Db> {
  const db =
    config.databaseUrl === null
      ? await openEmbedded(embeddedFolder(config.dataDir), listener)
      : await openPostgres(config.databaseUrl, listener);
  if (migrates) {
    await migrate(db);
    await renewKeys(db);
  }
  return db;
}

/**
 * Prepares the data folder and opens the database, up to date unless it is to stay as it is. The folder of an embedded
 * database is locked for this process until `release` is called. Rejects with `StartUpFailure` or `FolderInUse`.
 */
export async function openDatabase(
  config: Config,
  onEngineDeath: DbListener['engineDeath'],
  { migrates = true }: { readonly migrates?: boolean } = {},
): Promise<{ db: Db; release: () => void }> {
  await failing('storage', assertWritable(config.dataDir));
  const release = config.databaseUrl === null ? locked(config.dataDir) : () => {};
  const listener = {
    connectionError: warn('a database connection broke'),
    engineDeath: onEngineDeath,
    upkeepError: warn('the upkeep of the database failed'),
  };
  return { db: await failing('database', open(config, listener, migrates)), release };
}
