import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ArchiveWriter, BrokenArchive, readArchive } from '../../../server/backup/archive';
import { FORMAT, type Head, PARTS, tableOfPart } from '../../../server/backup/format';
import { checkBackup, NotEmpty, OtherVersion, restoreBackup } from '../../../server/backup/restore';
import { sequencesOf, tablesOf } from '../../../server/backup/tables';
import { writeBackup } from '../../../server/backup/write';
import { migrate } from '../../../server/db/migrate';
import type { Db } from '../../../server/db/types';
import { holdFiles, holdFilesOnward, letFilesGo } from '../../../server/media/hold';
import { fileKey, thumbnailKey } from '../../../server/media/names';
import { noteStray, removeStray } from '../../../server/media/stray';
import { writeReference } from '../../../server/reference/write';
import { createStore } from '../../../server/storage/create';
import { createDiskStore } from '../../../server/storage/disk';
import type { FileStore } from '../../../server/storage/fileStore';
import { isCore } from '../../kit/set';
import { engines, newDatabase, newFilledDatabase } from '../database';
import { demoDatabase } from '../demo-kit';
import { S3Server } from '../s3Server';
import { contentOf, schemaOf } from '../schema';

const bytesOf = async (store: FileStore, key: string): Promise<Buffer | null> => {
  const file = await store.open(key);
  return file === null ? null : buffer(file.body);
};

/** The rows in a backup, as `contentOf` has those of a database. */
async function rowsIn(path: string, { tables }: Head): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = Object.fromEntries(tables.map(({ name }) => [name, []]));
  await readArchive(path, async (part, bytes) => {
    const table = tables.find(({ name }) => name === tableOfPart(part));
    if (table === undefined) return;
    const { name, columns } = table;
    for (const line of gunzipSync(await buffer(bytes))
      .toString()
      .trimEnd()
      .split('\n')) {
      const values: unknown[] = JSON.parse(line);
      const sorted = columns.toSorted().map((column) => JSON.stringify(values[columns.indexOf(column)]));
      found[name]?.push(`[${sorted.join(', ')}]`);
    }
  });
  for (const rows of Object.values(found)) rows.sort();
  return found;
}

/** The files of three rows, as they are named in the store: empty, small, and of many pieces. */
async function storeFiles(db: Db, store: FileStore, folder: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ key: string; extension: string }>(
    `update files set size = 1 where id in (select id from files where has_thumbnail order by id limit 3)
     returning key, extension`,
  );
  const keys = rows.flatMap((row) => [fileKey(row), thumbnailKey(row.key)]);
  for (const [index, key] of keys.entries()) {
    await writeFile(join(folder, 'upload'), randomBytes([0, 700, 900_000][index % 3] ?? 0));
    await store.put(key, join(folder, 'upload'));
  }
  return keys;
}

const sourceOf = (db: Db, store: FileStore) => ({ db, store, languages: ['it', 'en'], version: '9.9.9' });

