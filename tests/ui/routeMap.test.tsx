import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteStop } from '../../src/machines/routeMap/rules';
import { pinId } from '../../src/ui/map/pinId';
import { RouteMap } from '../../src/ui/map/RouteMap';
import type { RouteMapProps } from '../../src/ui/map/types';
import { stopsOf } from '../machines/routeMap/model';
import { click, descriptionOf, find, findAll, press, render } from '../page/render';

// Maps have a size here whichever tests ran before in this page.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, get: () => 400 },
  clientWidth: { configurable: true, get: () => 640 },
});

// The map itself, fetched here so that no test waits for it.
beforeAll(() => import('../../src/ui/map/RouteMapView'));

const [onOpen, onLeave] = [vi.fn(), vi.fn()];
const props = (changes: Partial<RouteMapProps> = {}): RouteMapProps => ({
  id: 'tappe',
  label: 'Mappa delle tappe',
  stops: stopsOf('aBc'),
  current: null,
  centre: CENTRE,
  tiles: TILES,
  onOpen,
  onLeave,
  ...changes,
});
const [CENTRE, TILES] = [
  { lat: 44.5, lng: 11.3 },
  { url: '', attribution: '' },
];

async function draw(changes: Partial<RouteMapProps> = {}) {
  const { draw: again } = await render(<RouteMap {...props(changes)} />);
  await vi.waitFor(async () => {
    await act(async () => {});
    find('.route-map');
  });
  return (next: Partial<RouteMapProps>) => again(<RouteMap {...props(next)} />);
}

const pin = (key: string): HTMLElement => find(`#${pinId('tappe', key)}`);
const names = (): (string | null)[] => findAll('.route-pin').map((one) => one.getAttribute('aria-label'));
const said = (): string | null => find('[aria-live="polite"]').textContent;
/** A frame: the focus comes with it. */
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;
const walk = async (key: string) => {
  await press(key);
  await frame();
};

beforeEach(() => vi.clearAllMocks());

test('the stops with a position are numbered pins, named by number and place; the others are named under the map', async () => {
  await draw();
  expect(names()).toEqual(['Tappa 1 di 3: Bologna', 'Tappa 3 di 3: Rimini']);
  expect(findAll('.route-pin').map((one) => one.textContent)).toEqual(['1', '3']);
  expect(pin('b').getAttribute('aria-label')).toBe('Tappa 2 di 3: Imola');
  await click(pin('b'));
  expect(onOpen.mock.calls).toEqual([['b']]);
});

test('the line goes from pin to pin, broken where a stop without a position lies between', async () => {
  const again = await draw({ stops: stopsOf('abc') });
  const lines = () => findAll('.route-map path').map((one) => one.getAttribute('class')?.replace(/ ?leaflet-\S+/g, ''));
  expect(lines()).toEqual(['route-line-edge', 'route-line']);
  await again({ stops: stopsOf('aBc') });
  expect(lines()).toEqual(['route-line-edge', 'route-line route-line-broken']);
  await again({ stops: stopsOf('a') });
  expect(lines()).toEqual([]);
});

