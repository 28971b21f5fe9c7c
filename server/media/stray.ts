import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, Queryable } from '../db/types';
import type { FileStore } from '../storage/fileStore';
import { areFilesHeld } from './hold';

/** Where uploads are received, below the data folder. */
export const UPLOADS_FOLDER = 'uploads';

/** Hours after which what an upload left behind is nobody's any more: no upload takes as long. */
const OLD_HOURS = 1;

/** Records keys of the store that no row refers to yet, or any more: they are swept should this process end now. */
export async function noteStray(db: Queryable, keys: readonly string[]): Promise<void> {
  const text = 'insert into stray_files (key) select unnest($1::text[]) on conflict (key) do update set since = now()';
  await db.query({ name: 'stray-note', text, values: [keys] });
}

/** Forgets recorded keys: a row refers to them now, or the store no longer has them. */
export async function forgetStray(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.query({ name: 'stray-forget', text: 'delete from stray_files where key = any($1::text[])', values: [keys] });
}

/** Removes noted files from the store. While a backup is being made they stay, for a later sweep. */
export async function removeStray(db: Db, store: FileStore, keys: readonly string[]): Promise<void> {
  if (keys.length === 0 || (await areFilesHeld(db))) return;
  await store.remove(keys);
  await forgetStray(db, keys);
}

async function sweepFolder(folder: string, before: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (found !== null && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

/** Removes what uploads and deletions that were cut off left behind, in the store and in the data folder. */
export async function sweepStray(db: Db, store: FileStore, dataDir: string): Promise<void> {
  const text = 'select key from stray_files where since < now() - make_interval(hours => $1) order by key limit 1000';
  const { rows } = await db.query<{ key: string }>(text, [OLD_HOURS]);
  await removeStray(
    db,
    store,
    rows.map(({ key }) => key),
  );
  await sweepFolder(join(dataDir, UPLOADS_FOLDER), Date.now() - OLD_HOURS * 3_600_000);
}
