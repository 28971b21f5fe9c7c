import { describe, expect, test } from 'vitest';
import { attachments } from '../../../src/content/listings/attachments';
import { desks } from '../../../src/content/listings/desks';
import { roles } from '../../../src/content/listings/roles';
import { users } from '../../../src/content/listings/users';
import { routesOf } from '../../../src/content/lists/addresses';
import type { FilterDeclaration } from '../../../src/content/lists/filter';
import {
  actionsOf,
  type ListingAction,
  listingForm,
  PAGE_SIZES,
  pagingOf,
  removalOf,
  searchOf,
} from '../../../src/content/lists/list';
import { defineListing, type Listing, readAmong } from '../../../src/content/lists/listing';
import { listings } from '../../../src/content/registry';
import { contents } from '../../../src/content/whole';
import { listTexts } from '../../../src/messages/screens/list';
import { news } from '../named';

const minimal: Listing = {
  area: 'note',
  routes: routesOf({ list: '/note', item: '/note/:id' }),
  icon: 'list',
  letter: null,
  barred: [],
  permissions: { note: 'Note' },
  dashboardNames: {},
  abilities: ['note'],
  titles: { section: 'NOTE', list: 'Note', one: 'nota', many: 'note' },
  list: { filters: [], columns: [{ kind: 'id', label: 'ID', sort: 'id' }], removal: 'none' },
  endpoints: { list: users.endpoints.list },
  titleOf: () => null,
};
const withList = (list: Partial<Listing['list']>): Listing => ({ ...minimal, list: { ...minimal.list, ...list } });
const filter = (name: string, within?: string): FilterDeclaration => ({
  name,
  kind: 'status',
  label: name,
  all: { value: -1, label: 'Tutti' },
  ...(within !== undefined && { within }),
});
const action = (name: string, by: ListingAction['by']): ListingAction => ({ name, title: name, on: 'row', by });

describe('a listing', () => {
  test('is given frozen', () => {
    expect(Object.isFrozen(defineListing(minimal))).toBe(true);
  });

  test.each<[string, Listing]>([
    ["listing 'note': nothing deletes its rows", withList({ removal: 'confirmed' })],
    [
      "listing 'note': no endpoint does 'toggle'",
      withList({ actions: [{ name: 'toggle', title: 'Attiva', on: 'row', by: 'server' }] }),
    ],
    [
      "listing 'note': column 'text' is declared twice",
      withList({
        columns: [
          { kind: 'text', label: 'A' },
          { kind: 'text', label: 'B' },
        ],
      }),
    ],
    ["listing 'note': filter 'stato' is declared twice", withList({ filters: [filter('stato'), filter('stato')] })],
    [
      "listing 'note': action 'copy' is declared twice",
      withList({ actions: [action('copy', 'screen'), action('copy', 'screen')] }),
    ],
    [
      "listing 'note': column 'a' is declared twice",
      withList({
        columns: [
          { kind: 'text', label: 'A', field: 'a' },
          { kind: 'flag', label: 'B', field: 'a' },
        ],
      }),
    ],
    [
      "listing 'note': filter 'comune' lies within an unknown filter 'provincia'",
      withList({ filters: [filter('stato'), filter('comune', 'provincia')] }),
    ],
    [
      "listing 'note': no endpoint does 'toggle'",
      { ...withList({ actions: [action('toggle', 'server')] }), endpoints: { ...minimal.endpoints, actions: {} } },
    ],
  ])('says what is wrong: %s', (problem, listing) => {
    expect(() => defineListing(listing)).toThrow(problem);
  });

  test('may have two columns of a kind that show different fields', () => {
    const columns = [
      { kind: 'text', label: 'A', field: 'a' },
      { kind: 'text', label: 'B', field: 'b' },
    ];
    expect(defineListing(withList({ columns })).list.columns).toEqual(columns);
  });

  test('may have what screens do, filters within each other, and records that are not opened', () => {
    const list = withList({
      actions: [action('copy', 'screen')],
      filters: [filter('comune', 'provincia'), filter('provincia')],
    });
    const closed = { ...list, routes: routesOf({ list: '/note', item: null }) };
    expect(defineListing(closed)).toEqual(closed);
    expect(actionsOf(closed).map(({ name }) => name)).toEqual(['copy']);
    expect(actionsOf(minimal)).toEqual([]);
  });

  test('gives a machine its name, its titles and its list, and nothing that is no JSON', () => {
    const { area, titles, list } = users;
    expect(listingForm(users)).toEqual({ area, titles, list });
  });

  test('has pages of 10 to 50 rows', () => expect(PAGE_SIZES).toEqual([10, 20, 30, 40, 50]));

  test('no two share a name, content types included', () => {
    const areas = [...contents, ...listings].map(({ area }) => area);
    expect(new Set(areas).size).toBe(areas.length);
  });

  test('searches, pages and deletes as the specification says of each', () => {
    const facts = (listing: Listing) => {
      const search = searchOf(listing);
      const { limit, paged } = pagingOf(listing);
      return [search && [search.minimum, search.pause], limit, paged, removalOf(listing)];
    };
    expect(Object.fromEntries([news, users, roles, desks].map((one) => [one.area, facts(one)]))).toEqual({
      news: [[2, 1000], 50, true, 'confirmed'],
      user: [[2, 1000], 50, true, 'delegated'],
      role: [[1, 750], 10, false, 'confirmed'],
      desk: [null, 50, true, 'none'],
    });
  });
});

