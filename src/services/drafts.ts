import { createStore, del, get, set } from 'idb-keyval';
import type { ContentItem } from '../content/types';

/** Shape of a stored draft; a draft of another version is not offered. */
const DRAFT_VERSION = 1;

/** Unsaved work on one item, kept in this browser. */
export interface StoredDraft {
  readonly version: number;
  readonly item: ContentItem;
  /** `updated_at` of the stored item the work began from; null for a new one. */
  readonly base: string | null;
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
}

/** Whose work it is, and on what. */
export interface DraftKey {
  readonly user: number;
  readonly area: string;
  readonly id: number | 'new';
}

/** Drafts live in IndexedDB, which clearing local storage does not reach. Source: contract, 'Ground rules'. */
export interface Drafts {
  load(key: DraftKey): Promise<StoredDraft | null>;
  save(key: DraftKey, draft: Pick<StoredDraft, 'item' | 'base'>): Promise<void>;
  clear(key: DraftKey): Promise<void>;
}

const keyOf = ({ user, area, id }: DraftKey): string => `${user}/${area}/${id}`;

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === DRAFT_VERSION &&
  'item' in value &&
  typeof value.item === 'object' &&
  value.item !== null &&
  'contents' in value.item;

/**
 * Drafts in this browser. Takes the clock (milliseconds since 1970) and what to do when the browser keeps none; writing
 * and clearing never fail the caller.
 */
export function createDrafts(now: () => number, onFailure: (error: unknown) => void): Drafts {
  const store = createStore('portolano', 'drafts');
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      onFailure(error);
      return otherwise;
    }
  };
  return {
    load: (key) =>
      attempt(async () => {
        const stored: unknown = await get(keyOf(key), store);
        return isDraft(stored) ? stored : null;
      }, null),
    save: (key, { item, base }) =>
      attempt(
        () => set(keyOf(key), { version: DRAFT_VERSION, item, base, at: now() } satisfies StoredDraft, store),
        undefined,
      ),
    clear: (key) => attempt(() => del(keyOf(key), store), undefined),
  };
}
