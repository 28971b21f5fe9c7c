import { expect, test } from 'vitest';
import { blankItem } from '../../src/content/model/item';
import { withValueAt } from '../../src/content/model/path';
import type { Content } from '../../src/content/model/types';
import { itemProblems } from '../../src/content/model/validate';
import { operator } from '../../src/content/types/operator';

/** Source: document 3, section 5: what status 1 asks for; contacts and price have no rules. */
const PUBLISHED = [
  ...['title', 'excerpt', 'description', 'slug'],
  ...['google.keywords', 'google.title', 'google.description', 'social.title', 'social.description'],
].map((path) => `contents.it.${path}`);

/** Filters, columns and titles as document 3, section 2 and the contract name them. */
test.each<[Content, readonly string[], readonly string[], readonly string[]]>([
  [
    operator,
    ['destinazione', 'provincia', 'comune', 'categoria', 'stato', 'miei'],
    ['ID', 'TITOLO', 'STATO', 'LINGUA', 'AZIONI'],
    ['Gestione Operatori', 'Nuova Operatore', 'Inserimento Operatore', 'Modifica Operatore'],
  ],
])('$area shows what the documents name', ({ list, titles }, filters, columns, names) => {
  expect(list.filters.map(({ name }) => name)).toEqual(filters);
  expect(list.columns.map(({ label }) => label)).toEqual(columns);
  expect([titles.list, titles.create, titles.inserting, titles.editing]).toEqual(names);
});

test.each([operator])('$area asks at status 1 for the nine fields of news, before that for the title', (content) => {
  const blank = blankItem(content, { languages: ['it', 'en'], author: 7, canSave: true });
  const problems = (status: number) =>
    itemProblems(content, withValueAt(blank, 'contents.it.status', status), ['it']).map(({ path }) => path);
  expect(problems(2)).toEqual(['contents.it.title']);
  expect(problems(1).sort()).toEqual([...PUBLISHED].sort());
});

/** Groups of categories by field, labels as document 3, section 2 names them. */
test.each<[Content, readonly (readonly [string, number, string])[]]>([
  [
    operator,
    [
      ['category', 10, 'Categoria'],
      ['theme', 5, 'Reti'],
      ['destinazione', 2, 'Destinazione'],
      ['target', 6, 'Target'],
    ],
  ],
])('$area chooses from the groups that the document names', ({ fields }, groups) => {
  expect(
    fields.filter(({ kind }) => kind === 'categories').map(({ path, main, label }) => [path, main, label]),
  ).toEqual(groups);
});

test.each([operator])('$area has 170 characters of meta description and ten images', ({ fields }) => {
  const limit = (path: string) => fields.find((field) => field.path === path)?.limit;
  expect([limit('google.description'), limit('social.description'), limit('attachments')]).toEqual([170, 160, 10]);
});

test('operators are narrowed by a filter that is called otherwise than its field', () => {
  const filter = operator.list.filters.find(({ name }) => name === 'categoria');
  expect([filter?.kind, filter?.field, filter?.main]).toEqual(['category', 'category', 10]);
});
