import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoDocuments } from '../../demo/media/documents';
import { drawImage } from '../../demo/media/draw';
import { demoImages } from '../../demo/media/images';
import { seedMedia } from '../../demo/media/seed';
import { withDemoFiles } from '../../demo/media/store';
import { seedFoundation } from '../../demo/seed';
import { migrate } from '../../server/db/migrate';
import type { Db } from '../../server/db/types';
import { inspectFile } from '../../server/inspect/inspect';
import { notesOf } from '../../server/inspect/notes';
import { fileKey, thumbnailKey } from '../../server/media/names';
import { loadTowns } from '../../server/reference/territory';
import { createDiskStore } from '../../server/storage/disk';
import { claimedType, fileProblem, sidesProblem } from '../../src/content/media/files';
import { engines, newDatabase } from './database';
import { describeTexts } from './demo-kit';

describeTexts('files of the demo', () => {
  const images = demoImages();
  const documents = demoDocuments(loadTowns());

  it('are always the same, each with a key of its own', () => {
    expect(demoImages()).toEqual(images);
    const keys = [...images, ...documents].map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([515, 515]);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]{24}$/);
  });

  it('show every theme in several sizes, formats and lights', () => {
    const count = (of: (image: (typeof images)[number]) => unknown) => new Set(images.map(of)).size;
    expect(count(({ theme }) => theme)).toBe(11);
    expect(count(({ width, height }) => `${width}×${height}`)).toBe(7);
    expect(count(({ extension }) => extension)).toBe(4);
    expect(count(({ license }) => license)).toBe(8);
    expect(count(({ palette }) => palette)).toBe(8);
  });

  it('would pass as uploads', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portolano-demo-'));
    const inspect = async (name: string, bytes: Buffer, purpose: 'images' | 'attachments') => {
      const path = join(folder, 'file');
      await writeFile(path, bytes);
      const claimed = claimedType(name);
      if (claimed === null) throw new Error(name);
      expect(fileProblem({ name, size: bytes.length }, purpose)).toBe(null);
      return inspectFile({ path, name, size: bytes.length, claimed }, purpose, folder);
    };
    for (const image of images.filter((_image, index) => index % 25 === 0 || index % 60 === 17)) {
      expect(image.extension === 'svg' ? null : sidesProblem(image.name, image)).toBe(null);
      const { width, height } = await inspect(image.name, await drawImage(image), 'images');
      expect([image.name, width, height]).toEqual([image.name, image.width, image.height]);
    }
    for (const { name, content, mime, notes } of documents) {
      const inspected = await inspect(name, content, 'attachments');
      expect([name, inspected.type.mime, await notesOf(inspected)]).toEqual([name, mime, notes]);
    }
    await rm(folder, { recursive: true });
  });
});

describe.each(engines)('the store of the demo on %s', (engine) => {
  let db: Db;
  let folder: string;
  beforeAll(async () => {
    db = await newDatabase(engine);
    await migrate(db);
    folder = await mkdtemp(join(tmpdir(), 'portolano-demo-'));
    await db.transaction(async (tx) => {
      await seedFoundation(tx);
      await seedMedia(tx, loadTowns(), new Date());
    });
  });
  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true });
  });
  const image = demoImages()[7] as ReturnType<typeof demoImages>[number];
  const sizeInDatabase = async () =>
    (await db.query<{ size: number }>('select size from files where key = $1', [image.key])).rows[0]?.size;

  it('has a row for each file', async () => {
    const { rows } = await db.query('select area, count(*) as files from files group by area order by area');
    expect(rows).toEqual([
      { area: 'attachments', files: 200 },
      { area: 'files', files: 15 },
      { area: 'images', files: 300 },
    ]);
  });

  it('makes a file when it is first wanted, once', async () => {
    const disk = createDiskStore(folder);
    const put = vi.spyOn(disk, 'put');
    const store = withDemoFiles(disk, db, folder);
    expect([await disk.size(fileKey(image)), await sizeInDatabase()]).toEqual([null, 0]);
    const sizes = await Promise.all([1, 2, 3].map(() => store.size(fileKey(image))));
    expect([new Set(sizes).size, put.mock.calls.length]).toEqual([1, 1]);
    expect([await disk.size(fileKey(image)), await sizeInDatabase()]).toEqual([sizes[0], sizes[0]]);
    const open = await store.open(thumbnailKey(image.key), { start: 0, end: 11 });
    expect(Buffer.concat((await open?.body.toArray()) ?? []).toString('latin1', 8)).toBe('WEBP');
    const stored = await store.open(thumbnailKey(image.key));
    const { width, height } = await sharp(Buffer.concat((await stored?.body.toArray()) ?? [])).metadata();
    expect(Math.max(width, height)).toBe(400);
  });

  it('makes neither what has no row nor anything once it was stopped', async () => {
    const store = withDemoFiles(createDiskStore(folder), db, folder);
    const [deleted, late] = [demoImages()[8], demoImages()[9]] as [typeof image, typeof image];
    await db.query('delete from files where key = $1', [deleted.key]);
    expect([await store.size(fileKey(deleted)), await store.open(`media/aa/${'a'.repeat(24)}.jpg`)]).toEqual([
      null,
      null,
    ]);
    await store.stop();
    expect(await store.size(fileKey(late))).toBe(null);
  });
});
