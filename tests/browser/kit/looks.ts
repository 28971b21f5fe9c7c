import type { AnyMachineSnapshot } from 'xstate';
import { isLeaf } from '../../kit/structure';
import type { Path, WalkedStep } from '../../kit/types';

/** Where on its way a path is looked at for accessibility, and in which theme. */
export interface Looks {
  readonly colorScheme: 'light' | 'dark';
  readonly atStart: boolean;
  readonly after: ReadonlySet<WalkedStep>;
}

export const NO_LOOKS: Looks = { colorScheme: 'light', atStart: false, after: new Set() };

const leavesOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.filter(isLeaf).map(({ id }) => id);

/** Looks at a machine's screen in every state that the paths reach, the first time each is reached; every other path in the dark. */
export function looksAt(paths: readonly Path[]): readonly Looks[] {
  const seen = new Set<string>();
  const isNew = (snapshot: AnyMachineSnapshot): boolean => {
    const leaves = leavesOf(snapshot).filter((leaf) => !seen.has(leaf));
    for (const leaf of leaves) seen.add(leaf);
    return leaves.length > 0;
  };
  return paths.map(({ start, steps }, index) => ({
    colorScheme: index % 2 === 0 ? 'light' : 'dark',
    atStart: isNew(start.snapshot),
    after: new Set(steps.filter(({ snapshot }) => isNew(snapshot))),
  }));
}
