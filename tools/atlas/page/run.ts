import { walkJourney } from '../../../tests/kit/journeys';
import { pathNamed } from '../../../tests/kit/spec';
import type { Model, Step } from '../../../tests/kit/types';
import { advance, begin, isRefused, type World } from '../../../tests/kit/world';
import type { AtlasPath } from '../types';

/** A world of the machine with the step that led there; null at the start. */
export interface Moment {
  readonly step: Step | null;
  readonly world: World;
}

/** A machine under way: where it has been, where in that it stands, and what is to be played. */
export interface Run {
  readonly model: Model;
  readonly input: string;
  readonly moments: readonly Moment[];
  readonly at: number;
  /** Null in a free simulation. */
  readonly plan: readonly Step[] | null;
}

/** A machine at its start. */
export const startRun = (model: Model, input: string, plan: readonly Step[] | null = null): Run => ({
  model,
  input,
  moments: [{ step: null, world: begin(model, model.inputs[input]) }],
  at: 0,
  plan,
});

/** A machine at the start of a path that it is to play. */
export function startPath(model: Model, { title, start, steps }: AtlasPath): Run {
  // What does not hold on the way is shown where it is reached.
  return startRun(model, start, pathNamed(model, { title, start, steps }, () => undefined).steps);
}

/** A machine at the start of a journey written by hand. Throws where the model has none of this name. */
export function startJourney(model: Model, name: string): Run {
  const journey = model.journeys.find((one) => one.name === name);
  if (journey === undefined) throw new Error(`the model has no journey '${name}'`);
  return startRun(model, journey.input, walkJourney(model, journey).steps);
}

/** Where the machine stands. */
export function momentOf({ moments, at }: Run): Moment {
  const moment = moments[at];
  if (moment === undefined) throw new Error(`a run stands at ${at} of ${moments.length}`);
  return moment;
}

/** The step that would be played next; null at the end. */
export const plannedStep = ({ plan, at }: Run): Step | null => plan?.[at] ?? null;

/** Has the machine take a step that it offers now. What had been played beyond this moment is dropped. */
export function take(run: Run, { kind, key, say, event, actor }: Step): Run {
  const { world } = momentOf(run);
  // A copy: the fold remembers where a step leads, and this one may be taken from another world.
  const step = { kind, key, say, event, actor };
  const next = advance(run.model, run.model.inputs[run.input], world, step);
  const isPlanned = plannedStep(run)?.key === key;
  const moments = [...run.moments.slice(0, run.at + 1), { step, world: next }];
  return { ...run, moments, at: run.at + 1, plan: isPlanned ? run.plan : null };
}

/** One step on: over known ground, or the next of the plan; the same run at the end. */
export function forward(run: Run): Run {
  if (run.at + 1 < run.moments.length) return { ...run, at: run.at + 1 };
  const step = plannedStep(run);
  return step === null ? run : take(run, step);
}

export const back = (run: Run): Run => (run.at === 0 ? run : { ...run, at: run.at - 1 });

export const restart = (run: Run): Run => ({ ...run, at: 0 });

/** Whether there is anything to go forward to. */
export const mayGoOn = (run: Run): boolean => run.at + 1 < run.moments.length || plannedStep(run) !== null;

/** Whether the machine would refuse a step that it offers. */
export function wouldRefuse(run: Run, step: Step): boolean {
  const { world } = momentOf(run);
  return isRefused(world, advance(run.model, run.model.inputs[run.input], world, step));
}

/** Names of the invariants that do not hold where the machine stands. */
export const brokenInvariants = (run: Run): string[] =>
  Object.entries(run.model.invariants).flatMap(([name, holds]) => (holds(momentOf(run).world.snapshot) ? [] : [name]));

/** The context where the machine stands, a row a key, as JSON, and whether the last step changed it. */
export function contextRows(run: Run): { key: string; json: string; changed: boolean }[] {
  const now: Readonly<Record<string, unknown>> = momentOf(run).world.snapshot.context;
  const before: Readonly<Record<string, unknown>> = run.moments[run.at - 1]?.world.snapshot.context ?? now;
  const text = (value: unknown): string => JSON.stringify(value, null, 1) ?? 'undefined';
  return Object.entries(now).map(([key, value]) => {
    const json = text(value);
    return { key, json, changed: json !== text(before[key]) };
  });
}
