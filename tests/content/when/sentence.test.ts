import { describe, expect, test } from 'vitest';
import { daysFound, programmeOf } from '../../../src/content/when/programme';
import { whenSentence } from '../../../src/content/when/sentence';

const ALL = [1, 1, 1, 1, 1, 1, 1];
const NONE = [0, 0, 0, 0, 0, 0, 0];
/** Week mask out of weekdays, 0 for Monday. */
const on = (...days: readonly number[]) => NONE.map((_, day) => days.includes(day));

const rule = (start: string, end: string | null, week: readonly (number | boolean)[] = ALL) => ({ start, end, week });
const chosen = (
  dates: readonly string[],
  start = '2026-09-01',
  end = '2027-09-30',
  week: readonly boolean[] = on(),
) => ({
  start,
  end,
  week,
  dates,
  customDates: true,
});
const both = (dates: object, times: object | null = null) => [
  whenSentence(dates as never, times as never, 'it'),
  whenSentence(dates as never, times as never, 'en'),
];

describe('the days of a rule', () => {
  test.each([
    [rule('2026-09-05', '2026-09-05'), 'sabato 5 settembre 2026', 'Saturday 5 September 2026'],
    [rule('2026-09-05', null), 'sabato 5 settembre 2026', 'Saturday 5 September 2026'],
    [
      rule('2026-09-05', '2026-09-06'),
      'sabato 5 e domenica 6 settembre 2026',
      'Saturday 5 and Sunday 6 September 2026',
    ],
    [
      rule('2026-08-31', '2026-09-01'),
      'lunedì 31 agosto e martedì 1º settembre 2026',
      'Monday 31 August and Tuesday 1 September 2026',
    ],
    [
      rule('2026-12-31', '2027-01-01'),
      'giovedì 31 dicembre 2026 e venerdì 1º gennaio 2027',
      'Thursday 31 December 2026 and Friday 1 January 2027',
    ],
    [
      rule('2026-09-05', '2026-09-27'),
      'tutti i giorni dal 5 al 27 settembre 2026',
      'every day from 5 to 27 September 2026',
    ],
    [
      rule('2026-09-05', '2026-09-27', on(5, 6)),
      'tutti i sabati e domeniche dal 5 al 27 settembre 2026',
      'every Saturday and Sunday from 5 to 27 September 2026',
    ],
    [
      rule('2026-05-08', '2026-06-11', on(4)),
      'ogni venerdì dall’8 maggio all’11 giugno 2026',
      'every Friday from 8 May to 11 June 2026',
    ],
    [rule('2026-05-01', '2026-05-31', on(5)), 'ogni sabato di maggio 2026', 'every Saturday in May 2026'],
    [rule('2028-02-01', '2028-02-29'), 'tutti i giorni di febbraio 2028', 'every day in February 2028'],
    [
      rule('2027-02-01', '2027-03-01', on(6)),
      'ogni domenica dal 1º febbraio al 1º marzo 2027',
      'every Sunday from 1 February to 1 March 2027',
    ],
    [
      rule('2026-09-01', '2026-09-30', on(0, 1, 2, 3, 4)),
      'dal lunedì al venerdì, dal 1º al 30 settembre 2026',
      'Monday to Friday, from 1 to 30 September 2026',
    ],
    [
      rule('2026-09-02', '2026-09-30', on(4, 5, 6)),
      'dal venerdì alla domenica, dal 2 al 30 settembre 2026',
      'Friday to Sunday, from 2 to 30 September 2026',
    ],
    [
      rule('2026-12-05', '2027-01-06', on(1, 2, 3, 4, 5, 6)),
      'tutti i giorni tranne il lunedì, dal 5 dicembre 2026 al 6 gennaio 2027',
      'every day except Monday, from 5 December 2026 to 6 January 2027',
    ],
    [
      rule('2026-09-02', '2026-10-02', on(0, 1, 2, 3, 4, 5)),
      'tutti i giorni tranne la domenica, dal 2 settembre al 2 ottobre 2026',
      'every day except Sunday, from 2 September to 2 October 2026',
    ],
    [
      rule('2026-09-02', '2026-10-02', on(0, 2, 4)),
      'tutti i lunedì, mercoledì e venerdì dal 2 settembre al 2 ottobre 2026',
      'every Monday, Wednesday and Friday from 2 September to 2 October 2026',
    ],
    [
      rule('2026-09-01', '2026-09-13', on(5)),
      'sabato 5 e sabato 12 settembre 2026',
      'Saturday 5 and Saturday 12 September 2026',
    ],
  ])('%j', (dates, italian, english) => {
    expect(both(dates)).toEqual([italian, english]);
  });
});

