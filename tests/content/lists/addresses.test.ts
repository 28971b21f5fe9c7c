import { describe, expect, test } from 'vitest';
import {
  addressAbove,
  bindingKey,
  bindListing,
  boundFields,
  boundFilter,
  hasListAddress,
  listAddress,
  opensRecords,
  patternsOf,
  placeAt,
  type RoutesDeclaration,
  recordAddress,
  routesOf,
  showsRecord,
} from '../../../src/content/lists/addresses';
import type { FilterDeclaration } from '../../../src/content/lists/filter';
import type { ListingForm } from '../../../src/content/lists/list';

const filter = (name: string, kind: FilterDeclaration['kind'], isHidden: boolean): FilterDeclaration => ({
  name,
  kind,
  label: name,
  all: { value: -1, label: 'Tutti' },
  isHidden,
});
const listing = (
  declaration: RoutesDeclaration,
  ...filters: FilterDeclaration[]
): ListingForm & { routes: ReturnType<typeof routesOf> } => ({
  area: 'note',
  titles: { section: 'NOTE', list: 'Note', one: 'nota', many: 'note' },
  list: { filters, columns: [] },
  routes: routesOf(declaration),
});

const plain = listing({ list: '/note', item: '/note/:id' });
const closed = listing({ list: '/elenco', item: null });
/** As interests are: bound to a theme, with a word for the eye and one that is always the same. */
const themed = listing(
  {
    list: '/temi-list/:main/:name',
    item: '/temi/:id/:path/:theme',
    params: {
      main: { kind: 'bound', filter: 'main', anywhere: '-1', fills: 'theme' },
      theme: { kind: 'bound', filter: 'main', anywhere: '-1' },
      name: { kind: 'name', anywhere: 'tutti', unknown: 'tema' },
      path: { kind: 'constant', value: 'temi' },
    },
  },
  filter('main', 'category', true),
  filter('stato', 'status', false),
);
/** As places are: nothing but a binding has an address. */
const coded = listing(
  {
    list: '/luoghi/:code',
    item: '/luogo/:id/:code',
    params: { code: { kind: 'bound', filter: 'code', anywhere: null, row: 'codice', fills: 'code' } },
    home: '/luoghi',
  },
  filter('code', 'placeType', true),
);
const ofTheme = bindListing(themed, { main: 5003 }, 'Arte & Città');
const ofCode = bindListing(coded, { code: 'rocche/é' });

describe('addresses', () => {
  test('of records and lists', () => {
    expect([recordAddress(plain, 7), recordAddress(plain, 'new'), listAddress(plain)]).toEqual([
      '/note/7',
      '/note/new',
      '/note',
    ]);
    expect([recordAddress(closed, 7), opensRecords(closed), opensRecords(plain)]).toEqual([null, false, true]);
    expect(recordAddress(themed, 7)).toBe('/temi/7/temi/-1');
    expect(listAddress(themed)).toBe('/temi-list/-1/tutti');
    expect(patternsOf(themed)).toEqual({ list: '/temi-list/:main/:name', item: '/temi/:id/:path/:theme' });
  });

  test('of a copy, of a language, and of a list that is narrowed', () => {
    expect(recordAddress(themed, 'new', { copyOf: 7 })).toBe('/temi/new/temi/-1?from=7');
    expect(recordAddress(plain, 7, { language: 'en' })).toBe('/note/7?lang=en');
    expect(recordAddress(closed, 7, { language: 'en' })).toBeNull();
    expect(listAddress(themed, { stato: '3' })).toBe('/temi-list/-1/tutti?stato=3');
  });

  test('of a bound list and its records, encoded', () => {
    expect(listAddress(ofTheme)).toBe('/temi-list/5003/arte-citta');
    expect(recordAddress(ofTheme, 7)).toBe('/temi/7/temi/5003');
    expect([listAddress(ofCode), recordAddress(ofCode, 'new')]).toEqual([
      '/luoghi/rocche%2F%C3%A9',
      '/luogo/new/rocche%2F%C3%A9',
    ]);
  });

  test('of a theme whose name is unknown, or is no word', () => {
    expect(listAddress(bindListing(themed, { main: 5003 }))).toBe('/temi-list/5003/tema');
    expect(listAddress(bindListing(themed, { main: 5003 }, '…/%'))).toBe('/temi-list/5003/tema');
  });

  test('of what only a row or a binding says', () => {
    expect([hasListAddress(coded), listAddress(coded), recordAddress(coded, 7)]).toEqual([false, '/luoghi', null]);
    expect(recordAddress(coded, 7, { row: { codice: 'musei' } })).toBe('/luogo/7/musei');
    expect(recordAddress(coded, 7, { row: { codice: null } })).toBeNull();
    expect(recordAddress(ofCode, 7, { row: { codice: 'musei' } })).toBe('/luogo/7/rocche%2F%C3%A9');
    expect([hasListAddress(ofCode), hasListAddress(themed)]).toEqual([true, true]);
  });
});

