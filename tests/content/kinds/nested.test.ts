import { describe, expect, test } from 'vitest';
import type { FieldDeclaration } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { valueAt } from '../../../src/content/field/path';
import { entryWords, fieldText } from '../../../src/content/kinds/displayText';
import { blankEntry, isBegun } from '../../../src/content/kinds/nested';
import { kindOf } from '../../../src/content/kinds/table';
import { entries, slots } from '../nestedFields';

const list = kindOf(entries);
const links = kindOf(slots);

const away = { city: null, address: '', number: '', lat: null, lng: null };
const blank = {
  ...{ id: null, order: 0, contents: {}, info: {}, distanza: {}, localita: null, location: away },
  ...{ events: [], url: '', image: null, attachments: [], video: [] },
};
const bologna = { id: 1, city: 'Bologna', istat: '037006' };

/** An entry as another server might send it: with keys that nobody declared, in every form that is read. */
const sent: Json = {
  ...{ id: 8, order: 3, colore: 'rosso', '@key': '8' },
  contents: {
    it: { title: ' Partenza ', description: '<p>Si parte</p>', nota: 'x' },
    en: { title: '', description: '<p> </p>' },
    fr: { title: ' ', description: '<p></p>' },
    altro: { title: 'x' },
  },
  info: { it: { title: ' Cortile ', mark: 1 }, de: '', italiano: 'no' },
  distanza: { en: '3 km' },
  localita: { id: 4, name: 'Bologna', zona: 'centro' },
  location: { city: bologna, address: 'Via Roma', number: 3, lat: '44.5', lng: 11.3, extra: true },
  events: [{ id: 31, title: 'Sagra' }, 32],
  url: 'https://a.it',
  image: { id: 9, url: '/9.jpg', url_thumb: '/9t.jpg', title: 'Mare' },
  attachments: [
    { id: 7, url: '/7.jpg', order: 2, title: 'Monte', description: ' Il monte ', is_primary: 1 },
    { id: 6, url: '/6.jpg', order: 1, copyright: 'APT' },
  ],
  video: [null, { id: 12, url: 'https://v.it', nota: 'x' }],
};