// Once for all: everything that it rests on is proved below, on a smaller database.
describe.skipIf(isCore).each(engines)('a restored demo · from %s', { timeout: 240_000 }, (engine) => {
  const other = engines.find((one) => one !== engine) ?? engine;

  it('is the same row by row, on the other engine and with another store', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portolano-backup-'));
    const path = join(folder, 'copia.tar');
    const store = createDiskStore(join(folder, 'files'));
    const bucket = new S3Server('portolano-copia');
    const s3 = await createStore({ s3: await bucket.start(), dataDir: folder });
    const db = await demoDatabase(engine, inject('run'));
    const restored = await newDatabase(other);
    try {
      const keys = await storeFiles(db, store, folder);
      await writeBackup(path, sourceOf(db, store));
      const dataDir = join(folder, 'restored');
      await restoreBackup(path, await checkBackup(path), { db: restored, store: s3, dataDir });
      expect(await contentOf(restored)).toEqual(await contentOf(db));
      expect(await schemaOf(restored)).toEqual(await schemaOf(db));
      for (const key of keys) expect([key, await bytesOf(s3, key)]).toEqual([key, await bytesOf(store, key)]);
      expect(await migrate(restored)).toEqual([]);
      expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
    } finally {
      await Promise.all([db.close(), restored.close(), bucket.stop()]);
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** A database as Portolano prepares it, with three pictures. */
async function prepare(db: Db): Promise<void> {
  await migrate(db);
  await db.transaction(writeReference);
  await db.query(`
    insert into files (area, key, extension, mime, name, size, has_thumbnail)
    select 'images', repeat(chr(96 + n), 24), 'jpg', 'image/jpeg', 'foto', 9, true from generate_series(1, 3) n`);
}

describe.each(engines)('backup and restore · %s', { timeout: 120_000 }, (engine) => {
  let folder: string;
  let path: string;
  let db: Db;
  let store: FileStore;
  let keys: readonly string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portolano-backup-'));
    path = join(folder, 'copia.tar');
    db = await newFilledDatabase(engine, inject('run'), 'three pictures', prepare);
    store = createDiskStore(join(folder, 'files'));
    keys = await storeFiles(db, store, folder);
    await writeBackup(path, sourceOf(db, store));
  });
  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('says what it holds, and is its owner’s alone', async () => {
    const { head, tail } = await checkBackup(path);
    expect([head.version, head.languages, tail.files]).toEqual(['9.9.9', ['it', 'en'], keys.length]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('shows one moment, whatever is written meanwhile', async () => {
    const during = join(folder, 'during.tar');
    const strayFiles = async () => (await contentOf(db)).stray_files?.length;
    const before = await strayFiles();
    const written: FileStore = {
      ...store,
      async open(key) {
        await noteStray(db, [key]);
        return store.open(key);
      },
    };
    await writeBackup(during, sourceOf(db, written));
    const { tail } = await checkBackup(during);
    expect([tail.files, tail.rows.stray_files]).toEqual([keys.length, before]);
    expect(await strayFiles()).toBeGreaterThan(before ?? 0);
    await db.query('delete from stray_files');
  });

  it('is refused where it is not whole, at whatever byte it was cut off', async () => {
    const { size } = await stat(path);
    const whole = await readFile(path);
    const cut = join(folder, 'cut.tar');
    await writeFile(cut, whole);
    // From the end, since a file is only made shorter; the last kilobyte is the archive's own end.
    const lengths = [1025, 1500, 5000, 70_000, Math.floor(size / 2), size - 600, size - 1].map((less) => size - less);
    for (const length of lengths) {
      await truncate(cut, Math.max(0, length));
      const error = await checkBackup(cut).catch((failure: unknown) => failure);
      expect([length, error]).toEqual([length, expect.any(BrokenArchive)]);
    }
  });

  it('is refused where a byte has changed', async () => {
    const whole = await readFile(path);
    const changed = join(folder, 'changed.tar');
    const { head, tail } = await checkBackup(path);
    let refused = 0;
    for (let index = 0; index < 40; index++) {
      const at = Math.floor(((index + 0.5) * whole.length) / 40);
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 0x10;
      await writeFile(changed, bytes);
      const outcome = await checkBackup(changed).catch((failure: unknown) => failure);
      // What fills a part up to whole blocks belongs to nothing.
      if (outcome instanceof BrokenArchive) refused += 1;
      else expect([at, outcome]).toEqual([at, { head, tail }]);
    }
    expect(refused).toBeGreaterThan(35);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('Cara redazione, '.repeat(100))],
    ['zeros', Buffer.alloc(10_000)],
  ])('is refused where it is %s', async (_what, bytes) => {
    const foreign = join(folder, 'foreign.tar');
    await writeFile(foreign, bytes);
    await expect(checkBackup(foreign)).rejects.toMatchObject({ name: 'BrokenArchive', reason: 'foreign' });
  });

  it('is refused where a later version wrote it, or one with another history', async () => {
    const { head, tail } = await checkBackup(path);
    const withHead = async (name: string, changed: Partial<typeof head>) => {
      const archive = new ArchiveWriter(join(folder, name));
      await archive.add(PARTS.head, JSON.stringify({ ...head, ...changed }));
      await archive.add(PARTS.tail, JSON.stringify(tail));
      await archive.end();
      return checkBackup(join(folder, name));
    };
    const [first, ...others] = head.migrations;
    const later = [...head.migrations, { name: '999-later.sql', checksum: '' }];
    const other = [{ name: first?.name ?? '', checksum: 'x' }, ...others];
    await expect(withHead('migrated.tar', { migrations: later })).rejects.toEqual(new OtherVersion('later', '9.9.9'));
    await expect(withHead('format.tar', { format: FORMAT + 1 })).rejects.toEqual(new OtherVersion('later', '9.9.9'));
    await expect(withHead('other.tar', { migrations: other })).rejects.toEqual(
      new OtherVersion('other', first?.name ?? ''),
    );
    await expect(withHead('same.tar', {})).resolves.toEqual({ head, tail });
  });

  it('of before the first release is restored row by row, and then is as one begun today', async () => {
    const former = join(folder, 'former.tar');
    const packed = await readFile(new URL('040-templates.tar.gz', import.meta.url));
    await writeFile(former, gunzipSync(packed));
    const contained = await checkBackup(former);
    const rows = await rowsIn(former, contained.head);
    const restored = await newDatabase(engine);
    const place = { db: restored, store: createDiskStore(join(folder, 'former')), dataDir: join(folder, 'former') };
    try {
      await restoreBackup(former, contained, place);
      expect(await contentOf(restored, contained.head.tables)).toEqual(rows);
      expect(await sequencesOf(restored)).toEqual(contained.tail.sequences);
      const isSequence = (line: string) => / from \d+ by 1 to /.test(line);
      const withoutSequences = async (one: Db) => (await schemaOf(one)).filter((line) => !isSequence(line));
      expect(await withoutSequences(restored)).toEqual(await withoutSequences(db));
      expect(await migrate(restored)).toEqual([]);
      const record = async (one: Db) => (await one.query('select name from migrations order by name')).rows;
      expect((await record(restored))[0]).toEqual({ name: '040-baseline.sql' });
      expect(await record(restored)).toEqual(await record(db));
      const { rows: files } = await restored.query<{ key: string; extension: string }>(
        'select * from files where size > 0',
      );
      expect(files.map(fileKey)).toHaveLength(1);
      for (const file of files) expect((await bytesOf(place.store, fileKey(file)))?.length).toBe(12);
    } finally {
      await restored.close();
    }
  });

  it('goes nowhere where something is already, and leaves nothing where it fails', async () => {
    const contained = await checkBackup(path);
    const place = { store: createDiskStore(join(folder, 'elsewhere')), dataDir: join(folder, 'elsewhere') };
    await expect(restoreBackup(path, contained, { db, ...place })).rejects.toBeInstanceOf(NotEmpty);
    const empty = await newDatabase(engine);
    try {
      const full = { ...place.store, put: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) };
      await expect(restoreBackup(path, contained, { db: empty, ...place, store: full })).rejects.toThrow('full');
      expect(await tablesOf(empty)).toEqual([]);
      await restoreBackup(path, contained, { db: empty, ...place });
    } finally {
      await empty.close();
    }
  });

  it('leaves no half file where the store breaks off, and names the files that were missing', async () => {
    const broken = join(folder, 'broken.tar');
    const failing: FileStore = { ...store, open: () => Promise.reject(new Error('the store is away')) };
    await expect(writeBackup(broken, sourceOf(db, failing))).rejects.toThrow('the store is away');
    expect([existsSync(broken), existsSync(`${broken}.part`)]).toEqual([false, false]);
    const { missing } = await writeBackup(broken, sourceOf(db, createDiskStore(join(folder, 'none'))));
    expect(missing).toEqual(keys);
  });

  it('keeps files that are removed meanwhile until it ends', async () => {
    await writeFile(join(folder, 'upload'), 'x');
    await store.put('media/aa/held.jpg', join(folder, 'upload'));
    await noteStray(db, ['media/aa/held.jpg']);
    const triesToRemove = async () => {
      await removeStray(db, store, ['media/aa/held.jpg']);
      return store.size('media/aa/held.jpg');
    };
    if (engine === 'embedded') {
      await holdFilesOnward(db);
      expect(await triesToRemove()).toBe(1);
      await letFilesGo(db);
    } else
      await db.transaction(async (tx) => {
        await holdFiles(tx);
        expect(await triesToRemove()).toBe(1);
      });
    expect(await triesToRemove()).toBe(null);
  });
});
