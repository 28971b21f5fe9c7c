import { expect, test } from 'vitest';
import { fieldPath, withValueAt } from '../../src/content/field/path';
import { blankItem, normaliseItem } from '../../src/content/item/item';
import { itemProblems } from '../../src/content/item/validate';
import { shownFilters } from '../../src/content/lists/list';
import type { Content } from '../../src/content/model/content';
import { blog, experience, page } from './named';

/** Source: document 3, section 5: what status 1 asks for, in the order of the forms. */
const PUBLISHED = [
  ...['title', 'slug', 'excerpt', 'description'],
  ...['google.keywords', 'google.title', 'google.description', 'social.title', 'social.description'],
].map((path) => `contents.it.${path}`);

interface Named {
  /** Filters that the list shows, and those of its call alone. */
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
  readonly columns: readonly string[];
  /** List, what creates one, both titles of the editor. */
  readonly titles: readonly string[];
  /** Greatest number of images. */
  readonly images: number;
  /** Category fields by their labels and groups. */
  readonly groups: readonly (readonly [string, string, number])[];
}

/** What document 3, sections 2, 5 and 9 and the contract name. */
const TYPES: readonly (readonly [Content, Named])[] = [
  [
    blog,
    {
      shown: ['stato', 'miei'],
      hidden: ['destinazione', 'provincia', 'comune'],
      columns: ['ID', 'TITOLO', 'DATA PUB', 'STATO', 'LINGUA', 'MODIFICATO', 'AZIONI'],
      titles: ['Gestione Articoli', 'Nuovo Articolo', 'Inserimento Articoli', 'Modifica Articoli'],
      images: 10,
      groups: [
        ['Reti', 'theme', 5],
        ['Destinazione', 'destinazione', 2],
        ['Target', 'target', 6],
      ],
    },
  ],
  [
    experience,
    {
      shown: ['destinazione', 'provincia', 'comune', 'stato', 'miei'],
      hidden: [],
      columns: ['ID', 'TITOLO', 'COMUNE', 'DATA PUB', 'STATO', 'LINGUA', 'MODIFICATO', 'AZIONI'],
      titles: ['Gestione Esperienze', 'Nuova Esperienza', 'Inserimento Esperienza', 'Modifica Esperienza'],
      images: 10,
      groups: [
        ['Reti', 'theme', 5],
        ['Destinazione', 'destinazione', 2],
        ['Target', 'target', 6],
      ],
    },
  ],
  [
    page,
    {
      shown: ['stato', 'miei'],
      hidden: [],
      columns: ['ID', 'TITOLO', 'STATO', 'MODIFICATO', 'AZIONI'],
      titles: ['Gestione Pagine Statiche', 'Nuova Pagina', 'Inserimento Pagina', 'Modifica Pagina'],
      images: 40,
      groups: [['Interesse', 'theme', 5]],
    },
  ],
];

test.each(TYPES)('$area shows what the documents name [3-2.19, 3-2.21]', (content, named) => {
  const { list, titles, fields } = content;
  const shown = shownFilters(content).map(({ name }) => name);
  expect([shown, list.filters.map(({ name }) => name).filter((name) => !shown.includes(name))]).toEqual([
    named.shown,
    named.hidden,
  ]);
  expect(list.columns.map(({ label }) => label)).toEqual(named.columns);
  expect([titles.list, titles.create, titles.inserting, titles.editing]).toEqual(named.titles);
  expect(fields.find(({ kind }) => kind === 'images')?.limit).toBe(named.images);
  const groups = fields.filter(({ kind }) => kind === 'categories').map(({ label, path, main }) => [label, path, main]);
  expect(groups).toEqual(named.groups);
  expect(fields.find(({ path }) => path === 'google.description')?.limit).toBe(170);
});

test.each(TYPES)('$area asks for a title, and of what is published for nine texts [3-5.1]', (content) => {
  const blank = blankItem(content, { languages: ['it', 'en'], author: 7, canSave: true });
  const problems = (status: number) =>
    itemProblems(content, withValueAt(blank, 'contents.it.status', status), ['it']).map(({ path }) => path);
  expect(problems(2)).toEqual(['contents.it.title']);
  expect(problems(1)).toEqual(PUBLISHED);
});

test('a page is added by a button of its own name, and its editor is closed to the desks [3-2.16, 3-2.4]', () => {
  expect([page.titles.add, page.barred, blog.barred]).toEqual(['Aggiungi', ['item'], []]);
});

test('of a page the template is a choice that may be left out, and the tags are those of all languages [3-2.22]', () => {
  const shared = page.fields.filter(({ localized }) => localized === false).map(({ path, kind }) => [path, kind]);
  expect(shared).toEqual([
    ['attachments', 'images'],
    ['tags', 'tags'],
    ['template', 'choice'],
    ['theme', 'categories'],
  ]);
  expect(page.required.published).not.toContain('template');
});

test('an experience has price, whom to ask and how by language, and operators and municipalities for all of them [3-3.15, 3-2.99, 3-2.100]', () => {
  const beside = experience.fields.filter(({ localized }) => localized === 'beside');
  expect(beside.map((field) => [fieldPath(field, 'en'), field.label])).toEqual([
    ['price.en', 'Costo'],
    ['referente.en', 'Referente'],
    ['contacts.en', 'Contatti'],
  ]);
  const further = experience.cards.find(({ title }) => title === 'Informazioni aggiuntive');
  expect(further?.fields.map(({ path, kind, area }) => [path, kind, area])).toEqual([
    ['price', 'text', undefined],
    ['comune', 'municipalities', undefined],
    ['operatore', 'contents', 'operatori'],
  ]);
});

test('a price is a text like any other: one of 10,000 characters is told how much too long it is [3-5.3]', () => {
  const blank = blankItem(experience, { languages: ['it'], author: 7, canSave: true });
  const item = [
    ['contents.it.title', 'Volo'],
    ['price.it', '9'.repeat(10_000)],
  ].reduce((one, [path = '', value]) => withValueAt(one, path, value), blank);
  expect(itemProblems(experience, item, ['it']).map(({ path, message }) => [path, message])).toEqual([
    ['price.it', 'Il testo supera il limite di 300 caratteri (sono 10.000): togline 9.700'],
  ]);
});

test('what an experience has no field for goes back as it came', () => {
  const contents = { it: { title: 'Volo', costo: { da: 120 } } };
  const sent = { id: 3, contents, category: [{ id: 10001 }] };
  const item = normaliseItem(experience, sent, { languages: ['it'], author: 7, canSave: true });
  expect([item.contents.it?.costo, item.category, item.price]).toEqual([{ da: 120 }, [{ id: 10001 }], { it: '' }]);
});
