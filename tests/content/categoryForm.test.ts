import { describe, expect, test } from 'vitest';
import { withValueAt } from '../../src/content/field/path';
import { image, imageOf } from '../../src/content/kinds/image';
import { DESTINATION_GROUP } from '../../src/content/lists/categories';
import { languageOfPath } from '../../src/content/model/record';
import { categoryForm, contentsOf, coverOf, itemOfNode, provincesOf } from '../../src/content/records/category';

const form = categoryForm(['it', 'en'], 7);
const node = {
  id: 7,
  contents: {
    it: { title: 'Terme', subtitle: 'Acque', slug: 'terme' },
    de: { title: 'Thermen', subtitle: '', slug: 'thermen' },
  },
  cover: { id: 3, url: '/3.jpg', url_thumb: '/3-small.jpg' },
  updatedAt: '2026-01-01T08:00:00.000Z',
};

describe('the form of a category', () => {
  test('has title and slug in every language of the site, and one cover; only the Italian title is required', () => {
    expect(form.fields.map(({ path, kind, required = false }) => [path, kind, required])).toEqual([
      ['contents.it.title', 'text', true],
      ['contents.it.slug', 'slug', false],
      ['contents.en.title', 'text', false],
      ['contents.en.slug', 'slug', false],
      ['cover', 'image', false],
    ]);
    expect(form.fields.map(({ path }) => languageOfPath(path))).toEqual(['it', 'it', 'en', 'en', null]);
  });

  test('sends back what it does not show: subtitles, languages that the site no longer has', () => {
    const item = itemOfNode(form, node);
    expect(contentsOf(item)).toEqual({ ...node.contents, en: { title: '', subtitle: '', slug: '' } });
    expect(coverOf(item)).toEqual(node.cover);
    expect([item.id, item.updated_at]).toEqual([7, node.updatedAt]);
  });

  test('sends no language of a new one in which nothing was written, and no blanks around what was', () => {
    const item = withValueAt(form.blank, 'contents.it.title', ' Terme ');
    expect(contentsOf(item)).toEqual({ it: { title: 'Terme', subtitle: '', slug: '' } });
    expect(coverOf(item)).toBeNull();
  });
});

describe('the form of a destination', () => {
  const ofDestination = categoryForm(['it'], DESTINATION_GROUP);
  const [rimini, ravenna] = [
    { id: 99, nome: 'Rimini' },
    { id: 39, nome: 'Ravenna' },
  ];

  test('has its provinces, and sends their ids', () => {
    expect(ofDestination.fields.at(-1)).toMatchObject({ path: 'provinces', kind: 'provinces' });
    const item = itemOfNode(ofDestination, { ...node, provinces: [rimini] });
    expect(item.provinces).toEqual([rimini]);
    expect(provincesOf({ ...item, provinces: [rimini, ravenna] })).toEqual([99, 39]);
    expect(provincesOf({ ...item, provinces: [] })).toEqual([]);
  });

  test('says nothing of the provinces that a server did not tell', () => {
    expect(provincesOf(itemOfNode(ofDestination, node))).toBeUndefined();
  });
});

describe('one image', () => {
  test.each([
    ['nothing', null, null],
    ['an empty list', [], null],
    ['an empty address', ' ', null],
    ['a bare address', '/a.jpg', { id: null, url: '/a.jpg', url_thumb: '' }],
    ['an image', { id: 3, url: '/a.jpg', url_thumb: null, more: 1 }, { id: 3, url: '/a.jpg', url_thumb: '' }],
  ])('out of %s', (_, sent, read) => expect(imageOf(sent)).toEqual(read));

  test('is known by its file, else by its address, and points to its file', () => {
    expect([image.essence?.({ id: 3, url: '/a.jpg' }), image.essence?.('/a.jpg'), image.essence?.(null)]).toEqual([
      3,
      '/a.jpg',
      null,
    ]);
    const field = {};
    expect(image.refers?.({ id: 3, url: '' }, field)).toEqual([{ table: 'files', ids: [3] }]);
    expect(image.refers?.('/a.jpg', field)).toEqual([{ table: 'files', ids: [] }]);
  });
});
