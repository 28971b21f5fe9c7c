import type { AnyActor, AnyEventObject, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';

/** What must hold at every snapshot of a machine, by name. */
type Invariants = Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;

/** An invariant that did not hold. */
export interface BrokenInvariant {
  readonly machine: string;
  readonly invariant: string;
  readonly value: StateValue;
  readonly context: unknown;
  /** What led to the snapshot. */
  readonly event: AnyEventObject;
  /** What the predicate threw; null where it answered no. */
  readonly error: unknown;
}

const FILES = import.meta.glob<Invariants | undefined>(
  ['../../machines/*/invariants.ts', '../../machines/*/machine.ts'],
  { eager: true, import: 'invariants' },
);

/** Machine id → its invariants: in a file of their own, or at the end of a small machine. Its id is its folder's name. */
export const INVARIANTS: ReadonlyMap<string, Invariants> = new Map(
  Object.entries(FILES).flatMap(([path, invariants]) =>
    invariants === undefined ? [] : [[path.split('/').at(-2) ?? path, invariants]],
  ),
);

const isOfMachine = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

/** Null where the predicate holds; else what it threw, if it threw. */
function violation(predicate: (snapshot: AnyMachineSnapshot) => boolean, snapshot: AnyMachineSnapshot) {
  try {
    return predicate(snapshot) ? null : { error: null };
  } catch (error) {
    return { error };
  }
}

/** The invariants that do not hold at the snapshot an inspection event carries; none for any other event. */
function brokenBy(inspected: InspectionEvent): readonly BrokenInvariant[] {
  if (inspected.type !== '@xstate.snapshot' || !isOfMachine(inspected.snapshot)) return [];
  const { snapshot, event } = inspected;
  const { id } = snapshot.machine;
  const { value, context } = snapshot;
  return Object.entries(INVARIANTS.get(id) ?? {}).flatMap(([invariant, holds]) => {
    const violated = violation(holds, snapshot);
    return violated === null ? [] : [{ machine: id, invariant, value, context, event, ...violated }];
  });
}

/**
 * Makes a watcher of root actors: checks each snapshot of theirs and of the actors they spawn, and calls back with what
 * is broken. An actor handed over again is not watched twice.
 */
export function invariantWatcher(report: (broken: BrokenInvariant) => void): (actor: AnyActor) => void {
  const watched = new WeakSet<object>();
  return ({ system }) => {
    if (watched.has(system)) return;
    watched.add(system);
    system.inspect((inspected: InspectionEvent) => {
      for (const broken of brokenBy(inspected)) report(broken);
    });
  };
}
