import { type Targets, targetOf } from '../../commands/availability';
import type { CommandTarget } from '../../commands/types';
import { createListeners } from '../../machines/kit/listeners';

interface Mounted {
  readonly target: CommandTarget;
  readonly depth: number;
  readonly card: () => Element | null;
}

const noCard = (): null => null;

function byPlace(one: Mounted, other: Mounted): number {
  const [card, after] = [one.card(), other.card()];
  if (card === null || after === null) return 0;
  return card.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}

/** Deeper ones first, then later ones; of the cards of a kind that lie as deep the first in the page, however late it came. */
function byNearness(mounted: readonly Mounted[]): readonly Mounted[] {
  const sorted = mounted.toSorted((a, b) => b.depth - a.depth);
  const peersOf = ({ depth, target }: Mounted) =>
    sorted.filter((other) => other.depth === depth && other.target.scope === target.scope);
  return sorted.map((entry) => {
    const peers = peersOf(entry);
    return peers.toSorted(byPlace)[peers.indexOf(entry)] ?? entry;
  });
}

/** The targets mounted now, kept apart from React so that mounting one redraws nothing but the subscribers. */
export interface MountedTargets {
  /** Innermost first; the same array until something is mounted or unmounted. */
  get(): Targets;
  /**
   * Mounts a target that lies `depth` scopes deep; gives what unmounts it. `card` is where it lies in the page, for one
   * of which there may be several.
   */
  mount(target: CommandTarget, depth: number, card?: () => Element | null): () => void;
  /** Calls back after mounting and unmounting. */
  subscribe(listener: () => void): () => void;
  /** Calls back after mounting, unmounting, and whenever the innermost target of a scope changes. */
  watch(scope: string, listener: () => void): () => void;
  /** Calls back after mounting, unmounting, and whenever any target changes. */
  watchAll(listener: () => void): () => void;
}

/** An empty set of mounted targets. */
export function createMountedTargets(): MountedTargets {
  let mounted: readonly Mounted[] = [];
  let targets: Targets = [];
  const listeners = createListeners();
  const change = (next: readonly Mounted[]) => {
    mounted = next;
    targets = byNearness(mounted).map(({ target }) => target);
    listeners.tell();
  };

  /** Calls back after mounting, unmounting, and whenever one of the targets wanted then changes. */
  const watching = (wanted: () => Targets, listener: () => void) => {
    let watched: Targets = [];
    let unwatch: readonly (() => void)[] = [];
    const end = () => {
      for (const stop of unwatch) stop();
    };
    const follow = () => {
      const next = wanted();
      if (next.length === watched.length && next.every((target, at) => target === watched[at])) return;
      end();
      watched = next;
      unwatch = next.map((target) => target.subscribe(listener));
    };
    const stop = listeners.subscribe(() => {
      follow();
      listener();
    });
    follow();
    return () => {
      stop();
      end();
    };
  };
  return {
    get: () => targets,
    mount(target, depth, card = noCard) {
      const entry = { target, depth, card };
      change([entry, ...mounted]);
      return () => change(mounted.filter((other) => other !== entry));
    },
    subscribe: listeners.subscribe,
    watch: (scope, listener) =>
      watching(() => {
        const target = targetOf(targets, scope);
        return target === null ? [] : [target];
      }, listener),
    watchAll: (listener) => watching(() => targets, listener),
  };
}
