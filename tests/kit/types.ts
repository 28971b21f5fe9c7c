import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
  StateValue,
} from 'xstate';
import type { ScopeName } from '../../src/commands/all';
import type { CommandEvent } from '../../src/commands/types';
import type { Listing } from '../../src/content/lists/listing';
import type { Start } from './start';

/** Name of an edge → why no hand brings it about, in Italian. */
export type NoHand = Readonly<Record<string, string>>;

/**
 * Id of a requirement of the documents (tests/conformance) → what tries it: steps and states, by the names that `--avoid`
 * and `--to` take. A path tries it that takes one of the steps or comes through one of the states.
 */
export type Requirements = Readonly<Record<string, readonly string[]>>;

/** The events that the machine declares, without those XState adds. */
type UserEvent<M extends AnyStateMachine> = Exclude<EventFromLogic<M>, { type: `xstate.${string}` }>;

type ActorOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never;

type DelayOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Delay
    : never;

type ActorSource<M> = ActorOf<M>['src'] & string;
type ActorOutput<M, S> = OutputFrom<Extract<ActorOf<M>, { src: S }>['logic']>;

/**
 * Named payloads; a function may build them from the snapshot, and offer none. `free` is true in a random walk, where
 * nothing has to be left out to keep the state space small.
 */
type Cases<Payload, Snapshot> =
  | Readonly<Record<string, Payload>>
  | ((snapshot: Snapshot, free?: boolean) => Record<string, Payload>);

type Payload<E> = E extends { type: string } ? Omit<E, 'type'> : never;

/** Why no command sends an event: one types it, points at it, or another machine sends it. */
export interface Excuse {
  readonly excuse: string;
}

/** The command that sends an event, or the several of them; 'list.sort.*' means all that begin so. */
export type Sender = string | readonly [string, string, ...string[]] | Excuse;

interface EventStep<E, Snapshot> {
  /** Italian step of the checklist; the case's name follows in brackets. */
  readonly phrase: string;
  /** Left out for an event without payload. */
  readonly cases?: Cases<Payload<E>, Snapshot>;
}

interface EventEntry<E, Snapshot> extends EventStep<E, Snapshot> {
  readonly sentBy: Sender;
}

/** How commands come to a machine. */
interface ModelCommands<Snapshot> {
  /** The scopes that the machine is mounted for. */
  readonly scopes: readonly ScopeName[];
  /** What the screen completes an event with. */
  readonly prepare?: (event: CommandEvent, snapshot: Snapshot) => CommandEvent;
  /** The listings whose list the machine is; the model's own listing by itself otherwise. */
  readonly listings?: readonly Listing[];
}

interface ActorEntry<Output, Snapshot> {
  /** Italian step of the checklist when it answers; the case's name follows. */
  readonly phrase: string;
  readonly done: Cases<Output, Snapshot>;
  /** Rejections; the default is one bug, named 'si rompe'. An empty object means that it can't reject. */
  readonly error?: Readonly<Record<string, unknown>>;
}

/** What must hold at a snapshot. */
type Invariants<Snapshot> = Readonly<Record<string, (snapshot: Snapshot) => boolean>>;

/** What must hold of everything emitted on the way to a snapshot, the snapshot's own events last. */
export type Effects<Snapshot> = Readonly<
  Record<string, (snapshot: Snapshot, emitted: readonly AnyEventObject[]) => boolean>
>;

/** What must hold of every step: the snapshots before and after it, the event between them, and what the step emitted. */
export type Laws<Snapshot> = Readonly<
  Record<
    string,
    (before: Snapshot, event: AnyEventObject, after: Snapshot, emitted: readonly AnyEventObject[]) => boolean
  >
>;

/**
 * A law over time. After a moment at which `from` holds, `to` must hold at that moment or a later one. At its end a random walk settles every pending actor and lets all timers run; then nothing may
 * be left open. `to` is also given what has been emitted since `from` held, that moment's own events included.
 */
export interface TimeLaw<Snapshot> {
  readonly from: (snapshot: Snapshot) => boolean;
  readonly to: (snapshot: Snapshot, emitted: readonly AnyEventObject[]) => boolean;
}

export type TimeLaws<Snapshot> = Readonly<Record<string, TimeLaw<Snapshot>>>;

/** One step of a hand-written journey; see `send`, `refused`, `done`, `fail`, `after`. */
export type JourneyStep =
  | { readonly kind: 'send'; readonly event: AnyEventObject }
  | { readonly kind: 'refused'; readonly event: AnyEventObject }
  | { readonly kind: 'done'; readonly source: string; readonly name: string }
  | { readonly kind: 'error'; readonly source: string; readonly name: string }
  | { readonly kind: 'after'; readonly delay: string };

export interface Journey<Inputs extends string = string, Context = object> {
  /** In Italian, as QA reads it. */
  readonly name: string;
  readonly input: Inputs;
  readonly steps: readonly JourneyStep[];
  readonly end: {
    readonly value: StateValue;
    /** The keys of the context that are pinned. */
    readonly context?: Partial<Context>;
    /** Types of all emitted events, in order. */
    readonly emitted?: readonly string[];
  };
}

