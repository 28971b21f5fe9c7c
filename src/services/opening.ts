import { requestHeaders } from './headers';

/** Key of local storage: the addresses of the site with the call that each opens with, `{[hash]: url}`. */
export const OPENING_KEY = 'portolano.opening';

/**
 * Longest time that the answer waits for the call that wants it, and then that call's for the page, in milliseconds: what
 * others save is seen within twice as long.
 */
export const OPENING_YOUNG = 500;

interface EarlyAnswer {
  readonly text: string;
  /** When it came. */
  readonly at: number;
}

/** What takes the answer of a call that was sent early, once; null where none was, or where it is no use. */
export type TakeEarly = (url: string, token: string | null) => Promise<string | null> | null;

interface Opened {
  /** What local storage has under `OPENING_KEY`. */
  readonly calls: string | null;
  readonly token: string | null;
  /** The address in front, from its '#'. */
  readonly hash: string;
}

/** Reads what is under `OPENING_KEY`; what is no good there is nothing: the page makes its own calls. */
export function readOpenings(raw: string | null): Record<string, string> {
  try {
    const read: unknown = JSON.parse(raw ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, url]) => typeof url === 'string'));
  } catch {
    return {};
  }
}

/**
 * Sends the call that an address opened with last time, before the code that makes it is there. Gives what takes the text
 * of its answer; a failure is for the call itself to hear, which is then made.
 */
export function sendOpening(opened: Opened, now: () => number = Date.now): TakeEarly {
  const { token } = opened;
  const url = token === null ? null : (readOpenings(opened.calls)[opened.hash] ?? null);
  if (url === null) return () => null;
  let answer: Promise<EarlyAnswer | null> | null = fetch(url, { headers: requestHeaders(token) }).then(
    async (response) => (response.status === 200 ? { text: await response.text(), at: now() } : null),
    () => null,
  );
  return (wanted, by) => {
    if (answer === null || wanted !== url || by !== token) return null;
    const taken = answer.then(
      (early) => (early !== null && now() - early.at <= OPENING_YOUNG ? early.text : null),
      () => null,
    );
    answer = null;
    return taken;
  };
}
