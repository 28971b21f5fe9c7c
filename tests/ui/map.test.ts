import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MapKeyAction } from '../../src/ui/map/keys';
import { keyActionOf } from '../../src/ui/map/keys';
import { createPointMap, type PointMap } from '../../src/ui/map/pointMap';
import '../page/render';

const press = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, ...more });

test.each<[string, KeyboardEventInit, MapKeyAction | null]>([
  ['ArrowUp', {}, { type: 'move', by: [0, -5] }],
  ['ArrowRight', { shiftKey: true }, { type: 'move', by: [50, 0] }],
  ['ArrowUp', { altKey: true }, null],
  ['+', { shiftKey: true }, { type: 'zoom', by: 1 }],
  ['-', {}, { type: 'zoom', by: -1 }],
  ['Home', {}, { type: 'centre' }],
  ['Home', { shiftKey: true }, { type: 'centre' }],
  ['Enter', {}, { type: 'place' }],
  ['Enter', { ctrlKey: true }, null],
  ['Escape', {}, { type: 'leave' }],
  ['a', {}, null],
])('%s %j', (key, more, action) => expect(keyActionOf(press(key, more))).toEqual(action));

describe('a map at the keyboard', () => {
  const callbacks = { onMove: vi.fn(), onZoom: vi.fn(), onCentre: vi.fn(), onLeave: vi.fn(), onTilesMissing: vi.fn() };
  let map: PointMap;
  let ground: HTMLElement;
  const pin = () => ground.querySelector<HTMLElement>('.map-pin');
  const start = { lat: 44.5, lng: 11.3 };

  beforeEach(() => {
    vi.clearAllMocks();
    ground = document.createElement('div');
    document.body.append(ground);
    map = createPointMap(ground, {
      centre: start,
      tiles: { url: '', attribution: '' },
      describedBy: 'keys',
      ...callbacks,
    });
  });
  afterEach(() => map.destroy());

  test('without a pin Enter puts one in the middle, which then has the focus', () => {
    expect(pin()).toBeNull();
    ground.dispatchEvent(press('Enter'));
    expect(callbacks.onMove.mock.calls).toEqual([[start]]);
    expect(document.activeElement).toBe(pin());
    expect([pin()?.getAttribute('aria-label'), pin()?.getAttribute('aria-describedby')]).toEqual([
      'Segnaposto a 44.5, 11.3',
      'keys',
    ]);
  });

  test('arrows move the pin, north being up', () => {
    map.show(start);
    pin()?.dispatchEvent(press('ArrowUp'));
    pin()?.dispatchEvent(press('ArrowRight', { shiftKey: true }));
    const [[first], [second]] = callbacks.onMove.mock.calls as [[typeof start], [typeof start]];
    expect([first.lat > start.lat, first.lng]).toEqual([true, start.lng]);
    expect([second.lat, second.lng > first.lng]).toEqual([first.lat, true]);
  });

  test('a pin that can not be moved stays, and can be zoomed and left', () => {
    map.setReadOnly(true);
    map.show(start);
    for (const key of ['ArrowUp', 'Enter', '+', 'Escape']) pin()?.dispatchEvent(press(key));
    expect(callbacks.onMove).not.toHaveBeenCalled();
    expect([callbacks.onZoom.mock.calls, callbacks.onLeave.mock.calls.length]).toEqual([[[14]], 1]);
  });

  test('Home brings the pin to the middle, and does nothing without one', () => {
    ground.dispatchEvent(press('Home'));
    expect(callbacks.onCentre).not.toHaveBeenCalled();
    map.show(start);
    pin()?.dispatchEvent(press('Home'));
    expect([callbacks.onCentre.mock.calls, callbacks.onMove.mock.calls]).toEqual([[[start]], []]);
  });

  test('keys of the map reach nobody else, other keys do', () => {
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard, { once: false });
    map.show(start);
    for (const key of ['ArrowUp', 'Escape', 'a']) pin()?.dispatchEvent(press(key));
    expect(heard.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['a']);
    document.body.removeEventListener('keydown', heard);
  });
});
