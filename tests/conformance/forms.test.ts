import { describe, expect, test } from 'vitest';
import type { FieldDeclaration } from '../../src/content/field/field';
import { blankItem } from '../../src/content/item/item';
import { place } from '../../src/content/records/place';
import { contents } from '../../src/content/whole';
import { contentOf, fieldOf, SEO, SOCIAL } from './declared';

const TEXTS = ['title', 'slug', 'subtitle', 'description', ...SEO, ...SOCIAL, 'tags'];
const SETTINGS = ['status', 'author', 'pub_date'];

/** Fields that a form must have; it may have more. */
const FORMS: readonly (readonly [name: string, area: string, fields: readonly string[]])[] = [
  ['news: testi, motori e social [2-3.1, 2-3.2]', 'news', [...TEXTS, 'excerpt', 'author', 'status', 'pub_date']],
  ['news: immagini e impostazioni [2-1.1, 2-2.18]', 'news', ['attachments', 'status', 'author', 'category']],
  [
    'evento [2-3.5]',
    'event',
    [
      ...['locations', 'dates', 'times', 'contacts', 'category', 'target', 'theme', 'portal', 'valenza', 'iat'],
      'ticketing',
    ],
  ],
  ['news [2-3.12]', 'news', ['comune', 'destinazione', 'category', 'target', 'theme', 'portal', 'locations']],
  ['ufficio [2-3.13]', 'iat', ['locations', 'comune', 'contacts', 'info_apertura']],
  [
    'itinerario [2-3.16]',
    'itinerary',
    ['tappe', 'attachments', 'contacts', 'durata', 'theme', 'target', 'tags', 'portal'],
  ],
  ['località: nome e distanza [2-3.19]', 'localita', ['DENOMINAZIONE', 'DISTANZACAPOL', 'slug', ...SEO, ...SOCIAL]],
  ['località: dove [2-3.21]', 'localita', ['location', 'fascia_altimetrica', 'destinazione', 'comune', 'iat']],
  ['interesse [2-3.22]', 'interessi', [...TEXTS, 'comune', 'theme', 'destinazione', 'portal', 'location']],
  [
    'Via Emilia [2-3.23]',
    'viaemilia',
    [
      ...['title', 'subtitle', 'description', ...SEO, 'tags', 'attachments', 'contacts', 'durata', 'theme', 'target'],
      ...['portal', 'tappe'],
    ],
  ],
  ['webcam [2-3.25]', 'webcam', ['title', 'slug', 'webcam.url', 'webcam.note', 'locations', 'category']],
  ['dataset [2-3.26]', 'opendata', ['title', 'description', 'tags', 'category', 'attachments', 'pub_date']],
  [
    'download [2-3.27]',
    'download',
    ['title', 'descrizioneFile', 'comune', 'attachments', 'mappa', 'destinazione', 'theme'],
  ],
  ['pagina: testi [3-2.18]', 'page', [...TEXTS, 'excerpt']],
  ['pagina: impostazioni [3-2.20]', 'page', SETTINGS],
  ['pagina: modello [3-2.22]', 'page', ['template']],
  ['pagina: tutto ciò che ha [3-3.1]', 'page', [...TEXTS, 'excerpt', ...SETTINGS, 'attachments', 'theme', 'template']],
  ...['blog', 'esperienze', 'operatori', 'soggiorno', 'valle'].map(
    (area) =>
      [
        `${area}: testi, motori, social, immagini, impostazioni [3-2.88, 3-2.91, 3-2.92, 3-2.93, 3-2.94]`,
        area,
        ['title', 'slug', 'description', 'tags', ...SEO, ...SOCIAL, 'attachments', ...SETTINGS],
      ] as const,
  ),
  ['blog: sottotitolo [3-2.89]', 'blog', ['subtitle']],
  ['operatori: sottotitolo [3-2.89]', 'operatori', ['subtitle']],
  ['valle: codice [3-2.90, 3-3.17]', 'valle', ['codice']],
  ['operatori: località e indirizzo [3-2.96]', 'operatori', ['localita', 'location']],
  ['esperienze: operatori [3-2.100]', 'esperienze', ['operatore']],
];

