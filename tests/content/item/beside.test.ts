import { describe, expect, test } from 'vitest';
import { changedFields } from '../../../src/content/changedFields';
import type { Json } from '../../../src/content/field/json';
import { fieldPath, valueAt } from '../../../src/content/field/path';
import { withDeclaredPlaces, withLanguageOf, writtenLanguages } from '../../../src/content/item/beside';
import { copiedItem } from '../../../src/content/item/copy';
import { blankItem, languageIsBlank, normaliseItem } from '../../../src/content/item/item';
import { itemProblems } from '../../../src/content/item/validate';
import { event, news, page } from '../named';

const blank = { languages: ['it', 'en'], author: 7, canSave: true } as const;
const mail = (value: string): Json => [{ id: 1, order: 1, type: 'email', value }];
const read = (sent: { readonly [key: string]: Json }) => normaliseItem(event, { id: 12, ...sent }, blank);

test('a value per language beside the contents lies in a map by language', () => {
  expect(fieldPath({ path: 'contacts', localized: 'beside' }, 'en')).toBe('contacts.en');
  expect(blankItem(event, blank)).toMatchObject({ contacts: { it: [], en: [] } });
  expect(blankItem(event, blank).contents.it).not.toHaveProperty('contacts');
});

describe('what a server sends', () => {
  test.each<[string, { readonly [key: string]: Json }, unknown]>([
    ['the map', { contacts: { it: mail('a@b.it'), en: null } }, { it: mail('a@b.it'), en: [] }],
    ['nothing', {}, { it: [], en: [] }],
    ['null', { contacts: null }, { it: [], en: [] }],
    ['an empty list for an empty map', { contacts: [] }, { it: [], en: [] }],
    ['the former place', { contents: { it: { contacts: mail('a@b.it') } } }, { it: mail('a@b.it'), en: [] }],
    [
      'both, of which the map counts',
      {
        contacts: { it: mail('a@b.it') },
        contents: { it: { contacts: mail('c@d.it') }, en: { contacts: mail('e@f.it') } },
      },
      { it: mail('a@b.it'), en: mail('e@f.it') },
    ],
    [
      'a language that the site does not edit',
      { contacts: { fr: { chiave: 'altrove' }, it: mail('a@b.it') } },
      { it: mail('a@b.it'), en: [], fr: { chiave: 'altrove' } },
    ],
  ])('%s', (_, sent, contacts) => {
    const item = read(sent);
    expect(item.contacts).toEqual(contacts);
    for (const content of Object.values(item.contents)) expect(content).not.toHaveProperty('contacts');
    expect(Object.keys(item.contents)).toEqual(['it', 'en']);
  });

  test('is accepted by its schema in each of these shapes, and a list of contacts for all languages is not', () => {
    const accepts = (contacts: Json) => event.itemSchema.safeParse({ id: 12, contents: {}, contacts }).success;
    expect([{}, [], null, undefined, { it: mail('a@b.it'), en: null }].map(accepts)).toEqual(Array(5).fill(true));
    expect([mail('a@b.it'), 'a@b.it', { it: 'a@b.it' }].map(accepts)).toEqual([false, false, false]);
    const former = (contacts: Json) => event.itemSchema.safeParse({ id: 12, contents: { it: { contacts } } }).success;
    expect([former(mail('a@b.it')), former(7)]).toEqual([true, false]);
  });
});

test('what has nothing to move stays the same object', () => {
  const item = read({ contacts: { it: mail('a@b.it') } });
  expect(withDeclaredPlaces(event, item)).toBe(item);
  expect(withDeclaredPlaces(event, null)).toBeNull();
});

test('a language is written where only its value beside the contents is', () => {
  expect(writtenLanguages(event, { contents: { it: {}, de: null }, contacts: { en: mail('a@b.it') } })).toEqual([
    'it',
    'en',
  ]);
  expect(writtenLanguages(event, { contents: {}, contacts: [] })).toEqual([]);
  const item = read({ contacts: { en: mail('a@b.it') } });
  expect([languageIsBlank(event, item, 'it'), languageIsBlank(event, item, 'en')]).toEqual([true, false]);
});

