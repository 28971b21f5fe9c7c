import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { routeMapTexts as texts } from '../../messages/ui/routeMap';
import { payloadOf } from '../kit/result';
import { guards, unless } from './refusals';
import { distance, hasPin, isOther, isOtherPin, pinsOf, startOf, steppedTo, stopsChanged } from './rules';
import type {
  PinStep,
  RouteMapContext,
  RouteMapEmitted,
  RouteMapEvent,
  RouteMapInput,
  RouteMapTag,
  RouteStop,
} from './types';

type Stops = { readonly stops: readonly RouteStop[] };
type Keyed = { readonly key: string };
type Step = { readonly to: PinStep };

const routeMapSetup = setup({
  types: {
    context: {} as RouteMapContext,
    events: {} as RouteMapEvent,
    emitted: {} as RouteMapEmitted,
    input: {} as RouteMapInput,
    tags: {} as RouteMapTag,
  },
  guards: {
    ...guards,
    isOther,
    losesAll: (_, { stops }: Stops) => pinsOf(stops).length === 0,
    losesCursor: ({ context }, { stops }: Stops) => !hasPin(stops, context.cursor),
    isOtherPin,
  },
  actions: {
    takeStops: assign(stopsChanged),
    setCursor: assign((_, { key }: Keyed) => ({ cursor: key })),
    step: assign(({ context }, { to }: Step) => ({ cursor: steppedTo(context, to)?.key ?? null })),
    wantFocus: emit(({ context }): RouteMapEmitted => ({ type: 'focus.wanted', key: context.cursor ?? '' })),
    /** What the name of the pin that gets the focus does not say: how far it is from the one before. */
    announceStep: emit(({ context }, { to }: Step): RouteMapEmitted => {
      const from = pinsOf(context.stops).find(({ key }) => key === context.cursor);
      const pin = steppedTo(context, to);
      const text = from === undefined || pin === null ? '' : texts.away(distance(from.point, pin.point), from.number);
      return { type: 'announced', text };
    }),
    announceGone: emit(({ context }): RouteMapEmitted => {
      const gone = context.stops.find(({ key }) => key === context.cursor);
      return { type: 'announced', text: texts.gone(gone?.number ?? 0) };
    }),
    emitOpened: emit((_, { key }: Keyed): RouteMapEmitted => ({ type: 'stop.opened', key })),
    emitLeft: emit((): RouteMapEmitted => ({ type: 'left' })),
  },
});

const other = { type: 'isOther', params: payloadOf } as const;

/**
 * The stops of an itinerary on their map: a cursor walks over the pins in the stops' order, stays on its stop while stops
 * are moved, and leads into a stop and back out of the map.
 */
export const routeMapMachine = routeMapSetup.createMachine({
  id: 'routeMap',
  context: ({ input }) => startOf(input),
  initial: 'idle',
  on: {
    'map.leave': { actions: 'emitLeft' },
    'stop.open': {
      guard: unless('stop.open'),
      actions: { type: 'emitOpened', params: payloadOf },
    },
  },
  states: {
    idle: {
      description: 'Le tappe sono sulla mappa; il fuoco è altrove',
      on: {
        'value.set': { guard: other, actions: { type: 'takeStops', params: payloadOf } },
        'cursor.set': {
          guard: { type: 'isOtherPin', params: payloadOf },
          actions: { type: 'setCursor', params: payloadOf },
        },
        'pin.go': {
          guard: unless('pin.go'),
          target: 'walking',
          actions: { type: 'setCursor', params: payloadOf },
        },
      },
    },
    walking: {
      description: 'Si scorrono le tappe sulla mappa',
      tags: 'walking',
      on: {
        'value.set': [
          {
            guard: { type: 'losesAll', params: payloadOf },
            target: 'idle',
            actions: ['announceGone', { type: 'takeStops', params: payloadOf }, 'emitLeft'],
          },
          {
            guard: { type: 'losesCursor', params: payloadOf },
            actions: ['announceGone', { type: 'takeStops', params: payloadOf }, 'wantFocus'],
          },
          { guard: other, actions: { type: 'takeStops', params: payloadOf } },
        ],
        'pin.go': {
          guard: { type: 'isOtherPin', params: payloadOf },
          actions: { type: 'setCursor', params: payloadOf },
        },
        'pin.step': {
          guard: unless('pin.step'),
          actions: [{ type: 'announceStep', params: payloadOf }, { type: 'step', params: payloadOf }, 'wantFocus'],
        },
        'map.leave': { target: 'idle', actions: 'emitLeft' },
        'focus.lose': 'idle',
      },
    },
  },
});

export type RouteMapSnapshot = SnapshotFrom<typeof routeMapMachine>;
