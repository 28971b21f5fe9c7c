import { describe, expect, test } from 'vitest';
import { allCommands } from '../../src/commands/all';
import { createRegistry } from '../../src/commands/registry';
import { languageLetters } from '../../src/commands/scopes/languageLetters';
import { leadsToBound } from '../../src/commands/scopes/shell';
import type { Command } from '../../src/commands/types';
import { listings } from '../../src/content/registry';
import { interest, news } from '../content/named';
import { command, everything, NOTHING, scopeOf } from './support';

describe('what the registry refuses', () => {
  const registryOf = (...commands: readonly Command[]) => createRegistry([scopeOf(...commands)], NOTHING);

  test('two scopes of one name', () => {
    expect(() => createRegistry([scopeOf(), scopeOf(command())], NOTHING)).toThrow("scope 'list' is declared twice");
  });

  test('two commands of one id', () => {
    expect(() => registryOf(command(), command({ title: 'Altro' }))).toThrow("command 'test.do' is declared twice");
  });

  test('two commands on the same keys in one scope', () => {
    expect(() => registryOf(command({ keys: ['mod+S'] }), command({ id: 'test.other', keys: ['x', 'mod+s'] }))).toThrow(
      "'test.do' (mod+S) and 'test.other' (mod+s) collide in scope 'list'",
    );
  });

  test('a key that begins the sequence of another command', () => {
    expect(() => registryOf(command({ keys: ['g'] }), command({ id: 'test.other', keys: ['g n'] }))).toThrow(/collide/);
  });

  test('keys that the browser owns', () => {
    expect(() => registryOf(command({ keys: ['mod+T'] }))).toThrow("'mod+T' can't be used: browser");
  });

  test('the question for a command there is not', () => {
    expect(() => everything.command('test.none')).toThrow("unknown command 'test.none'");
  });
});

const keysOf = (scope: string) =>
  Object.fromEntries(
    everything.commands.filter((one) => one.scope === scope && one.keys).map(({ id, keys }) => [id, keys]),
  );

