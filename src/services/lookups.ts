import type { Category, Municipality, Person, Province, StatusOption } from '../contract/lookups';
import { authors, categories, municipalities, provinces, relatedStatuses } from '../contract/lookups';
import { dataIn, mapResult, type Result } from '../contract/result';
import { createListeners } from '../machines/kit/listeners';
import { asideClient } from './aside';
import type { Client } from './client';

/** The shared look-ups. Lists that rarely change are requested once a session. Source: contract, 'Shared look-ups'. */
export interface Lookups {
  provinces(): Promise<Result<Province[]>>;
  municipalities(query: { name?: string; provincia?: number; id?: number }): Promise<Result<Municipality[]>>;
  categories(main: number, lang: string): Promise<Result<Category[]>>;
  /** The same for who can do without: a server that refuses says nothing about the session. */
  categoriesAside(main: number, lang: string): Promise<Result<Category[]>>;
  authors(filter: string): Promise<Result<Person[]>>;
  /** Options of a list's status filter. */
  listStatuses(): Promise<Result<StatusOption[]>>;
  /** Forgets what was kept, as when somebody else signs in. */
  forget(): void;
  /** Forgets the categories, because they were or may have been written, and says so to whoever shows some. */
  forgetCategories(): void;
  /** Calls `listener` whenever the categories were forgotten. Gives the function that ends it. */
  onCategoriesChanged(listener: () => void): () => void;
}

/** Keeps answers by key; a failure is not kept, so that the next call tries again. */
function createMemory() {
  const kept = new Map<string, Promise<Result<unknown>>>();
  return {
    once<T>(key: string, call: () => Promise<Result<T>>): Promise<Result<T>> {
      const known = kept.get(key);
      if (known !== undefined) return known as Promise<Result<T>>;
      const answer = call();
      kept.set(key, answer);
      void answer.then((result) => {
        if (!result.ok && kept.get(key) === answer) kept.delete(key);
      });
      return answer;
    },
    forget: () => kept.clear(),
    forgetThose: (start: string) => {
      for (const key of [...kept.keys()].filter((kept) => kept.startsWith(start))) kept.delete(key);
    },
  };
}

/** The look-ups over a client. */
export function createLookups(client: Client): Lookups {
  const memory = createMemory();
  const listeners = createListeners();
  const groupBy = (caller: Client) => (main: number, lang: string) =>
    memory.once(`categories ${main} ${lang}`, async () =>
      dataIn(await caller.call(categories, { query: { main, lang } })),
    );
  const group = groupBy(client);
  return {
    provinces: () => memory.once('provinces', async () => dataIn(await client.call(provinces, {}))),
    municipalities: async (query) => {
      const call = async () => dataIn(await client.call(municipalities, { query }));
      return query.name === undefined ? memory.once(`municipalities ${JSON.stringify(query)}`, call) : call();
    },
    categories: group,
    categoriesAside: groupBy(asideClient(client)),
    authors: async (filter) => dataIn(await client.call(authors, { query: filter === '' ? {} : { filter } })),
    listStatuses: () =>
      memory.once('statuses', async () =>
        mapResult(await client.call(relatedStatuses, { query: { list: 1 } }), ({ data }) =>
          Array.isArray(data) ? data : (Object.values(data)[0] ?? []),
        ),
      ),
    forget: memory.forget,
    forgetCategories: () => {
      memory.forgetThose('categories ');
      listeners.tell();
    },
    onCategoriesChanged: listeners.subscribe,
  };
}
