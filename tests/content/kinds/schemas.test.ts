import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { type KindName, kindNamed } from '../stops';

type Path = readonly (string | number)[];

/** A value with everything in it that its kind reads. */
const FULL: Readonly<Partial<Record<KindName, Json>>> = {
  text: 'Sagra',
  slug: 'sagra',
  richText: '<p>Sagra</p>',
  reviewNote: 'Più breve',
  dateTime: '2026-02-28 10:00:00',
  status: 2,
  author: 7,
  portals: [{ id: 1, active: 1 }],
  images: [
    {
      ...{ id: 1, url: '/a.jpg', url_thumb: '/b.jpg', title: 'Mare', copyright: 'Anna', description: 'Il mare' },
      ...{ order: 1, is_primary: true },
    },
  ],
  categories: [{ id: 1, name: 'Natura', nome: 'Natura' }],
  tags: [{ id: 1, name: 'Natura', nome: 'Natura' }],
  municipalities: [{ id: 1, nome: 'Bologna', city: 'Bologna' }],
  select: { id: 2, name: 'regionale', nome: 'regionale' },
  address: {
    location: {
      city: { id: 1, city: 'Bologna', istat: '037006', province: 'Bologna', zip_code: '40121' },
      ...{ address: 'Piazza Maggiore', number: '1', lat: 44.49, lng: 11.34 },
    },
  },
  stops: [
    {
      ...{ id: 1, order: 1, info: { it: { title: 'Cortile' }, en: 'Courtyard' } },
      localita: { id: 4, name: 'Bologna', nome: 'Bologna' },
      location: { city: { id: 1, city: 'Bologna' }, address: 'Via Roma', number: 3, lat: '44.49', lng: '11.34' },
    },
  ],
  contacts: [{ id: 1, order: 1, label: 'Ufficio', type: 'fax', value: '051', lang: 'it' }],
  openings: [
    {
      ...{ id: 1, apertura: 'stagionale', data_apertura: '2026-04-01', data_chiusura: '2026-09-30' },
      ...{
        orari_feriali: '9-13',
        orari_feriali_note: 'Suonare',
        orari_festivi: 'chiuso',
        orari_festivi_note: 'Natale',
      },
    },
  ],
  contents: [{ id: 4, name: 'IAT Rimini' }],
  ticketing: { ingresso: 1, info: { it: { tariffa_intera: '10 euro', sito: 'https://www.esempio.it' } } },
  dates: {
    ...{ start: '2026-05-01', end: '2026-05-02', week: [true, 0, 1, true, true, true, null], dates: ['2026-05-01'] },
    ...{ customDates: 0, inauguration: '2026-05-01 10:00:00' },
  },
  times: {
    type: 'timerange',
    morning: { start: '10:00', end: '12:00' },
    afternoon: { start: '15:00', end: '16:00' },
    evening: { start: '21:00', end: '23:00' },
    freetext: { it: 'Dalle 10' },
  },
};

/** Every place of a value that holds no further value. */
const leavesOf = (value: Json, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path];

const changedAt = (value: Json, [key, ...rest]: Path, to: unknown): unknown => {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((inner, index) => (index === key ? changedAt(inner, rest, to) : inner));
  const inner = (value as { readonly [key: string]: Json })[key];
  return { ...(value as object), [key]: changedAt(inner, rest, to) };
};

/** What no server of the contract sends in place of a text, a number or a flag. */
const NONSENSE = Symbol('nonsense');

describe.each(Object.entries(FULL) as [KindName, Json][])('the wire form of %s', (kind, full) => {
  const reads = (value: unknown) => kindNamed(kind).schema.safeParse(value).success;

  test('holds all that the kind knows, nothing at all, and what is blank', () => {
    expect([full, null, undefined, kindNamed(kind).blank].map(reads)).toEqual([true, true, true, true]);
  });

  test.each(leavesOf(full).map((path) => [path.join('.'), path] as const))('has its own form at «%s»', (_, path) => {
    expect(reads(changedAt(full, path, NONSENSE))).toBe(false);
  });
});

test.each<[KindName, unknown, boolean]>([
  ['portals', [{ id: 1 }], true],
  ['portals', [{ id: 1, active: null }], true],
  ['portals', [{ active: true }], false],
  ['portals', { id: 1 }, false],
  ['images', [{ url: '/a.jpg' }], false],
  ['categories', [1, { id: 2 }], true],
  ['categories', ['1'], false],
  ['municipalities', [1], true],
  ['select', 'altro', true],
  ['select', true, false],
  ['address', [], true],
  ['address', { location: null }, true],
  ['address', { location: { lat: '44,1', lng: null, city: null, number: 3 } }, true],
  ['address', { location: { city: { id: 1 } } }, true],
  ['address', { location: 'Via Roma' }, false],
  ['stops', [{ info: [], localita: [], location: [] }], true],
  ['stops', [{ info: null, localita: null, location: null }], true],
  ['stops', [{ info: { it: null } }], true],
  ['stops', [{ info: 'Cortile' }], false],
  ['contacts', [{ value: 51 }], true],
  ['contacts', ['051'], false],
  ['ticketing', [], true],
  ['openings', [], true],
  ['openings', [null, { id: 'a1', colore: 'rosso' }], true],
  ['openings', { apertura: 'annuale' }, true],
  ['openings', ['9-13'], false],
  ['dates', [], false],
  ['times', { freetext: [] }, true],
])('%s may be sent as %j: %s', (kind, value, expected) =>
  expect(kindNamed(kind).schema.safeParse(value).success).toBe(expected),
);
