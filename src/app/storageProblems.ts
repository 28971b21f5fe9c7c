type What = 'drafts' | 'storage';

/** What the browser refuses to store, told to one listener. */
export interface StorageProblems {
  /** Gives what reports a problem of this kind. */
  report(what: What): () => void;
  /** Tells the problems found so far, then the next ones; gives what stops it. */
  listen(listener: (what: What) => void): () => void;
}

/** Remembers that the browser refuses to store something until somebody can tell the user, and tells once. */
export function createStorageProblems(): StorageProblems {
  const found = new Set<What>();
  let listener: ((what: What) => void) | null = null;
  return {
    report: (what: What) => () => {
      if (found.has(what)) return;
      found.add(what);
      listener?.(what);
    },
    listen(next: (what: What) => void) {
      listener = next;
      for (const what of found) next(what);
      return () => {
        listener = null;
      };
    },
  };
}
