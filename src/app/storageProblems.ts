type What = 'drafts' | 'storage';

/** Remembers that the browser refuses to store something until somebody can tell the user, and tells once. */
export function createStorageProblems() {
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
