import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '../../src/services/client';
import { createMediaService, type MediaService } from '../../src/services/media';

let server: Server;
let media: MediaService;
let reply: { status: number; body: unknown };
let seen: { method: string | undefined; url: string | undefined; body: unknown }[] = [];

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length === 0 ? null : JSON.parse(Buffer.concat(parts).toString());
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen.push({ method: request.method, url: request.url, body: await bodyOf(request) });
    response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  media = createMediaService(
    createClient({ apiBase: `http://127.0.0.1:${port}`, token: () => 'abc', onSessionLost: () => undefined }),
  );
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
beforeEach(() => {
  seen = [];
});

const items = [
  { id: 2, url: '/2.jpg' },
  { id: 1, url: '/1.jpg' },
];
const request = { page: 2, limit: 30, query: 'mare' };

test.each([
  ['a list', items],
  ['a list under `images`', { images: items }],
])('the picker takes both dresses of an answer: %s', async (_name, data) => {
  reply = { status: 200, body: { data, meta: { current_page: 2, last_page: 4, total: 95 } } };
  expect(await media.search(request)).toEqual({ ok: true, value: { items, page: 2, lastPage: 4, total: 95 } });
  expect(seen).toEqual([{ method: 'POST', url: '/media/search', body: { page: 2, limit: 30, query: 'mare' } }]);
});

test.each([
  ['by the total', { total: 95 }, { lastPage: 4, total: 95 }],
  ['not at all: a page that is not full is the last', {}, { lastPage: 2, total: 32 }],
])('a server that does not count pages still ends: %s', async (_name, meta, expected) => {
  reply = { status: 200, body: { data: items, meta } };
  expect(await media.search(request)).toEqual({ ok: true, value: { items, page: 2, ...expected } });
});

test('the gallery requests images only', async () => {
  reply = { status: 200, body: { data: items, meta: { total: 2 } } };
  expect(await media.list({ page: 1, limit: 24, query: '' })).toMatchObject({ ok: true, value: { lastPage: 1 } });
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/media?page=1&limit=24&images=1' });
});

test('one image is read by id; a deleted id gives nothing', async () => {
  reply = { status: 200, body: { data: [items[0]] } };
  expect(await media.read(2)).toEqual({ ok: true, value: items[0] });
  expect(seen[0]?.body).toEqual({ id: 2 });
  reply = { status: 200, body: { data: [] } };
  expect(await media.read(2)).toEqual({ ok: true, value: null });
});

test('data go out under their wire names', async () => {
  reply = { status: 200, body: { status: 'success', data: { message: 'Salvato' } } };
  const form = {
    titolo: 'Mare',
    copyright: 'APT',
    description: '',
    license_id: 81,
    versione_id: 91,
    openlibrary: true,
  };
  expect(await media.update(2, form, null)).toEqual({ ok: true, value: { message: 'Salvato', item: null } });
  expect(seen).toEqual([{ method: 'PUT', url: '/media/upload/2', body: form }]);
});

describe('a version that the server gave', () => {
  const form = { titolo: 'Mare', copyright: '', description: '', license_id: 81, versione_id: 91, openlibrary: false };
  const version = '2026-11-23T10:00:00.000Z';
  const stored = { id: 2, url: '/2.jpg', title: 'Mare', updated_at: '2026-11-23T10:05:00.000Z' };

  test('goes back with the data, and the answer says the new one', async () => {
    reply = { status: 200, body: { status: 'success', data: { ...stored, message: 'Salvato' } } };
    expect(await media.update(2, form, version)).toEqual({ ok: true, value: { message: 'Salvato', item: stored } });
    expect(seen).toEqual([{ method: 'PUT', url: '/media/upload/2', body: { ...form, updated_at: version } }]);
  });

  test('is read again where the answer does not say the new one', async () => {
    // One reply to both calls: what the first ignores and the second reads.
    reply = { status: 200, body: { status: 'success', data: { message: 'Salvato', images: [stored] } } };
    expect(await media.update(2, form, version)).toEqual({ ok: true, value: { message: 'Salvato', item: stored } });
    expect(seen.map(({ url }) => url)).toEqual(['/media/upload/2', '/media/search']);
  });

  test('is refused once it is not the stored one, with who saved and when', async () => {
    const data = { message: 'Già salvata', updated_at: stored.updated_at, updated_by: 'Anna Montanari' };
    reply = { status: 409, body: { status: 'error', code: '409', message: 'Già salvata', data } };
    expect(await media.update(2, form, version)).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', conflict: { updatedAt: stored.updated_at, updatedBy: 'Anna Montanari' } },
    });
  });
});

test('a file in use is refused with the contents that use it', async () => {
  const contents = [
    { area: 'news', id: 5, title: 'La sagra', route: '/news/5' },
    { area: 'blog', id: 6 },
  ];
  reply = { status: 409, body: { status: 'error', code: '409', data: { message: 'È in uso', total: 7, contents } } };
  expect(await media.remove(2)).toMatchObject({
    ok: false,
    failure: { kind: 'invalid', status: 409, message: 'È in uso' },
    usedBy: [
      { area: 'news', id: 5, title: 'La sagra', route: '/news/5' },
      { area: 'blog', id: 6, title: null, route: null },
    ],
    usedTotal: 7,
  });
});

test('another refusal names no contents', async () => {
  reply = { status: 409, body: { status: 'error', code: '409', message: 'Non ora' } };
  expect(await media.remove(2)).toMatchObject({ ok: false, failure: { message: 'Non ora' }, usedBy: [], usedTotal: 0 });
});

test('attachments are listed and deleted together', async () => {
  reply = { status: 200, body: { data: [{ id: 3, url: '/a.pdf', name: 'a.pdf' }], meta: { total: 1 } } };
  expect(await media.attachments({ page: 1, limit: 50, orderBy: '-id', keywords: 'a' })).toEqual({
    ok: true,
    value: { rows: [{ id: 3, url: '/a.pdf', name: 'a.pdf' }], total: 1 },
  });
  reply = { status: 200, body: { status: 'success', data: { message: 'Allegati eliminati: 2', deleted: [3, 4] } } };
  expect(await media.removeAttachments([3, 4])).toEqual({ ok: true, value: { message: 'Allegati eliminati: 2' } });
  expect(seen.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/attachments?page=1&limit=50&orderBy=-id&keywords=a'],
    ['DELETE', '/attachments/3,4'],
  ]);
});