describe('by keys', () => {
  test('the pins are one stop of Tab, which leads to the open stop', async () => {
    const again = await draw({ current: 'c' });
    const stops = () => findAll('.route-map [tabindex="0"]').map((one) => one.id);
    expect(stops()).toEqual([pinId('tappe', 'c')]);
    expect([pin('a').getAttribute('aria-current'), pin('c').getAttribute('aria-current')]).toEqual([null, 'true']);
    await again({ current: 'a' });
    expect(stops()).toEqual([pinId('tappe', 'a')]);
    expect(findAll('.leaflet-control-zoom a').map((one) => one.tabIndex)).toEqual([-1, -1]);
    expect(descriptionOf(pin('a'))).toContain('Frecce, Inizio e Fine per scorrere le tappe');
  });

  test('arrows, Home and End walk in the order of the stops, and say how far it is, or that it goes no further', async () => {
    await draw();
    await act(async () => pin('a').focus());
    await walk('ArrowRight');
    expect([focused(), said()]).toEqual(['Tappa 3 di 3: Rimini', 'A 109 km in linea d’aria dalla tappa 1']);
    await walk('ArrowDown');
    expect([focused(), said()]).toEqual(['Tappa 3 di 3: Rimini', 'È l’ultima tappa sulla mappa']);
    await walk('Home');
    expect([focused(), said()]).toEqual(['Tappa 1 di 3: Bologna', 'A 109 km in linea d’aria dalla tappa 3']);
    await walk('ArrowLeft');
    expect([focused(), said()]).toEqual(['Tappa 1 di 3: Bologna', 'È la prima tappa sulla mappa']);
    await walk('End');
    expect(focused()).toBe('Tappa 3 di 3: Rimini');
  });

  test.each(['Enter', ' '])('%j opens the stop of the pin, Esc leaves', async (key) => {
    await draw();
    await act(async () => pin('c').focus());
    await press(key);
    expect([onOpen.mock.calls, onLeave.mock.calls.length]).toEqual([[['c']], 0]);
    await press('Escape');
    expect([onOpen.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
  });

  test('Esc leads back to what had the focus before, however far one walked', async () => {
    await draw({ stops: stopsOf('abc') });
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await act(async () => pin('a').focus());
    await walk('End');
    await press('Escape');
    expect([document.activeElement === field, onLeave.mock.calls]).toEqual([true, []]);
    await act(async () => pin('a').focus());
    field.remove();
    await press('Escape');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test('zoom and the whole route are announced', async () => {
    await draw();
    await act(async () => pin('a').focus());
    await press('+');
    expect(said()).toBe('Zoom 10');
    await press('0');
    expect(said()).toBe('Tutte le tappe sono in vista');
    expect(focused()).toBe('Tappa 1 di 3: Bologna');
  });

  test('keys of the map reach nobody else, other keys do', async () => {
    const heard = vi.fn();
    const listen = (event: KeyboardEvent) => heard(event.key);
    await draw();
    document.body.addEventListener('keydown', listen);
    await act(async () => pin('a').focus());
    for (const key of ['ArrowRight', '+', 'Enter', 'a', 'Escape']) await press(key);
    document.body.removeEventListener('keydown', listen);
    expect(heard.mock.calls).toEqual([['a']]);
  });
});

describe('while one walks', () => {
  test('a stop that is moved keeps the focus and gets its new number', async () => {
    const again = await draw({ stops: stopsOf('abc') });
    await act(async () => pin('b').focus());
    const element = document.activeElement;
    await again({ stops: stopsOf('bca') });
    await frame();
    expect([document.activeElement === element, focused(), element?.textContent]).toEqual([
      true,
      'Tappa 1 di 3: Imola',
      '1',
    ]);
  });

  test('the focus goes on to the next pin when its own is gone, and is given back with the last', async () => {
    const again = await draw({ stops: stopsOf('abc') });
    await act(async () => pin('b').focus());
    await again({ stops: stopsOf('aBc') });
    await frame();
    expect([focused(), said()]).toEqual(['Tappa 3 di 3: Rimini', 'La tappa 2 non è più sulla mappa']);
    await again({ stops: stopsOf('ABC') });
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(descriptionOf(find('.route-map'))).toBe(
      'Nessuna tappa ha ancora una posizione: aprine una e calcola le coordinate, scrivile o metti il segnaposto.',
    );
  });
});

test('what has to be put right is said, not only coloured', async () => {
  await draw({ stops: stopsOf('ab').map((stop): RouteStop => ({ ...stop, isWrong: stop.key === 'b' })) });
  expect(names()).toEqual(['Tappa 1 di 2: Bologna', 'Tappa 2 di 2: Imola (da correggere)']);
  expect([pin('a'), pin('b')].map((one) => one.classList.contains('route-pin-wrong'))).toEqual([false, true]);
});

test('a place’s name is text, never markup', async () => {
  const [stop] = stopsOf('a');
  await draw({ stops: [{ ...(stop as RouteStop), name: '<img src=x onerror=alert(1)>' }] });
  expect([names(), findAll('.route-pin img')]).toEqual([['Tappa 1 di 1: <img src=x onerror=alert(1)>'], []]);
});

test('stops that say the same draw nothing again', async () => {
  const again = await draw();
  const changes = vi.fn();
  const observer = new MutationObserver(changes);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await again({ stops: stopsOf('aBc') });
  await frame();
  expect([changes.mock.calls, observer.takeRecords()]).toEqual([[], []]);
  await again({ stops: stopsOf('abc') });
  await frame();
  expect(changes.mock.calls.length).toBeGreaterThan(0);
  observer.disconnect();
});
