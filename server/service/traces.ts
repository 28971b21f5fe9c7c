import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import { type FinishedQuery, QUERY_CHANNEL } from '../db/queryChannel';
import { endpointOf } from '../http/logging';

/** Follows calls through the server, for a system that collects traces. */
export interface Traces {
  /** Makes a span of each call of a server from now on, and one of each statement within it. */
  readonly watch: (app: FastifyInstance) => void;
  /** Hands over what was not sent yet. */
  readonly end: () => Promise<void>;
}

export interface TraceOptions {
  /** Where spans go. */
  readonly processor: SpanProcessor;
  /** Whether what a caller says of the trace that it is part of is believed: a proxy of ours says it. */
  readonly isBehindProxy: boolean;
  /** Told why spans are lost at the end. */
  readonly onFailure: (reason: string) => void;
}

const propagator = new W3CTraceContextPropagator();

/** Names of what spans say. Source: OpenTelemetry semantic conventions 1.29, 'HTTP' and 'Database'. */
const SAYS = {
  method: 'http.request.method',
  status: 'http.response.status_code',
  route: 'http.route',
  system: 'db.system.name',
  operation: 'db.operation.name',
  request: 'portolano.request_id',
  endpoint: 'portolano.endpoint',
} as const;

/** Traces of a process. No span holds what was sent, stored or asked for: only which call and which statement it was. */
export function createTraces({ processor, isBehindProxy, onFailure }: TraceOptions): Traces {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'portolano' }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('portolano');
  const current = new AsyncLocalStorage<Context>();

  const onQuery = (message: unknown) => {
    const within = current.getStore();
    if (within === undefined) return;
    const { statement, milliseconds } = message as FinishedQuery;
    const end = Date.now();
    const attributes = { [SAYS.system]: 'postgresql', [SAYS.operation]: statement };
    tracer.startSpan(statement, { kind: SpanKind.CLIENT, startTime: end - milliseconds, attributes }, within).end(end);
  };

  return {
    watch(app) {
      subscribe(QUERY_CHANNEL, onQuery);
      app.addHook('onRequest', (request, reply, done) => {
        const { method, headers, id } = request;
        const parent = isBehindProxy ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
        const attributes = { [SAYS.method]: method, [SAYS.request]: id };
        const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
        reply.raw.once('close', () => {
          const endpoint = endpointOf(request);
          const { statusCode } = reply.raw;
          span.updateName(`${method} ${endpoint}`);
          span.setAttributes({ [SAYS.status]: statusCode, [SAYS.endpoint]: endpoint });
          const { url: route } = request.routeOptions;
          if (route !== undefined) span.setAttribute(SAYS.route, route);
          if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        current.run(trace.setSpan(parent, span), done);
      });
    },
    async end() {
      unsubscribe(QUERY_CHANNEL, onQuery);
      await provider.shutdown().catch((error: Error) => onFailure(error.message));
    },
  };
}

/** Milliseconds that a collector gets: at the end of a process it is waited for. */
const PATIENCE = 3000;

/** Path at which collectors take traces. Source: OTLP specification 1.5, 'OTLP/HTTP Request'. */
const OTLP_PATH = '/v1/traces';

/**
 * Sends spans to a collector, several at a time; an address without a path gets the usual one. What can't be sent is told and
 * given up.
 */
export function sendTo(address: string, onFailure: (reason: string) => void): SpanProcessor {
  const tell = (message: string) => onFailure(message);
  const quiet = () => {};
  diag.setLogger({ error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const url = new URL(address);
  if (url.pathname === '/') url.pathname = OTLP_PATH;
  return new BatchSpanProcessor(new OTLPTraceExporter({ url: url.href, timeoutMillis: PATIENCE }));
}
