import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '../../src/content/listings/users';
import type { ExportEvent } from '../../src/machines/export/machine';
import { exportTexts } from '../../src/messages/screens/exporting';
import { failureTexts } from '../../src/messages/screens/failures';
import { exportRowsTo } from '../../src/services/exporting';
import { office } from '../content/office';
import { PATIENCE } from '../kit/patience';

const CSV = { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="user.csv"' };

let server: Server;
let apiBase: string;
let answer: (response: ServerResponse) => void;
let requests: string[] = [];
let lost: unknown[] = [];
let saved: { name: string; text: Promise<string> }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.authorization}`);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  lost = [];
  saved = [];
});

/** Starts an export; gives its events and what stops it. */
function start(ids: readonly number[] | null, listing: Parameters<typeof exportRowsTo>[1] = users) {
  const events: ExportEvent[] = [];
  const options = {
    apiBase,
    token: () => 'abc',
    onSessionLost: (...reason: unknown[]) => void lost.push(reason),
    save: (file: Blob, name: string) => void saved.push({ name, text: file.text() }),
  };
  const stop = exportRowsTo(options, listing, { ids }, (event) => events.push(event));
  const ended = () => vi.waitFor(() => expect(events.at(-1)?.type).toBe('export.answered'), PATIENCE);
  return { events, stop, ended };
}

describe('an export', () => {
  test('saves the file the server sends, and says how far it is', async () => {
    answer = (response) => {
      response.writeHead(200, { ...CSV, 'X-Total-Count': '2' });
      response.end('\u{feff}ID;USERNAME\r\n1;anna\r\n2;bruno\r\n');
    };
    const { events, ended } = start(null);
    await ended();
    expect(requests).toEqual(['/api/v1/user/export Bearer abc']);
    expect(events).toEqual([
      { type: 'export.progress', progress: { rows: 2, total: 2 } },
      { type: 'export.answered', result: { ok: true, value: { name: 'user.csv', rows: 2 } } },
    ]);
    expect([saved[0]?.name, await saved[0]?.text]).toEqual(['user.csv', 'ID;USERNAME\r\n1;anna\r\n2;bruno\r\n']);
  });

  test('requests the chosen ones; a server that counts nothing has its lines counted', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' });
      response.end('ID;USERNAME\r\n7;carla\r\n');
    };
    const { events, ended } = start([7, 9]);
    await ended();
    expect(requests).toEqual(['/api/v1/user/export/7,9 Bearer abc']);
    expect(events.at(-1)).toEqual({
      type: 'export.answered',
      result: { ok: true, value: { name: 'user.csv', rows: 1 } },
    });
  });

  test('a broken connection saves nothing', async () => {
    answer = (response) => {
      response.writeHead(200, { ...CSV, 'X-Total-Count': '2' });
      response.write('ID;USERNAME\r\n1;anna\r\n', () => response.destroy());
    };
    const { events, ended } = start(null);
    await ended();
    expect(events.at(-1)).toMatchObject({
      result: { ok: false, failure: { kind: 'network', message: exportTexts.cut } },
    });
    expect(saved).toEqual([]);
  });

  test('a file shorter than announced by its length is a broken connection too', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Length': '500' });
      response.write('ID;USERNAME\r\n1;anna\r\n', () => response.destroy());
    };
    const { events, ended } = start(null);
    await ended();
    expect(events.at(-1)).toMatchObject({
      result: { ok: false, failure: { kind: 'network', message: exportTexts.cut } },
    });
    expect(saved).toEqual([]);
  });

  test.each([
    ['with fewer rows than the server promised', '1;anna\r\n', { 'X-Total-Count': '2' }, exportTexts.short(1, 2)],
    [
      'with as many line breaks, but one of them within a cell',
      '1;"Via Roma\r\nscala B"\r\n',
      { 'X-Total-Count': '2' },
      exportTexts.short(1, 2),
    ],
    ['within a cell', '1;"Via Ro', {}, exportTexts.brokenOff],
  ])('a file that ends %s, as if all were well, is not kept', async (_, rows, headers, message) => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', ...headers });
      response.end(`ID;USERNAME\r\n${rows}`);
    };
    const { events, ended } = start(null);
    await ended();
    expect(events.at(-1)).toMatchObject({ result: { ok: false, failure: { kind: 'network', message } } });
    expect(saved).toEqual([]);
  });

  test('rows are counted, not line breaks, and the last one may do without', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' });
      response.end('ID;USERNAME\r\n7;"due\r\nrighe ""qui"""\r\n8;ultima');
    };
    const { events, ended } = start(null);
    await ended();
    expect(events.at(-1)).toMatchObject({ result: { ok: true, value: { rows: 2 } } });
  });

  test('a content type has its own address, to the last slash, and file name', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' });
      response.end('ID\r\n');
    };
    const { events, ended } = start(null, office);
    await ended();
    expect(requests).toEqual(['/api/v1/iat/export/ Bearer abc']);
    expect(events.at(-1)).toMatchObject({ result: { ok: true, value: { name: 'iat.csv', rows: 0 } } });
  });

  test('a refusal is reported in the server’s words; a lost session is the session’s business', async () => {
    answer = (response) => {
      response.writeHead(403, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ status: 'error', message: 'Ti manca user-view' }));
    };
    const { events, ended } = start(null);
    await ended();
    expect(events).toMatchObject([
      { result: { ok: false, failure: { kind: 'forbidden', message: 'Ti manca user-view' } } },
    ]);
    expect(lost).toEqual([['forbidden', 'abc']]);
  });

  test('the page of a proxy is no file', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<p>Accedi alla rete</p>');
    };
    const { events, ended } = start(null);
    await ended();
    expect(events).toMatchObject([
      { result: { ok: false, failure: { kind: 'nonsense', message: failureTexts.notJson } } },
    ]);
    expect(saved).toEqual([]);
  });

  test('a stopped export reports and saves nothing more', async () => {
    const answered = new Promise<ServerResponse>((resolve) => {
      answer = resolve;
    });
    const { events, stop } = start(null);
    const response = await answered;
    stop();
    response.writeHead(200, CSV);
    response.end('ID\r\n1\r\n');
    await vi.waitFor(() => expect(response.destroyed || response.writableFinished).toBe(true), PATIENCE);
    expect([events, saved]).toEqual([[], []]);
  });
});
