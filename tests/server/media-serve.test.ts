import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileKey, newKey } from '../../server/media/names';
import { readRange } from '../../server/storage/range';
import { describeOnEach } from './kit';
import { fetched, type Item, jpeg, pdf, svg, uploaded } from './media-kit';

describe('a range', () => {
  it.each([
    [undefined, 100, 'whole'],
    ['bytes=0-9', 100, { start: 0, end: 9 }],
    ['bytes=90-', 100, { start: 90, end: 99 }],
    ['bytes=90-500', 100, { start: 90, end: 99 }],
    ['bytes=-10', 100, { start: 90, end: 99 }],
    ['bytes=-500', 100, { start: 0, end: 99 }],
    ['bytes=100-', 100, 'unsatisfiable'],
    ['bytes=-0', 100, 'unsatisfiable'],
    ['bytes=0-', 0, 'unsatisfiable'],
    ['bytes=9-5', 100, 'whole'],
    ['bytes=0-1,5-6', 100, 'whole'],
    ['bytes=-', 100, 'whole'],
    ['items=0-9', 100, 'whole'],
  ])('%s of %i bytes is %j', (header, size, range) => {
    expect(readRange(header, size)).toEqual(range);
  });
});

describeOnEach('stored files', (server) => {
  let photo: Buffer;
  let image: Item;
  let stored: Buffer;
  beforeAll(async () => {
    photo = await jpeg({ width: 1300, height: 900 });
    image = await uploaded(server(), { name: 'Foto bella.jpg', bytes: photo });
    stored = (await fetched(server(), image.url)).bytes;
  });

  it('come whole, with headers that let them do nothing but be seen', async () => {
    const { status, headers, bytes } = await fetched(server(), image.url);
    const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, headers.get(name)]));
    expect(status).toBe(200);
    expect(bytes.length).toBe(photo.length);
    const key = image.url.split('/')[3];
    expect(
      named(
        'content-type',
        'content-length',
        'content-disposition',
        'content-security-policy',
        'x-content-type-options',
        'cross-origin-resource-policy',
        'cache-control',
        'accept-ranges',
        'etag',
        'content-encoding',
      ),
    ).toEqual({
      'content-type': 'image/jpeg',
      'content-length': String(photo.length),
      'content-disposition': 'inline; filename="foto-bella.jpg"',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: `"${key}"`,
      'content-encoding': null,
    });
  });

  it('download when they are no images', async () => {
    const name = 'Orari "estate".pdf';
    const item = await uploaded(server(), { name, bytes: pdf }, 'media/upload/default/0');
    expect(item.name).toBe(name);
    const { headers } = await fetched(server(), item.url);
    expect(headers.get('content-disposition')).toBe('attachment; filename="orari-estate.pdf"');
  });

  it.each([
    ['utf-8', Buffer.from('Comune;Orari\nForlì;“9–13”\n')],
    ['utf-8', Buffer.from('Comune;Orari\n')],
    ['windows-1252', Buffer.from('Comune;Orari\nForl\xec;9\x9613\n', 'latin1')],
    ['utf-16le', Buffer.from('\ufeffComune;Orari\nForlì\n', 'utf16le')],
    ['utf-16be', Buffer.from('\ufeffComune;Orari\nForlì\n', 'utf16le').swap16()],
    [null, Buffer.from([0, 1, 2, 3, 0xff])],
  ])('say what they are written in, those too that came before texts were converted: %s', async (charset, bytes) => {
    const { store, dataDir } = server();
    const own = { key: newKey(), extension: 'csv' };
    const path = join(dataDir, 'stored-before');
    await writeFile(path, bytes);
    await store.put(fileKey(own), path);
    const url = `/media/files/${own.key}/orari.csv`;
    const wanted = charset === null ? 'text/csv' : `text/csv; charset=${charset}`;
    for (const headers of [{}, { Range: 'bytes=0-3' }, {}]) {
      const answer = await fetched(server(), url, headers);
      expect(answer.headers.get('content-type')).toBe(wanted);
    }
    const whole = await fetched(server(), url);
    expect(whole.bytes.equals(bytes)).toBe(true);
  });

  it('are not compressed on the way, whatever they are', async () => {
    const text = `id;nome\n${'1;Bologna\n'.repeat(500)}`;
    const { url } = await uploaded(server(), { name: 'a.csv', bytes: text }, 'media/upload/default/0');
    const drawing = await uploaded(server(), { name: 'a.svg', bytes: svg('<g></g>'.repeat(500)) });
    for (const address of [url, drawing.url]) {
      const { headers } = await fetched(server(), address, { 'Accept-Encoding': 'gzip' });
      expect([headers.get('content-encoding'), Number(headers.get('content-length')) > 3000]).toEqual([null, true]);
    }
  });

  it('come in parts', async () => {
    const part = await fetched(server(), image.url, { Range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      `bytes 10-19/${stored.length}`,
      '10',
    ]);
    expect(part.bytes.equals(stored.subarray(10, 20))).toBe(true);
    const behind = await fetched(server(), image.url, { Range: `bytes=${stored.length}-` });
    expect([behind.status, behind.headers.get('content-range'), behind.bytes.length]).toEqual([
      416,
      `bytes */${stored.length}`,
      0,
    ]);
    const older = await fetched(server(), image.url, { Range: 'bytes=0-1', 'If-Range': '"altro"' });
    expect([older.status, older.bytes.length]).toEqual([200, stored.length]);
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await fetched(server(), image.url);
    const again = await fetched(server(), image.url, { 'If-None-Match': `W/"x", ${headers.get('etag')}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('answer HEAD with the headers alone', async () => {
    const response = await fetch(server().origin + image.url, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      String(stored.length),
      '',
    ]);
  });

  /** What fetch would tidy up goes out as it is. */
  const rawStatus = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server().origin);
      request({ hostname, port, path }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  it('can be reached under their own address only', async () => {
    const key = image.url.split('/')[3] as string;
    const wrong = [
      '/media',
      '/media/',
      '/media/files/',
      `/media/files/${key}`,
      `/media/files/${key}/`,
      `/media/files/${key}/foto-bella.png`,
      `/media/files/${key}/foto-bella.html`,
      `/media/files/${key.toUpperCase()}/foto-bella.jpg`,
      `/media/files/${'a'.repeat(24)}/foto-bella.jpg`,
      '/media/files/../../package.json',
      '/media/files/..%2f..%2fpackage.json/a.json',
      `/media/files/${key}/..%2f..%2fa.jpg`,
      `/media/files/${key}%00/a.jpg`,
      '/media/thumbs/..%2f..%2fa.webp',
      `/media/thumbs/${key}.jpg`,
    ];
    for (const path of wrong) expect([path, await rawStatus(path)]).toEqual([path, 404]);
  });
});
