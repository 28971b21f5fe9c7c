import type { SnapshotFrom } from 'xstate';
import { invariants } from '../../../src/machines/routeMap/invariants';
import { routeMapMachine } from '../../../src/machines/routeMap/machine';
import { reason } from '../../../src/machines/routeMap/refusals';
import { pinsOf } from '../../../src/machines/routeMap/rules';
import type { PinStep, RouteMapEvent, RouteStop } from '../../../src/machines/routeMap/types';
import { itinerary } from '../../content/named';
import { defineModel, refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';
import { createItem } from '../starts';

type Snapshot = SnapshotFrom<typeof routeMapMachine>;

const does = (event: RouteMapEvent): JourneyStep => send(event);
const STEPS: readonly PinStep[] = ['next', 'previous', 'first', 'last'];
const step = (to: PinStep): RouteMapEvent => ({ type: 'pin.step', to });
const go = (key: string): RouteMapEvent => ({ type: 'pin.go', key });
const set = (stops: readonly RouteStop[]): RouteMapEvent => ({ type: 'value.set', stops });

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

const keysOf = (stops: readonly RouteStop[]): string =>
  stops.map(({ key, point }) => (point === null ? key.toUpperCase() : key)).join('');

export const routeMapModel = defineModel(routeMapMachine, {
  title: 'Mappa delle tappe',
  reason,
  inputs: {
    'tre tappe': { stops: stopsOf('abc'), current: null },
    'tre tappe, la seconda senza posizione, la terza aperta': { stops: stopsOf('aBc'), current: 'c' },
    'tre tappe senza posizione, la prima aperta': { stops: stopsOf('ABC'), current: 'a' },
  },
  start: ({ stops }) => ({
    page: '/itinerary/:id',
    user: { 'itinerary-view': true, 'itinerary-create': true, 'itinerary-edit': true },
    data: `Un itinerario con tre tappe; quelle con le coordinate sono: ${pinsOf(stops).length}.`,
    element: createItem(itinerary, {
      shared: {
        tappe: stops.map(({ number, point }) => ({
          order: number,
          location: { address: 'Piazza Maggiore', number: '1', lat: point?.lat ?? null, lng: point?.lng ?? null },
        })),
      },
    }),
  }),
  events: {
    'value.set': {
      phrase: 'Cambiano le tappe',
      cases: {
        'tutte sulla mappa': { stops: stopsOf('abc') },
        'in un altro ordine': { stops: stopsOf('cab') },
        'la seconda senza posizione': { stops: stopsOf('aBc') },
        'senza la terza': { stops: stopsOf('ab') },
        'nessuna sulla mappa': { stops: stopsOf('ABC') },
        nessuna: { stops: [] },
      },
    },
    'cursor.set': {
      phrase: 'Apri una tappa nell’elenco',
      cases: { prima: { key: 'a' }, seconda: { key: 'b' }, terza: { key: 'c' } },
    },
    'pin.go': {
      phrase: 'Vai sul segnaposto di una tappa',
      cases: { prima: { key: 'a' }, seconda: { key: 'b' }, terza: { key: 'c' } },
    },
    'pin.step': {
      phrase: 'Scorri le tappe sulla mappa',
      cases: {
        'freccia destra': { to: 'next' },
        'freccia sinistra': { to: 'previous' },
        Inizio: { to: 'first' },
        Fine: { to: 'last' },
      },
    },
    'stop.open': {
      phrase: 'Apri la tappa dalla mappa',
      cases: { prima: { key: 'a' }, seconda: { key: 'b' }, terza: { key: 'c' } },
    },
    'map.leave': { phrase: 'Premi Esc sulla mappa' },
    'focus.lose': { phrase: 'Vai altrove con Tab o con il mouse' },
  },
  actors: {},
  delays: {},
  invariants: {
    ...invariants,
    'what can’t be done says why': (snapshot: Snapshot) =>
      STEPS.map(step).every((event) => snapshot.can(event) === (reason(snapshot, event) === null)),
  },
  laws: {
    'the cursor stays on its stop while that has a pin': (before, event, now) =>
      event.type !== 'value.set' ||
      before.context.cursor === now.context.cursor ||
      pinsOf(now.context.stops).every(({ key }) => key !== before.context.cursor),
    'who walks is told where the focus goes, and only then does the cursor move by itself': (before, event, now, out) =>
      out.filter(({ type }) => type === 'focus.wanted').every(({ key }) => key === now.context.cursor) &&
      (!(before.hasTag('walking') && now.hasTag('walking')) ||
        event.type === 'pin.go' ||
        before.context.cursor === now.context.cursor ||
        out.some(({ type }) => type === 'focus.wanted')),
    'opening and leaving change nothing on the map': (before, event, now) =>
      !['stop.open', 'map.leave', 'focus.lose'].includes(event.type) || before.context === now.context,
    'one step goes to the next stop with a position, over those without': (before, event, now) => {
      const at = ({ context }: Snapshot) => pinsOf(context.stops).findIndex(({ key }) => key === context.cursor);
      return (
        before.context === now.context || event.type !== 'pin.step' || event.to !== 'next' || at(now) === at(before) + 1
      );
    },
  },
  project: ({ stops, cursor }) => ({ stops: keysOf(stops), cursor }),
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
        does({ type: 'cursor.set', key: 'c' }),
        does(go('c')),
        does({ type: 'map.leave' }),
      ],
      end: {
        value: 'idle',
        context: { cursor: 'c' },
        emitted: ['announced', 'focus.wanted', 'stop.opened', 'left'],
      },
    },
    {
      name: 'il cursore segue la sua tappa, e passa alla prossima quando quella perde la posizione',
      input: 'tre tappe',
      steps: [
        does(go('b')),
        does(set(stopsOf('cab'))),
        does(set(stopsOf('aBc'))),
        does(set(stopsOf('ABC'))),
        does(set(stopsOf('abc'))),
        does(go('a')),
      ],
      end: {
        value: 'walking',
        context: { cursor: 'a' },
        emitted: ['announced', 'focus.wanted', 'announced', 'left'],
      },
    },
  ],
});
