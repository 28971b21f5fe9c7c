import { describe, expect, test } from 'vitest';
import { paramsOf } from '../../../src/content/lists/pattern';
import { locality } from '../../../src/content/types/locality';
import { office } from '../../../src/content/types/office';
import type { Route } from '../../../src/machines/access/pages';
import { cleanPath, isPublicPath, standsAlone } from '../../../src/machines/access/paths';
import { matchRoute, parentOf, ROUTES, routesWith, sectionsOf } from '../../../src/machines/access/routes';
import { categoryTreeFrom } from '../../../src/machines/access/trees';

const PUBLIC = ['/login', '/password/reset', '/password/reset/:code', '/user/logout', '/accessibilita'];

/** Who may see a list: any of these abilities. Source: document 1, section 2.1; document 3, section 6. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  '/users': ['user-view'],
  '/users/redazioni': ['redazioni-view'],
  '/iat': ['iat-view'],
  '/locality': ['localita-view'],
  '/opendata-list': ['event-view'],
  '/makexp-list': ['media-view'],
  '/trekksoft-list': ['event-view'],
  '/punti-interesse': ['tipologia-luoghi-view', 'luoghi-view'],
  '/punti-interesse/:code': ['luoghi-view'],
  '/category-list/:id': ['category-view'],
  '/gallery-frame/:alone': ['media-create'],
  '/gallery-frame-entity/:alone': ['media-create'],
  '/allegati': ['media-view'],
  '/natale-capodanno': ['media-view'],
  '/error404-list': ['menu-view'],
  '/home-settings': ['home-settings', 'home-settings-view'],
  '/home-settings-extra': ['menu-view'],
  '/food-wine-settings': ['user-create'],
  '/terme-outdoor-settings': ['user-create'],
  '/cultura-castelli-settings': ['user-create'],
  '/tags': ['operations/tags-view'],
};

/** Prefixes of the abilities that open one item, and make a new one. Source: document 1, section 2.1. */
const ITEMS: Readonly<Record<string, readonly string[]>> = {
  '/users/:id': ['user'],
  '/iat/:id': ['iat'],
  '/locality/:id': ['localita'],
  '/luogo/:id/:code': ['luoghi'],
};

/** Closed to the role 'redazione' among the routes above. */
const BARRED = [
  '/users',
  '/users/roles',
  '/users/redazioni/:id',
  '/iat/:id',
  '/locality/:id',
  '/luogo/:id/:code',
  '/webcam/:id/:path',
];

type Needs = Pick<Route, 'pattern' | 'isPublic' | 'administrator' | 'abilities' | 'createAbilities' | 'barred'>;

const byPattern = (a: Needs, b: Needs) => (a.pattern < b.pattern ? -1 : 1);
const wanted = (pattern: string, needs: Partial<Needs>): Needs => ({
  pattern,
  isPublic: false,
  administrator: false,
  abilities: [],
  barred: BARRED.includes(pattern),
  ...needs,
});

test('every route but those of declared types, and what it needs [1-2.1.1, 1-2.1.2, 3-2.1, 1-2.15.1, 1-2.17.1, 1-2.12.1, 1-2.13.4, 3-6.2, 3-6.5, 3-6.6, 3-6.7, 3-2.104, 3-6.3, 3-6.4, 3-6.9]', () => {
  const table = [
    ...PUBLIC.map((pattern) => wanted(pattern, { isPublic: true })),
    ...['/dashboard', '/not-found', '/user/profile'].map((pattern) => wanted(pattern, {})),
    ...['/users/roles', '/users/roles/:id', '/permessi', '/registro', '/primi-passi'].map((pattern) =>
      wanted(pattern, { administrator: true }),
    ),
    wanted('/tags/:id', {
      abilities: ['operations/tags-view'],
      createAbilities: ['operations/tags-create'],
    }),
    wanted('/users/redazioni/:id', { abilities: ['redazioni-view'], createAbilities: ['redazioni-create'] }),
    // The list of the activities to review, one of those behind its address.
    wanted('/opendata-list', { abilities: ['event-view'] }),
    ...Object.entries(LISTS).map(([pattern, abilities]) => wanted(pattern, { abilities })),
    ...Object.entries(ITEMS).map(([pattern, prefixes]) =>
      wanted(pattern, {
        abilities: prefixes.map((prefix) => `${prefix}-view`),
        createAbilities: prefixes.map((prefix) => `${prefix}-create`),
      }),
    ),
  ];
  const needs = routesWith([office, locality]).map(
    ({ screen: _screen, area: _area, section: _section, tab: _tab, ...rest }): Needs => rest,
  );
  expect(needs.sort(byPattern)).toEqual(table.sort(byPattern));
});

