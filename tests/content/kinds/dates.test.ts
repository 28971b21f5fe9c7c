import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldDeclaration } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import {
  addDays,
  addMonths,
  dateOf,
  dayNumber,
  daysBetween,
  daysInRange,
  lastOfMonth,
  monthWeeks,
  romeDate,
  shortDate,
  weekdayOf,
} from '../../../src/content/when/civil';
import { dates, programmeProblem } from '../../../src/content/when/dates';
import { isOutside, programmeOf, withProgramme } from '../../../src/content/when/programme';

const field: FieldDeclaration = { path: 'dates', kind: 'text', label: 'Date', localized: false };
const problem = (value: Json) => dates.problem(dates.normalise(value), field);

const ALL = [1, 1, 1, 1, 1, 1, 1];
const WEEKENDS = [0, 0, 0, 0, 0, 1, 1];
const march = { start: '2026-03-20', end: '2026-04-05', week: WEEKENDS };
const WEEKEND_DAYS = ['2026-03-21', '2026-03-22', '2026-03-28', '2026-03-29', '2026-04-04', '2026-04-05'];

/** Zones on both sides of Rome, with one where the day is another one; with their winter offset in minutes. */
const ZONES = [
  ['UTC', 0],
  ['Europe/Rome', -60],
  ['America/Los_Angeles', 480],
  ['Asia/Tokyo', -540],
  ['Pacific/Apia', -780],
] as const;

describe.each(ZONES)('in %s', (zone, offset) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test('the computer is in that zone', () => {
    expect(new Date(Date.UTC(2026, 0, 15)).getTimezoneOffset()).toBe(offset);
  });

  test('days are counted across both changes of the clock', () => {
    expect(daysInRange('2026-03-28', '2026-03-30', ALL.map(Boolean))).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
    expect(daysInRange('2026-10-24', '2026-10-26', ALL.map(Boolean))).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
    expect(programmeOf(march).days).toEqual(WEEKEND_DAYS);
    expect([daysBetween('2026-01-01', '2027-01-01'), weekdayOf('2026-03-29'), weekdayOf('2011-12-30')]).toEqual([
      365, 6, 4,
    ]);
  });

  test('the date is the one in Rome', () => {
    const at = (moment: string) => romeDate(Date.parse(moment));
    expect([at('2026-03-28T22:59:59Z'), at('2026-03-28T23:00:00Z')]).toEqual(['2026-03-28', '2026-03-29']);
    expect([at('2026-07-31T21:59:59Z'), at('2026-07-31T22:00:00Z')]).toEqual(['2026-07-31', '2026-08-01']);
    expect(at('2026-12-31T23:30:00Z')).toBe('2027-01-01');
  });

  test('what was loaded is what is saved', () => {
    const sent = {
      ...march,
      dates: ['2026-04-05', '2026-03-29', '2026-03-29'],
      customDates: 1,
      inauguration: '2026-03-29 02:30:00',
      colore: 'rosso',
    };
    expect(dates.normalise(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    expect(dates.normalise(dates.normalise(sent))).toEqual(sent);
  });
});

describe('civil dates', () => {
  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '0999-01-01', '2026-1-1', '', 'oggi'])(
    '%j is none',
    (text) => {
      expect([dayNumber(text), addDays(text, 1)]).toEqual([null, text]);
    },
  );

  test('leap years, months of different length, the ends of the years of four digits', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
    expect([addMonths('9999-12-31', 1), addDays('9999-12-31', 1)]).toEqual(['9999-12-31', '9999-12-31']);
    expect([addMonths('1000-01-01', -1), addDays('1000-01-01', -1)]).toEqual(['1000-01-01', '1000-01-01']);
    expect(['2026-05-01', '31/4', ''].map(shortDate)).toEqual(['01/05/2026', '31/4', '']);
    expect(lastOfMonth('2028-02-10')).toBe('2028-02-29');
    expect(dateOf(dayNumber('2026-12-31') ?? 0)).toBe('2026-12-31');
  });

  test('a month is shown in whole weeks from Monday', () => {
    const weeks = monthWeeks('2026-05-16');
    expect(weeks.map((week) => [week[0], week[6]])).toEqual([
      ['2026-04-27', '2026-05-03'],
      ['2026-05-04', '2026-05-10'],
      ['2026-05-11', '2026-05-17'],
      ['2026-05-18', '2026-05-24'],
      ['2026-05-25', '2026-05-31'],
    ]);
    expect([monthWeeks('2027-02-01').length, monthWeeks('2026-08-01').length]).toEqual([4, 6]);
  });
});