describe('the key map of design section 5', () => {
  test('everywhere', () => {
    expect(keysOf('shell')).toEqual({
      'shell.palette': ['mod+K'],
      'shell.back': ['b'],
      'shell.help': ['?'],
      'shell.guide': ['F1'],
      'shell.nextRegion': ['F6'],
      'shell.previousRegion': ['Shift+F6'],
      'shell.notices': ['g a'],
      'go.dashboard': ['g h'],
      'go.news': ['g n'],
      'go.category': ['g c'],
      'go.media': ['g m'],
      'go.redirect': ['g r'],
      'go.home-settings': ['g f'],
    });
  });

  test('list', () => {
    expect(keysOf('list')).toEqual({
      'list.search': ['/'],
      'list.next': ['ArrowDown', 'j'],
      'list.previous': ['ArrowUp', 'k'],
      'list.first': ['Home'],
      'list.last': ['End'],
      'list.pageDown': ['PageDown'],
      'list.pageUp': ['PageUp'],
      'list.extendNext': ['Shift+ArrowDown', 'Shift+J'],
      'list.extendPrevious': ['Shift+ArrowUp', 'Shift+K'],
      'list.extendFirst': ['Shift+Home'],
      'list.extendLast': ['Shift+End'],
      'list.select': ['x', 'Space'],
      'list.selectTo': ['Shift+Space'],
      'list.reload': ['Shift+R'],
      'list.selectPage': ['mod+A'],
      'list.open': ['Enter', 'o'],
      'list.openInTab': ['mod+Enter'],
      'list.create': ['n'],
      'list.edit': ['e'],
      'list.preview': ['p'],
      'list.openRevision': ['r'],
      'list.duplicate': ['Shift+D'],
      'list.approve': ['a'],
      'list.filters': ['f'],
      'list.nextTab': ['t'],
      'list.clearFilters': ['Shift+F'],
      'list.acceptCorrection': ['i'],
      'list.delete': ['Delete'],
    });
  });

  test('rows that save themselves', () => {
    expect(keysOf('review')).toEqual({
      'review.choose.2': ['1'],
      'review.choose.1': ['2'],
      'review.choose.3': ['3'],
      'review.choose.0': ['4'],
      'review.next': ['u'],
      'review.undo': ['z'],
      'review.repeat': ['m'],
    });
    expect(keysOf('featured')).toEqual({
      'featured.toggle': ['x', 'Space'],
      'featured.categories': ['c'],
      'featured.undo': ['z'],
      'featured.repeat': ['m'],
    });
    expect(keysOf('festivities')).toEqual({
      'festivities.next': ['ArrowDown', 'j'],
      'festivities.previous': ['ArrowUp', 'k'],
      'festivities.first': ['Home'],
      'festivities.last': ['End'],
      'festivities.nextGroup': ['PageDown'],
      'festivities.previousGroup': ['PageUp'],
      'festivities.open': ['Enter', 'o'],
      'festivities.reload': ['Shift+R'],
    });
  });

  test('steps of rows', () => {
    expect(keysOf('rowSteps')).toEqual({
      'rowSteps.submit': ['s v'],
      'rowSteps.publish': ['s p'],
      'rowSteps.return': ['s r'],
    });
  });

  test('editor', () => {
    expect(keysOf('editor')).toEqual({
      'editor.save': ['mod+S', 'mod+Enter'],
      'editor.nextError': ['F8'],
      'editor.copy': ['Alt+Enter'],
      'editor.missing': ['s m'],
      'editor.chapters': ['s c'],
      'editor.previousError': ['Shift+F8'],
      'editor.nextStep': ['mod+Shift+Enter'],
      'editor.language.it': ['l i'],
      'editor.language.en': ['l e'],
      'editor.nextLanguage': ['Alt+PageDown'],
      'editor.previousLanguage': ['Alt+PageUp'],
      'editor.preview': ['mod+Shift+P'],
      'editor.submit': ['s v'],
      'editor.publish': ['s p'],
      'editor.return': ['s r'],
      'editor.openRevision': ['v r'],
      'editor.openOriginal': ['v o'],
      'editor.compare': ['v c'],
      'editor.duplicate': ['Shift+D'],
    });
  });
});

test('only sections the user may open get a command', () => {
  const registry = allCommands({
    contents: [news],
    forms: [news],
    languages: ['it'],
    listings,
    mayOpen: (route) => route === '/dashboard' || route === '/users',
  });
  const navigation = registry.commands.filter(({ group }) => group === 'navigation');
  expect(navigation.map(({ id, keys }) => [id, keys])).toEqual([
    ['go.dashboard', ['g h']],
    ['go.user', ['g u']],
    ['whole.user', undefined],
  ]);
});

test('the lists that the menu leads to by what they are bound to get a command each, for who may open them', () => {
  const links = { interessi: [{ id: 5005, title: 'Terme e benessere' }] };
  const boundOf = (mayOpen: (route: string) => boolean) =>
    allCommands({ contents: [interest], forms: [interest], languages: ['it'], links, mayOpen }).commands.filter(
      ({ id }) => leadsToBound(id),
    );
  const [found] = boundOf(() => true);
  expect(found).toMatchObject({
    id: 'go.interessi.5005',
    title: 'Interessi: Terme e benessere',
    area: 'interessi',
    group: 'navigation',
    inPalette: 'typed',
  });
  expect(boundOf((route) => route !== '/interessi-list/5005/terme-e-benessere')).toEqual([]);
});

test('languages that begin alike get letters of their own', () => {
  expect([...languageLetters(['it', 'en', 'es', 'de'])]).toEqual([
    ['it', 'i'],
    ['en', 'e'],
    ['es', 's'],
    ['de', 'd'],
  ]);
});

test('scopes name each other by names that exist', () => {
  const names = everything.scopes.map(({ name }) => name);
  const named = [
    ...everything.scopes.flatMap(({ sharesKeysWith }) => sharesKeysWith),
    ...everything.commands.flatMap(({ helpWith = [] }) => helpWith),
    ...everything.notes.flatMap(({ scope }) => (scope === undefined ? [] : [scope])),
  ];
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});
