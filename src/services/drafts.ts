import { createStore, del, get, promisifyRequest } from 'idb-keyval';

/** Longest time that a draft read ahead waits for who wants it, in milliseconds: what another page saves is seen after it. */
const YOUNG = 1_000;

/** Shape of a stored draft; one of another version is not offered. */
const DRAFT_VERSION = 1;

/** Whose work it is, and on what. */
export interface DraftKey {
  readonly user: number;
  readonly area: string;
  readonly id: number | 'new';
}

/**
 * Unsaved work, kept in IndexedDB, which clearing local storage does not reach. What a draft contains is its editor's
 * business. Source: contract, 'Ground rules'.
 */
export interface Drafts {
  /** Begins to read a draft that will probably be wanted: `load` takes that, once, while it is young. */
  ask(key: DraftKey): void;
  /** The draft as it was saved, unchecked; null without one. */
  load(key: DraftKey): Promise<unknown>;
  save(key: DraftKey, draft: unknown): Promise<void>;
  clear(key: DraftKey): Promise<void>;
}

const keyOf = ({ user, area, id }: DraftKey): string => `${user}/${area}/${id}`;

const draftIn = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === DRAFT_VERSION
    ? ((stored as { draft?: unknown }).draft ?? null)
    : null;

/** Drafts in this browser. Takes what to do when the browser keeps none; no call fails its caller. */
export function createDrafts(onFailure: (error: unknown) => void, now: () => number = Date.now): Drafts {
  const store = createStore('portolano', 'drafts');
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      onFailure(error);
      return otherwise;
    }
  };
  const put = (key: string, value: unknown): Promise<void> =>
    store('readwrite', (drafts) => {
      drafts.put(value, key);
      // A page that goes away takes its open transactions along, but not one that it has committed.
      drafts.transaction.commit();
      return promisifyRequest(drafts.transaction);
    });
  const read = (key: string): Promise<unknown> => attempt(async () => draftIn(await get(key, store)), null);
  let asked: { readonly key: string; readonly at: number; readonly draft: Promise<unknown> } | null = null;
  return {
    ask(owned) {
      const key = keyOf(owned);
      asked = { key, at: now(), draft: read(key) };
    },
    load(owned) {
      const key = keyOf(owned);
      const ahead = asked;
      asked = null;
      return ahead?.key === key && now() - ahead.at <= YOUNG ? ahead.draft : read(key);
    },
    save(key, draft) {
      asked = null;
      return attempt(() => put(keyOf(key), { version: DRAFT_VERSION, draft }), undefined);
    },
    clear(key) {
      asked = null;
      return attempt(() => del(keyOf(key), store), undefined);
    },
  };
}
