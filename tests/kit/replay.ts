import { isDeepStrictEqual } from 'node:util';
import { type AnyActorRef, type AnyEventObject, createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Model, Path, WalkedStep } from './types';
import { STEP_MS } from './world';

interface Gate {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Lets the promises that were just settled reach the actor. */
const settleDown = () => new Promise<void>((resolve) => setImmediate(resolve));

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** The production machine with every actor replaced by a promise that the path settles. */
function gated(model: Model, gates: Map<AnyActorRef, Gate>) {
  const gate = fromPromise<unknown, unknown>(
    ({ self }) => new Promise((resolve, reject) => gates.set(self, { resolve, reject })),
  );
  const names = Object.keys(model.machine.implementations.actors);
  return model.machine.provide({ actors: Object.fromEntries(names.map((name) => [name, gate])) });
}

interface Live {
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly gates: Map<AnyActorRef, Gate>;
}

async function perform({ actor, clock, gates }: Live, step: WalkedStep): Promise<void> {
  if (step.kind === 'after') {
    clock.set(step.now);
    return;
  }
  if (step.kind === 'send') actor.send(step.event);
  else {
    const children: Readonly<Record<string, AnyActorRef | undefined>> = actor.getSnapshot().children;
    const child = children[step.actor];
    const gate = child === undefined ? undefined : gates.get(child);
    if (gate === undefined) throw new Error(`the live actor runs no '${step.actor}'`);
    if (step.kind === 'done') gate.resolve(step.event.output);
    else gate.reject(step.event.error);
    await settleDown();
  }
  clock.increment(STEP_MS);
}

/**
 * Plays a path on a live actor: its promises are settled by the path, its clock is simulated. Compares state value,
 * tags, whole context and emitted events with the pure fold after every step; throws at the first difference.
 */
export async function replay(model: Model, path: Path): Promise<void> {
  const gates = new Map<AnyActorRef, Gate>();
  const clock = new SimulatedClock();
  const actor = createActor(gated(model, gates), { input: path.input, clock });
  const emitted: AnyEventObject[] = [];
  const crashes: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.subscribe({ error: (error) => crashes.push(error) });
  const compare = (at: string, wanted: Pick<WalkedStep, 'snapshot' | 'emitted'>) => {
    if (crashes.length > 0) throw new Error(`live actor crashed after '${at}'`, { cause: crashes[0] });
    const live = actor.getSnapshot();
    const pairs = {
      value: [live.value, wanted.snapshot.value],
      tags: [[...live.tags].sort(), [...wanted.snapshot.tags].sort()],
      context: [live.context, wanted.snapshot.context],
      'context as JSON': [toJson(live.context), live.context],
      emitted: [emitted.splice(0), wanted.emitted],
    };
    for (const [what, [got, want]] of Object.entries(pairs)) {
      const same =
        what === 'context as JSON' ? isDeepStrictEqual(got, dropUndefined(want)) : isDeepStrictEqual(got, want);
      if (!same) throw new Error(`after '${at}', ${what}: live ${JSON.stringify(got)}, pure ${JSON.stringify(want)}`);
    }
  };
  actor.start();
  try {
    compare('start', path.start);
    for (const step of path.steps) {
      await perform({ actor, clock, gates }, step);
      compare(step.key, step);
    }
  } finally {
    actor.stop();
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
