import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { sameValue } from '../../content/field/path';
import { isPlaced, type Location } from '../../content/kinds/address';
import { missingActor } from '../kit/actor';
import { bugOf, payloadOf, type ResultParams, resultGuards, resultOf } from '../kit/result';
import { guards, unless } from './refusals';
import { isBlank, isUnplaced, queryOf, swapped } from './rules';
import type {
  AddressActors,
  AddressContext,
  AddressEmitted,
  AddressEvent,
  AddressInput,
  AddressTag,
  GeocodeAnswer,
} from './types';

type Answer = { readonly result: GeocodeAnswer | Extract<ResultParams['result'], { readonly ok: false }> };

const addressSetup = setup({
  types: {
    context: {} as AddressContext,
    events: {} as AddressEvent,
    emitted: {} as AddressEmitted,
    input: {} as AddressInput,
    tags: {} as AddressTag,
  },
  actors: { geocode: missingActor<AddressActors['geocode']>('geocode') },
  guards: {
    ...guards,
    otherValue: ({ context }, { location }: { location: Location }) => !sameValue(context.location, location),
    otherReason: ({ context }, { reason }: { reason: string | null }) => context.readOnly !== reason,
    otherLocality: ({ context }, { id }: { id: number | null }) => context.locality !== id,
    ...resultGuards,
    placed: ({ context }) => isPlaced(context.location),
    unplaced: ({ context }) => isUnplaced(context.location),
    blank: ({ context }) => isBlank(context.location),
  },
  actions: {
    take: assign((_, { location }: { location: Location }) => ({ location })),
    lock: assign((_, { reason }: { reason: string | null }) => ({ readOnly: reason })),
    know: assign((_, { centre }: { centre: AddressContext['centre'] }) => ({ centre })),
    swap: assign(({ context }) => ({ location: swapped(context.location) })),
    moveTo: assign((_, { id }: { id: number | null }) => ({ locality: id })),
    change: assign(({ context }, { changes }: { changes: Location }) => ({
      location: { ...context.location, ...changes },
    })),
    takeAnswer: assign(({ context }, { result }: Answer) =>
      result.ok
        ? { location: { ...context.location, ...result.value }, found: result.value }
        : { failure: result.failure, nearby: 'nearby' in result ? result.nearby : null },
    ),
    takeNearby: assign(({ context: { location, nearby } }) => {
      if (nearby === null) return {};
      const found = { lat: nearby.lat, lng: nearby.lng };
      return { location: { ...location, ...found }, found, failure: null, nearby: null };
    }),
    forgetAnswer: assign({ found: null, failure: null, nearby: null }),
    emitValue: emit(
      ({ context }, { isSettled }: { isSettled: boolean }): AddressEmitted => ({
        type: 'value.changed',
        location: context.location,
        isSettled,
      }),
    ),
  },
});

/**
 * An address with its position on the map: typed, found by the geocoder, or put there with the pin. The value itself lives
 * in the editor's item; this machine works on it and emits every change.
 * Source: document 2, sections 3, 7 and 8; design, section 3.
 */
export const addressMachine = addressSetup.createMachine({
  id: 'address',
  type: 'parallel',
  context: ({ input }) => ({ ...input, found: null, centre: null, failure: null, nearby: null }),
  states: {
    geocoding: {
      initial: 'idle',
      on: {
        // Any change ends what the geocoder is doing or said: it was about another address.
        'value.set': {
          guard: { type: 'otherValue', params: payloadOf },
          target: '.idle',
          actions: { type: 'take', params: payloadOf },
        },
        'readOnly.set': {
          guard: { type: 'otherReason', params: payloadOf },
          target: '.idle',
          actions: { type: 'lock', params: payloadOf },
        },
        'locality.set': {
          guard: { type: 'otherLocality', params: payloadOf },
          target: '.idle',
          actions: { type: 'moveTo', params: payloadOf },
        },
        'centre.set': { actions: { type: 'know', params: payloadOf } },
        'address.change': {
          guard: unless('address.change'),
          target: '.idle',
          actions: [
            { type: 'change', params: payloadOf },
            { type: 'emitValue', params: { isSettled: false } },
          ],
        },
        'coordinates.type': {
          guard: unless('coordinates.type'),
          target: '.idle',
          actions: [
            { type: 'change', params: payloadOf },
            { type: 'emitValue', params: { isSettled: false } },
          ],
        },
        'coordinates.swap': {
          guard: unless('coordinates.swap'),
          target: '.idle',
          actions: ['swap', { type: 'emitValue', params: { isSettled: true } }],
        },
        'pin.move': {
          guard: unless('pin.move'),
          target: '.idle',
          actions: [
            { type: 'change', params: ({ event }) => ({ changes: { lat: event.point.lat, lng: event.point.lng } }) },
            { type: 'emitValue', params: { isSettled: true } },
          ],
        },
      },
      states: {
        idle: {
          description: 'Nessun calcolo in corso',
          entry: 'forgetAnswer',
          on: { 'coordinates.request': { guard: unless('coordinates.request'), target: 'locating' } },
        },
        locating: {
          description: 'Chiede le coordinate al servizio di geocodifica',
          tags: 'busy',
          entry: 'forgetAnswer',
          invoke: {
            id: 'geocode',
            src: 'geocode',
            input: ({ context }) => ({ ...queryOf(context.location), localityId: context.locality }),
            onDone: [
              {
                guard: { type: 'answered', params: resultOf },
                target: 'located',
                actions: [
                  { type: 'takeAnswer', params: resultOf },
                  { type: 'emitValue', params: { isSettled: true } },
                ],
              },
              { target: 'failed', actions: { type: 'takeAnswer', params: resultOf } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'takeAnswer', params: bugOf },
            },
          },
        },
        located: {
          description: 'Le coordinate sono state trovate: le dice',
          tags: 'located',
          on: { 'coordinates.request': 'locating' },
        },
        failed: {
          description: 'Le coordinate non sono state trovate: dice perché',
          tags: 'failed',
          on: {
            'coordinates.request': 'locating',
            'position.take': {
              guard: unless('position.take'),
              target: 'located',
              actions: ['takeNearby', { type: 'emitValue', params: { isSettled: true } }],
            },
          },
        },
      },
    },
    position: {
      initial: 'blank',
      states: {
        blank: {
          description: 'Nessun indirizzo',
          always: [
            { guard: 'placed', target: 'placed' },
            { guard: 'unplaced', target: 'missing' },
          ],
        },
        missing: {
          description: 'L’indirizzo è cominciato, ma non ha coordinate valide',
          tags: 'unplaced',
          always: [
            { guard: 'placed', target: 'placed' },
            { guard: 'blank', target: 'blank' },
          ],
        },
        placed: {
          description: 'L’indirizzo è sulla mappa',
          always: [
            { guard: 'unplaced', target: 'missing' },
            { guard: 'blank', target: 'blank' },
          ],
        },
      },
    },
  },
});

export type AddressSnapshot = SnapshotFrom<typeof addressMachine>;
