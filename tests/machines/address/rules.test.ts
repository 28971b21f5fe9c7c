import { describe, expect, test } from 'vitest';
import { isPlaced, type Location } from '../../../src/content/kinds/address';
import { askingRefusal, refusalOf } from '../../../src/machines/address/refusals';
import { isBlank, isLocatable, isPoint, isUnplaced, queryOf } from '../../../src/machines/address/rules';
import type { AddressEvent } from '../../../src/machines/address/types';
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
  expect([queryOf(at(change)), isLocatable(at(change))]).toEqual([query, can]);
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
  const street = { location: at({ address: 'Via Emilia' }), locality: null, readOnly: null };
  const locked = { ...street, readOnly: 'no' };
  const none = { location: nowhere, locality: null, readOnly: null };
  const change: AddressEvent = { type: 'address.change', changes: { number: '6' } };

  test.each<[typeof street | typeof locked, AddressEvent, string | null]>([
    [locked, { type: 'value.set', location: nowhere }, null],
    [locked, { type: 'readOnly.set', reason: null }, null],
    [locked, { type: 'locality.set', id: 7 }, null],
    [street, change, null],
    [locked, change, 'no'],
    [locked, { type: 'coordinates.type', changes: { lat: 1 } }, 'no'],
    [street, { type: 'coordinates.request' }, null],
    [locked, { type: 'coordinates.request' }, 'no'],
    [none, { type: 'coordinates.request' }, addressTexts.refusal.needed],
    [street, { type: 'pin.move', point: { lat: 44, lng: 11 } }, null],
    [street, { type: 'pin.move', point: { lat: 94, lng: 11 } }, addressTexts.refusal.point],
    [locked, { type: 'pin.move', point: { lat: 94, lng: 11 } }, 'no'],
    [locked, { type: 'centre.set', centre: { cityId: 7, lat: 44, lng: 11 } }, null],
    [street, { type: 'coordinates.swap' }, addressTexts.refusal.nothingToSwap],
    [
      { ...street, location: at({ lat: 44, lng: 'x' }) },
      { type: 'coordinates.swap' },
      addressTexts.refusal.nothingToSwap,
    ],
    [{ ...street, location: at({ lat: '11', lng: 44 }) }, { type: 'coordinates.swap' }, null],
    [{ ...locked, location: at({ lat: 11, lng: 44 }) }, { type: 'coordinates.swap' }, 'no'],
  ])('%#: %j %j', (of, event, why) => {
    expect(refusalOf({ ...of, centre: null, found: null, failure: null, nearby: null }, event)).toBe(why);
  });

  test('the button says beforehand what is missing', () => {
    expect([askingRefusal(street), askingRefusal(none), askingRefusal(locked)]).toEqual([
      null,
      addressTexts.refusal.needed,
      'no',
    ]);
  });
});
