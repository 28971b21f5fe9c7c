import { describe, expect, test } from 'vitest';
import {
  entryPath,
  isNested,
  keyOf,
  keysIn,
  languagesIn,
  partsOf,
  saidIn,
  saidWithin,
  sameStructure,
  shownOrder,
  slotsShown,
  withSlots,
} from '../../../src/content/field/entries';
import type { FieldKind } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { news } from '../named';
import { entries, slots } from '../nestedFields';

const keyed = (...keys: readonly string[]): Json => keys.map((key, place) => ({ '@key': key, order: place + 1 }));

describe('an entry', () => {
  test('is made of declared fields, and of an item nothing else is', () => {
    expect([entries, slots].map(isNested)).toEqual([true, true]);
    expect(news.fields.filter(isNested)).toEqual([]);
  });

  test('says something in the languages of its contents and of what lies beside them', () => {
    const languages = (entry: Json) => languagesIn(entries.entry, entry);
    expect(languages({ contents: { en: {} }, info: { it: '' }, distanza: { en: 'x', de: 'y' } })).toEqual([
      'en',
      'it',
      'de',
    ]);
    expect([{}, { contents: [], info: [], distanza: null }, null].map(languages)).toEqual([[], [], []]);
    // Slots have nothing by language: what a server sends there is not read.
    expect(languagesIn(slots.entry, { contents: { it: {} } })).toEqual([]);
  });

  test('has its parts in the declared order, those of a language once each', () => {
    expect(partsOf(entries.entry, ['it', 'en']).map(({ path, language }) => [path, language])).toEqual([
      ['contents.it.title', 'it'],
      ['contents.en.title', 'en'],
      ['contents.it.description', 'it'],
      ['contents.en.description', 'en'],
      ['info.it', 'it'],
      ['info.en', 'en'],
      ['distanza.it', 'it'],
      ['distanza.en', 'en'],
      ['localita', null],
      ['location', null],
      ['events', null],
      ['url', null],
      ['image', null],
      ['attachments', null],
      ['video', null],
    ]);
    expect(partsOf(slots.entry, []).map(({ path, field }) => [path, field.label])).toEqual([
      ['title', 'Titolo'],
      ['url', 'Indirizzo'],
      ['image', 'Immagine'],
    ]);
  });

  test('says what it has at each part', () => {
    const said = saidIn(slots.entry, { title: 'A', image: null, nota: 'x' });
    expect(said.map(({ path, value }) => [path, value])).toEqual([
      ['title', 'A'],
      ['url', undefined],
      ['image', null],
    ]);
    const [title] = saidIn(entries.entry, { contents: { en: { title: 'A' } } });
    expect([title?.path, title?.value, title?.language]).toEqual(['contents.en.title', 'A', 'en']);
  });

  test('says parts of some kinds wherever they lie, by place, also in its slots', () => {
    const list: Json = [
      { order: 2, image: { id: 9 }, contents: { en: { description: '<p>x</p>' } } },
      null,
      { order: 1, url: 'y', video: [null, { url: 'x', image: { id: 5 } }] },
    ];
    const said = (...kinds: readonly FieldKind[]) =>
      saidWithin(entries, list, new Set(kinds)).map(({ path, language, value }) => [path, language, value]);
    expect(said('image')).toEqual([
      ['0.image', null, { id: 9 }],
      ['2.image', null, undefined],
      ['2.video.1.image', null, { id: 5 }],
    ]);
    expect(said('richText')).toEqual([['0.contents.en.description', 'en', '<p>x</p>']]);
    expect([said('ticketing'), saidWithin(entries, null, new Set<FieldKind>(['image']))]).toEqual([[], []]);
  });

  test('has a path by its key, before it has one by its place', () => {
    const values: readonly Json[] = [{ '@key': 'new-1' }, { '@key': 7 }, {}, null, []];
    expect(values.map((entry) => keyOf(entry))).toEqual(['new-1', null, null, null, null]);
    expect(values.map((entry, place) => entryPath('tappe', entry, place))).toEqual([
      'tappe.@new-1',
      'tappe.1',
      'tappe.2',
      'tappe.3',
      'tappe.4',
    ]);
  });
});

describe('a list of entries', () => {
  test.each<[string, Json, readonly number[]]>([
    ['sorted', [{ order: 1 }, { order: 2 }], [0, 1]],
    ['unsorted', [{ order: 3 }, { order: 1 }, { order: 2 }], [1, 2, 0]],
    ['with the same numbers twice', [{ order: 1 }, { order: 7 }, { order: 1 }], [0, 2, 1]],
    ['with entries that say none, which come last', [{}, { order: 2 }, { order: '1' }, { order: 1 }], [3, 1, 0, 2]],
    ['with what is none', [null, { order: 2 }, 'x', { order: 1 }], [3, 1]],
    ['that is none', { order: 1 }, []],
  ])('%s is shown in its order', (_, value, places) => expect(shownOrder(value)).toEqual(places));

  test('has the same structure with the same entries in the same order, whatever these say', () => {
    const said = [
      { '@key': 'b', order: 2, url: 'x' },
      { '@key': 'a', order: 1 },
    ];
    expect(keysIn(said)).toEqual(['a', 'b']);
    expect(sameStructure(keyed('a', 'b'), said)).toBe(true);
    expect(sameStructure(keyed('b', 'a'), said)).toBe(false);
    expect(sameStructure(keyed('a'), said)).toBe(false);
    expect(sameStructure(keyed(), null)).toBe(true);
  });
});

describe('slots', () => {
  test('are there up to a place; those that are stay the same', () => {
    const one: Json = [{ id: 4 }];
    expect(withSlots(one, 0)).toBe(one);
    expect(withSlots(one, 2)).toEqual([{ id: 4 }, { id: null }, { id: null }]);
    expect([null, 'x'].map((value) => withSlots(value, 0))).toEqual([[{ id: null }], [{ id: null }]]);
  });

  test('are shown as many as there are, and whatever more a server has sent', () => {
    const sent: readonly Json[] = [null, [], [{}], [{}, {}, {}, {}], [null, null, null, null, { title: 'x' }, null]];
    expect(sent.map((value) => slotsShown(slots, value))).toEqual([3, 3, 3, 4, 5]);
  });
});
