import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** Where log lines go besides standard output; for tests. */
export interface LogSink {
  write(line: string): void;
}

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

/** Structured log lines, one a call. No headers, no bodies, no tokens. */
export function loggerOptions(level: Config['logLevel'], sink?: LogSink) {
  return {
    level,
    base: null,
    serializers: { err: loggedError },
    ...(sink === undefined ? {} : { stream: sink }),
  };
}

/** A short id, which the user can read out and which every log line of the call carries. */
export const requestId = (): string => randomBytes(5).toString('hex');

/** Writes a line for each finished call. */
export function logCalls(app: FastifyInstance): void {
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
    done();
  });
}
