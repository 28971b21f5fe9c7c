import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { FieldDeclaration } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { withLocation } from '../../../src/content/kinds/address';
import { newContact } from '../../../src/content/kinds/contacts';
import { localityOf, PLACE } from '../../../src/content/kinds/oneReference';
import { KINDS, PORTALS, REGION_WIDE_ROLES } from '../../../src/content/kinds/table';
import { validationTexts } from '../../../src/messages/screens/validation';
import { type KindName, kindNamed, stop } from '../stops';

const away = { city: null, address: '', number: '', lat: null, lng: null };
const bologna = { id: 1, city: 'Bologna' };
const image = (id: number, more: object = {}) => ({ id, url: `/media/${id}.jpg`, ...more });
const portals = (...active: readonly number[]) => [1, 2, 3].map((id) => ({ id, active: active.includes(id) }));

test('the portals, of which one is for the whole region, and who may enable that [2-1.3, 2-3.32, 3-9.4]', () => {
  expect(PORTALS).toEqual([
    { id: 1, name: 'Emilia-Romagna', restricted: true },
    { id: 2, name: 'Emilia', restricted: false },
    { id: 3, name: 'Romagna', restricted: false },
  ]);
  expect(REGION_WIDE_ROLES).toEqual(['redazione-regionale', 'administrator']);
});

test.each<[KindName, Json]>([
  ['text', ''],
  ['richText', ''],
  ['slug', ''],
  ['reviewNote', ''],
  ['status', 2],
  ['author', null],
  ['dateTime', null],
  ['select', null],
  ['tags', []],
  ['images', []],
  ['contacts', []],
  ['stops', []],
  ['portals', portals()],
  ['address', { location: away }],
  ['ticketing', { ingresso: -1, info: {} }],
  ['email', ''],
  ['url', ''],
  ['telephone', ''],
  ['password', ''],
  ['choice', null],
  ['abilities', []],
  ['locality', null],
  ['place', null],
])('%s begins as %j', (kind, blank) => {
  expect(kindNamed(kind).blank).toEqual(blank);
  expect(kindNamed(kind).isEmpty(blank)).toBe(kind !== 'status');
});

test.each(Object.entries(KINDS))('%s is blank where a server sends nothing', (_kind, { normalise, blank }) => {
  expect([normalise(undefined), normalise(blank)]).toEqual([blank, blank]);
});

describe('is empty', () => {
  test.each<[KindName, Json, boolean]>([
    ['text', ' ', true],
    ['text', 7, false],
    ['richText', '<p>&nbsp;\u00a0</p>', true],
    ['richText', '<p>a</p>', false],
    ['richText', '<HR>', false],
    ['status', 2, false],
    ['status', '2', true],
    ['author', 7, false],
    ['author', null, true],
    ['dateTime', '2026-02-28 10:00:00', false],
    ['dateTime', null, true],
    ['portals', portals(2), false],
    ['portals', portals(), true],
    ['portals', [{ id: 1, active: 1 }], true],
    ['portals', null, true],
    ['portals', [null], true],
    ['images', [image(1)], false],
    ['images', null, true],
    ['categories', [{ id: 1 }], false],
    ['categories', null, true],
    ['select', 2, false],
    ['select', '', true],
    ['select', { id: 2 }, false],
    ['contacts', [newContact('email', 'it')], false],
    ['contacts', null, true],
    ['address', { location: { ...away, city: bologna } }, false],
    ['address', { location: { ...away, lat: 44.1 } }, true],
    ['address', { ...away, city: bologna }, false],
    ['address', { location: { ...away, address: 'Via Roma' } }, true],
    ['address', null, true],
    ['stops', [{ location: { number: ' ', address: ' ' } }], true],
    ['stops', [{ location: { number: '3' } }], false],
    ['stops', [{ location: { lng: 11 } }], false],
    ['stops', [{}, { localita: { id: 4 } }], false],
    ['ticketing', { ingresso: 2 }, false],
    ['ticketing', { info: { it: { sito: 'https://a.it' } } }, false],
    ['ticketing', { info: { it: { sito: '' } } }, true],
  ])('%s %j: %s', (kind, value, expected) => expect(kindNamed(kind).isEmpty(value)).toBe(expected));
});

