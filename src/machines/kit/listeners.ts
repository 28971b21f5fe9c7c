/** Those who want to be told of something. */
interface Listeners<Event> {
  /** Has `listener` called from now on, each time that it is given here. Gives the function that ends it. */
  subscribe(listener: (event: Event) => void): () => void;
  /** Calls those who listen now. */
  tell(event: Event): void;
}

/** Nobody listens yet. */
export function createListeners<Event = void>(): Listeners<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    subscribe(listener) {
      const own = (event: Event) => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    tell(event) {
      for (const listener of [...listeners]) listener(event);
    },
  };
}
