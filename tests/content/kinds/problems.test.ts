import { describe, expect, test } from 'vitest';
import type { FieldDeclaration, PlainKind } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { contactLabelProblem, contactProblem, newContact } from '../../../src/content/kinds/contacts';
import { KINDS } from '../../../src/content/kinds/table';
import { MEDIA_LIMITS } from '../../../src/contract/media';
import { validationTexts } from '../../../src/messages/screens/validation';
import { kindNamed, stop, stops } from '../stops';

const field = (kind: PlainKind, limit?: number): FieldDeclaration => ({
  ...{ path: 'campo', kind, label: 'Campo', localized: false },
  ...(limit !== undefined && { limit }),
});
const away = { city: null, address: '', number: '', lat: null, lng: null };
const bologna = { id: 1, city: 'Bologna' };
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index, url: `/${index}.jpg` }));

describe('a problem', () => {
  const at = (lat: Json, lng: Json) => ({ location: { ...away, lat, lng } });
  test.each<[PlainKind, Json, string | null, number?]>([
    ['text', 'abcd', validationTexts.tooLong(3, 4), 3],
    ['text', 'abc', null, 3],
    ['text', 'a'.repeat(5000), null],
    ['reviewNote', 'abcd', validationTexts.tooLong(3, 4), 3],
    ['slug', 'a b', validationTexts.slug],
    ['slug', 'A', validationTexts.slug],
    ['slug', 'già', validationTexts.slug],
    ['slug', 'a-2', null],
    ['slug', '', null],
    ['slug', 'a b c', validationTexts.tooLong(3, 5), 3],
    ['email', ' ', null],
    ['email', 'anna@esempio.it', null],
    ['email', 'anna@', validationTexts.email],
    ['email', 'anna@esempio.it', validationTexts.tooLong(3, 15), 3],
    ['url', '', null],
    ['url', 'https://www.esempio.it', null],
    ['url', 'www.esempio.it', validationTexts.url],
    ['telephone', '', null],
    ['telephone', '+39 0541 / 51.331', null],
    ['telephone', 'ore 9-12', 'Numero non valido: scrivi solo cifre, spazi, punti e barre, con un + davanti se serve'],
    ['locality', { id: 4 }, null],
    ['place', { id: 4 }, null],
    ['choice', 'redazione', null],
    ['dateTime', null, null],
    ['dateTime', '2026-02-29 10:00:00', validationTexts.dateTime],
    ['dateTime', '2024-02-29 10:00:00', null],
    ['dateTime', '2000-02-29 10:00:00', null],
    ['dateTime', '1900-02-29 10:00:00', validationTexts.dateTime],
    ['dateTime', '2026-04-31 10:00:00', validationTexts.dateTime],
    ['dateTime', '2026-01-31 23:59:59', null],
    ['dateTime', '2026-12-01 24:00:00', validationTexts.dateTime],
    ['dateTime', '2026-00-01 10:00:00', validationTexts.dateTime],
    ['dateTime', '2026-01-01', validationTexts.dateTime],
    ['dateTime', ' 2026-01-01 10:00:00', validationTexts.dateTime],
    ['dateTime', '2026-01-01 10:00:00Z', validationTexts.dateTime],
    ['images', many(2), null, 2],
    ['images', many(3), 'Si possono allegare massimo 2 file', 2],
    ['images', null, null, 0],
    ['select', 'a'.repeat(300), null],
    ['select', 'a'.repeat(301), validationTexts.tooLong(300, 301)],
    ['select', 'abcd', validationTexts.tooLong(3, 4), 3],
    ['select', null, null],
    ['address', null, null],
    ['address', { location: { ...away, number: '3' } }, null],
    ['address', { location: { ...away, address: ' ' } }, null],
    ['address', { location: { ...away, address: 'Via Roma' } }, null],
    ['address', at(44.1, null), null],
    ['address', at('', ''), null],
    ['address', at('quarantaquattro', 11), validationTexts.latitude],
    ['address', at(null, 'undici'), validationTexts.longitude],
    ['address', at(90, 180), null],
    ['address', at(-90, -180), null],
    ['address', at(90.1, 180), validationTexts.latitude],
    ['address', at(-90.1, 0), validationTexts.latitude],
    ['address', at(0, 180.1), validationTexts.longitude],
    ['address', at(0, -180.1), validationTexts.longitude],
  ])('of %s %j: %s', (kind, value, expected, limit) =>
    expect(KINDS[kind].problem(value, field(kind, limit))).toBe(expected),
  );

  test.each<[Json, string | null]>([
    [null, null],
    [{ location: { ...away, number: '3' } }, null],
    [{ location: { ...away, address: ' ' } }, null],
    [{ location: { ...away, address: 'Via Roma' } }, validationTexts.coordinates],
    [{ location: { ...away, city: bologna } }, validationTexts.coordinates],
    [at(44.1, null), validationTexts.coordinates],
    [at(null, 11.1), validationTexts.coordinates],
    [at('', ''), null],
    [at(44.1, 11.1), null],
  ])('of an address %j once it is published: %s', (value, expected) =>
    expect(KINDS.address.incomplete?.(value, field('address'))).toBe(expected),
  );

  test('of images that are more than a field without a limit takes, and of more stops than an event does', () => {
    const { attachments } = MEDIA_LIMITS;
    const lists = [many(attachments), many(attachments + 1)];
    expect(lists.map((value) => KINDS.images.problem(value, field('images')))).toEqual([
      null,
      validationTexts.tooManyFiles(attachments),
    ]);
    const places = [30, 31].map((length) => Array.from({ length }, () => stop()));
    expect(places.map((value) => kindNamed('stops').problem(value, stops))).toEqual([
      null,
      'Luoghi: 31 voci, al massimo 30: togline 1',
    ]);
  });

  test('of a contact’s value and of its label: 300 characters and not one more', () => {
    const of = (label: string, value: string) => ({ ...newContact('website', 'it'), label, value });
    const address = (length: number) => `https://a.it/${'a'.repeat(length - 13)}`;
    expect([300, 301].map((length) => contactProblem(of('', address(length))))).toEqual([
      null,
      validationTexts.tooLong(300, 301),
    ]);
    expect([300, 301].map((length) => contactLabelProblem(of('a'.repeat(length), '')))).toEqual([
      null,
      validationTexts.tooLong(300, 301),
    ]);
    const wrong = { ...of('a'.repeat(301), address(20)), id: 1, order: 1 };
    expect(KINDS.contacts.problem([wrong], field('contacts'))).toBe(
      `Contatto 1 (Sito web): ${validationTexts.tooLong(300, 301)}`,
    );
  });
});
