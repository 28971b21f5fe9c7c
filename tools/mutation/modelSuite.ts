import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { behaviour } from '../../tests/kit/behaviour';
import { coverage } from '../../tests/kit/coverage';
import { endDifferences } from '../../tests/kit/ends';
import { walkJourney } from '../../tests/kit/journeys';
import { edgeCover, modelPaths } from '../../tests/kit/paths';
import { walkSteps } from '../../tests/kit/random';
import { replay } from '../../tests/kit/replay';
import type { Model, Path } from '../../tests/kit/types';

/** As many as the core walks, from the same seed. */
const STEPS = 500;
const SEED = 1;

/**
 * The suite of a model (tests/kit/suite.ts) in the order in which it fails soonest: journeys before anything is
 * explored, live actors and random walks last; as much as the core does, over the journeys and an edge cover: what the
 * walk has checked already (invariants, effects, laws, coverage) does not depend on live actors.
 */
export function modelSuite(model: Model): void {
  describe(model.title, () => {
    const walked: Path[] = [];
    test.each(model.journeys)('journey', (journey) => {
      const path = walkJourney(model, journey);
      expect(endDifferences(journey, path)).toEqual([]);
      walked.push(path);
    });

    let paths: readonly Path[] = [];
    test('every leaf state, every edge and each outcome of a guard is met, every excuse holds', () => {
      paths = modelPaths(model);
      const { missing, guards, stale } = coverage(model, [...paths, ...walked]);
      expect({ missing, guards, stale }).toEqual({ missing: [], guards: [], stale: [] });
      expect(paths.length).toBeGreaterThanOrEqual(model.paths.floor);
      expect(paths.length).toBeLessThanOrEqual(model.paths.cap);
    });

    test('does what its record says', () => {
      expect(behaviour(model, paths)).toBe(readFileSync(`tests/machines/${model.machine.id}/behaviour.txt`, 'utf8'));
    });

    test('live actors go the same ways', () => {
      for (const path of [...walked, ...edgeCover(paths)]) replay(model, path);
    });

    test('random steps keep what must hold', () => {
      expect(walkSteps(model, STEPS, SEED).met).toBeNull();
    });
  });
}
