import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { event } from '../../src/content/types/event';
import { createClient } from '../../src/services/client';
import { createGeocoder, type MunicipalityOf } from '../../src/services/geocoder';
import { createOverlapService } from '../../src/services/overlaps';
import { PATIENCE } from '../kit/patience';
import { failureOf } from '../machines/fixtures';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly body: string;
}

let server: Server;
let origin = '';
let answer: { status: number; text: string } | 'cut' | 'pending' = { status: 200, text: '' };
let seen: Seen[] = [];
let lost: string[] = [];

const says = (status: number, value: unknown) => {
  answer = { status, text: JSON.stringify(value) };
};
const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen.push({ method: request.method, url: request.url, body: await bodyOf(request) });
    if (answer === 'cut') return void request.socket.destroy();
    if (answer === 'pending') return;
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('window', { location: { href: `${origin}/` } });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  seen = [];
  lost = [];
});

const connect = () =>
  createClient({ apiBase: `${origin}/api`, token: () => 'abc', onSessionLost: (reason) => lost.push(reason) });

describe('the geocoder', () => {
  const square = { address: 'Piazza Maggiore', number: '6', city: 'Bologna', cityId: 37006 };
  const nowhere = () => Promise.resolve({ ok: true as const, value: null });
  const COULD_NOT = 'Impossibile calcolare tutti i campi!!';
  const locate = (signal = new AbortController().signal, municipalityOf: MunicipalityOf = nowhere) =>
    createGeocoder({ url: `${origin}/geocode?region=it`, key: 'k' }, municipalityOf)(square, signal);
  const found = (lat: number, lng: number) => ({ status: 'OK', results: [{ geometry: { location: { lat, lng } } }] });

  test('is called with address, number and city, and gives the first result', async () => {
    says(200, found(44.4939, 11.3428));
    expect(await locate()).toEqual({ ok: true, value: { lat: 44.4939, lng: 11.3428 } });
    const { searchParams } = new URL(seen[0]?.url ?? '', origin);
    expect(Object.fromEntries(searchParams)).toEqual({ region: 'it', address: 'Piazza Maggiore 6, Bologna', key: 'k' });
  });

  test.each<[string, number, unknown, string]>([
    ['its own words at 400', 400, { error_message: 'Indirizzo ambiguo' }, 'Indirizzo ambiguo'],
    ['the fixed text at 400 without words', 400, { error_message: null }, COULD_NOT],
    ['the fixed text at 403, whatever it says', 403, { error_message: 'Chiave non valida' }, COULD_NOT],
    ['the fixed text without results', 200, { status: 'ZERO_RESULTS', results: [] }, COULD_NOT],
    ['the fixed text for results of another shape', 200, { results: [{ lat: 1 }] }, COULD_NOT],
    ['the fixed text for a point off the globe', 200, found(444, 11), COULD_NOT],
    ['the fixed text at 500 with a result in it', 500, found(44, 11), COULD_NOT],
  ])('says %s', async (_, status, value, message) => {
    says(status, value);
    expect(await locate()).toMatchObject({ ok: false, failure: { status, message } });
  });

  test('that answers no JSON, or nothing, says the fixed text', async () => {
    answer = { status: 400, text: '<html>Bad Request</html>' };
    expect(await locate()).toMatchObject({ ok: false, failure: { status: 400, message: COULD_NOT } });
    answer = 'cut';
    expect(await locate()).toMatchObject({ ok: false, failure: { kind: 'network', message: COULD_NOT } });
  });

  test.each<[string, Awaited<ReturnType<MunicipalityOf>>, object | null]>([
    [
      'its position',
      { ok: true, value: { id: 37006, city: 'Bologna', lat: 44.49, lng: 11.34 } },
      { lat: 44.49, lng: 11.34 },
    ],
    ['nothing without one', { ok: true, value: { id: 37006, city: 'Bologna' } }, null],
    ['nothing off the globe', { ok: true, value: { id: 37006, city: 'Bologna', lat: 444, lng: 11 } }, null],
    ['nothing where the server refuses', { ok: false, failure: failureOf('forbidden') }, null],
  ])('offers of the municipality %s', async (_, municipality, nearby) => {
    says(200, { results: [] });
    const asked: number[] = [];
    const answered = await locate(undefined, (id) => {
      asked.push(id);
      return Promise.resolve(municipality);
    });
    expect([answered, asked]).toEqual([expect.objectContaining({ ok: false, nearby }), [37006]]);
  });

  test('is given up when nobody waits any more', async () => {
    answer = 'pending';
    const controller = new AbortController();
    const answered = locate(controller.signal);
    await vi.waitFor(() => expect(seen.length).toBe(1), PATIENCE);
    controller.abort();
    expect(await answered).toMatchObject({ ok: false });
  });

  test('that no site has set up says so without a call', async () => {
    const signal = new AbortController().signal;
    expect(await createGeocoder({ url: '', key: '' }, nowhere)(square, signal)).toMatchObject({
      ok: false,
      failure: { message: COULD_NOT },
    });
    expect(seen).toEqual([]);
  });
});

describe('overlaps', () => {
  const question = { id: 7, days: ['2026-05-02'], places: [{ city: 37006, address: 'Piazza Maggiore' }] };
  const signal = new AbortController().signal;

  test('are searched in the content type', async () => {
    const other = { id: 12, title: 'Mercato', days: ['2026-05-02'], count: 1, route: null };
    says(200, { data: [other] });
    expect(await createOverlapService(connect())(event)(question, signal)).toEqual({ ok: true, value: [other] });
    const [call] = seen;
    expect([call?.method, call?.url]).toEqual(['POST', '/api/event-ert/overlaps']);
    expect(JSON.parse(call?.body ?? '')).toEqual(question);
  });

  test.each([403, 404, 405])('a server that answers %d is called once, and the session stays', async (status) => {
    says(status, { message: 'No' });
    const service = createOverlapService(connect());
    const kinds = [await service(event)(question, signal), await service(event)({ ...question, id: 8 }, signal)];
    expect(kinds).toMatchObject([{ failure: { kind: 'notFound' } }, { failure: { kind: 'notFound' } }]);
    expect([seen.length, lost]).toEqual([1, []]);
  });

  test('a server that breaks is called again', async () => {
    says(500, {});
    const find = createOverlapService(connect())(event);
    expect(await find(question, signal)).toMatchObject({ failure: { kind: 'server' } });
    await find(question, signal);
    expect(seen.length).toBe(2);
  });
});
