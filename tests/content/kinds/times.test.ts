import { describe, expect, test } from 'vitest';
import type { FieldDeclaration } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { bandOf, times, withBandTime, withFreetext, withTimeType } from '../../../src/content/when/times';

const field: FieldDeclaration = { path: 'times', kind: 'text', label: 'Orari', localized: false };
const problem = (value: Json) => times.problem(times.normalise(value), field);

const sent = {
  type: 'timerange',
  morning: { start: '10:00:00', end: '12:30:00', nota: 'x' },
  afternoon: { start: '', end: '' },
  evening: { start: null, end: null },
  freetext: { it: 'Dalle 10', en: null },
  altro: 1,
};

test('what was loaded is what is saved; what was left out is filled [2-3.8, 2-3.9]', () => {
  expect(times.normalise(sent)).toEqual(sent);
  expect(times.normalise(null)).toEqual(times.blank);
  expect(times.normalise({ type: 'program', morning: null, freetext: [] })).toEqual({
    ...(times.blank as object),
    type: 'program',
  });
});

test('a server may answer anything that the kind can read', () => {
  const answers = [null, undefined, {}, sent, { ...sent, freetext: [], morning: null }];
  expect(answers.map((answer) => times.schema.safeParse(answer).success)).toEqual(answers.map(() => true));
  expect(times.schema.safeParse({ morning: '10-12' }).success).toBe(false);
});

const band = (name: string, start: string, end: string) => ({ [name]: { start, end } });

describe('problems', () => {
  test.each([
    [sent, null],
    [null, null],
    [band('morning', '10:00', '10:00'), 'Mattina: la fine (10:00) deve venire dopo l’inizio (10:00)'],
    [band('afternoon', '18:00:00', '15:00:00'), 'Pomeriggio: la fine (15:00) deve venire dopo l’inizio (18:00)'],
    [band('evening', '22:00', '21:00'), 'Sera: la fine (21:00) deve venire dopo l’inizio (22:00)'],
    [band('evening', '21:00', '01:30'), null],
    [band('morning', '10:00', ''), null],
    [band('evening', '21:00', '00:00'), null],
    [band('evening', '21:00:00', '24:00:00'), null],
    [band('evening', '21:00', '24:00'), null],
    [band('evening', '21:00', '24:30'), 'Sera: «24:30» non è un’ora, scrivila come HH:MM'],
    [band('evening', '', '23:00'), 'Sera: manca l’ora di inizio'],
    [band('afternoon', '24:00', '25'), 'Pomeriggio: «24:00» non è un’ora, scrivila come HH:MM'],
    [{ ...band('morning', '12:00', '10:00'), type: 'website' }, null],
    [{ type: 'freetext', freetext: { it: 'a'.repeat(300), en: '' } }, null],
    [
      { type: 'freetext', freetext: { it: '', en: 'a'.repeat(303) } },
      'Testo in inglese: supera il limite di 300 caratteri (sono 303): togline 3',
    ],
    [{ type: 'timerange', freetext: { it: 'a'.repeat(303) } }, null],
    [{ type: 'program' }, null],
    [{ type: 'website' }, null],
    [{}, null],
    [band('evening', '21:00', '06:00'), 'Sera: la fine (06:00) deve venire dopo l’inizio (21:00)'],
    [band('evening', '06:00', '05:59'), 'Sera: la fine (05:59) deve venire dopo l’inizio (06:00)'],
    [band('evening', '06:01', '05:59'), null],
    [band('afternoon', '21:00', '01:30'), 'Pomeriggio: la fine (01:30) deve venire dopo l’inizio (21:00)'],
    [band('morning', '10:00x', '12:00'), 'Mattina: «10:00x» non è un’ora, scrivila come HH:MM'],
    [band('morning', '', 'x10:00'), 'Mattina: «x10:00» non è un’ora, scrivila come HH:MM'],
    [band('morning', '10:60', ''), 'Mattina: «10:60» non è un’ora, scrivila come HH:MM'],
    [band('morning', '09:59:59', '23:59'), null],
    [{ type: 'boh' }, 'Il tipo di orario «boh» è sconosciuto: scegline uno fra quelli proposti'],
  ])('%j', (value, message) => {
    expect(problem(value)).toBe(message);
  });
});

