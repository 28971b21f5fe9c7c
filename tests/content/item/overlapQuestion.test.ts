import { describe, expect, test } from 'vitest';
import { queriedLocation, questionOf } from '../../../src/content/item/occurrence';

describe('what is requested', () => {
  const square = {
    city: { id: 37006, city: 'Bologna' },
    address: ' Piazza Maggiore ',
    number: 1,
    lat: 44.5,
    lng: 11.3,
  };

  test('is where a place is, with or without a municipality', () => {
    expect(queriedLocation(square)).toEqual({
      city: 37006,
      address: 'Piazza Maggiore',
      number: '1',
      lat: 44.5,
      lng: 11.3,
    });
    expect(queriedLocation({ ...square, city: null })).toMatchObject({ city: null, lat: 44.5 });
    expect(queriedLocation({ city: null, address: 'Via Emilia', number: '', lat: 44.5, lng: 'abc' })).toBeNull();
  });

  test('is nothing without a day or a place, and no more than a server takes', () => {
    const days = ['2026-05-02'];
    expect(questionOf(null, [], [square])).toBeNull();
    expect(questionOf(null, days, [{}])).toBeNull();
    expect(
      questionOf(
        null,
        Array.from({ length: 1101 }, () => '2026-05-02'),
        [square],
      ),
    ).toBeNull();
    expect(
      questionOf(
        5,
        days,
        Array.from({ length: 60 }, () => square),
      )?.places.length,
    ).toBe(50);
  });
});
