import { describe, expect, test } from 'vitest';
import type { FieldDeclaration } from '../../src/content/field/field';
import { fieldPath, withValueAt } from '../../src/content/field/path';
import { blankItem } from '../../src/content/item/item';
import { fieldsIn } from '../../src/content/item/located';
import { fieldWarning, itemProblems } from '../../src/content/item/validate';
import type { ContentItem } from '../../src/content/model/content';
import { office } from './named';

const blank = blankItem(office, { languages: ['it', 'en'], author: 7, canSave: true });
const itemAt = (status: number, values: Readonly<Record<string, unknown>> = {}): ContentItem =>
  Object.entries({ 'contents.it.status': status, ...values }).reduce(
    (item, [path, value]) => withValueAt(item, path, value as never),
    blank,
  );
const problemsOf = (item: ContentItem) => itemProblems(office, item, ['it']).map(({ path }) => path);
const comacchio = {
  location: { city: { id: 38006, city: 'Comacchio' }, address: '', number: '', lat: null, lng: null },
};
const fieldAt = (path: string) => office.fields.find((field) => field.path === path) as FieldDeclaration;

describe('an information office', () => {
  test.each<[string, ContentItem, readonly string[]]>([
    ['a draft needs title and address', itemAt(2), ['contents.it.title', 'locations']],
    ['whose city is enough', itemAt(2, { 'contents.it.title': 'IAT', locations: comacchio }), []],
    ['a published one its title alone', itemAt(1, { 'contents.it.title': 'IAT' }), []],
    [
      'and coordinates, once its address was begun',
      itemAt(1, { 'contents.it.title': 'IAT', locations: comacchio }),
      ['locations'],
    ],
  ])('%s [2-5.6]', (_, item, problems) => expect(problemsOf(item)).toEqual(problems));

  test('is warned of a missing address once it is published, and not before [2-5.6]', () => {
    const address = fieldsIn({ content: office, languages: ['it'] }, blank).get('locations');
    if (address === undefined) throw new Error('an office has no address');
    expect(fieldWarning(office, address, blank.locations, true)).not.toBeNull();
    expect(fieldWarning(office, address, blank.locations, false)).toBeNull();
    expect(fieldWarning(office, address, comacchio, true)).toBeNull();
  });

  test('has hours and contacts by language beside its contents [2-3.13]', () => {
    expect(['info_apertura', 'contacts', 'title', 'locations'].map((path) => fieldPath(fieldAt(path), 'en'))).toEqual([
      'info_apertura.en',
      'contacts.en',
      'contents.en.title',
      'locations',
    ]);
  });

  test('shows and exports what the document names [2-2.25, 2-2.26, 2-2.28, 2-8.3]', () => {
    expect(office.list.columns.map(({ label }) => label)).toEqual([
      'ID',
      'TITOLO',
      'PROVINCIA',
      'COMUNE',
      'STATO',
      'MODIFICATO',
      'AZIONI',
    ]);
    expect(office.list.filters.map(({ name }) => name)).toEqual(['provincia', 'stato', 'miei']);
    expect(office.list.exports).toMatchObject({
      fileName: 'iat.csv',
      failure: 'esportazione non riuscita, contattare amministratore',
    });
    expect(office.paths.export).toBe('iat/export/');
  });
});
