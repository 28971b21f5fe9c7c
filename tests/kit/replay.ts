import { isDeepStrictEqual } from 'node:util';
import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import type { Model, Path, WalkedStep } from './types';
import { STEP_MS } from './world';

/** An answer or a rejection that the path gives a stand-in actor. */
type Settlement =
  | { readonly type: 'gate.resolve'; readonly output: unknown }
  | { readonly type: 'gate.reject'; readonly error: unknown };

type GateSnapshot = Snapshot<unknown> & { readonly input: unknown };

/** Stands in for every actor of the machine: does nothing until the path settles it, and then at once. */
const gate: ActorLogic<GateSnapshot, Settlement, unknown> = {
  transition: (snapshot, event) => {
    if (event.type === 'gate.resolve')
      return { status: 'done', output: event.output, error: undefined, input: snapshot.input };
    if (event.type === 'gate.reject')
      return { status: 'error', output: undefined, error: event.error, input: snapshot.input };
    return snapshot;
  },
  getInitialSnapshot: (_scope, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** The production machine with every actor replaced by a stand-in. */
const gatedMachines = new WeakMap<AnyStateMachine, AnyStateMachine>();

function gated({ machine }: Model): AnyStateMachine {
  const known = gatedMachines.get(machine);
  if (known !== undefined) return known;
  const names = Object.keys(machine.implementations.actors);
  const made = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, gate])) });
  gatedMachines.set(machine, made);
  return made;
}

function perform(actor: AnyActorRef, clock: SimulatedClock, step: WalkedStep): void {
  if (step.kind === 'after') {
    clock.set(step.now);
    return;
  }
  if (step.kind === 'send') actor.send(step.event);
  else {
    const children: Readonly<Record<string, AnyActorRef | undefined>> = actor.getSnapshot().children;
    const child = children[step.actor];
    if (child === undefined) throw new Error(`the live actor runs no '${step.actor}'`);
    child.send(
      step.kind === 'done'
        ? { type: 'gate.resolve', output: step.event.output }
        : { type: 'gate.reject', error: step.event.error },
    );
  }
  clock.increment(STEP_MS);
}

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

// Contexts share their values from one step to the next: each is looked at once.
const plainValues = new WeakSet<object>();

/** Whether a value comes out of JSON as it went in. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isDeepStrictEqual(toJson(value), value ?? null);
  if (plainValues.has(value)) return true;
  const plain = isDeepStrictEqual(toJson(value), dropUndefined(value));
  if (plain) plainValues.add(value);
  return plain;
}

type Moment = Pick<WalkedStep, 'snapshot' | 'emitted'>;

/** What differs between a live actor and the pure fold; null when nothing does. */
function difference(actor: AnyActorRef, emitted: readonly AnyEventObject[], wanted: Moment): string | null {
  const live = actor.getSnapshot();
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['value', live.value, wanted.snapshot.value],
    ['tags', [...live.tags].sort(), [...wanted.snapshot.tags].sort()],
    ['context', live.context, wanted.snapshot.context],
    ['emitted', emitted, wanted.emitted],
  ];
  for (const [what, got, want] of pairs)
    if (!isDeepStrictEqual(got, want)) return `${what}: live ${JSON.stringify(got)}, pure ${JSON.stringify(want)}`;
  const context: Readonly<Record<string, unknown>> = live.context;
  const [unsafe] = Object.entries(context).filter(([, value]) => !isPlain(value));
  return unsafe === undefined ? null : `context as JSON: ${unsafe[0]} ${JSON.stringify(unsafe[1])}`;
}

/** The machine as it runs in production, steered by the steps of a path. */
export interface Live {
  readonly perform: (step: WalkedStep) => void;
  /** Throws where the live actor is not what the pure fold says; `at` says after what. */
  readonly compare: (at: string, wanted: Moment) => void;
  readonly stop: () => void;
}

/**
 * Starts a live actor: its actors are settled by the path, its clock is simulated. Moments in `compared` are not compared
 * again: paths of one model share their beginnings.
 */
export function startLive(model: Model, input: unknown, compared = new WeakSet<Moment>()): Live {
  const clock = new SimulatedClock();
  const actor = createActor(gated(model), { input, clock });
  let emitted: AnyEventObject[] = [];
  const crashes: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.subscribe({ error: (error) => crashes.push(error) });
  actor.start();
  return {
    perform: (step) => perform(actor, clock, step),
    compare(at, wanted) {
      if (crashes.length > 0) throw new Error(`live actor crashed after '${at}'`, { cause: crashes[0] });
      const since = emitted;
      emitted = [];
      if (compared.has(wanted)) return;
      const found = difference(actor, since, wanted);
      if (found !== null) throw new Error(`after '${at}', ${found}`);
      compared.add(wanted);
    },
    stop: () => actor.stop(),
  };
}

/**
 * Plays a path on a live actor. Compares state value, tags, whole context and emitted events with the pure fold after
 * every step; throws at the first difference.
 */
export function replay(model: Model, path: Path, compared?: WeakSet<Moment>): void {
  const live = startLive(model, path.input, compared);
  try {
    live.compare('start', path.start);
    for (const step of path.steps) {
      live.perform(step);
      live.compare(step.key, step);
    }
  } finally {
    live.stop();
  }
}

/** A copy without keys at undefined, which JSON drops too; anything else that JSON changes stays and shows. */
function dropUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropUndefined);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, dropUndefined(inner)]])),
  );
}
