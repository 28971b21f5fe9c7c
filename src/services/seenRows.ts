import type { SeenRows } from '../machines/list/types';

/** Lists whose rows are remembered: those that one goes back and forth between. */
const LISTS = 20;

/** What lists showed when they were left, for as long as the session. A key names a list and its query. */
export interface SeenRowsMemory {
  read(key: string): SeenRows | null;
  /** Null forgets it. */
  write(key: string, seen: SeenRows | null): void;
  /** Forgets all of it, as when somebody else signs in. */
  forget(): void;
}

export function createSeenRows(): SeenRowsMemory {
  const kept = new Map<string, SeenRows>();
  return {
    read: (key) => kept.get(key) ?? null,
    write(key, seen) {
      kept.delete(key);
      if (seen !== null) kept.set(key, seen);
      const [oldest] = kept.keys();
      if (kept.size > LISTS && oldest !== undefined) kept.delete(oldest);
    },
    forget: () => kept.clear(),
  };
}
