import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import {
  type OpeningPart,
  openingError,
  openingOf,
  openingProblem,
  openings,
  withHoursOf,
  withOpening,
  wrongOpeningPart,
} from '../../../src/content/when/openings';
import { openingsTexts } from '../../../src/messages/screens/openings';

const { problems } = openingsTexts;
const record = (more: object = {}) => ({
  ...{ id: 3, apertura: 'annuale', data_apertura: null, data_chiusura: null },
  ...{ orari_feriali: '09:00-13:00', orari_feriali_note: '', orari_festivi: 'chiuso', orari_festivi_note: '' },
  ...more,
});
const season = (first: string | null, last: string | null) =>
  record({ apertura: 'stagionale', data_apertura: first, data_chiusura: last });
const about = (part: OpeningPart, message: string) => [part, message] as const;

test('nothing begins as no record, and a record without its list is one', () => {
  expect(openings.blank).toEqual([]);
  expect([null, undefined, 'x', [], { apertura: 'annuale' }].map((value) => openings.normalise(value))).toEqual([
    [],
    [],
    [],
    [],
    [{ apertura: 'annuale' }],
  ]);
});

test.each<[Json, boolean]>([
  [[], true],
  [[{ id: 1, apertura: ' ', orari_feriali: null }], true],
  [[{ apertura: 'annuale' }], false],
  [[{}, { orari_festivi: '9-13' }], false],
])('%j is empty: %s', (value, expected) => expect(openings.isEmpty(value)).toBe(expected));

describe('what is wrong', () => {
  test.each<[object, readonly [OpeningPart, string] | null]>([
    [record(), null],
    [record({ apertura: '' }), null],
    [record({ apertura: 'Annuale' }), null],
    [record({ apertura: 'estiva' }), about('apertura', problems.kind('estiva'))],
    [season('2026-04-01', '2026-09-30'), null],
    [season('2026-11-01', '2027-03-31'), null],
    [season('2026-04-01', '2026-04-01'), null],
    [season('2026-04-01', '2027-04-01'), null],
    [season('2026-04-01', '2027-04-02'), about('data_chiusura', problems.tooLong)],
    [season(null, null), about('data_apertura', problems.noFirst)],
    [season('2026-04-01', ''), about('data_chiusura', problems.noLast)],
    [season('primavera', '2026-09-30'), about('data_apertura', problems.day('primavera'))],
    [season('2026-04-01', '2026-09-31'), about('data_chiusura', problems.day('2026-09-31'))],
    [
      season('2026-11-01', '2026-03-31'),
      about('data_chiusura', problems.overNewYear('01/11/2026', '31/03/2026', '31/03/2027')),
    ],
    [season('2026-11-01', '2024-03-31'), about('data_chiusura', problems.inverted('01/11/2026', '31/03/2024'))],
    [season('2023-11-01', '2023-02-29'), about('data_chiusura', problems.day('2023-02-29'))],
    [record({ data_apertura: '2026-11-01', data_chiusura: 'mai' }), null],
    [record({ orari_festivi: 'su prenotazione' }), null],
    [record({ orari_festivi_note: 'x'.repeat(300) }), null],
    [
      record({ orari_festivi_note: 'x'.repeat(301) }),
      about('orari_festivi_note', 'Il testo supera il limite di 300 caratteri (sono 301): togline 1'),
    ],
  ])('with %j', (value, expected) => {
    const part = wrongOpeningPart([value as Json]);
    const message = part === null ? null : openingProblem([value as Json], part);
    expect(part === null ? null : [part, message]).toEqual(expected);
    expect(openings.problem([value as Json], {} as never)).toBe(message);
    expect(openings.wrongPart?.([value as Json])).toBe(part);
  });

  test.each<[object, readonly [OpeningPart, string]]>([
    [record({ orari_feriali: '13-9' }), about('orari_feriali', problems.emptyPeriod('13:00-09:00'))],
    [record({ orari_festivi: '9-13 12-15' }), about('orari_festivi', problems.overlap('09:00-13:00', '12:00-15:00'))],
  ])('with %j only readers may not see it', (value, [part, message]) => {
    expect(openings.problem([value as Json], {} as never)).toBe(null);
    expect(openings.incomplete?.([value as Json], {} as never)).toBe(message);
    expect([openings.wrongPart?.([value as Json]), openingError([value as Json], part)]).toEqual([part, message]);
  });

  test('is said of hours once nothing else is', () => {
    const value = [record({ apertura: 'estiva', orari_feriali: '13-9' })];
    expect(openingError(value, 'apertura')).toBe(problems.kind('estiva'));
    expect(openingError(value, 'orari_feriali')).toBe(null);
    expect(openingError([record({ orari_feriali: '13-9' })], 'orari_feriali')).toBe(
      problems.emptyPeriod('13:00-09:00'),
    );
  });
});

describe('a change', () => {
  const second = { id: 9, nota: 'di un altro server' };

  test('touches its part of the first record, and nothing else', () => {
    const value = [null, record({ colore: 'rosso' }), second];
    expect(withOpening(value, { orari_feriali: '10-12' })).toEqual([
      null,
      record({ colore: 'rosso', orari_feriali: '10-12' }),
      second,
    ]);
  });

  test('of nothing begins a record that is open all year', () => {
    expect(withOpening([], { orari_feriali: '10-12' })).toEqual([
      record({ id: null, orari_feriali: '10-12', orari_festivi: '' }),
    ]);
  });

  test('from another language brings year, season and hours, in its own words; notes and number stay', () => {
    const italian = [season('2026-04-01', '2026-09-30')];
    const english = [record({ id: 8, orari_feriali: '8-9', orari_feriali_note: 'Ring the bell' }), second];
    expect(withHoursOf(english, italian, 'en')).toEqual([
      { ...season('2026-04-01', '2026-09-30'), id: 8, orari_feriali_note: 'Ring the bell', orari_festivi: 'closed' },
      second,
    ]);
    expect(openingOf(withHoursOf([], italian, 'en'))).toMatchObject({ apertura: 'stagionale', orari_feriali_note: '' });
  });
});

test('hours spelt in another way say the same, an empty record says nothing', () => {
  const said = (value: Json) => openings.essence?.(value);
  expect(said([record({ orari_feriali: '9-13', orari_festivi: 'Closed', colore: 1 })])).toEqual(said([record()]));
  expect(said([record({ orari_feriali: '9-14' })])).not.toEqual(said([record()]));
  expect([said([]), said([{ id: 1, apertura: '' }])]).toEqual([[], []]);
});

test('a server keeps what it knows of every record, each with a number; a copy has none', () => {
  expect(openings.stored?.([record({ colore: 1 }), { apertura: 'annuale', orari_feriali: 'mai' }])).toEqual([
    record(),
    record({ id: 4, orari_feriali: 'mai', orari_festivi: '' }),
  ]);
  expect(openings.copied?.([record()])).toEqual([record({ id: null })]);
});
