import { expect, test } from 'vitest';
import { copiedItem, copyTitle } from '../../../src/content/item/copy';
import { blankItem, nextStatusesOf, normaliseItem } from '../../../src/content/item/item';
import { KINDS } from '../../../src/content/kinds/table';
import { locality, news } from '../named';

const blankInput = { languages: ['it', 'en'], author: 7, canSave: false };
const blank = blankItem(news, blankInput);
const source = normaliseItem(
  news,
  {
    id: 3,
    canSave: true,
    draft: 2,
    revision: 9,
    updated_at: '2026-03-01T08:00:00Z',
    created_at: '2025-01-01T08:00:00Z',
    nextStatuses: { it: [{ id: 1, name: 'Pubblicata' }] },
    theme: [{ id: 51, name: 'Natura' }],
    contents: {
      it: {
        title: 'Sagra',
        slug: 'sagra',
        status: 1,
        author: 12,
        pub_date: '2026-03-01 10:00:00',
        permalink: 'https://portale.example/sagra',
        review_note: 'Più breve',
        google: { title: 'La sagra' },
      },
      en: { title: 'Fair', status: 3 },
    },
  },
  blankInput,
);

test('a copy says what its original says, and is new in all that makes an item itself', () => {
  const { item, emptied } = copiedItem(news, source, blank, 'it');
  expect(emptied).toBeNull();
  expect(item).toEqual({
    ...blank,
    theme: [{ id: 51, name: 'Natura' }],
    contents: {
      it: {
        ...blank.contents.it,
        title: 'Sagra (copia)',
        slug: 'sagra-copia',
        google: { keywords: '', title: 'La sagra', description: '' },
      },
      en: { ...blank.contents.en, title: 'Fair (copy)' },
    },
  });
  expect(source.contents.it?.slug).toBe('sagra');
});

test.each([
  ['Sagra', 'it', undefined, 'Sagra (copia)'],
  ['Sagra (copia)', 'it', undefined, 'Sagra (copia 2)'],
  ['Sagra (copia 9)', 'it', undefined, 'Sagra (copia 10)'],
  ['Sagra (copia)', 'en', undefined, 'Sagra (copia) (copy)'],
  ['Messe', 'de', undefined, 'Messe (Kopie)'],
  ['Foire', 'fr', undefined, 'Foire (copia)'],
  ['(copia)', 'it', undefined, '(copia) (copia)'],
  ['Sagra di maggio', 'it', 20, 'Sagra di mag (copia)'],
  ['Sagra di  maggio', 'it', 17, 'Sagra di (copia)'],
  ['Sagra di maggio (copia 99)', 'it', 20, 'Sagra di (copia 100)'],
])('%j in %s, at most %s: %j', (title, language, limit, expected) =>
  expect(copyTitle(title, language, limit)).toBe(expected),
);

test('the first field that a copy can’t share is named, if its original had one', () => {
  const dates = { path: 'quando', kind: 'text', label: 'Quando', localized: false } as const;
  const content = { ...news, fields: [...news.fields, dates] };
  const { copied, ...text } = KINDS.text;
  expect(copied).toBeUndefined();
  const kinds = KINDS as { text: typeof text };
  const before = kinds.text;
  kinds.text = { ...text, copied: (value: unknown) => (value === 'in maggio' ? '' : value) } as typeof text;
  try {
    const when = { ...source, quando: 'in maggio' };
    expect(copiedItem(content, when, { ...blank, quando: '' }, 'it').emptied).toBe('quando');
    expect(copiedItem(content, { ...source, quando: '' }, { ...blank, quando: '' }, 'it').emptied).toBeNull();
  } finally {
    kinds.text = before;
  }
});

test('an item tells the statuses that may follow, or nothing at all', () => {
  const next = (nextStatuses: ContentValue) => nextStatusesOf({ ...blank, nextStatuses });
  expect([next(undefined), next(null), next([])]).toEqual([null, null, null]);
  expect(next({ it: [{ id: -1, name: 'Pubblicata', active: false }, 'x', { id: 'y' }], en: null })).toEqual({
    it: [{ id: -1, name: 'Pubblicata', active: false }],
    en: [],
  });
});

type ContentValue = Parameters<typeof nextStatusesOf>[0]['nextStatuses'];

test('a text that repeats another one is left for the copy to repeat, one of its own is copied', () => {
  const named = (name: string) => {
    const sent = { id: 7, contents: { it: { title: 'Lido di Spina' } }, DENOMINAZIONE: name };
    const start = { languages: ['it'], author: 7, canSave: true };
    const source = normaliseItem(locality, sent, start);
    return copiedItem(locality, source, blankItem(locality, start), 'it').item.DENOMINAZIONE;
  };
  expect([named('Lido di Spina'), named('Lido Spina')]).toEqual(['', 'Lido Spina']);
});