describe('what a server sent', () => {
  test.each<[KindName, Json, Json]>([
    ['text', null, ''],
    ['text', 7, '7'],
    ['status', 'x', 2],
    ['status', 0, 0],
    ['author', undefined, null],
    ['author', 7, 7],
    ['dateTime', '', null],
    ['dateTime', 7, null],
    ['dateTime', '2026', '2026'],
    ['portals', [null, 'x', { id: 2, active: 1 }, { id: 3, active: 0 }, { id: 9, active: true }], portals(2)],
    ['portals', 'x', portals()],
    ['images', 'x', []],
    ['categories', [5, { id: 6, name: 'Natura' }], [{ id: 5 }, { id: 6, name: 'Natura' }]],
    ['categories', null, []],
    ['address', null, { location: away }],
    ['address', [], { location: away }],
    ['address', { location: 'x', kept: 1 }, { location: away, kept: 1 }],
    ['address', { location: { lat: '44.1' } }, { location: { ...away, lat: '44.1' } }],
    ['address', { location: [], kept: 1 }, { location: away, kept: 1 }],
    ['address', { lat: '44.1', kept: 1 }, { ...away, lat: '44.1', kept: 1 }],
    ['address', { localita: { id: 4 }, location: { lat: 1 } }, { localita: { id: 4 }, location: { ...away, lat: 1 } }],
  ])('%s %j is normalised to %j', (kind, value, normal) => expect(kindNamed(kind).normalise(value)).toEqual(normal));
});

describe('an address', () => {
  const { normalise, stored, schema, problem, refers } = KINDS.address;
  const bare = { shape: 'bare' } as const;
  const arrival: FieldDeclaration = { path: 'location', kind: 'address', label: 'Arrivo', localized: false, ...bare };

  test('that is new is written as its field declares, one that came as it came', () => {
    expect([undefined, null, [], {}].map((value) => normalise(value, bare))).toEqual([away, away, away, away]);
    expect(normalise({ location: { lat: 1 } }, bare)).toEqual({ location: { ...away, lat: 1 } });
    expect(withLocation({ location: away, kept: 1 }, { ...away, lat: 2 }, 'bare')).toEqual({
      location: { ...away, lat: 2 },
      kept: 1,
    });
    expect(withLocation({ ...away, kept: 1 }, { ...away, lat: 2 })).toEqual({ ...away, lat: 2, kept: 1 });
    expect(withLocation([], { ...away, lat: 2 }, 'bare')).toEqual({ ...away, lat: 2 });
  });

  test.each<[string, Json]>([
    ['wrapped', { location: { ...away, city: bologna, lat: 44.1, lng: 11, nota: 'x' } }],
    ['bare', { ...away, city: bologna, lat: 44.1, lng: 11, nota: 'x' }],
  ])('sent %s is stored as its field declares, and says the same', (_, sent) => {
    const location = { ...away, city: bologna, lat: 44.1, lng: 11 };
    expect([stored?.(sent), stored?.(sent, bare)]).toMatchObject([{ location }, location]);
    expect(stored?.(sent, bare)).not.toHaveProperty('nota');
    expect([z.safeParse(schema, sent).success, refers?.(sent, arrival)]).toEqual([
      true,
      [{ table: 'municipalities', ids: [1] }],
    ]);
  });

  test('is wrong at the same place, however it is written', () => {
    expect([{ lat: 91 }, { location: { lat: 91 } }].map((value) => problem(value, arrival))).toEqual(
      Array(2).fill(validationTexts.latitude),
    );
    expect([{ address: 7 }, { location: { address: 7 } }].map((one) => z.safeParse(schema, one).success)).toEqual([
      false,
      false,
    ]);
  });
});

