import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';

/** Title of the page in front, kept apart from React so that setting it redraws the top bar only. */
interface TitleStore {
  get(): string;
  set(title: string): void;
  subscribe(listener: () => void): () => void;
}

function createTitleStore(): TitleStore {
  let current = '';
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(title) {
      if (title === current) return;
      current = title;
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

/** Names the page: in the top bar and in the browser's tab, where what it is about stands too, if that has a name. */
export function usePageTitle(title: string, about = ''): void {
  const store = useStore();
  useEffect(() => {
    store.set(title);
    document.title = `${about === '' ? title : `${title}: ${about}`} · Portolano`;
  }, [store, title, about]);
}

/** The title of the page in front. */
export function useCurrentTitle(): string {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
