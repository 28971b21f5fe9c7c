import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** Where log lines go besides standard output; for tests. */
export interface LogSink {
  write(line: string): void;
}

export type LogSettings = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'logFormat'>>;

/** Path as the log may show it: no query, which may contain a preview's token, and no recovery code. */
function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/(\/password\/reset\/)[^/]+/, '$1***');
}

/** Of an error only what says where it broke: a database error's other keys repeat the data it was given. */
function loggedError(error: Error & { code?: unknown; constraint?: unknown }) {
  const { name, message, stack, code, constraint } = error;
  return { type: name, message, stack: stack ?? '', code, constraint };
}

const quoted = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^[^\s="\\]+$/.test(text) ? text : JSON.stringify(text);
};

/** A line of JSON as `key=value` pairs; what lies within an object is named `outer.inner`. */
export function asLogfmt(line: string): string {
  const pairs = (entries: object, within: string): string[] =>
    Object.entries(entries).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? pairs(value, `${within}${key}.`)
        : [`${within}${key}=${quoted(value)}`],
    );
  return `${pairs(JSON.parse(line), '').join(' ')}\n`;
}

/** Lines on standard output in another form than JSON. */
const logfmtSink: LogSink = { write: (line) => void process.stdout.write(asLogfmt(line)) };

/** Structured log lines, one a call. No headers, no bodies, no tokens. */
export function loggerOptions({ logLevel, logFormat = 'json' }: LogSettings, given?: LogSink) {
  const sink = given ?? (logFormat === 'logfmt' ? logfmtSink : undefined);
  return {
    level: logLevel,
    base: null,
    serializers: { err: loggedError },
    ...(sink === undefined ? {} : { stream: sink }),
  };
}

/** Header in which an answer says the id of its call, and a proxy may say the one that it gave it. */
const ID_HEADER = 'x-request-id';

/** Of an id that comes from outside nothing else may get into the log. */
const FOREIGN_ID = /^[\w.-]{8,64}$/;

/**
 * Gives each call a short id, which the user can read out and which every log line of the call carries: that of the proxy
 * in front, where one is trusted and says one.
 */
export const requestIds =
  (isBehindProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = String(headers[ID_HEADER] ?? '');
    return isBehindProxy && FOREIGN_ID.test(given) ? given : randomBytes(5).toString('hex');
  };

/** A call that was answered. */
export interface FinishedCall {
  /** See `endpointOf`. */
  readonly endpoint: string;
  readonly status: number;
  /** Until the last byte of its answer was sent. */
  readonly seconds: number;
}

/** Id of the contract's call, or the pattern of a page's or a file's address; 'unknown' for what nothing answers. */
export const endpointOf = ({ routeOptions: { url, config } }: FastifyRequest): string =>
  config?.endpoint?.id ?? url ?? 'unknown';

/** Writes a line for each finished call and tells who counts them; each answer says its call's id. */
export function logCalls(app: FastifyInstance, count: (call: FinishedCall) => void = () => {}): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(ID_HEADER, request.id);
    done();
  });
  app.addHook('onResponse', (request: FastifyRequest, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.user?.id,
      },
      'call',
    );
    count({ endpoint: endpointOf(request), status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
}
