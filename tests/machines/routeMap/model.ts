import type { SnapshotFrom } from 'xstate';
import { type RouteMapEdit, routeMapEdits } from '../../../src/machines/routeMap/edits';
import {
  hasPin,
  opened,
  type PinStep,
  pinsOf,
  type RouteMapGiven,
  type RouteStop,
} from '../../../src/machines/routeMap/rules';
import { itinerary } from '../../content/named';
import { formOf, reasonIn } from '../../kit/form';
import { defineModel, EXCUSES, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';
import { createItem } from '../starts';

/** The card of an itinerary, whose map shows its stops. */
export const stopsForm = formOf<RouteMapGiven, RouteMapEdit>('routeMap', 'Le tappe sono sulla mappa', routeMapEdits);

type Snapshot = SnapshotFrom<typeof stopsForm>;
type Changes = Record<string, { changes: Partial<RouteMapGiven> }>;

const does = (event: RouteMapEdit): JourneyStep => send(event);
const STEPS: readonly PinStep[] = ['next', 'previous', 'first', 'last'];
const step = (to: PinStep): RouteMapEdit => ({ type: 'pin.step', to });
const go = (key: string): RouteMapEdit => ({ type: 'pin.go', key });
const change = (changes: Partial<RouteMapGiven>): JourneyStep => send({ type: 'form.change', changes });

const PLACES = {
  a: { name: 'Bologna', point: { lat: 44.4939, lng: 11.343 } },
  b: { name: 'Imola', point: { lat: 44.3533, lng: 11.7147 } },
  c: { name: 'Rimini', point: { lat: 44.0594, lng: 12.5684 } },
} as const;

/** Stops by their keys, in this order; a capital letter stands for one without a position. */
export const stopsOf = (keys: string): readonly RouteStop[] =>
  [...keys].map((letter, index) => {
    const key = letter.toLowerCase() as keyof typeof PLACES;
    const { name, point } = PLACES[key];
    return { key, number: index + 1, name, point: letter === key ? point : null, isWrong: false };
  });

/** What the page may have instead of these stops. */
const OTHERS = {
  'tutte sulla mappa': 'abc',
  'in un altro ordine': 'cab',
  'la seconda senza posizione': 'aBc',
  'senza la terza': 'ab',
  'nessuna sulla mappa': 'ABC',
  nessuna: '',
};
const EACH = { prima: { key: 'a' }, seconda: { key: 'b' }, terza: { key: 'c' } };

const keysOf = (stops: readonly RouteStop[]): string =>
  stops.map(({ key, point }) => (point === null ? key.toUpperCase() : key)).join('');

const cursorOf = ({ context }: Snapshot) => context.keyboard.cursor;
const isWalking = ({ context }: Snapshot) => context.keyboard.isWalking;
const wantedIn = (emitted: readonly { readonly type: string; readonly to?: unknown }[]) =>
  emitted.filter(({ type }) => type === 'focus.wanted');

export const routeMapModel = defineModel(stopsForm, {
  title: 'Mappa delle tappe',
  reason: reasonIn(routeMapEdits),
  inputs: {
    'tre tappe': opened(stopsOf('abc'), null),
    'tre tappe, la seconda senza posizione, la terza aperta': opened(stopsOf('aBc'), 'c'),
    'tre tappe senza posizione, la prima aperta': opened(stopsOf('ABC'), 'a'),
  },
  start: ({ value }) => ({
    page: '/itinerary/:id',
    user: { 'itinerary-view': true, 'itinerary-create': true, 'itinerary-edit': true },
    data: `Un itinerario con tre tappe; quelle con le coordinate sono: ${pinsOf(value).length}.`,
    element: createItem(itinerary, {
      shared: {
        tappe: value.map(({ number, point }) => ({
          order: number,
          location: { address: 'Piazza Maggiore', number: '1', lat: point?.lat ?? null, lng: point?.lng ?? null },
        })),
      },
    }),
  }),
  events: {
    'form.change': {
      phrase: 'La scheda',
      sentBy: EXCUSES.reported,
      cases: ({ context: { value, current } }): Changes => ({
        ...Object.fromEntries(
          Object.entries(OTHERS).flatMap(([name, keys]) =>
            keys === keysOf(value) ? [] : [[`ha le tappe, ${name}`, { changes: { value: stopsOf(keys) } }]],
          ),
        ),
        ...Object.fromEntries(
          Object.entries(EACH).flatMap(([name, { key }]) =>
            key === current ? [] : [[`apre nell’elenco la ${name}`, { changes: { current: key } }]],
          ),
        ),
      }),
    },
    'pin.go': { phrase: 'Vai sul segnaposto di una tappa', sentBy: { excuse: 'a pin gets the focus' }, cases: EACH },
    'pin.step': {
      phrase: 'Scorri le tappe sulla mappa',
      sentBy: { excuse: 'the arrows of the map' },
      cases: {
        'freccia destra': { to: 'next' },
        'freccia sinistra': { to: 'previous' },
        Inizio: { to: 'first' },
        Fine: { to: 'last' },
      },
    },
    'stop.open': {
      phrase: 'Apri la tappa dalla mappa',
      sentBy: { excuse: 'Enter on a pin, or a press of it' },
      cases: EACH,
    },
    'map.leave': { phrase: 'Premi Esc sulla mappa', sentBy: { excuse: 'Esc on the map' } },
    'focus.lose': { phrase: 'Vai altrove con Tab o con il mouse', sentBy: EXCUSES.reported },
  },
  actors: {},
  delays: {},
  invariants: {
    'the cursor is on a pin': ({ context: { value, keyboard } }) =>
      keyboard.cursor === null || hasPin(value, keyboard.cursor),
    'where there are pins, one is reached from outside': ({ context: { value, keyboard } }) =>
      (keyboard.cursor === null) === (pinsOf(value).length === 0),
    'only pins are walked over': ({ context: { keyboard } }) => !keyboard.isWalking || keyboard.cursor !== null,
    'what can’t be done says why': (snapshot) =>
      STEPS.map(step).every((edit) => snapshot.can(edit) === (routeMapEdits.reason(snapshot, edit) === null)),
  },
  laws: {
    'the cursor stays on its stop while that has a pin, but for an open one': (before, event, now) =>
      event.type !== 'form.change' ||
      cursorOf(before) === cursorOf(now) ||
      !hasPin(now.context.value, cursorOf(before)) ||
      (!isWalking(before) && cursorOf(now) === now.context.current),
    'who walks is told where the focus goes, and only then does the cursor move by itself': (before, event, now, out) =>
      wantedIn(out).every(({ to }) => to === null || to === cursorOf(now)) &&
      (!(isWalking(before) && isWalking(now)) ||
        event.type === 'pin.go' ||
        cursorOf(before) === cursorOf(now) ||
        wantedIn(out).length > 0),
    'the focus is not lost with a pin': (before, event, now, out) =>
      event.type !== 'form.change' ||
      !isWalking(before) ||
      hasPin(now.context.value, cursorOf(before)) ||
      wantedIn(out).some(({ to }) => to === cursorOf(now)),
    'the stops are the page’s own': (before, event, now) =>
      event.type === 'form.change' || before.context.value === now.context.value,
    'opening and leaving move no cursor': (before, event, now) =>
      !['stop.open', 'map.leave', 'focus.lose'].includes(event.type) || cursorOf(before) === cursorOf(now),
    'one step goes to the next stop with a position, over those without': (before, event, now) => {
      const at = (snapshot: Snapshot) =>
        pinsOf(snapshot.context.value).findIndex(({ key }) => key === cursorOf(snapshot));
      return (
        before.context === now.context || event.type !== 'pin.step' || event.to !== 'next' || at(now) === at(before) + 1
      );
    },
  },
  // No guard reads which stop is open.
  project: ({ value, keyboard }) => ({ stops: keysOf(value), ...keyboard }),
  limit: 2000,
  paths: { floor: 20, cap: 500 },
  journeys: [
    {
      name: 'si va di segnaposto in segnaposto, si apre una tappa e si torna al suo',
      input: 'tre tappe, la seconda senza posizione, la terza aperta',
      steps: [
        refused(step('next')),
        refused(go('b')),
        does(go('c')),
        refused(step('next')),
        does(step('previous')),
        refused(step('first')),
        does({ type: 'stop.open', key: 'a' }),
        does({ type: 'focus.lose' }),
        refused({ type: 'focus.lose' }),
        change({ current: 'a' }),
        change({ current: 'c' }),
        does(go('c')),
        does({ type: 'map.leave' }),
      ],
      end: {
        value: { form: 'open' },
        context: { value: stopsOf('aBc'), keyboard: { cursor: 'c', isWalking: false } },
        emitted: ['announced', 'focus.wanted', 'focus.wanted'],
      },
    },
    {
      name: 'il cursore segue la sua tappa, e passa alla prossima quando quella perde la posizione',
      input: 'tre tappe',
      steps: [
        does(go('b')),
        change({ value: stopsOf('cab') }),
        change({ value: stopsOf('aBc') }),
        change({ value: stopsOf('ABC') }),
        change({ value: stopsOf('abc') }),
        does(go('a')),
      ],
      end: {
        value: { form: 'open' },
        context: { keyboard: { cursor: 'a', isWalking: true } },
        emitted: ['announced', 'focus.wanted', 'announced', 'focus.wanted'],
      },
    },
    {
      name: 'senza il fuoco Tab porta alla tappa aperta, appena ha una posizione',
      input: 'tre tappe senza posizione, la prima aperta',
      steps: [
        change({ value: stopsOf('abc') }),
        does(go('b')),
        does({ type: 'focus.lose' }),
        change({ value: stopsOf('cab') }),
        does(go('b')),
        change({ value: [] }),
        refused(step('last')),
      ],
      end: {
        value: { form: 'open' },
        context: { current: 'a', keyboard: { cursor: null, isWalking: false } },
        emitted: ['announced', 'focus.wanted'],
      },
    },
  ],
});

if (import.meta.vitest) modelSuite(routeMapModel, import.meta.vitest);
