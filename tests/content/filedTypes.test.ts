import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../src/content/field/collection';
import type { Json } from '../../src/content/field/json';
import { valueAt, withValueAt } from '../../src/content/field/path';
import { blankItem, normaliseItem } from '../../src/content/item/item';
import { fieldsIn } from '../../src/content/item/located';
import { fieldWarning, itemProblems } from '../../src/content/item/validate';
import { coverFrom, fileEntry, fileFormat, fileLanguages, fileName, filesOf } from '../../src/content/kinds/files';
import { kindOf } from '../../src/content/kinds/table';
import { shownFilters } from '../../src/content/lists/list';
import { rowFile } from '../../src/content/lists/row';
import type { Content } from '../../src/content/model/content';
import { writtenIn } from '../../src/contract/languages';
import { download, news, openData, webcam } from './named';

const BLANK = { languages: ['it'], author: 7, canSave: true };

/** What documents 1 to 3 and the contract name: filters, columns, fields, fields asked of what is published. */
const TYPES: readonly (readonly [Content, Readonly<Record<string, readonly string[]>>])[] = [
  [
    webcam,
    {
      filters: [],
      columns: ['ID', 'TITOLO', 'COMUNE', 'MODIFICATO', 'AZIONI'],
      sorted: [],
      fields: ['title', 'webcam.url', 'webcam.note', 'locations', 'category'],
      published: ['contents.it.title', 'webcam.url'],
    },
  ],
  [
    openData,
    {
      filters: ['destinazione', 'provincia', 'stato', 'comune'],
      columns: ['ID', 'TITOLO', 'DATA PUB', 'STATO', 'MODIFICATO', 'AZIONI'],
      sorted: ['id', 'title', 'pub_date', 'updated_at'],
      fields: ['title', 'description', 'tags', 'category', 'attachments', 'pub_date', 'comune', 'destinazione'],
      published: ['contents.it.title', 'attachments'],
    },
  ],
  [
    download,
    {
      filters: ['comune', 'provincia', 'destinazione', 'stato'],
      columns: ['ID', 'TITOLO', 'COMUNE', 'STATO', 'MODIFICATO', 'AZIONI'],
      sorted: ['id', 'title', 'updated_at'],
      fields: ['title', 'descrizioneFile', 'comune', 'attachments', 'mappa', 'destinazione', 'theme'],
      published: ['contents.it.title', 'attachments'],
    },
  ],
];

describe.each(TYPES.map(([content, named]) => ({ area: content.area, content, named })))(
  '$area',
  ({ content, named }) => {
    test('shows what the documents name', () => {
      const { list, fields } = content;
      expect(list.columns.map(({ label }) => label)).toEqual(named.columns);
      expect(list.columns.flatMap(({ sort }) => sort ?? [])).toEqual(named.sorted);
      const shown = shownFilters(content).map(({ name }) => name);
      expect(shown.filter((name) => name !== 'miei').toSorted()).toEqual([...(named.filters ?? [])].toSorted());
      expect(fields.map(({ path }) => path)).toEqual(expect.arrayContaining([...(named.fields ?? [])]));
    });

    test('asks a draft for its title, and more of what is published', () => {
      const blank = blankItem(content, BLANK);
      const missing = (item: typeof blank) => itemProblems(content, item, ['it']).map(({ path }) => path);
      expect(missing(blank)).toEqual(['contents.it.title']);
      expect(missing(withValueAt(blank, 'contents.it.status', 1))).toEqual(named.published);
    });

    test('is written in the primary language, and gives back what came in others [2-2.19]', () => {
      expect(writtenIn(content, ['it', 'en', 'de'])).toEqual(['it']);
      const english = { title: 'Old pier', status: 1, slug: '', tags: [], author: 3, extra: 'kept' };
      const item = normaliseItem(
        content,
        { id: 4, contents: { it: { title: 'Molo', status: 2 }, en: english } },
        BLANK,
      );
      expect(item.contents.en).toMatchObject(english);
      expect(itemProblems(content, item, ['it'])).toEqual([]);
    });
  },
);

