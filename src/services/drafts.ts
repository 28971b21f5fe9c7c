import { createStore, del, get, promisifyRequest } from 'idb-keyval';

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
export function createDrafts(onFailure: (error: unknown) => void): Drafts {
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
  return {
    load: (key) => attempt(async () => draftIn(await get(keyOf(key), store)), null),
    save: (key, draft) => attempt(() => put(keyOf(key), { version: DRAFT_VERSION, draft }), undefined),
    clear: (key) => attempt(() => del(keyOf(key), store), undefined),
  };
}
