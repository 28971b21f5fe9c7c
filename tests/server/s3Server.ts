import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../server/config';
import { readRange } from '../../server/storage/range';

/** Keys that begin like this are refused by a deletion, so that a test sees what a caller makes of it. */
export const PROTECTED = 'protected/';

const REGION = 'eu-south-1';
const CREDENTIALS = { accessKeyId: 'PORTOLANO', secretAccessKey: 'segreto-di-prova' };

const sha256 = (data: string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** RFC 3986: what `encodeURIComponent` leaves of the reserved characters is encoded too. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a request is signed with the secret. Source: Amazon S3, 'Signature Calculations for the Authorization Header'. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const [, date = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=PORTOLANO\/(\d{8})\/eu-south-1\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const { pathname, searchParams } = new URL(url ?? '/', 'http://s3');
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const body = String(headers['x-amz-content-sha256']);
  const request = [method, pathname, query.join('&'), signed.join(''), names, body].join('\n');
  const scope = `${date}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const parts = [date, REGION, 's3', 'aws4_request'];
  const key = parts.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${CREDENTIALS.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}

/** An S3 server with one bucket in memory, for tests. It knows no checksums: a body that carries one is stored with it. */
export class S3Server {
  readonly #objects = new Map<string, Buffer>();
  readonly #bucket: string;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  constructor(bucket: string) {
    this.#bucket = bucket;
  }

  /** Listens; gives how to reach the bucket. */
  async start(): Promise<S3Settings> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    return { bucket: this.#bucket, region: REGION, endpoint, credentials: CREDENTIALS };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    const body = await buffer(request);
    if (!isSigned(request)) return void response.writeHead(403).end();
    if (bucket !== this.#bucket) return void response.writeHead(404).end();
    const key = rest.join('/');
    if (request.method === 'POST' && searchParams.has('delete')) this.#remove(request, response, body.toString());
    else if (request.method === 'PUT') {
      this.#objects.set(key, body);
      response.writeHead(200).end();
    } else if (key === '') response.writeHead(200).end();
    else this.#read(request, response, this.#objects.get(key));
  }

  #read({ method, headers }: IncomingMessage, response: ServerResponse, object: Buffer | undefined): void {
    if (object === undefined) return void response.writeHead(404).end();
    const range = readRange(headers.range, object.length);
    if (range === 'unsatisfiable') return void response.writeHead(416).end();
    const isWhole = range === 'whole';
    const part = isWhole ? object : object.subarray(range.start, range.end + 1);
    const where = isWhole ? {} : { 'content-range': `bytes ${range.start}-${range.end}/${object.length}` };
    response.writeHead(isWhole ? 200 : 206, { 'content-length': part.length, ...where });
    response.end(method === 'HEAD' ? undefined : part);
  }

  /** Amazon's refuses a deletion without a checksum, and says in a quiet one only what it did not delete. */
  #remove({ headers }: IncomingMessage, response: ServerResponse, xml: string): void {
    const hasChecksum = Object.keys(headers).some((name) => /^(content-md5|x-amz-checksum-.+)$/.test(name));
    const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
    if (!hasChecksum || keys.length === 0) return void response.writeHead(400).end();
    const errors = keys.filter((key) => key.startsWith(PROTECTED) || !this.#objects.delete(key));
    const reported = errors.map((key) => {
      const code = key.startsWith(PROTECTED) ? 'AccessDenied' : 'NoSuchKey';
      return `<Error><Key>${key}</Key><Code>${code}</Code><Message>${code}</Message></Error>`;
    });
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<DeleteResult>${reported.join('')}</DeleteResult>`);
  }
}
