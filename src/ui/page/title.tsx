import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';

/** What the page is, and which record it is about. */
export interface PageTitle {
  /** As the document names the page. */
  readonly title: string;
  /** Name of its record as it is stored; '' for none. */
  readonly name: string;
}

/** Title of the page in front, kept apart from React so that setting it redraws the top bar only. */
interface TitleStore {
  get(): PageTitle;
  set(title: PageTitle): void;
  subscribe(listener: () => void): () => void;
}

function createTitleStore(): TitleStore {
  let current: PageTitle = { title: '', name: '' };
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (next.title === current.title && next.name === current.name) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const TitleContext = createContext<TitleStore | null>(null);

function useStore(): TitleStore {
  const store = useContext(TitleContext);
  if (store === null) throw new Error('no PageTitleProvider above');
  return store;
}

/** Provides the page's title to its children. */
export function PageTitleProvider({ children }: { readonly children: ReactNode }) {
  const store = useMemo(createTitleStore, []);
  return <TitleContext value={store}>{children}</TitleContext>;
}

/**
 * Names the page: in the top bar, and in the browser's tab, which begins with the record it is about, so that many tabs
 * can be told apart. Takes the page's title and, where there is a record with a name, that name and the kind of record.
 */
export function usePageTitle(
  title: string,
  record: { readonly name: string; readonly kind: string } | null = null,
): void {
  const store = useStore();
  const name = record?.name ?? '';
  const kind = record?.kind ?? '';
  useEffect(() => {
    store.set({ title, name });
    document.title = [...(name === '' ? [title] : [name, kind]), 'Portolano'].join(' · ');
  }, [store, title, name, kind]);
}

/** The title of the page in front. */
export function useCurrentTitle(): PageTitle {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
