import { getShortestPaths } from '@xstate/test';
import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, EventObject, Snapshot } from 'xstate';
import type { Model, Path, Step, WalkedStep } from './types';
import { type Arrow, type Graph, gainsOf, type Traveller, takeWalks, type Walk } from './walks';
import { advance, begin, isRefused, moment, offers, running, type World } from './world';

/** Called for each invariant, effect or law that does not hold: its name and the way that led there. */
export type OnBroken = (name: string, way: string) => void;

const refuse: OnBroken = (name, way) => {
  throw new Error(`broken after [${way}]: ${name}`);
};

interface PathOptions {
  /** By default what does not hold is thrown. */
  readonly onBroken?: OnBroken;
  /**
   * 'all' (default): every edge from every abstract state. 'edges': few short paths that still take every edge. 'walks':
   * as few paths as can be, long ones, for where beginning is what costs time. 'steps': such paths that take from every
   * abstract state every step that the machine takes there, though it be the same edge: each payload of the model.
   */
  readonly cover?: 'all' | 'edges' | 'walks' | 'steps';
}

/** The world in the shape that the traversal expects of a snapshot. */
type Vertex = Snapshot<undefined> & { readonly world: World };
type StepEvent = EventObject & { readonly step: Step };

const vertex = (world: World): Vertex => ({
  status: 'active',
  output: undefined,
  error: undefined,
  world,
  // The traversal prints what it reaches; a world is too big for that.
  ...{ toJSON: () => '' },
});

const stateKeys = new WeakMap<World, string>();

/** What makes two worlds the same to the traversal, without the way that led there. */
export function stateKey(model: Model, world: World): string {
  let key = stateKeys.get(world);
  if (key === undefined) {
    const { snapshot, timers } = world;
    const waiting = timers.map((timer) => timer.event.type);
    key = JSON.stringify([snapshot.status, snapshot.value, model.project(snapshot.context), running(world), waiting]);
    stateKeys.set(world, key);
  }
  return key;
}

/** The edges in the key are what turns state coverage into transition coverage. */
export const vertexKey = (model: Model, world: World): string => `${stateKey(model, world)} ${world.edges.join(', ')}`;

/** A path as the traversal found it: steps by key, and the key of the vertex it expects to be on after each. */
type Found = readonly { readonly step: string; readonly expects: string }[];

const gains = ({ edges, leaves }: Pick<World, 'edges' | 'leaves'>): string[] => [...edges, ...leaves];

function noteArrow(graph: Graph, from: string, step: string, arrow: Arrow): void {
  const arrows = graph.get(from) ?? new Map<string, Arrow>();
  graph.set(from, arrows);
  arrows.set(step, arrow);
}

/** The paths that are not the beginning of another one, the longest first. */
function longest(paths: readonly Found[]): Found[] {
  const wayOf = (path: Found) => path.map(({ step }) => step).join(' > ');
  const beginnings = new Set(paths.flatMap((path) => (path.length === 0 ? [] : [wayOf(path.slice(0, -1))])));
  return paths.filter((path) => !beginnings.has(wayOf(path))).sort((one, other) => other.length - one.length);
}

/** The shortest paths from an input. Notes in the graph where each step leads. */
function traverse(model: Model, input: unknown, seen: Set<string>, graph: Graph): Found[] {
  const expanded = new Set<string>();
  const logic: ActorLogic<Vertex, StepEvent, undefined> = {
    getInitialSnapshot: () => vertex(begin(model, input)),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (state, { step }) => {
      const next = advance(model, input, state.world, step);
      // A refused event leads nowhere: the same vertex, so that no path ends on it.
      if (isRefused(state.world, next)) return state;
      noteArrow(graph, stateKey(model, state.world), step.key, { to: stateKey(model, next), gains: gains(next) });
      return vertex(next);
    },
  };
  const found = getShortestPaths<ActorLogic<Vertex, StepEvent, undefined>>(logic, {
    limit: model.limit,
    events: ({ world }) => offers(model, world).map((step) => ({ type: step.key, step })),
    serializeEvent: (event) => event.type,
    serializeState: ({ world }) => vertexKey(model, world),
    // What may happen in a state does not depend on the edge that led there: only the first, shortest way goes on.
    stopWhen: ({ world }) => {
      const key = stateKey(model, world);
      if (expanded.has(key) || (model.joinInputs && seen.has(key))) return true;
      expanded.add(key);
      return false;
    },
  });
  const paths = found.map(({ steps }) =>
    steps.slice(1).map(({ event, state }) => ({ step: event.type, expects: vertexKey(model, state.world) })),
  );
  for (const key of expanded) seen.add(key);
  return longest(paths);
}

