import { describe, expect, test } from 'vitest';
import { noiseOf, quantiles } from './noise.mjs';
import { comparisonOf, type Figure, type Run, verdict } from './table.mjs';

const figure = (value: number, noise: number | null, more: Partial<Figure> = {}): Figure => ({
  value,
  noise,
  unit: 'ms',
  digits: 1,
  ...more,
});
const run = (rows: Run['rows'], day = '2026-11-24'): Run => ({ day, count: 1000, processors: 2, loads: [0, 1], rows });
const row = (name: string, ...figures: Figure[]) => ({ name, figures, goal: '' });

describe('noise of a median', () => {
  const repeated = (values: number[], times: number) => values.flatMap((value) => Array<number>(times).fill(value));

  test('is how far the fifths of a run lie apart, not how far its samples do', () => {
    expect(noiseOf(Array.from({ length: 100 }, (_, index) => (index % 3 === 0 ? 50 : 2)))).toBe(0);
    expect(noiseOf(repeated([10, 11, 12, 11, 10], 20))).toBe(1);
  });

  test('of few samples is half of what lies between their quartiles', () => {
    expect(noiseOf([100, 1, 5, 3, 7])).toBe(2);
  });

  test('one that came late in the run counts although the order of samples is lost in p50 and p95', () => {
    const { p50, noise } = quantiles([...repeated([2], 80), ...repeated([6], 20)]);
    expect([p50, noise]).toEqual([2, 2]);
  });
});

describe('a figure beside that of an earlier run', () => {
  test.each([
    ['same', figure(12, 1), figure(10, 1)],
    ['worse', figure(12.1, 1), figure(10, 1)],
    ['better', figure(7.9, 1), figure(10, 1)],
    ['better', figure(900, 10, { isMoreBetter: true }), figure(800, 10)],
    ['worse', figure(700, 10, { isMoreBetter: true }), figure(800, 10)],
    ['worse', figure(241, 0), figure(240, 0)],
    ['same', figure(120, null), figure(100, null)],
    ['worse', figure(160, null), figure(100, null)],
    ['same', figure(160, 0, { isInformation: true }), figure(100, 0)],
  ] as const)('is %s', (expected, now, before) => {
    expect(verdict(now, before)).toBe(expected);
  });

  test('stands in one row with it, marked; what only one of the runs measured is said to be so', () => {
    const earlier = run([row('lettura', figure(1, 0.1)), row('avvio', figure(5, 0.1))], '2026-11-22');
    const text = comparisonOf(run([row('lettura', figure(2, 0.1), figure(3, 0.1, { label: 'CPU' }))]), earlier);
    expect(text).toContain('| lettura | **peggio** 2,0 ms; CPU 3,0 ms (nuova) | 1,0 ms |  |');
    expect(text).toContain('Prima: 2026-11-22');
    expect(text).toContain('Non rimisurate:\n\n- avvio');
  });
});
