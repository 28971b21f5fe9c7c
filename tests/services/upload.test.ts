import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { uploadActors } from '../../src/app/uploadActors';
import type { Result } from '../../src/contract/result';
import { uploadMachine } from '../../src/machines/upload/machine';
import type { Uploaded, UploadTarget } from '../../src/machines/upload/types';
import type { ImageReducer } from '../../src/services/reduction';
import { createUploader, type Uploader } from '../../src/services/upload';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let apiBase: string;
let uploader: Uploader;
let answer: Answer;
let lost: [string, string][] = [];
let seen: { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string }[] =
  [];
/** Called with the next upload instead of answering it. */
let stall: ((request: IncomingMessage) => void) | null = null;

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization, Accept-Language',
};

const text =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...CORS, ...headers });
    response.end(body);
  };
const json = (status: number, value: unknown) => text(status, JSON.stringify(value));
const item = { id: 7, name: 'guida.pdf', url: '/media/guida.pdf' };
const created = json(201, { status: 'success', code: '201', data: item });

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    if (stall !== null) {
      request.resume();
      stall(request);
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(parts).toString('latin1') });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(4520, '127.0.0.1', resolve));
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise<void>((resolve) => void server.close(() => resolve()));
});
beforeEach(() => {
  lost = [];
  seen = [];
  stall = null;
  let count = 0;
  uploader = createUploader({
    apiBase,
    token: () => 'abc',
    onSessionLost: (reason, token) => lost.push([reason, token]),
    newId: () => `f${++count}`,
    measure: async () => ({ width: 1600, height: 900 }),
  });
});

const pdf = (size = 2000) => new File(['x'.repeat(size)], 'guida.pdf', { type: 'application/pdf' });
const images: UploadTarget = { purpose: 'images', parentId: 'new' };

function upload(target: UploadTarget, file = pdf()): { result: Promise<Result<Uploaded>>; progress: number[] } {
  const progress: number[] = [];
  const [registered] = uploader.register([file]);
  const result = new Promise<Result<Uploaded>>((resolve) => {
    uploader.send({ id: registered?.id ?? '', version: 'original' }, target, {
      onProgress: (part) => progress.push(part),
      onAnswer: resolve,
    });
  });
  return { result, progress };
}

describe('sending a file', () => {
  test('is a multipart POST with token and language, and gives the stored item', async () => {
    answer = created;
    expect(await upload(images).result).toEqual({ ok: true, value: item });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/media/upload/images/new',
      headers: { authorization: 'Bearer abc', 'accept-language': 'it', accept: 'application/json' },
    });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toMatch(
      /name="file"; filename="guida\.pdf"\r\nContent-Type: application\/pdf\r\n\r\nx{2000}\r\n/,
    );
  });

  test('attachments go to their own place', async () => {
    answer = created;
    await upload({ purpose: 'attachments', parentId: '' }).result;
    expect(seen[0]?.url).toBe('/api/v1/attachments/upload');
  });

  test('reports growing parts of one', async () => {
    answer = created;
    const { result, progress } = upload(images, pdf(3_000_000));
    await result;
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.at(-1)).toBe(1);
    expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  });
});

describe('a sending that fails', () => {
  test.each<[string, Answer, object]>([
    [
      "the server's text",
      json(422, { status: 'error', code: '422', message: '«guida.pdf» non è un file PDF' }),
      { kind: 'invalid', status: 422, message: '«guida.pdf» non è un file PDF' },
    ],
    [
      'a refusal with HTTP 200',
      json(200, { status: 'error', code: '413', message: 'Troppo grande' }),
      { kind: 'invalid', status: 413, message: 'Troppo grande' },
    ],
    [
      'a proxy that refuses the size in HTML',
      text(413, '<html>Request Entity Too Large</html>', { 'Content-Type': 'text/html' }),
      { kind: 'invalid', status: 413, message: expect.stringMatching(/^«guida\.pdf» è troppo grande per il server/) },
    ],
    ['nonsense', json(201, { data: { id: 'sette' } }), { kind: 'nonsense', status: 201 }],
    [
      'a full disk',
      json(507, { status: 'error', code: '507', message: 'Spazio finito' }),
      { kind: 'server', status: 507 },
    ],
  ])('says why: %s', async (_name, reply, failure) => {
    answer = reply;
    expect(await upload(images).result).toMatchObject({ ok: false, failure });
    expect(lost).toEqual([]);
  });

  test('a cut connection is the network', async () => {
    answer = (request) => void request.socket.destroy();
    expect(await upload(images).result).toMatchObject({ ok: false, failure: { kind: 'network', status: 0 } });
  });

  test('a file that can no longer be read is not the network', async () => {
    answer = (request) => void request.socket.destroy();
    const file = pdf();
    Object.defineProperty(file, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    });
    expect(await upload(images, file).result).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message: expect.stringMatching(/^Il browser non riesce più a leggere «guida\.pdf»/) },
    });
  });

  test.each([
    [401, 'unauthenticated', 'Unauthenticated.'],
    [403, 'forbidden', 'Vietato'],
  ])('a %i tells that the session is lost', async (status, kind, message) => {
    answer = json(status, { message });
    expect(await upload(images).result).toMatchObject({ ok: false, failure: { kind } });
    expect(lost).toEqual([[kind, 'abc']]);
  });
});

