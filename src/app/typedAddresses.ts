/** What the router's history keeps in an entry: its position, so that a way back or ahead can be undone. */
interface EntryState {
  readonly idx?: number | null;
}

interface ObservedRouter {
  subscribe(listener: () => void): () => void;
}

const positionIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null ? ((state as EntryState).idx ?? null) : null;

/**
 * Numbers the history entries that the router did not make: a hash typed into the address bar, a bookmark, a plain link.
 * The router cannot undo a move to an entry without a position and lets it pass its blockers, so that unsaved work would
 * be left without the question. Takes the router; it listens until the page goes.
 */
export function numberTypedAddresses(router: ObservedRouter): void {
  let position = positionIn(window.history.state) ?? 0;
  let hash = window.location.hash;
  const remember = () => {
    position = positionIn(window.history.state) ?? position;
    hash = window.location.hash;
  };
  router.subscribe(remember);
  // In the capture phase: before the router's own listener reads the entry.
  window.addEventListener(
    'popstate',
    () => {
      if (window.history.state !== null) return;
      // The same address typed again takes the place of its entry, any other one comes after it.
      const idx = window.location.hash === hash ? position : position + 1;
      window.history.replaceState({ usr: null, key: crypto.randomUUID().slice(0, 8), idx }, '');
    },
    { capture: true },
  );
}
