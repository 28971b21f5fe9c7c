import { describe, expect, test } from 'vitest';
import type { FieldDeclaration } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { sameValue, valueAt, withValueAt } from '../../../src/content/field/path';
import {
  fieldsIn,
  formFieldsByPath,
  type LocatedField,
  ownLanguage,
  withFieldAt,
} from '../../../src/content/item/located';
import { entries, slots } from '../nestedFields';

const title: FieldDeclaration = { path: 'title', kind: 'text', label: 'Titolo', localized: true };
const contacts: FieldDeclaration = { path: 'contacts', kind: 'contacts', label: 'Contatti', localized: 'beside' };
const url: FieldDeclaration = { path: 'url', kind: 'url', label: 'Sito', localized: false };
const stops = {
  ...entries,
  entry: {
    ...entries.entry,
    fields: entries.entry.fields.filter(({ path }) => ['title', 'distanza', 'location', 'video'].includes(path)),
  },
};
const podcast = { ...slots, path: 'podcast', label: 'Podcast', count: 2 };

const formOf = (languages: readonly string[], ...fields: readonly FieldDeclaration[]) => ({
  content: { fields },
  languages,
});
const form = formOf(['it', 'en'], title, stops, contacts, url);

const item = {
  contents: { it: { title: 'Cammino' }, en: { title: 'Way' } },
  tappe: [
    { '@key': '8', order: 2, contents: { it: { title: 'B' } }, video: [null, { url: 'x' }] },
    { '@key': 'new-1', order: 1 },
  ],
};

const pathsOf = (fields: ReadonlyMap<string, LocatedField>) => [...fields.keys()];
const get = (of: Parameters<typeof fieldsIn>[0], one: Json, path: string): LocatedField => {
  const located = fieldsIn(of, one).get(path);
  if (located === undefined) throw new Error(`no field ${path}`);
  return located;
};

/** Paths of the parts of an entry in a language; those that all share with the first. */
const partsAt = (path: string, language: string, isFirst: boolean) => [
  `${path}.contents.${language}.title`,
  `${path}.distanza.${language}`,
  ...(isFirst
    ? [
        `${path}.location`,
        `${path}.video`,
        ...[0, 1, 2].flatMap((place) => ['title', 'url', 'image'].map((part) => `${path}.video.${place}.${part}`)),
      ]
    : []),
];