describe('a form has the fields that the documents name', () => {
  test.each(FORMS)('%s', (_, area, paths) => {
    expect(contentOf(area).fields.map(({ path }) => path)).toEqual(expect.arrayContaining([...paths]));
  });
});

test('experience and stay ask in ‘Informazioni aggiuntive’ for price and municipalities, beside for referent and contacts [3-2.99, 3-2.101]', () => {
  for (const area of ['esperienze', 'soggiorno']) {
    const further = contentOf(area).cards.find(({ title }) => title === 'Informazioni aggiuntive');
    expect(further?.fields.slice(0, 2).map(({ path, localized }) => [path, localized])).toEqual([
      ['price', 'beside'],
      ['comune', false],
    ]);
    expect(['referente', 'contacts'].map((path) => fieldOf(area, path).localized)).toEqual(['beside', 'beside']);
  }
});

/** Category fields by their groups. */
const GROUPS: readonly (readonly [string, string, string, number, string?])[] = [
  ['eventi: categorie [2-3.34]', 'event', 'category', 1],
  ['news: destinazione [2-3.34]', 'news', 'destinazione', 2],
  ['località: fascia [2-3.34, 2-3.21]', 'localita', 'fascia_altimetrica', 3],
  ['itinerari: durata [2-3.34]', 'itinerary', 'durata', 4],
  ['itinerari: tematismo [2-3.34]', 'itinerary', 'theme', 5],
  ['dataset: categoria [2-3.34, 2-3.26]', 'opendata', 'category', 5],
  ['itinerari: target [2-3.34]', 'itinerary', 'target', 6],
  ['webcam: proprietario [2-3.34, 2-3.25]', 'webcam', 'category', 7],
  ['tag [2-3.34]', 'news', 'tags', 14],
  ['news: categoria [2-3.34]', 'news', 'category', 15],
  ['pagine: Interesse [3-2.21, 3-9.3]', 'page', 'theme', 5, 'Interesse'],
  ['operatori: Categoria [3-2.95, 3-9.3]', 'operatori', 'category', 10, 'Categoria'],
  ['operatori: Reti [3-2.95, 3-9.3]', 'operatori', 'theme', 5, 'Reti'],
  ['blog: Reti [3-2.97]', 'blog', 'theme', 5, 'Reti'],
  ['valli: Reti [3-2.97]', 'valle', 'theme', 5, 'Reti'],
  ['soggiorni: Categoria [3-2.98]', 'soggiorno', 'category', 10, 'Categoria'],
  ['soggiorni: Reti [3-2.98]', 'soggiorno', 'theme', 5, 'Reti'],
  ['esperienze: destinazione [3-9.3]', 'esperienze', 'destinazione', 2, 'Destinazione'],
];

const grouped = GROUPS.map(([name, area, path, main, label]) => ({ name, area, path, main, label }));

test.each(grouped)('out of its group: $name', ({ area, path, main, label }) => {
  const field = fieldOf(area, path);
  expect(field.main).toBe(main);
  if (label !== undefined) expect(field.label).toBe(label);
});

/** Titles of the editor, of a new item and of one there is. */
const TITLES: readonly (readonly [name: string, area: string, inserting: string, editing: string])[] = [
  ['evento [2-2.21]', 'event', 'Inserimento evento', 'Modifica evento'],
  ['ufficio [2-2.29]', 'iat', 'Inserimento Ufficio Informazione', 'Modifica Ufficio Informazione'],
  ['itinerario [2-2.32]', 'itinerary', 'Inserimento itinerario', 'Modifica itinerario'],
  ['pagina [3-2.17]', 'page', 'Inserimento Pagina', 'Modifica Pagina'],
  ['articolo [3-2.102]', 'blog', 'Inserimento Articoli', 'Modifica Articoli'],
];

