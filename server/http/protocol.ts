import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refusalTexts } from '../../src/messages/server/refusals';
import { HttpError } from './errors';
import { failureBody } from './failures';

const BY_PARSER: Readonly<Partial<Record<string, readonly [status: number, message: string]>>> = {
  HPE_HEADER_OVERFLOW: [431, refusalTexts.headers],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, refusalTexts.protocol],
  ERR_HTTP_REQUEST_TIMEOUT: [408, refusalTexts.slowRequest],
};

/** A refusal as it goes over a connection of which no request could be read. */
function wireText(refusal: HttpError): string {
  const body = JSON.stringify(failureBody(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** Answers what Node.js could not read as a request, and ends its connection. */
export function refuseUnreadable(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = BY_PARSER[error.code ?? ''] ?? [400, refusalTexts.protocol];
  this.log.debug({ err: error, status }, 'a request could not be read');
  if (socket.writable) socket.write(wireText(new HttpError(status, message)));
  socket.destroy(error);
}

/** For `http.createServer`: a request that names no host is refused in our words, not with an empty answer. */
export const HOST_IS_ASKED_HERE = { requireHostHeader: false } as const;

/** Answers in the failure envelope what Node.js would answer by itself: an expectation, a request without a host. */
export function refuseInOurWords(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const refusal = new HttpError(417, refusalTexts.expectation);
    response.writeHead(refusal.status, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' });
    response.end(JSON.stringify(failureBody(refusal)));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { host, httpVersion } = { host: request.raw.headers.host, httpVersion: request.raw.httpVersion };
    if (host !== undefined || httpVersion !== '1.1') return done();
    reply.header('Connection', 'close');
    done(new HttpError(400, refusalTexts.host));
  });
}
