import { expect, test } from 'vitest';
import { factsIn, factsOf, imageForm, imageWith, itemOfImage } from '../../src/content/records/image';
import { MEDIA_TEXT_LIMITS, type MediaItem } from '../../src/contract/media';

const bare: MediaItem = { id: 7, url: '/media/7.jpg', name: 'foto-7.jpg' };
const whole: MediaItem = {
  ...bare,
  title: 'Mare',
  copyright: 'APT',
  description: 'Il porto',
  license_id: 81,
  versione_id: 91,
  openlibrary: true,
  updated_at: '2026-11-23T10:00:00.000Z',
  mosaico: 3,
};
const facts = {
  titolo: 'Mare',
  copyright: 'APT',
  description: 'Il porto',
  license_id: 81,
  versione_id: 91,
  openlibrary: true,
};

test('the data of an image are a form in which nothing is missing', () => {
  expect(factsOf(bare)).toEqual({
    titolo: '',
    copyright: '',
    description: '',
    license_id: null,
    versione_id: null,
    openlibrary: false,
  });
  expect(factsOf(whole)).toEqual(facts);
  // As some servers write it.
  expect(([1, 0] as const).map((openlibrary) => factsOf({ ...bare, openlibrary }).openlibrary)).toEqual([true, false]);
  expect(itemOfImage(bare)).toMatchObject({ id: 7, updated_at: null, titolo: '' });
});

test('what the form has goes out as it came in, and becomes the image; keys that nobody knows stay', () => {
  const item = itemOfImage(whole);
  expect(factsIn(item)).toEqual(facts);
  expect(factsIn({ ...item, license_id: null })).toMatchObject({ license_id: null });
  expect(imageWith(whole, { ...facts, titolo: 'Delta' })).toEqual({ ...whole, title: 'Delta' });
});

test('it asks for licence and version among those there are, and for texts of a length', () => {
  const { fields } = imageForm({ licenses: [{ value: 81, label: 'CC BY' }], versions: [] });
  expect(fields.map(({ path, required, limit }) => [path, required ?? false, limit])).toEqual([
    ['titolo', false, MEDIA_TEXT_LIMITS.titolo],
    ['copyright', false, MEDIA_TEXT_LIMITS.copyright],
    ['description', false, MEDIA_TEXT_LIMITS.description],
    ['license_id', true, undefined],
    ['versione_id', true, undefined],
  ]);
  expect(fields.map(({ options }) => options?.length)).toEqual([undefined, undefined, undefined, 1, 0]);
});
