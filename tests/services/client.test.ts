import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { login, me } from '../../src/contract/session';
import { type Client, createClient } from '../../src/services/client';
import { createContentService } from '../../src/services/contents';
import { createListingService } from '../../src/services/listings';
import { news } from '../content/named';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let client: Client;
let answer: Answer;
let lost: [string, string][] = [];
let seen: { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers'] }[] = [];

const body =
  (status: number, text: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(text);
  };
const json = (status: number, value: unknown, headers?: Record<string, string>) =>
  body(status, JSON.stringify(value), headers);

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = createClient({
    apiBase: `http://127.0.0.1:${port}/api/v1/`,
    token: () => 'abc',
    onSessionLost: (reason, token) => lost.push([reason, token]),
  });
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
beforeEach(() => {
  lost = [];
  seen = [];
});

const callMe = async () => client.call(me, {});
const user = { id: 1, username: 'ada', roles: { redazione: 'Redazione' }, abilities: { 'news-view': true } };

describe('a call', () => {
  test('carries token and language, and gives the checked answer [1-7.1, 1-1.2]', async () => {
    answer = json(200, { status: 'success', code: '200', data: user });
    expect(await callMe()).toMatchObject({ ok: true, value: { data: user } });
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/v1/user/me',
      headers: { authorization: 'Bearer abc', 'accept-language': 'it' },
    });
  });

  test('sends no characters that servers refuse and nobody types', async () => {
    let sent = '';
    answer = (request, response) => {
      request.on('data', (chunk) => {
        sent += String(chunk);
      });
      request.on('end', () => json(200, { data: { access_token: 'x' } })(request, response));
    };
    const password = 'emoji 🍝, scritto \\u0000 e \\ud800';
    await client.call(login, { body: { username: 'a\0b\ud800c\udc00', password } });
    expect(JSON.parse(sent)).toEqual({ username: 'abc', password });
  });

  test('encodes the plus of an ascending order and sends "all" filters as -1', async () => {
    answer = json(200, { data: [], meta: { total: 0 } });
    const service = createListingService(client, news);
    await service.loadRows({
      query: { page: 2, limit: 50, orderBy: '+title', keywords: '', filters: { stato: -1, miei: -1 } },
    });
    expect(seen[0]?.url).toBe('/api/v1/news?page=2&limit=50&orderBy=%2Btitle&stato=-1');
    await service.loadRows({
      query: { page: 1, limit: 50, orderBy: '-id', keywords: '', filters: { stato: 2, miei: 1 } },
    });
    expect(seen[1]?.url).toBe('/api/v1/news?page=1&limit=50&orderBy=-id&stato=2&miei=1');
  });

  test('a create carries its key', async () => {
    answer = json(201, { status: 'success', code: '201', data: { id: 9, message: 'ok' } });
    const service = createContentService(client, news);
    const item = {
      id: 'new' as const,
      contents: {},
      canSave: true,
      draft: 0,
      revision: null,
      updated_at: null,
      lang: 'it',
    };
    expect(await service.saveItem({ item, key: 'k-1' }, new AbortController().signal)).toEqual({
      ok: true,
      value: { id: 9, message: 'ok', permalink: null, warning: null },
    });
    expect(seen[0]?.headers['idempotency-key']).toBe('k-1');
  });
});

describe('a server that can not answer for a moment', () => {
  const unavailable = (seconds: string) =>
    json(503, { status: 'error', message: 'Riprova' }, { 'Retry-After': seconds });
  const answering = (...answers: readonly Answer[]): Answer => {
    let next = 0;
    return (request, response) => {
      answers[Math.min(next, answers.length - 1)]?.(request, response);
      next += 1;
    };
  };

  test('is asked again', async () => {
    answer = answering(unavailable('0'), unavailable('0'), json(200, { status: 'success', code: '200', data: user }));
    expect([await callMe(), seen.length]).toMatchObject([{ ok: true }, 3]);
  });

  test.each([
    ['not for ever', '0', 3],
    ['not where it takes longer than anyone waits', '6', 1],
  ])('is asked again, but %s', async (_what, seconds, times) => {
    answer = unavailable(seconds);
    expect([await callMe(), seen.length]).toMatchObject([{ ok: false, failure: { status: 503 } }, times]);
  });

  test('is sent a change once, unless its key says that it is the same', async () => {
    answer = unavailable('0');
    const body = { username: 'a', password: 'b' };
    await client.call(login, { body });
    expect(seen.length).toBe(1);
    await client.call(login, { body, headers: { 'Idempotency-Key': 'k' } });
    expect(seen.length).toBe(4);
  });
});

