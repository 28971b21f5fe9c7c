import type { ActionExecutor, AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { type AnyActorScope, createActor } from 'xstate';
import { type Microstep, noteGuards } from './guards';
import { edgesOf, eventName, leafId } from './structure';
import type { Model, Step } from './types';
import { waitText } from './wait';

interface Timer {
  readonly event: AnyEventObject;
  /** Virtual milliseconds at which it fires. */
  readonly due: number;
  /** Milliseconds that it was set to. */
  readonly delay: number;
}

/** The pure side of a path: a snapshot with what the clock and the running actors still owe it. */
export interface World {
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  readonly now: number;
  /** Actors that have answered already but still stand among the children. */
  readonly settled: ReadonlySet<AnyActorRef>;
  /** Of the last step only. */
  readonly emitted: readonly AnyEventObject[];
  readonly edges: readonly string[];
  readonly leaves: readonly string[];
}

/** Milliseconds that pass on every step that is no timer, so that timers started one after the other fire in order. */
export const STEP_MS = 1;

/** Bug that an actor rejects with when the model names no rejections. */
const BUG = { 'si rompe': 'guasto di prova' } as const;

/** The step of a checklist in which a call throws. */
export const BROKEN_CALL = 'La chiamata si interrompe per un errore del programma';

type Action = Parameters<ActionExecutor>[0];

interface Effect {
  readonly snapshot: AnyMachineSnapshot;
  readonly actions: readonly Action[];
  readonly transitions: readonly AnyTransitionDefinition[];
  readonly passed: readonly string[];
}

const edgeNames = new WeakMap<Model, Map<AnyTransitionDefinition, string>>();

function edgeName(model: Model, transition: AnyTransitionDefinition): string {
  let names = edgeNames.get(model);
  if (names === undefined) {
    names = edgesOf(model.machine);
    edgeNames.set(model, names);
  }
  const name = names.get(transition);
  if (name === undefined) throw new Error(`model '${model.title}': unknown transition on '${transition.eventType}'`);
  return name;
}

interface Recorder {
  readonly scope: AnyActorScope;
  actions: Action[];
  microsteps: Microstep[];
}

/** A scope that carries nothing out and writes down the microsteps of a macrostep. */
function createRecorder(model: Model, input: unknown): Recorder {
  const self = createActor(model.machine, { input });
  const recorder: Recorder = {
    actions: [],
    microsteps: [],
    scope: {
      self,
      id: self.id,
      sessionId: self.sessionId,
      system: self.system,
      logger: () => undefined,
      defer: () => undefined,
      emit: () => undefined,
      stopChild: () => undefined,
      actionExecutor: (action) => {
        recorder.actions.push(action);
      },
    },
  };
  self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return;
    const { event, _transitions: transitions } = inspected;
    recorder.microsteps.push({ event, transitions, snapshot: inspected.snapshot as AnyMachineSnapshot });
  });
  return recorder;
}

// One recorder a model and start: creating an actor costs more than a step.
const recorders = new WeakMap<Model, Map<unknown, Recorder>>();

function recorderOf(model: Model, input: unknown): Recorder {
  const ofModel = recorders.get(model) ?? new Map<unknown, Recorder>();
  recorders.set(model, ofModel);
  const recorder = ofModel.get(input) ?? createRecorder(model, input);
  ofModel.set(input, recorder);
  return recorder;
}

function observe(
  model: Model,
  input: unknown,
  before: AnyMachineSnapshot | null,
  run: (scope: AnyActorScope) => AnyMachineSnapshot,
): Effect {
  const recorder = recorderOf(model, input);
  Object.assign(recorder, { actions: [], microsteps: [] });
  const snapshot = run(recorder.scope);
  if (snapshot.status === 'error') throw snapshot.error;
  const { actions, microsteps } = recorder;
  noteGuards(model, before, microsteps);
  const transitions = microsteps.flatMap((microstep) => microstep.transitions);
  const passed = microsteps.flatMap((microstep) => microstep.snapshot._nodes.flatMap(leafId));
  return {
    snapshot,
    actions,
    transitions,
    passed: [...passed, ...transitions.flatMap(({ source }) => leafId(source)), ...snapshot._nodes.flatMap(leafId)],
  };
}

