import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../server/db/types';
import { fileKey, thumbnailKey } from '../../server/media/names';
import { UPLOADS_FOLDER } from '../../server/media/stray';
import { createQueue } from '../../server/queue';
import type { DemoStore } from '../../server/start/demo';
import type { FileStore } from '../../server/storage/fileStore';

/** Files that are made at a time. */
const DRAWERS = 2;

/** A file of the demo that is made when it is first wanted. */
interface Makeable {
  /** Of its row. */
  readonly key: string;
  readonly isThumbnail: boolean;
  readonly make: () => Promise<Buffer>;
}

/** Every file of the demo by its key in the store. Loaded with what draws them, since most starts need none of it. */
async function loadMakeable(): Promise<Map<string, Makeable>> {
  const [{ demoImages }, { demoDocuments }, { drawImage, drawThumbnailOf }, { loadTowns }] = await Promise.all([
    import('./images'),
    import('./documents'),
    import('./draw'),
    import('../../server/reference/territory'),
  ]);
  const images = demoImages().flatMap((image): [string, Makeable][] => [
    [thumbnailKey(image.key), { key: image.key, isThumbnail: true, make: () => drawThumbnailOf(image) }],
    [fileKey(image), { key: image.key, isThumbnail: false, make: () => drawImage(image) }],
  ]);
  const documents = demoDocuments(loadTowns()).map((document): [string, Makeable] => [
    fileKey(document),
    { key: document.key, isThumbnail: false, make: async () => document.content },
  ]);
  return new Map([...images, ...documents]);
}

async function isWrittenDown(db: Db, key: string): Promise<boolean> {
  const { rowCount } = await db.query({ name: 'demo-file', text: 'select 1 from files where key = $1', values: [key] });
  return rowCount === 1;
}

/** Wraps a store, so that it contains the demo's files as far as the database has rows of them. */
export function withDemoFiles(store: FileStore, db: Db, dataDir: string): DemoStore {
  const inTurn = createQueue(DRAWERS);
  const underWay = new Map<string, Promise<boolean>>();
  let makeable: Promise<Map<string, Makeable>> | null = null;
  let isStopped = false;

  async function make(storeKey: string, { key, isThumbnail, make: draw }: Makeable): Promise<boolean> {
    if (!(await isWrittenDown(db, key))) return false;
    const bytes = await draw();
    const folder = join(dataDir, UPLOADS_FOLDER);
    const path = join(folder, randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(path, bytes);
      await store.put(storeKey, path);
    } finally {
      await rm(path, { force: true });
    }
    const text = 'update files set size = $2 where key = $1 and size = 0';
    if (!isThumbnail) await db.query({ name: 'demo-file-size', text, values: [key, bytes.length] });
    return true;
  }

  /** Makes a file of the demo; several who want it wait for the same one. Gives whether it is there now. */
  async function ensure(storeKey: string): Promise<boolean> {
    makeable ??= loadMakeable();
    const wanted = (await makeable).get(storeKey);
    if (wanted === undefined || isStopped) return false;
    const making = underWay.get(storeKey) ?? inTurn(() => make(storeKey, wanted));
    underWay.set(storeKey, making);
    return making.finally(() => underWay.delete(storeKey));
  }

  return {
    ...store,
    async size(key) {
      const size = await store.size(key);
      return size === null && (await ensure(key)) ? store.size(key) : size;
    },
    async open(key, range) {
      const file = await store.open(key, range);
      return file === null && (await ensure(key)) ? store.open(key, range) : file;
    },
    async stop() {
      isStopped = true;
      await Promise.allSettled(underWay.values());
    },
  };
}
