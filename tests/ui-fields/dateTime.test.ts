import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldText } from '../../src/content/kinds/displayText';
import { KINDS, shownDateTime } from '../../src/content/kinds/table';
import { romeDateTime } from '../../src/content/when/civil';
import { typedCoordinate } from '../../src/content/where/typedPoint';
import { DAY_FORMAT, typedDate } from '../../src/ui/base/typedDate';
import { pointOf } from '../../src/ui/fields/coordinates';
import { MOMENT_FORMAT, pickedDateTime, pickerValue, typedDateTime } from '../../src/ui/fields/DateTimeWidget';

const field = { path: 'pub_date', kind: 'dateTime', label: 'Data', localized: true } as const;

// Monday 23 November 2026, late in the evening in Rome.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T22:30:00Z') }));
afterEach(() => vi.useRealTimers());

describe('a typed day', () => {
  it.each([
    ['1/5/2026', '2026-05-01'],
    [' 01-05-26 ', '2026-05-01'],
    ['31.12.2026', '2026-12-31'],
    ['27/11', '2026-11-27'],
    ['23/11', '2026-11-23'],
    ['22.11', '2027-11-22'],
    ['29/2', '2028-02-29'],
    ['27 nov', '2026-11-27'],
    ['1 Dicembre 27', '2027-12-01'],
    ['oggi', '2026-11-23'],
    ['Ieri', '2026-11-22'],
    ['domani', '2026-11-24'],
    ['dopodomani', '2026-11-25'],
    ['lun', '2026-11-30'],
    ['mar', '2026-11-24'],
    ['venerdi', '2026-11-27'],
    ['domenica', '2026-11-29'],
    ['+7', '2026-11-30'],
    ['-1', '2026-11-22'],
    ['+0', '2026-11-23'],
    ['31/4/2026', '31/4/2026'],
    ['31/4', '31/4'],
    ['1 nor', '1 nor'],
    ['lu', 'lu'],
    ['+70000', '+70000'],
    ['x', 'x'],
    [' ', null],
  ])('%j is %j', (typed, date) => {
    expect(typedDate(typed)).toBe(date);
  });

  it.each([
    ['+2', '2027-01-01'],
    ['gio', '2027-01-07'],
    ['1/1', '2027-01-01'],
    ['oggi', '2026-11-23'],
  ])('%j from 30 December is %j', (typed, date) => {
    expect(typedDate(typed, typed === 'gio' ? '2026-12-31' : '2026-12-30')).toBe(date);
  });

  it('is today’s where it is counted from what is no date', () => {
    expect(typedDate('+1', 'presto')).toBe('2026-11-24');
  });

  it.each([
    ['ArrowUp', '2026-03-01'],
    ['ArrowDown', '2026-02-27'],
    ['PageUp', '2026-03-28'],
    ['PageDown', '2026-01-28'],
    ['Home', null],
  ])('%s moves 28 February to %j', (key, date) => {
    expect(DAY_FORMAT.move('2026-02-28', key)).toBe(date);
    expect(MOMENT_FORMAT.move('2026-02-28 10:00:00', key)).toBe(date === null ? null : `${date} 10:00:00`);
  });

  it('is counted from now where there is none', () => {
    expect(DAY_FORMAT.move('presto', 'ArrowUp')).toBe('2026-11-24');
    expect(MOMENT_FORMAT.move('', 'ArrowUp')).toBe('2026-11-24 23:30:00');
  });

  it('is whole with all of its year, and its time', () => {
    expect(['1/2/2026', '1/2/26', '31/2/2026', '1/2'].map(DAY_FORMAT.isWhole)).toEqual([true, false, false, false]);
    const moments = ['1/2/2026', '1/2/2026 9', '1/2/2026 9:05', '1/2/2026 9:75'];
    expect(moments.map(MOMENT_FORMAT.isWhole)).toEqual([false, false, true, false]);
  });
});

describe('a typed date and time', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['29/03/2026 10:30:05', '2026-03-29 10:30:05'],
    ['29/03/2026 10:30', '2026-03-29 10:30:00'],
    ['1/2/2026', '2026-02-01 00:00:00'],
    ['1.2.2026, 9.05', '2026-02-01 09:05:00'],
    ['1-2-2026 23:59:59', '2026-02-01 23:59:59'],
    ['2026-02-01 09:05:00', '2026-02-01 09:05:00'],
    ['1/2/26', '2026-02-01 00:00:00'],
    ['27/11 18:30', '2026-11-27 18:30:00'],
    ['domani', '2026-11-24 00:00:00'],
    ['domani 9', '2026-11-24 09:00:00'],
    ['+7, 9.05', '2026-11-30 09:05:00'],
    ['1/13/2026', '1/13/2026'],
    ['1/2/2026 24:00', '1/2/2026 24:00'],
    ['1/2/2026 10:5', '1/2/2026 10:5'],
    ['presto', 'presto'],
  ])('%j travels as %j', (typed, wire) => {
    expect(typedDateTime(typed)).toBe(wire);
  });

  it('that is no date, or no day of the calendar, is an error and stays as typed', () => {
    for (const typed of ['presto', '31/02/2026', '1/2/2026 24:00'])
      expect(KINDS.dateTime.problem(typedDateTime(typed), field)).toBe(
        'Data non valida: usa il formato GG/MM/AAAA HH:MM:SS',
      );
    expect(shownDateTime('presto')).toBe('presto');
    expect(KINDS.dateTime.problem(typedDateTime('29/2/2028'), field)).toBeNull();
  });

  it('is shown and typed back without change', () => {
    expect(shownDateTime('2026-03-29 10:30:05')).toBe('29/03/2026 10:30:05');
    expect(fieldText({ kind: 'dateTime' }, '2026-03-29 10:30:05')).toBe('29/03/2026 10:30:05');
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
