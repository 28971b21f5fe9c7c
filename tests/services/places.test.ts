import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Nearby } from '../../src/machines/address/rules';
import { createClient } from '../../src/services/client';
import { createGeocoder, type Positions } from '../../src/services/geocoder';
import { createOverlapService } from '../../src/services/overlaps';
import { createContentPosition, municipalityPosition } from '../../src/services/positions';
import { formOf } from '../content/declare';
import { event, locality } from '../content/named';
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
  const square = { address: 'Piazza Maggiore', number: '6', city: 'Bologna', localityId: null, cityId: 37006 };
  const nowhere: Positions = { locality: () => Promise.resolve(null), municipality: () => Promise.resolve(null) };
  const COULD_NOT = 'Impossibile calcolare tutti i campi!!';
  const locate = (signal = new AbortController().signal, positions = nowhere) =>
    createGeocoder({ url: `${origin}/geocode?region=it`, key: 'k' }, positions)(square, signal);
  const found = (lat: number, lng: number) => ({ status: 'OK', results: [{ geometry: { location: { lat, lng } } }] });

  test('is called with address, number and city, and gives the first result [2-7.22]', async () => {
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
  ])('says %s [2-8.2]', async (_, status, value, message) => {
    says(status, value);
    expect(await locate()).toMatchObject({ ok: false, failure: { status, message } });
  });

  test('that answers no JSON, or nothing, says the fixed text', async () => {
    answer = { status: 400, text: '<html>Bad Request</html>' };
    expect(await locate()).toMatchObject({ ok: false, failure: { status: 400, message: COULD_NOT } });
    answer = 'cut';
    expect(await locate()).toMatchObject({ ok: false, failure: { kind: 'network', message: COULD_NOT } });
  });

  test.each<[string, object | null, number[], object | null]>([
    ['the locality’s', { lat: 44.66, lng: 12.24, name: 'Lido di Spina' }, [7], { name: 'Lido di Spina' }],
    ['the municipality’s, where the locality has none', null, [7, 37006], { name: 'Bologna' }],
  ])('offers a position: %s', async (_, locality, asked, nearby) => {
    says(200, { results: [] });
    const ids: number[] = [];
    const answering = (position: object | null) => (id: number) => {
      ids.push(id);
      return Promise.resolve(position as Nearby | null);
    };
    const positions = {
      locality: answering(locality),
      municipality: answering({ lat: 44.49, lng: 11.34, name: 'Bologna' }),
    };
    const geocode = createGeocoder({ url: `${origin}/geocode`, key: '' }, positions);
    const answered = await geocode({ ...square, localityId: 7 }, new AbortController().signal);
    expect([answered, ids]).toEqual([
      expect.objectContaining({ ok: false, nearby: expect.objectContaining(nearby) }),
      asked,
    ]);
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

describe('positions', () => {
  test.each<[string, object, object | null]>([
    ['its own', { lat: 44.49, lng: 11.34 }, { lat: 44.49, lng: 11.34, name: 'Bologna' }],
    ['none without coordinates', {}, null],
    ['none with half of them', { lat: 44.49, lng: null }, null],
    ['none off the globe', { lat: 444, lng: 11 }, null],
  ])('of a municipality: %s', (_, coordinates, position) => {
    const found = { id: 37006, city: 'Bologna', ...coordinates };
    expect(municipalityPosition({ ok: true, value: found })).toEqual(position);
  });

  test('of a municipality: none where there is none, or the server refuses', () => {
    expect(municipalityPosition({ ok: true, value: null })).toBeNull();
    expect(municipalityPosition({ ok: false, failure: failureOf('forbidden') })).toBeNull();
  });

  const lookUp = (mayView = true) =>
    createContentPosition({
      client: connect(),
      contents: [event, locality],
      languages: ['it', 'en'],
      mayView: () => mayView,
      formOf,
    })('localita', 7, new AbortController().signal);
  const sent = (location: unknown) =>
    says(200, {
      status: 'success',
      data: { id: 7, contents: { it: { title: 'Lido di Spina', status: 1 } }, location },
    });
  const there = { lat: 44.66, lng: 12.24, name: 'Lido di Spina' };

  test.each<[string, unknown, object | null]>([
    ['a bare address', { lat: 44.66, lng: 12.24 }, there],
    ['a wrapped one, coordinates as text', { location: { lat: '44.66', lng: '12.24' } }, there],
    ['an address that is not on the map', { address: 'Viale', lat: null, lng: null }, null],
    ['an empty list', [], null],
  ])('of a locality with %s', async (_, location, position) => {
    sent(location);
    expect(await lookUp()).toEqual(position);
    expect(seen.map(({ url }) => url)).toEqual(['/api/localita-ert/7']);
  });

  test('of a locality that the server refuses: none, and the session goes on', async () => {
    says(403, { status: 'error', code: '403', message: 'Non autorizzato' });
    expect(await lookUp()).toBeNull();
    expect(lost).toEqual([]);
  });

  test('of a locality that one may not see: none, without a call', async () => {
    expect(await lookUp(false)).toBeNull();
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
