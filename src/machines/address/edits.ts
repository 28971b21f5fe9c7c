// An address with its position: of an item, or of each stop. One component, `LocationFields`, draws both: edits of the
// form's value.
//
// States: `form` is `open` (city, street, number, coordinates, pin); the `question` to the geocoder is `none`, or one is
// `asking`, from the request on until its answer means nothing any more.
//
// The geocoder's call is a loading of its own (`useAddress`): it is made while the question has no answer.
//
// Any edit, pin or newer value ends a calculation and drops its answer. After a failure the position of what the
// address lies in is offered.
//
// Never: the geocoder called for nowhere, or for what can't be changed; an answer put over a newer address; more than
// the coordinates changed by an answer.

import type { Json } from '../../content/field/json';
import { sameValue } from '../../content/field/path';
import { coordinate } from '../../content/kinds/address';
import { addressTexts } from '../../messages/screens/address';
import { defineEdits, type Outcome } from '../kit/edits';
import {
  type AddressGiven,
  type Coordinates,
  type GeocodeAnswer,
  isLocatable,
  isLocating,
  isPoint,
  nearbyOf,
  queryOf,
  swapped,
} from './rules';

const { refusal: texts } = addressTexts;

export type AddressEdit =
  /** City, street or number as chosen or typed. */
  | {
      readonly type: 'address.change';
      readonly changes: { readonly city?: Json; readonly address?: string; readonly number?: string };
    }
  /** A coordinate as typed: a number, null for none, a text that is no number. */
  | { readonly type: 'coordinates.type'; readonly changes: { readonly lat?: Json; readonly lng?: Json } }
  /** Latitude and longitude in each other's place. */
  | { readonly type: 'coordinates.swap' }
  | { readonly type: 'pin.move'; readonly point: Coordinates }
  /** Asks the geocoder. */
  | { readonly type: 'coordinates.request' }
  /** The geocoder answered. */
  | { readonly type: 'answer.take'; readonly answer: GeocodeAnswer }
  /** Puts the address where its locality or its municipality is. */
  | { readonly type: 'position.take' };

const isReadOnly = ({ readOnly }: AddressGiven) => readOnly;

/** Whatever the geocoder is doing or said was about another address. */
const changed = ({ value }: AddressGiven, changes: Partial<AddressGiven['value']>): Outcome<AddressGiven> => ({
  value: { ...value, ...changes },
  question: null,
});

/** The pin stands where the geocoder says, if it does. */
const answered = ({ value, question }: AddressGiven, answer: GeocodeAnswer): Outcome<AddressGiven> => ({
  question: question === null ? null : { ...question, answer },
  ...(answer.ok && { value: { ...value, ...answer.value }, isSettled: true }),
});

/** An address, typed, found by the geocoder, or put there with the pin. Source: document 2, sections 3, 7 and 8. */
export const addressEdits = defineEdits<AddressGiven, AddressEdit>(
  {
    'address.change': { isReadOnly },
    'coordinates.type': { isReadOnly },
    'coordinates.swap': {
      isReadOnly,
      hasNoPair: ({ value: { lat, lng } }) =>
        coordinate(lat) === null || coordinate(lng) === null ? texts.nothingToSwap : null,
    },
    'pin.move': { isReadOnly, isNoPoint: (_, { point }) => (isPoint(point) ? null : texts.point) },
    'coordinates.request': {
      isReadOnly,
      isNowhere: ({ value }) => (isLocatable(value) ? null : texts.needed),
      isAsking: (given) => (isLocating(given) ? texts.busy : null),
    },
    'answer.take': { isLate: (given) => (isLocating(given) ? null : texts.late) },
    'position.take': { isReadOnly, hasNoneNearby: (given) => (nearbyOf(given) === null ? texts.nowhere : null) },
  },
  {
    'address.change': (given, { changes }) => changed(given, changes),
    'coordinates.type': (given, { changes }) => changed(given, changes),
    'coordinates.swap': (given) => ({ ...changed(given, swapped(given.value)), isSettled: true }),
    'pin.move': (given, { point: { lat, lng } }) => ({ ...changed(given, { lat, lng }), isSettled: true }),
    'coordinates.request': (given) => ({ question: { query: queryOf(given), answer: null } }),
    'answer.take': (given, { answer }) => answered(given, answer),
    'position.take': (given) => {
      const nearby = nearbyOf(given);
      if (nearby === null) return {};
      return answered(given, { ok: true, value: { lat: nearby.lat, lng: nearby.lng } });
    },
  },
  (before, after) =>
    sameValue(before.value, after.value) && before.readOnly === after.readOnly && before.locality === after.locality
      ? {}
      : { question: null },
);
