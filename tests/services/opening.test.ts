import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OPENING_YOUNG, readOpenings, sendOpening } from '../../src/services/opening';

const URL_OF_NEWS = 'https://api.example/api/v1/news?page=1';
const opened = { calls: JSON.stringify({ '#/news': URL_OF_NEWS }), token: 'ada', hash: '#/news' };
const fetched = vi.fn<typeof fetch>();
let at = 0;

const answering = (status: number, text = '{"data":[]}') =>
  fetched.mockImplementation(async () => new Response(text, { status }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  at = 0;
  fetched.mockReset();
  answering(200);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const send = (change: Partial<typeof opened> | { token: null } = {}) => sendOpening({ ...opened, ...change }, () => at);

describe('the call that an address opens with', () => {
  test('goes out at once as its own call would, and its answer is taken once', async () => {
    const take = send();
    expect(fetched.mock.calls).toEqual([
      [URL_OF_NEWS, { headers: { Accept: 'application/json', 'Accept-Language': 'it', Authorization: 'Bearer ada' } }],
    ]);
    expect(await take(URL_OF_NEWS, 'ada')).toBe('{"data":[]}');
    expect(take(URL_OF_NEWS, 'ada')).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('is for that call of that user alone', async () => {
    const take = send();
    expect(take(`${URL_OF_NEWS}0`, 'ada')).toBeNull();
    expect(take(URL_OF_NEWS, 'bruno')).toBeNull();
    expect(await take(URL_OF_NEWS, 'ada')).toBe('{"data":[]}');
  });

  test('is not sent by who is not signed in, nor from an address that was not opened before', () => {
    expect([send({ token: null }), send({ hash: '#/pages' })].map((take) => take(URL_OF_NEWS, 'ada'))).toEqual([
      null,
      null,
    ]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ['a refusal', () => answering(401)],
    ['no network', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('%s is for the call itself to hear', async (_what, prepare) => {
    prepare();
    expect(await send()(URL_OF_NEWS, 'ada')).toBeNull();
  });

  test('waits for who wants it no longer than its answer is young', async () => {
    const [young, old] = [send(), send()];
    await settled();
    at = OPENING_YOUNG;
    expect(await young(URL_OF_NEWS, 'ada')).toBe('{"data":[]}');
    at += 1;
    expect(await old(URL_OF_NEWS, 'ada')).toBeNull();
  });

  test.each(['', '[', 'null', '7', '{"#/news":7}', '{"#/news":null}'])('storage with %j names none', (raw) => {
    expect(readOpenings(raw === '' ? null : raw)).toEqual({});
  });
});
