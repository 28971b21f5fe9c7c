import type { AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent, StateValue } from 'xstate';

/** An event that a machine went through: its type and states, and nothing that was typed, read or named. */
export interface Passage {
  /** Which of the actors that ran in the page, counted from 1. */
  readonly actor: number;
  readonly machine: string;
  /** Epoch milliseconds; of the first, where it came several times. */
  readonly at: number;
  readonly event: string;
  /** The transitions that it took, as `branchOf` names them; none where it was refused. */
  readonly taken: readonly string[];
  /** Where the machine stood after it. */
  readonly state: StateValue;
  /** Whether it came again with the same outcome before anything else did; how often would tell how long a typed text is. */
  readonly again: boolean;
}

/** What a recorder knows of an actor. */
interface Trace {
  /** 0 until its first passage: React makes actors that it never starts. */
  actor: number;
  /** Transitions since its last passage. */
  taken: string[];
  last: (Passage & { again: boolean }) | null;
}

/** A declared transition by its place: the state that it leaves, its event (none where it needs none), which of the branches. */
export function branchOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const branches = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} ${eventType} ${branches?.indexOf(transition)}`;
}

const isOfMachine = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

/** What two passages must have in common to be kept as one. */
const outcome = ({ event, taken, state }: Pick<Passage, 'event' | 'taken' | 'state'>) =>
  JSON.stringify([event, taken, state]);

/**
 * Records the last passages of all machines whose actors it inspects. Of events and snapshots it keeps types and states
 * alone. Takes how many it keeps, and a clock.
 */
export function createRecorder(most: number, now: () => number) {
  const passages: Passage[] = [];
  const traces = new WeakMap<object, Trace>();
  let actors = 0;
  const traceOf = (actor: object): Trace => {
    const trace = traces.get(actor) ?? { actor: 0, taken: [], last: null };
    traces.set(actor, trace);
    return trace;
  };
  const record = (trace: Trace, { value, machine }: AnyMachineSnapshot, event: string) => {
    const { taken, last } = trace;
    trace.taken = [];
    const isAgain =
      last?.event === event && outcome(last) === outcome({ event, taken, state: value }) && passages.includes(last);
    if (isAgain) {
      last.again = true;
      return;
    }
    if (trace.actor === 0) {
      actors += 1;
      trace.actor = actors;
    }
    trace.last = { actor: trace.actor, machine: machine.id, at: now(), event, taken, state: value, again: false };
    passages.push(trace.last);
    if (passages.length > most) passages.shift();
  };
  return {
    /** For `inspect` of XState's `createActor`. */
    inspect(inspected: InspectionEvent): void {
      if (inspected.type === '@xstate.microstep')
        traceOf(inspected.actorRef).taken.push(...inspected._transitions.map(branchOf));
      else if (inspected.type === '@xstate.snapshot' && isOfMachine(inspected.snapshot))
        record(traceOf(inspected.actorRef), inspected.snapshot, inspected.event.type);
    },
    /** What is kept, the oldest first. */
    passages: (): readonly Passage[] => passages,
  };
}