describe('entries', () => {
  test('begin with every part blank, of a language with nothing', () => {
    expect(blankEntry(entries, kindOf)).toEqual(blank);
    expect(list.blank).toEqual([]);
    expect([[], null, undefined, {}, [null], [blank, blank]].map((value) => list.isEmpty(value))).toEqual(
      Array(6).fill(true),
    );
  });

  test.each<[string, { readonly [key: string]: Json }]>([
    ['text', { contents: { en: { title: 'x' } } }],
    ['rich text', { contents: { it: { description: '<p>x</p>' } } }],
    ['detail', { info: { en: { title: 'x' } } }],
    ['text beside', { distanza: { it: 'x' } }],
    ['locality', { localita: 4 }],
    ['city', { location: { city: bologna } }],
    ['number of a house', { location: { number: '3' } }],
    ['latitude alone', { location: { lat: 44 } }],
    ['content', { events: [31] }],
    ['address of the web', { url: 'x' }],
    ['image', { image: { id: 9 } }],
    ['images', { attachments: [{ id: 7, url: '/7.jpg' }] }],
    ['slot, be it the last', { video: [{}, {}, { title: 'x' }] }],
  ])('say something by their %s', (_, parts) => {
    const entry = { ...blank, ...parts };
    expect([list.isEmpty([blank, entry]), isBegun(entries, entry, kindOf)]).toEqual([false, true]);
  });

  test('say nothing by what is empty, or by keys that nobody declared', () => {
    const nothing = {
      ...{ id: 3, order: 1, colore: 'rosso', info: [], contents: { it: null, en: {} }, url: ' ', localita: [] },
      ...{ location: { address: ' ', number: '' }, events: null, image: '', video: [{ id: 1, title: ' ' }, null] },
    };
    expect([list.isEmpty([nothing]), isBegun(entries, nothing, kindOf)]).toEqual([true, false]);
    expect([null, undefined, 'x'].map((entry) => isBegun(entries, entry, kindOf))).toEqual([false, false, false]);
    expect(list.essence?.([nothing])).toEqual([{}]);
  });

  test('are kept as declared: numbered, without keys of their own, without languages that are none or say nothing', () => {
    expect(list.stored?.([sent])).toEqual([
      {
        ...{ id: 8, order: 1 },
        // English says something beside its contents.
        contents: {
          it: { title: ' Partenza ', description: '<p>Si parte</p>' },
          en: { title: '', description: '<p> </p>' },
        },
        info: { it: 'Cortile' },
        distanza: { en: '3 km' },
        localita: { id: 4 },
        location: {
          ...{ address: 'Via Roma', number: 3, lat: 44.5, lng: 11.3 },
          city: { ...bologna, province: null, province_short: null, region: null, zip_code: null, country: null },
        },
        events: [{ id: 31 }, { id: 32 }],
        url: 'https://a.it',
        image: { id: 9 },
        attachments: [
          { id: 6, description: '', order: 1, is_primary: false },
          { id: 7, description: 'Il monte', order: 2, is_primary: true },
        ],
        video: [
          { id: 1, title: '', url: '', image: null },
          { id: 12, title: '', url: 'https://v.it', image: null },
        ],
      },
    ]);
  });

  test('get the ids that they lack, each one of its own, in the order that they say', () => {
    const ids = (...some: readonly Json[]) =>
      [0, 1, 2, 3].map((place) => ['id', 'order'].map((key) => valueAt(list.stored?.(some), `${place}.${key}`)));
    expect(ids({ id: 5, order: 7 }, { id: null, order: 1 }, { id: 5, order: 9 }, { order: 2 })).toEqual([
      [6, 1],
      [7, 2],
      [5, 3],
      [8, 4],
    ]);
  });

  test('say the same however they are written, and when they are kept', () => {
    const said = list.essence?.([sent]);
    expect(said).toEqual([
      {
        'contents.it.title': ' Partenza ',
        'contents.it.description': '<p>Si parte</p>',
        'contents.altro.title': 'x',
        'info.it': 'Cortile',
        'info.italiano': 'no',
        'distanza.en': '3 km',
        localita: 4,
        location: { city: 1, address: 'Via Roma', number: '3', lat: 44.5, lng: 11.3 },
        events: [31, 32],
        url: 'https://a.it',
        image: 9,
        attachments: [
          { id: 7, is_primary: true, description: ' Il monte ' },
          { id: 6, is_primary: false, description: '' },
        ],
        video: [{}, { url: 'https://v.it' }],
      },
    ]);
    const known = { ...sent, contents: { it: { title: 'A' } }, info: {}, attachments: [] };
    expect(list.essence?.(list.stored?.([known]))).toEqual(list.essence?.([known]));
    expect(list.essence?.([{ ...known, id: 99, order: 5, colore: 'blu', '@key': 'new-1' }])).toEqual(
      list.essence?.([known]),
    );
    expect(list.essence?.([{ ...known, url: 'https://b.it' }])).not.toEqual(list.essence?.([known]));
  });

  test('are read by a server that has their texts without languages: in the first language', () => {
    const bare = { id: 3, contents: { title: 'Partenza', description: '<p>Si parte</p>' } };
    expect(list.normalise([bare])).toEqual([{ id: 3, contents: { it: bare.contents } }]);
    expect(valueAt(list.stored?.([bare]), '0.contents')).toEqual({ it: bare.contents });
    const kept: readonly Json[] = [
      { contents: { it: { title: 'x' } } },
      { contents: {} },
      { contents: [] },
      { contents: null },
      { contents: { title: { description: 'a language called title' } } },
      { contents: { title: 'x', it: { title: 'y' } } },
      null,
    ];
    expect(list.normalise(kept)).toEqual(kept);
  });

  test('go back as they came: unsorted, with what nobody here knows', () => {
    const came: Json = [sent, { id: 1, order: 1, boh: [1] }, 'x'];
    expect(list.normalise(came)).toEqual(came);
    expect(valueAt(list.normalise(came), '0')).toBe(sent);
  });

  test.each<[unknown, boolean]>([
    [null, true],
    [[sent], true],
    [[null], true],
    [[{ contents: [] }], true],
    [[{ contents: { it: null } }], true],
    [[{ contents: { title: 'x' } }], true],
    [[{ contents: { title: 7 } }], false],
    [[{ contents: { it: { title: 7 } } }], false],
    [[{ contents: 'x' }], false],
    [[{ info: [] }], true],
    [[{ info: { it: 7 } }], false],
    [[{ id: '7' }], false],
    [[{ order: '1' }], false],
    [[{ location: { lat: true } }], false],
    [[{ image: 7 }], false],
    [[{ attachments: [{ url: '/a.jpg' }] }], false],
    [[{ video: [null, { url: 'x' }] }], true],
    [[{ video: [{ url: 7 }] }], false],
    [['x'], false],
    [{}, false],
  ])('may be sent as %j: %s', (value, reads) => expect(list.schema.safeParse(value).success).toBe(reads));

  test('are too many past the limit of their field; what is wrong within is said there', () => {
    const many = (count: number) => Array.from({ length: count }, () => ({}));
    expect([4, 5].map((count) => list.problem(many(count), entries))).toEqual([
      null,
      'Tappe: 5 voci, al massimo 4: togline 1',
    ]);
    expect(list.problem([{ url: 'no', contents: { it: { title: 'x'.repeat(11) } } }], entries)).toBeNull();
    const { limit: _, ...endless } = entries;
    expect([200, 201].map((count) => kindOf(endless).problem(many(count), endless))).toEqual([
      null,
      'Tappe: 201 voci, al massimo 200: togline 1',
    ]);
  });

  test('point to what their parts point to, with the place where', () => {
    const other = { id: 2, order: 1, attachments: [], image: '/x.jpg', video: [{}, { image: { id: 5 } }] };
    expect(list.refers?.([sent, other], {})).toEqual([
      { table: 'files', ids: [5], within: '0.video.1.image' },
      { table: 'contents', area: 'localita', ids: [4], within: '1.localita' },
      { table: 'municipalities', ids: [1], within: '1.location' },
      { table: 'contents', area: 'event', ids: [31, 32], within: '1.events' },
      { table: 'files', ids: [9], within: '1.image' },
      { table: 'files', ids: [7, 6], within: '1.attachments' },
    ]);
    expect(list.areas?.({})).toEqual(['localita', 'event']);
  });

  test('lie at their addresses, in their order, and take place on no days', () => {
    const venues = list.venues?.([
      { order: 2, location: { address: 'B' } },
      { order: 1, location: { address: 'A' } },
    ]);
    expect(venues).toEqual([
      { ...away, address: 'A' },
      { ...away, address: 'B' },
    ]);
    expect(list.days).toBeUndefined();
  });

  test('call what they point to by its present name; where nobody knows one, they are the same', () => {
    const nameOf = (area: string | undefined, id: number) => (area === 'event' && id === 31 ? 'Fiera' : undefined);
    expect(list.named?.([sent, 'x'], nameOf, {})).toEqual([{ ...sent, events: [{ id: 31, title: 'Fiera' }, 32] }, 'x']);
    expect(list.named?.([sent], () => undefined, {})).toEqual([sent]);
    expect(list.named?.(null, nameOf, {})).toBeNull();
  });

  test('are called by the first of their summary that has words, in the language in view before another', () => {
    const words = (entry: Json, language?: string) => entryWords(entries.entry, entry, language);
    const two = { contents: { it: { title: 'Partenza' }, en: { title: 'Start' } } };
    expect([words(two), words(two, 'it'), words(two, 'en'), words(two, 'de')]).toEqual([
      'Partenza',
      'Partenza',
      'Start',
      'Partenza',
    ]);
    expect(words({ ...two, contents: { it: { title: 'Partenza' }, en: { title: '' } } }, 'en')).toBe('Partenza');
    expect(words({ contents: { it: { title: '' } }, localita: { id: 4, name: 'Riolo' } })).toBe('Riolo');
    expect(words({ location: { address: 'Via Roma', number: 3 } })).toBe('Via Roma 3');
    expect([words({}), words(null), entryWords(undefined, two)]).toEqual(['', '', '']);
    expect(fieldText(entries, [{ order: 2, ...two }, { order: 1 }])).toBe('Tappa 1 – Partenza');
  });

  test('start a copy without the ids that the server gave them', () => {
    const copy = list.copied?.([
      { id: 5, order: 2, url: 'b' },
      { id: 6, order: 1, url: 'a' },
    ]);
    expect(copy).toEqual([
      { id: null, order: 1, url: 'a' },
      { id: null, order: 2, url: 'b' },
    ]);
  });
});

