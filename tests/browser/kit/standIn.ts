import type { Page } from 'playwright/test';
import { mayOverlap } from '../../../src/content/item/occurrence';
import { contents } from '../../../src/content/whole';
import * as activities from '../../../src/contract/activities';
import * as audit from '../../../src/contract/audit';
import * as categories from '../../../src/contract/categories';
import { IDEMPOTENCY_HEADER } from '../../../src/contract/content';
import * as dashboard from '../../../src/contract/dashboard';
import * as desks from '../../../src/contract/desks';
import type { Endpoint } from '../../../src/contract/endpoint';
import * as firstSteps from '../../../src/contract/firstSteps';
import * as lookups from '../../../src/contract/lookups';
import * as media from '../../../src/contract/media';
import { overlapsEndpoint } from '../../../src/contract/overlaps';
import * as passwords from '../../../src/contract/passwords';
import * as places from '../../../src/contract/places';
import * as redirects from '../../../src/contract/redirects';
import { type CallFailure, failure } from '../../../src/contract/result';
import * as roles from '../../../src/contract/roles';
import { readFound, search } from '../../../src/contract/search';
import * as session from '../../../src/contract/session';
import * as sessions from '../../../src/contract/sessions';
import * as settings from '../../../src/contract/settings';
import * as tags from '../../../src/contract/tags';
import * as users from '../../../src/contract/users';
import { Arrivals, NUMBER, Readings } from './arrivals';
import type { Call, Reply } from './call';
import { DEFAULT_ANSWERS } from './dress';
import { type SiteAnswer, type SiteRequest, siteOfWorker, type Waiting } from './site';

/** Where the APIs of the stand-ins live: not where ours does. Each has its own, so that no late call reaches another. */
const APIS = '/altrove/v2';
/** Connections that a browser opens to one address: a further call would wait for one of the pending to be answered. */
const MOST_PENDING = 5;

/** Calls beyond the contract that this server does not have, as others don't, unless a test answers them. */
const LACKED = /\.readBase$/;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value;

const paramsIn = ({ path }: Endpoint): number => path.split(':').length;

/** A path without parameters goes before one that would take it too, as with any router. */
const ENDPOINTS: readonly Endpoint[] = [
  search,
  readFound,
  ...[
    session,
    lookups,
    media,
    passwords,
    roles,
    desks,
    users,
    audit,
    dashboard,
    firstSteps,
    redirects,
    sessions,
    tags,
    places,
    categories,
    activities,
    settings,
  ].flatMap((area) => Object.values(area).filter(isEndpoint)),
  ...contents.flatMap(({ endpoints }) => Object.values(endpoints)),
  ...contents.filter(mayOverlap).map(overlapsEndpoint),
].sort((one, other) => paramsIn(one) - paramsIn(other));

/** A call that waits for its answer. */
export interface PendingCall {
  readonly call: Call;
  settle(reply: Reply): Promise<void>;
}

/** A file as a multipart body carries it. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The only part of an upload's body; null where the body is anything else. */
function sentFile({ headers, body }: SiteRequest): SentFile | null {
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined || body.length === 0) return null;
  const [head = '', ...rest] = body.toString('latin1').split('\r\n\r\n');
  const [, name = '', type = ''] =
    /^--(?:.+)\r\nContent-Disposition: form-data; name="file"; filename="(.*)"\r\nContent-Type: (.*)$/.exec(head) ?? [];
  const end = `\r\n--${boundary}--\r\n`;
  const content = rest.join('\r\n\r\n');
  if (name === '' || !content.endsWith(end)) return null;
  return {
    name: Buffer.from(name, 'latin1').toString(),
    type,
    bytes: Buffer.from(content.slice(0, -end.length), 'latin1'),
  };
}

/** The headers that number an answer which somebody waits for. */
type Numbered = Readonly<Record<string, string>>;

const PATTERNS = new Map(
  ENDPOINTS.map((endpoint) => [endpoint, new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)]),
);

const asNumber = (text: string): string | number => (/^-?\d+$/.test(text) ? Number(text) : text);
const typed = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, asNumber(text)]));

