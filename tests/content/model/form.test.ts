import { describe, expect, test } from 'vitest';
import type { CardDeclaration, FieldDeclaration } from '../../../src/content/field/field';
import { routesOf } from '../../../src/content/lists/addresses';
import { actionsOf, type ExportDeclaration } from '../../../src/content/lists/list';
import { contents } from '../../../src/content/whole';
import { defaultLanguages } from '../../../src/contract/languages';
import { declareContent, type WholeDeclaration } from '../declare';

const languages = defaultLanguages();

const title: FieldDeclaration = { path: 'title', kind: 'text', label: 'Titolo', localized: true };

const portal: FieldDeclaration = { path: 'portal', kind: 'portals', label: 'Portali', localized: false };

const status: FieldDeclaration = { path: 'status', kind: 'status', label: 'Stato', localized: true };

const basics: CardDeclaration = { id: 'basics', title: 'Base', column: 'main', fields: [title] };

const minimal: WholeDeclaration = {
  area: 'note',
  paths: { list: 'note', item: 'note', create: 'note', remove: 'note' },
  routes: routesOf({ list: '/note', item: '/note/:id' }),
  icon: 'list',
  letter: null,
  barred: [],
  permissions: { note: 'Note' },
  dashboardNames: { note: 'Note' },
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
  cards: [basics],
  required: { draft: ['title'], published: ['title'] },
};

const withFields = (...fields: FieldDeclaration[]): WholeDeclaration => ({
  ...minimal,
  cards: [{ id: 'basics', title: 'Base', column: 'main', fields }],
});

describe('a field beside the contents', () => {
  const beside: FieldDeclaration = { path: 'price', kind: 'text', label: 'Prezzo', localized: 'beside' };

  test('may be a text', () => {
    expect(declareContent(withFields(title, beside)).fields).toEqual([title, beside]);
  });

  test.each<[string, readonly FieldDeclaration[], string]>([
    ['a status', [{ ...beside, kind: 'status' }], "the kind 'status' lies in the contents"],
    ['named like a base key', [{ ...beside, path: 'lang' }], 'its name is taken'],
    ['named like the contents', [{ ...beside, path: 'contents' }], 'its name is taken'],
    ['where a shared field lies', [beside, { ...beside, localized: false }], "'price' lies there"],
    ['named like one in the contents', [beside, { ...beside, localized: true }], "'price' lies there"],
    ['around another field', [beside, { ...beside, path: 'price.it', localized: false }], "'price.it' lies there"],
    ['declared twice', [beside, { ...beside }], "field 'price.*' is declared twice"],
  ])('is refused %s', (_, fields, problem) => {
    expect(() => declareContent(withFields(title, ...fields))).toThrow(problem);
  });
});

