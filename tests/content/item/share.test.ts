import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { withValueAt } from '../../../src/content/field/path';
import { blankItem } from '../../../src/content/item/item';
import { cutShare, shareOf } from '../../../src/content/item/share';
import type { ContentItem } from '../../../src/content/model/content';
import { contents } from '../../../src/content/whole';
import { news } from '../named';

const blank = blankItem(news, { languages: ['it', 'en'], author: 7, canSave: true });
const item = (values: Readonly<Record<string, Json>>): ContentItem =>
  Object.entries(values).reduce((made, [path, value]) => withValueAt(made, path, value), blank);
const [search, social] = news.cards.flatMap(({ share }) => share ?? []);
if (search === undefined || social === undefined) throw new Error('news declare two ways of being shown elsewhere');

describe('an item elsewhere', () => {
  test('takes title and introduction for what its own fields lack, and says so', () => {
    const told = item({ 'contents.it.title': 'Sagra', 'contents.it.excerpt': ' In piazza ' });
    expect(shareOf(news, told, 'it', search)).toEqual({
      title: { text: 'Sagra', from: 'dal titolo' },
      description: { text: 'In piazza', from: 'dall’introduzione' },
      image: null,
    });
    expect(shareOf(news, told, 'en', search).title).toEqual({ text: '', from: null });
  });

  test('says its own fields where they are filled, and shows the cover', () => {
    const told = item({
      'contents.it.title': 'Sagra',
      'contents.it.social.title': 'Che sagra!',
      attachments: [
        { id: 1, url: '/a.jpg', order: 1, is_primary: false },
        { id: 2, url: '/b.jpg', order: 2, is_primary: true, description: 'Una piazza' },
      ],
    });
    const share = shareOf(news, told, 'it', social);
    expect(share.title).toEqual({ text: 'Che sagra!', from: null });
    expect(share.image).toEqual({ url: '/b.jpg', description: 'Una piazza' });
  });

  test('is cut at a word where it is long', () => {
    const long = 'parola '.repeat(40).trim();
    const share = shareOf(news, item({ 'contents.it.title': long, 'contents.it.excerpt': long }), 'it', search);
    const cut = cutShare(share, 'search');
    expect(cut.title).toEqual({ text: `${'parola '.repeat(8).trim()}…`, from: 'dal titolo' });
    expect(cut.description.text.length).toBeLessThanOrEqual(155);
    expect(cut.description.text).toMatch(/parola…$/);
  });
});

test('every content type says what it looks like elsewhere', () => {
  expect(contents.map(({ area, cards }) => [area, cards.flatMap(({ share }) => share?.kind ?? [])])).toEqual(
    // What is filed, not written, has no texts for elsewhere.
    contents.map(({ area }) => [area, ['webcam', 'opendata', 'download'].includes(area) ? [] : ['search', 'social']]),
  );
});
