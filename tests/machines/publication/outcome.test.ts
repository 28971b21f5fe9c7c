import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { withValueAt } from '../../../src/content/field/path';
import { blankItem } from '../../../src/content/item/item';
import type { ContentItem, Localized } from '../../../src/content/model/content';
import { mergedItem, remainder, type TakeOver, takeOverConflict } from '../../../src/machines/publication/merge';
import { outcomeOf, type PublicationChange } from '../../../src/machines/publication/outcome';
import {
  filterStatusOptions,
  maySetStatus,
  settableStatuses,
  statusOptions,
} from '../../../src/machines/publication/rules';
import { publicationTexts } from '../../../src/messages/server/publication';
import { news } from '../../content/named';

/** From each status, the statuses that who may not publish sets: on a text that nobody reads, and on the draft of one that is read. */
const TABLE: [current: number | null, free: number[], revising: number[]][] = [
  [null, [0, 2, 3], [2, 3]],
  [0, [0, 2, 3], [0, 2, 3]],
  [1, [1, 2, 3], [1, 2, 3]],
  [2, [0, 2, 3], [2, 3]],
  [3, [0, 2, 3], [2, 3]],
  [4, [2, 4, 5], [2, 4, 5]],
  [5, [2, 5], [2, 5]],
];

describe('statuses', () => {
  test.each(TABLE)('from %s who may not publish sets %j, or %j in a revision draft', (current, free, revising) => {
    expect(settableStatuses({ mayPublish: false, current })).toEqual(free);
    expect(settableStatuses({ mayPublish: false, current, readersSee: true })).toEqual(revising);
    expect(settableStatuses({ mayPublish: true, current })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(settableStatuses({ mayPublish: true, current, readersSee: true })).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('knows no status outside 0 to 5, not even for who may publish', () => {
    for (const status of [-1, 6, 1.5, Number.NaN])
      expect(maySetStatus({ mayPublish: true, current: 2 }, status)).toBe(false);
    expect(maySetStatus({ mayPublish: false, current: 7 }, 7)).toBe(false);
    expect(settableStatuses({ mayPublish: false, current: 7 })).toEqual([]);
  });

  test('shows what is not allowed with a negative id, and leaves out the 0 that has none', () => {
    expect(statusOptions({ mayPublish: false, current: 1 })).toEqual([
      { id: 1, name: 'Pubblicata', active: true },
      { id: 2, name: 'Bozza', active: true },
      { id: 3, name: 'Da Validare', active: true },
      { id: -4, name: 'Revisione', active: false },
      { id: -5, name: 'Da Rivalidare', active: false },
    ]);
    expect(statusOptions({ mayPublish: false, current: 2 }).map(({ id }) => id)).toEqual([0, -1, 2, 3, -4, -5]);
  });

  test('offers a list every status', () => {
    expect(filterStatusOptions()).toEqual([
      { id: 0, name: 'Nascosto', active: true },
      { id: 1, name: 'Pubblicata', active: true },
      { id: 2, name: 'Bozza', active: true },
      { id: 3, name: 'Da Validare', active: true },
      { id: 4, name: 'Revisione', active: true },
      { id: 5, name: 'Da Rivalidare', active: true },
    ]);
  });
});

const blank = blankItem(news, { languages: ['it', 'en'], author: 1, canSave: false });
const changed = (item: ContentItem, ...changes: [string, Json][]): ContentItem =>
  changes.reduce<ContentItem>((built, [path, value]) => withValueAt(built, path, value), item);
const published = changed(blank, ['contents.it.status', 1], ['contents.it.title', 'Uno'], ['comune', [{ id: 1 }]]);

describe('what becomes of a save', () => {
  const base: Omit<PublicationChange, 'before' | 'after'> = {
    content: news,
    mayPublish: false,
    language: 'it',
    revises: null,
  };
  const outcome = (before: ContentItem | null, after: ContentItem, more: Partial<PublicationChange> = {}) => {
    const result = outcomeOf({ ...base, before, after, ...more });
    if (result.kind === 'refused')
      return Object.fromEntries(result.problems.map(({ path, message }) => [path, message]));
    const statuses = 'item' in result ? Object.values(result.item.contents).map(({ status }) => status) : [];
    return [result.kind, statuses, ...(result.kind === 'takesOver' ? [result.languages] : [])];
  };

  test('lets a publisher do everything to an item', () => {
    expect(
      outcome(published, changed(published, ['contents.it.status', 0], ['comune', []]), { mayPublish: true }),
    ).toEqual(['saves', [0, 2]]);
    expect(outcome(null, published, { mayPublish: true })).toEqual(['saves', [1, 2]]);
  });

  test('keeps others from publishing, at birth and later', () => {
    const expected = { 'contents.it.status': publicationTexts.publish('italiano') };
    expect(outcome(null, published)).toEqual(expected);
    expect(outcome(changed(blank, ['contents.it.title', 'Uno']), published)).toEqual(expected);
  });

  test('keeps others from taking a published language from readers, also by leaving it out', () => {
    const expected = { 'contents.it.status': publicationTexts.withdraw('italiano') };
    expect(outcome(published, changed(published, ['contents.it.status', 0]))).toEqual(expected);
    const { it: _gone, ...others } = published.contents;
    expect(outcome(published, { ...published, contents: others })).toEqual(expected);
    const draft = changed(published, ['contents.it.status', 2]);
    expect(outcome(draft, { ...draft, contents: others }, { revises: ['it'] })).toEqual(expected);
    expect(outcome(draft, changed(draft, ['contents.it.status', 0]), { revises: ['it'] })).toEqual(expected);
  });

  test('says which step is none', () => {
    expect(outcome(blank, changed(blank, ['contents.en.status', 4]))).toEqual({
      'contents.en.status': publicationTexts.step('inglese', 'Bozza', 'Revisione'),
    });
    expect(outcome(null, changed(blank, ['contents.en.status', 5]))).toEqual({
      'contents.en.status': publicationTexts.step('inglese', 'Non presente', 'Da Validare'),
    });
  });

  test('says so of a step, not of a withdrawal, where readers keep what they see or see nothing', () => {
    expect(outcome(published, changed(published, ['contents.it.status', 4]))).toEqual({
      'contents.it.status': publicationTexts.step('italiano', 'Pubblicata', 'Revisione'),
    });
    const sentBack = changed(blank, ['contents.it.status', 4]);
    expect(outcome(sentBack, changed(sentBack, ['contents.it.status', 0]))).toEqual({
      'contents.it.status': publicationTexts.step('italiano', 'Revisione', 'Nascosto'),
    });
  });

  test('lets others leave out a language that readers do not see, and write one that is new', () => {
    const { en: _gone, ...italian } = published.contents;
    const without = { ...published, contents: italian };
    expect(outcome(changed(published, ['contents.en.title', 'One']), without)).toEqual(['saves', [1]]);
    expect(outcome(without, changed(without, ['contents.de.title', 'Eins'], ['contents.de.status', 2]))).toEqual([
      'saves',
      [1, 2],
    ]);
    expect(outcome(without, without, { revises: ['it', 'en'] })).toEqual(['saves', [1]]);
  });

  test('puts a changed text, a shared field or another status aside, the other languages as they are', () => {
    expect(outcome(published, changed(published, ['contents.it.title', 'Due']))).toEqual(['revises', [2, 2]]);
    expect(outcome(published, changed(published, ['contents.it.status', 3]))).toEqual(['revises', [3, 2]]);
    const both = changed(published, ['contents.en.status', 1], ['contents.en.title', 'One']);
    expect(outcome(both, changed(both, ['contents.en.title', 'Two']))).toEqual(['revises', [1, 2]]);
    expect(outcome(both, changed(both, ['comune', [{ id: 2 }]]), { language: 'en' })).toEqual(['revises', [1, 2]]);
    expect(outcome(published, changed(published, ['comune', [{ id: 2 }]]), { language: 'en' })).toEqual([
      'revises',
      [2, 2],
    ]);
  });

  test('writes where readers see nothing of it, and nothing where nothing changed', () => {
    expect(outcome(blank, changed(blank, ['comune', [{ id: 2 }]], ['contents.it.status', 3]))).toEqual([
      'saves',
      [3, 2],
    ]);
    expect(outcome(published, changed(published, ['contents.en.title', 'Two'], ['contents.en.status', 3]))).toEqual([
      'saves',
      [1, 3],
    ]);
    expect(outcome(published, changed(published, ['contents.en.status', 0]))).toEqual(['saves', [1, 0]]);
    const same = changed(
      published,
      ['comune', [{ id: 1, nome: 'Bologna' }]],
      ['locations', { location: { lat: '', lng: '', address: '', number: '', city: null } }],
      ['portal', [{ id: 1, active: 0 }]],
      ['contents.it.subtitle', null],
    );
    expect(outcome(published, same)).toEqual(['unchanged', []]);
  });

  describe('of a revision draft', () => {
    const draft = changed(
      published,
      ['contents.it.status', 3],
      ['contents.en.status', 1],
      ['contents.en.title', 'One'],
    );
    const revising = { revises: ['it', 'en'] };
    const publishing = { ...revising, mayPublish: true };

    test('makes a draft of a language that somebody changes in it', () => {
      expect(outcome(draft, changed(draft, ['contents.en.title', 'Two']), revising)).toEqual(['saves', [3, 2]]);
      expect(outcome(draft, changed(draft, ['comune', []]), revising)).toEqual(['saves', [3, 1]]);
    });

    test('lets some published language wait for a shared field', () => {
      const rest = changed(draft, ['contents.it.status', 1]);
      expect(outcome(rest, changed(rest, ['comune', []]), revising)).toEqual(['saves', [2, 1]]);
      expect(outcome(rest, changed(rest, ['comune', []]), publishing)).toEqual(['takesOver', [1, 1], []]);
      expect(outcome(rest, changed(rest, ['comune', []]), { ...revising, language: 'de' })).toEqual(['saves', [2, 1]]);
      expect(outcome(rest, changed(rest, ['comune', []]), { ...revising, language: 'en' })).toEqual(['saves', [1, 2]]);
      const { en: _gone, ...italian } = rest.contents;
      const without = { ...rest, contents: italian };
      expect(outcome(without, changed(without, ['comune', []]), { ...revising, language: 'en' })).toEqual([
        'saves',
        [2],
      ]);
    });

    test('lets the language that was changed wait for a shared field that was changed with it', () => {
      const rest = changed(draft, ['contents.it.status', 1]);
      expect(outcome(rest, changed(rest, ['comune', []], ['contents.en.title', 'Two']), revising)).toEqual([
        'saves',
        [1, 2],
      ]);
    });

    test('is taken over by who sets 1 or leaves 1 on what they change', () => {
      expect(outcome(draft, changed(draft, ['contents.it.status', 1]), publishing)).toEqual([
        'takesOver',
        [1, 1],
        ['it'],
      ]);
      expect(outcome(draft, changed(draft, ['contents.en.title', 'Two']), publishing)).toEqual([
        'takesOver',
        [3, 1],
        ['en'],
      ]);
      expect(outcome(draft, changed(draft, ['contents.it.status', 4]), publishing)).toEqual(['saves', [4, 1]]);
      expect(outcome(draft, changed(draft, ['comune', []]), publishing)).toEqual(['saves', [3, 1]]);
      expect(outcome(draft, draft, publishing)).toEqual(['saves', [3, 1]]);
    });

    test('is notified of no publication by others', () => {
      const refused = { 'contents.it.status': publicationTexts.publish('italiano') };
      expect(outcome(draft, changed(draft, ['contents.it.status', 1]), revising)).toEqual(refused);
    });
  });

  test('empties what only publishers write once the language is published', () => {
    const noted = changed(published, ['contents.it.status', 4], ['contents.it.review_note', 'Correggi']);
    const noteAfter = (...changes: [string, Json][]) => {
      const result = outcomeOf({ ...base, mayPublish: true, before: noted, after: changed(noted, ...changes) });
      return 'item' in result ? result.item.contents.it?.review_note : result.kind;
    };
    expect(noteAfter(['contents.it.status', 5])).toBe('Correggi');
    expect(noteAfter(['contents.it.status', 1])).toBe('');
  });
});

describe('taking a draft over', () => {
  const base = changed(
    published,
    ['contents.it.subtitle', 'Sotto'],
    ['contents.en.title', 'One'],
    ['contents.en.status', 1],
    ['theme', [{ id: 1 }]],
  );
  const draft = changed(
    base,
    ['id', 9],
    ['contents.it.title', 'Due'],
    ['contents.it.status', 1],
    ['contents.en.title', 'Two'],
    ['contents.en.status', 3],
    ['theme', [{ id: 2 }]],
  );
  const original = changed(
    base,
    ['id', 5],
    ['contents.it.subtitle', 'Nuovo'],
    ['contents.en.excerpt', 'New'],
    ['comune', []],
  );
  const takeOver: TakeOver = {
    content: news,
    languages: ['it', 'en', 'de', 'fr'],
    base: { ...base, id: 5 },
    original,
    draft,
    taken: ['it'],
  };

  test('takes what the draft changed and keeps what changed meanwhile', () => {
    const taken = mergedItem(takeOver);
    expect(taken).toEqual(changed(original, ['contents.it.title', 'Due'], ['theme', [{ id: 2 }]]));
    expect(remainder(takeOver, taken)).toEqual({
      draft: changed(taken, ['id', 9], ['contents.en', draft.contents.en as Json]),
      base: changed(taken, ['contents.en', base.contents.en as Json]),
    });
  });

  test('leaves nothing of a draft that said no more', () => {
    const both = { ...takeOver, taken: ['it', 'en'] };
    const taken = mergedItem(both);
    expect([taken.contents.en?.title, taken.contents.en?.excerpt, taken.contents.en?.status]).toEqual([
      'Two',
      'New',
      1,
    ]);
    expect(remainder(both, taken)).toBeNull();
    const same = { ...takeOver, draft: changed(draft, ['contents.en.title', 'One'], ['contents.en.status', 1]) };
    expect(remainder(same, mergedItem(same))).toBeNull();
  });

  test('of what is left of a draft still knows what both changed', () => {
    const corrected = { ...takeOver, original: changed(original, ['contents.en.title', 'First']) };
    const taken = mergedItem(corrected);
    const left = remainder(corrected, taken);
    const later = { ...corrected, ...left, original: taken, taken: ['en'] };
    expect(takeOverConflict(later).fields.map(({ path }) => path)).toEqual(['contents.en.title']);
  });

  test('keeps the text of a language that the draft has not', () => {
    const { en: _gone, ...italian } = draft.contents;
    const taken = mergedItem({ ...takeOver, draft: { ...draft, contents: italian }, taken: ['it', 'en'] });
    expect([taken.contents.en?.title, taken.contents.en?.excerpt]).toEqual(['One', 'New']);
  });

  test('takes a language that is new in the draft whole, and keeps one that came into the item later', () => {
    const german = changed(
      { ...draft, contents: { ...draft.contents, de: draft.contents.it as Localized } },
      ['contents.de.title', 'Eins'],
      ['contents.de.status', 2],
    );
    const french = changed({ ...original, contents: { ...original.contents, fr: original.contents.it as Localized } }, [
      'contents.fr.title',
      'Un',
    ]);
    const all = { ...takeOver, original: french, draft: german };
    const taken = mergedItem(all);
    expect(Object.keys(taken.contents)).toEqual(['it', 'en', 'fr']);
    const rest = remainder(all, taken)?.draft;
    expect([rest?.contents.de?.title, rest?.contents.de?.status, rest?.contents.fr?.title]).toEqual(['Eins', 2, 'Un']);
    const whole = mergedItem({ ...all, taken: ['it', 'de'] });
    expect([whole.contents.de?.title, whole.contents.de?.status]).toEqual(['Eins', 1]);
  });
});
