/** Runs work in the order of the calls, up to `slots` at a time. Gives what the work gives. */
export function createQueue(slots: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= slots) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Runs each key's work in the order of the calls, one at a time; keys don't wait for each other. */
export function createTurns<Key>(): <T>(key: Key, work: () => Promise<T>) => Promise<T> {
  const last = new Map<Key, Promise<unknown>>();
  return async (key, work) => {
    const own = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