const jsonIn = (body: Buffer): unknown => (body.length === 0 ? null : (JSON.parse(body.toString()) as unknown));

/** Takes the path after the API's address. */
function understand(request: SiteRequest, path: string): Call {
  const { method, url, headers, body } = request;
  for (const [endpoint, pattern] of PATTERNS) {
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (match === null) continue;
    return {
      endpoint,
      params: { ...match.groups },
      query: Object.fromEntries(url.searchParams),
      body: endpoint.takesFile ? sentFile(request) : jsonIn(body),
      token: headers.authorization?.replace(/^Bearer /, '') ?? null,
      key: headers[IDEMPOTENCY_HEADER.toLowerCase()] ?? null,
    };
  }
  throw new Error(`the contract has no ${method} ${path}`);
}

/** What of a call breaks the contract, as texts. */
function breaches({ endpoint, params, query, body, token }: Call): string[] {
  const parts = [
    // A list of ids may be a single one: a text all the same.
    ['params', endpoint.params, [params, typed(params)]],
    ['query', endpoint.query, [typed(query)]],
    ['body', endpoint.body, [body]],
  ] as const;
  const wrong = parts.flatMap(([name, schema, readings]) => {
    const problems = readings.map((value) => schema?.safeParse(value).error);
    return problems.includes(undefined) ? [] : [`${endpoint.id} ${name}: ${JSON.stringify(problems.at(-1)?.issues)}`];
  });
  if (endpoint.takesFile && body === null) wrong.push(`${endpoint.id} body: no file`);
  const known = Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {});
  const unknown = Object.keys(query).filter((name) => !known.includes(name));
  if (unknown.length > 0) wrong.push(`${endpoint.id} query: unknown ${unknown}`);
  if ((token === null) !== endpoint.isPublic) wrong.push(`${endpoint.id}: token ${token}`);
  return wrong;
}

const json = (status: number, value: unknown, headers: Numbered = {}): SiteAnswer => ({
  status,
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});

/** Whether no answer comes at all. */
const isLost = (reply: Reply): boolean => 'failure' in reply && ['network', 'timeout'].includes(reply.failure.kind);

function refusalOf({ isPublic }: Endpoint, failure: CallFailure, number: Numbered): SiteAnswer {
  const { kind, status, message, fields, conflict, retryAfter, details } = failure;
  // Some servers say it with a 200.
  if (kind === 'unauthenticated' && !isPublic) return json(200, { message: 'Unauthenticated.' }, number);
  return json(
    status === 0 ? 500 : status,
    {
      status: 'error',
      message,
      errors: { ...fields, debug: ['niente'], exceptionCode: 0 },
      ...(conflict === null
        ? { data: details }
        : {
            data: {
              ...Object(details),
              updated_at: conflict.updatedAt,
              updated_by: { id: 5, name: conflict.updatedBy },
            },
          }),
    },
    { ...number, ...(retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }) },
  );
}

function answerOf({ endpoint }: Call, reply: Reply, number: Numbered): SiteAnswer {
  if ('failure' in reply) return refusalOf(endpoint, reply.failure, number);
  if ('nonsense' in reply)
    return { status: 200, headers: { ...number, 'Content-Type': 'text/html' }, body: reply.nonsense };
  const problem = endpoint.answer.safeParse(reply.json).error;
  if (problem !== undefined) throw new Error(`no answer to ${endpoint.id}: ${JSON.stringify(problem.issues)}`);
  // A success says 200 whatever was created, as the contract allows for servers of an older make.
  return json(endpoint.success, reply.json, number);
}

function answer({ send, drop }: Waiting, call: Call, reply: Reply, number: Numbered = {}): void {
  if (isLost(reply)) drop();
  else send(answerOf(call, reply, number));
}

/** How many stand-ins this worker has made. */
let made = 0;

/**
 * A server without a server: answers every call of the contract out of its schemas, in a dress unlike our own server's.
 * Calls of the paused endpoints wait until a test settles them.
 */