test('other types are written in every language', () => {
  expect(writtenIn(news, ['it', 'en'])).toEqual(['it', 'en']);
});

test.each<[string, string | null]>([
  ['http://webcam.example/riva', 'https'],
  [' HTTP://webcam.example', 'https'],
  ['https://webcam.example/riva', null],
  ['', null],
])('of a camera at «%s» one is warned that browsers block it, and nobody is held up: %s', (url, said) => {
  const item = withValueAt(blankItem(webcam, BLANK), 'webcam.url', url);
  const located = fieldsIn({ content: webcam, languages: ['it'] }, item).get('webcam.url');
  if (located === undefined) throw new Error('webcams have an address');
  const warning = fieldWarning(webcam, located, url, false);
  if (said === null) expect(warning).toBeNull();
  else expect(warning).toContain(said);
  expect(kindOf(located.field).problem(url, located.field)).toBeNull();
});

describe('files of a content', () => {
  const field = download.fields.find(({ kind }) => kind === 'files');
  if (field === undefined) throw new Error('downloads have files');
  const kind = kindOf(field);
  const guide = { id: 9, name: 'Guida ai castelli', url: '/media/files/k/guida.pdf', language: 'it', order: 1 };
  const cover = { id: 5, thumb_url: '/t.webp', caption: 'Rocca', description: 'Una rocca', copyright: 'Anna' };

  test('are numbered in their order, each once, whatever else is sent', () => {
    const sent: Json = [{ ...guide, id: 2, order: 3 }, { ...guide, order: 1 }, 'x', null, guide, { name: 'senza id' }];
    expect(filesOf(sent).map(({ id, order }) => [id, order])).toEqual([
      [9, 1],
      [2, 2],
    ]);
    expect(filesOf(undefined)).toEqual([]);
    expect(kind.isEmpty([{ name: 'senza id' }])).toBe(true);
  });

  test('are stored with what is said of them here, and nothing of what the file itself is', () => {
    const sent = [{ ...guide, name: ' Guida ', size: 5, mime: 'application/pdf', notes: ['x'], cover, mine: 1 }];
    expect(kind.stored?.(sent)).toEqual([
      {
        id: 9,
        name: 'Guida',
        language: 'it',
        order: 1,
        cover: { id: 5, caption: 'Rocca', description: 'Una rocca', copyright: 'Anna' },
      },
    ]);
    expect(kind.stored?.([{ id: 1, cover: { caption: 'senza id' } }])).toEqual([
      { id: 1, name: '', language: '', order: 1, cover: null },
    ]);
  });

  test('point to attachments, and their covers to images', () => {
    expect(kind.refers?.([{ ...guide, cover }], field)).toEqual([
      { table: 'files', area: 'attachments', ids: [9] },
      { table: 'files', ids: [5] },
    ]);
  });

  test.each<[string, 'download' | 'opendata', string | null]>([
    ['/a/guida.pdf', 'download', null],
    ['/a/GUIDA.PDF', 'download', null],
    ['/a/guida.docx', 'download', 'Sono ammessi solo files pdf.'],
    ['/a/guida', 'download', 'Sono ammessi solo files pdf.'],
    ['/a/dati.csv', 'opendata', null],
    ['/a/dati.xml', 'opendata', null],
    ['/a/dati.json', 'opendata', null],
    ['/a/traccia.gpx', 'opendata', 'Sono ammessi solo files csv, xml e json.'],
    ['/a/mappa.geojson', 'opendata', 'Sono ammessi solo files csv, xml e json.'],
    ['', 'opendata', null],
  ])('%s among those of %s: %s', (url, area, said) => {
    const own = { download, opendata: openData }[area].fields.find((one) => one.kind === 'files');
    if (own === undefined) throw new Error('no files');
    const problem = kindOf(own).problem([{ ...guide, url }], own);
    if (said === null) expect(problem).toBeNull();
    else expect(problem).toBe(`«Guida ai castelli»: ${said}`);
  });

  test('have names of 300 characters at most, and there are 100 of them', () => {
    expect(kind.problem([{ ...guide, name: 'x'.repeat(301) }], field)).toContain('supera il limite di 300');
    const many = Array.from({ length: 101 }, (_, at) => ({ ...guide, id: at + 1, order: at + 1 }));
    expect(kind.problem(many, field)).toBe('Si possono allegare massimo 100 file');
  });

  test('are called by their name, and show format and size as readers see them', () => {
    const [named, nameless] = entriesOf([guide, { id: 3, order: 2, name: '  ' }]);
    if (named === undefined || nameless === undefined) throw new Error('two files');
    expect([fileName(named), fileName(nameless)]).toEqual(['Guida ai castelli', 'File 2']);
    expect(fileFormat({ ...named, size: 1_258_291 })).toBe('PDF, 1,2 MB');
    expect(fileFormat({ ...named, url: '', mime: 'text/csv', size: 700 })).toBe('CSV, 700 byte');
    expect(fileFormat({ ...named, url: '' })).toBe('');
    expect(kind.shown?.([guide, { ...guide, id: 2, order: 2, name: 'Mappa' }])).toBe('Guida ai castelli, Mappa');
  });

  test('begin with a readable name, in the language shown, without a cover', () => {
    const uploaded = { id: 7, name: 'guida_ai_castelli 2026.pdf', url: '/g.pdf', size: 3, mime: 'application/pdf' };
    expect(fileEntry({ ...uploaded, notes: ['n'] }, 'it')).toMatchObject({
      id: 7,
      name: 'guida ai castelli 2026',
      language: 'it',
      cover: null,
      notes: ['n'],
    });
    expect(coverFrom({ id: 5, url: '/i.jpg', title: 'Rocca' })).toEqual({
      id: 5,
      thumb_url: '/i.jpg',
      caption: 'Rocca',
      description: '',
      copyright: '',
    });
  });

  test('may be in a language of the site, of visitors, or in the one that they have', () => {
    expect(fileLanguages(['it', 'en'], 'sl').slice(0, 3)).toEqual(['it', 'en', 'de']);
    expect(fileLanguages(['it', 'en'], 'sl').at(-1)).toBe('sl');
  });
});