test('seconds and blanks say nothing', () => {
  const said = { ...sent, morning: { start: '10:00', end: '12:30' }, evening: null, freetext: { it: 'Dalle 10' } };
  expect(times.essence?.(sent)).toEqual(times.essence?.(said));
  expect(times.essence?.(null)).toEqual(times.essence?.(times.blank));
});

test('a server keeps what is said, as it was written', () => {
  expect(times.stored?.(sent)).toEqual({
    type: 'timerange',
    morning: { start: '10:00:00', end: '12:30:00' },
    afternoon: { start: '', end: '' },
    evening: { start: null, end: null },
    freetext: { it: 'Dalle 10' },
  });
});

test('times are empty as long as they say nothing', () => {
  expect([times.blank, null, { type: 'freetext' }, { type: 'program' }, sent].map(times.isEmpty)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

describe('what is typed', () => {
  const blank = times.blank as { readonly [key: string]: Json };

  test('is written as hours and minutes, beside what was there', () => {
    expect(withBandTime(null, 'morning', 'start', '10:00')).toEqual({ morning: { start: '10:00', end: '' } });
    expect(withBandTime(blank, 'evening', 'end', '23')).toEqual({ ...blank, evening: { start: '', end: '23' } });
    expect(withBandTime({ ...band('morning', '10:00', ''), altro: 1 }, 'morning', 'end', '12:00')).toEqual({
      ...band('morning', '10:00', '12:00'),
      altro: 1,
    });
  });

  test('gets seconds where the server writes them in any part of the day, once it is an hour [2-3.9]', () => {
    const seconds = band('evening', '21:00:00', '');
    const morning = (time: string) => withBandTime(seconds, 'morning', 'start', time);
    expect([morning('10:00'), morning('10'), morning('10:00:30'), morning('24:00')]).toEqual(
      ['10:00:00', '10', '10:00:30', '24:00'].map((start) => ({ ...seconds, morning: { start, end: '' } })),
    );
    expect(bandOf(morning('10:00'), 'morning')).toEqual({ start: '10:00', end: '' });
  });

  test('in words belongs to its language, and no way of saying times loses another [2-3.9]', () => {
    const worded = withFreetext(sent, 'en', 'From 10');
    expect(worded).toEqual({ ...sent, freetext: { it: 'Dalle 10', en: 'From 10' } });
    expect(withFreetext(null, 'it', 'Dalle 10')).toEqual({ freetext: { it: 'Dalle 10' } });
    expect(withTimeType(sent, 'website')).toEqual({ ...sent, type: 'website' });
    expect(withTimeType(null, 'program')).toEqual({ type: 'program' });
  });
});

test('what they say', () => {
  expect(times.essence?.(sent)).toEqual({
    type: 'timerange',
    morning: { start: '10:00', end: '12:30' },
    afternoon: { start: '', end: '' },
    evening: { start: '', end: '' },
    freetext: { it: 'Dalle 10' },
  });
});

test.each<[Json, boolean]>([
  [null, true],
  [{ type: 'freetext' }, true],
  [{ type: 'program' }, false],
  [{ type: 'website' }, false],
  [{ type: 'boh' }, false],
  [{ evening: { start: '21:00' } }, false],
  [{ morning: { end: '12:00' } }, false],
  [{ freetext: { it: 'Dalle 10' } }, false],
  [{ freetext: { it: '', en: null } }, true],
])('%j says no times: %s', (value, empty) => expect(times.isEmpty(value)).toBe(empty));

test.each([
  ['24:00', '00:00'],
  ['24:00:00', '00:00:00'],
  ['00:00', '00:00'],
  ['23:30:00', '23:30:00'],
])('an evening that ends at %s is stored with the end %s', (end, stored) => {
  const value = { type: 'timerange', evening: { start: '21:00', end } };
  expect(times.stored?.(value)).toMatchObject({ evening: { start: '21:00', end: stored } });
  expect(bandOf(value, 'evening').end).toBe(stored.slice(0, 5));
});
