import type { SnapshotFrom } from 'xstate';
import { sameValue } from '../../../src/content/field/path';
import type { Location } from '../../../src/content/kinds/address';
import { invariants } from '../../../src/machines/address/invariants';
import { addressMachine } from '../../../src/machines/address/machine';
import { reason } from '../../../src/machines/address/refusals';
import type { AddressEvent } from '../../../src/machines/address/types';
import { defineModel, done, fail, refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { cardStart, news } from '../starts';

type Snapshot = SnapshotFrom<typeof addressMachine>;

const does = (event: AddressEvent): JourneyStep => send(event);
const bologna = { id: 37006, city: 'Bologna', province_short: 'BO' };
const blank: Location = { city: null, address: '', number: '', lat: null, lng: null };
const square: Location = { ...blank, city: bologna, address: 'Piazza Maggiore', number: '6' };
const placed: Location = { ...square, lat: 44.4939, lng: 11.3428 };
const here = { lat: 44.5, lng: 11.25 };
const ask: AddressEvent = { type: 'coordinates.request' };
const takePosition: AddressEvent = { type: 'position.take' };
const street = (address: string): AddressEvent => ({ type: 'address.change', changes: { address } });
const quota = failureOf('server', { status: 400, message: 'You have exceeded your daily request quota for this API.' });
const none = failureOf('server', { status: 200, message: 'Impossibile calcolare tutti i campi!!' });

export const addressModel = defineModel(addressMachine, {
  title: 'Indirizzo e coordinate',
  reason,
  inputs: {
    'indirizzo vuoto': { location: blank, locality: null, readOnly: null },
    'via e città, senza coordinate': { location: square, locality: null, readOnly: null },
    'indirizzo sulla mappa': { location: placed, locality: null, readOnly: null },
    'sola lettura': {
      location: square,
      locality: null,
      readOnly: 'Non hai il permesso di modificare questo contenuto',
    },
  },
  start: ({ location, readOnly }) =>
    cardStart(
      news,
      'Una news con questo indirizzo, nella sua scheda.',
      { shared: { locations: { location } } },
      readOnly,
    ),
  events: {
    'value.set': {
      phrase: 'Arriva un indirizzo',
      cases: { vuoto: { location: blank }, 'con le coordinate': { location: placed } },
    },
    'readOnly.set': {
      phrase: 'L’indirizzo',
      cases: { 'si può modificare': { reason: null }, 'non si può più modificare': { reason: 'chiuso' } },
    },
    'locality.set': {
      phrase: 'Scegli la località della tappa',
      cases: { 'che c’è': { id: 7 }, nessuna: { id: null } },
    },
    'address.change': {
      phrase: 'Cambia indirizzo',
      cases: {
        'con la città': { changes: { city: bologna } },
        'senza città': { changes: { city: null } },
        'con la via': { changes: { address: 'Via Emilia' } },
        'senza via': { changes: { address: '' } },
        'con il numero': { changes: { number: '6' } },
      },
    },
    'coordinates.type': {
      phrase: 'Scrivi le coordinate',
      cases: {
        'la latitudine': { changes: { lat: 44.5 } },
        'la longitudine': { changes: { lng: 11.25 } },
        'una latitudine oltre il polo': { changes: { lat: 99 } },
        'lettere al posto della longitudine': { changes: { lng: 'abc' } },
        'nessuna latitudine': { changes: { lat: null } },
        'nessuna longitudine': { changes: { lng: null } },
      },
    },
    'centre.set': {
      phrase: 'Si sa dov’è il comune',
      cases: { Bologna: { centre: { cityId: 37006, lat: 44.4938, lng: 11.3426 } } },
    },
    'coordinates.swap': {
      phrase: 'Scambia latitudine e longitudine',
      // Of two numbers one pair is enough: with each of them the states would be four times as many.
      cases: ({ context: { location, readOnly } }: Snapshot): Record<string, object> =>
        location.address === '' && readOnly === null && [here.lat, here.lng].some((one) => location.lat === one)
          ? { '': {} }
          : {},
    },
    'pin.move': {
      phrase: 'Metti il segnaposto',
      cases: { qui: { point: here }, 'fuori dal globo': { point: { lat: 91, lng: 0 } } },
    },
    'coordinates.request': { phrase: 'Premi Calcola coordinate' },
    'position.take': { phrase: 'Prendi la posizione della località o del comune' },
  },
  actors: {
    geocode: {
      phrase: 'Il servizio di geocodifica risponde',
      done: {
        'con le coordinate': { ok: true, value: here },
        'con 400 e il suo messaggio': { ok: false, failure: quota, nearby: null },
        'senza risultati, con la posizione del comune': {
          ok: false,
          failure: none,
          nearby: { ...here, name: 'Bologna' },
        },
      },
    },
  },
  delays: {},
  invariants: {
    ...invariants,
    'what can’t be done says why': (snapshot: Snapshot) =>
      ([ask, street('x'), takePosition, { type: 'pin.move', point: here }] as const).every(
        (event) => snapshot.can(event) === (reason(snapshot, event) === null),
      ),
  },
  laws: {
    'any change ends a calculation and its message': (before, event, after) =>
      event.type.startsWith('xstate.') ||
      event.type === 'position.take' ||
      sameValue(before.context.location, after.context.location) ||
      (after as Snapshot).matches({ geocoding: 'idle' }),
    'an answer changes the coordinates and nothing else': (before, event, after) => {
      if (!event.type.startsWith('xstate.')) return true;
      const [was, is] = [before, after].map(({ context }) => ({ ...context.location, lat: null, lng: null }));
      return sameValue(was ?? null, is ?? null);
    },
    'a failure changes nothing that was typed': (before, _, after) =>
      !(after as Snapshot).hasTag('failed') || sameValue(before.context.location, after.context.location),
    'an address that can’t be changed stays as it is': (before, event, after) =>
      before.context.readOnly === null ||
      event.type === 'value.set' ||
      sameValue(before.context.location, after.context.location),
  },
  project: ({ location, readOnly, found, failure, nearby }) => ({
    city: location.city !== null,
    street: location.address !== '',
    lat: location.lat,
    lng: location.lng,
    readOnly: readOnly !== null,
    found: found !== null,
    failure: failure?.status,
    nearby: nearby !== null,
  }),
  limit: 60_000,
  paths: { floor: 20, cap: 1_300 },
  joinInputs: true,
  journeys: [
    {
      name: 'un indirizzo si scrive, e la ricerca lo mette sulla mappa',
      input: 'indirizzo vuoto',
      steps: [
        refused(ask),
        does({ type: 'address.change', changes: { city: bologna } }),
        does(street('Piazza Maggiore')),
        does({ type: 'address.change', changes: { number: '6' } }),
        does(ask),
        refused(ask),
        done('geocode', 'con le coordinate'),
      ],
      end: {
        value: { geocoding: 'located', position: 'placed' },
        context: { location: { ...square, ...here }, found: here, failure: null },
        emitted: ['value.changed', 'value.changed', 'value.changed', 'value.changed'],
      },
    },
    {
      name: 'un tasto premuto mentre la ricerca tarda ne scarta la risposta',
      input: 'via e città, senza coordinate',
      steps: [does(ask), does(street('Via Appia'))],
      end: {
        value: { geocoding: 'idle', position: 'missing' },
        context: { location: { ...square, address: 'Via Appia' }, found: null },
        emitted: ['value.changed'],
      },
    },
    {
      name: 'si mostra il rifiuto del servizio, poi il testo fisso, poi il segnaposto si mette a mano',
      input: 'via e città, senza coordinate',
      steps: [
        does(ask),
        done('geocode', 'con 400 e il suo messaggio'),
        does(ask),
        fail('geocode', 'si rompe'),
        does(ask),
        done('geocode', 'senza risultati, con la posizione del comune'),
        refused({ type: 'pin.move', point: { lat: 91, lng: 0 } }),
        does({ type: 'pin.move', point: here }),
      ],
      end: {
        value: { geocoding: 'idle', position: 'placed' },
        context: { location: { ...square, ...here }, found: null, failure: null },
        emitted: ['value.changed'],
      },
    },
    {
      name: 'ciò che la ricerca non trova va dov’è il suo comune',
      input: 'via e città, senza coordinate',
      steps: [
        does(ask),
        done('geocode', 'con 400 e il suo messaggio'),
        refused(takePosition),
        does(ask),
        done('geocode', 'senza risultati, con la posizione del comune'),
        does(takePosition),
        refused(takePosition),
      ],
      end: {
        value: { geocoding: 'located', position: 'placed' },
        context: { location: { ...square, ...here }, found: here, failure: null, nearby: null },
        emitted: ['value.changed'],
      },
    },
    {
      name: 'un’altra località toglie la posizione che si era offerta della prima',
      input: 'via e città, senza coordinate',
      steps: [
        does({ type: 'locality.set', id: 7 }),
        does(ask),
        done('geocode', 'senza risultati, con la posizione del comune'),
        does({ type: 'locality.set', id: null }),
        refused(takePosition),
      ],
      end: {
        value: { geocoding: 'idle', position: 'missing' },
        context: { location: square, locality: null, failure: null, nearby: null },
        emitted: [],
      },
    },
    {
      name: 'le coordinate scritte valgono quando insieme fanno un punto',
      input: 'indirizzo vuoto',
      steps: [
        does({ type: 'coordinates.type', changes: { lat: 99 } }),
        does({ type: 'coordinates.type', changes: { lng: 11.25 } }),
        does({ type: 'coordinates.type', changes: { lat: 44.5 } }),
      ],
      end: {
        value: { geocoding: 'idle', position: 'placed' },
        context: { location: { ...blank, ...here } },
        emitted: ['value.changed', 'value.changed', 'value.changed'],
      },
    },
    {
      name: 'un indirizzo che nessuno può cambiare non si cerca',
      input: 'sola lettura',
      steps: [refused(ask), refused(street('Via Appia')), refused({ type: 'pin.move', point: here })],
      end: { value: { geocoding: 'idle', position: 'missing' }, context: { location: square }, emitted: [] },
    },
    {
      name: 'salvato da altri nel mezzo di un calcolo, l’indirizzo è quello più nuovo',
      input: 'via e città, senza coordinate',
      steps: [does(ask), does({ type: 'value.set', location: placed })],
      end: { value: { geocoding: 'idle', position: 'placed' }, context: { location: placed }, emitted: [] },
    },
  ],
});
