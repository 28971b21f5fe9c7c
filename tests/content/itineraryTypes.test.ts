import { expect, test } from 'vitest';
import { fieldPath, withValueAt } from '../../src/content/field/path';
import { blankItem } from '../../src/content/item/item';
import { itemProblems } from '../../src/content/item/validate';
import type { Content } from '../../src/content/model/content';
import { itinerary, viaEmilia } from './named';

/** Source: document 2, section 5: what status 1 asks for of news, itineraries, interests and the Via Emilia. */
const PUBLISHED = [
  ...['title', 'excerpt', 'description', 'slug'],
  ...['google.keywords', 'google.title', 'google.description', 'social.title', 'social.description'],
].map((path) => `contents.it.${path}`);

/** Filters, columns and titles as document 2, section 2 and the contract name them. */
test.each<[Content, readonly string[], readonly string[], readonly string[]]>([
  [
    itinerary,
    ['durata', 'tema', 'target', 'stato', 'miei'],
    ['ID', 'TITOLO', 'TEMATISMO', 'TARGET', 'STATO', 'MODIFICATO', 'AZIONI'],
    ['Lista Itinerari', 'Nuovo Itinerario', 'Inserimento itinerario', 'Modifica itinerario'],
  ],
  [
    viaEmilia,
    ['target', 'stato', 'miei'],
    ['ID', 'TITOLO', 'TARGET', 'STATO', 'MODIFICATO', 'AZIONI'],
    [
      'Via Emilia',
      'Nuovo Itinerario Via Emilia',
      'Inserimento itinerario Via Emilia',
      'Modifica itinerario Via Emilia',
    ],
  ],
])('$area shows what the documents name [2-2.30, 2-2.31, 2-2.38]', ({ list, titles }, filters, columns, names) => {
  expect(list.filters.map(({ name }) => name)).toEqual(filters);
  expect(list.columns.map(({ label }) => label)).toEqual(columns);
  expect([titles.list, titles.create, titles.inserting, titles.editing]).toEqual(names);
});

test.each([itinerary, viaEmilia])('$area asks at status 1 for the nine fields of news [2-5.5, 2-5.9]', (content) => {
  const blank = blankItem(content, { languages: ['it', 'en'], author: 7, canSave: true });
  const problems = (status: number) =>
    itemProblems(content, withValueAt(blank, 'contents.it.status', status), ['it']).map(({ path }) => path);
  expect(problems(2)).toEqual(['contents.it.title']);
  expect(problems(1).sort()).toEqual([...PUBLISHED].sort());
});

test('narrow by the groups of durations, themes and targets, whose fields are called otherwise [2-2.30]', () => {
  const groups = ({ list }: Content) =>
    list.filters.flatMap(({ name, field = name, main }) => (main === undefined ? [] : [[name, field, main]]));
  expect(groups(itinerary)).toEqual([
    ['durata', 'durata', 4],
    ['tema', 'theme', 5],
    ['target', 'target', 6],
  ]);
  expect(groups(viaEmilia)).toEqual([['target', 'target', 6]]);
});

test('an itinerary has a short subtitle, both have contacts by language beside the contents [2-5.15]', () => {
  const limits = [itinerary, viaEmilia].map(({ fields }) => fields.find(({ path }) => path === 'subtitle')?.limit);
  expect(limits).toEqual([90, 300]);
  for (const { fields } of [itinerary, viaEmilia]) {
    const contacts = fields.find(({ kind }) => kind === 'contacts');
    expect(contacts && fieldPath(contacts, 'en')).toBe('contacts.en');
  }
});
