import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asLogfmt, requestIds } from '../../server/http/logging';
import { createMetrics, serveMetrics } from '../../server/service/metrics';
import { PATIENCE } from '../kit/patience';
import { engines } from './database';
import { TestServer } from './kit';

/** The value of a series; null where there is none. */
function seriesIn(text: string, series: string): number | null {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

describe.each(engines)('metrics · %s', (engine) => {
  const metrics = createMetrics();
  const failures: Error[] = [];
  let server: TestServer;
  let reading: Awaited<ReturnType<typeof serveMetrics>>;
  const read = async () => {
    const answer = await fetch(reading.address);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  beforeAll(async () => {
    server = await TestServer.start(engine, { metrics });
    reading = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, (error) => void failures.push(error));
  });
  afterAll(async () => {
    await reading.close();
    await server.stop();
  });

  it('count calls by endpoint and status, pages and what nothing answers among them', async () => {
    const before = (await read()).text;
    await server.get('/api/v1/health');
    await server.get('/api/v1/news/1');
    await server.get('/api/v1/nothing-of-this-kind');
    const { status, type, text } = await read();
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const grown = (labels: string) => {
      const series = `portolano_call_seconds_count{${labels}}`;
      return (seriesIn(text, series) ?? 0) - (seriesIn(before, series) ?? 0);
    };
    expect(grown('endpoint="service.health",status="200"')).toBe(1);
    expect(grown('endpoint="news.read",status="401"')).toBe(1);
    expect(grown('endpoint="unknown",status="404"')).toBe(1);
  });

  it('say how loop, memory, database and background are, and how much is stored', async () => {
    await server.db.query("insert into area_versions (area, version, total) values ('prova', 1, 7)");
    // What the start began in the background may still be under way.
    const text = await vi.waitFor(async () => {
      const answer = (await read()).text;
      expect(seriesIn(answer, 'portolano_background_jobs')).toBe(0);
      return answer;
    }, PATIENCE);
    for (const series of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'portolano_database_bytes',
      'portolano_database_connections{state="idle"}',
    ])
      expect([series, seriesIn(text, series)]).toEqual([series, expect.any(Number)]);
    expect(seriesIn(text, 'portolano_database_bytes')).toBeGreaterThan(1_000_000);
    expect(seriesIn(text, 'portolano_database_queue')).toBe(0);
    expect(seriesIn(text, 'portolano_items{area="prova"}')).toBe(7);
  });

  it('are nothing that the site answers, and their address answers nothing else', async () => {
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
    expect((await fetch(reading.address.replace('/metrics', '/api/v1/health'))).status).toBe(404);
    expect((await fetch(reading.address, { method: 'POST' })).status).toBe(404);
  });

  it('are refused, and the reason is told, while they can not be read', async () => {
    const broken = { text: () => Promise.reject(new Error('no database')) };
    const other = await serveMetrics(broken, { host: '127.0.0.1', port: 0 }, (error) => void failures.push(error));
    expect((await fetch(other.address)).status).toBe(503);
    expect(failures.map(({ message }) => message)).toEqual(['no database']);
    await other.close();
  });

  it('go to no address that is in use', async () => {
    const { port, hostname } = new URL(reading.address);
    const taken = serveMetrics(metrics, { host: hostname, port: Number(port) }, () => {});
    await expect(taken).rejects.toMatchObject({ step: 'metrics', cause: { code: 'EADDRINUSE' } });
  });

  it('share an id with the log: every answer says the one of its call', async () => {
    const answer = await fetch(`${server.origin}/api/v1/health`);
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f]{10}$/);
    await expect.poll(() => server.logText().includes(String(id))).toBe(true);
  });
});

describe('an id of a call', () => {
  const withId = (id: string) => ({ headers: { 'x-request-id': id } });
  it('is a proxy’s where one is trusted, and says it in letters that a log can hold', () => {
    expect(requestIds(true)(withId('7f3c-22a0.b_1'))).toBe('7f3c-22a0.b_1');
  });
  it.each(['short', 'a\nb" level=fatal', 'x'.repeat(65), ''])('is our own in place of %j', (id) => {
    expect(requestIds(true)(withId(id))).toMatch(/^[0-9a-f]{10}$/);
  });
  it('is our own where nobody is trusted', () => {
    expect(requestIds(false)(withId('7f3c-22a0.b_1'))).toMatch(/^[0-9a-f]{10}$/);
  });
});

describe('a line of the log as pairs', () => {
  it.each([
    [{ level: 30, msg: 'call', path: '/api/v1/news' }, 'level=30 msg=call path=/api/v1/news\n'],
    [{ msg: 'two words', user: null }, 'msg="two words" user=null\n'],
    [{ err: { type: 'Error', stack: 'a\n  at "b"' } }, 'err.type=Error err.stack="a\\n  at \\"b\\""\n'],
    [{ path: '/a=b', list: [1, 2] }, 'path="/a=b" list=[1,2]\n'],
    [{ empty: '' }, 'empty=""\n'],
  ])('%j', (line, expected) => {
    expect(asLogfmt(JSON.stringify(line))).toBe(expected);
  });
});
