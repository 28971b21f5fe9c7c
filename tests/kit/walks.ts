/** Where a step leads from an abstract state, and the edges and leaf states it takes. */
export interface Arrow {
  readonly to: string;
  readonly gains: readonly string[];
}

/** Abstract state → key of a step → where it leads. */
export type Graph = Map<string, Map<string, Arrow>>;

/** Somebody under way over a machine. */
export interface Traveller {
  /** The abstract state it is in. */
  readonly at: () => string;
  /** Takes a step; gives the edges and leaf states taken, null where the step is not offered. */
  readonly take: (step: string) => readonly string[] | null;
}

/** Where walks begin, and what beginning there takes already. */
export interface Beginning {
  readonly input: string;
  readonly graph: Graph;
  readonly gains: readonly string[];
  readonly begin: () => Traveller;
}

/** An input's name and the keys of the steps. */
export interface Walk {
  readonly input: string;
  readonly steps: readonly string[];
}

/** Steps after which a walk ends: a longer one is hard to follow when it fails. */
const LONGEST = 30;
/** Steps over known ground that cost as much as beginning anew. */
const FARTHEST = 8;

interface Way {
  readonly at: string;
  readonly steps: readonly string[];
}

/** The shortest way to the next step that takes something new; null when there is none within this many steps. */
function wayToNew(graph: Graph, from: string, left: ReadonlySet<string>, most: number): readonly string[] | null {
  const seen = new Set([from]);
  let ways: Way[] = [{ at: from, steps: [] }];
  for (let length = 1; length <= most && ways.length > 0; length += 1) {
    const longer: Way[] = [];
    let best: readonly string[] | null = null;
    let gained = 0;
    for (const { at, steps } of ways)
      for (const [step, { to, gains }] of graph.get(at) ?? []) {
        const gain = gains.filter((name) => left.has(name)).length;
        if (gain > gained) [gained, best] = [gain, [...steps, step]];
        if (seen.has(to)) continue;
        seen.add(to);
        longer.push({ at: to, steps: [...steps, step] });
      }
    if (best !== null) return best;
    ways = longer;
  }
  return null;
}

/** One walk that takes something new as long as that is not far; takes what it took out of `left`. */
function takeWalk({ input, graph, gains, begin }: Beginning, left: Set<string>): Walk {
  const traveller = begin();
  const steps: string[] = [];
  let worth = 0;
  for (const name of gains) left.delete(name);
  while (steps.length < LONGEST) {
    const far = steps.length === 0 ? LONGEST : FARTHEST;
    // Only the first step of the way is certain: the graph knows states by their projection.
    const [step] = wayToNew(graph, traveller.at(), left, far) ?? [];
    const taken = step === undefined ? null : traveller.take(step);
    if (step === undefined || taken === null) break;
    steps.push(step);
    if (taken.filter((name) => left.delete(name)).length > 0) worth = steps.length;
  }
  return { input, steps: steps.slice(0, worth) };
}

/** All edges and leaf states that these beginnings and their graphs have. */
export const gainsOf = (beginnings: readonly Beginning[]): Set<string> =>
  new Set(
    beginnings.flatMap(({ graph, gains }) => [
      ...gains,
      ...[...graph.values()].flatMap((arrows) => [...arrows.values()].flatMap((arrow) => arrow.gains)),
    ]),
  );

/**
 * Few long walks that take every edge and leaf state of `left` that they can; takes those out of it. What remains is
 * behind states that their projection does not distinguish.
 */
export function takeWalks(beginnings: readonly Beginning[], left: Set<string>): Walk[] {
  const walks: Walk[] = [];
  for (const beginning of beginnings)
    for (;;) {
      const before = left.size;
      const walk = takeWalk(beginning, left);
      if (left.size === before) break;
      walks.push(walk);
    }
  return walks;
}
