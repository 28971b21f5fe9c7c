import { describe, expect, test } from 'vitest';
import { contents } from '../../src/content/registry';
import { resolveContent } from '../../src/content/resolve';
import type { ContentDeclaration, FieldDeclaration } from '../../src/content/types';

const title: FieldDeclaration = { path: 'title', kind: 'text', label: 'Titolo', localized: true };

const minimal: ContentDeclaration = {
  area: 'note',
  paths: { list: 'note', item: 'note', create: 'note', remove: 'note' },
  routes: { list: '/note', item: '/note/:id' },
  abilities: ['note'],
  titles: {
    section: 'NOTE',
    list: 'Note',
    create: 'Nuova Nota',
    inserting: 'Inserimento Nota',
    editing: 'Modifica Nota',
    one: 'nota',
    many: 'note',
  },
  list: { filters: [], columns: [{ kind: 'id', label: 'ID', sort: 'id' }] },
  cards: [{ id: 'basics', title: 'Base', place: 'main', fields: [title] }],
  required: { draft: ['title'], published: ['title'] },
};

const withFields = (...fields: FieldDeclaration[]): ContentDeclaration => ({
  ...minimal,
  cards: [{ id: 'basics', title: 'Base', place: 'main', fields }],
});

describe('resolveContent', () => {
  test('gives the fields in order, frozen, with the five calls', () => {
    const content = resolveContent(minimal);
    expect(content.fields).toEqual([title]);
    expect(Object.isFrozen(content)).toBe(true);
    expect(Object.isFrozen(content.cards[0]?.fields)).toBe(true);
    expect(Object.values(content.endpoints).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET note',
      'GET note/:id',
      'POST note',
      'PUT note/:id',
      'DELETE note/:ids',
    ]);
  });

  test.each([
    ['a field twice', withFields(title, title), "field 'contents.*.title' is declared twice"],
    ['an unknown required field', { ...minimal, required: { draft: ['tit'], published: [] } }, "required field 'tit'"],
    ['no ability', { ...minimal, abilities: [] }, 'no ability prefix'],
    ['a route without an id', { ...minimal, routes: { list: '/note', item: '/note' } }, "no ':id'"],
    ['a limit of zero', withFields({ ...title, limit: 0 }), 'has a limit of 0'],
    [
      'categories without a group',
      withFields(title, { path: 'theme', kind: 'categories', label: 'Tema', localized: false }),
      'names no category group',
    ],
    [
      'a filter within none',
      {
        ...minimal,
        list: {
          ...minimal.list,
          filters: [
            { name: 'comune', kind: 'municipality', label: 'Comune', all: { value: -1, label: 'Tutti' }, within: 'x' },
          ],
        },
      },
      "lies within an unknown filter 'x'",
    ],
  ] satisfies [string, ContentDeclaration, string][])('refuses %s', (_case, declaration, problem) => {
    expect(() => resolveContent(declaration)).toThrow(problem);
    expect(() => resolveContent(declaration)).toThrow("content type 'note'");
  });

  test('composes nested paths into one schema', () => {
    const content = resolveContent(
      withFields(title, { path: 'google.title', kind: 'text', label: 'Titolo SEO', localized: true }),
    );
    const item = { id: 1, contents: { it: { title: 'Ciao', google: { title: 'SEO', other: 1 } } } };
    expect(content.itemSchema.parse(item)).toEqual(item);
    const bad = content.itemSchema.safeParse({ id: 1, contents: { it: { title: 'Ciao', google: { title: 7 } } } });
    expect(bad.success ? [] : bad.error.issues[0]?.path).toEqual(['contents', 'it', 'google', 'title']);
  });

  test('every declared content type resolves under a name of its own', () => {
    expect(new Set(contents.map((content) => content.area)).size).toBe(contents.length);
    expect(contents.map((content) => content.area)).toContain('news');
  });
});