describe('reading an address back', () => {
  const nothing = { binding: {}, isBroken: false };

  test.each([
    ['/note', plain, { id: null, ...nothing }],
    ['/note/7', plain, { id: 7, ...nothing }],
    ['/note/new', plain, { id: 'new', ...nothing }],
    ['/note/7/it', plain, null],
    ['/elenco/7', closed, null],
    ['/temi/7/temi/-1', themed, { id: 7, ...nothing }],
    ['/temi/7/altro/5003', themed, { id: 7, binding: { main: 5003 }, isBroken: false }],
    ['/temi-list/5003/qualunque', themed, { id: null, binding: { main: 5003 }, isBroken: false }],
    ['/temi-list/-1/5003', themed, { id: null, ...nothing }],
    ['/temi-list/arte/tema', themed, { id: null, binding: {}, isBroken: true }],
    ['/temi-list/-7/tema', themed, { id: null, binding: {}, isBroken: true }],
    ['/temi-list/5003', themed, null],
    ['/luoghi/rocche%2F%C3%A9', coded, { id: null, binding: { code: 'rocche/é' }, isBroken: false }],
    ['/luoghi/100%', coded, { id: null, binding: { code: '100%' }, isBroken: false }],
    ['/luogo/7/rocche', coded, { id: 7, binding: { code: 'rocche' }, isBroken: false }],
  ])('%s', (path, of, place) => expect(placeAt(of, path)).toEqual(place));

  test('a record is the same under any of its addresses', () => {
    for (const path of ['/temi/7/temi/-1', '/temi/7/temi/5003', '/temi/7/x/boh'])
      expect(showsRecord(themed, 7, path), path).toBe(true);
    for (const path of ['/temi/8/temi/-1', '/temi/new/temi/-1', '/temi-list/7/tutti'])
      expect(showsRecord(themed, 7, path), path).toBe(false);
  });

  test('the page above is the list that one came from, or the whole one', () => {
    expect(addressAbove(themed, '/temi/7/temi/5003')).toBe('/temi-list/5003/tema');
    expect(addressAbove(themed, '/temi/7/temi/-1')).toBe('/temi-list/-1/tutti');
    expect(addressAbove(themed, '/temi/7/temi/boh')).toBe('/temi-list/-1/tutti');
    expect(addressAbove(themed, '/temi-list/5003/arte')).toBe('/temi-list/-1/tutti');
    expect(addressAbove(themed, '/temi-list/boh/arte')).toBe('/temi-list/-1/tutti');
    expect(addressAbove(themed, '/temi-list/-1/tutti')).toBeNull();
    expect(addressAbove(coded, '/luogo/7/musei')).toBe('/luoghi/musei');
    expect(addressAbove(coded, '/luoghi/musei')).toBe('/luoghi');
    expect(addressAbove(plain, '/note')).toBeNull();
    expect(addressAbove(plain, '/altro')).toBeNull();
  });
});

describe('a bound list', () => {
  test("has the bound value for its hidden filter's 'all', and nothing else changed", () => {
    expect(ofTheme.list.filters.map(({ name, all }) => [name, all.value])).toEqual([
      ['main', 5003],
      ['stato', -1],
    ]);
    expect([ofTheme.boundTo, ofCode.boundTo, themed.boundTo]).toEqual(['main=5003', 'code=rocche/é', undefined]);
    expect(boundFilter(ofTheme)).toEqual({ filter: ofTheme.list.filters[0], value: 5003 });
    expect(boundFilter(themed)).toBeNull();
    expect([bindingKey({ b: 2, a: 1 }), bindingKey({})]).toEqual(['a=1,b=2', '']);
  });

  test('is the listing itself where nothing binds it', () => expect(bindListing(themed, {})).toBe(themed));

  test('has its new records begin with what it is bound to', () => {
    expect([boundFields(ofTheme), boundFields(ofCode), boundFields(themed)]).toEqual([
      { theme: 5003 },
      { code: 'rocche/é' },
      {},
    ]);
  });
});

test.each<[string, RoutesDeclaration]>([
  ["the record's route has no ':id'", { list: '/note', item: '/nota' }],
  ["':code' is not declared", { list: '/note/:code', item: null }],
  ["no route has ':code'", { list: '/note', item: null, params: { code: { kind: 'constant', value: 'x' } } }],
  [
    'a page leads to the list where it has no address of its own',
    { list: '/note/:code', item: null, params: { code: { kind: 'bound', filter: 'code', anywhere: null } } },
  ],
  ['a page leads to the list where it has no address of its own', { list: '/note', item: null, home: '/altro' }],
])('a wrong declaration stops the start: %s', (problem, declaration) =>
  expect(() => routesOf(declaration)).toThrow(`routes of '${declaration.list}': ${problem}`),
);
