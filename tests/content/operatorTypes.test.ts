import { expect, test } from 'vitest';
import { fieldPath, withValueAt } from '../../src/content/field/path';
import { blankItem, normaliseItem } from '../../src/content/item/item';
import { itemProblems } from '../../src/content/item/validate';
import type { Content } from '../../src/content/model/content';
import { furtherRemovals } from '../../src/contract/content';
import { operator, stay, valley } from './named';

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
    ['ID', 'TITOLO', 'STATO', 'LINGUA', 'MODIFICATO', 'AZIONI'],
    ['Gestione Operatori', 'Nuova Operatore', 'Inserimento Operatore', 'Modifica Operatore'],
  ],
  [
    stay,
    ['destinazione', 'provincia', 'comune', 'stato', 'miei'],
    ['ID', 'TITOLO', 'COMUNE', 'DATA PUB', 'STATO', 'LINGUA', 'MODIFICATO', 'AZIONI'],
    [
      'Proposte di soggiorno',
      'Nuova proposta di soggiorno',
      'Inserimento proposta di soggiorno',
      'Modifica proposta di soggiorno',
    ],
  ],
  [
    valley,
    ['stato', 'miei'],
    ['ID', 'TITOLO', 'DATA PUB', 'STATO', 'LINGUA', 'MODIFICATO', 'AZIONI'],
    ['Gestione Valli', 'Nuova Valle', 'Inserimento Valle', 'Modifica Valle'],
  ],
])('$area shows what the documents name', ({ list, titles }, filters, columns, names) => {
  expect(list.filters.map(({ name }) => name)).toEqual(filters);
  expect(list.columns.map(({ label }) => label)).toEqual(columns);
  expect([titles.list, titles.create, titles.inserting, titles.editing]).toEqual(names);
});

test.each([operator, stay, valley])(
  '$area asks at status 1 for the nine fields of news, before that for the title [3-5.1]',
  (content) => {
    const blank = blankItem(content, { languages: ['it', 'en'], author: 7, canSave: true });
    const problems = (status: number) =>
      itemProblems(content, withValueAt(blank, 'contents.it.status', status), ['it']).map(({ path }) => path);
    expect(problems(2)).toEqual(['contents.it.title']);
    expect(problems(1).sort()).toEqual([...PUBLISHED].sort());
  },
);

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
  [
    stay,
    [
      ['category', 10, 'Categoria'],
      ['theme', 5, 'Reti'],
      ['destinazione', 2, 'Destinazione'],
      ['target', 6, 'Target'],
    ],
  ],
  [
    valley,
    [
      ['theme', 5, 'Reti'],
      ['destinazione', 2, 'Destinazione'],
      ['target', 6, 'Target'],
    ],
  ],
])('$area chooses from the groups that the document names [3-2.95, 3-2.97, 3-2.98]', ({ fields }, groups) => {
  expect(
    fields.filter(({ kind }) => kind === 'categories').map(({ path, main, label }) => [path, main, label]),
  ).toEqual(groups);
});

test.each([operator, stay, valley])('$area has 170 characters of meta description and ten images', ({ fields }) => {
  const limit = (path: string) => fields.find((field) => field.path === path)?.limit;
  expect([limit('google.description'), limit('social.description'), limit('attachments')]).toEqual([170, 160, 10]);
});

test('operators are narrowed by a filter that is called otherwise than its field', () => {
  const filter = operator.list.filters.find(({ name }) => name === 'categoria');
  expect([filter?.kind, filter?.field, filter?.main]).toEqual(['category', 'category', 10]);
});

test('a stay proposal has its price, whom to ask and how by language beside the contents [3-2.99, 3-2.101, 3-3.15]', () => {
  const beside = stay.fields.filter(({ localized }) => localized === 'beside');
  expect(beside.map((field) => [fieldPath(field, 'en'), field.label])).toEqual([
    ['price.en', 'Costo'],
    ['referente.en', 'Referente'],
    ['contacts.en', 'Contatti'],
  ]);
  expect(stay.cards.find(({ id }) => id === 'further')?.title).toBe('Informazioni aggiuntive');
});

test('what a stay proposal has no field for goes back as it came', () => {
  const contents = { it: { title: 'Due notti', costo: { da: 120, note: '"a testa"' } } };
  const item = normaliseItem(stay, { id: 3, contents, portal: [] }, { languages: ['it'], author: 7, canSave: true });
  expect(item.contents.it?.costo).toEqual({ da: 120, note: '"a testa"' });
  expect(item.price).toEqual({ it: '' });
});

test('a stay proposal is deleted at the first of its two paths by this client [3-7.2]', () => {
  expect(
    [stay.endpoints.remove, ...furtherRemovals(stay.paths)].map(({ id, method, path }) => [id, method, path]),
  ).toEqual([
    ['soggiorno.remove', 'DELETE', 'soggiorno/:ids'],
    ['proposte-soggiorno.remove', 'DELETE', 'proposte-soggiorno/:ids'],
  ]);
  expect(furtherRemovals(valley.paths)).toEqual([]);
});

test('the code of a valley is one text for all languages, with the limit of every text [3-2.90, 3-3.17]', () => {
  const code = valley.fields.find(({ path }) => path === 'codice');
  expect([code?.kind, code?.label, code?.localized, code?.limit]).toEqual(['text', 'Codice query', false, 300]);
});

test('either ability grants stays and valleys [1-6.10, 3-6.1]', () => {
  expect([stay.abilities, valley.abilities]).toEqual([
    ['soggiorno', 'proposte-soggiorno'],
    ['valle', 'valli'],
  ]);
});
