import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { withValueAt } from '../../../src/content/field/path';
import { blankItem } from '../../../src/content/item/item';
import type { ContentItem } from '../../../src/content/model/content';
import { STATUSES } from '../../../src/content/publication/status';
import { effectsOf, readersEffects } from '../../../src/machines/publication/effects';
import { news } from '../../content/named';

const blank = blankItem(news, { languages: ['it', 'en'], author: 1, canSave: true });
const changed = (item: ContentItem, ...changes: [string, Json][]): ContentItem =>
  changes.reduce<ContentItem>((built, [path, value]) => withValueAt(built, path, value), item);

const item = changed(blank, ['contents.it.title', 'Uno'], ['contents.en.title', 'One']);
const effects = (before: ContentItem, after: ContentItem) =>
  effectsOf({ content: news, before, after, language: 'it' }).map(({ language, effect }) => `${language} ${effect}`);

const LETTERS: Readonly<Record<string, string>> = { p: 'publishes', h: 'hides', s: 'submits', r: 'returns' };

/** From each status (row) to each (column), by their numbers: what it does to publication, by its first letter. */
const TABLES = {
  true: ['-p-srs', 'h-hhhh', '-p-srs', '-p--r-', '-p-s-s', '-p--r-'],
  // Readers go on seeing what they saw: the server puts the change aside.
  false: ['---srs', '---srs', '---srs', '----r-', '---s-s', '----r-'],
} as const;

describe.each([true, false])('a step by who may publish: %s', (canSave) => {
  test.each(STATUSES.flatMap((was) => STATUSES.map((is) => [was, is] as const)))('from %i to %i', (was, is) => {
    const before = changed({ ...item, canSave }, ['contents.it.status', was]);
    const effect = LETTERS[TABLES[`${canSave}`][was]?.[is] ?? ''];
    expect(effects(before, changed(before, ['contents.it.status', is]))).toEqual(
      effect === undefined ? [] : [`it ${effect}`],
    );
  });
});

test('a language that is new is handed in or published like any other, one left out does nothing', () => {
  const { en: _gone, ...italian } = item.contents;
  const without = { ...item, contents: italian };
  expect(effects(without, changed(item, ['contents.en.status', 3]))).toEqual(['en submits']);
  expect(effects(without, changed(item, ['contents.en.status', 1]))).toEqual(['en publishes']);
  expect(effects(item, without)).toEqual([]);
});

test.each([
  [' Uno ', 'One', 'Uno'],
  ['  ', ' One ', 'One'],
  ['', '', ''],
])('with the titles «%s» and «%s» the Italian text is called «%s»', (it, en, title) => {
  const before = changed(item, ['contents.it.title', it], ['contents.en.title', en]);
  const after = changed(before, ['contents.it.status', 3]);
  expect(effectsOf({ content: news, before, after, language: 'it' })).toEqual([
    { language: 'it', title, effect: 'submits' },
  ]);
});

test('a text with a title of its own is called by it', () => {
  const after = changed(item, ['contents.en.status', 3]);
  expect(effectsOf({ content: news, before: item, after, language: 'it' })).toEqual([
    { language: 'en', title: 'One', effect: 'submits' },
  ]);
});

describe('a revision draft', () => {
  // The first draft that a site ever had.
  const draft = { ...changed(item, ['contents.it.status', 3], ['contents.en.status', 1]), draft: 1 };
  const published = changed(draft, ['contents.it.status', 1]);

  test('is taken over in the languages that who may publish sets to published', () => {
    expect(effects(draft, published)).toEqual(['it takesOver']);
    expect(effects(draft, changed(draft, ['contents.it.status', 4]))).toEqual(['it returns']);
  });

  test('is taken over in all of them with what they share', () => {
    expect(effects(published, changed(published, ['comune', [{ id: 1 }]]))).toEqual(['it takesOver', 'en takesOver']);
  });

  test('is taken over by nobody else', () => {
    const own = { ...draft, canSave: false };
    expect(effects(own, changed(own, ['contents.it.status', 2]))).toEqual([]);
    expect(effects(changed(own, ['contents.it.status', 2]), own)).toEqual(['it submits']);
  });
});

test('readers notice what appears, disappears and is taken over, and nothing else', () => {
  const before = changed(item, ['contents.it.status', 1], ['contents.en.status', 3]);
  const after = changed(before, ['contents.it.status', 0], ['contents.en.status', 4]);
  const noticed = (save: ContentItem) =>
    readersEffects({ content: news, before, after: save, language: 'it' }).map(({ effect }) => effect);
  expect(noticed(after)).toEqual(['hides']);
  expect(noticed(changed(after, ['contents.en.status', 1]))).toEqual(['hides', 'publishes']);
  expect(noticed(before)).toEqual([]);
});