/** The step that led to a moment. */
interface Passed {
  readonly before: AnyMachineSnapshot;
  readonly event: Step['event'];
  /** By this step alone. */
  readonly emitted: readonly AnyEventObject[];
}

/** Names of the laws, invariants and effects that do not hold at a moment, given all that was emitted so far. */
export function brokenBy(
  model: Model,
  snapshot: AnyMachineSnapshot,
  emitted: readonly AnyEventObject[],
  step?: Passed,
): string[] {
  const fails = <A extends readonly unknown[]>(rules: Readonly<Record<string, (...args: A) => boolean>>, ...args: A) =>
    Object.entries(rules).flatMap(([name, holds]) => (holds(...args) ? [] : [name]));
  return [
    ...(step === undefined ? [] : fails(model.laws, step.before, step.event, snapshot, step.emitted)),
    ...fails(model.invariants, snapshot),
    ...fails(model.effects, snapshot, emitted),
  ];
}

// Paths share their beginnings. A step that a world offers is always the same object, and so is the way that led to it:
// what is checked and kept of it is worked out once.
const walkedSteps = new WeakMap<Step, WalkedStep>();
const starts = new WeakMap<World, Path['start']>();

/**
 * Folds a choice of steps over the pure machine. `choose` picks from what may happen at each moment, null at the end.
 * Checks invariants, effects and laws at every moment, each moment once; by default the first that does not hold is thrown.
 */
export function walk(
  model: Model,
  inputName: string,
  choose: (offered: readonly Step[], index: number, world: World) => Step | null,
  onBroken: OnBroken = refuse,
): Path {
  const input = model.inputs[inputName];
  const keys = [inputName];
  let world = begin(model, input);
  const known = starts.get(world);
  const start = known ?? moment(world);
  const steps: WalkedStep[] = [];
  const emitted = [...world.emitted];
  const check = (step?: Passed) => {
    for (const name of brokenBy(model, world.snapshot, emitted, step)) onBroken(name, keys.join(' > '));
  };
  if (known === undefined) check();
  starts.set(world, start);
  for (let index = 0; ; index += 1) {
    const step = choose(offers(model, world), index, world);
    if (step === null) break;
    keys.push(step.key);
    const before = world;
    world = advance(model, input, world, step);
    emitted.push(...world.emitted);
    const walked = walkedSteps.get(step);
    if (walked === undefined) check({ before: before.snapshot, event: step.event, emitted: world.emitted });
    const taken = walked ?? { ...step, ...moment(world) };
    walkedSteps.set(step, taken);
    steps.push(taken);
  }
  return { name: keys.join(' > '), inputName, input, start, steps };
}

function walkGenerated(model: Model, inputName: string, found: Found, onBroken?: OnBroken): Path {
  const choose = (offered: readonly Step[], index: number, world: World) => {
    const wanted = found[index];
    const expected = found[index - 1]?.expects;
    const step = offered.find(({ key }) => key === wanted?.step);
    const strayed = expected !== undefined && expected !== vertexKey(model, world);
    if (strayed || (wanted !== undefined && step === undefined)) {
      const way = found.slice(0, index).map((past) => past.step);
      throw new Error(`project() leaves out what decides the way [${[inputName, ...way].join(' > ')}]`);
    }
    return wanted === undefined ? null : (step ?? null);
  };
  return walk(model, inputName, choose, onBroken);
}

const allGains = ({ start, steps }: Path): string[] => [start, ...steps].flatMap(gains);

