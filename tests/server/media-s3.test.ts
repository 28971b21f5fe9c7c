import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { S3Settings } from '../../server/config';
import { createStore } from '../../server/storage/create';
import { createDiskStore } from '../../server/storage/disk';
import type { FileStore, OpenFile } from '../../server/storage/fileStore';
import { TestServer } from './kit';
import { fetched, jpeg, uploaded, zip } from './media-kit';
import { PROTECTED, S3Server } from './s3Server';

const BUCKET = 'portolano-prova';
const bucketServer = new S3Server(BUCKET);
let settings: S3Settings;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portolano-s3-'));
  settings = await bucketServer.start();
});
afterAll(async () => {
  await bucketServer.stop();
  await rm(folder, { recursive: true, force: true });
});

async function bytesOf(file: OpenFile | null): Promise<Buffer | null> {
  return file === null ? null : Buffer.concat(await file.body.toArray());
}

describe.each(['disk', 's3'] as const)('the file store on %s', (kind) => {
  let store: FileStore;
  const content = Buffer.from('0123456789'.repeat(200_000));
  beforeAll(async () => {
    store =
      kind === 'disk' ? createDiskStore(join(folder, 'disk')) : await createStore({ s3: settings, dataDir: folder });
    await writeFile(join(folder, 'file'), content);
  });

  it('gives back what was put, whole and in parts', async () => {
    await store.assertReady();
    await store.put('media/aa/uno.bin', join(folder, 'file'));
    const whole = await store.open('media/aa/uno.bin');
    expect([whole?.size, (await bytesOf(whole))?.equals(content)]).toEqual([content.length, true]);
    const part = await store.open('media/aa/uno.bin', { start: 3, end: 12 });
    expect([part?.size, (await bytesOf(part))?.toString()]).toEqual([content.length, '3456789012']);
    expect(await store.size('media/aa/uno.bin')).toBe(content.length);
  });

  it('knows what is not there, and forgets what is removed', async () => {
    await store.put('media/aa/due.bin', join(folder, 'file'));
    await store.remove(['media/aa/due.bin', 'media/aa/mai.bin']);
    expect([await store.size('media/aa/due.bin'), await store.open('media/aa/due.bin')]).toEqual([null, null]);
    await store.remove([]);
  });

  it('takes no key that leads elsewhere', async () => {
    for (const key of ['../fuori', '/radice', 'a//b', 'a/../b', 'A', 'a b', ''])
      await expect(store.put(key, join(folder, 'file'))).rejects.toThrow('no key for a file');
  });

  it('rejects a file that can not be read, and keeps nothing of it', async () => {
    await expect(store.put('media/aa/tre.bin', join(folder, 'non-esiste'))).rejects.toThrow('ENOENT');
    expect(await store.size('media/aa/tre.bin')).toBe(null);
  });
});

describe('an S3 server', () => {
  it('that does not answer, or has no such bucket, is noticed', async () => {
    const elsewhere = await createStore({ s3: { ...settings, endpoint: 'http://127.0.0.1:1' }, dataDir: folder });
    await expect(elsewhere.assertReady()).rejects.toThrow();
    const missing = await createStore({ s3: { ...settings, bucket: 'altro' }, dataDir: folder });
    await expect(missing.assertReady()).rejects.toThrow();
  });

  it('that does not know the key is noticed', async () => {
    const credentials = { accessKeyId: 'PORTOLANO', secretAccessKey: 'sbagliato' };
    const store = await createStore({ s3: { ...settings, credentials }, dataDir: folder });
    await expect(store.assertReady()).rejects.toThrow();
  });

  it('that refuses to remove a file is noticed, of many files too', async () => {
    const store = await createStore({ s3: settings, dataDir: folder });
    const many = Array.from({ length: 1500 }, (_, index) => `media/aa/${index}.bin`);
    await store.remove(many);
    await expect(store.remove([...many, `${PROTECTED}uno.bin`])).rejects.toThrow(`${PROTECTED}uno.bin`);
  });

  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start('embedded', { store: await createStore({ s3: settings, dataDir: folder }) });
  });
  afterAll(() => server.stop());

  it('holds the uploads of a whole server', async () => {
    const photo = await uploaded(server, { name: 'foto.jpg', bytes: await jpeg() });
    const thumbnail = await fetched(server, String(photo.url_thumb));
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = zip('dati.bin', 'x'.repeat(20 * 1024 * 1024));
    const archive = await uploaded(server, { name: 'dati.zip', bytes }, 'media/upload/default/0');
    expect((await fetched(server, archive.url)).bytes.equals(bytes)).toBe(true);
    const part = await fetched(server, archive.url, { Range: 'bytes=100-109' });
    expect([part.status, part.headers.get('content-range'), part.bytes.toString()]).toEqual([
      206,
      `bytes 100-109/${bytes.length}`,
      'xxxxxxxxxx',
    ]);
    expect((await server.get('ready')).status).toBe(200);
    const removed = await server.call('DELETE', `media/upload/${photo.id}`, { as: 'admin' });
    expect([removed.status, (await fetched(server, photo.url)).status]).toEqual([200, 404]);
    expect(server.takeUnexpectedErrors()).toEqual([]);
  });
});