test('a language is taken over whole, and one that is not there takes nothing', () => {
  const from = read({ contents: { en: { title: 'One' } }, contacts: { en: mail('a@b.it') } });
  const into = withLanguageOf(event, read({}), from, 'en');
  expect([into.contents.en?.title, valueAt(into, 'contacts.en'), valueAt(into, 'contacts.it')]).toEqual([
    'One',
    mail('a@b.it'),
    [],
  ]);
  expect(withLanguageOf(event, into, from, 'de')).toBe(into);
});

test('a copy has the contacts of every language, under numbers of its own', () => {
  const source = read({ contents: { it: { title: 'Sagra' } }, contacts: { it: mail('a@b.it'), en: mail('c@d.it') } });
  const { item } = copiedItem(event, source, blankItem(event, blank), 'it');
  expect(item.contacts).toEqual({
    it: [{ id: null, order: 1, type: 'email', value: 'a@b.it' }],
    en: [{ id: null, order: 1, type: 'email', value: 'c@d.it' }],
  });
});

test('a problem names the language, under the path of the wire', () => {
  const item = read({ contents: { it: { title: 'Sagra' }, en: { title: 'Fair' } }, contacts: { en: mail('niente') } });
  expect(itemProblems(event, item, ['it', 'en']).map(({ path, language }) => [path, language])).toEqual([
    ['contacts.en', 'en'],
  ]);
});

test('the log names the field and its languages, wherever it stood then', () => {
  const paths = ['contacts.en', 'contents.it.contacts', 'contents.it.title', 'locations', 'altro.en'];
  expect(changedFields(paths, event.fields)).toEqual([
    'Contatti (inglese, italiano)',
    'Titolo (italiano)',
    'Luoghi',
    'altro.en',
  ]);
});

describe('tags', () => {
  const tag = (id: number): Json => ({ id, name: `Tag ${id}` });
  const tagsOf = (content: typeof page, sent: { readonly [key: string]: Json }) => {
    const { tags, contents } = normaliseItem(content, { id: 12, ...sent }, blank);
    return { item: tags, it: contents.it?.tags, en: contents.en?.tags };
  };

  test.each<[string, { readonly [key: string]: Json }, readonly Json[]]>([
    ['at the item', { tags: [tag(1)] }, [tag(1)]],
    [
      'in the languages',
      { contents: { it: { tags: [tag(1), 2] }, en: { tags: [tag(2), 3] } } },
      [tag(1), tag(2), tag(3)],
    ],
    ['in both places, of which the item counts', { tags: [], contents: { it: { tags: [tag(1)] } } }, []],
    ['nowhere', { tags: null, contents: { it: { title: 'Uno', tags: null } } }, []],
  ])('of a page are those of all languages, found %s', (_, sent, wanted) => {
    const { item, ...inContents } = tagsOf(page, sent);
    expect(Array.isArray(item) && item.map((one: Json) => valueAt(one, 'id'))).toEqual(
      wanted.map((one) => valueAt(one, 'id')),
    );
    expect(inContents).toEqual({ it: undefined, en: undefined });
  });

  test.each<[string, { readonly [key: string]: Json }, object]>([
    ['in the languages', { contents: { it: { tags: [tag(1)] } } }, { it: [tag(1)], en: [] }],
    ['at the item', { tags: [tag(1)], contents: { it: {}, en: {}, de: null } }, { it: [tag(1)], en: [tag(1)] }],
    ['in both places', { tags: [tag(1)], contents: { it: {}, en: { tags: [tag(2)] } } }, { it: [], en: [tag(2)] }],
    ['at the item without languages', { tags: [tag(1)] }, { it: [], en: [] }],
  ])('of news are those of each language, found %s', (_, sent, wanted) => {
    expect(tagsOf(news, sent)).toEqual({ item: undefined, ...wanted });
  });

  test('that are none are passed over in the place where they are not declared', () => {
    const odd = ['uno', { name: 'Due' }, null, tag(3)];
    expect(tagsOf(page, { contents: { it: { tags: odd }, en: { tags: 'uno' } } }).item).toEqual([tag(3)]);
    expect(tagsOf(news, { tags: odd, contents: { it: {} } }).it).toEqual([tag(3)]);
    expect(tagsOf(news, { tags: 'uno', contents: { it: {} } })).toEqual({ item: 'uno', it: [], en: [] });
  });
});
