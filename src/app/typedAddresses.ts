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
 * A router whose history entries all have a position, those too that it did not make: a hash typed into the address bar, a
 * bookmark, a plain link. The router cannot undo a move to an entry without one and lets it pass its blockers, so that
 * unsaved work would be left without the question. Takes what creates the router.
 */
export function withTypedAddresses<Router extends ObservedRouter>(create: () => Router): Router {
  let position = 0;
  let hash = window.location.hash;
  const remember = () => {
    position = positionIn(window.history.state) ?? position;
    hash = window.location.hash;
  };
  // Before the router's own listener, which reads the entry.
  window.addEventListener('popstate', () => {
    // The router says nothing when it returns from a move that it blocked: the position is read here as well.
    if (window.history.state !== null) {
      remember();
      return;
    }
    // The same address typed again takes the place of its entry, any other one comes after it.
    const idx = window.location.hash === hash ? position : position + 1;
    window.history.replaceState({ usr: null, key: crypto.randomUUID().slice(0, 8), idx }, '');
  });
  const router = create();
  remember();
  router.subscribe(remember);
  return router;
}
