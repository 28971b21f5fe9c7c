import { describe, expect, test } from 'vitest';
import { behaviour } from './behaviour';
import { coverage } from './coverage';
import { endDifferences } from './ends';
import { walkJourney } from './journeys';
import { modelPaths } from './paths';
import { replay } from './replay';
import type { Model } from './types';

/**
 * The vitest suite of a model: every generated path on a live actor beside the pure fold, invariants at every step,
 * pinned journeys, coverage of every leaf state and edge, number of paths within floor and cap, the record of what it
 * does (a wanted change is recorded by `npx vitest run tests/machines -u`).
 */
export function modelSuite(model: Model): void {
  describe(model.title, () => {
    const paths = modelPaths(model);
    const journeys = model.journeys.map((journey) => ({ journey, path: walkJourney(model, journey) }));

    test('every leaf state and every edge is walked', () => {
      const { missing, stale } = coverage(model, [...paths, ...journeys.map(({ path }) => path)]);
      expect({ missing, stale }).toEqual({ missing: [], stale: [] });
    });

    test('every excuse says why', () => {
      expect(Object.entries(model.unreachable).filter(([, why]) => why.trim() === '')).toEqual([]);
    });

    test('the number of paths stays within its floor and cap', () => {
      expect(paths.length).toBeGreaterThanOrEqual(model.paths.floor);
      expect(paths.length).toBeLessThanOrEqual(model.paths.cap);
    });

    test('paths have names of their own', () => {
      expect(new Set(paths.map(({ name }) => name)).size).toBe(paths.length);
    });

    test('does what its record in tests/machines/behaviour says', async () => {
      await expect(behaviour(model, paths)).toMatchFileSnapshot(`../behaviour/${model.machine.id}.txt`);
    });

    test.each(journeys)('journey: $journey.name', async ({ journey, path }) => {
      expect(endDifferences(journey, path)).toEqual([]);
      await replay(model, path);
    });

    test.each(paths)('$name', async (path) => {
      await replay(model, path);
    });
  });
}