test.each<[number, number, string | null]>([
  [1, 1, null],
  [1, 2, 'Si può scegliere una sola voce (sono 2): togline 1'],
  [2, 2, null],
  [2, 5, 'Si possono scegliere al massimo 2 voci (sono 5): togline 3'],
])('of categories with a limit of %i, %i: %s', (limit, count, problem) => {
  const field = { path: 'fascia', kind: 'categories', label: 'Fascia', localized: false, main: 3, limit } as const;
  expect(
    KINDS.categories.problem(
      Array.from({ length: count }, (_, id) => ({ id })),
      field,
    ),
  ).toBe(problem);
});

describe('what a value says', () => {
  test.each<[KindName, Json, Json]>([
    [
      'images',
      [image(1, { is_primary: 1, description: 'Mare', title: 'x' }), image(2, { is_primary: 0 }), 3],
      [
        { id: 1, is_primary: true, description: 'Mare' },
        { id: 2, is_primary: false, description: '' },
        { id: 3, is_primary: false, description: '' },
      ],
    ],
    ['images', [image(1, { is_primary: true })], [{ id: 1, is_primary: true, description: '' }]],
    ['images', null, []],
    ['categories', [5, { id: 6, name: 'Natura' }], [5, 6]],
    ['categories', 'x', []],
    [
      'address',
      { location: { city: { id: 1, city: 'Bologna' }, address: 'Via Roma', number: 3, lat: '44.1', lng: '', x: 1 } },
      { city: 1, address: 'Via Roma', number: '3', lat: 44.1, lng: null },
    ],
    ['address', null, { city: null, address: '', number: '', lat: null, lng: null }],
    [
      'address',
      { location: { address: null, lat: 'x', lng: 11 } },
      { city: null, address: '', number: '', lat: 'x', lng: 11 },
    ],
    [
      'contacts',
      [{ id: 5, order: 7, type: 'email', value: ' a@b.it ', label: ' Ufficio ', lang: 'it', colour: 'red' }, { id: 6 }],
      [
        { label: 'Ufficio', type: 'email', value: 'a@b.it', lang: 'it' },
        { label: '', type: null, value: '', lang: '' },
      ],
    ],
    [
      'stops',
      [{ id: 5, localita: { id: 4, name: 'Rimini' }, info: { it: ' ', en: { title: ' Hall ' } } }, { order: 1 }],
      [{}, { 'info.en': 'Hall', localita: 4 }],
    ],
    [
      'ticketing',
      {
        ingresso: 2,
        info: { it: { tariffa_intera: 'a', tariffa_ridotta: 'b', tariffa_gratuita: 'c', abbonamenti: 'd', sito: 'e' } },
      },
      {
        ingresso: 2,
        info: { it: { tariffa_intera: 'a', tariffa_ridotta: 'b', tariffa_gratuita: 'c', abbonamenti: 'd', sito: 'e' } },
      },
    ],
    [
      'dates',
      { start: '2026-05-04', end: '2026-05-05', week: [true, 1, 0, 0, 0, 0, 0], inauguration: '', x: 1 },
      {
        ...{ start: '2026-05-04', end: '2026-05-05', week: [true, true, false, false, false, false, false] },
        ...{ days: ['2026-05-04', '2026-05-05'], custom: false, inauguration: null },
      },
    ],
  ])('%s %j: %j', (kind, value, said) => expect(kindNamed(kind).essence?.(value)).toEqual(said));
});