interface BuiltIn {
  readonly event?: AnyEventObject;
  readonly delay?: number;
  readonly sendId?: string;
}

function timersAfter(model: Model, timers: readonly Timer[], actions: readonly Action[], now: number): Timer[] {
  let pending = [...timers];
  for (const action of actions) {
    const { event, delay, sendId } = (action.params ?? {}) as BuiltIn;
    if (action.type === 'xstate.cancel') pending = pending.filter((timer) => timer.event.type !== sendId);
    if ((action.type !== 'xstate.raise' && action.type !== 'xstate.sendTo') || typeof delay !== 'number') continue;
    if (event === undefined || !event.type.startsWith('xstate.after.'))
      throw new Error(`model '${model.title}': '${event?.type}' is sent with a delay; use a state's 'after' instead`);
    pending = [...pending.filter((timer) => timer.event.type !== event.type), { event, due: now + delay, delay }];
  }
  return pending.sort((a, b) => a.due - b.due);
}

function applied(model: Model, before: Omit<World, 'snapshot'>, effect: Effect): World {
  const emitted = effect.actions.flatMap(({ type, params }) => {
    const { event } = (params ?? {}) as BuiltIn;
    return type === 'xstate.emit' && event !== undefined ? [event] : [];
  });
  return {
    snapshot: effect.snapshot,
    timers: timersAfter(model, before.timers, effect.actions, before.now),
    now: before.now,
    settled: before.settled,
    emitted: [...before.emitted, ...emitted],
    edges: [...before.edges, ...effect.transitions.map((transition) => edgeName(model, transition))],
    leaves: [...new Set([...before.leaves, ...effect.passed])],
  };
}

// The fold is pure: what a world offers and where each step of it leads is worked out once for all paths.
const beginnings = new WeakMap<Recorder, World>();
const offered = new WeakMap<World, Step[]>();
const outcomes = new WeakMap<Step, World>();

function remember<K extends object, V>(memory: WeakMap<K, V>, key: K, work: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = work();
  memory.set(key, value);
  return value;
}

/** The world at the start of a machine with this input. */
export const begin = (model: Model, input: unknown): World =>
  remember(beginnings, recorderOf(model, input), () => workOutBeginning(model, input));

function workOutBeginning(model: Model, input: unknown): World {
  const effect = observe(model, input, null, (scope) => model.machine.getInitialSnapshot(scope, input));
  const empty = { timers: [], now: 0, settled: new Set<AnyActorRef>(), emitted: [], edges: [], leaves: [] };
  return applied(model, empty, effect);
}

function react(model: Model, input: unknown, world: World, event: AnyEventObject): World {
  const { snapshot } = world;
  const effect = observe(model, input, snapshot, (scope) => model.machine.transition(snapshot, event, scope));
  return applied(model, world, effect);
}

/** Fires, in order, every timer that is due by `now`, as a clock does. */
function elapse(model: Model, input: unknown, world: World, now: number): World {
  let next: World = { ...world, now };
  for (;;) {
    const [timer, ...rest] = next.timers;
    if (timer === undefined || timer.due > now) return next;
    next = react(model, input, { ...next, timers: rest }, timer.event);
  }
}

/** The world after one step that it offers, or after a step made by hand. */
export const advance = (model: Model, input: unknown, world: World, step: Step): World =>
  remember(outcomes, step, () => workOutStep(model, input, world, step));

