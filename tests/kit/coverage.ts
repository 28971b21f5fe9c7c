import { edgesOf, leavesOf } from './structure';
import type { Model, Path } from './types';

interface Coverage {
  /** Leaf states and edges that no path walks and nobody declared unreachable. */
  readonly missing: readonly string[];
  /** Declared unreachable, but walked or unknown: the declaration is stale. */
  readonly stale: readonly string[];
  readonly leaves: number;
  readonly edges: number;
}

/** Which of the machine's leaf states and edges the paths walk, by name. */
export function coverage(model: Model, paths: readonly Path[]): Coverage {
  const leaves = leavesOf(model.machine);
  const edges = [...edgesOf(model.machine).values()];
  const walked = new Set(
    paths.flatMap((path) => [path.start, ...path.steps].flatMap((moment) => [...moment.edges, ...moment.leaves])),
  );
  const all = [...leaves, ...edges];
  const excused = new Set(Object.keys(model.unreachable));
  return {
    missing: all.filter((name) => !walked.has(name) && !excused.has(name)),
    stale: [...excused].filter((name) => walked.has(name) || !all.includes(name)),
    leaves: leaves.length,
    edges: edges.length,
  };
}