export class StandIn {
  /** What broke the contract; a test ends by expecting nothing here. */
  readonly breaches: string[] = [];
  /** Every call that was paused, settled or not. */
  private readonly calls: PendingCall[] = [];
  private readonly paused = new Set<string>();
  private readonly answers = new Map(Object.entries(DEFAULT_ANSWERS));
  private readonly arrivals = new Arrivals();
  private readonly readings: Readings;

  private pending = 0;

  private constructor(readings: Readings) {
    this.readings = readings;
  }

  /** Puts a new stand-in before the page, on the worker's site. `config` goes into the site's config.json. */
  static async on(page: Page, config: Readonly<Record<string, unknown>> = {}): Promise<StandIn> {
    const standIn = new StandIn(await Readings.of(page));
    const { put } = await siteOfWorker();
    made += 1;
    const base = `${APIS}/${made}`;
    put('/config.json', (_, { send }) => send(json(200, { apiBase: base, ...config })));
    // One stand-in at a time: a call to an earlier one finds nobody.
    put(APIS, (request, waiting) => standIn.receive(request, waiting, `${base}/`));
    return standIn;
  }

  /** From now on calls of these endpoints wait. */
  pause(...ids: readonly string[]): void {
    for (const id of ids) this.paused.add(id);
  }

  /** From now on this endpoint is answered so. */
  reply(id: string, give: (call: Call) => Reply): void {
    this.answers.set(id, give);
  }

  /** The `count`th call of these endpoints that was paused, from 1, of those meant; waits for it. */
  async nth(
    ids: readonly string[],
    count: number,
    isMeant: (call: Call) => boolean = () => true,
  ): Promise<PendingCall> {
    const arrived = () => this.calls.filter(({ call }) => ids.includes(call.endpoint.id) && isMeant(call))[count - 1];
    return this.arrivals.first(arrived, `call ${count} of ${ids}`);
  }

  /** How many calls of these endpoints were paused so far. */
  count(...ids: readonly string[]): number {
    return this.calls.filter(({ call }) => ids.includes(call.endpoint.id)).length;
  }

  private receive(request: SiteRequest, waiting: Waiting, base: string): void {
    const { pathname } = request.url;
    try {
      if (pathname.startsWith(base)) this.meet(request, understand(request, pathname.slice(base.length)), waiting);
      else waiting.drop();
    } catch (error) {
      this.breaches.push(String(error));
      waiting.drop();
    }
  }

  private meet(request: SiteRequest, call: Call, waiting: Waiting): void {
    this.breaches.push(...breaches(call));
    const { id } = call.endpoint;
    const give = this.answers.get(id);
    if (this.paused.has(id)) this.keep(request, call, waiting);
    else if (give === undefined && LACKED.test(id)) answer(waiting, call, { failure: failure('notFound', 404, '') });
    else if (give === undefined) throw new Error(`the stand-in has no answer to ${id}`);
    else answer(waiting, call, give(call));
  }

  private keep({ url }: SiteRequest, call: Call, waiting: Waiting): void {
    this.pending += 1;
    if (this.pending > MOST_PENDING) this.breaches.push(`${call.endpoint.id}: ${this.pending} calls wait at a time`);
    let isPending = true;
    const end = () => {
      this.pending -= isPending ? 1 : 0;
      isPending = false;
    };
    void waiting.abandoned.then(end);
    this.calls.push({
      call,
      settle: async (reply) => {
        const waits = isPending;
        end();
        if (waits) await this.settle(waiting, call, reply, url.pathname + url.search);
      },
    });
    this.arrivals.notify();
  }

  /**
   * Answers a pending call; done when the page has read the answer, or knows that none comes, and whoever called has
   * received it.
   */
  private async settle(waiting: Waiting, call: Call, reply: Reply, path: string): Promise<void> {
    if (isLost(reply)) {
      const known = this.readings.lost(path);
      waiting.drop();
      return known;
    }
    const { number, read } = this.readings.next();
    answer(waiting, call, reply, { [NUMBER]: String(number) });
    await Promise.race([read, waiting.abandoned]);
  }
}