/** A small choice of paths that takes every edge and leaf that is left, by default of all: the most gaining first. */
export function edgeCover(paths: readonly Path[], left = new Set(paths.flatMap(allGains))): Path[] {
  const candidates = paths.map((path) => ({ path, gains: new Set(allGains(path)) }));
  const chosen = new Set<Path>();
  while (left.size > 0) {
    const gainOf = (names: ReadonlySet<string>) => [...names].filter((name) => left.has(name)).length;
    const [best] = candidates
      .map((candidate) => ({ ...candidate, gain: gainOf(candidate.gains) }))
      .sort((a, b) => b.gain - a.gain || a.path.steps.length - b.path.steps.length);
    if (best === undefined) break;
    chosen.add(best.path);
    for (const name of best.gains) left.delete(name);
  }
  return paths.filter((path) => chosen.has(path));
}

/** Somebody who walks the machine itself from this input. */
function traveller(model: Model, input: unknown): Traveller {
  let world = begin(model, input);
  return {
    at: () => stateKey(model, world),
    take(key) {
      const step = offers(model, world).find((offer) => offer.key === key);
      if (step === undefined) return null;
      world = advance(model, input, world, step);
      return gains(world);
    },
  };
}

interface Explored {
  readonly name: string;
  readonly input: unknown;
  readonly graph: Graph;
  readonly found: readonly Found[];
}

const stepFrom = (state: string, step: string): string => `${state} ${step}`;

/** The same graph where each step from a state is what there is to gain. */
const graphOfSteps = (graph: Graph): Graph =>
  new Map(
    [...graph].map(([state, arrows]) => [
      state,
      new Map([...arrows].map(([step, { to }]) => [step, { to, gains: [stepFrom(state, step)] }])),
    ]),
  );

/** Somebody who gains each step from a state. */
function collector({ at, take }: Traveller): Traveller {
  return {
    at,
    take(step) {
      const from = at();
      return take(step) === null ? null : [stepFrom(from, step)];
    },
  };
}

const walkSteps = (model: Model, { input, steps }: Walk): Path =>
  walk(model, input, (offered, index) => offered.find(({ key }) => key === steps[index]) ?? null);

/** Long walks that begin in every way there is and take every step from every abstract state. Throws for one that no walk gets to. */
function walksOfSteps(model: Model, explored: readonly Explored[]): Path[] {
  const beginnings = explored.map(({ name, input, graph }) => ({
    input: name,
    graph: graphOfSteps(graph),
    gains: gains(begin(model, input)),
    begin: () => collector(traveller(model, input)),
  }));
  const left = gainsOf(beginnings);
  const walks = takeWalks(beginnings, left);
  const [lost] = left;
  if (lost !== undefined) throw new Error(`project() leaves out what decides whether '${lost}' can be taken`);
  return walks.map((found) => walkSteps(model, found));
}

/** Long walks; what no long walk gets to has the shortest path to it. */
function longWalks(model: Model, explored: readonly Explored[], all: () => readonly Path[]): Path[] {
  const beginnings = explored.map(({ name, input, graph }) => ({
    input: name,
    graph,
    gains: gains(begin(model, input)),
    begin: () => traveller(model, input),
  }));
  const left = gainsOf(beginnings);
  const walks = takeWalks(beginnings, left).map((found) => walkSteps(model, found));
  return left.size === 0 ? walks : [...walks, ...edgeCover(all(), left)];
}

/**
 * The paths of a model, from every input, shortest first to every abstract state by every edge into it.
 * Throws when the traversal passes the model's limit, or when an invariant breaks on the way.
 */
export function modelPaths(model: Model, { cover = 'all', onBroken }: PathOptions = {}): Path[] {
  const seen = new Set<string>();
  const joined: Graph = new Map();
  const explored = Object.entries(model.inputs).map(([name, input]): Explored => {
    const graph: Graph = model.joinInputs ? joined : new Map();
    return { name, input, graph, found: traverse(model, input, seen, graph) };
  });
  const all = () =>
    explored.flatMap(({ name, found }) => found.map((way) => walkGenerated(model, name, way, onBroken)));
  if (cover === 'walks') return longWalks(model, explored, all);
  if (cover === 'steps') return walksOfSteps(model, explored);
  return cover === 'all' ? all() : edgeCover(all());
}