/** As `advance`, without remembering. */
export function workOutStep(model: Model, input: unknown, world: World, step: Step): World {
  const fresh: World = { ...world, emitted: [], edges: [], leaves: [] };
  if (step.kind === 'after') {
    const timer = world.timers[0];
    if (timer?.event.type !== step.event.type) throw new Error(`'${step.key}' is not the timer due first`);
    return elapse(model, input, fresh, timer.due);
  }
  const child = step.actor === '' ? undefined : world.snapshot.children[step.actor];
  const settled = child === undefined ? world.settled : new Set([...world.settled, child]);
  return elapse(model, input, react(model, input, { ...fresh, settled }, step.event), world.now + STEP_MS);
}

function childrenOf({ snapshot, settled }: World): [string, AnyActorRef][] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  return Object.entries(children).flatMap(([id, child]): [string, AnyActorRef][] =>
    child === undefined || settled.has(child) ? [] : [[id, child]],
  );
}

const named = (phrase: string, name: string) => (name === '' ? phrase : `${phrase} (${name})`);

function sends(model: Model, snapshot: AnyMachineSnapshot): Step[] {
  const waited = new Set<string>(snapshot._nodes.flatMap((node) => node.ownEvents));
  return Object.entries(model.events).flatMap(([type, { phrase, cases }]) => {
    if (!waited.has(type)) return [];
    const payloads = typeof cases === 'function' ? cases(snapshot, model.free) : (cases ?? { '': {} });
    return Object.entries(payloads).map(
      ([name, payload]): Step => ({
        kind: 'send',
        key: named(type, name),
        say: named(phrase, name),
        event: { ...payload, type },
        actor: '',
      }),
    );
  });
}

function settles(model: Model, world: World): Step[] {
  return childrenOf(world).flatMap(([id, child]) => {
    const source = typeof child.src === 'string' ? child.src : '(inline)';
    const entry = model.actors[source];
    if (entry === undefined) throw new Error(`model '${model.title}' lacks the actor '${source}' of '${id}'`);
    if (entry === 'inert') return [];
    const outputs = typeof entry.done === 'function' ? entry.done(world.snapshot, model.free) : entry.done;
    const answers = Object.entries(outputs).map(
      ([name, output]): Step => ({
        kind: 'done',
        key: `${id}: ${name}`,
        say: named(entry.phrase, name),
        event: { type: `xstate.done.actor.${id}`, output, actorId: id },
        actor: id,
      }),
    );
    const rejections = Object.entries(entry.error ?? BUG).map(
      ([name, error]): Step => ({
        kind: 'error',
        key: `${id}! ${name}`,
        say: named(BROKEN_CALL, name),
        event: { type: `xstate.error.actor.${id}`, error, actorId: id },
        actor: id,
      }),
    );
    return [...answers, ...rejections];
  });
}

/** All that may happen now: events some active state waits for, answers of running actors, the timer due first. */
export const offers = (model: Model, world: World): Step[] =>
  remember(offered, world, () => workOutOffers(model, world));

/** As `offers`, without remembering: for walks that nobody goes twice. */
export function workOutOffers(model: Model, world: World): Step[] {
  if (world.snapshot.status !== 'active') return [];
  const timer = world.timers[0];
  const delay = timer === undefined ? '' : (/^after\((.+)\)$/.exec(eventName(timer.event.type))?.[1] ?? '');
  const elapses: Step[] =
    timer === undefined
      ? []
      : [
          {
            kind: 'after',
            key: `after ${delay}`,
            say: waitText(timer.delay, model.delays[delay] ?? delay),
            event: timer.event,
            actor: '',
          },
        ];
  return [...sends(model, world.snapshot), ...settles(model, world), ...elapses];
}

/** Whether the step that led from one world to the other was refused: nothing was taken, nothing changed. */
export const isRefused = (before: World, after: World): boolean =>
  after.edges.length === 0 && after.snapshot === before.snapshot;

/** What a path keeps of a world. */
export const moment = ({ snapshot, emitted, now, edges, leaves }: World) => ({ snapshot, emitted, now, edges, leaves });

/** Names of the actors that run and have not answered. */
export function running(world: World): string[] {
  return childrenOf(world).map(([id]) => id);
}
