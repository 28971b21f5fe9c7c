import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, type FileStore } from './fileStore';
import { assertWritable } from './folder';
import { syncPath } from './sync';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What `work` gives; null where the file it needs does not exist. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Keeps files below a folder, a subfolder for each slash of a key. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    async put(key, path) {
      const target = pathOf(key);
      const draft = `${target}.${randomUUID()}`;
      await mkdir(dirname(target), { recursive: true });
      try {
        await copyFile(path, draft);
        await syncPath(draft);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncPath(dirname(target));
    },
    async size(key) {
      const found = await unlessMissing(stat(pathOf(key)));
      return found?.size ?? null;
    },
    async open(key, range) {
      const handle = await unlessMissing(open(pathOf(key), 'r'));
      if (handle === null) return null;
      const { size } = await handle.stat();
      return { size, body: handle.createReadStream(range ?? {}) };
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
    assertReady: () => assertWritable(folder),
  };
}
