import type { AnswerOf, Endpoint } from '../contract/endpoint';
import type { Result } from '../contract/result';
import type { CallInput, Client } from './client';

/** Longest time that an answer waits for the call that wants it, in milliseconds: what others save is seen within it. */
const YOUNG = 1_000;

interface Asked {
  readonly token: string | null;
  readonly answer: Promise<Result<unknown>>;
  /** How long the answer waits for the page, in milliseconds. */
  readonly young: number;
  readonly giveUp: AbortController;
  /** The answer and when it came; null until then. */
  came: { readonly result: Result<unknown>; readonly at: number } | null;
}

/** The client of the pages: a call that was asked ahead, and not long ago, takes that answer, once. */
export interface PageClient extends Client {
  /** Takes the answer of such a call if it is there already, to be drawn at once; null for none, or a failed one. */
  arrived<E extends Endpoint>(endpoint: E, input: CallInput<E>): AnswerOf<E> | null;
}

/** Calls made before the page that makes them is there. */
export interface Ahead {
  readonly client: PageClient;
  /**
   * Gives up what was asked before and nobody took; gives the client that asks ahead from now on. Its answers are old
   * after `young` milliseconds, by default a second.
   */
  begin(young?: number): Client;
}

const repeats = ({ method, isSearch }: Endpoint): boolean => method === 'GET' || isSearch === true;

/** What tells two calls apart, apart from who makes them. */
function keyOf(endpoint: Endpoint, input: object): string {
  const { params, query, body } = input as Partial<Record<'params' | 'query' | 'body', unknown>>;
  return JSON.stringify([endpoint.id, endpoint.path, params, query, body]);
}

/** What says something about the session is for the call itself to hear. */
const isOfSession = (result: Result<unknown>): boolean =>
  !result.ok && (result.failure.kind === 'unauthenticated' || result.failure.kind === 'forbidden');

/**
 * Answers of calls that are made ahead of the page that needs them, over a client. Takes that and the token of the
 * moment: what was asked for one user is never given to another.
 */
export function createAhead(client: Client, token: () => string | null, now: () => number = Date.now): Ahead {
  const waiting = new Map<string, Asked>();
  const drop = (): void => {
    for (const { giveUp } of waiting.values()) giveUp.abort();
    waiting.clear();
  };
  /** A call that writes: what was asked before it is over may not know of it. */
  const write: Client['call'] = async (endpoint, input) => {
    drop();
    const result = await client.call(endpoint, input);
    drop();
    return result;
  };
  const begin = (young = YOUNG): Client => {
    drop();
    return {
      call(endpoint, input) {
        const giveUp = new AbortController();
        // A refusal is that of a call that nobody made yet: the session does not end by it.
        const answer = client.call(endpoint, { ...input, signal: giveUp.signal, isAside: true });
        const asked: Asked = { token: token(), answer, young, giveUp, came: null };
        if (repeats(endpoint)) waiting.set(keyOf(endpoint, input), asked);
        void answer.then((result) => {
          asked.came = { result, at: now() };
        });
        return answer;
      },
    };
  };
  /** Takes what was asked ahead; null where that is nothing, too old, or another user's. */
  const take = (endpoint: Endpoint, input: object): Asked | null => {
    const key = keyOf(endpoint, input);
    const asked = waiting.get(key);
    if (asked === undefined) return null;
    waiting.delete(key);
    const fits = asked.token === token() && (asked.came === null || now() - asked.came.at <= asked.young);
    if (!fits) asked.giveUp.abort();
    return fits ? asked : null;
  };
  return {
    begin,
    client: {
      async call<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
        if (!repeats(endpoint)) return write(endpoint, input);
        const { signal } = input as { readonly signal?: AbortSignal };
        const asked = waiting.size === 0 ? null : take(endpoint, input);
        if (asked === null) return client.call(endpoint, input);
        signal?.addEventListener('abort', () => asked.giveUp.abort(), { once: true });
        const result = (await asked.answer) as Awaited<ReturnType<typeof client.call<E>>>;
        return isOfSession(result) ? client.call(endpoint, input) : result;
      },
      arrived(endpoint, input) {
        const came = waiting.get(keyOf(endpoint, input))?.came ?? null;
        if (came === null || !came.result.ok) return null;
        return take(endpoint, input) === null ? null : (came.result.value as AnswerOf<typeof endpoint>);
      },
    },
  };
}
