import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { address } from './api';
import { jpeg } from './files';

/** A request as it reached a site, its body whole. */
export interface SiteRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a site says to a request. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Where a request waits for its answer. */
export interface Waiting {
  /** Sends the answer; one that nobody waits for any more is dropped. */
  readonly send: (answer: SiteAnswer) => void;
  /** Ends the connection instead of answering, so that the page sees a network error. */
  readonly drop: () => void;
  /** Resolves when the page gives the request up before it was answered. */
  readonly abandoned: Promise<void>;
}

/** Says what a path under the front's prefix is answered with. */
type Front = (request: SiteRequest, waiting: Waiting) => void;

/** Two lengths that disagree: a network error like any other, but none after which the browser sends the call again. */
const BROKEN = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n';

/** Headers that say how a body travelled: these bodies travel as they are. */
const OF_TRANSPORT = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);

/** The whole body; null when the page gave the request up while sending it. */
function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => done(Buffer.concat(chunks)));
    request.once('close', () => done(null));
  });
}

function waitingOn(response: ServerResponse): Waiting {
  return {
    send: ({ status, headers, body }) => {
      if (response.destroyed) return;
      response.writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) });
      response.end(body);
    },
    drop: () => void response.socket?.end(BROKEN),
    abandoned: new Promise((done) => response.once('close', () => !response.writableFinished && done())),
  };
}

/**
 * A worker's own web site: the files are those of the server under test, fetched once and kept, and what lies under a
 * front's prefix is the front's to answer. Unlike an intercepting browser it leaves the browser's cache at work.
 */
class Site {
  private readonly files = new Map<string, Promise<SiteAnswer>>();
  private readonly fronts = new Map<string, Front>();

  readonly listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://site');
    const waiting = waitingOn(response);
    const body = await bodyOf(request);
    if (body === null) return;
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const [, front] = [...this.fronts].find(([prefix]) => url.pathname.startsWith(prefix)) ?? [];
    if (front === undefined) waiting.send(await this.file(url.pathname));
    else front({ method: request.method ?? '', url, headers, body }, waiting);
  };

  /** From now on this front answers what lies under the prefix; null for nobody. */
  put(prefix: string, front: Front | null): void {
    if (front === null) this.fronts.delete(prefix);
    else this.fronts.set(prefix, front);
  }

  private file(path: string): Promise<SiteAnswer> {
    const known = this.files.get(path) ?? (/\/media\/[^/]*\.[^/]*$/.test(path) ? anyPicture() : fetched(path));
    this.files.set(path, known);
    return known;
  }
}

async function fetched(path: string): Promise<SiteAnswer> {
  const answer = await fetch(`${address()}${path}`);
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !OF_TRANSPORT.has(name))),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

async function anyPicture(): Promise<SiteAnswer> {
  const { bytes, type } = await jpeg('ogni.jpg', 160, 90);
  return { status: 200, headers: { 'Content-Type': type }, body: bytes };
}

/** A site at work. */
export interface RunningSite {
  /** Without a slash at the end. */
  readonly address: string;
  readonly put: Site['put'];
}

async function start(): Promise<RunningSite> {
  const site = new Site();
  const server = createServer((request, response) => void site.listener(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // It lives as long as its worker, and does not keep that one alive.
  server.unref();
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put: (prefix, front) => site.put(prefix, front),
  };
}

let running: Promise<RunningSite> | undefined;

/** The site of this worker, started by the first who needs it. */
export function siteOfWorker(): Promise<RunningSite> {
  running ??= start();
  return running;
}
