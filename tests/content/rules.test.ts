import { describe, expect, test } from 'vitest';
import type { FieldDeclaration } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { sameValue, valueAt, withValueAt } from '../../src/content/field/path';
import { blankItem, languageIsBlank, normaliseItem } from '../../src/content/item/item';
import { itemProblems, languageProblems } from '../../src/content/item/validate';
import { richTextIsEmpty } from '../../src/content/kinds/richText';
import { kindOf } from '../../src/content/kinds/table';
import { slugOf } from '../../src/content/text/slug';
import { validationTexts } from '../../src/messages/screens/validation';
import { news } from './named';

const blank = { languages: ['it', 'en'], author: 7, canSave: false } as const;
const fieldOf = (path: string): FieldDeclaration => {
  const field = news.fields.find((candidate) => candidate.path === path);
  if (field === undefined) throw new Error(`no field ${path}`);
  return field;
};

describe('slug', () => {
  test.each([
    ['La Città è bella!', 'la-citta-e-bella'],
    ["L'alba sull'Adriatico", 'lalba-sulladriatico'],
    ['  Due   spazi – e trattino ', 'due-spazi-e-trattino'],
    ['già-unite_parole', 'gia-unite-parole'],
    ['¿?', ''],
  ])('%s [1-5.31]', (title, slug) => expect(slugOf(title)).toBe(slug));
});

describe('paths', () => {
  const item = { a: { b: { c: 1 } }, d: [1] };
  test('reads deep, undefined where the way is missing', () => {
    expect(valueAt(item, 'a.b.c')).toBe(1);
    expect(valueAt(item, 'a.x.c')).toBeUndefined();
    expect(valueAt(item, 'd.c')).toBeUndefined();
  });
  test('writes a copy and shares the rest', () => {
    const changed = withValueAt(item, 'a.b.c', 2);
    expect(changed).toEqual({ a: { b: { c: 2 } }, d: [1] });
    expect(changed.d).toBe(item.d);
    expect(item.a.b.c).toBe(1);
    expect(withValueAt({}, 'x.y', 'z')).toEqual({ x: { y: 'z' } });
  });
  test.each<[Json, Json, boolean]>([
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [[1, { a: 2 }], [1, { a: 2 }], true],
    [[1, 2], [2, 1], false],
    [null, undefined, false],
    ['1', 1, false],
    [['x'], 'x', false],
    ['x', ['x'], false],
    [null, [], false],
    [[], null, false],
  ])('compares %j and %j', (a, b, same) => expect(sameValue(a, b)).toBe(same));
});

describe('items', () => {
  test('a blank one has every declared field in every language', () => {
    const item = blankItem(news, blank);
    expect(item.contents.en).toMatchObject({ title: '', status: 2, author: 7, google: { title: '' }, tags: [] });
    expect(item).toMatchObject({ id: 'new', comune: [], portal: [1, 2, 3].map((id) => ({ id, active: false })) });
    expect(languageIsBlank(news, item, 'en')).toBe(true);
  });

  test('what a server sends is merged over the blank one, unknown keys stay', () => {
    const sent = {
      id: 12,
      canSave: 1,
      updated_at: '2026-01-02T03:04:05.000Z',
      contents: { it: { title: 'Ciao', status: null, google: null, extra: 'x' } },
      comune: [5, { id: 6, nome: 'Forlì' }],
      portal: [{ id: 2, active: 1 }],
      locations: [],
      surprise: { kept: true },
    };
    const item = normaliseItem(news, sent, blank);
    expect(item).toMatchObject({
      id: 12,
      canSave: true,
      comune: [{ id: 5 }, { id: 6, nome: 'Forlì' }],
      portal: [
        { id: 1, active: false },
        { id: 2, active: true },
        { id: 3, active: false },
      ],
      locations: { location: { city: null, address: '', lat: null, lng: null } },
      surprise: { kept: true },
    });
    expect(item.contents.it).toMatchObject({ title: 'Ciao', status: 2, google: { title: '' }, extra: 'x' });
    expect(item.contents.en).toMatchObject({ title: '', status: 2 });
    expect(normaliseItem(news, item, blank)).toEqual(item);
  });
});

describe('validation', () => {
  const titled = withValueAt(blankItem(news, blank), 'contents.it.title', 'Titolo');
  const published = withValueAt(titled, 'contents.it.status', 1);

  test('a draft needs its title only [2-4.1, 3-4.1]', () => {
    expect(languageProblems(news, titled, 'it')).toEqual([]);
    expect(languageProblems(news, titled, 'en')).toEqual([
      { path: 'contents.en.title', label: 'Titolo', language: 'en', message: 'Campo richiesto' },
    ]);
  });

  test('a published one needs the whole list of the table', () => {
    expect(languageProblems(news, published, 'it').map(({ path }) => path)).toEqual(
      ['slug', 'excerpt', 'description', 'google.keywords', 'google.title', 'google.description']
        .concat(['social.title', 'social.description'])
        .map((path) => `contents.it.${path}`),
    );
  });

  test.each([
    ['title', 300],
    ['slug', 300],
    ['subtitle', 300],
    ['excerpt', 300],
    ['google.description', 170],
    ['social.description', 160],
  ])('%s holds %i characters and not one more', (path, limit) => {
    const at = `contents.it.${path}`;
    expect(languageProblems(news, withValueAt(titled, at, 'a'.repeat(limit)), 'it')).toEqual([]);
    expect(languageProblems(news, withValueAt(titled, at, 'a'.repeat(limit + 1)), 'it')).toMatchObject([{ path: at }]);
  });

  test('coordinates, like all but the title, are asked for once published [2-5.11]', () => {
    const item = withValueAt(titled, 'locations.location.address', 'Via Roma');
    const at = (status: number) =>
      languageProblems(news, withValueAt(item, 'contents.it.status', status), 'it').map(({ path }) => path);
    expect(at(0)).toEqual([]);
    expect(at(3)).toEqual([]);
    expect(at(1)).toContain('locations');
  });

  test("a shared field's problem appears once over all languages", () => {
    const item = withValueAt(titled, 'locations.location.lat', 91);
    const both = withValueAt(item, 'contents.en.title', 'Title');
    expect(itemProblems(news, both, ['it', 'en'])).toEqual([
      {
        path: 'locations',
        label: 'Indirizzo',
        language: null,
        message: validationTexts.latitude,
      },
    ]);
  });

  test.each<[string, string, Json, boolean]>([
    ['slug', 'slug', 'La Città', false],
    ['slug', 'slug', 'la-citta-2', true],
    ['date', 'pub_date', '2026-02-30 10:00:00', false],
    ['date', 'pub_date', '2026-02-28 10:00:00', true],
    ['date', 'pub_date', 'ieri', false],
    ['latitude', 'locations', { location: { lat: 91, lng: 11 } }, false],
    ['longitude', 'locations', { location: { lat: 44, lng: 'x' } }, false],
    ['both', 'locations', { location: { lat: '44.5', lng: 11.3 } }, true],
  ])('%s: %s %j', (_case, path, value, valid) => {
    const field = fieldOf(path);
    expect(kindOf(field).problem(value, field) === null).toBe(valid);
  });

  test.each([
    ['<p></p>', true],
    ['<p>&nbsp;</p><h2> </h2>', true],
    ['', true],
    ['<p>ciao</p>', false],
    ['<p><img src="a.png"></p>', false],
  ])('rich text %j is empty: %s', (html, empty) => expect(richTextIsEmpty(html)).toBe(empty));
});