describe('days chosen one by one', () => {
  test.each([
    [['2026-09-12'], 'sabato 12 settembre 2026', 'Saturday 12 September 2026'],
    [['2026-09-05', '2026-09-12', '2026-09-20'], 'il 5, 12 e 20 settembre 2026', 'on 5, 12 and 20 September 2026'],
    [['2026-09-12', '2026-09-13', '2026-09-14'], 'dal 12 al 14 settembre 2026', 'from 12 to 14 September 2026'],
    [
      ['2026-09-08', '2026-09-20', '2026-10-11', '2026-11-01'],
      'l’8 e 20 settembre, l’11 ottobre e il 1º novembre 2026',
      'on 8 and 20 September, 11 October and 1 November 2026',
    ],
    [
      ['2026-12-20', '2026-12-28', '2027-01-02'],
      'il 20 e 28 dicembre 2026 e il 2 gennaio 2027',
      'on 20 and 28 December 2026 and 2 January 2027',
    ],
    [
      ['2026-10-01', '2026-10-03', '2026-10-05', '2026-10-07', '2026-10-09', '2026-10-11', '2026-10-13'],
      'il 1º, 3, 5, 7, 9 e 11 ottobre 2026 e un altro giorno',
      'on 1, 3, 5, 7, 9 and 11 October 2026 and one more day',
    ],
    [
      ['2026-10-01', '2026-10-03', '2026-10-05', '2026-10-07', '2026-10-09', '2026-10-11', '2026-10-13', '2026-10-15'],
      'il 1º, 3, 5, 7, 9 e 11 ottobre 2026 e altri 2 giorni',
      'on 1, 3, 5, 7, 9 and 11 October 2026 and 2 more days',
    ],
  ])('%j', (dates, italian, english) => {
    expect(both(chosen(dates))).toEqual([italian, english]);
  });

  test('a rule that leaves a few days out, or lacks some, is told as a rule', () => {
    const sundays = ['2026-09-06', '2026-09-20', '2026-09-27', '2026-10-04'];
    expect(both(chosen(sundays, '2026-09-05', '2026-10-05', on(6)))).toEqual([
      'ogni domenica dal 5 settembre al 5 ottobre 2026, tranne il 13 settembre 2026',
      'every Sunday from 5 September to 5 October 2026, except on 13 September 2026',
    ]);
    const withOthers = [...sundays, '2026-09-08', '2026-10-05'].sort();
    expect(both(chosen(withOthers, '2026-09-05', '2026-10-05', on(6)))).toEqual([
      'ogni domenica dal 5 settembre al 5 ottobre 2026, tranne il 13 settembre 2026, e anche l’8 settembre e il 5 ottobre 2026',
      'every Sunday from 5 September to 5 October 2026, except on 13 September 2026, and also on 8 September and 5 October 2026',
    ]);
    expect(
      both(
        chosen(
          [...sundays.slice(0, 1), '2026-09-08', '2026-09-13', ...sundays.slice(1)],
          '2026-09-05',
          '2026-10-05',
          on(6),
        ),
      ),
    ).toEqual([
      'ogni domenica dal 5 settembre al 5 ottobre 2026, e anche l’8 settembre 2026',
      'every Sunday from 5 September to 5 October 2026, and also on 8 September 2026',
    ]);
  });
});

