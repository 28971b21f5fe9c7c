import { describe, expect, test } from 'vitest';
import type { FieldDeclaration, FieldKind } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { asText, idOf, pick, startsAnew, tooLong } from '../../../src/content/field/kind';
import { copiedItem } from '../../../src/content/item/copy';
import { daysOf, hasDays, mayOverlap, venuesOf } from '../../../src/content/item/occurrence';
import type { ContentForm, ContentItem } from '../../../src/content/model/content';
import { contents } from '../../../src/content/whole';
import { isPlainObject } from '../../../src/contract/plainObject';
import { validationTexts } from '../../../src/messages/screens/validation';
import { stops as eventStops, stop } from '../stops';

const field = (path: string, kind: FieldKind, localized = false): FieldDeclaration => ({
  path,
  kind,
  label: path,
  localized,
});
const form = (...fields: readonly FieldDeclaration[]): Pick<ContentForm, 'fields'> => ({ fields });

const dates = field('dates', 'dates');
const own = field('giorni', 'dates', true);
const stops: FieldDeclaration = { ...eventStops, path: 'stops' };
const address = field('locations', 'address');

const place = (street: string) => ({ city: null, address: street, number: '', lat: 44.5, lng: 11.3 });
const item = {
  id: 3,
  dates: { start: '2026-09-06', end: '2026-09-07', week: [1, 1, 1, 1, 1, 1, 1] },
  contents: {
    it: { giorni: { start: '2026-09-05', week: [1, 1, 1, 1, 1, 1, 1] } },
    en: { giorni: { start: '2026-09-07', week: [1, 1, 1, 1, 1, 1, 1] } },
  },
  locations: { location: place('Via Roma') },
  stops: [stop({ order: 2, location: place('Seconda') }), stop({ order: 1, location: place('Prima') })],
} as unknown as ContentItem;

describe('what takes place', () => {
  test('has days; what has places too may overlap', () => {
    const forms = [form(), form(stops), form(dates), form(stops, dates), form(address, own)];
    expect(forms.map((content) => [hasDays(content), mayOverlap(content)])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, true],
      [true, true],
    ]);
    expect(contents.filter(mayOverlap).map(({ area }) => area)).toEqual(['event']);
  });

  test('takes place on the days of all its fields in every language, each once, in order', () => {
    expect(daysOf(form(dates, own), item)).toEqual(['2026-09-05', '2026-09-06', '2026-09-07']);
    expect(daysOf(form(own), item)).toEqual(['2026-09-05', '2026-09-07']);
    expect([daysOf(form(stops), item), daysOf(form(dates), { ...item, dates: null })]).toEqual([[], []]);
  });

  test('takes place at the addresses of all its fields, in their order', () => {
    const streets = (...fields: readonly FieldDeclaration[]) =>
      venuesOf(form(...fields), item).map((one) => one.address);
    expect(streets(dates, stops, address)).toEqual(['Prima', 'Seconda', 'Via Roma']);
    expect([streets(address), streets(dates)]).toEqual([['Via Roma'], []]);
  });
});

describe('values of a field', () => {
  test.each<[Json, string, boolean]>([
    ['x', 'x', false],
    ['', '', false],
    [3, '3', false],
    [0, '0', false],
    [null, '', false],
    [undefined, '', false],
    [true, '', false],
    [[], '', false],
    [{}, '', true],
  ])('%j as text is %j', (value, text, object) => {
    expect([asText(value), isPlainObject(value)]).toEqual([text, object]);
  });

  test('a reference is its id, or itself where it is none', () => {
    expect([{ id: 3, name: 'x' }, { id: null }, { name: 'x' }, 3, null, [1]].map((entry) => idOf(entry))).toEqual([
      3,
      null,
      { name: 'x' },
      3,
      null,
      [1],
    ]);
  });

  test('a text is too long past its limit; without one it may be any length', () => {
    expect([tooLong('abc', { limit: 3 }), tooLong('abcd', {}), tooLong(null, { limit: 0 })]).toEqual([
      null,
      null,
      null,
    ]);
    expect(tooLong('abcd', { limit: 3 })).toBe(validationTexts.tooLong(3, 4));
    expect(tooLong('a', { limit: 0 })).toBe(validationTexts.tooLong(0, 1));
  });

  test('only some keys are picked, null for those that lack', () => {
    expect(pick({ a: 1, b: 0, c: 3 }, ['a', 'b', 'z'])).toEqual({ a: 1, b: 0, z: null });
    expect([pick(null, ['a']), pick([1], ['0']), pick({ a: undefined }, ['a'])]).toEqual([
      { a: null },
      { 0: null },
      { a: null },
    ]);
    expect(startsAnew()).toBeUndefined();
  });
});

test('a copy names the first field that it empties, in the language that one looks at or shared by all', () => {
  const [title, note] = [field('title', 'text', true), field('stati', 'status', true)];
  const first = field('primo', 'dates');
  const content = { ...form(title, note, first, dates) } as ContentForm;
  const blank = { id: 'new', contents: { it: { title: '', stati: 2 }, en: { title: '', stati: 2 } } };
  const source = {
    id: 4,
    contents: { it: { title: 'Sagra', stati: 1 }, en: { title: 'Fair', stati: 1 }, de: { title: 'Fest' } },
    primo: null,
    dates: item.dates,
  };
  const { item: copy, emptied } = copiedItem(
    content,
    source as unknown as ContentItem,
    blank as unknown as ContentItem,
    'en',
  );
  expect(emptied).toBe('dates');
  expect(copy.contents).toEqual({ it: { title: 'Sagra (copia)', stati: 2 }, en: { title: 'Fair (copy)', stati: 2 } });
});
