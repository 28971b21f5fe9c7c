import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { edgesOf, nodesOf } from './structure';
import type { Model } from './types';

/** One choice of transitions by the machine. */
interface Selection {
  /** Null at the start, where only what is taken says what was evaluated. */
  readonly before: AnyMachineSnapshot | null;
  /** Of the transitions chosen from: the event's, or that of `always`. */
  readonly type: string;
  readonly event: AnyEventObject;
  readonly taken: readonly AnyTransitionDefinition[];
}

/** A microstep as XState reports it; `snapshot` is the one after it. */
export interface Microstep {
  readonly event: AnyEventObject;
  readonly transitions: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
}

/** The candidates of a state for one type of event, in their order. */
interface Choice {
  readonly node: AnyStateNode;
  readonly candidates: readonly AnyTransitionDefinition[];
}

/** The event type that XState gives to `always`. */
const ALWAYS = '';

/** The choices with a guard in them, by the type of their event; `always` has the empty one. */
function guardedChoices(model: Model): Map<string, readonly Choice[]> {
  const choices = new Map<string, readonly Choice[]>();
  for (const node of nodesOf(model.machine))
    for (const [type, candidates] of [...node.transitions.entries(), [ALWAYS, node.always ?? []] as const])
      if (candidates.some(({ guard }) => guard !== undefined))
        choices.set(type, [...(choices.get(type) ?? []), { node, candidates }]);
  return choices;
}

/** How the guards of a model's transitions came out so far. */
interface Outcomes {
  /** Those of which an outcome is still missing. */
  readonly choices: Map<string, readonly Choice[]>;
  readonly outcomes: Map<AnyTransitionDefinition, Set<boolean>>;
}

const records = new WeakMap<Model, Outcomes>();

function recordOf(model: Model): Outcomes {
  const known = records.get(model);
  if (known !== undefined) return known;
  const record: Outcomes = { choices: guardedChoices(model), outcomes: new Map() };
  records.set(model, record);
  return record;
}

function isWithin(node: AnyStateNode, outer: AnyStateNode): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) if (at === outer) return true;
  return false;
}

/** The candidate that passed, undefined where none did. One that passed but gave way to another state's is found too. */
function passedOf({ node, candidates }: Choice, { before, event, taken }: Selection) {
  const chosen = taken.find(({ source }) => source === node);
  if (chosen !== undefined || taken.length === 0 || before === null) return chosen;
  return candidates.find(
    ({ guard }) => guard === undefined || evaluateGuard(guard, before.context, event, before) === true,
  );
}

function noteOutcomes(
  outcomes: Outcomes['outcomes'],
  { candidates }: Choice,
  passed: AnyTransitionDefinition | undefined,
) {
  for (const candidate of candidates) {
    const seen = outcomes.get(candidate) ?? new Set<boolean>();
    outcomes.set(candidate, seen.add(candidate === passed));
    if (candidate === passed) return;
  }
}

function noteSelection({ choices, outcomes }: Outcomes, selection: Selection): void {
  const { before, type, taken } = selection;
  const ofEvent = choices.get(type) ?? [];
  if (ofEvent.length === 0) return;
  for (const choice of ofEvent) {
    const { node } = choice;
    const isAsked = before === null ? taken.some(({ source }) => source === node) : before._nodes.includes(node);
    // Where a state within takes the event, the outer one's guards are not evaluated.
    if (!isAsked || taken.some(({ source }) => isWithin(source, node))) continue;
    noteOutcomes(outcomes, choice, passedOf(choice, selection));
  }
  const isOpen = ({ candidates }: Choice) =>
    candidates.some((candidate) => candidate.guard !== undefined && (outcomes.get(candidate)?.size ?? 0) < 2);
  choices.set(type, ofEvent.filter(isOpen));
}

/**
 * Notes which guards the machine has evaluated in a macrostep, and how they came out. Takes the snapshot before it (null
 * at the start) and its microsteps; a refused event has one without transitions.
 */
export function noteGuards(model: Model, start: AnyMachineSnapshot | null, microsteps: readonly Microstep[]): void {
  const record = recordOf(model);
  let [before, last]: [AnyMachineSnapshot | null, AnyEventObject] = [start, { type: ALWAYS }];
  // XState looks at `always` again after every microstep.
  const noteRest = () => noteSelection(record, { before, type: ALWAYS, event: last, taken: [] });
  for (const [index, { event, transitions: taken, snapshot }] of microsteps.entries()) {
    const isAlways = taken[0]?.eventType === ALWAYS;
    if (!isAlways && index > 0) noteRest();
    noteSelection(record, { before, type: isAlways ? ALWAYS : event.type, event, taken });
    [before, last] = [snapshot, event];
  }
  if (microsteps.length > 0) noteRest();
}

/** The name of an outcome that a guard never had: the name of its edge and what is missing. */
const outcomeName = (edge: string, outcome: boolean): string => `${edge}: never ${outcome}`;

/** The edge in the name of an outcome. */
export const edgeOfOutcome = (name: string): string => name.replace(/: never (true|false)$/, '');

/**
 * The outcomes (true, false) that the guards of the machine's transitions have not had, by name, in all that has been
 * folded of this model: its paths, the refused events tried on their way, its journeys. A guard made of others, such as
 * `and`, counts as one.
 */
export function missingOutcomes(model: Model): string[] {
  const { outcomes } = recordOf(model);
  return [...edgesOf(model.machine)].flatMap(([transition, edge]) =>
    transition.guard === undefined
      ? []
      : [true, false]
          .filter((outcome) => !outcomes.get(transition)?.has(outcome))
          .map((outcome) => outcomeName(edge, outcome)),
  );
}
