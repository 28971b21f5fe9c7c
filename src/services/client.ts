import { FetchError, ofetch } from 'ofetch';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '../contract/endpoint';
import { type CallFailure, failure, type Result } from '../contract/result';
import { failureTexts } from '../messages/screens/failures';
import { failureOf, saysUnauthenticated } from './answer';
import { requestHeaders } from './headers';
import type { TakeEarly } from './opening';

/** Longest wait for an answer, in milliseconds. */
const ANSWER_TIMEOUT = 30_000;

/** Times that a call is sent again by itself, and the longest wait before it, in seconds. */
const [RETRIES, LONGEST_RETRY_WAIT] = [2, 5];

export type LostReason = 'unauthenticated' | 'forbidden';

export interface ClientOptions {
  /** Base of the API, from the site's configuration. */
  readonly apiBase: string;
  /** The bearer token of the moment. */
  readonly token: () => string | null;
  /** Called once a call with `token` was answered that the session has ended. */
  readonly onSessionLost: (reason: LostReason, token: string) => void;
  /** Takes what was sent before the client was there. */
  readonly takeEarly?: TakeEarly;
  /** Waits until the page stays, where it can be left: a call that the browser gave up with it did not fail. */
  readonly staying?: () => Promise<void>;
}

/** What goes into a call: what its endpoint declares, a signal to give it up, headers beside the usual ones. */
export type CallInput<E> = (ParamsOf<E> extends undefined ? unknown : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined ? unknown : { query?: QueryOf<E> }) &
  (BodyOf<E> extends undefined ? unknown : { body: BodyOf<E> }) & {
    signal?: AbortSignal;
    headers?: Record<string, string>;
    /** A token to use instead of the current one. */
    token?: string;
    /** A nicety that not every server knows: its refusal says nothing about the session. */
    isAside?: true;
  };

export interface Client {
  /** Makes a call and checks its answer against the contract. Never throws: every failure is a value. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Result<AnswerOf<E>>>;
}

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  token?: string;
  isAside?: true;
};

/** Address of a call: the path with its parameters filled in, and the query without what is empty. */
export function urlOf(
  apiBase: string,
  endpoint: Endpoint,
  { params = {}, query = {} }: Pick<LooseInput, 'params' | 'query'>,
): string {
  // The comma between ids may stand in a path as it is, and not every server reads it encoded.
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])).replaceAll('%2C', ','),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value).replaceAll('\0', ''));
  const queryString = search.toString();
  return `${apiBase.replace(/\/$/, '')}/${path}${queryString === '' ? '' : `?${queryString}`}`;
}

/** What no server can store, as JSON writes it: NUL, halves of surrogate pairs. */
const UNSTORABLE_JSON = /\\u(0000|d[89a-f][\da-f]{2})/;
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** A body as JSON, without the characters that nobody sees or types and that servers refuse: they come by pasting. */
function jsonOf(body: unknown): string {
  const json = JSON.stringify(body);
  if (!UNSTORABLE_JSON.test(json)) return json;
  return JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(UNSTORABLE, '') : value,
  );
}

const headersOf = (input: LooseInput, token: string | null): Record<string, string> => ({
  ...requestHeaders(token),
  ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...input.headers,
});

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: number | null;
}

/** Whether a call may be sent twice: it changes nothing, or its key tells the server that it is the same. */
const isRepeatable = (method: string, { headers }: LooseInput): boolean =>
  method === 'GET' || headers?.['Idempotency-Key'] !== undefined;

/** Seconds that an answer says to wait; null where it says nothing. */
function retryAfterOf({ headers }: Response): number | null {
  const wait = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(wait) ? wait : null;
}

