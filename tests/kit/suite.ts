import { behaviour, unsaid } from './behaviour';
import { choosePaths } from './choice';
import { coverage } from './coverage';
import { endDifferences } from './ends';
import { walkJourney } from './journeys';
import { edgeCover, modelPaths } from './paths';
import { describeMet, walkSteps } from './random';
import { replay } from './replay';
import { untried } from './requirements';
import { isCore } from './set';
import type { Model, Path } from './types';

/** Whether a name is an edge's: a leaf state is named by its id alone. */
const isEdge = (name: string): boolean => name.includes(' --');

/** Random steps of each machine; `npm run soak` takes many more. */
const STEPS = isCore ? 500 : 2000;
/** The same walks every time: a failure must not come and go. */
const SEED = 1;

/** Milliseconds that the paths of one machine may take on a crowded computer. */
const PATIENCE = 240_000;

/** Plays every path; the first that differs is thrown with its name. */
function replayAll(model: Model, paths: readonly Path[]): void {
  const compared = new WeakSet();
  for (const path of paths)
    try {
      replay(model, path, compared);
    } catch (error) {
      throw new Error(`[${path.name}] ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
}

/**
 * The vitest suite of a model, a handful of named cases: every leaf state and every edge is walked, each invariant, law
 * and effect by its name over all that the paths pass, each journey with its pinned end, paths on a live actor beside the
 * pure fold (in the core an edge cover), and the record of what the machine does, `behaviour.txt` beside the model (a wanted change is
 * recorded by `npx vitest run tests/machines/<machine> -u`). Takes vitest from the model's own file, which has it only where
 * it is run as a test: whoever else imports a model needs no vitest and declares nothing.
 */
export function modelSuite(model: Model, { describe, expect, test }: NonNullable<ImportMeta['vitest']>): void {
  describe(model.title, () => {
    // What does not hold, with the shortest way to it.
    const broken = new Map<string, string>();
    const onBroken = (name: string, way: string) => {
      if (!broken.has(name)) broken.set(name, way);
    };
    const paths = modelPaths(model, { onBroken });
    const journeys = model.journeys.map((journey) => ({ journey, path: walkJourney(model, journey, onBroken) }));
    const walked = coverage(model, [...paths, ...journeys.map(({ path }) => path)]);

    test('every leaf state is walked', () => {
      expect(walked.missing.filter((name) => !isEdge(name))).toEqual([]);
    });

    test('every edge is walked', () => {
      expect(walked.missing.filter(isEdge)).toEqual([]);
    });

    test("each guard's outcome is taken, or excused", () => {
      expect(walked.guards).toEqual([]);
    });

    test('every excuse is needed and says why', () => {
      expect(walked.stale).toEqual([]);
      expect(Object.entries(model.unreachable).filter(([, why]) => why.trim() === '')).toEqual([]);
    });

    test('every step and state that tries a requirement is there, and on a path that a checklist has', () => {
      expect(Object.keys(model.requirements).length === 0 ? [] : untried(model, choosePaths(model))).toEqual([]);
    });

    for (const [kind, rules] of Object.entries({
      invariant: model.invariants,
      law: model.laws,
      effect: model.effects,
    }))
      test.each(Object.keys(rules))(`${kind}: %s`, (name) => {
        expect(broken.get(name)).toBeUndefined();
      });

    test.each(journeys)('journey: $journey.name', ({ journey, path }) => {
      expect(endDifferences(journey, path)).toEqual([]);
      replay(model, path);
    });

    const live = isCore ? edgeCover(paths) : paths;
    test(
      `${live.length} of ${paths.length} paths replay on a live actor`,
      () => {
        expect(paths.length).toBeGreaterThanOrEqual(model.paths.floor);
        expect(paths.length).toBeLessThanOrEqual(model.paths.cap);
        replayAll(model, live);
      },
      PATIENCE,
    );

    test(
      `${STEPS} random steps keep what must hold, over time too`,
      () => {
        const { met } = walkSteps(model, STEPS, SEED);
        if (met !== null) throw new Error(describeMet(model, met));
      },
      PATIENCE,
    );

    test('what is refused says why, what is taken does not', () => {
      expect(unsaid(model, paths)).toEqual([]);
    });

    test('does what its record says', async () => {
      await expect(behaviour(model, paths)).toMatchFileSnapshot('./behaviour.txt');
    });
  });
}
