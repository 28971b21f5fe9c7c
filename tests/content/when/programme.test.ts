import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dateOf,
  dayNumber,
  daysBetween,
  daysInRange,
  firstOfMonth,
  isCivilDate,
  lastOfMonth,
  monthWeeks,
  partsOf,
  weekdayOf,
} from '../../../src/content/when/civil';
import { shownDay, shownMonth, shownWeekday } from '../../../src/content/when/format';
import {
  isSoundRange,
  programmeOf,
  rangeLength,
  rangeOf,
  ruleDays,
  sameDays,
  sortedDays,
  withProgramme,
} from '../../../src/content/when/programme';

const ALL = [true, true, true, true, true, true, true];

describe('dates', () => {
  test.each(['x2026-01-01', '2026-01-01x', '2026-01-011', '02026-01-01', '2026-00-01', '2026-01-00', '2026-02-30'])(
    '%j is none',
    (text) => expect([isCivilDate(text), addDays(text, 1)]).toEqual([false, text]),
  );

  test('are counted from 1970, before it too', () => {
    expect(['1970-01-01', '1970-01-02', '1969-12-31', '2026-09-05'].map(dayNumber)).toEqual([0, 1, -1, 20_701]);
    expect([0, 1, -1, 20_701].map(dateOf)).toEqual(['1970-01-01', '1970-01-02', '1969-12-31', '2026-09-05']);
    expect(['1000-01-01', '9999-12-31'].map(isCivilDate)).toEqual([true, true]);
  });

  test('have their weekday from Monday, before 1970 too; what is none has the first', () => {
    const dates = ['2026-09-07', '2026-09-13', '1969-12-29', '1969-12-28', '1000-01-01', 'x'];
    expect(dates.map(weekdayOf)).toEqual([0, 6, 0, 6, 2, 0]);
  });

  test('have year, month and day, a first and a last one of their month', () => {
    expect(partsOf('2026-09-05')).toEqual([2026, 9, 5]);
    expect([firstOfMonth('2026-09-05'), lastOfMonth('2026-09-05'), lastOfMonth('2026-12-31')]).toEqual([
      '2026-09-01',
      '2026-09-30',
      '2026-12-31',
    ]);
  });

  test('move by months across the turn of the year, and stop at the ends of the calendar', () => {
    expect([addMonths('2026-12-15', 1), addMonths('2026-01-15', -1), addMonths('2026-06-30', 8)]).toEqual([
      '2027-01-15',
      '2025-12-15',
      '2027-02-28',
    ]);
    expect([addMonths('1000-02-01', -1), addMonths('9999-11-30', 1), addMonths('1000-01-31', -1)]).toEqual([
      '1000-01-01',
      '9999-12-30',
      '1000-01-31',
    ]);
    expect([addDays('9999-12-30', 1), addDays('9999-12-30', 2), addDays('1000-01-02', -1)]).toEqual([
      '9999-12-31',
      '9999-12-30',
      '1000-01-01',
    ]);
  });

  test('lie so many days apart', () => {
    expect([daysBetween('2026-09-05', '2026-09-05'), daysBetween('2026-09-05', '2026-09-01')]).toEqual([0, -4]);
    expect([daysBetween('x', '2026-09-01'), daysBetween('2026-09-01', 'x')]).toEqual([Number.NaN, Number.NaN]);
    expect(daysInRange('2026-09-05', '2026-09-05', ALL)).toEqual(['2026-09-05']);
    expect([daysInRange('2026-09-05', '2026-09-04', ALL), daysInRange('x', '2026-09-04', ALL)]).toEqual([[], []]);
    expect(daysInRange('2026-09-05', 'x', ALL)).toEqual([]);
  });

  test('fill the weeks that their month lies in', () => {
    // February 2027 is four whole weeks; August 2026 begins on a Saturday.
    expect(monthWeeks('2027-02-14').map((week) => week[0])).toEqual([
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
      '2027-02-22',
    ]);
    expect(monthWeeks('2026-08-31').map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(monthWeeks('2026-08-31').at(-1)?.at(-1)).toBe('2026-09-06');
  });
});

test('days are shown in words, what is none as it is', () => {
  expect([shownDay('2026-09-01'), shownDay('2026-09-01', 'en'), shownDay('2026-09-31')]).toEqual([
    '1º settembre 2026',
    '1 September 2026',
    '2026-09-31',
  ]);
  expect([shownMonth('2026-01-31'), shownMonth('2026-12-01', 'en')]).toEqual(['gennaio 2026', 'December 2026']);
  expect([shownWeekday('2026-09-06'), shownWeekday('2026-09-07', 'en'), shownWeekday('x')]).toEqual([
    'domenica 6 settembre 2026',
    'Monday 7 September 2026',
    'x',
  ]);
});

describe('ranges', () => {
  const range = (start: string | null, end: string | null = null) => ({ start, end });

  test.each([
    [range('2026-09-05', '2026-09-07'), 3, true],
    [range('2026-09-05', '2026-09-05'), 1, true],
    [range('2026-09-05'), 1, true],
    [range('2026-09-05', '2026-09-04'), 0, false],
    [range('2026-09-05', '2026-09-01'), -3, false],
    [range('2026-01-01', '2028-12-31'), 1096, true],
    [range('2026-01-01', '2029-01-01'), 1097, false],
    [range(null, '2026-09-05'), null, false],
    [range(null), null, false],
    [range('x', '2026-09-05'), null, false],
    [range('2026-09-05', 'x'), null, false],
  ])('%j has %j days', (ends, length, isSound) => {
    expect([rangeLength(ends), isSoundRange(ends)]).toEqual([length, isSound]);
    expect(rangeOf(ends) === null).toBe(length === null);
    expect(ruleDays({ ...ends, week: ALL })).toHaveLength(isSound ? (length ?? 0) : 0);
  });
});

test('days are the same one by one; sorted, each is there once', () => {
  const days = ['2026-09-05', '2026-09-06'];
  expect([sameDays(days, [...days]), sameDays(days, days.slice(1)), sameDays(days, [...days, '2026-09-07'])]).toEqual([
    true,
    false,
    false,
  ]);
  expect(sameDays(days, [...days].reverse())).toBe(false);
  expect(sortedDays(['2026-09-06', '2026-09-05', '2026-09-06'])).toEqual(days);
});

describe('values', () => {
  test('the same one gives the same programme', () => {
    const value = { start: '2026-09-05' };
    expect(programmeOf(value)).toBe(programmeOf(value));
    expect(programmeOf(value)).not.toBe(programmeOf({ ...value }));
    expect(programmeOf('x')).toEqual({
      start: null,
      end: null,
      week: ALL.map(() => false),
      days: [],
      custom: false,
      inauguration: null,
    });
  });

  test('flags are true or one; texts that are empty or none are nothing', () => {
    const read = programmeOf({ start: '', end: 3, week: [1, true, 0, false, '1', null], inauguration: '' });
    expect(read).toMatchObject({ start: null, end: '3', inauguration: null });
    expect(read.week).toEqual([true, true, false, false, false, false, false]);
    expect(programmeOf({ start: '2026-09-05', week: ALL, customDates: true })).toMatchObject({
      days: [],
      custom: true,
    });
  });

  test('a flag that changes keeps the form of the others', () => {
    const programme = { ...programmeOf({}), week: [true, ...ALL.slice(1).map(() => false)], custom: true };
    const flags = (value: { readonly [key: string]: unknown }) => {
      const { week, customDates } = withProgramme(value as never, programme) as { week: unknown; customDates: unknown };
      return [week, customDates];
    };
    const none = ALL.slice(1);
    expect(flags({ week: [0, 0, 0, 0, 0, 0, 0], customDates: 0 })).toEqual([[1, 0, 0, 0, 0, 0, 0], 1]);
    expect(flags({ week: [1], customDates: 1 })).toEqual([[1, 0, 0, 0, 0, 0, 0], 1]);
    expect(flags({ week: [1, 1], customDates: 1 })).toEqual([[1, 0, 0, 0, 0, 0, 0], 1]);
    expect(flags({ week: ALL, customDates: null })).toEqual([[true, ...none.map(() => false)], true]);
    expect(flags({})).toEqual([[true, ...none.map(() => false)], true]);
  });

  test('a flag that says the same stays as it came, but for one that says nothing', () => {
    const custom = (customDates: unknown) =>
      (withProgramme({ customDates } as never, programmeOf({})) as { customDates: unknown }).customDates;
    expect([0, false, 'no', null, undefined].map(custom)).toEqual([0, false, 'no', false, false]);
  });
});