/** A model as its author writes it: exhaustive by type over events, actors and delays. */
export interface ModelDeclaration<M extends AnyStateMachine, Inputs extends string> {
  /** Italian heading of the checklist. */
  readonly title: string;
  /** Left out for a machine that commands don't reach. */
  readonly commands?: ModelCommands<SnapshotFrom<M>>;
  /** Italian name of a start → the machine's input. */
  readonly inputs: Readonly<Record<Inputs, InputFrom<M>>>;
  /** The page, the user and the data that an input stands for. */
  readonly start: (input: InputFrom<M>) => Start;
  readonly events: {
    readonly [T in UserEvent<M>['type'] & string]: EventEntry<Extract<UserEvent<M>, { type: T }>, SnapshotFrom<M>>;
  };
  /** 'inert': never settles (callbacks, child machines). */
  readonly actors: {
    readonly [S in ActorSource<M>]: ActorEntry<ActorOutput<M, S>, SnapshotFrom<M>> | 'inert';
  };
  /** What one sees once each named delay is over, in Italian; how long it is the machine says. */
  readonly delays: Readonly<Record<DelayOf<M>, string>>;
  readonly invariants: Invariants<SnapshotFrom<M>>;
  readonly effects?: Effects<SnapshotFrom<M>>;
  readonly laws?: Laws<SnapshotFrom<M>>;
  readonly timeLaws?: TimeLaws<SnapshotFrom<M>>;
  /** Why the machine refuses an event, in Italian; null when it takes it. */
  readonly reason?: (snapshot: SnapshotFrom<M>, event: UserEvent<M>) => string | null;
  /** What guards and delays read of the context: it is the state space, keep it small. */
  readonly project: (context: ContextFrom<M>) => unknown;
  /** Most states that the traversal may visit. */
  readonly limit: number;
  /** Numbers of paths between which coverage has neither shrunk nor exploded. */
  readonly paths: { readonly floor: number; readonly cap: number };
  /**
   * Stop where a path reaches what an earlier input reached already. Only right when `project` distinguishes everything
   * in which the inputs differ.
   */
  readonly joinInputs?: boolean;
  /** Whether each input is a use of its own, often on another screen: every edge is taken once a use, not once for all. */
  readonly isOfUses?: boolean;
  /** Name of an edge or leaf state that can't be walked → why it is there. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Edges that the machine has for its own safety, or for others: nobody can bring the product through them. */
  readonly noHand?: NoHand;
  readonly requirements?: Requirements;
  readonly journeys: readonly Journey<NoInfer<Inputs>, ContextFrom<M>>[];
}

/** A declared model with its types erased, as the kit works with it. */
export interface Model {
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly start: (input: unknown) => Start;
  readonly commands: ModelCommands<AnyMachineSnapshot> | null;
  /** Who sends an event is left out where a replay has cases of its own for it. */
  readonly events: Readonly<
    Record<string, EventStep<AnyEventObject, AnyMachineSnapshot> & { readonly sentBy?: Sender }>
  >;
  readonly actors: Readonly<Record<string, ActorEntry<unknown, AnyMachineSnapshot> | 'inert'>>;
  readonly delays: Readonly<Record<string, string>>;
  readonly invariants: Invariants<AnyMachineSnapshot>;
  readonly effects: Effects<AnyMachineSnapshot>;
  readonly laws: Laws<AnyMachineSnapshot>;
  readonly timeLaws: TimeLaws<AnyMachineSnapshot>;
  /** Whether the cases are those of random walks. */
  readonly free: boolean;
  readonly reason: ((snapshot: AnyMachineSnapshot, event: AnyEventObject) => string | null) | null;
  readonly project: (context: unknown) => unknown;
  readonly limit: number;
  readonly paths: { readonly floor: number; readonly cap: number };
  readonly joinInputs: boolean;
  readonly isOfUses: boolean;
  readonly unreachable: Readonly<Record<string, string>>;
  readonly noHand: NoHand;
  readonly requirements: Requirements;
  readonly journeys: readonly Journey[];
}

/** One thing that happens on a path. `key` is different for every other step. */
export interface Step {
  readonly kind: 'send' | 'done' | 'error' | 'after';
  readonly key: string;
  /** Italian, for the checklist. */
  readonly say: string;
  readonly event: AnyEventObject;
  /** Id of the settling actor; '' for the other kinds. */
  readonly actor: string;
}

/** A step with what the pure fold says about the moment after it. */
export interface WalkedStep extends Step {
  readonly snapshot: AnyMachineSnapshot;
  /** Events emitted by this step. */
  readonly emitted: readonly AnyEventObject[];
  /** Virtual milliseconds since the start. */
  readonly now: number;
  /** Names of the edges taken and of the leaf states passed. */
  readonly edges: readonly string[];
  readonly leaves: readonly string[];
}

export interface Path {
  /** Stable and unique: the start and the keys of its steps. */
  readonly name: string;
  readonly inputName: string;
  readonly input: unknown;
  readonly start: Omit<WalkedStep, keyof Step>;
  readonly steps: readonly WalkedStep[];
}
