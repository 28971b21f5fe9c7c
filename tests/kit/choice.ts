import type { AnyStateNode } from 'xstate';
import { byText, codeOf, titleOf, withTitles } from './naming';
import { beyondHands, oddityOf } from './ordinary';
import { stateKey, vertexKey } from './paths';
import { delaysOf, edgesOf, eventName, invokesOf, leavesOf, leavesWithin, nodesOf } from './structure';
import type { Model, Path, Step, WalkedStep } from './types';
import { advance, begin, isRefused, moment, offers, type World } from './world';

/** What the chosen paths must take: each leaf state, each edge, each two edges one after the other, or all there is. */
export const COVERAGES = ['states', 'transitions', 'pairs', 'all'] as const;
export type Coverage = (typeof COVERAGES)[number];

export interface Choice {
  /** The default is 'transitions'. */
  readonly coverage?: Coverage;
  /** A state's id, or its end where no other ends alike: only paths that enter it, and end there. */
  readonly to?: string;
  /** Steps that no path takes: an event's type, `done(actor)`, `error(actor)`, `after(delay)`, or the key of a step. */
  readonly avoid?: readonly string[];
  /** Whether what no hand can do is left out, and with it what only that leads to. */
  readonly byHand?: boolean;
}

/** A path with what QA calls it by. */
export interface ChosenPath extends Path {
  /** Made of what the path does. */
  readonly code: string;
  /** Italian: the last step and where it leads, and on which way where another path of the list is called alike. */
  readonly title: string;
  /** The states, edges or pairs of edges that it is the shortest way to. */
  readonly takes: readonly string[];
}

/** A choice that makes no sense for the model: the name that it has not, and those that it has. */
export class UnknownName extends Error {
  readonly kind: 'state' | 'step';
  readonly wanted: string;
  readonly known: readonly string[];

  constructor(kind: 'state' | 'step', wanted: string, known: readonly string[]) {
    super(`no ${kind} '${wanted}'`);
    this.kind = kind;
    this.wanted = wanted;
    this.known = known;
  }
}

/** A world with the way that led there. */
interface Trail {
  readonly world: World;
  readonly input: string;
  readonly step: Step | null;
  readonly from: Trail | null;
  /** Of all its steps. */
  readonly oddity: number;
}

function pathOf(model: Model, trail: Trail, takes: readonly string[]): ChosenPath {
  const trails: Trail[] = [];
  for (let at: Trail | null = trail; at !== null; at = at.from) trails.unshift(at);
  const [first = trail] = trails;
  const steps = trails.flatMap(({ step, world }): WalkedStep[] =>
    step === null ? [] : [{ ...step, ...moment(world) }],
  );
  const name = [trail.input, ...steps.map(({ key }) => key)].join(' > ');
  const path = { name, inputName: trail.input, input: model.inputs[trail.input], start: moment(first.world), steps };
  return { ...path, code: codeOf(name), title: titleOf(path), takes };
}

/** The state of this id, of which only the end need be given where no other ends alike. Throws `UnknownName`. */
export function stateOf(model: Model, id: string): AnyStateNode {
  const nodes = nodesOf(model.machine);
  const alike = nodes.filter((node) => node.id.endsWith(`.${id}`));
  const found = nodes.find((node) => node.id === id) ?? (alike.length === 1 ? alike[0] : undefined);
  if (found !== undefined) return found;
  const known = alike.length > 0 ? alike : nodes;
  throw new UnknownName(
    'state',
    id,
    known.map((node) => node.id),
  );
}

/** Every name of a step that is known without walking: events, and the answers and delays that some state waits for. */
export function stepNames(model: Model): string[] {
  const actors = new Set([...Object.keys(model.actors), ...invokesOf(model.machine).map(({ id }) => id)]);
  return [
    ...Object.keys(model.events),
    ...[...actors].flatMap((id) => [`done(${id})`, `error(${id})`]),
    ...[...delaysOf(model.machine)].map((delay) => `after(${delay})`),
  ].sort(byText);
}

/** Whether a trail has just come into a state, for however short a moment. */
function hasEntered(state: AnyStateNode, leaves: ReadonlySet<string>, { world, from }: Trail): boolean {
  const was = from?.world.snapshot._nodes.some((node: AnyStateNode) => node === state) ?? false;
  return !was && world.leaves.some((leaf) => leaves.has(leaf));
}

/** What a trail takes with its last step. */
function goalsOf(model: Model, coverage: Coverage, { world, from, input }: Trail): readonly string[] {
  if (coverage === 'all') return [`${input}: ${vertexKey(model, world)}`];
  const pairs = () => (from?.world.edges ?? []).flatMap((first) => world.edges.map((second) => `${first} → ${second}`));
  const taken = { states: () => world.leaves, transitions: () => world.edges, pairs }[coverage]();
  return model.isOfUses ? taken.map((goal) => `${input}: ${goal}`) : taken;
}

/** How many goals there are, where that is known beforehand. */
function goalsOfAll(model: Model, { coverage = 'transitions', to, avoid = [], byHand = false }: Choice): number {
  if (model.isOfUses || to !== undefined || avoid.length > 0 || byHand || coverage === 'pairs' || coverage === 'all')
    return Number.POSITIVE_INFINITY;
  const all = coverage === 'states' ? leavesOf(model.machine) : [...edgesOf(model.machine).values()];
  return all.filter((name) => !Object.hasOwn(model.unreachable, name)).length;
}