describe('where the words change', () => {
  const OCTOBER = (...days: readonly number[]) => days.map((day) => `2026-10-${String(day).padStart(2, '0')}`);
  const said = (dates: object) => whenSentence(dates as never, null, 'it');
  /** Every Thursday of ten weeks: 1, 8, 15, 22 and 29 October, then on. */
  const THURSDAYS = [...OCTOBER(1, 8, 15, 22, 29), '2026-11-05', '2026-11-12', '2026-11-19', '2026-11-26'];
  const thursdays = (days: readonly string[]) => said(chosen([...days].sort(), '2026-10-01', '2026-11-30', on(3)));
  const RULE = 'ogni giovedì dal 1º ottobre al 30 novembre 2026';

  test('six days are named, of seven the first six', () => {
    expect(said(chosen(OCTOBER(1, 3, 5, 7, 9, 11)))).toBe('il 1º, 3, 5, 7, 9 e 11 ottobre 2026');
    expect(said(chosen(OCTOBER(1, 3, 5, 7, 9, 11, 13)))).toBe('il 1º, 3, 5, 7, 9 e 11 ottobre 2026 e un altro giorno');
  });

  test('three days that a rule lacks or gives besides are told with it, four are too many', () => {
    expect(thursdays(THURSDAYS.slice(0, 6))).toBe(`${RULE}, tranne il 12, 19 e 26 novembre 2026`);
    expect(thursdays(THURSDAYS.slice(0, 5))).toBe('il 1º, 8, 15, 22 e 29 ottobre 2026');
    expect(thursdays([...THURSDAYS, ...OCTOBER(2, 4, 6)])).toBe(`${RULE}, e anche il 2, 4 e 6 ottobre 2026`);
    expect(thursdays([...THURSDAYS, ...OCTOBER(2, 4, 6, 10)])).toBe(
      'il 1º, 2, 4, 6, 8 e 10 ottobre 2026 e altri 7 giorni',
    );
  });

  test('a rule with as many exceptions as days is no rule', () => {
    const sundays = (days: readonly number[]) => said(chosen(OCTOBER(...days), '2026-10-01', '2026-10-26', on(6)));
    // Four Sundays, one of them left out: three days against one exception.
    expect(sundays([4, 11, 18])).toBe('il 4, 11 e 18 ottobre 2026');
    expect(sundays([4, 11, 18, 20])).toBe('il 4, 11, 18 e 20 ottobre 2026');
    expect(sundays([4, 11, 18, 25, 27])).toBe('ogni domenica dal 1º al 26 ottobre 2026, e anche il 27 ottobre 2026');
  });

  test('weekdays that follow on each other are told as from and to, from three on', () => {
    const week = (...days: readonly number[]) => said(rule('2026-10-02', '2026-11-30', on(...days)));
    expect([week(0, 1), week(0, 1, 2), week(0, 1, 3), week(2, 3, 4, 5), week(0, 1, 2, 3, 5)]).toEqual([
      'tutti i lunedì e martedì dal 2 ottobre al 30 novembre 2026',
      'dal lunedì al mercoledì, dal 2 ottobre al 30 novembre 2026',
      'tutti i lunedì, martedì e giovedì dal 2 ottobre al 30 novembre 2026',
      'dal mercoledì al sabato, dal 2 ottobre al 30 novembre 2026',
      'tutti i lunedì, martedì, mercoledì, giovedì e sabati dal 2 ottobre al 30 novembre 2026',
    ]);
  });

  test('only a whole month is one', () => {
    const every = (start: string, end: string) => said(rule(start, end));
    expect([
      every('2026-10-01', '2026-10-31'),
      every('2026-10-02', '2026-10-31'),
      every('2026-10-01', '2026-10-30'),
      every('2026-10-01', '2026-11-30'),
      every('2026-10-01', '2027-10-31'),
    ]).toEqual([
      'tutti i giorni di ottobre 2026',
      'tutti i giorni dal 2 al 31 ottobre 2026',
      'tutti i giorni dal 1º al 30 ottobre 2026',
      'tutti i giorni dal 1º ottobre al 30 novembre 2026',
      'tutti i giorni dal 1º ottobre 2026 al 31 ottobre 2027',
    ]);
  });

  test.each([
    ['2026-09-04', 'inaugurazione venerdì 4 settembre 2026'],
    ['2026-09-04 09:00:00', 'inaugurazione venerdì 4 settembre 2026, ore 9'],
    ['2026-09-04 00:30', 'inaugurazione venerdì 4 settembre 2026, ore 0:30'],
    ['2026-09-04T18:30', 'inaugurazione venerdì 4 settembre 2026'],
    ['2026-09-04  18:30', 'inaugurazione venerdì 4 settembre 2026'],
    ['2026-09-31 18:30', null],
    ['domani', null],
  ])('opening %j', (inauguration, sentence) => {
    expect(said({ inauguration })).toBe(sentence);
  });
});