describe('the fields of an item', () => {
  test('within a list that each language has of its own are that language’s', () => {
    const own = { ...slots, path: 'video', count: 1, localized: true } as const;
    const both = { contents: { it: { video: [{ title: 'Uno' }] }, en: { video: [{ title: 'One' }, { url: 'x' }] } } };
    const located = fieldsIn(formOf(['it', 'en'], own), both);
    const expected = (language: string, place: number) =>
      ['title', 'url', 'image'].map((part) => [`contents.${language}.video.${place}.${part}`, language]);
    expect(
      [...located.values()].filter(({ within }) => within.length > 0).map((one) => [one.path, ownLanguage(one)]),
    ).toEqual([...expected('it', 0), ...expected('en', 0), ...expected('en', 1)]);
  });

  test('are those of the form language by language, a shared one once', () => {
    const plain = formOf(['it', 'en'], title, contacts, url);
    const located = formFieldsByPath(plain);
    expect([...located.values()].map(({ path, language, label, within }) => [path, language, label, within])).toEqual([
      ['contents.it.title', 'it', 'Titolo', []],
      ['contacts.it', 'it', 'Contatti', []],
      ['url', null, 'Sito', []],
      ['contents.en.title', 'en', 'Titolo', []],
      ['contacts.en', 'en', 'Contatti', []],
    ]);
    expect(formFieldsByPath({ ...plain })).toBe(located);
    expect(fieldsIn(plain, item)).toBe(located);
    expect(pathsOf(formFieldsByPath({ ...plain, languages: ['en'] }))).toEqual([
      'contents.en.title',
      'contacts.en',
      'url',
    ]);
  });

  test('come with those within entries behind their list, entry by entry as shown, then the next language', () => {
    expect(pathsOf(fieldsIn(form, item))).toEqual([
      'contents.it.title',
      'tappe',
      ...partsAt('tappe.@new-1', 'it', true),
      ...partsAt('tappe.@8', 'it', true),
      'contacts.it',
      'url',
      'contents.en.title',
      ...partsAt('tappe.@new-1', 'en', false),
      ...partsAt('tappe.@8', 'en', false),
      'contacts.en',
    ]);
  });

  test('lie by place where entries have no keys, as on the wire; what is no entry has no fields', () => {
    const sent = { tappe: [{ order: 2 }, null, { order: 1 }] };
    const labels = [...fieldsIn(formOf(['it'], stops), sent).values()]
      .filter(({ field }) => field.path === 'location')
      .map(({ path, label }) => [path, label]);
    expect(labels).toEqual([
      ['tappe.2.location', 'Tappa 1 · Dove'],
      ['tappe.0.location', 'Tappa 2 · Dove'],
    ]);
    for (const tappe of [null, undefined, 'x', []])
      expect(pathsOf(fieldsIn(formOf(['it'], stops), { tappe }))).toEqual(['tappe']);
  });

  test('are called by where they lie, and know what they lie within', () => {
    const deep = get(form, item, 'tappe.@8.video.2.url');
    expect([deep.label, deep.language]).toEqual(['Tappa 2 · Video 3 · Indirizzo', null]);
    expect(deep.within.map(({ path, field }) => [path, field.label])).toEqual([
      ['tappe.@8', 'Tappe'],
      ['tappe.@8.video.2', 'Video'],
    ]);
    const named = ['tappe.@new-1.contents.en.title', 'tappe.@8.distanza.it', 'tappe.@8.video', 'tappe'].map((path) => {
      const { label, language, within } = get(form, item, path);
      return [label, language, within.length];
    });
    expect(named).toEqual([
      ['Tappa 1 · Titolo', 'en', 1],
      ['Tappa 2 · Distanza', 'it', 1],
      ['Tappa 2 · Video', null, 1],
      ['Tappe', null, 0],
    ]);
  });

  test('change their names and not their paths with the order of the entries', () => {
    const [first, second] = item.tappe;
    const moved = {
      ...item,
      tappe: [
        { ...first, order: 1 },
        { ...second, order: 2 },
      ],
    };
    expect(get(form, moved, 'tappe.@8.video.2.url').label).toBe('Tappa 1 · Video 3 · Indirizzo');
    // The same objects in the other order of a list that says none.
    const [a, b] = [{ '@key': 'a' }, { '@key': 'b' }];
    const labels = ([x, y]: readonly Json[]) =>
      ['a', 'b'].map((key) => get(form, { tappe: [x, y] }, `tappe.@${key}.location`).label);
    expect([labels([a, b]), labels([b, a])]).toEqual([
      ['Tappa 1 · Dove', 'Tappa 2 · Dove'],
      ['Tappa 2 · Dove', 'Tappa 1 · Dove'],
    ]);
  });

  test('are as many slots as are declared, or as a server has sent', () => {
    const slotted = formOf(['it'], podcast);
    expect(pathsOf(fieldsIn(slotted, {})).filter((path) => path.endsWith('url'))).toEqual([
      'podcast.0.url',
      'podcast.1.url',
    ]);
    expect(pathsOf(fieldsIn(slotted, { podcast: [{}, {}, {}] })).filter((path) => path.endsWith('url'))).toEqual([
      'podcast.0.url',
      'podcast.1.url',
      'podcast.2.url',
    ]);
  });

  test('are those of several versions of it: entries that only one has are there too, each field once', () => {
    const theirs = { tappe: [item.tappe[1] as Json, { '@key': '9', order: 2 }] };
    const paths = pathsOf(fieldsIn(formOf(['it'], stops), item, theirs));
    expect(paths).toEqual([
      'tappe',
      ...partsAt('tappe.@new-1', 'it', true),
      ...partsAt('tappe.@8', 'it', true),
      ...partsAt('tappe.@9', 'it', true),
    ]);
  });

  test('stay the same map as long as the lists have the same entries and slots, whatever these say', () => {
    // Located by nobody before.
    const mine = structuredClone(item);
    const known = fieldsIn(form, mine);
    expect(fieldsIn(form, withValueAt(mine, 'contents.it.title', 'x'))).toBe(known);
    expect(fieldsIn(form, withValueAt(mine, 'tappe.@8.distanza.it', '3 km'))).toBe(known);
    expect(fieldsIn(form, withValueAt(mine, 'tappe.@8.video', [{ title: 'x' }]))).toBe(known);
  });

  test.each<[string, (list: readonly Json[]) => readonly Json[]]>([
    ['an entry more', (list) => [...list, { '@key': '9', order: 3 }]],
    ['an entry less', (list) => list.slice(0, 1)],
    ['another entry', (list) => [list[0] as Json, { ...(list[1] as object), '@key': '9' }]],
    ['another order', (list) => list.map((entry, at) => ({ ...(entry as object), order: at + 1 }))],
    [
      'a slot that nobody declared',
      ([first, ...rest]) => [{ ...(first as object), video: Array(40).fill({}) }, ...rest],
    ],
  ])('are others with %s', (_, change) => {
    const mine = structuredClone(item);
    const other = { ...mine, tappe: change(mine.tappe) } as Json;
    const [known, changed] = [fieldsIn(form, mine), fieldsIn(form, other)];
    expect(changed).not.toBe(known);
    // As if nothing had been remembered.
    expect([...changed].map(([path, { label }]) => [path, label])).toEqual(
      [...fieldsIn(formOf(['it', 'en'], title, stops, contacts, url), structuredClone(other))].map(
        ([path, { label }]) => [path, label],
      ),
    );
    expect([fieldsIn(form, mine) === known, fieldsIn(form, other) === changed]).toEqual([true, true]);
  });

  test('are one map for two versions of an item', () => {
    const mine = structuredClone(item);
    const known = fieldsIn(form, mine);
    const other = { ...mine, tappe: [...mine.tappe, { '@key': '9', order: 3 }] };
    expect(fieldsIn(form, mine, other)).not.toBe(known);
    expect(fieldsIn(form, mine, other)).toBe(fieldsIn(form, mine, other));
  });

  test('stay the same map of a version that is looked at by turns with one that changes with every key', () => {
    const known = fieldsIn(form, item);
    const isSame = Array.from('Cammino di Francesco', (typed) => {
      fieldsIn(form, withValueAt(item, 'tappe.@8.distanza.it', typed));
      return fieldsIn(form, item) === known;
    });
    expect(isSame).toEqual(Array(20).fill(true));
  });
});

