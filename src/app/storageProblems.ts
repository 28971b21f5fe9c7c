type What = 'drafts' | 'storage';

/** Failures of the browser's storage, reported to one listener. */
export interface StorageProblems {
  /** Gives what reports a problem of this kind. */
  report(what: What): () => void;
  /** Reports the problems so far, then further ones; gives what ends the subscription. */
  listen(listener: (what: What) => void): () => void;
}

/** Queues failures of the browser's storage until a listener is there; each is reported once. */
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