/** Decides which steps are not taken, and remembers which names were met. */
function avoiding(model: Model, { avoid = [] }: Choice) {
  const known = new Set(stepNames(model));
  const unmet = new Set(avoid.filter((name) => !known.has(name)));
  const isAvoided = ({ key, event }: Step): boolean =>
    [key, eventName(event.type)].some((name) => {
      unmet.delete(name);
      return avoid.includes(name);
    });
  const complain = () => {
    const [name] = unmet;
    if (name !== undefined) throw new UnknownName('step', name, [...known]);
  };
  return { isAvoided, complain };
}

/** What is distinguished while walking: a pair needs every way into a state, the rest only the first. */
function keyOf(model: Model, pairs: boolean, { input, world }: Trail): string {
  const start = model.joinInputs ? '' : `${input}: `;
  return start + (pairs ? vertexKey(model, world) : stateKey(model, world));
}

/** A trail with each step that may follow and is not avoided, in the order of their names. */
function stepsFrom(model: Model, trail: Trail, isAvoided: (step: Step) => boolean): Trail[] {
  const offered = offers(model, trail.world);
  return [...offered]
    .sort((one, other) => byText(one.key, other.key))
    .filter((step) => !isAvoided(step))
    .flatMap((step): Trail[] => {
      const world = advance(model, model.inputs[trail.input], trail.world, step);
      if (isRefused(trail.world, world)) return [];
      return [
        {
          world,
          input: trail.input,
          step,
          from: trail,
          oddity: trail.oddity + oddityOf(step, world.edges, { offered, noHand: model.noHand }),
        },
      ];
    });
}

/** A chosen path with all that it is the first to take. */
interface Found {
  readonly path: ChosenPath;
  readonly goals: readonly string[];
}

/** Keeps the trails that are the first to take something; `note` gives whether a trail goes on. */
function noting(model: Model, { coverage = 'transitions', to }: Choice) {
  const target = to === undefined ? null : stateOf(model, to);
  const ends = new Set(target === null ? [] : leavesWithin(target).map(({ id }) => id));
  const reached = new Set<string>();
  const found: Found[] = [];
  const note = (trail: Trail): boolean => {
    // Who begins in the state comes to it only by coming back, unless any way to be there will do.
    const counts = trail.from !== null || coverage === 'states';
    const ended = target !== null && counts && hasEntered(target, ends, trail);
    if (target !== null && !ended) return true;
    // The shortest way from each start, where only the state itself is requested.
    const toState = ended && coverage === 'states';
    const all = toState ? [`${trail.input} → ${target.id}`] : goalsOf(model, coverage, trail);
    const goals = [...new Set(all.filter((goal) => !reached.has(goal)))];
    for (const goal of goals) reached.add(goal);
    if (goals.length > 0) found.push({ path: pathOf(model, trail, coverage === 'all' ? [] : goals), goals });
    return !ended;
  };
  return { note, reached, found };
}

function search(model: Model, choice: Choice) {
  const { note, reached, found } = noting(model, choice);
  const { isAvoided, complain } = avoiding(model, choice);
  const isPossible = ({ step, world: { edges } }: Trail): boolean =>
    choice.byHand !== true || beyondHands({ kind: step?.kind ?? 'send', edges }, model.noHand) === null;
  const enough = goalsOfAll(model, choice);
  const expanded = new Set<string>();
  const inputs = Object.keys(model.inputs).sort(byText);
  let front = inputs
    .map((input): Trail => ({ input, world: begin(model, model.inputs[input]), step: null, from: null, oddity: 0 }))
    .filter(isPossible)
    .filter(note);
  while (front.length > 0 && reached.size < enough) {
    const next: Trail[] = [];
    for (const trail of front) {
      const key = keyOf(model, choice.coverage === 'pairs', trail);
      if (expanded.has(key)) continue;
      if (expanded.add(key).size > model.limit)
        throw new Error(`model '${model.title}': more than ${model.limit} states`);
      next.push(...stepsFrom(model, trail, isAvoided).filter(isPossible));
    }
    front = next.sort((one, other) => one.oddity - other.oddity).filter(note);
  }
  complain();
  return { reached, found: found.sort((one, other) => byText(one.path.name, other.path.name)) };
}

/**
 * The shortest paths to everything that the coverage asks for, sorted by what they do; of equally long ones the one with
 * the most ordinary answers, then the first by name. Every path depends on what it is the way to and on nothing else,
 * neither on the other paths (but for a title that would be another path's too) nor on the order of declarations (but for
 * the answer that is declared first, the ordinary one): two lists of two versions of a machine differ where its behaviour
 * does. Throws `UnknownName`, and when the traversal passes the model's limit.
 */
export const choosePaths = (model: Model, choice: Choice = {}): ChosenPath[] =>
  withTitles(search(model, choice).found.map(({ path }) => path));

/** How many paths a choice by hand leaves out: those to something that no other way leads to. */
export function pathsLeftOut(model: Model, choice: Choice = {}): number {
  const { reached } = search(model, { ...choice, byHand: true });
  const { found } = search(model, { ...choice, byHand: false });
  return found.filter(({ goals }) => goals.some((goal) => !reached.has(goal))).length;
}
