import { describe, expect, it } from 'vitest';
import { KINDS } from '../../src/content/kinds/table';
import { pointOf, typedCoordinate } from '../../src/ui/fields/coordinates';
import { pickedDateTime, pickerValue, romeDateTime, shownDateTime, typedDateTime } from '../../src/ui/fields/dateTime';

const field = { path: 'pub_date', kind: 'dateTime', label: 'Data', localized: true } as const;

describe('a typed date', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['29/03/2026 10:30:05', '2026-03-29 10:30:05'],
    ['29/03/2026 10:30', '2026-03-29 10:30:00'],
    ['1/2/2026', '2026-02-01 00:00:00'],
    ['1.2.2026, 9.05', '2026-02-01 09:05:00'],
    ['1-2-2026 23:59:59', '2026-02-01 23:59:59'],
    ['2026-02-01 09:05:00', '2026-02-01 09:05:00'],
    ['1/2/26', '1/2/26'],
    ['1/13/2026', '1/13/2026'],
    ['1/2/2026 24:00', '1/2/2026 24:00'],
    ['1/2/2026 10:5', '1/2/2026 10:5'],
    ['domani', 'domani'],
  ])('%j travels as %j', (typed, wire) => {
    expect(typedDateTime(typed)).toBe(wire);
  });

  it('that is no date, or no day of the calendar, is an error and stays as typed', () => {
    for (const typed of ['domani', '31/02/2026', '1/2/2026 24:00'])
      expect(KINDS.dateTime.problem(typedDateTime(typed), field)).toBe(
        'Data non valida: usa il formato GG/MM/AAAA HH:MM:SS',
      );
    expect(shownDateTime('domani')).toBe('domani');
    expect(KINDS.dateTime.problem(typedDateTime('29/2/2028'), field)).toBeNull();
  });

  it('is shown and typed back without change', () => {
    expect(shownDateTime('2026-03-29 10:30:05')).toBe('29/03/2026 10:30:05');
    expect(typedDateTime(shownDateTime('2026-03-29 10:30:05'))).toBe('2026-03-29 10:30:05');
  });
});

describe('the clock and the native picker', () => {
  it.each([
    ['2026-01-15T11:00:00Z', '2026-01-15 12:00:00'],
    ['2026-07-15T22:30:09Z', '2026-07-16 00:30:09'],
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
    ['2026-12-31T23:00:00Z', '2027-01-01 00:00:00'],
  ])('%s is %s in Rome', (instant, local) => {
    expect(romeDateTime(new Date(instant))).toBe(local);
  });

  it('the picker takes and gives the stored value', () => {
    expect(pickerValue('2026-03-29 10:30:05')).toBe('2026-03-29T10:30:05');
    expect(pickerValue('domani')).toBe('');
    expect(pickedDateTime('2026-03-29T10:30:05')).toBe('2026-03-29 10:30:05');
    expect(pickedDateTime('2026-03-29T10:30')).toBe('2026-03-29 10:30:00');
    expect(pickedDateTime('')).toBeNull();
  });
});

describe('coordinates', () => {
  it.each([
    ['', null],
    ['44,5', 44.5],
    ['44.', 44],
    ['-1.22', -1.22],
    [' 11.3426 ', 11.3426],
    ['-', '-'],
    ['44.4.4', '44.4.4'],
    ['1e3', '1e3'],
    ['nord', 'nord'],
  ])('%j is kept as %j', (typed, value) => {
    expect(typedCoordinate(typed)).toBe(value);
  });

  it('make a point only on the globe', () => {
    expect(pointOf(44.5, 11.3)).toEqual({ lat: 44.5, lng: 11.3 });
    expect(pointOf(0, 0)).toEqual({ lat: 0, lng: 0 });
    expect(pointOf(91, 0)).toBeNull();
    expect(pointOf(0, -180.1)).toBeNull();
    expect(pointOf('44', 11)).toBeNull();
    expect(pointOf(null, undefined)).toBeNull();
  });
});