test.each<[KindName, Json, Json]>([
  ['images', [image(7), 8, null, { url: '/x' }], [{ table: 'files', ids: [7, 8] }]],
  ['images', null, [{ table: 'files', ids: [] }]],
  ['categories', [{ id: 5 }, 6, { id: 'x' }], [{ table: 'categories', ids: [5, 6] }]],
  ['tags', [{ id: 5 }], [{ table: 'categories', ids: [5] }]],
  ['municipalities', [{ id: 5 }], [{ table: 'municipalities', ids: [5] }]],
  ['author', 7, [{ table: 'users', ids: [7] }]],
  ['author', null, [{ table: 'users', ids: [] }]],
  ['address', { location: { city: { id: 5 } } }, [{ table: 'municipalities', ids: [5] }]],
  ['address', { location: { city: { id: 'x' } } }, [{ table: 'municipalities', ids: [] }]],
  ['address', null, [{ table: 'municipalities', ids: [] }]],
])('%s %j points to %j', (kind, value, to) => expect(kindNamed(kind).refers?.(value, {})).toEqual(to));

test.each<[KindName, Json, Json]>([
  ['address', { location: { city: bologna, lat: '44.1', lng: 11 } }, [{ ...away, city: bologna, lat: 44.1, lng: 11 }]],
  ['address', null, [away]],
  ['stops', [{ location: { address: 'Via Roma' } }, {}], [{ ...away, address: 'Via Roma' }, away]],
])('%s %j lies at %j', (kind, value, venues) => expect(kindNamed(kind).venues?.(value)).toEqual(venues));

test.each<[string, Json, readonly string[]]>([
  ['of its range and week', { start: '2026-05-04', end: '2026-05-06', week: [1, 0, 1, 0, 0, 0, 0] }, ['04', '06']],
  ['of the range alone where the week gives none', { start: '2026-05-04', end: '2026-05-05', week: [] }, ['04', '05']],
  ['that were chosen', { start: '2026-05-04', end: '2026-05-06', dates: ['2026-05-05'], customDates: true }, ['05']],
  ['that are none', null, []],
])('an event takes place on the days %s', (_case, value, days) =>
  expect(KINDS.dates.days?.(value)).toEqual(days.map((day) => `2026-05-${day}`)),
);

test.each<[KindName, Json]>([
  ['status', 1],
  ['author', 7],
  ['slug', 'sagra'],
  ['dateTime', '2026-02-28 10:00:00'],
  ['reviewNote', 'Più breve'],
])('a copy starts without the %s of its original', (kind, value) =>
  expect([kindNamed(kind).copied === undefined, kindNamed(kind).copied?.(value)]).toEqual([false, undefined]),
);

describe('names of what is pointed to', () => {
  const nameOf = (_area: string | undefined, id: number) => (id === 4 ? 'Rimini' : undefined);
  test.each<[KindName, Json, Json]>([
    [
      'contents',
      [{ id: 4 }, { id: 5, title: 'x' }, 4, null],
      [{ id: 4, title: 'Rimini' }, { id: 5, title: 'x' }, 4, null],
    ],
    ['contents', null, null],
    [
      'stops',
      [
        { localita: { id: 4, name: 'x' } },
        { localita: { id: 5, name: 'y' } },
        { localita: { id: '4' } },
        { localita: [] },
        4,
      ],
      [
        { localita: { id: 4, name: 'Rimini' } },
        { localita: { id: 5, name: 'y' } },
        { localita: { id: '4' } },
        { localita: [] },
        4,
      ],
    ],
    ['stops', 'x', 'x'],
  ])('%s %j become %j', (kind, value, named) => expect(kindNamed(kind).named?.(value, nameOf, {})).toEqual(named));

  test('of a locality: whichever the server gives, else its number', () => {
    const names = [{ name: 'A', nome: 'B' }, { nome: 'B', title: 'C' }, { title: 'C' }, {}].map(
      (more) => localityOf({ id: 4, ...more })?.name,
    );
    expect(names).toEqual(['A', 'B', 'C', 'Località n. 4']);
    expect([localityOf(undefined), localityOf({ name: 'A' })]).toEqual([null, null]);
  });
});

test('what is new is blank, in the language it was added in', () => {
  expect(newContact('email', 'en')).toEqual({ id: null, order: 0, label: '', type: 'email', value: '', lang: 'en' });
  expect(stop()).toEqual({ id: null, order: 0, info: {}, localita: null, location: away });
});

