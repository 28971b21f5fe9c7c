import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { PATIENCE } from '../kit/patience';
import { isCore } from '../kit/set';
import { describeOnEach, type TestServer } from './kit';
import { fetched, IMAGES, jpeg, send, uploaded, zip } from './media-kit';

const MB = 1024 * 1024;
/** As much as a file may have; in the core what fits in no buffer of a stream. */
const LARGE = isCore ? 20 : 100;

/** Everything an upload could leave behind. */
async function traces({ dataDir, db }: TestServer) {
  const uploads = await readdir(join(dataDir, 'uploads')).catch(() => []);
  const media = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true }).catch(() => []);
  const text = 'select (select count(*) from files) as files, (select count(*) from stray_files) as strays';
  const { rows } = await db.query<{ files: number; strays: number }>(text);
  return { uploads, stored: media.filter((entry) => entry.isFile()).length, ...rows[0] };
}

/** Begins a multipart request by hand, so that it can stop anywhere. `announced` is the length that it promises. */
async function beginUpload(server: TestServer, announced: number, content: Buffer) {
  const { hostname, port } = new URL(server.origin);
  const token = await server.token('admin');
  const head = [
    '--limite',
    'Content-Disposition: form-data; name="file"; filename="grande.zip"',
    'Content-Type: application/zip',
    '',
    '',
  ].join('\r\n');
  const socket = connect({ host: hostname, port: Number(port) });
  const request = [
    'POST /api/v1/media/upload/default/0 HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=limite',
    `Content-Length: ${announced}`,
    '',
    head,
  ].join('\r\n');
  socket.write(request);
  socket.write(content);
  return socket;
}

const archive = (size: number): Buffer => zip('dati.bin', 'x'.repeat(size));

describeOnEach('an upload', (server) => {
  const settled = () =>
    vi.waitFor(async () => expect(await traces(server())).toMatchObject({ uploads: [], strays: 0 }), PATIENCE);

  it('that the network cuts off leaves nothing', async () => {
    const before = await traces(server());
    const socket = await beginUpload(server(), 50 * MB, archive(2 * MB));
    await vi.waitFor(async () => expect((await traces(server())).uploads).toHaveLength(1), PATIENCE);
    socket.destroy();
    await settled();
    expect(await traces(server())).toEqual(before);
  });

  it('whose body ends before its boundary is refused and leaves nothing', async () => {
    const before = await traces(server());
    const form = '--limite\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK';
    const response = await fetch(`${server().origin}/api/v1/${IMAGES}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${await server().token('admin')}`,
        'Content-Type': 'multipart/form-data; boundary=limite',
      },
      body: form.replace('.zip', '.png'),
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        status: 'error',
        code: '400',
        message: 'Il caricamento si è interrotto prima della fine: il file non è stato salvato. Riprova.',
      },
    ]);
    await settled();
    expect(await traces(server())).toEqual(before);
  });

  it('that promises more than anyone reads is refused at once', async () => {
    const socket = await beginUpload(server(), 10_000 * MB, archive(1000));
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(
      '«grande.zip» è troppo grande: supera 100 MB, il massimo per un file è 100 MB. Comprimi o dividi il file e riprova.',
    );
    await settled();
  });

  it('that the store does not take is refused and leaves nothing', async () => {
    server().expectErrors();
    const before = await traces(server());
    const put = vi.spyOn(server().store, 'put').mockRejectedValueOnce(new Error('ENOSPC: no space left on device'));
    const message = "L'archivio dei file non risponde: il file non è stato salvato. Riprova fra qualche istante.";
    const answer = await send(server(), IMAGES, { name: 'a.jpg', bytes: await jpeg() });
    expect([answer.status, answer.body.message, answer.body.errors]).toEqual([503, message, { file: message }]);
    put.mockRestore();
    expect(await traces(server())).toEqual(before);
  });

  it('whose row can not be written leaves nothing in the store', async () => {
    server().expectErrors();
    const before = await traces(server());
    await server().db.query('alter table files add constraint nothing_more check (false) not valid');
    const answer = await send(server(), IMAGES, { name: 'a.jpg', bytes: await jpeg() });
    await server().db.query('alter table files drop constraint nothing_more');
    expect(answer.status).toBe(500);
    expect(await traces(server())).toEqual(before);
  });

  it(`of ${LARGE} MB comes out as it went in`, async () => {
    const bytes = archive(LARGE * MB - 200);
    const item = await uploaded(server(), { name: 'grande.zip', bytes }, 'media/upload/default/0');
    const kept = await fetched(server(), item.url);
    expect(kept.bytes.equals(bytes)).toBe(true);
    await settled();
  });

  it('is one of many at once', async () => {
    const photo = await jpeg();
    const names = Array.from({ length: 12 }, (_, index) => `foto-${index}.jpg`);
    const items = await Promise.all(names.map((name) => uploaded(server(), { name, bytes: photo })));
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(new Set(items.map(({ url }) => url)).size).toBe(12);
    await settled();
  });
});