describe('what other servers write elsewhere', () => {
  const read = (content: Content, sent: { [key: string]: Json }) =>
    normaliseItem(content, { id: 1, contents: { it: { title: 'A' } }, ...sent }, BLANK);

  test('files under their own name are read, and those where they belong count', () => {
    const file = { id: 4, name: 'A', url: '/a.csv', language: 'it', order: 1, cover: null };
    expect(valueAt(read(openData, { files: [file] }), 'attachments')).toMatchObject([{ id: 4 }]);
    expect(valueAt(read(openData, { files: [file] }), 'files')).toBeUndefined();
    expect(valueAt(read(openData, { files: [file], attachments: [] }), 'attachments')).toEqual([]);
  });

  test('the description of a file beside its contents is read into the first language', () => {
    const item = read(download, { descrizioneFile: 'Pieghevole', mappa: 1 });
    expect(valueAt(item, 'contents.it.descrizioneFile')).toBe('Pieghevole');
    expect([valueAt(item, 'descrizioneFile'), valueAt(item, 'mappa')]).toEqual([undefined, true]);
    expect([valueAt(read(download, {}), 'mappa'), valueAt(read(download, { mappa: 0 }), 'mappa')]).toEqual([
      false,
      false,
    ]);
  });
});

test('a row offers its first file, where it has one', () => {
  const row = { id: 1, contents: {} };
  expect(rowFile({ ...row, attachments: [{ id: 1, url: '/a.pdf' }] }, 'attachments')).toBe('/a.pdf');
  expect(rowFile({ ...row, attachments: [] }, 'attachments')).toBeNull();
  expect(rowFile(row, 'attachments')).toBeNull();
});