describe('a declared content type', () => {
  test('gives the fields in order, frozen, with its six calls', () => {
    const content = declareContent(minimal);
    expect(content.fields).toEqual([title]);
    expect(Object.isFrozen(content)).toBe(true);
    expect(Object.isFrozen(content.cards[0]?.fields)).toBe(true);
    expect(Object.values(content.endpoints).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET note',
      'DELETE note/:ids',
      'GET note/:id',
      'POST note',
      'PUT note/:id',
      'GET note/:id/revision_base',
    ]);
  });

  test('gives the call that exports it, where it has a path', () => {
    const exported = declareContent({
      ...minimal,
      paths: { ...minimal.paths, export: 'note/export/' },
      list: { ...minimal.list, exports: { fileName: 'note.csv', columns: [{ kind: 'field', path: 'title' }] } },
    });
    expect(exported.endpoints.exportAll).toMatchObject({ method: 'GET', path: 'note/export/', givesFile: 'text/csv' });
    expect(actionsOf(exported).map(({ name, on, needs }) => [name, on, needs])).toEqual([
      ['approve', 'row', 'publish'],
      ['exportAll', 'list', undefined],
    ]);
  });

  const exporting = { ...minimal.paths, export: 'note/export/' };
  const file = { fileName: 'note.csv' };
  test.each<[string, WholeDeclaration['paths'], ExportDeclaration | undefined]>([
    ['nothing says what is exported', exporting, undefined],
    ['no path exports it', minimal.paths, { ...file, columns: [] }],
    ['its export has no columns', exporting, file],
    ["exported field 'altro' is not declared", exporting, { ...file, columns: [{ kind: 'field', path: 'altro' }] }],
    ['contents are exported all together', exporting, { ...file, columns: [], ofSelected: true }],
  ])('refuses an export where %s', (problem, paths, exports) => {
    const list = exports === undefined ? minimal.list : { ...minimal.list, exports };
    expect(() => declareContent({ ...minimal, paths, list })).toThrow(problem);
  });

  test.each([
    ['a field twice', withFields(title, title), "field 'contents.*.title' is declared twice"],
    ['an unknown required field', { ...minimal, required: { draft: ['tit'], published: [] } }, "required field 'tit'"],
    ['no ability', { ...minimal, permissions: {} }, 'no ability prefix'],
    ['a prefix with an action', { ...minimal, permissions: { 'note-': 'Note' } }, "'note-' is no ability prefix"],
    ['a permission without a name', { ...minimal, permissions: { note: ' ' } }, "'note' has no name"],
    ['a letter of two', { ...minimal, letter: 'no' }, "'no' is no letter after g"],
    ['no name on the dashboard', { ...minimal, dashboardNames: { notes: 'Note' } }, 'no name on the dashboard'],
    ['no editor', { ...minimal, routes: routesOf({ list: '/note', item: null }) }, 'its items have no route'],
    ['a limit of zero', withFields({ ...title, limit: 0 }), 'has a limit of 0'],
    [
      'categories without a group',
      withFields(title, { path: 'theme', kind: 'categories', label: 'Tema', localized: false }),
      'names no category group',
    ],
    [
      'a column of a field that is none of categories',
      {
        ...withFields(title, { path: 'theme', kind: 'text', label: 'Tema', localized: false }),
        list: { ...minimal.list, columns: [{ kind: 'choices', field: 'theme', label: 'TEMA' }] },
      },
      "column 'theme' shows no field of categories",
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
    [
      'a shared field twice',
      withFields(title, ...[1, 2].map((): FieldDeclaration => ({ ...portal, limit: 1 }))),
      "field 'portal' is declared twice",
    ],
    [
      'a card twice',
      { ...minimal, cards: [...minimal.cards, { id: 'basics', title: 'Altro', column: 'side', fields: [portal] }] },
      "card 'basics' is declared twice",
    ],
    [
      'an unknown field to publish',
      { ...minimal, required: { draft: [], published: ['tit'] } },
      "required field 'tit'",
    ],
    [
      'a requirement that is always met',
      { ...withFields(title, status), required: { draft: [], published: ['status'] } },
      "required field 'status' is never empty",
    ],
    [
      'a field both required and advised',
      { ...minimal, required: { draft: [], published: ['title'], advised: ['title'] } },
      "field 'title' is advised and required at once",
    ],
    ['advice about no field', { ...minimal, required: { draft: [], published: [], advised: ['tit'] } }, "field 'tit'"],
    [
      'a text that takes what is none',
      withFields(title, {
        path: 'name',
        kind: 'text',
        label: 'Nome',
        localized: false,
        fallback: 'contents.it.status',
      }),
      "field 'name' can't take 'contents.it.status'",
    ],
    [
      'a text of a language that takes another',
      withFields({ ...title, fallback: 'contents.it.title' }),
      "field 'title' can't take 'contents.it.title'",
    ],
    ['a shape of what is no address', withFields({ ...title, shape: 'bare' }), "field 'title' has a shape"],
    [
      'an address with a locality that nothing beside it is',
      withFields(title, {
        path: 'location',
        kind: 'address',
        label: 'Indirizzo',
        localized: false,
        shape: 'withLocality',
        companion: 'title',
      }),
      "field 'location' is written with a locality that no field beside it has",
    ],
    [
      'a text copied from what is none',
      withFields({ ...title, copyFrom: { path: 'status', words: 'dallo stato' } }, status),
      "field 'title' can't be copied from 'status'",
    ],
    [
      'a shared text that is none',
      { ...minimal, cards: [{ ...basics, share: { kind: 'search', title: 'title', description: 'excerpt' } }] },
      "shared text 'excerpt' is not a localized text",
    ],
    ['a limit below zero', withFields({ ...title, limit: -1 }), 'has a limit of -1'],
    [
      'tags without a group',
      withFields(title, { path: 'tags', kind: 'tags', label: 'Tag', localized: true }),
      "field 'tags' names no category group",
    ],
  ] satisfies [string, WholeDeclaration, string][])('refuses %s', (_case, declaration, problem) => {
    expect(() => declareContent(declaration)).toThrow(problem);
    expect(() => declareContent(declaration)).toThrow("content type 'note'");
  });

  test('composes nested paths into one schema', () => {
    const content = declareContent(
      withFields(title, { path: 'google.title', kind: 'text', label: 'Titolo SEO', localized: true }),
    );
    const item = { id: 1, contents: { it: { title: 'Ciao', google: { title: 'SEO', other: 1 } } } };
    expect(content.itemSchema.parse(item)).toEqual(item);
    const bad = content.itemSchema.safeParse({ id: 1, contents: { it: { title: 'Ciao', google: { title: 7 } } } });
    expect(bad.success ? [] : bad.error.issues[0]?.path).toEqual(['contents', 'it', 'google', 'title']);
  });

  test('a field has its shape where it lies: in each language, or once', () => {
    const { itemSchema } = declareContent(withFields(title, portal));
    const problemAt = (item: object) => itemSchema.safeParse({ id: 1, ...item }).error?.issues[0]?.path ?? null;
    expect(problemAt({ contents: { it: { title: 7 } } })).toEqual(['contents', 'it', 'title']);
    expect(problemAt({ contents: {}, portal: 7 })).toEqual(['portal']);
    expect(problemAt({ contents: { it: { portal: 7 } }, title: 7 })).toBeNull();
    expect(problemAt({ contents: { it: null } })).toBeNull();
    expect(problemAt({})).toEqual(['contents']);
    expect(problemAt({ contents: { it: { google: null } } })).toBeNull();
  });

  test('two fields of the same length and one with a limit of one are right', () => {
    const slug: FieldDeclaration = { path: 'slug', kind: 'slug', label: 'Slug', localized: true, limit: 1 };
    const theme: FieldDeclaration = { path: 'theme', kind: 'categories', label: 'Tema', localized: false, main: 3 };
    const shared: FieldDeclaration = { ...title, localized: false };
    expect(declareContent(withFields(title, slug, theme, shared)).fields).toEqual([title, slug, theme, shared]);
  });

  describe('gives what follows from the declaration', () => {
    const filter = (name: string, kind: 'municipality' | 'language') =>
      ({ name, kind, label: name, all: { value: -1, label: 'Tutti' } }) as const;
    const { endpoints, list, ...content } = declareContent({
      ...withFields(title, portal),
      list: {
        ...minimal.list,
        filters: [filter('comune', 'municipality'), filter('lingua', 'language')],
        actions: [{ name: 'export', title: 'Esporta', on: 'list', by: 'screen' }],
      },
    });

    test('a list requested by its filters', () => {
      const accepts = (query: object) => endpoints.list.query.safeParse(query).success;
      expect(
        [{ comune: 5, lingua: 'it', page: 1 }, {}, { comune: 'Bologna' }, { lingua: 5 }, { page: 'x' }].map(accepts),
      ).toEqual([true, true, false, false, false]);
    });

    test('answered in rows', () => {
      const meta = { total: 1, per_page: 50, current_page: 1, last_page: 1, from: 1, to: 1 };
      const answers = (row: object) => endpoints.list.answer.safeParse({ data: [row], meta }).success;
      expect(
        [{ id: 1, contents: { it: { title: 'Ciao' } } }, { id: 1 }, {}, { id: 1, contents: 7 }].map(answers),
      ).toEqual([true, true, false, false]);
    });

    test('an item that is read with its id, and sent with or without', () => {
      const item = { contents: { it: { title: 'Ciao' } } };
      const bodies = [item, { ...item, id: null }, { ...item, id: 'new' }, { ...item, id: 'x' }, { contents: 7 }];
      const takes = [endpoints.create, endpoints.update].map(({ body }) =>
        bodies.map((one) => body.safeParse(one).success),
      );
      expect(takes).toEqual(Array(2).fill([true, true, true, false, false]));
      expect([{ ...item, id: 7 }, item].map((data) => endpoints.read.answer.safeParse({ data }).success)).toEqual([
        true,
        false,
      ]);
    });

    test('its own actions and the one of every content type, frozen', () => {
      expect(list.actions?.map(({ name }) => name)).toEqual(['export', 'approve']);
      expect(declareContent(minimal).list.actions?.map(({ name }) => name)).toEqual(['approve']);
      expect([list, list.actions, content.fields].map(Object.isFrozen)).toEqual([true, true, true]);
    });

    test('what a row is called, where it is shown, of what it is a revision, and that it may be copied', () => {
      const row = { id: 7, revision: 60, contents: { it: { title: 'Ciao', permalink: '/ciao' } } };
      expect([
        content.titleOf(row, languages),
        content.permalinkOf?.(row, languages),
        content.revisionOf?.(row),
      ]).toEqual(['Ciao', '/ciao', 60]);
      expect(content.titleOf({ id: 7 }, languages)).toBeNull();
      expect(content.isCopied).toBe(true);
    });
  });

  test('every declared content type resolves under a name of its own', () => {
    expect(new Set(contents.map((content) => content.area)).size).toBe(contents.length);
    expect(contents.map((content) => content.area)).toContain('news');
  });
});
