import { expect, test, vi } from 'vitest';
import { allCommands } from '../../src/commands/all';
import { blankItem } from '../../src/content/item/item';
import { itemProblems } from '../../src/content/item/validate';
import { PERMISSION_SECTIONS } from '../../src/content/permissions';
import { ROUTES, sectionsOf } from '../../src/machines/access/routes';
import { decideAccess } from '../../src/machines/access/rules';
import { menuOf } from '../../src/machines/menu/entries';
import { diary } from './diary';
import { news } from './named';

// The line of the recipe, behind that of the news.
vi.mock('../../src/content/registry', async (importOriginal) => {
  const registry = await importOriginal<typeof import('../../src/content/registry')>();
  const { diary: head } = await import('./types/diary');
  const place = registry.sections.findIndex(({ area }) => area === 'news') + 1;
  const sections = registry.sections.toSpliced(place, 0, head);
  return { ...registry, sections, contents: [...registry.contents, head] };
});

const userWith = (...abilities: string[]) => ({
  id: 1,
  username: 'prova',
  roles: { editor: 'Editor' },
  abilities: Object.fromEntries(abilities.map((ability) => [ability, true])),
});

test('a new article starts with every declared field blank, in every language', () => {
  const item = blankItem(diary, { languages: ['it', 'en'], author: 7, canSave: false });
  const localized = {
    title: '',
    slug: '',
    subtitle: '',
    description: '',
    tags: [],
    google: { keywords: '', title: '', description: '' },
    social: { title: '', description: '' },
    status: 2,
    author: 7,
    review_note: '',
    pub_date: null,
    permalink: null,
  };
  expect(item.contents).toEqual({ it: localized, en: localized });
  expect(item.theme).toEqual([]);
});

test('a published article asks for what the declaration requires, in its order', () => {
  const blank = blankItem(diary, { languages: ['it'], author: 7, canSave: true });
  const it = { ...blank.contents.it, title: 'Uno', status: 1 } as (typeof blank.contents)[string];
  expect(itemProblems(diary, { ...blank, contents: { it } }, ['it']).map(({ path }) => path)).toEqual([
    'contents.it.slug',
    'contents.it.description',
  ]);
});

test('its abilities open its screens and give its commands', () => {
  const contents = [news, diary];
  const reader = userWith('diari-view');
  const writer = userWith('diari-view', 'diari-create', 'diari-edit');
  expect(decideAccess('/diari', reader, contents)).toEqual({ kind: 'allowed' });
  expect(decideAccess('/diari/new', reader, contents)).toEqual({
    kind: 'notFound',
    why: { reason: 'ability', abilities: ['diari-create'] },
  });
  const registry = allCommands({
    contents,
    forms: contents,
    languages: ['it', 'en'],
    mayOpen: (route) => decideAccess(route, writer, contents).kind === 'allowed',
  });
  const commands = registry.commands.filter(({ group }) => group === 'navigation');
  expect(commands.map(({ id, title, keys }) => [id, title, keys])).toEqual([
    ['go.dashboard', 'Dashboard', ['g h']],
    ['go.diari', 'Diari di viaggio', ['g z']],
    ['go.profile', 'Il mio Profilo', undefined],
    ['go.accessibility', 'Dichiarazione di accessibilità', undefined],
    ['create.diari', 'Nuovo Diario', undefined],
    ['whole.diari', 'Diari di viaggio senza filtri', undefined],
  ]);
});

test('its line among the sections is its place in menu, permission matrix and routes', () => {
  const reader = userWith('news-view', 'diari-view', 'diari-create', 'iat-view');
  const menu = menuOf(reader);
  expect(menu.map(({ area }) => area)).toEqual(['dashboard', 'news', 'diari', 'iat', 'profile']);
  expect(menu.find(({ area }) => area === 'diari')).toEqual({
    area: 'diari',
    label: 'DIARI',
    icon: 'news',
    isGroup: true,
    entries: [
      { area: 'diari', label: 'Diari di viaggio', route: '/diari' },
      { area: null, label: 'Nuovo Diario', route: '/diari/new' },
    ],
  });
  const fromNews = (areas: readonly string[]) => areas.slice(areas.indexOf('news')).slice(0, 3);
  expect(fromNews(PERMISSION_SECTIONS)).toEqual(['news', 'diari', 'iat']);
  expect(fromNews(sectionsOf(ROUTES).map(({ area }) => area))).toEqual(['news', 'diari', 'iat']);
});
