import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '../../src/services/client';
import { createMediaService } from '../../src/services/media';

let server: Server;
let media: ReturnType<typeof createMediaService>;
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

const { signal } = new AbortController();
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
  expect(await media.picker.loadPage(request, signal)).toEqual({
    ok: true,
    value: { items, page: 2, lastPage: 4, total: 95 },
  });
  expect(seen).toEqual([{ method: 'POST', url: '/media/search', body: { page: 2, limit: 30, query: 'mare' } }]);
});

test.each([
  ['by the total', { total: 95 }, { lastPage: 4, total: 95 }],
  ['not at all: a page that is not full is the last', {}, { lastPage: 2, total: 32 }],
])('a server that does not count pages still ends: %s', async (_name, meta, expected) => {
  reply = { status: 200, body: { data: items, meta } };
  expect(await media.picker.loadPage(request, signal)).toEqual({ ok: true, value: { items, page: 2, ...expected } });
});

test('the gallery requests images only', async () => {
  reply = { status: 200, body: { data: items, meta: { total: 2 } } };
  expect(await media.gallery.loadPage({ page: 1, limit: 24, query: '' }, signal)).toMatchObject({
    ok: true,
    value: { lastPage: 1 },
  });
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/media?page=1&limit=24&images=1' });
});

test('one image is a page of its own, and read by id; a deleted one is an empty page, or missing', async () => {
  const alone = () => media.one(2).loadPage(request, signal);
  const read = () => media.one(2).readUnlicensed({ id: 2 }, signal);
  reply = { status: 200, body: { data: [items[0]] } };
  expect(await alone()).toEqual({ ok: true, value: { items: [items[0]], page: 1, lastPage: 1, total: 1 } });
  expect(await read()).toEqual({ ok: true, value: items[0] });
  expect(seen.map(({ body }) => body)).toEqual([{ id: 2 }, { id: 2 }]);
  reply = { status: 200, body: { data: [] } };
  expect(await alone()).toEqual({ ok: true, value: { items: [], page: 1, lastPage: 1, total: 0 } });
  expect(await read()).toMatchObject({ ok: false, failure: { kind: 'notFound', status: 404 } });
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
  expect(await media.picker.saveLicense({ id: 2, facts: form, updatedAt: null }, signal)).toEqual({
    ok: true,
    value: { message: 'Salvato', item: null },
  });
  expect(seen).toEqual([{ method: 'PUT', url: '/media/upload/2', body: form }]);
});

describe('a version that the server gave', () => {
  const form = { titolo: 'Mare', copyright: '', description: '', license_id: 81, versione_id: 91, openlibrary: false };
  const version = '2026-11-23T10:00:00.000Z';
  const stored = { id: 2, url: '/2.jpg', title: 'Mare', updated_at: '2026-11-23T10:05:00.000Z' };

  test('goes back with the data, and the answer says the new one', async () => {
    reply = { status: 200, body: { status: 'success', data: { ...stored, message: 'Salvato' } } };
    expect(await media.picker.saveLicense({ id: 2, facts: form, updatedAt: version }, signal)).toEqual({
      ok: true,
      value: { message: 'Salvato', item: stored },
    });
    expect(seen).toEqual([{ method: 'PUT', url: '/media/upload/2', body: { ...form, updated_at: version } }]);
  });

  test('is read again where the answer does not say the new one', async () => {
    // One reply to both calls: what the first ignores and the second reads.
    reply = { status: 200, body: { status: 'success', data: { message: 'Salvato', images: [stored] } } };
    expect(await media.picker.saveLicense({ id: 2, facts: form, updatedAt: version }, signal)).toEqual({
      ok: true,
      value: { message: 'Salvato', item: stored },
    });
    expect(seen.map(({ url }) => url)).toEqual(['/media/upload/2', '/media/search']);
  });

  test('is refused once it is not the stored one, with who saved and when', async () => {
    const data = { message: 'Già salvata', updated_at: stored.updated_at, updated_by: 'Anna Montanari' };
    reply = { status: 409, body: { status: 'error', code: '409', message: 'Già salvata', data } };
    expect(await media.picker.saveLicense({ id: 2, facts: form, updatedAt: version }, signal)).toMatchObject({
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
  expect(await media.picker.deleteItem({ id: 2 }, signal)).toMatchObject({
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
  expect(await media.picker.deleteItem({ id: 2 }, signal)).toMatchObject({
    ok: false,
    failure: { message: 'Non ora' },
    usedBy: [],
    usedTotal: 0,
  });
});