describe('paths', () => {
  test.each([
    ['/news/:id', '/news/12', { id: '12' }],
    ['/news/:id', '/news/new', { id: 'new' }],
    ['/news/:id', '/news/-3', { id: '-3' }],
    ['/news/:id', '/news/123456789012345', { id: '123456789012345' }],
    ['/news/:id', '/news/1234567890123456', null],
    ['/news/:id', '/news/12a', null],
    ['/news/:id', '/news/a12', null],
    ['/news/:id', '/news/renew', null],
    ['/news/:id', '/news/newest', null],
    ['/news/:id', '/news/', null],
    ['/news/:id', '/news', null],
    ['/news/:id', '/events/12', null],
    ['/news/:id', '/news/12/more', null],
    ['/luogo/:id/:code', '/luogo/4/chiese', { id: '4', code: 'chiese' }],
    ['/luogo/:id/:code', '/luogo/4/', null],
  ])('%s takes %s: %j', (pattern, path, params) => expect(paramsOf(pattern, path)).toEqual(params));

  test.each([
    ['/login', true],
    ['/password/reset/aB3', true],
    ['/user/logout', true],
    ['/accessibilita', true],
    ['/dashboard', false],
    ['/login/twice', false],
  ])('%s is public: %s [1-2.1.1]', (path, isPublic) => expect(isPublicPath(path)).toBe(isPublic));

  test.each([
    ['/gallery-frame/true', true],
    ['/gallery-frame/false', false],
    ['/gallery-frame-entity/true', false],
    ['/dashboard', false],
  ])('%s stands alone in a frame: %s [1-2.1.9]', (path, alone) => expect(standsAlone(path)).toBe(alone));

  test('the first route that fits is the one', () => {
    expect(matchRoute('/users/roles')?.route.pattern).toBe('/users/roles');
    expect(matchRoute('/users/12')).toMatchObject({ route: { pattern: '/users/:id' }, params: { id: '12' } });
    expect(matchRoute('/users/anna')).toBeNull();
  });
});

describe('the page above', () => {
  test.each([
    ['/news/12', '/news'],
    ['/news/new', '/news'],
    ['/users/3', '/users'],
    ['/blog/new', '/blog'],
    ['/page/12', '/page'],
    ['/itinerary/12', '/itinerary'],
    ['/viaemilia/new', '/viaemilia'],
    ['/users/roles/3', '/users/roles'],
    ['/news', '/dashboard'],
    ['/user/profile', '/dashboard'],
    ['/nowhere', '/dashboard'],
    ['/interessi/12/interessi/-1', '/interessi-list/-1/tutti'],
    ['/interessi/new/interessi/5003', '/interessi-list/5003/tema'],
    ['/interessi-list/5003/mare', '/interessi-list/-1/tutti'],
    ['/interessi-list/-1/tutti', '/dashboard'],
  ])('of %s is %s', (path, above) => expect(parentOf(path)).toBe(above));
});

describe('sections', () => {
  test('stand in the order of the declarations, and each leads to a route with a screen', () => {
    const sections = sectionsOf(ROUTES);
    expect(sections.map(({ area }) => area)).toEqual([
      'dashboard',
      'user',
      'role',
      'rights',
      'desk',
      'audit',
      'event',
      'blog',
      'esperienze',
      'news',
      'iat',
      'itinerary',
      'localita',
      'valle',
      'interessi',
      'viaemilia',
      'download',
      'media',
      'allegati',
      'festivities',
      'featured',
      'page',
      'tipologia-luoghi',
      'webcam',
      'opendata',
      'activities',
      'bookable',
      'operatori',
      'soggiorno',
      'tag',
      'category',
      'redirect',
      'home-settings',
      'site-texts',
      'food-wine',
      'terme-outdoor',
      'cultura-castelli',
      'profile',
      'first-steps',
      'accessibility',
    ]);
    for (const { route } of sections)
      expect(matchRoute(cleanPath(route))?.route.screen, route).toEqual(expect.any(String));
  });

  test('a content type has its routes by its declaration, and none without it', () => {
    const ofOffices = (table: readonly Route[]) =>
      table.flatMap(({ pattern, screen }) => (pattern.startsWith('/iat') ? [[pattern, screen]] : []));
    expect(ofOffices(routesWith([]))).toEqual([]);
    expect(ofOffices(ROUTES)).toEqual([
      ['/iat', 'contentList'],
      ['/iat/:id', 'editor'],
    ]);
  });
});

test.each([
  ['/events', '/category-list/1'],
  ['/events/7', '/category-list/1'],
  ['/itinerary', '/category-list/4'],
  ['/viaemilia/7', '/category-list/4'],
  ['/interessi-list/-1/tutti', '/category-list/5'],
  ['/operatori', '/category-list/10'],
  ['/soggiorno/7', '/category-list/10'],
  ['/valli', '/category-list/5'],
  ['/news', '/category-list/5'],
  ['/dashboard', '/category-list/5'],
  ['/nowhere', '/category-list/5'],
])('from %s the categories are %s', (path, route) => {
  expect(categoryTreeFrom(path)).toBe(route);
});
