// The library remembers who had the focus from the moment it is loaded; in the application the shell loads it.
import { event, itinerary } from '../content/named';
import '@headlessui/react';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Json } from '../../src/content/field/json';
import { eventually } from '../commands/harness';
import { click, find, findAll, press, render, type, unmountAll } from '../page/render';
import { quietCenter, withCommands } from '../ui/withCommands';
import { createForm } from './form';

// Fetched here so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('../../src/ui/collection/EntriesCard'),
    import('../../src/ui/map/PointMap'),
    import('../../src/ui/map/RouteMapView'),
  ]),
);
afterEach(() => vi.unstubAllGlobals());

const stop = (id: number, title: string, lat: Json, lng: Json) => ({
  id,
  order: id,
  contents: { it: { title, description: '' } },
  location: { lat, lng },
});

const STOPS = [stop(1, 'Parma', 44.8, 10.3), stop(2, 'Passo', null, null), stop(3, 'Rimini', '44.06', '12.57')];

async function drawStops(tappe: readonly Json[] = STOPS) {
  const stops = itinerary.fields.filter(({ path }) => path === 'tappe');
  const form = createForm(stops, { contents: { it: { status: 2 }, en: { status: 2 } }, tappe });
  await render(withCommands(quietCenter([itinerary]), <form.Form />));
  await eventually(() => expect(findAll('[data-entry]')).toHaveLength(tappe.length));
  return form;
}

const lineOf = (key: number) => find(`[data-entry="${key}"] [aria-expanded]`);
const pinNames = () => findAll('.route-pin').map((pin) => pin.getAttribute('aria-label'));
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;
const toMap = () => press('F4', { shiftKey: true });
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

/** Has everything come into view. */
function seeAll(): void {
  class AllSeen {
    readonly observe: () => void;
    constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      this.observe = () => report([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', AllSeen);
}

test('the map is drawn once it comes near: the stops in their order, coordinates sent as text too', async () => {
  await drawStops();
  expect(findAll('.route-map')).toEqual([]);
  unmountAll();
  seeAll();
  await drawStops();
  await eventually(() => expect(pinNames()).toEqual(['Tappa 1 di 3: Parma', 'Tappa 3 di 3: Rimini']));
  expect(findAll('button[id*="-pin-"]').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Tappa 2 di 3: Passo',
  ]);
});

test('from a field of a stop to its pin, though the map was never in view, and back into the field', async () => {
  await drawStops();
  await click(lineOf(3));
  const title = document.getElementById('field-tappe-@3-contents-it-title');
  await act(async () => title?.focus());
  await toMap();
  await eventually(() => expect(focused()).toBe('Tappa 3 di 3: Rimini'));
  await press('Home');
  await frame();
  expect(focused()).toBe('Tappa 1 di 3: Parma');
  await press('Escape');
  expect(document.activeElement).toBe(title);
});

test('Enter on a pin opens its stop, with the focus in it; a stop without a position is led to under the map', async () => {
  await drawStops();
  await act(async () => lineOf(2).focus());
  await toMap();
  await eventually(() => expect(focused()).toBe('Tappa 2 di 3: Passo'));
  await act(async () => find('.route-pin[tabindex="0"]').focus());
  await press('End');
  await frame();
  await press('Enter');
  await frame();
  expect([lineOf(3).getAttribute('aria-expanded'), focused()]).toEqual(['true', 'field-tappe-@3-contents-it-title']);
});

test('a stop’s name on the map follows once the stop is closed: a key typed in it draws no map', async () => {
  seeAll();
  await drawStops();
  await eventually(() => expect(pinNames()).toHaveLength(2));
  await click(lineOf(1));
  const title = document.getElementById('field-tappe-@1-contents-it-title') as HTMLInputElement;
  const changed = vi.fn();
  const observer = new MutationObserver(changed);
  await act(async () => title.focus());
  observer.observe(find('.route-map'), { subtree: true, childList: true, attributes: true, characterData: true });
  await type(title, 'Parma, il Duomo');
  await frame();
  expect([changed.mock.calls, observer.takeRecords()]).toEqual([[], []]);
  observer.disconnect();
  await click(lineOf(1));
  await eventually(() => expect(pinNames()[0]).toBe('Tappa 1 di 3: Parma, il Duomo'));
});

test('an event’s stops are on no map', async () => {
  seeAll();
  const stops = event.fields.filter(({ path }) => path === 'locations');
  const locations = [{ id: 1, order: 1, info: { it: 'Cortile' }, location: { lat: 44.8, lng: 10.3 } }];
  const form = createForm(stops, { contents: { it: { status: 2 } }, locations });
  await render(withCommands(quietCenter([event]), <form.Form />));
  await eventually(() => expect(findAll('[data-entry]')).toHaveLength(1));
  await act(async () => lineOf(1).focus());
  await toMap();
  expect([findAll('.route-map'), document.activeElement]).toEqual([[], lineOf(1)]);
});
