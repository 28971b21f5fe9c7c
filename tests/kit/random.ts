import { array, check, constantFrom, nat, noBias, noShrink, property } from 'fast-check';
import type { AnyEventObject } from 'xstate';
import { checklistOf } from './checklist';
import { digest } from './naming';
import { brokenBy } from './paths';
import { freeModel, playedPath } from './played';
import { startLive } from './replay';
import type { Model, Step, TimeLaw, WalkedStep } from './types';
import { begin, isRefused, moment, type World, workOutOffers, workOutStep } from './world';

/** Most steps of a walk, before everything pending is settled at its end. */
const LONGEST = 100;
/** Most steps in which all that is pending must settle. */
const SETTLING = 60;

/**
 * The step that a number picks: the one whose name scores highest with it. So a pick means the same step wherever that is
 * offered, and a walk from which steps were taken away still goes where it went.
 */
function pickStep(offered: readonly Step[], pick: number): Step | null {
  let best: Step | null = null;
  let highest = -1;
  for (const step of offered) {
    const score = digest(`${pick} ${step.key}`);
    if (score > highest) [best, highest] = [step, score];
  }
  return best;
}

/** A law over time that was begun and is not yet kept. */
interface Pending {
  readonly law: TimeLaw<World['snapshot']>;
  readonly emitted: AnyEventObject[];
}

/** Follows the laws over time along one walk. */
function followLaws(model: Model) {
  const pending = new Map<string, Pending>();
  return {
    pending,
    /** Begins and ends laws at this moment. */
    note({ snapshot, emitted }: World): void {
      for (const [name, law] of Object.entries(model.timeLaws)) {
        if (!pending.has(name) && law.from(snapshot)) pending.set(name, { law, emitted: [] });
        const begun = pending.get(name);
        begun?.emitted.push(...emitted);
        if (begun !== undefined && law.to(snapshot, begun.emitted)) pending.delete(name);
      }
    },
  };
}

/** A walk that met what must not be. */
class WalkFailure extends Error {
  /** The start and the keys of the steps, as a path is named. */
  readonly way: string;

  constructor(way: readonly string[], what: string, cause?: unknown) {
    super(what, { cause });
    this.way = way.join(' > ');
  }
}

/**
 * Walks at random, on a live actor beside the pure fold, with every law checked at every step. At the end what is pending
 * is settled until every law over time is kept. Gives the number of steps; throws `WalkFailure`.
 */
function walkAtRandom(model: Model, inputName: string, picks: readonly number[]): number {
  const input = model.inputs[inputName];
  const way = [inputName];
  const live = startLive(model, input);
  const laws = followLaws(model);
  const emitted: AnyEventObject[] = [];
  let world = begin(model, input);
  const fail = (what: string, cause?: unknown): never => {
    throw new WalkFailure(way, what, cause);
  };
  const look = (at: string, step?: { before: World; event: Step['event'] }) => {
    emitted.push(...world.emitted);
    // A law speaks of what an event does: a refused one does nothing.
    const taken = step !== undefined && !isRefused(step.before, world);
    const passed = taken ? { before: step.before.snapshot, event: step.event, emitted: world.emitted } : undefined;
    laws.note(world);
    const broken = brokenBy(model, world.snapshot, emitted, passed);
    if (broken.length > 0) fail(broken.join('; '));
    try {
      live.compare(at, moment(world));
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error), error);
    }
  };
  const take = (step: Step) => {
    way.push(step.key);
    const before = world;
    try {
      world = workOutStep(model, input, world, step);
      const walked: WalkedStep = { ...step, ...moment(world) };
      live.perform(walked);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error), error);
    }
    look(step.key, { before, event: step.event });
  };
  try {
    look('start');
    for (const pick of picks) {
      const step = pickStep(workOutOffers(model, world), pick);
      if (step === null) break;
      take(step);
    }
    for (let count = 0; laws.pending.size > 0 && count < SETTLING; count += 1) {
      const offered = workOutOffers(model, world).filter(({ kind }) => kind !== 'send');
      const answers = offered.filter(({ kind }) => kind !== 'after');
      const step = pickStep(answers.length > 0 ? answers : offered, (picks[0] ?? 0) + count);
      if (step === null) break;
      take(step);
    }
    if (laws.pending.size > 0) fail(`never: ${[...laws.pending.keys()].join('; ')}`);
    return way.length - 1;
  } finally {
    live.stop();
  }
}

/** What a random walk met, with the shortest walk found that meets it too. */
export interface Met {
  readonly what: string;
  readonly way: string;
  readonly seed: number;
}

/** So many random steps of a model, out of a seed. Gives how many were walked, and the first failure, shrunk. */
export function walkSteps(
  model: Model,
  steps: number,
  seed: number,
): { readonly walked: number; readonly met: Met | null } {
  const free = freeModel(model);
  let walked = 0;
  const walks = property(
    constantFrom(...Object.keys(model.inputs)),
    noBias(array(noShrink(nat()), { maxLength: LONGEST, size: 'max' })),
    (input, picks) => {
      walked += walkAtRandom(free, input, picks);
    },
  );
  for (let run = 0; walked < steps; run += 1) {
    const before = walked;
    const { failed, errorInstance } = check(walks, { seed: seed + run, numRuns: 1, maxSkipsPerRun: 0 });
    if (failed) {
      const error = errorInstance instanceof WalkFailure ? errorInstance : null;
      return {
        walked,
        met: { what: error?.message ?? String(errorInstance), way: error?.way ?? '', seed: seed + run },
      };
    }
    // A walk of no step at all still counts, lest a machine that offers nothing be walked for ever.
    if (walked === before) walked += 1;
  }
  return { walked, met: null };
}

/** What a random walk met, for people: what is broken, the checklist that leads there, how to play it again. */
export function describeMet(model: Model, { what, way, seed }: Met): string {
  const play = `npm run paths -- ${model.machine.id} --play '${way.replaceAll("'", "'\\''")}'`;
  let list: string;
  try {
    list = checklistOf(playedPath(model, way).path);
  } catch {
    // The machine itself breaks on the last step: there is nothing after it to expect.
    list = way;
  }
  return `${what}\n\n${list}\nSeme ${seed}. Da rigiocare: ${play}\nNell'atlante: #${model.machine.id}/~${encodeURIComponent(way)}`;
}
