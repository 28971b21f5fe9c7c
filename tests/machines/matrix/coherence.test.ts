import { expect, test } from 'vitest';
import { PERMISSION_ACTIONS } from '../../../src/content/permissions';
import { gapsOf } from '../../../src/machines/matrix/coherence';
import { sectionsOf } from '../../../src/machines/matrix/rules';

const flags = Object.fromEntries(PERMISSION_ACTIONS.map((action) => [action, false]));
const names = ['news', 'valle', 'valli', 'media', 'menu', 'errore404', 'user', 'role', 'camping'];
const sections = sectionsOf(Object.fromEntries(names.map((name) => [name, flags])));

test.each([
  ['nothing', [], null, [], []],
  ['reading alone', ['news-view'], null, [], []],
  ['publishing with editing', ['news-view', 'news-edit', 'news-publish'], null, [], []],
  ['publishing without editing', ['news-view', 'news-publish'], null, ['news'], []],
  ['editing without viewing', ['news-edit'], null, [], ['news-view']],
  ['creating and deleting without viewing', ['news-create', 'news-delete'], null, [], ['news-view']],
  ['publishing without either', ['news-publish'], null, ['news'], ['news-view']],
  ['a section that another name opens as well', ['valle-view', 'valli-edit'], null, [], []],
  ['a section that no name opens', ['valli-edit'], null, [], ['valli-view']],
  ['a section that another row opens', ['errore404-create', 'errore404-delete'], null, [], ['menu-view']],
  ['images, which every editor shows', ['media-edit', 'media-delete'], null, [], []],
  ['a section that this house does not know', ['camping-publish'], null, ['camping'], []],
  ['what has no box', ['user-publish', 'role-edit', 'view-tag'], null, [], []],
  ['everything', ['*', 'news-publish'], 'wildcard', [], []],
  ['the administrator', ['news-publish'], 'administrator', [], []],
] as const)('%s', (_case, abilities, lock, saving, opening) => {
  expect(gapsOf({ sections, value: abilities, lock })).toEqual({ saving, opening });
});