describe('times', () => {
  const dates = rule('2026-09-05', '2026-09-05');
  const bands = (morning: string, afternoon = '', evening = '') => {
    const band = (text: string) => ({ start: text.split('-')[0] ?? '', end: text.split('-')[1] ?? '' });
    return { type: 'timerange', morning: band(morning), afternoon: band(afternoon), evening: band(evening) };
  };
  test.each([
    [bands('10:00-13:00'), ', ore 10–13', ', 10:00–13:00'],
    [bands('09:30-12:15:00'), ', ore 9:30–12:15', ', 09:30–12:15'],
    [bands('10:00-13:00', '15:00-19:00'), ', ore 10–13 e 15–19', ', 10:00–13:00 and 15:00–19:00'],
    [
      bands('10:00-12:00', '15:00-18:00', '21:00-00:30'),
      ', ore 10–12, 15–18 e 21–0:30',
      ', 10:00–12:00, 15:00–18:00 and 21:00–00:30',
    ],
    [bands('10:00-13:00', '13:00-19:00'), ', ore 10–19', ', 10:00–19:00'],
    [bands('10:00-12:00', '15:00-19:00', '19:00-23:00'), ', ore 10–12 e 15–23', ', 10:00–12:00 and 15:00–23:00'],
    [bands('10:00-', '15:00-14:00'), ', dalle 10', ', from 10:00'],
    [bands('', '', '21:00-'), ', dalle 21', ', from 21:00'],
    [bands('', '', '21:00-00:00'), ', dalle 21 alle 24', ', from 21:00 to 24:00'],
    [bands('', '', '21:30-24:00'), ', dalle 21:30 alle 24', ', from 21:30 to 24:00'],
    [bands('10:00-12:00', '', '21:00-'), ', dalle 10 alle 12 e dalle 21', ', from 10:00 to 12:00 and from 21:00'],
    [bands('01:00-02:00', '', '21:00-'), ', dall’1 alle 2 e dalle 21', ', from 01:00 to 02:00 and from 21:00'],
    [bands(''), '', ''],
    [
      { type: 'freetext', freetext: { it: ' dalle 21\n in poi ', en: '' }, ...{ morning: null } },
      ', dalle 21 in poi',
      '',
    ],
    [{ type: 'program' }, ', orari nel programma', ', times in the programme'],
    [{ type: 'website' }, ', orari sul sito', ', times on the website'],
    [{ type: 'boh' }, '', ''],
  ])('%j', (times, italian, english) => {
    expect(both(dates, times)).toEqual([`sabato 5 settembre 2026${italian}`, `Saturday 5 September 2026${english}`]);
  });
});

test('the inauguration comes last', () => {
  const opening = { ...rule('2026-09-05', '2026-09-27'), inauguration: '2026-09-04 18:30:00' };
  expect(both(opening, { type: 'program' })).toEqual([
    'tutti i giorni dal 5 al 27 settembre 2026, orari nel programma; inaugurazione venerdì 4 settembre 2026, ore 18:30',
    'every day from 5 to 27 September 2026, times in the programme; opening on Friday 4 September 2026, 18:30',
  ]);
  expect(both({ inauguration: '2026-09-04 00:00:00' })).toEqual([
    'inaugurazione venerdì 4 settembre 2026',
    'opening on Friday 4 September 2026',
  ]);
});