describe('what a deletion takes from readers', () => {
  const rows = [
    { id: 1, contents: { it: { status: 1 } } },
    { id: 2, contents: { it: { status: 2 }, en: { status: 1 } } },
    { id: 3, contents: { it: { status: 2 } } },
  ];

  test('counts those of the chosen that readers see, of types that they see at all', () => {
    expect(readAmong(news, rows, [1, 2, 3])).toBe(2);
    expect(readAmong(news, rows, [3, 9])).toBe(0);
    expect(readAmong(roles, rows, [1, 2])).toBe(0);
  });

  test.each([
    [0, 1, null],
    [0, 4, null],
    [1, 1, 'Questo contenuto è pubblicato: i lettori non lo vedranno più.'],
    [1, 5, '1 di questi 5 contenuti è pubblicato: i lettori non lo vedranno più.'],
    [3, 5, '3 di questi 5 contenuti sono pubblicati: i lettori non li vedranno più.'],
    [2, 2, 'Tutti e 2 i contenuti sono pubblicati: i lettori non li vedranno più.'],
  ])('%i of %i is said so', (count, all, text) => {
    expect(listTexts.readersLose(count, all)).toBe(text);
  });
});

describe('what a refused deletion of a role names', () => {
  test('the users who hold it, each with where they are', () => {
    const details = {
      message: 'in uso',
      total: 2,
      users: [
        { id: 4, name: 'Anna Neri' },
        { id: 9, username: 'bruno' },
      ],
    };
    expect(roles.blockersOf?.(details)).toEqual({
      entries: [
        { area: 'user', id: 4, title: 'Anna Neri', route: '/users/4' },
        { area: 'user', id: 9, title: 'bruno', route: '/users/9' },
      ],
      total: 2,
    });
  });

  test.each([[undefined], ['in uso'], [{ users: 7 }]])('%j names nobody', (details) => {
    expect(roles.blockersOf?.(details)).toEqual({ entries: [], total: 0 });
  });
});

describe('what a refused deletion of a content names', () => {
  test('the contents that use it, each with where it is, and how many there are', () => {
    const contents = [
      { area: 'event', id: 4, title: 'Sagra', route: '/events/4' },
      { area: 'event', id: 5, title: null },
    ];
    for (const listing of [news, attachments])
      expect(listing.blockersOf?.({ message: 'in uso', total: 7, contents })).toEqual({
        entries: [
          { area: 'event', id: 4, title: 'Sagra', route: '/events/4' },
          { area: 'event', id: 5, title: null, route: null },
        ],
        total: 7,
      });
    expect(news.blockersOf?.({ contents: [contents[0]] })).toMatchObject({ entries: [{ id: 4 }], total: 1 });
  });

  test.each([[undefined], ['in uso'], [{ contents: 7 }], [{ total: 3 }]])('%j names none', (details) => {
    expect(news.blockersOf?.(details)).toEqual({ entries: [], total: 0 });
  });
});
