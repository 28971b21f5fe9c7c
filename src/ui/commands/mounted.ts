import { type Targets, targetOf } from '../../commands/availability';
import type { CommandTarget } from '../../commands/types';

interface Mounted {
  readonly target: CommandTarget;
  readonly depth: number;
}

/** The targets mounted now, kept apart from React so that mounting one redraws nothing but the subscribers. */
export interface MountedTargets {
  /** Innermost first; the same array until something is mounted or unmounted. */
  get(): Targets;
  /** Mounts a target that lies `depth` scopes deep; gives what unmounts it. */
  mount(target: CommandTarget, depth: number): () => void;
  /** Calls back after mounting and unmounting. */
  subscribe(listener: () => void): () => void;
  /** Calls back after mounting, unmounting, and whenever the innermost target of a scope changes. */
  watch(scope: string, listener: () => void): () => void;
}

/** An empty set of mounted targets. */
export function createMountedTargets(): MountedTargets {
  let mounted: readonly Mounted[] = [];
  let targets: Targets = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly Mounted[]) => {
    mounted = next;
    targets = mounted.toSorted((a, b) => b.depth - a.depth).map(({ target }) => target);
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get: () => targets,
    mount(target, depth) {
      const entry = { target, depth };
      change([entry, ...mounted]);
      return () => change(mounted.filter((other) => other !== entry));
    },
    subscribe,
    watch(scope, listener) {
      let target: CommandTarget | null = null;
      let unwatch = () => {};
      const follow = () => {
        const next = targetOf(targets, scope);
        if (next === target) return;
        unwatch();
        target = next;
        unwatch = next?.subscribe(listener) ?? (() => {});
      };
      const stop = subscribe(() => {
        follow();
        listener();
      });
      follow();
      return () => {
        stop();
        unwatch();
      };
    },
  };
}