describe('the kind', () => {
  test('fills what a server left out, and keeps the form of what it sent [2-3.7]', () => {
    expect(dates.normalise(null)).toEqual(dates.blank);
    expect(dates.normalise({ week: [1, null], dates: null, inauguration: null })).toEqual({
      start: null,
      end: null,
      week: [1, false, false, false, false, false, false],
      dates: [],
      customDates: false,
      inauguration: null,
    });
    expect([dates.isEmpty(dates.blank), dates.isEmpty(null), dates.isEmpty(march)]).toEqual([true, true, false]);
  });

  test('a server may answer anything that the kind can read', () => {
    const answers = [null, undefined, {}, march, { ...march, week: null, dates: null }, { ...march, altro: 1 }];
    expect(answers.map((answer) => dates.schema.safeParse(answer).success)).toEqual(answers.map(() => true));
    expect(dates.schema.safeParse({ dates: [1] }).success).toBe(false);
  });

  test.each([
    [{ start: '2026-02-30' }, 'La data di inizio «2026-02-30» non esiste: scrivila come GG/MM/AAAA'],
    [{ start: '2026-02-03', end: '31/4' }, 'La data di fine «31/4» non esiste: scrivila come GG/MM/AAAA'],
    [{ end: '2026-02-03' }, 'Manca la data di inizio: scrivila, oppure togli quella di fine'],
    [
      { start: '2026-02-03', end: '2026-02-01' },
      'La fine (01/02/2026) viene prima dell’inizio (03/02/2026): correggi una delle due date',
    ],
    [
      { start: '2026-01-01', end: '2035-12-31' },
      'Il periodo è di 3.652 giorni: può durare al massimo 1.096 giorni (tre anni). Accorcialo, oppure dividi l’evento',
    ],
    [{ start: '2026-01-01', end: '2028-12-31' }, null],
    [
      { ...march, dates: ['2026-03-21', '2026-04-31'] },
      'Fra i giorni scelti «2026-04-31» non è una data: torna ai giorni della regola, poi scegli di nuovo',
    ],
    [{ ...march, dates: ['2026-03-21', '2026-04-10'] }, '10/04/2026 è fuori dal periodo: toglilo o allarga il periodo'],
    [
      { ...march, dates: ['2026-03-01', '2026-04-10'], customDates: 1 },
      '01/03/2026 e un altro giorno sono fuori dal periodo: toglili o allarga il periodo',
    ],
    [{ start: '2026-03-20', dates: ['2026-03-20'] }, null],
    [{ dates: ['2026-03-20'], customDates: true }, null],
    [
      { inauguration: '2026-02-30 10:00:00' },
      'L’inaugurazione «2026-02-30 10:00:00» non è una data: usa il formato GG/MM/AAAA HH:MM:SS',
    ],
    [{ inauguration: 'sabato' }, 'L’inaugurazione «sabato» non è una data: usa il formato GG/MM/AAAA HH:MM:SS'],
    [{ ...march, inauguration: '2026-03-19 18:00:00' }, null],
    [null, null],
  ])('%j [2-4.9]', (value, message) => {
    expect(problem(value)).toBe(message);
  });

  test.each([
    [{ start: '31/4' }, 'start'],
    [{ end: '2026-02-03' }, 'start'],
    [{ start: '2026-02-03', end: '31/4' }, 'end'],
    [{ start: '2026-02-03', end: '2026-02-01', inauguration: 'sabato' }, 'end'],
    [{ start: '2026-01-01', end: '2035-12-31' }, 'end'],
    [{ ...march, dates: ['2026-04-31'] }, 'days'],
    [{ ...march, dates: ['2026-04-10'] }, 'days'],
    [{ inauguration: 'sabato' }, 'inauguration'],
    [march, undefined],
  ])('%j is wrong in one place: %s', (value, part) => {
    expect(programmeProblem(value)?.part).toBe(part);
    // Of the days no control says it, but the card as a whole.
    expect(dates.wrongPart?.(value) ?? undefined).toBe(part === 'days' ? undefined : part);
  });

  test.each([
    [{ start: '2026-03-20', end: '2026-03-22' }, ['2026-03-19', '2026-03-23']],
    [{ start: '2026-03-20', end: null }, ['2026-03-19', '2026-03-21', '2026-03-22', '2026-03-23']],
    [{ start: null, end: null }, []],
    [{ start: '2026-03-22', end: '2026-03-20' }, []],
    [{ start: '2026-03-20', end: '2036-03-20' }, []],
    [{ start: 'ieri', end: null }, []],
  ])('outside of %j are %j', (range, outside) => {
    const days = ['2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23'];
    expect(days.filter((day) => isOutside(range, day))).toEqual(outside);
  });

  test('days are those of the rule until somebody chose others [2-4.11]', () => {
    expect(programmeOf(march)).toEqual({
      start: '2026-03-20',
      end: '2026-04-05',
      week: WEEKENDS.map(Boolean),
      days: WEEKEND_DAYS,
      custom: false,
      inauguration: null,
    });
    expect(programmeOf({ ...march, dates: WEEKEND_DAYS }).custom).toBe(false);
    expect(programmeOf({ ...march, dates: ['2026-03-21'] })).toMatchObject({ days: ['2026-03-21'], custom: true });
    expect(programmeOf({ ...march, dates: ['2026-13-01'] })).toMatchObject({ days: [], custom: true });
    expect(programmeOf({ ...march, customDates: 1 })).toMatchObject({ days: [], custom: true });
    expect(dates.days?.({ start: '2026-01-01', end: '2030-01-01', week: ALL })).toEqual([]);
  });

  test('values that say the same have the same essence, and a server keeps what is said', () => {
    const long = { ...march, end: '2026-04-05', dates: [...WEEKEND_DAYS].reverse(), customDates: 0, id: 7 };
    expect(dates.essence?.(long)).toEqual(dates.essence?.(march));
    expect(dates.essence?.(null)).toEqual(dates.essence?.(dates.blank));
    expect(dates.stored?.(long)).toEqual({
      start: '2026-03-20',
      end: '2026-04-05',
      week: WEEKENDS.map(Boolean),
      dates: WEEKEND_DAYS,
      customDates: false,
      inauguration: null,
    });
  });

  test('a copy keeps the weekdays alone', () => {
    expect(dates.copied?.({ ...march, dates: ['2026-03-21'], customDates: 1, inauguration: 'x' })).toEqual({
      start: null,
      end: null,
      week: WEEKENDS.map(Boolean),
      dates: [],
      customDates: false,
      inauguration: null,
    });
    expect(dates.copied?.(null)).toEqual(dates.blank);
  });

  test('a changed programme is written in the form that the server used', () => {
    const sent = { ...march, dates: WEEKEND_DAYS, customDates: 0, inauguration: null, altro: 1 };
    const programme = programmeOf(sent);
    const days = WEEKEND_DAYS.slice(1);
    expect(withProgramme(sent, { ...programme, days, custom: true })).toEqual({ ...sent, dates: days, customDates: 1 });
    expect(withProgramme(sent, { ...programme, week: ALL.map(Boolean) })).toEqual({ ...sent, week: ALL });
    expect(withProgramme(null, programmeOf(null))).toEqual({ ...(dates.blank as object), week: ALL.map(() => false) });
  });
});