describe('a locality', () => {
  const { essence, isEmpty, named, normalise, refers, stored } = KINDS.locality;
  const sent = { id: 4, nome: 'Bologna', zona: 'centro' };

  test('goes back as it came, and is compared by its id', () => {
    for (const value of [sent, [], 4]) expect(normalise(value)).toEqual(value);
    expect([essence?.(sent), essence?.({ id: 4, name: 'Bulåggna' }), essence?.(4), essence?.([])]).toEqual([
      4,
      4,
      4,
      null,
    ]);
    expect([isEmpty(null), isEmpty([]), isEmpty({ name: 'Bologna' }), isEmpty(4)]).toEqual([true, true, true, false]);
  });

  test('points to a content of its area, and shows the name that this has now', () => {
    expect(refers?.(sent, {})).toEqual([{ table: 'contents', area: 'localita', ids: [4] }]);
    expect(refers?.([], {})).toEqual([{ table: 'contents', area: 'localita', ids: [] }]);
    expect(named?.({ id: 4, name: 'Bolonia' }, () => 'Bologna', {})).toEqual({ id: 4, name: 'Bologna' });
    expect(named?.(sent, () => undefined, {})).toBe(sent);
    expect(named?.({ ...sent, name: 'Segreta' }, () => null, {})).toEqual({
      id: 4,
      name: 'un contenuto che non puoi vedere',
      withheld: true,
    });
    expect(stored?.({ ...sent, name: 'Bologna' })).toEqual({ id: 4 });
    expect(stored?.([])).toBeNull();
  });
});

describe('a place', () => {
  const { essence, isEmpty, named, normalise, refers, stored } = KINDS.place;
  const sent = { id: 4, nome: 'Rocca', voto: 5 };

  test('goes back as it came, and is compared by its id', () => {
    for (const value of [sent, [], 4]) expect(normalise(value)).toEqual(value);
    expect([sent, { id: 4, nome: 'La Rocca' }, 4, []].map((value) => essence?.(value))).toEqual([4, 4, 4, null]);
    expect([null, [], { nome: 'Rocca' }, 4].map((value) => isEmpty(value))).toEqual([true, true, true, false]);
  });

  test('points to the places, and shows the name that it has now under the key of the contract', () => {
    expect(refers?.(sent, {})).toEqual([{ table: 'places', area: 'luoghi', ids: [4] }]);
    expect(named?.({ id: 4, nome: 'Roca' }, (area) => (area === 'luoghi' ? 'Rocca' : 'Altro'), {})).toEqual({
      id: 4,
      nome: 'Rocca',
    });
    expect(stored?.(sent)).toEqual({ id: 4 });
    expect(stored?.(4)).toEqual({ id: 4 });
    expect(stored?.([])).toBeNull();
  });

  test('is called by whichever name a server gives, else by its number', () => {
    const called = (value: Json) => PLACE.read(value)?.name;
    expect(called({ id: 4, nome: 'Rocca', name: 'Castle' })).toBe('Rocca');
    expect(called({ id: 4, name: 'Castle' })).toBe('Castle');
    expect(called({ id: 4, nome: null, title: 'Torre' })).toBe('Torre');
    expect([called({ id: 4 }), called(4), called({ nome: 'Rocca' })]).toEqual(['Luogo n. 4', 'Luogo n. 4', undefined]);
    expect(PLACE.write({ id: 4, name: 'Rocca' })).toEqual({ id: 4, nome: 'Rocca' });
  });
});

test('an account is active unless a server says that it is not', () => {
  expect([true, 1, null, false, 0].map((value) => KINDS.active.normalise(value))).toEqual([1, 1, 1, 0, 0]);
});

test('the abilities of a role are a set of names', () => {
  const { essence, normalise } = KINDS.abilities;
  expect(normalise(['news-view', 7, 'event-view'])).toEqual(['news-view', 'event-view']);
  expect(essence?.(['news-view', 'event-view'])).toEqual(['event-view', 'news-view']);
});