describe('a failed call is a value with its own Italian text', () => {
  test.each<[string, Answer, { kind: string; status: number; message: RegExp }]>([
    ['an empty body', body(200, ''), { kind: 'nonsense', status: 200, message: /vuota/ }],
    ["a proxy's page", body(200, '<html>login</html>'), { kind: 'nonsense', status: 200, message: /pagina/ }],
    [
      'a cut body',
      body(200, '{"status":"success","data":{"id":1,'),
      { kind: 'nonsense', status: 200, message: /a metà/ },
    ],
    ['another shape', json(200, { data: { id: 'x' } }), { kind: 'nonsense', status: 200, message: /data\.id/ }],
    ['a null', json(200, null), { kind: 'nonsense', status: 200, message: /non sono quelli attesi/ }],
    [
      'an error with 200',
      json(200, { status: 'error', message: 'No' }),
      { kind: 'server', status: 200, message: /^No$/ },
    ],
    ['a 500 page', body(500, '<h1>500</h1>'), { kind: 'nonsense', status: 500, message: /pagina/ }],
    ['a bare 404', body(404, ''), { kind: 'notFound', status: 404, message: /non esiste più/ }],
    ['a 429', json(429, {}, { 'Retry-After': '8' }), { kind: 'throttled', status: 429, message: /8 secondi/ }],
    [
      'a cut connection',
      (request) => request.socket.destroy(),
      { kind: 'network', status: 0, message: /non risponde/ },
    ],
  ])('%s', async (_case, given, { kind, status, message }) => {
    answer = given;
    const result = await callMe();
    expect(result).toMatchObject({ ok: false, failure: { kind, status } });
    expect(result.ok ? '' : result.failure.message).toMatch(message);
    expect(lost).toEqual([]);
  });

  test('texts: every field, then message, then data.message; debug entries left out [1-8.1]', async () => {
    answer = json(422, {
      status: 'error',
      errors: { 'contents.it.title': ['Manca', 'È corto'], debug: 'x', exceptionCode: '1', exceptionClass: 'E' },
      message: 'Dati non validi',
      data: { message: 'Correggi' },
    });
    expect(await callMe()).toMatchObject({
      ok: false,
      failure: {
        kind: 'invalid',
        message: 'Manca\nÈ corto\nDati non validi\nCorreggi',
        fields: { 'contents.it.title': 'Manca\nÈ corto' },
      },
    });
  });

  test('a lost update tells who and when', async () => {
    answer = json(409, {
      status: 'error',
      code: '409',
      data: { message: 'Tardi', updated_at: 'T', updated_by: 'Ada' },
    });
    expect(await callMe()).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', message: 'Tardi', conflict: { updatedAt: 'T', updatedBy: 'Ada' } },
    });
  });
});

describe('the session is gone', () => {
  test.each<[string, Answer, 'unauthenticated' | 'forbidden']>([
    ['401', json(401, { message: 'Unauthenticated.' }), 'unauthenticated'],
    ['401 without a body', body(401, ''), 'unauthenticated'],
    ['200 that says so', json(200, { message: 'Unauthenticated.' }), 'unauthenticated'],
    ['200 that says so inside', json(200, { data: { message: 'Unauthenticated.' } }), 'unauthenticated'],
    ['500 that says so', json(500, { message: 'Unauthenticated.' }), 'unauthenticated'],
    ['403', json(403, { message: 'No' }), 'forbidden'],
  ])('%s', async (_case, given, reason) => {
    answer = given;
    expect(await callMe()).toMatchObject({ ok: false, failure: { kind: reason } });
    expect(lost).toEqual([[reason, 'abc']]);
  });

  test('a wrong password is no lost session, and sends no token', async () => {
    answer = json(401, { status: 'error', message: 'Nome utente o password errati' });
    expect(await client.call(login, { body: { username: 'a', password: 'b' } })).toMatchObject({
      ok: false,
      failure: { kind: 'unauthenticated', message: 'Nome utente o password errati' },
    });
    expect(lost).toEqual([]);
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });
});

test('an answer that was asked before the client was there is checked like any other, and no call is made', async () => {
  const early: Record<string, string> = { [me.path]: JSON.stringify({ status: 'success', code: '200', data: user }) };
  const asked = createClient({
    apiBase: 'http://127.0.0.1:1',
    token: () => 'abc',
    onSessionLost: () => undefined,
    takeEarly: (url, token) => {
      const text = early[url.replace('http://127.0.0.1:1/', '')];
      return token !== 'abc' || text === undefined ? null : Promise.resolve(text);
    },
  });
  expect(await asked.call(me, {})).toMatchObject({ ok: true, value: { data: user } });
  early[me.path] = '{';
  expect(await asked.call(me, {})).toMatchObject({ ok: false, failure: { kind: 'nonsense' } });
});

test('a call that was given up never settles', async () => {
  answer = () => {};
  const controller = new AbortController();
  let settled = false;
  void client.call(me, { signal: controller.signal }).then(() => {
    settled = true;
  });
  while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  controller.abort();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).toBe(false);
});

test('a call that the browser gives up with its page did not fail; an answer that came is told all the same', async () => {
  const calls = createClient({
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: () => 'abc',
    onSessionLost: () => undefined,
    staying: () => new Promise(() => {}),
  });
  let settled = false;
  answer = (request) => request.socket.destroy();
  void calls.call(me, {}).then(() => {
    settled = true;
  });
  while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).toBe(false);
  answer = json(200, { status: 'success', code: '200', data: user });
  expect(await calls.call(me, {})).toMatchObject({ ok: true });
});
