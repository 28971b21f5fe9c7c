/** Where a page of the browser keeps its name, so that it is the same after a reload. */
const PAGE_KEY = 'portolano.page';

/** How long a page that is loaded anew waits for what it was before to be gone, in milliseconds. */
const RELOAD_WAIT = 500;

const pageLock = (page: string): string => `portolano/page/${page}`;
const FORM = 'portolano/form/';

/** Which pages of this browser are there, and which forms they have open. Source: drafts, which belong to one page each. */
export interface OpenForms {
  /** Name of this page. A copy of a page gets another one. */
  page(): Promise<string>;
  /** Says that this page has a form open, until the function that it gives is called. */
  hold(form: string): () => void;
  /** The other pages that have a form open. */
  elsewhere(form: string): Promise<readonly string[]>;
}

interface Surroundings {
  /** Missing where the browser has none: then no other page is known. */
  readonly locks: LockManager | undefined;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly newName: () => string;
}

/**
 * Pages by locks of the browser, which end with the page that has them, however it ends. A page's name lies in its session
 * storage, which a duplicated tab takes along: whoever finds its name locked by a living page takes another.
 */
export function createOpenForms({ locks, storage, newName }: Surroundings): OpenForms {
  /** Takes a name for as long as the page lives; gives whether it was free, or became so in time. */
  const claim = (name: string, wait: number): Promise<boolean> =>
    new Promise((settle) => {
      if (locks === undefined) {
        settle(true);
        return;
      }
      const hold = () => {
        settle(true);
        return new Promise<never>(() => undefined);
      };
      locks.request(pageLock(name), { signal: AbortSignal.timeout(wait) }, hold).catch(() => settle(false));
    });
  const read = (): string | null => {
    try {
      return storage.getItem(PAGE_KEY);
    } catch {
      return null;
    }
  };
  const name = async (): Promise<string> => {
    const before = read();
    if (before !== null && (await claim(before, RELOAD_WAIT))) return before;
    const fresh = newName();
    await claim(fresh, RELOAD_WAIT);
    try {
      storage.setItem(PAGE_KEY, fresh);
    } catch {
      // Without storage the page has another name after a reload: its drafts are offered as those of a page that is gone.
    }
    return fresh;
  };
  let named: Promise<string> | null = null;
  const page = (): Promise<string> => {
    named ??= name();
    return named;
  };
  return {
    page,
    hold(form) {
      const end = new AbortController();
      let release: () => void = () => end.abort();
      void page().then((own) => {
        if (end.signal.aborted) return;
        const held = new Promise<void>((free) => {
          release = free;
        });
        void locks?.request(`${FORM}${form}/${own}`, { mode: 'shared' }, () => held);
      });
      return () => release();
    },
    async elsewhere(form) {
      const [own, known] = await Promise.all([page(), locks?.query()]);
      const held = known?.held ?? [];
      const prefix = `${FORM}${form}/`;
      const pages = held.flatMap(({ name: lock = '' }) => (lock.startsWith(prefix) ? [lock.slice(prefix.length)] : []));
      return [...new Set(pages)].filter((other) => other !== own);
    },
  };
}
