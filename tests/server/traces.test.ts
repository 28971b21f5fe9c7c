import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterEach, describe, expect, it } from 'vitest';
import { createTraces, sendTo, type Traces } from '../../server/service/traces';
import { engines } from './database';
import { TestServer } from './kit';

const nameOf = ({ name }: ReadableSpan): string => name;

describe.each(engines)('traces · %s', (engine) => {
  let server: TestServer;
  let traces: Traces;
  let exporter: InMemorySpanExporter;
  const begin = async (isBehindProxy: boolean) => {
    exporter = new InMemorySpanExporter();
    const processor = new SimpleSpanProcessor(exporter);
    traces = createTraces({ processor, isBehindProxy, onFailure: () => {} });
    server = await TestServer.start(engine, { traces });
  };
  /** The spans of the call that a test makes; what is not finished yet is waited for. */
  const spansOf = async (name: string): Promise<ReadableSpan[]> => {
    const found = () => exporter.getFinishedSpans();
    await expect.poll(() => found().map(nameOf)).toContain(name);
    const root = found().find((span) => span.name === name);
    return found().filter((span) => span.spanContext().traceId === root?.spanContext().traceId);
  };
  afterEach(async () => {
    await server.stop();
    await traces.end();
  });

  it('have a span of each call and one of each of its statements, and nothing of what was sent', async () => {
    await begin(false);
    const { headers } = await server.get('/api/v1/news?keywords=segreto', { as: 'admin' });
    const spans = await spansOf('GET news.list');
    const root = spans.find(({ name }) => name === 'GET news.list');
    expect(root?.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'http.route': '/api/v1/news',
      'portolano.request_id': headers.get('x-request-id'),
    });
    expect(spans.length).toBeGreaterThan(1);
    for (const span of spans) {
      if (span !== root) expect(span.parentSpanContext?.spanId).toBe(root?.spanContext().spanId);
      expect(JSON.stringify([span.name, span.attributes])).not.toContain('segreto');
    }
  });

  it('are part of the caller’s where a proxy of ours says so, and of nobody’s otherwise', async () => {
    const [traceId, parentId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const headers = { traceparent: `00-${traceId}-${parentId}-01` };
    for (const isBehindProxy of [true, false]) {
      await begin(isBehindProxy);
      await server.get('/api/v1/health', { headers });
      const [root] = await spansOf('GET service.health');
      expect([isBehindProxy, root?.spanContext().traceId === traceId]).toEqual([isBehindProxy, isBehindProxy]);
      if (isBehindProxy) {
        await server.stop();
        await traces.end();
      }
    }
  });
});

describe('what sends traces', () => {
  it('speaks to a collector, and tells of one that is away', async () => {
    const received: { path: string | undefined; body: unknown }[] = [];
    const collector = createServer(async (request, response) => {
      received.push({ path: request.url, body: await json(request) });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const failures: string[] = [];
    const send = async () => {
      const onFailure = (reason: string) => void failures.push(reason);
      const processor = sendTo(`http://127.0.0.1:${port}`, onFailure);
      const traces = createTraces({ processor, isBehindProxy: false, onFailure });
      const server = await TestServer.start('embedded', { traces });
      await server.get('/api/v1/health');
      await server.stop();
      await traces.end();
    };
    await send();
    expect(received.map(({ path }) => path)).toEqual(['/v1/traces']);
    expect(JSON.stringify(received[0]?.body)).toContain('GET service.health');
    expect(failures).toEqual([]);
    collector.closeAllConnections();
    await new Promise((resolve) => collector.close(resolve));
    await send();
    expect(failures.length).toBeGreaterThan(0);
  });
});
