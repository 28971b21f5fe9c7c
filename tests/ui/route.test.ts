import { describe, expect, test } from 'vitest';
import { pinsOf } from '../../src/machines/routeMap/rules';
import { type RouteKeyAction, routeKeyActionOf } from '../../src/ui/map/keys';
import { extentOf, gapsOf, type Pixel, spread } from '../../src/ui/map/route';
import { stopsOf } from '../machines/routeMap/model';

test.each<[string, readonly boolean[]]>([
  ['', []],
  ['a', []],
  ['abc', [false, false]],
  ['aBc', [true]],
  ['Abc', [false]],
  ['abC', [false]],
  ['ABC', []],
])('between the pins of %j stops without a position lie: %j', (keys, gaps) => {
  expect(gapsOf(stopsOf(keys))).toEqual(gaps);
});

test('what has all the pins in it', () => {
  expect(extentOf(pinsOf(stopsOf('abc')))).toEqual([
    { lat: 44.0594, lng: 11.343 },
    { lat: 44.4939, lng: 12.5684 },
  ]);
  expect(extentOf(pinsOf(stopsOf('A')))).toBeNull();
});

describe('pins that would cover each other', () => {
  const away = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y);
  const nearest = (points: readonly Pixel[]) =>
    Math.min(...points.flatMap((a, index) => points.slice(index + 1).map((b) => away(a, b))));
  const same = (count: number) => Array.from({ length: count }, () => ({ x: 100, y: 50 }));

  test('stay where they are as long as there is room', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 28, y: 0 },
      { x: 0, y: 28 },
    ];
    expect(spread(points, 28)).toEqual(points);
  });

  test('on one place: both move, each half of the way, and the rest stays', () => {
    const [a, b, c] = spread([...same(2), { x: 300, y: 300 }], 28) as [Pixel, Pixel, Pixel];
    expect(away(a, b)).toBeCloseTo(28, 5);
    expect([(a.x + b.x) / 2, (a.y + b.y) / 2].map((value) => Math.round(value))).toEqual([100, 50]);
    expect(c).toEqual({ x: 300, y: 300 });
  });

  test.each([3, 8, 30])('%i of them on one place are all seen, none far from it', (count) => {
    const drawn = spread(same(count), 28);
    expect(nearest(drawn)).toBeGreaterThan(24);
    expect(Math.max(...drawn.map((pin) => away(pin, { x: 100, y: 50 })))).toBeLessThan(28 * Math.sqrt(count));
  });

  test('the same points are drawn the same way each time', () => {
    expect(spread(same(5), 28)).toEqual(spread(same(5), 28));
  });
});

const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more });

test.each<[string, KeyboardEventInit, RouteKeyAction | null]>([
  ['ArrowRight', {}, { type: 'step', to: 'next' }],
  ['ArrowDown', {}, { type: 'step', to: 'next' }],
  ['ArrowLeft', {}, { type: 'step', to: 'previous' }],
  ['ArrowUp', {}, { type: 'step', to: 'previous' }],
  ['Home', {}, { type: 'step', to: 'first' }],
  ['End', {}, { type: 'step', to: 'last' }],
  ['ArrowUp', { shiftKey: true }, { type: 'scroll', by: [0, -80] }],
  ['ArrowRight', { altKey: true }, null],
  ['Enter', {}, { type: 'open' }],
  ['Enter', { ctrlKey: true }, null],
  [' ', {}, { type: 'open' }],
  ['+', { shiftKey: true }, { type: 'zoom', by: 1 }],
  ['-', {}, { type: 'zoom', by: -1 }],
  ['0', {}, { type: 'whole' }],
  ['Escape', {}, { type: 'leave' }],
  ['a', {}, null],
])('%s %j', (key, more, action) => expect(routeKeyActionOf(press(key, more))).toEqual(action));
