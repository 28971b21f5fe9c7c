import { describe, expect, test } from 'vitest';
import { tags } from '../../../src/content/listings/tags';
import { listAddress, recordAddress } from '../../../src/content/lists/addresses';
import { removalOf } from '../../../src/content/lists/list';
import { contents } from '../../../src/content/whole';
import type { CurrentUser } from '../../../src/contract/session';
import {
  contentAbilities,
  hasNothing,
  hasPermission,
  hasReducedDashboard,
  isAdministrator,
  roleOf,
} from '../../../src/machines/access/abilities';
import { cleanPath } from '../../../src/machines/access/paths';
import { reason, refusalText } from '../../../src/machines/access/reason';
import { ROUTES } from '../../../src/machines/access/routes';
import { decideAccess } from '../../../src/machines/access/rules';
import { userOf } from '../fixtures';

/** Closed to the role 'redazione'. Source: document 1, section 2.1. */
const BARRED = [
  '/users',
  '/users/roles',
  '/users/redazioni/:id',
  '/events/:id',
  '/news/:id',
  '/iat/:id',
  '/itinerary/:id',
  '/locality/:id',
  '/page/:id',
  '/luogo/:id/:code',
  '/interessi/:id/:path/:theme',
  '/webcam/:id/:path',
];

const administrator = userOf(1, 'admin', { roles: { administrator: 'Amministratore' }, abilities: {} });
const wildcard = userOf(2, 'tutto', { abilities: { '*': true } });
const viewer = userOf(3, 'lettore', { abilities: { 'news-view': true } });
const valleyViewer = userOf(8, 'valli', { abilities: { 'valli-view': true } });
const editor = userOf(4, 'editor', {
  abilities: { 'news-view': true, 'news-create': 1, 'news-edit': true, 'news-publish': false, 'news-delete': 0 },
});
const desk = userOf(5, 'redazione', { roles: { redazione: 'Redazione' }, abilities: { '*': true } });
const tourist = userOf(6, 'turistica', { roles: { 'redazione-destinazione-turistica': 'Turistica' }, abilities: [] });
const empty = userOf(7, 'nuovo', { roles: [], abilities: null });

describe('abilities', () => {
  test.each<[CurrentUser, string, boolean]>([
    [administrator, 'news-publish', true],
    [wildcard, 'news-publish', true],
    [editor, 'news-edit', true],
    [editor, 'news-create', true],
    [editor, 'news-publish', false],
    [editor, 'news-delete', false],
    [editor, 'news', false],
    [editor, 'toString', false],
    [empty, 'news-view', false],
    [tourist, 'news-view', false],
  ])('%#: exactly what was granted [1-6.1, 1-3.1]', (user, ability, granted) => {
    expect(hasPermission(user, ability)).toBe(granted);
  });

  test('roles [1-2.9.6]', () => {
    expect([administrator, desk, tourist, empty].map(roleOf)).toEqual([
      'administrator',
      'redazione',
      'redazione-destinazione-turistica',
      null,
    ]);
    expect([administrator, wildcard, desk].map(isAdministrator)).toEqual([true, false, false]);
    expect([tourist, desk, administrator].map(hasReducedDashboard)).toEqual([true, false, false]);
  });

  test('only a user without role and abilities has nothing', () => {
    expect([administrator, viewer, tourist, empty].map(hasNothing)).toEqual([false, false, false, true]);
    expect(hasNothing(userOf(8, 'senza', { roles: {}, abilities: { 'news-view': false } }))).toBe(true);
  });

  test('who was given nothing at all has nothing; one ability or one role is something', () => {
    const given = (abilities: CurrentUser['abilities']) => hasNothing(userOf(9, 'x', { roles: {}, abilities }));
    expect(given({ 'news-view': false, 'news-edit': 0 })).toBe(true);
    expect(given({ 'news-view': false, 'news-edit': 1 })).toBe(false);
    expect(given([])).toBe(true);
    expect(given(null)).toBe(true);
    expect(hasNothing(desk)).toBe(false);
    expect(hasNothing(userOf(9, 'x', { roles: null, abilities: null }))).toBe(true);
  });

  test('every action of a content type has an ability of its own', () => {
    for (const action of ['view', 'create', 'edit', 'delete', 'publish']) {
      const only = contentAbilities(userOf(9, 'x', { abilities: { [`news-${action}`]: true } }), {
        abilities: ['news'],
      });
      expect(Object.entries(only).filter(([, may]) => may)).toEqual([[action, true]]);
    }
  });

  test('who may create tags may change them, whatever nobody may delete', () => {
    const tagger = userOf(9, 'tag', { abilities: { 'operations/tags-view': true, 'operations/tags-create': true } });
    expect(contentAbilities(tagger, tags)).toEqual({
      view: true,
      create: true,
      edit: true,
      delete: false,
      publish: false,
    });
    expect(contentAbilities(tagger, { abilities: tags.abilities }).edit).toBe(false);
    expect(removalOf(tags)).toBe('none');
  });

  test('any prefix of a content type grants [1-6.11]', () => {
    const user = userOf(9, 'valle', { abilities: { 'valli-view': true, 'valle-edit': true } });
    expect(contentAbilities(user, { abilities: ['valle', 'valli'] })).toEqual({
      view: true,
      create: false,
      edit: true,
      delete: false,
      publish: false,
    });
  });
});