describe('slots', () => {
  const empty = { title: '', url: '', image: null };

  test('are places: an empty one stays where it is, what is empty behind the last is none', () => {
    const third = [null, {}, { id: null, title: 'Terzo' }, { id: 4 }];
    expect(links.stored?.(third)).toEqual([
      { id: 1, ...empty },
      { id: 2, ...empty },
      { id: 3, ...empty, title: 'Terzo' },
    ]);
    expect(links.essence?.(third)).toEqual([{}, {}, { title: 'Terzo' }]);
    expect(links.stored?.(links.stored?.(third) as Json)).toEqual(links.stored?.(third));
    expect([[], null, [null, {}]].map((value) => links.stored?.(value))).toEqual([[], [], []]);
    expect([[], null, [null, {}], third].map((value) => links.isEmpty(value))).toEqual([true, true, true, false]);
  });

  test('keep the ids that they came with, and no order', () => {
    expect(links.stored?.([{ id: 12, order: 9, url: 'https://a.it', nota: 'x' }])).toEqual([
      { id: 12, title: '', url: 'https://a.it', image: null },
    ]);
    expect(links.copied).toBeUndefined();
  });

  test('are no more than there are: one more that says something is wrong, one that says nothing is not', () => {
    const four = (last: Json) => [{}, {}, {}, last];
    expect([four({}), four(null), four({ id: 4, title: ' ' })].map((value) => links.problem(value, slots))).toEqual([
      null,
      null,
      null,
    ]);
    expect(links.problem(four({ title: 'Quarto' }), slots)).toBe('Video: 4 voci, al massimo 3: togline 1');
    expect(links.problem([...four({}), { url: 'x' }], slots)).toBe('Video: 5 voci, al massimo 3: togline 2');
  });

  test('begin as a link that says nothing', () => {
    expect(blankEntry(slots, kindOf)).toEqual({ id: null, order: 0, ...empty });
  });

  test('point to their images by their places', () => {
    expect(links.refers?.([{}, { image: { id: 9 } }], {})).toEqual([{ table: 'files', ids: [9], within: '1.image' }]);
  });
});

test.each(['entries', 'slots'] as const)('%s that are made of no fields are none', (kind) => {
  const field: FieldDeclaration = { path: 'tappe', kind, label: 'Tappe', localized: false };
  expect(() => kindOf(field)).toThrow(`field 'tappe': '${kind}' are made of declared fields`);
});

test('what a field is stays the same object, so that it is made once', () => {
  expect(kindOf(entries)).toBe(list);
  expect(kindOf({ ...entries })).not.toBe(list);
});