test.each(TITLES)('is called: %s', (_, area, inserting, editing) => {
  const { titles } = contentOf(area);
  expect([titles.inserting, titles.editing]).toEqual([inserting, editing]);
});

test('every form is called ‘Inserimento …’ and ‘Modifica …’ [2-2.16, 3-2.13]', () => {
  for (const { titles } of contents)
    expect([titles.inserting, titles.editing]).toEqual([
      expect.stringMatching(/^Inserimento /),
      expect.stringMatching(/^Modifica /),
    ]);
});

test('the locality has its twelve chapters in the document’s order [2-3.20]', () => {
  const chapters = contentOf('localita').fields.filter(({ path }) => /^[A-Z]+$/.test(path));
  expect(chapters.flatMap(({ path, kind }) => (kind === 'richText' ? [path] : []))).toEqual([
    ...['DOVESITROVA', 'PERCHE', 'QUANDO', 'CAMERACON', 'DANONPERDERE', 'SULLATAVOLA', 'DIVERTIRSI', 'INFORMA'],
    ...['APPUNTAMENTI', 'INFORMAZIONI', 'NEIDINTORNI', 'NOTE'],
  ]);
});

const partsOf = (area: string, path: string): readonly FieldDeclaration[] => fieldOf(area, path).entry?.fields ?? [];

test('a stop of an event has its detail by language, locality and address [2-3.6]', () => {
  expect(partsOf('event', 'locations').map(({ path, localized }) => [path, localized])).toEqual([
    ['info', 'beside'],
    ['localita', false],
    ['location', false],
  ]);
});

test('a stop of an itinerary has texts by language, point of interest, locality and address [2-3.17]', () => {
  expect(partsOf('itinerary', 'tappe').map(({ path, localized }) => [path, localized])).toEqual([
    ['title', true],
    ['description', true],
    ['info', false],
    ['localita', false],
    ['location', false],
  ]);
});

test('a stop of the Via Emilia has what the document names, images and fixed slots too [2-3.24, 2-5.19, 2-5.20]', () => {
  const parts = partsOf('viaemilia', 'tappe');
  expect(parts.map(({ path }) => path)).toEqual([
    ...['title', 'description', 'distanza', 'poi', 'localita', 'location', 'events'],
    ...['video', 'planning', 'ricette', 'podcast', 'attachments'],
  ]);
  expect(parts.flatMap(({ path, count }) => (count === undefined ? [] : [[path, count]]))).toEqual([
    ['video', 5],
    ['planning', 6],
    ['ricette', 3],
    ['podcast', 2],
  ]);
  expect(parts.find(({ path }) => path === 'attachments')?.limit).toBe(10);
});

test('saves wait a moment where the documents say so [2-5.27, 3-5.13]', () => {
  const waiting = contents.flatMap(({ area, saveDebounced }) => (saveDebounced === true ? [area] : []));
  expect(waiting.toSorted()).toEqual(['event', 'iat', 'interessi', 'itinerary', 'localita', 'viaemilia']);
  expect(place.saveDebounced).toBe(true);
});

test('webcams, datasets and downloads are written in one language [2-2.19]', () => {
  const single = contents.flatMap(({ area, languages }) => (languages === 'primary' ? [area] : []));
  expect(single.toSorted()).toEqual(['download', 'opendata', 'webcam']);
});

test('a new item is its writer’s, a draft, with its three portals off [2-4.8, 2-4.1, 3-4.1, 3-3.13, 3-9.4, 3-6.10]', () => {
  const item = blankItem(contentOf('news'), { languages: ['it', 'en'], author: 7, canSave: false });
  expect([item.contents.it?.author, item.contents.it?.status, item.portal]).toEqual([
    7,
    2,
    [1, 2, 3].map((id) => ({ id, active: false })),
  ]);
});
