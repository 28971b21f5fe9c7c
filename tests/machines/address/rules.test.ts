import { describe, expect, test } from 'vitest';
import { isPlaced, type Location } from '../../../src/content/kinds/address';
import { type AddressEdit, addressEdits } from '../../../src/machines/address/edits';
import {
  type AddressGiven,
  isBlank,
  isLocatable,
  isPoint,
  isUnplaced,
  queryOf,
} from '../../../src/machines/address/rules';
import { addressTexts } from '../../../src/messages/screens/address';

const nowhere: Location = { city: null, address: '', number: '', lat: null, lng: null };
const bologna = { id: 37006, city: 'Bologna' };
const at = (change: Partial<Location>): Location => ({ ...nowhere, ...change });

test.each<[Partial<Location>, object, boolean]>([
  [{}, { address: '', number: '', city: '', cityId: null }, false],
  [{ number: ' 6 ' }, { address: '', number: '6', city: '', cityId: null }, false],
  [{ address: ' Via Emilia ' }, { address: 'Via Emilia', number: '', city: '', cityId: null }, true],
  [{ address: ' ', city: { city: ' ' } }, { address: '', number: '', city: '', cityId: null }, false],
  [{ city: bologna }, { address: '', number: '', city: 'Bologna', cityId: 37006 }, true],
  // As the list of municipalities calls it.
  [{ city: { id: 1, nome: ' Forlì ' } }, { address: '', number: '', city: 'Forlì', cityId: 1 }, true],
  [{ city: { id: 1, city: 'Bologna', nome: 'Forlì' } }, { address: '', number: '', city: 'Bologna', cityId: 1 }, true],
  [{ city: 'Bologna', number: 6 as never }, { address: '', number: '6', city: '', cityId: null }, false],
])('the geocoder is called for %j with %j', (change, query, can) => {
  const value = at(change);
  expect([queryOf({ value, locality: 7 }), isLocatable(value)]).toEqual([{ ...query, localityId: 7 }, can]);
});

test.each<[string, Partial<Location>, 'blank' | 'placed' | 'unplaced']>([
  ['nothing', {}, 'blank'],
  ['a number alone', { number: '6' }, 'blank'],
  ['a street', { address: 'Via Emilia' }, 'unplaced'],
  ['a city', { city: bologna }, 'unplaced'],
  ['half of the coordinates', { lat: 44.5 }, 'unplaced'],
  ['both', { lat: 44.5, lng: 11.3 }, 'placed'],
  ['a street and both', { address: 'Via Emilia', lat: 44.5, lng: 11.3 }, 'placed'],
  ['coordinates off the globe', { lat: 91, lng: 11.3 }, 'unplaced'],
])('%s', (_, change, stands) => {
  const location = at(change);
  expect([isBlank(location), isPlaced(location), isUnplaced(location)]).toEqual([
    stands === 'blank',
    stands === 'placed',
    stands === 'unplaced',
  ]);
});

test.each([
  [90, 180, true],
  [-90, -180, true],
  [90.1, 0, false],
  [0, -180.1, false],
  [Number.NaN, 0, false],
])('%d, %d is a point: %s', (lat, lng, is) => expect(isPoint({ lat, lng })).toBe(is));

describe('refusals', () => {
  const given = (value: Location): AddressGiven => ({
    value,
    locality: null,
    readOnly: null,
    centre: null,
    question: null,
  });
  const street = given(at({ address: 'Via Emilia' }));
  const locked = { ...street, readOnly: 'no' };
  const asking = { ...street, question: { query: queryOf(street), answer: null } };
  const point = { lat: 44.5, lng: 11.25 };
  const found = { ...street, question: { ...asking.question, answer: { ok: true, value: point } as const } };
  const request: AddressEdit = { type: 'coordinates.request' };
  const change: AddressEdit = { type: 'address.change', changes: { number: '6' } };
  const swap: AddressEdit = { type: 'coordinates.swap' };
  const answer: AddressEdit = { type: 'answer.take', answer: { ok: true, value: point } };
  const { refusal } = addressTexts;

  test.each<[AddressGiven, AddressEdit, string | null]>([
    [street, change, null],
    [asking, change, null],
    [locked, change, 'no'],
    [locked, { type: 'coordinates.type', changes: { lat: 1 } }, 'no'],
    [street, request, null],
    [found, request, null],
    [locked, request, 'no'],
    [given(nowhere), request, refusal.needed],
    [asking, request, refusal.busy],
    [asking, answer, null],
    [street, answer, refusal.late],
    [found, answer, refusal.late],
    [found, { type: 'position.take' }, refusal.nowhere],
    [street, { type: 'pin.move', point: { lat: 44, lng: 11 } }, null],
    [street, { type: 'pin.move', point: { lat: 94, lng: 11 } }, refusal.point],
    [locked, { type: 'pin.move', point: { lat: 94, lng: 11 } }, 'no'],
    [street, swap, refusal.nothingToSwap],
    [given(at({ lat: 44, lng: 'x' })), swap, refusal.nothingToSwap],
    [given(at({ lat: '11', lng: 44 })), swap, null],
    [{ ...given(at({ lat: 11, lng: 44 })), readOnly: 'no' }, swap, 'no'],
  ])('%#: %j %j', (of, edit, why) => {
    expect([addressEdits.refusalOf(of, edit), addressEdits.can(of, edit)]).toEqual([why, why === null]);
  });
});

test.each<[AddressEdit, boolean]>([
  [{ type: 'address.change', changes: { number: '6' } }, false],
  [{ type: 'coordinates.type', changes: { lat: 1 } }, false],
  [{ type: 'coordinates.swap' }, true],
  [{ type: 'pin.move', point: { lat: 44, lng: 11 } }, true],
  [{ type: 'answer.take', answer: { ok: true, value: { lat: 44, lng: 11 } } }, true],
])('after %j nobody is still typing: %s', (edit, isSettled) => {
  const asked = { value: at({ lat: 11, lng: 44 }), locality: null, readOnly: null, centre: null };
  const given = { ...asked, question: { query: queryOf(asked), answer: null } };
  expect(addressEdits.edited(given, edit).isSettled ?? false).toBe(isSettled);
});
