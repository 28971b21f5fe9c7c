import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFull } from '../../../server/http/errors';
import { createDiskStore } from '../../../server/storage/disk';
import { createRoom } from '../../../server/storage/room';
import { refusalTexts } from '../../../src/messages/server/refusals';
import { bodyWith, create, put, read } from '../content-kit';
import { engines } from '../database';
import { TestServer } from '../kit';
import { IMAGES, png, send, uploaded } from '../media-kit';

const FULL = { status: 'error', code: '507', message: refusalTexts.diskFull };

describe('room on a disk', () => {
  it('is what the system says, less the reserve', async () => {
    await createRoom(tmpdir(), 0).assertFree(1);
    await expect(createRoom(tmpdir(), 0).assertFree(2 ** 60)).rejects.toMatchObject({ status: 507 });
    await expect(createRoom(tmpdir(), 2 ** 60).assertFree(0)).rejects.toMatchObject({ status: 507 });
  });
});

describe.each(engines)('a full disk · %s', (engine) => {
  let server: TestServer;
  let folder = '';
  const disk = { free: Number.POSITIVE_INFINITY, isStoreFull: false };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portolano-disk-'));
    const store = createDiskStore(folder);
    server = await TestServer.start(engine, {
      store: {
        ...store,
        put: async (key, path) => {
          // A copy that fails half way, as it does where the room ends between two blocks.
          if (disk.isStoreFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
          await store.put(key, path);
        },
      },
      room: {
        assertFree: async (bytes) => {
          if (disk.free < bytes) throw diskFull();
        },
      },
    });
    server.expectErrors();
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const ready = async () => (await server.get('ready')).status;
  const stored = async () => (await server.db.query('select id from files')).rowCount;
  const left = async () => (await readdir(join(server.dataDir, 'uploads'))).length;

  it('refuses an upload before it is received', async () => {
    const before = await stored();
    const bytes = await png();
    disk.free = bytes.length;
    const answer = await send(server, IMAGES, { name: 'foto.png', bytes });
    expect([answer.status, answer.body]).toEqual([507, FULL]);
    expect(await stored()).toBe(before);
    disk.free = Number.POSITIVE_INFINITY;
    await uploaded(server, { name: 'foto.png', bytes });
  });

  it('keeps nothing of a file that the store has no room for', async () => {
    const before = await stored();
    disk.isStoreFull = true;
    const answer = await send(server, IMAGES, { name: 'foto.png', bytes: await png() });
    disk.isStoreFull = false;
    expect([answer.status, answer.body]).toMatchObject([507, FULL]);
    expect([await stored(), await left()]).toEqual([before, 0]);
    expect((await server.db.query('select key from stray_files')).rowCount).toBe(0);
  });

  it('still lets people sign in, read, search and delete', async () => {
    const id = await create(server, bodyWith({ title: 'Da togliere' }));
    disk.free = -1;
    const { answer } = await server.signIn('redazione', 'redazione-demo-2026');
    expect(answer.status).toBe(200);
    await read(server, id);
    expect((await server.call('POST', 'user/search', { as: 'admin', body: { keywords: 'a' } })).status).toBe(200);
    expect((await server.call('DELETE', `news/${id}`, { as: 'admin' })).status).toBe(200);
    expect(await ready()).toBe(503);
    disk.free = Number.POSITIVE_INFINITY;
    expect(await ready()).toBe(200);
  });

  it.runIf(engine === 'embedded')('refuses a save before the embedded database runs out of room', async () => {
    const id = await create(server, bodyWith({ title: 'Resta così' }));
    disk.free = -1;
    const answer = await put(server, id, bodyWith({ title: 'Non ci sta' }));
    disk.free = Number.POSITIVE_INFINITY;
    expect([answer.status, answer.body]).toMatchObject([507, FULL]);
    expect((await read(server, id)).contents.it?.title).toBe('Resta così');
  });

  it('says that the database itself has no room, writes nothing, and goes on once it has', async () => {
    const id = await create(server, bodyWith({ title: 'Intero' }));
    await server.db.query(`
      create function out_of_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    for (const table of ['audit', 'readiness', 'sessions'])
      await server.db.query(
        `create trigger out_of_room before insert or update on ${table} for each row execute function out_of_room()`,
      );
    const answer = await put(server, id, bodyWith({ title: 'A metà' }));
    expect([answer.status, answer.body]).toMatchObject([507, FULL]);
    expect(await ready()).toBe(503);
    server.advance(120_000);
    expect((await read(server, id)).contents.it?.title).toBe('Intero');
    await server.db.query('drop function out_of_room cascade');
    expect((await read(server, id)).contents.it?.title).toBe('Intero');
    expect((await put(server, id, bodyWith({ title: 'Di nuovo' }))).status).toBe(200);
    expect(await ready()).toBe(200);
  });
});
