import { createPath, type Location, NavigationType, type Navigator, type Path, parsePath } from 'react-router-dom';
import type { Blocker, Navigation } from '../ui/page/navigate';

/** What an entry of the browser's history keeps: a page's state, its own name, its position. */
interface Entry {
  readonly usr?: unknown;
  readonly key?: string;
  readonly idx?: number | null;
}

/** The page in front, and how it came there. */
export interface Visit {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

export interface HashHistory extends Navigation {
  /** What the router navigates by. */
  readonly navigator: Navigator;
  /** The page in front, if nothing that it needs is missing; null where it is told to who listens, once it is there. */
  inFront(): Visit | null;
  /** Begins with the page in front, unless that was given; tells each one that comes in front. Gives what ends it. */
  listen(onVisit: (visit: Visit) => void): () => void;
}

const entryInFront = (): Entry | null => window.history.state;

const newKey = (): string => crypto.randomUUID().slice(0, 8);

function locationOf(to: Partial<Path>, state: unknown, key: string): Location {
  const { pathname = '/', search = '', hash = '' } = to;
  const path = pathname.startsWith('/') ? pathname : `/${pathname}`;
  return { pathname: path, search: search === '?' ? '' : search, hash, state, key };
}

function locationInFront(): Location {
  const entry = entryInFront();
  return locationOf(parsePath(window.location.hash.slice(1)), entry?.usr ?? null, entry?.key ?? 'default');
}

/**
 * The history of hash addresses. A page comes in front once `prepare` has what it needs: it gives null for nothing to wait
 * for, and the last of several navigations wins. Every entry has a position, those too that were made elsewhere (a hash
 * typed into the address bar, a bookmark, a plain link), so that a move that is blocked can be undone.
 */
export function createHashHistory(prepare: (location: Location) => Promise<unknown> | null): HashHistory {
  const { history } = window;
  const blockers = new Set<Blocker>();
  let onVisit: (visit: Visit) => void = () => undefined;
  let current = locationInFront();
  let position = entryInFront()?.idx ?? 0;
  let hash = window.location.hash;
  let navigations = 0;
  history.replaceState({ ...entryInFront(), idx: position }, '');
  /** What was given as the page in front, before anybody listened. */
  let given: Location | null = null;
  /** A blocked move was confirmed: nothing is asked until its page is there. */
  let proceeding = false;
  /** What comes after the browser has undone a blocked move. */
  let onUndone: (() => void) | null = null;

  const release = () => {
    for (const { tell } of blockers) tell(null);
  };

  async function visit(visited: Visit, write?: () => void): Promise<void> {
    navigations += 1;
    const navigation = navigations;
    const missing = prepare(visited.location);
    if (missing !== null) await missing;
    if (navigation !== navigations) return;
    write?.();
    hash = window.location.hash;
    current = visited.location;
    proceeding = false;
    release();
    onVisit(visited);
  }

  function blockerOf(nextLocation: Location): Blocker | undefined {
    if (proceeding) return undefined;
    const blocking = [...blockers].filter(({ blocks }) => blocks({ currentLocation: current, nextLocation }));
    return blocking.find(({ isFirst }) => isFirst) ?? blocking[0];
  }

  const proceed = (go: () => void) => {
    proceeding = true;
    release();
    go();
  };

  const navigate: Navigation['navigate'] = (to, { replace = false, state = null } = {}) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const location = locationOf({ pathname: current.pathname, ...path }, state, newKey());
    const go = () =>
      void visit({ location, navigationType: replace ? NavigationType.Replace : NavigationType.Push }, () => {
        if (!replace) position += 1;
        const entry: Entry = { usr: state, key: location.key, idx: position };
        history[replace ? 'replaceState' : 'pushState'](entry, '', `#${createPath(location)}`);
      });
    const blocker = blockerOf(location);
    if (blocker === undefined) go();
    else blocker.tell({ proceed: () => proceed(go), reset: release });
  };

  function undo(delta: number, blocker: Blocker): void {
    const undone = new Promise<void>((resolve) => {
      onUndone = resolve;
    });
    history.go(-delta);
    blocker.tell({ proceed: () => proceed(() => void undone.then(() => history.go(delta))), reset: release });
  }

  function onPopState(): void {
    if (onUndone !== null) {
      onUndone();
      onUndone = null;
      return;
    }
    // The same address typed again takes the place of its entry, any other one comes after it.
    if (entryInFront() === null)
      history.replaceState({ key: newKey(), idx: window.location.hash === hash ? position : position + 1 }, '');
    const location = locationInFront();
    const next = entryInFront()?.idx ?? position;
    const delta = next - position;
    const blocker = delta === 0 ? undefined : blockerOf(location);
    if (blocker !== undefined) {
      undo(delta, blocker);
      return;
    }
    position = next;
    hash = window.location.hash;
    void visit({ location, navigationType: NavigationType.Pop });
  }

  return {
    navigate,
    navigator: {
      createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
      go: (delta) => history.go(delta),
      push: (to, state) => navigate(to, { state }),
      replace: (to, state) => navigate(to, { state, replace: true }),
    },
    addBlocker(blocker) {
      blockers.add(blocker);
      return () => blockers.delete(blocker);
    },
    inFront() {
      given = prepare(current) === null ? current : null;
      return given === null ? null : { location: given, navigationType: NavigationType.Pop };
    },
    listen(listener) {
      onVisit = listener;
      window.addEventListener('popstate', onPopState);
      // Who goes elsewhere before anybody listens is followed too.
      if (window.location.hash !== hash) onPopState();
      else if (given === null) void visit({ location: current, navigationType: NavigationType.Pop });
      // The page's own first effects run before anybody listens: an address that they put right is told now.
      else if (current !== given) onVisit({ location: current, navigationType: NavigationType.Replace });
      return () => {
        onVisit = () => undefined;
        window.removeEventListener('popstate', onPopState);
      };
    },
  };
}
