import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AnswerOf, Endpoint } from '../../src/contract/endpoint';
import { isPlainObject } from '../../src/contract/plainObject';
import { refusalTexts } from '../../src/messages/server/refusals';
import type { Db } from '../db/types';
import { type Access, assertMay, isOpenToAll } from './access';
import type { RequestUser } from './caller';
import { coercionOf } from './coerce';
import type { TakeDownload } from './downloads';
import { HttpError } from './errors';
import { gateOf } from './gate';
import { plainTextsOf } from './plainTexts';
import { fieldProblems } from './problems';

/** Header with the number of rows of a file. */
const ROWS_HEADER = 'X-Total-Count';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; null on a public one. */
    user: RequestUser | null;
  }
  interface FastifyContextConfig {
    /** What the route asks of who calls it; every route of a feature says it. */
    access?: Access;
    /** The call of the contract that it serves; pages and files are none. */
    endpoint?: Endpoint;
  }
}

/** What every route asks, whatever it answers. */
interface RouteServices {
  readonly db: Pick<Db, 'engine'>;
  readonly room: { assertFree(bytes: number): Promise<void> };
  readonly takeDownload: TakeDownload;
  /** Who makes a call; null without a live session. */
  readonly signedIn: (request: FastifyRequest) => Promise<RequestUser | null>;
}

/** Where routes are registered. */
export interface Routes<Services extends RouteServices = RouteServices> {
  /** Scope under the base of the API. */
  readonly scope: FastifyInstance;
  /** Scope at the root of the site, for pages. */
  readonly root: FastifyInstance;
  readonly services: Services;
  /** Every endpoint registered so far; the API description is made of them. */
  readonly endpoints: Endpoint[];
}

/** An answer whose JSON is ready as text, e.g. built by the database. It must be the whole body, envelope included. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A success that is a file to be saved, written while it is sent; for endpoints that give one. */
export class FileStream {
  readonly name: string;
  /** Rows that will come, so that the receiver can show how far it is. */
  readonly rows: number;
  readonly stream: Readable;
  constructor(name: string, rows: number, stream: Readable) {
    this.name = name;
    this.rows = rows;
    this.stream = stream;
  }
}

