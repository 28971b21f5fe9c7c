import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { ENTRY_KEY, entrySegment, fieldPath, valueAt, withValueAt } from '../../../src/content/field/path';

const item = {
  title: 'Sagra',
  tappe: [
    { '@key': '12', order: 2, contents: { it: { title: 'A' } }, video: [{ url: 'a' }, null] },
    null,
    { '@key': 'new-1', order: 1 },
  ],
  '0': 'a key of digits',
};

describe('a path', () => {
  test('of a field lies in its language, beside the contents, or where all share it', () => {
    const paths = [true, 'beside', false] as const;
    expect(paths.map((localized) => fieldPath({ path: 'google.title', localized }, 'en'))).toEqual([
      'contents.en.google.title',
      'google.title.en',
      'google.title',
    ]);
    expect([ENTRY_KEY, entrySegment('12')]).toEqual(['@key', '@12']);
  });

  test.each<[string, Json]>([
    ['tappe.@12.contents.it.title', 'A'],
    ['tappe.0.contents.it.title', 'A'],
    ['tappe.@new-1.order', 1],
    ['tappe.2.order', 1],
    ['tappe.@12.video.0.url', 'a'],
    ['tappe.@12.video.1', null],
    ['tappe.@12.video.1.url', undefined],
    ['tappe.@12.video.2', undefined],
    ['tappe.1', null],
    ['tappe.3', undefined],
    ['tappe.@3', undefined],
    ['tappe.12.order', undefined],
    ['tappe.-1', undefined],
    ['tappe.1e0', undefined],
    ['tappe.', undefined],
    ['tappe.length', undefined],
    ['tappe.@', undefined],
    ['title.0', undefined],
    ['0', 'a key of digits'],
  ])('%s has %j', (path, value) => expect(valueAt(item, path)).toBe(value));

  test('within an entry is written by its key or its place; everything else is shared', () => {
    const changed = withValueAt(item, 'tappe.@12.contents.en.title', 'B');
    expect(changed).toEqual({
      ...item,
      tappe: [{ ...item.tappe[0], contents: { it: { title: 'A' }, en: { title: 'B' } } }, null, item.tappe[2]],
    });
    expect(valueAt(changed, 'tappe.0.contents.it')).toBe(valueAt(item, 'tappe.0.contents.it'));
    expect(changed.tappe[2]).toBe(item.tappe[2]);
    expect(valueAt(item, 'tappe.@12.contents.en')).toBeUndefined();
    expect(withValueAt(item, 'tappe.2.order', 7).tappe[2]).toEqual({ '@key': 'new-1', order: 7 });
    expect(withValueAt(item, 'tappe.1.order', 7).tappe[1]).toEqual({ order: 7 });
    expect(withValueAt(item, 'tappe.@12.video.1.url', 'b').tappe[0]?.video).toEqual([{ url: 'a' }, { url: 'b' }]);
  });

  test.each(['tappe.@13.order', 'tappe.3.order', 'tappe.@12.video.2.url', 'tappe.@13'])(
    'to %s, which is gone, changes nothing',
    (path) => expect(withValueAt(item, path, 'x')).toEqual(item),
  );

  test('makes its way where there is none: objects, never lists', () => {
    expect(withValueAt({}, 'info.it', 'x')).toEqual({ info: { it: 'x' } });
    expect(withValueAt({ info: null }, 'info.it', 'x')).toEqual({ info: { it: 'x' } });
    expect(withValueAt({ info: [] }, 'info.it', 'x')).toEqual({ info: { it: 'x' } });
    expect(withValueAt({}, 'video.0.url', 'x')).toEqual({ video: { 0: { url: 'x' } } });
  });
});
