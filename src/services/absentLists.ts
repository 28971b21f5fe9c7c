import type { Result } from '../contract/result';
import { createListeners } from '../machines/kit/listeners';

/** The lists of ours that this server turned out not to have, for as long as the page stays open. */
export interface AbsentLists {
  /** Their hash paths; the same set as long as nothing changes. */
  routes(): ReadonlySet<string>;
  /** Notes how a list at a hash path was answered: what is there after all is absent no longer. */
  note(route: string, result: Result<unknown>): void;
  /** Calls `listener` at every change. Gives the function that ends it. */
  subscribe(listener: () => void): () => void;
}

export function createAbsentLists(): AbsentLists {
  const listeners = createListeners();
  let routes: ReadonlySet<string> = new Set();
  return {
    routes: () => routes,
    note(route, result) {
      const isAbsent = result.ok ? false : result.failure.kind === 'notFound' || routes.has(route);
      if (isAbsent === routes.has(route)) return;
      routes = new Set(isAbsent ? [...routes, route] : [...routes].filter((other) => other !== route));
      listeners.tell();
    },
    subscribe: listeners.subscribe,
  };
}
