import { expect, test } from 'vitest';
import { withValueAt } from '../../../src/content/field/path';
import { blankItem, normaliseItem, withFallbacks } from '../../../src/content/item/item';
import { locality, news } from '../named';

const blank = { languages: ['it', 'en'], author: 7, canSave: true } as const;
const titled = withValueAt(blankItem(locality, blank), 'contents.it.title', ' Dozza ');

test('an empty text takes the one that its field names, in that language alone', () => {
  expect(withFallbacks(locality, titled).DENOMINAZIONE).toBe('Dozza');
  const english = withValueAt(blankItem(locality, blank), 'contents.en.title', 'Dozza');
  expect(withFallbacks(locality, english)).toBe(english);
});

test('a text that is there stays, and so does an item without such a field', () => {
  const named = withValueAt(titled, 'DENOMINAZIONE', 'Dozza Imolese');
  expect(withFallbacks(locality, named)).toBe(named);
  expect(withFallbacks(news, titled)).toBe(titled);
});

test('what a server sent without it is read with it, so that nothing is unsaved', () => {
  const item = normaliseItem(locality, { id: 4, contents: { it: { title: 'Dozza' } } }, blank);
  expect(item.DENOMINAZIONE).toBe('Dozza');
});