test.each([
  ['nothing', {}],
  ['an end before its start', rule('2026-09-27', '2026-09-05')],
  ['what is no date', rule('2026-02-30', '2026-03-05')],
  ['ten years', rule('2026-01-01', '2036-01-01')],
])('of %s nothing can be said', (_, dates) => {
  expect(both(dates, { type: 'program' })).toEqual([null, null]);
});

test('of no weekday the whole period is said, on whose days a search finds it', () => {
  const dates = rule('2026-09-05', '2026-09-27', NONE);
  expect(both(dates)[0]).toBe('dal 5 al 27 settembre 2026');
  expect(daysFound(programmeOf(dates as never))).toHaveLength(23);
});

describe('in German', () => {
  const inGerman = (dates: object, times: object | null = null) => whenSentence(dates as never, times as never, 'de');

  test.each([
    [rule('2026-09-05', '2026-09-05'), 'Samstag, 5. September 2026'],
    [rule('2026-08-31', '2026-09-01'), 'Montag, 31. August und Dienstag, 1. September 2026'],
    [rule('2026-09-05', '2026-09-27'), 'täglich vom 5. bis zum 27. September 2026'],
    [rule('2026-09-05', '2026-09-27', on(5, 6)), 'jeden Samstag und Sonntag vom 5. bis zum 27. September 2026'],
    [rule('2026-05-08', '2026-06-11', on(4)), 'jeden Freitag vom 8. Mai bis zum 11. Juni 2026'],
    [rule('2026-12-20', '2027-01-10'), 'täglich vom 20. Dezember 2026 bis zum 10. Januar 2027'],
    [rule('2026-09-01', '2026-09-30'), 'täglich im September 2026'],
    [rule('2026-09-01', '2026-09-30', on(1, 2, 3, 4, 5, 6)), 'täglich außer Montag, vom 1. bis zum 30. September 2026'],
    [rule('2026-03-02', '2026-03-27', on(0, 1, 2, 3, 4)), 'von Montag bis Freitag, vom 2. bis zum 27. März 2026'],
    [chosen(['2026-09-05', '2026-09-09', '2026-10-03']), 'am 5. und 9. September und am 3. Oktober 2026'],
    [
      chosen(['2026-09-01', '2026-09-03', '2026-09-08', '2026-09-14', '2026-09-20', '2026-09-25', '2026-10-03']),
      'am 1., 3., 8., 14., 20. und 25. September 2026 und an einem weiteren Tag',
    ],
    [
      chosen(
        ['2026-09-05', '2026-09-12', '2026-09-26', '2026-09-29', '2026-10-03', '2026-10-10'],
        '2026-09-05',
        '2026-10-10',
        on(5),
      ),
      'jeden Samstag vom 5. September bis zum 10. Oktober 2026, außer am 19. September 2026, zusätzlich am 29. September 2026',
    ],
  ])('%j is said as one says it there', (dates, expected) => {
    expect(inGerman(dates)).toBe(expected);
  });

  test('with times and the opening', () => {
    const day = rule('2026-09-05', '2026-09-05');
    const times = {
      type: 'timerange',
      morning: { start: '09:30', end: '13:00' },
      evening: { start: '18:00', end: '20:00' },
    };
    expect([
      inGerman({ ...day, inauguration: '2026-09-04 18:30:00' }, times),
      inGerman(day, { type: 'freetext', freetext: { it: 'dalle 9', de: 'ab 9 Uhr' } }),
      inGerman(day, { type: 'program' }),
      inGerman(day, { type: 'website' }),
    ]).toEqual([
      'Samstag, 5. September 2026, 9:30–13 und 18–20 Uhr; Eröffnung am Freitag, 4. September 2026, 18:30 Uhr',
      'Samstag, 5. September 2026, ab 9 Uhr',
      'Samstag, 5. September 2026, Zeiten im Programm',
      'Samstag, 5. September 2026, Zeiten auf der Website',
    ]);
  });
});

test('in a language without words nothing can be said', () => {
  expect(whenSentence(rule('2026-09-05', '2026-09-05'), null, 'fr')).toBe(null);
  expect(whenSentence(rule('2026-09-05', '2026-09-05'), null, 'constructor')).toBe(null);
});
