import { describe, expect, test } from 'vitest';
import {
  daysFilterOf,
  daysFilterValue,
  type FilterDeclaration,
  type FilterKind,
  filterSchema,
  readFilterValue,
} from '../../../src/content/lists/filter';

const filter = (kind: FilterKind, more: Partial<FilterDeclaration> = {}): FilterDeclaration => ({
  name: 'x',
  kind,
  label: 'X',
  all: { value: -1, label: 'Tutti' },
  ...more,
});

describe('days', () => {
  test.each([
    ['2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['2026-03-01,2026-03-31', '2026-03-01', '2026-03-31', '2026-03-01,2026-03-31'],
    ['2026-03-01,2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['2026-03-01,', '2026-03-01', null, '2026-03-01,'],
    [',2026-03-31', null, '2026-03-31', ',2026-03-31'],
  ])('%s are from %s to %s', (wire, from, to, written) => {
    expect(daysFilterOf(wire)).toEqual({ from, to });
    expect(daysFilterValue({ from, to })).toBe(written);
  });

  test.each([
    '',
    ',',
    '2026-03-31,2026-03-01',
    '2026-03-01,2026-03-02,2026-03-03',
    '2026-02-30',
    '2026-03-01,domani',
    'ieri,2026-03-01',
    20260301,
    null,
    ['2026-03-01'],
  ])('%j are none', (wire) => {
    expect(daysFilterOf(wire)).toBeNull();
  });

  test('without either end are all', () => {
    expect(daysFilterValue({ from: null, to: null })).toBe(-1);
  });
});

describe('a filter out of an address or of storage', () => {
  test.each<[FilterKind, unknown, number | string | null]>([
    ['category', 7, 7],
    ['category', '7', 7],
    ['category', 0, 0],
    ['province', '-1', -1],
    ['province', -1, -1],
    ['province', '-2', null],
    ['municipality', -2, null],
    ['municipality', '7,5', null],
    ['municipality', '7.5', null],
    ['municipality', 7.5, null],
    ['municipality', ' 7', null],
    ['municipality', '7 ', null],
    ['status', '', null],
    ['status', null, null],
    ['status', [7], null],
    ['status', '123456789012345', 123456789012345],
    ['status', '1234567890123456', null],
    ['status', Number.MAX_SAFE_INTEGER + 1, null],
    ['language', 'it', 'it'],
    ['language', 'IT', null],
    ['language', 'ita', null],
    ['language', 'i', null],
    ['language', 7, null],
    ['dates', '2026-03-01,2026-03-01', '2026-03-01'],
    ['dates', '2026-03-01,', '2026-03-01,'],
    ['dates', 'ieri', null],
    ['dates', '-1', -1],
  ])('%s %j is %j', (kind, raw, value) => {
    expect(readFilterValue(filter(kind), raw)).toBe(value);
  });

  test('is one of its options, where it has some', () => {
    const declared = filter('status', {
      options: [
        { value: 1, label: 'Sì' },
        { value: 0, label: 'No' },
      ],
    });
    expect(['1', 0, 2, -1, 'x'].map((raw) => readFilterValue(declared, raw))).toEqual([1, 0, null, -1, null]);
  });

  test('of languages has a word for all', () => {
    const languages = filter('language', { all: { value: 'all', label: 'Tutte' } });
    expect(['all', 'de', 'tutte', '-1'].map((raw) => readFilterValue(languages, raw))).toEqual([
      'all',
      'de',
      null,
      null,
    ]);
  });
});

test('in a list’s query it is a number, of languages a text, of days either', () => {
  const takes = (kind: FilterKind) =>
    [undefined, 7, 'it', true].map((value) => filterSchema(filter(kind)).safeParse(value).success);
  expect([takes('status'), takes('language'), takes('dates')]).toEqual([
    [true, true, false, false],
    [true, false, true, false],
    [true, true, true, false],
  ]);
});