describe('a value', () => {
  test('is written where its field lies, and nothing else changes', () => {
    const write = (path: string, value: Json) => withFieldAt(item, get(form, item, path), value);
    expect(write('contents.en.title', 'x')).toEqual(withValueAt(item, 'contents.en.title', 'x'));
    expect(valueAt(write('tappe.@8.contents.en.title', 'x'), 'tappe.0.contents')).toEqual({
      it: { title: 'B' },
      en: { title: 'x' },
    });
    expect(write('tappe.@8.contents.en.title', 'x').tappe[1]).toBe(item.tappe[1]);
  });

  test('in a slot makes those before it, that stay empty', () => {
    const write = (path: string, value: Json, to: Json = item) => withFieldAt(to, get(form, to, path), value);
    const third = write('tappe.@new-1.video.2.title', 'Terzo');
    expect(valueAt(third, 'tappe.@new-1.video')).toEqual([{ id: null }, { id: null }, { id: null, title: 'Terzo' }]);
    expect(valueAt(write('tappe.@8.video.1.title', 'x'), 'tappe.@8.video')).toEqual([null, { url: 'x', title: 'x' }]);
    expect(valueAt(write('tappe.@8.video.0.title', 'x'), 'tappe.@8.video')).toEqual([{ title: 'x' }, { url: 'x' }]);
    const own = formOf(['it'], podcast);
    expect(withFieldAt({}, get(own, {}, 'podcast.1.url'), 'x')).toEqual({
      podcast: [{ id: null }, { id: null, url: 'x' }],
    });
  });

  test('of an entry that is gone is not written', () => {
    const located = get(form, item, 'tappe.@8.distanza.it');
    const without = { ...item, tappe: [item.tappe[1] as Json] };
    expect(sameValue(withFieldAt(without, located, 'x'), without)).toBe(true);
    const slot = get(form, item, 'tappe.@8.video.1.url');
    expect(sameValue(withFieldAt(without, slot, 'x'), without)).toBe(true);
  });

  test('counts for a language where it lies in that; within a list that all share for none', () => {
    const languages = ['contents.en.title', 'contacts.it', 'url', 'tappe', 'tappe.@8.contents.en.title'].map((path) =>
      ownLanguage(get(form, item, path)),
    );
    expect(languages).toEqual(['en', 'it', null, null, null]);
  });
});
