import { expect, test } from 'vitest';
import { menuOf } from '../../src/app/shell/menu';
import { standsAlone } from '../../src/machines/access/paths';

const userOf = (role: string, ...abilities: string[]) => ({
  id: 1,
  username: role,
  roles: { [role]: role },
  abilities: Object.fromEntries(abilities.map((ability) => [ability, true])),
});
const labels = (...user: Parameters<typeof userOf>) => menuOf(userOf(...user)).map(({ label }) => label);

test('MEDIA and ALLEGATI are in the menu of who may upload, between contents and profile', () => {
  expect(labels('editor', 'news-view', 'media-view', 'media-create')).toEqual([
    'DASHBOARD',
    'NEWS',
    'MEDIA',
    'ALLEGATI',
    'PROFILO',
  ]);
  expect(menuOf(userOf('editor', 'media-create')).map(({ route }) => route)).toEqual([
    '/dashboard',
    '/gallery-frame-entity/true',
    '/allegati',
    '/user/profile',
  ]);
});

test('whoever only looks at media has no entry for them', () => {
  expect(labels('lettore', 'news-view', 'media-view')).toEqual(['DASHBOARD', 'NEWS', 'PROFILO']);
});

test.each([
  ['/gallery-frame/true', true],
  ['/gallery-frame/false', false],
  ['/gallery-frame-entity/true', false],
  ['/gallery-frame', false],
  ['/news', false],
])('%s hides the shell: %s', (path, alone) => {
  expect(standsAlone(path)).toBe(alone);
});
