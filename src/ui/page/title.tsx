import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '../../machines/kit/listeners';

/** A record that a page shows, as it is stored. */
export interface ShownRecord {
  /** Area of its listing, as declared. */
  readonly area: string;
  readonly id: number;
  /** Language of its name and how that stands; null for records that have neither. */
  readonly lang: string | null;
  readonly status: number | null;
}

/** What the page is, and which record it is about. */
export interface PageTitle {
  /** As the document names the page. */
  readonly title: string;
  /** Name of its record as it is stored; '' for none. */
  readonly name: string;
  /** That record; null for none, and for one that is not there yet. */
  readonly record: ShownRecord | null;
}

/** Title of the page in front, kept apart from React so that setting it redraws the top bar only. */
interface TitleStore {
  get(): PageTitle;
  set(title: PageTitle): void;
  subscribe(listener: () => void): () => void;
}

function createTitleStore(): TitleStore {
  let current: PageTitle = { title: '', name: '', record: null };
  const listeners = createListeners();
  return {
    get: () => current,
    set(next) {
      if (JSON.stringify(next) === JSON.stringify(current)) return;
      current = next;
      listeners.tell();
    },
    subscribe: listeners.subscribe,
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
 * can be told apart. Takes the page's title and, where there is a record with a name, that name, the kind of record, and
 * which one it is once it is stored.
 */
export function usePageTitle(
  title: string,
  record: { readonly name: string; readonly kind: string; readonly shown?: ShownRecord | null } | null = null,
): void {
  const store = useStore();
  const name = record?.name ?? '';
  const kind = record?.kind ?? '';
  const { area = '', id = null, lang = null, status = null } = record?.shown ?? {};
  useEffect(() => {
    store.set({ title, name, record: id === null ? null : { area, id, lang, status } });
    document.title = [...(name === '' ? [title] : [name, kind]), 'Portolano'].join(' · ');
  }, [store, title, name, kind, area, id, lang, status]);
}

/** The title of the page in front. */
export function useCurrentTitle(): PageTitle {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
