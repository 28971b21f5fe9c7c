import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_LIMITS } from '../../src/contract/media';
import { refusalTexts } from '../../src/messages/server/refusals';
import type { DownloadLimits } from './downloads';
import { HttpError } from './errors';
import { sendFailure } from './failures';
import { HOST_IS_ASKED_HERE } from './protocol';
import { networkOf } from './proxies';

/** What one caller, and all of them together, may take of the server. Times in milliseconds. */
export interface LoadLimits extends DownloadLimits {
  /** For the headers of a request. */
  readonly headerTime: number;
  /** For a JSON body, from its first byte to its last: 4 MB at 1 Mbit/s. */
  readonly bodyTime: number;
  /** For a whole request, whatever it carries: the longest upload and its headers. */
  readonly requestTime: number;
  /** Without a byte in either direction. */
  readonly idleTime: number;
  /** Connections in all. */
  readonly connections: number;
  /** Calls of one network at the same time: an office behind one address stays far below. */
  readonly callsPerNetwork: number;
  /** Mean delay of the event loop in a second, beyond which new calls are turned away; 0 for none. */
  readonly loopDelay: number;
  /** Share of the heap that may be in use. */
  readonly heapShare: number;
}

export const LOAD_LIMITS: LoadLimits = {
  headerTime: 20_000,
  bodyTime: 40_000,
  requestTime: MEDIA_LIMITS.uploadTimeout + 60_000,
  idleTime: 300_000,
  connections: 4000,
  callsPerNetwork: 500,
  loopDelay: 1000,
  heapShare: 0.9,
  downloadsPerUser: 3,
  downloads: 30,
  stalledTime: 120_000,
};

/** Seconds after which a call that was turned away is worth trying again. */
const RETRY_AFTER = 5;

/** Settings of the HTTP server itself. A request that takes longer gets 408 and loses its connection. */
export const connectionLimits = (limits: LoadLimits) => ({
  requestTimeout: limits.requestTime,
  connectionTimeout: limits.idleTime,
  http: {
    ...HOST_IS_ASKED_HERE,
    headersTimeout: limits.headerTime,
    connectionsCheckingInterval: Math.min(5000, limits.headerTime),
  },
});

/** Calls in progress by network; the one that would be one too many gets 429. */
function shareSlots(app: FastifyInstance, { callsPerNetwork }: LoadLimits): void {
  const calls = new Map<string, number>();
  const leave = (network: string): void => {
    const left = (calls.get(network) ?? 0) - 1;
    if (left > 0) calls.set(network, left);
    else calls.delete(network);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(request.ip);
    const taken = calls.get(network) ?? 0;
    if (taken >= callsPerNetwork) {
      reply.header('Connection', 'close');
      done(new HttpError(429, refusalTexts.tooManyAtOnce, { retryAfter: RETRY_AFTER }));
      return;
    }
    calls.set(network, taken + 1);
    // Comes once for every answer, also for one that nobody waits for any more.
    reply.raw.once('close', () => leave(network));
    done();
  });
}

/** Uploads have a limit of their own, that of the whole request. */
const hasShortBody = ({ headers }: FastifyRequest): boolean =>
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) &&
  headers['content-type']?.startsWith('multipart/') !== true;

/** Ends a call whose JSON body does not arrive in time: sent a byte at a time it would stay open as long as an upload. */
function limitBodies(app: FastifyInstance, { bodyTime }: LoadLimits): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasShortBody(request)) {
      const timer = setTimeout(() => {
        reply.header('Connection', 'close');
        sendFailure(reply, new HttpError(408, refusalTexts.slowBody(Math.round(bodyTime / 1000))));
      }, bodyTime);
      const stop = () => clearTimeout(timer);
      payload.once('end', stop);
      reply.raw.once('close', stop);
    }
    done(null, payload);
  });
}

/** Where the client's files are: sending one costs next to nothing, and a page that lacks one is interrupted. */
const CLIENT_FILES: readonly (string | undefined)[] = ['/*', '/config.json'];

/** Whoever asks whether the process lives must not be told to restart it because it is busy. */
const isExempt = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  CLIENT_FILES.includes(url) || (url?.endsWith('/health') ?? false);

async function turnAway(request: FastifyRequest, _reply: FastifyReply, type: string, value: number | undefined) {
  if (isExempt(request)) return;
  request.log.warn({ type, value }, 'a call was turned away: the server is overloaded');
  throw new HttpError(503, refusalTexts.overloaded, { retryAfter: RETRY_AFTER });
}

/**
 * Keeps one caller from taking what all of them need: calls at once by network (429), time for a body (408), and while
 * the event loop or the memory suffer every new call gets 503 with Retry-After, `ready` among them, the client's files
 * and `health` left out.
 */
export async function limitLoad(app: FastifyInstance, limits: LoadLimits): Promise<void> {
  app.server.maxConnections = limits.connections;
  await app.register(underPressure, {
    maxEventLoopDelay: limits.loopDelay,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * limits.heapShare,
    pressureHandler: turnAway,
  });
  shareSlots(app, limits);
  limitBodies(app, limits);
}