type ParsedOf<E, Part extends 'params' | 'query' | 'body'> = E extends { [key in Part]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

/** One call as its handler sees it: everything checked against the endpoint's schemas. */
interface Call<E extends Endpoint> {
  readonly params: ParsedOf<E, 'params'>;
  readonly query: ParsedOf<E, 'query'>;
  readonly body: ParsedOf<E, 'body'>;
  readonly user: E extends { isPublic: true } ? null : RequestUser;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer's shape without 'and any other key', which an interface's type could not be assigned to. */
type Declared<T> = T extends readonly (infer Row)[]
  ? Declared<Row>[]
  : T extends object
    ? { [Key in keyof T as string extends Key ? never : Key]: Declared<T[Key]> }
    : T;

type Answer<E extends Endpoint> = E extends { givesFile: string } ? FileStream : Declared<AnswerOf<E>> | JsonText;

/** What a call asks of who makes it, and what answers it. */
export type EndpointOptions<E extends Endpoint> = Access<Call<E>> & {
  /** Gives the whole JSON body of the success, or refuses by throwing an `HttpError`. */
  readonly handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>;
};

type Reader = (sent: unknown) => unknown;

function readerOf(schema: z.ZodMiniType | undefined, part: 'params' | 'query' | 'body'): Reader {
  if (schema === undefined) return () => undefined;
  const [status, message] = part === 'body' ? [422, refusalTexts.invalid] : [400, refusalTexts.query];
  const coerce: Reader = part === 'body' ? (sent) => sent : (coercionOf(schema) as Reader);
  const gate = gateOf(schema);
  const plain = plainTextsOf(schema);
  return (sent) => {
    if (part === 'body' && sent === undefined) throw new HttpError(400, refusalTexts.emptyBody);
    const coerced = coerce(sent);
    const barred = gate(coerced);
    if (Object.keys(barred).length > 0) throw new HttpError(status, message, { fields: barred });
    const read = z.safeParse(schema, plain(coerced), { reportInput: true });
    if (!read.success) throw new HttpError(status, message, { fields: fieldProblems(read.error.issues) });
    return read.data;
  };
}

/** In tests an answer that breaks the contract is a failure of the server; in production nobody pays for the check. */
function assertAnswer(endpoint: Endpoint, answer: unknown): void {
  const body = answer instanceof JsonText ? JSON.parse(answer.text) : JSON.parse(JSON.stringify(answer));
  const read = z.safeParse(endpoint.answer, body);
  if (!read.success) throw new Error(`${endpoint.id}: the answer breaks the contract: ${z.prettifyError(read.error)}`);
}

/**
 * Bytes that a call may take of the data folder's disk: an upload is there twice for a while. Null for calls that take
 * nothing worth counting, among them deletions, which make room, and sign-ins, without which nobody could.
 */
function roomNeeded(
  { method, isPublic, isSearch, takesFile }: Endpoint,
  { db }: RouteServices,
  request: FastifyRequest,
) {
  if (takesFile) return 2 * Number(request.headers['content-length'] ?? 0);
  const isWrite = (method === 'POST' || method === 'PUT') && !isPublic && !isSearch;
  return isWrite && db.engine === 'embedded' ? 0 : null;
}

function guardOf(endpoint: Endpoint, services: RouteServices, access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    if (endpoint.isPublic) return;
    const user = await services.signedIn(request);
    if (user === null) throw new HttpError(401, refusalTexts.unauthenticated);
    if (!('byCall' in access)) assertMay(user, access);
    const bytes = roomNeeded(endpoint, services, request);
    if (bytes !== null) await services.room.assertFree(bytes);
    request.user = user;
  };
}

/** HTTP status of a success. Of a call that may create, the envelope says whether it did. */
const statusOf = ({ success, mayCreate }: Endpoint, answer: unknown): 200 | 201 =>
  mayCreate && isPlainObject(answer) && answer.code === '201' ? 201 : success;

/** Names the file and says how many rows come; the stream itself is what Fastify sends. */
function sendFile(reply: FastifyReply, { givesFile }: Endpoint, { name, rows, stream }: FileStream): Readable {
  reply.header('Content-Disposition', `attachment; filename="${name}"`).header(ROWS_HEADER, String(rows));
  reply.type(`${givesFile}; charset=utf-8`);
  return stream;
}

/**
 * Serves one call of the contract: resolves the session, checks the ability and the room on the disk before the body is
 * read, looks at parameters, query and body whether they can be read at all (`gate`), checks them against the endpoint's
 * schemas (400 or 422 with `errors` by field), checks what only now says what it asks for (`byCall`), answers as JSON.
 * Source: contract, 'Ground rules'.
 */
export function registerEndpoint<const E extends Endpoint>(
  api: Routes,
  endpoint: E,
  options: EndpointOptions<E>,
): void {
  const { handler, ...rest } = options;
  const access = rest as Access;
  if (endpoint.isPublic !== isOpenToAll(access))
    throw new Error(`${endpoint.id}: the contract and the server say differently whether it needs a session`);
  const readParams = readerOf(endpoint.params, 'params');
  const readQuery = readerOf(endpoint.query, 'query');
  const readBody = readerOf(endpoint.body, 'body');
  const checked = process.env.NODE_ENV === 'test';
  api.endpoints.push(endpoint);
  api.scope.route({
    method: endpoint.method,
    url: `/${endpoint.path}`,
    config: { access, endpoint },
    onRequest: guardOf(endpoint, api.services, access),
    handler: async (request, reply) => {
      const call = {
        params: readParams(request.params),
        query: readQuery(request.query),
        body: readBody(request.body),
        user: request.user,
        request,
        reply,
      };
      if ('byCall' in rest) assertMay(call.user as RequestUser, rest.byCall(call as Call<E>));
      if (endpoint.givesFile !== undefined) api.services.takeDownload(request, reply);
      const answer: unknown = await handler(call as Call<E>);
      if (answer instanceof FileStream) return sendFile(reply, endpoint, answer);
      if (checked) assertAnswer(endpoint, answer);
      reply.code(statusOf(endpoint, answer)).type('application/json; charset=utf-8');
      return answer instanceof JsonText ? answer.text : JSON.stringify(answer);
    },
  });
}
