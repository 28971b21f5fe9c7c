import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { withValueAt } from '../../../src/content/field/path';
import {
  blankItem,
  itemWith,
  languageIsBlank,
  normaliseItem,
  withPublicationDates,
} from '../../../src/content/item/item';
import type { Localized } from '../../../src/content/model/content';
import { news } from '../named';

const blank = { languages: ['it', 'en'], author: 7, canSave: false } as const;

test.each([
  ['published for the first time', 2, 1, null, 'now'],
  ['new and published', undefined, 1, null, 'now'],
  ['published at a chosen moment', 2, 1, '2026-01-01 00:00:00', '2026-01-01 00:00:00'],
  ['published before, its date emptied', 1, 1, null, null],
  ['published again, with its first date', 0, 1, '2025-05-05 10:00:00', '2025-05-05 10:00:00'],
  ['still a draft', 2, 2, null, null],
  ['withdrawn', 1, 0, null, null],
])('the date of a language that is %s', (_, before, status, date, expected) => {
  const item = (stands: number, pubDate: string | null = null) => {
    const whole = blankItem(news, blank);
    const it = { ...(whole.contents.it as Localized), status: stands, pub_date: pubDate };
    return { ...whole, contents: { ...whole.contents, it } };
  };
  const after = withPublicationDates(item(status, date), before === undefined ? null : item(before), 'now');
  expect([after.contents.it?.pub_date, after.contents.en?.pub_date]).toEqual([expected, null]);
});

describe('a blank item', () => {
  test('is nobody’s version of anything, in the first language', () => {
    const { id, canSave, draft, revision, updated_at, lang, contents } = blankItem(news, blank);
    expect({ id, canSave, draft, revision, updated_at, lang }).toEqual({
      id: 'new',
      canSave: false,
      draft: 0,
      revision: null,
      updated_at: null,
      lang: 'it',
    });
    expect(Object.keys(contents)).toEqual(['it', 'en']);
    expect(contents.en).toMatchObject({ title: '', status: 2, author: 7, pub_date: null, permalink: null });
  });

  test('says whether its author may publish, and which language comes first', () => {
    expect(blankItem(news, { languages: ['en'], author: null, canSave: true })).toMatchObject({
      canSave: true,
      lang: 'en',
      contents: { en: { author: null } },
    });
    expect(blankItem(news, { ...blank, languages: [] }).lang).toBe('');
    expect(blankItem(news, { ...blank, languages: ['de', 'it'] }).lang).toBe('de');
  });
});

test('begins with what its list is bound to, as far as a shared field has that', () => {
  const empty = blankItem(news, blank);
  expect(itemWith(news, empty, { theme: 5003 })).toEqual({ ...empty, theme: [{ id: 5003 }] });
  expect(itemWith(news, empty, { title: 'x', nowhere: 1 })).toEqual(empty);
  expect(itemWith(news, empty, {})).toBe(empty);
});

test('has in every language what each content type has, whatever its fields', () => {
  const bare = { ...news, fields: [] };
  const localized = { title: '', status: 2, author: 7, pub_date: null, permalink: null };
  expect(blankItem(bare, blank).contents).toEqual({ it: localized, en: localized });
  expect(
    normaliseItem(bare, { id: 12, contents: { it: { status: null }, en: { status: 1 } } }, blank).contents,
  ).toEqual({
    it: localized,
    en: { ...localized, status: 1 },
  });
});

describe('what a server sends', () => {
  const read = (sent: { readonly [key: string]: Json }) => normaliseItem(news, { id: 12, ...sent }, blank);

  test.each<[string, Json, unknown]>([
    ['draft', 9, 9],
    ['draft', '9', 0],
    ['draft', null, 0],
    ['revision', 60, 60],
    ['revision', '60', null],
    ['revision', undefined, null],
    ['updated_at', '2026-01-02T03:04:05.000Z', '2026-01-02T03:04:05.000Z'],
    ['updated_at', 7, null],
    ['canSave', true, true],
    ['canSave', 1, true],
    ['canSave', 0, false],
    ['canSave', 'yes', false],
    ['lang', 'en', 'en'],
  ])('%s %j is read as %j', (key, sent, value) => expect(read({ [key]: sent })[key]).toEqual(value));

  test('has every language of the portal, and keeps one that the portal has not', () => {
    const item = read({ contents: { de: { title: 'Fest', status: 1 }, it: null } });
    expect(Object.keys(item.contents)).toEqual(['it', 'en', 'de']);
    expect(item.contents.de).toMatchObject({ title: 'Fest', status: 1, slug: '', tags: [] });
    expect(item.contents.it).toMatchObject({ title: '', status: 2, author: 7 });
    expect(Object.keys(read({ contents: null }).contents)).toEqual(['it', 'en']);
    expect(read({}).lang).toBe('it');
  });
});

describe('whether a language was begun', () => {
  const item = blankItem(news, blank);

  test.each<[string, Json, boolean]>([
    ['contents.en.title', 'Fair', false],
    ['contents.en.description', '<p>Fair</p>', false],
    ['contents.en.description', '<p></p>', true],
    ['contents.en.status', 1, true],
    ['contents.en.author', 9, true],
    ['contents.en.pub_date', '2026-02-28 10:00:00', true],
    ['contents.it.title', 'Sagra', true],
    ['comune', [{ id: 5 }], true],
  ])('%s %j leaves English blank: %s', (path, value, isBlank) =>
    expect(languageIsBlank(news, withValueAt(item, path, value), 'en')).toBe(isBlank),
  );
});
