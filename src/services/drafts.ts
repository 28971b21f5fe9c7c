import { createStore, del, promisifyRequest } from 'idb-keyval';
import type { KeptDraft } from '../machines/kit/drafting';
import { createListeners } from '../machines/kit/listeners';

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
 * Unsaved work, kept in IndexedDB, which clearing local storage does not reach. Each page of the browser has a draft of its
 * own; what a draft contains is its editor's business. Source: contract, 'Ground rules'.
 */
export interface Drafts {
  /** Begins to read drafts that will probably be wanted: `load` takes them, once, while they are young. */
  ask(key: DraftKey): void;
  /** The drafts of all pages as they were saved, unchecked, the newest first. */
  load(key: DraftKey): Promise<readonly KeptDraft[]>;
  /** `replaces`: the page whose draft it was until now. */
  save(key: DraftKey, page: string, draft: unknown, replaces?: string | null): Promise<void>;
  /** Page null: what was kept before pages had drafts of their own. */
  clear(key: DraftKey, page: string | null): Promise<void>;
  /** Whether the browser keeps them: false from a failure until one was written again. */
  keeps(): boolean;
  /** Calls `listener` whenever that changes. Gives the function that ends it. */
  onChange(listener: () => void): () => void;
}

/** Name of a form, by whose work it is and on what. */
export const formOf = ({ user, area, id }: DraftKey): string => `${user}/${area}/${id}`;

const keyOf = (key: DraftKey, page: string | null): string => (page === null ? formOf(key) : `${formOf(key)}/${page}`);

/** A draft out of the store; null for one of another shape. */
function draftIn(key: string, form: string, stored: unknown): KeptDraft | null {
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== DRAFT_VERSION)
    return null;
  const { draft = null, savedAt = null } = stored as { draft?: unknown; savedAt?: unknown };
  const page = key === form ? null : key.slice(form.length + 1);
  return { draft, page, savedAt: typeof savedAt === 'number' ? savedAt : null };
}

const newestFirst = (one: KeptDraft, other: KeptDraft): number => (other.savedAt ?? 0) - (one.savedAt ?? 0);

/** Drafts in this browser. Takes what to do when the browser keeps none; no call fails its caller. */
export function createDrafts(onFailure: (error: unknown) => void, now: () => number = Date.now): Drafts {
  const store = createStore('portolano', 'drafts');
  const listeners = createListeners();
  let isKept = true;
  const set = (now: boolean) => {
    if (now === isKept) return;
    isKept = now;
    listeners.tell();
  };
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      set(false);
      onFailure(error);
      return otherwise;
    }
  };
  const put = (key: string, value: unknown, replaced: string | null): Promise<void> =>
    store('readwrite', (drafts) => {
      drafts.put(value, key);
      if (replaced !== null) drafts.delete(replaced);
      // A page that goes away takes its open transactions along, but not one that it has committed.
      drafts.transaction.commit();
      return promisifyRequest(drafts.transaction);
    });
  const readAll = (form: string): Promise<readonly KeptDraft[]> =>
    store('readonly', async (drafts) => {
      // Of a form '…/7': its key alone, and those that go on with '/', which '…/70' does not.
      const range = IDBKeyRange.bound(form, `${form}/\uffff`);
      const [keys, values] = await Promise.all([
        promisifyRequest(drafts.getAllKeys(range)),
        promisifyRequest(drafts.getAll(range)),
      ]);
      return keys.flatMap((key, index) => {
        const isOfForm = key === form || String(key).startsWith(`${form}/`);
        return (isOfForm && draftIn(String(key), form, values[index])) || [];
      });
    });
  const read = (form: string) => attempt(async () => (await readAll(form)).toSorted(newestFirst), []);
  let asked: { readonly form: string; readonly at: number; readonly drafts: Promise<readonly KeptDraft[]> } | null =
    null;
  return {
    ask(key) {
      const form = formOf(key);
      asked = { form, at: now(), drafts: read(form) };
    },
    load(key) {
      const form = formOf(key);
      const ahead = asked;
      asked = null;
      return ahead?.form === form && now() - ahead.at <= YOUNG ? ahead.drafts : read(form);
    },
    save(key, page, draft, replaces) {
      asked = null;
      const replaced = replaces === undefined || replaces === page ? null : keyOf(key, replaces);
      return attempt(async () => {
        await put(keyOf(key, page), { version: DRAFT_VERSION, savedAt: now(), draft }, replaced);
        set(true);
      }, undefined);
    },
    clear(key, page) {
      asked = null;
      return attempt(() => del(keyOf(key, page), store), undefined);
    },
    keeps: () => isKept,
    onChange: listeners.subscribe,
  };
}