describe('paths', () => {
  test.each([
    ['#/news/', '/news'],
    ['/news?', '/news'],
    ['/news#', '/news'],
    ['/news?page=2', '/news'],
    ['#/news/12#top', '/news/12'],
    ['', '/'],
    ['/', '/'],
    ['news', '/news'],
  ])('%s is %s', (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
  });
});

describe('access', () => {
  const ability = (...abilities: string[]) => ({ kind: 'notFound', why: { reason: 'ability', abilities } });
  const unknown = { kind: 'notFound', why: { reason: 'unknown' } };
  const role = { kind: 'notFound', why: { reason: 'role', role: 'redazione' } };
  const administratorOnly = { kind: 'notFound', why: { reason: 'administrator' } };
  const allowed = { kind: 'allowed' };
  const login = { kind: 'login' };

  test.each<[string, CurrentUser | null, unknown]>([
    ['/login', null, allowed],
    ['/login', viewer, { kind: 'redirect', to: '/dashboard' }],
    ['/', null, { kind: 'redirect', to: '/login' }],
    ['/', viewer, { kind: 'redirect', to: '/dashboard' }],
    ['/password/reset', null, allowed],
    ['/password/reset/aB3-x', null, allowed],
    ['/user/logout', null, allowed],
    ['/dashboard', null, login],
    ['/dashboard', empty, allowed],
    ['/boh', null, login],
    ['/boh', administrator, unknown],
    ['/news', null, login],
    ['/news', viewer, allowed],
    ['/news', tourist, ability('news-view')],
    ['/news/new', viewer, ability('news-create')],
    ['/news/new', editor, allowed],
    ['/news/12', viewer, allowed],
    ['/news/12', userOf(9, 'e', { abilities: { 'news-edit': true } }), ability('news-view')],
    ['/news/new', userOf(9, 'c', { abilities: { 'news-create': true } }), ability('news-view')],
    ['/news/12', editor, allowed],
    ['/news/12', desk, role],
    ['/news', desk, allowed],
    ['/news/abc', administrator, unknown],
    ['/news/12/13', administrator, unknown],
    ['/news/%E0%A4%A', administrator, unknown],
    ['/users', viewer, ability('user-view')],
    ['/users', desk, role],
    ['/users/4', desk, allowed],
    ['/users/new', viewer, ability('user-view')],
    ['/users/new', userOf(9, 'u', { abilities: { 'user-view': true } }), ability('user-create')],
    ['/users/4', userOf(9, 'u', { abilities: { 'user-view': true } }), allowed],
    ['/users/4', userOf(9, 'u', { abilities: { 'user-edit': true } }), ability('user-view')],
    ['/users/roles', wildcard, administratorOnly],
    ['/users/roles', administrator, allowed],
    ['/users/roles/new', wildcard, administratorOnly],
    ['/users/redazioni', wildcard, allowed],
    ['/users/redazioni/3', desk, role],
    ['/user/profile', empty, allowed],
    ['/not-found', empty, allowed],
    ['/interessi/4/percorso/tema', desk, role],
    ['/valle/4', userOf(9, 'v', { abilities: { 'valli-edit': true } }), ability('valle-view', 'valli-view')],
    ['/valli', valleyViewer, allowed],
    ['/valle/4', valleyViewer, allowed],
    ['/valle/new', valleyViewer, ability('valle-create', 'valli-create')],
    ['/error404-list', viewer, ability('menu-view')],
    ['/gallery-frame-entity/true', viewer, ability('media-create')],
    ['/category-list/1', viewer, ability('category-view')],
  ])('%s [1-2.1.3, 1-2.1.4, 1-2.2.3, 1-2.2.4, 1-2.4.4, 1-2.8.2, 1-2.11.6, 1-2.12.1, 2-8.7]', (path, user, decision) => {
    expect(decideAccess(path, user)).toEqual(decision);
  });

  test('what the specification bars, and nothing else, is closed to the role redazione only [1-2.1.5, 3-2.4]', () => {
    expect(
      ROUTES.filter(({ barred }) => barred)
        .map(({ pattern }) => pattern)
        .sort(),
    ).toEqual([...BARRED].sort());
    for (const pattern of BARRED) {
      const path = pattern.replace(':id', '1').replace(/:\w+/g, 'x');
      expect(decideAccess(path, desk)).toEqual(role);
      expect(decideAccess(path, administrator)).toEqual(allowed);
    }
  });

  test.each([
    '/interessi/4/interessi/-1',
    '/interessi/new/interessi/5003',
    '/interessi/4/percorso/tema',
    '/interessi/4/interessi/5003/',
    '/interessi/4/interessi/5003//',
    '/interessi/4/interessi/5003?lang=en',
    '#/interessi/4/interessi/5003#x',
    '/interessi/-4/%69nteressi/%2F',
    '/interessi/4/inter%essi/%',
    '/interessi/4/../..',
    '/webcam/4/webcam',
    '/webcam/4/webcam/',
    '/webcam/new/qualunque?x=1',
    '/luogo/4/musei',
    '/luogo/new/rocche%2Fe%20castelli',
  ])('is closed to the barred role whatever the form of its address: %s', (path) => {
    expect(decideAccess(path, desk)).toEqual(role);
    expect(decideAccess(path, administrator)).toEqual(allowed);
  });

  test.each([
    '/%69nteressi/4/interessi/-1',
    '/INTERESSI/4/interessi/-1',
    '/interessi/%34/interessi/-1',
    '/interessi//4/interessi/-1',
    '/interessi/4/interessi',
    '/interessi/4//-1',
  ])('is nobody’s where it only looks like one: %s', (path) => {
    for (const user of [desk, administrator])
      expect(decideAccess(path, user)).toEqual({ kind: 'notFound', why: { reason: 'unknown' } });
  });

  test('every declared content type has its list and editor, by its own prefixes [2-2.6, 2-6.1, 3-2.5, 3-6.1]', () => {
    for (const content of contents) {
      const { abilities } = content;
      const path = (id: number | 'new') => recordAddress(content, id) ?? '';
      expect(decideAccess(listAddress(content), empty)).toEqual(
        ability(...abilities.map((prefix) => `${prefix}-view`)),
      );
      const view = ability(...abilities.map((prefix) => `${prefix}-view`));
      expect([decideAccess(path('new'), empty), decideAccess(path(7), empty)]).toEqual([view, view]);
      const reader = userOf(9, 'r', { abilities: { [`${abilities[0]}-view`]: true } });
      expect(decideAccess(path('new'), reader)).toEqual(ability(...abilities.map((prefix) => `${prefix}-create`)));
      expect(decideAccess(path(7), reader)).toEqual(allowed);
    }
  });
});

test('a refused page says why, in Italian', () => {
  expect(refusalText({ reason: 'ability', abilities: ['valle-edit', 'valli-edit'] })).toBe(
    'Ti manca il permesso «Valle: Modifica» oppure «Valli: Modifica»: chiedilo a chi amministra il portale.',
  );
  expect(refusalText({ reason: 'administrator' })).toBe('La pagina è riservata agli amministratori.');
  expect(refusalText({ reason: 'role', role: 'redazione' })).toBe('La pagina non è aperta al ruolo «redazione».');
  expect(reason({ path: '/boh', user: viewer, decision: decideAccess('/boh', viewer) })).toBe(
    'L’indirizzo non corrisponde a nessuna pagina: controlla il link.',
  );
  expect(reason({ path: '/news', user: viewer, decision: { kind: 'allowed' } })).toBeNull();
});