/** Sends a call; again, where the server says that it can't answer for a moment, and sending it twice does no harm. */
async function send(
  url: string,
  method: string,
  input: LooseInput,
  token: string | null,
): Promise<RawAnswer | CallFailure> {
  const timeout = AbortSignal.timeout(ANSWER_TIMEOUT);
  try {
    const response = await ofetch.raw(url, {
      method,
      headers: headersOf(input, token),
      body: input.body === undefined ? undefined : jsonOf(input.body),
      signal: input.signal === undefined ? timeout : AbortSignal.any([input.signal, timeout]),
      responseType: 'text',
      retry: isRepeatable(method, input) ? RETRIES : 0,
      retryStatusCodes: [503],
      retryDelay: ({ response: refused }) => (refused === undefined ? 0 : (retryAfterOf(refused) ?? 0) * 1000),
      onResponse({ response: answer, options }) {
        // To the library an error is what it sends again; any other answer is the caller's to read.
        const wait = retryAfterOf(answer);
        options.ignoreResponseError = options.retry === 0 || wait === null || wait > LONGEST_RETRY_WAIT;
      },
    });
    return { status: response.status, text: response._data ?? '', retryAfter: retryAfterOf(response) };
  } catch (error) {
    if (timeout.aborted) return failure('timeout', 0, failureTexts.timeout);
    if (error instanceof FetchError || error instanceof DOMException || error instanceof TypeError)
      return failure('network', 0, failureTexts.network);
    throw error;
  }
}

function parseBody({ status, text }: RawAnswer): { body: unknown } | CallFailure {
  if (text.trim() === '') return failure('nonsense', status, failureTexts.empty);
  try {
    return { body: JSON.parse(text) };
  } catch {
    const startsAsJson = /^\s*[[{"]/.test(text);
    return failure('nonsense', status, startsAsJson ? failureTexts.truncated : failureTexts.notJson);
  }
}

/** Without a readable body the HTTP status still says what kind of failure it is. */
function unreadable(raw: RawAnswer, problem: CallFailure): CallFailure {
  const byStatus = failureOf(raw.status, {}, raw.retryAfter);
  return raw.status >= 400 && byStatus.kind !== 'server' ? byStatus : problem;
}

const saysError = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'error';

/** Checks an answer against its endpoint: what the call gives, or why it failed. */
export function readAnswer<E extends Endpoint>(endpoint: E, raw: RawAnswer): Result<AnswerOf<E>> {
  const parsed = parseBody(raw);
  if ('kind' in parsed) return { ok: false, failure: unreadable(raw, parsed) };
  const { body } = parsed;
  if (!endpoint.isPublic && saysUnauthenticated(body))
    return { ok: false, failure: failure('unauthenticated', 401, failureTexts.unauthenticated) };
  if (raw.status >= 400 || saysError(body)) return { ok: false, failure: failureOf(raw.status, body, raw.retryAfter) };
  const answer = endpoint.answer.safeParse(body);
  if (answer.success) return { ok: true, value: answer.data as AnswerOf<E> };
  const where = answer.error.issues[0]?.path.join('.') ?? '';
  return { ok: false, failure: failure('nonsense', raw.status, failureTexts.shape(where)) };
}

/** The one door to the server. Takes where the API lives and who is signed in; gives `call`. */
export function createClient(options: ClientOptions): Client {
  return {
    async call(endpoint, input) {
      const loose = input as LooseInput;
      const token = endpoint.isPublic ? null : (loose.token ?? options.token());
      const url = urlOf(options.apiBase, endpoint, loose);
      const early = endpoint.method === 'GET' ? await options.takeEarly?.(url, token) : null;
      const raw: RawAnswer | CallFailure =
        typeof early === 'string'
          ? { status: 200, text: early, retryAfter: null }
          : await send(url, endpoint.method, loose, token);
      if ('kind' in raw) await options.staying?.();
      if (loose.signal?.aborted === true) return new Promise<never>(() => {});
      const result = 'kind' in raw ? ({ ok: false, failure: raw } as const) : readAnswer(endpoint, raw);
      if (!result.ok && token !== null && !endpoint.isPublic && loose.isAside !== true) {
        const { kind } = result.failure;
        if (kind === 'unauthenticated' || kind === 'forbidden') options.onSessionLost(kind, token);
      }
      return result as Result<AnswerOf<typeof endpoint>>;
    },
  };
}
