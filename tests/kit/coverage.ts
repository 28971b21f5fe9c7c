import { edgeOfOutcome, missingOutcomes } from './guards';
import { edgesOf, leavesOf } from './structure';
import type { Model, Path } from './types';

interface Coverage {
  /** Leaf states and edges that no path walks and nobody declared unreachable. */
  readonly missing: readonly string[];
  /** Outcomes of guards that nothing folded so far has had and nobody declared unreachable. */
  readonly guards: readonly string[];
  /** Declared unreachable, but walked or unknown: the declaration is stale. */
  readonly stale: readonly string[];
  readonly leaves: number;
  readonly edges: number;
}

/** Which of the machine's leaf states and edges the paths walk, by name, and how its guards have come out. */
export function coverage(model: Model, paths: readonly Path[]): Coverage {
  const leaves = leavesOf(model.machine);
  const edges = [...edgesOf(model.machine).values()];
  const walked = new Set(
    paths.flatMap((path) => [path.start, ...path.steps].flatMap((moment) => [...moment.edges, ...moment.leaves])),
  );
  const all = [...leaves, ...edges];
  const excused = new Set(Object.keys(model.unreachable));
  const outcomes = missingOutcomes(model);
  // Who excuses an edge excuses both outcomes of its guard.
  const isExcused = (outcome: string) => excused.has(outcome) || excused.has(edgeOfOutcome(outcome));
  const needed = (name: string) => (all.includes(name) ? !walked.has(name) : outcomes.includes(name));
  return {
    missing: all.filter((name) => !walked.has(name) && !excused.has(name)),
    guards: outcomes.filter((outcome) => !isExcused(outcome)),
    stale: [...excused].filter((name) => !needed(name)),
    leaves: leaves.length,
    edges: edges.length,
  };
}