describe('registered files', () => {
  test('a stopped sending is broken off and answers nothing', async () => {
    const answers: unknown[] = [];
    const [registered] = uploader.register([pdf(30_000_000)]);
    const arrived = new Promise<IncomingMessage>((resolve) => {
      stall = resolve;
    });
    const stop = uploader.send({ id: registered?.id ?? '', version: 'original' }, images, {
      onProgress: () => undefined,
      onAnswer: (result) => answers.push(result),
    });
    const { socket } = await arrived;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    stop();
    await closed;
    expect(answers).toEqual([]);
  });

  test('a released file is not sent', async () => {
    const [registered] = uploader.register([pdf()]);
    uploader.release([registered?.id ?? '']);
    const answers: Result<Uploaded>[] = [];
    uploader.send({ id: registered?.id ?? '', version: 'original' }, images, {
      onProgress: () => undefined,
      onAnswer: (result) => answers.push(result),
    });
    expect(answers).toMatchObject([{ ok: false, failure: { kind: 'invalid', status: 0 } }]);
    expect(await uploader.inspect(registered?.id ?? '')).toBe('unreadable');
  });
});

test('the queue sends what is fit, refuses what is not, and one failure leaves the others going', async () => {
  answer = (request, response) =>
    (seen.at(-1)?.body.includes('filename="rotta.pdf"')
      ? json(422, { status: 'error', message: 'Il file è danneggiato' })
      : created)(request, response);
  const queue = createActor(uploadMachine.provide({ actors: uploadActors(uploader) }), {
    input: { target: { purpose: 'default', parentId: '0' }, refusal: null },
  }).start();
  const files = uploader.register([
    new File(['foto'], 'mare.jpg', { type: 'image/jpeg' }),
    pdf(),
    new File(['no'], 'rotta.pdf', { type: 'application/pdf' }),
    new File([''], 'vuoto.pdf', { type: 'application/pdf' }),
    new File(['MZ'], 'virus.exe', { type: 'application/x-msdownload' }),
  ]);
  queue.send({ type: 'files.add', files });
  const { context } = await waitFor(queue, (snapshot) => !snapshot.hasTag('busy'));
  queue.stop();
  expect(context.rows.map(({ name, status, progress }) => [name, status, progress])).toEqual([
    ['mare.jpg', 'done', 1],
    ['guida.pdf', 'done', 1],
    ['rotta.pdf', 'failed', 1],
    ['vuoto.pdf', 'refused', 0],
    ['virus.exe', 'refused', 0],
  ]);
  expect(context.rows[2]?.problem).toBe('Il file è danneggiato');
  expect(seen).toHaveLength(3);
});

describe('a smaller version', () => {
  const photo = () => new File(['x'.repeat(5000)], 'mare.png', { type: 'image/png' });
  const smaller = new File(['y'.repeat(500)], 'mare.jpg', { type: 'image/jpeg' });
  const facts = { before: { width: 6000, height: 4000 }, sides: { width: 2400, height: 1600 } };
  const reducing = (reduce: ImageReducer) =>
    createUploader({ apiBase, token: () => null, onSessionLost: () => undefined, newId: () => 'a', reduce });
  const version = (kind: 'original' | 'reduced') => ({ id: 'a', version: kind });
  const { signal } = new AbortController();

  test('is stored beside the original, is what is sent, and goes with it', async () => {
    const own = reducing(() => Promise.resolve({ ok: true, ...facts, file: smaller }));
    own.register([photo()]);
    expect(own.bytesOf(version('reduced'))).toBeNull();
    expect(await own.reduce('a', signal)).toEqual({
      ok: true,
      before: facts.before,
      after: { name: 'mare.jpg', size: 500, type: 'image/jpeg', sides: facts.sides },
    });
    expect([own.bytesOf(version('original'))?.size, own.bytesOf(version('reduced'))?.size]).toEqual([5000, 500]);
    answer = created;
    await new Promise((resolve) => {
      own.send(version('reduced'), images, { onProgress: () => undefined, onAnswer: resolve });
    });
    expect(seen[0]?.body).toContain('filename="mare.jpg"');
    expect(seen[0]?.body).toContain('y'.repeat(500));
    own.release(['a']);
    expect([own.bytesOf(version('original')), own.bytesOf(version('reduced'))]).toEqual([null, null]);
  });

  test('that could not be made is not stored; nor one whose original was let go meanwhile', async () => {
    const failing = reducing(() => Promise.resolve({ ok: false, why: 'tooSmall' }));
    failing.register([photo()]);
    expect(await failing.reduce('a', signal)).toEqual({ ok: false, why: 'tooSmall' });
    expect(failing.bytesOf(version('reduced'))).toBeNull();
    expect(await failing.reduce('ignoto', signal)).toEqual({ ok: false, why: 'undecodable' });
    const late = reducing(async () => {
      late.release(['a']);
      return { ok: true, ...facts, file: smaller };
    });
    late.register([photo()]);
    await late.reduce('a', signal);
    expect(late.bytesOf(version('reduced'))).toBeNull();
  });
});
