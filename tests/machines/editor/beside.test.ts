import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Json } from '../../../src/content/field/json';
import { conflictName, resolvedItem } from '../../../src/content/item/conflict';
import { normaliseItem } from '../../../src/content/item/item';
import type { ContentItem } from '../../../src/content/model/content';
import { compare } from '../../../src/machines/editor/conflict';
import { errorAt, languagesWithErrors, saveGaps, withVersions } from '../../../src/machines/editor/document';
import { draftWorthOffering, parseDraft } from '../../../src/machines/editor/draft';
import { editorMachine } from '../../../src/machines/editor/machine';
import { missingFields } from '../../../src/machines/editor/missing';
import { publishedWithoutRight } from '../../../src/machines/editor/review';
import { changedField, leftField } from '../../../src/machines/editor/rules';
import { mergeReread, prepareSend, saveBlock, shownGaps, withFailure } from '../../../src/machines/editor/saving';
import type { EditorContext } from '../../../src/machines/editor/types';
import { event } from '../../content/named';
import { failureOf } from '../fixtures';
import { everything, input } from './fixture';

type Sent = { readonly [key: string]: Json };

const mail = (value: string): Json => [{ id: 1, order: 1, type: 'email', value }];
const TEXTS = { slug: 'sagra', excerpt: 'Introduzione', description: '<p>Testo</p>', status: 2, author: 7 };
const sent = (contacts: Json, change: Sent = {}): Sent => ({
  id: 42,
  canSave: true,
  updated_at: '2026-03-01T08:00:00Z',
  contents: { it: { ...TEXTS, title: 'Sagra' }, en: { title: '', status: 2, author: 7 } },
  dates: { start: '2026-05-02', end: '2026-05-02', week: [], dates: ['2026-05-02'], customDates: true },
  contacts,
  ...change,
});
const itemOf = (what: Sent): ContentItem =>
  normaliseItem(event, what, { languages: ['it', 'en'], author: 7, canSave: true });
const open = (what: Sent): EditorContext => {
  const before = createActor(editorMachine, { input: input({ content: event, id: 42 }) }).getSnapshot().context;
  return { ...before, ...withVersions(before, itemOf(what), itemOf(what)) };
};
const put = (context: EditorContext, path: string, value: Json): EditorContext => ({
  ...context,
  ...changedField(context, path, value),
});

describe('values per language beside the contents, in the editor', () => {
  test('a language of which only they are written is begun: marked, kept and sent', () => {
    const typed = put(open(sent({})), 'contacts.en', mail('a@b.it'));
    expect([typed.changed, languagesWithErrors(typed)]).toEqual([['contacts.en'], ['en']]);
    expect(saveBlock(typed)).toBeNull();
    expect(prepareSend(typed).sending).toMatchObject({ contacts: { it: [], en: mail('a@b.it') } });
  });

  test('a wrong one keeps its own language from being saved, and counts among what publication asks for', () => {
    const typed = put(open(sent({})), 'contacts.en', mail('niente'));
    const gaps = (language: string) =>
      saveGaps({ ...typed, language }).map((gap) => gap.fields.map(({ path }) => path));
    expect([gaps('it'), gaps('en')]).toEqual([[], [['contents.en.title', 'contacts.en']]]);
    expect(missingFields({ ...typed, language: 'en' }).map(({ path }) => path)).toContain('contacts.en');
    expect(missingFields(typed).map(({ path }) => path)).not.toContain('contacts.en');
  });

  test('one that was just added is not wrong yet, until it is typed into, left or sent', () => {
    const added = { id: null, order: 1, label: '', type: 'telephone', value: '+ 39 ', lang: 'it' };
    const errorOf = (context: EditorContext) => errorAt(context, 'contacts.it');
    const room = put(open(sent({})), 'contacts.it', [added]);
    expect([room.changed, errorOf(room)]).toEqual([['contacts.it'], null]);
    const left = { ...room, ...leftField(room, 'contacts.it') };
    const typed = put(room, 'contacts.it', [{ ...added, value: '+ 39 x' }]);
    const asked = { ...room, ...shownGaps(room) };
    const problem = expect.stringContaining('Contatto 1 (Telefono)');
    expect([errorOf(left), errorOf(typed), errorOf(asked)]).toEqual([problem, problem, problem]);
    // Another that is wrong already goes on saying so.
    const second = put(typed, 'contacts.it', [
      { ...added, value: '+ 39 x' },
      { ...added, order: 2 },
    ]);
    expect(errorOf(second)).toEqual(problem);
  });

  test('a field that the server refuses gets the focus, in its language', () => {
    const failure = { ...failureOf('invalid'), fields: { 'contacts.en': 'Indirizzo sconosciuto' } };
    expect(withFailure(open(sent({})), failure)).toMatchObject({
      language: 'en',
      focus: { path: 'contacts.en' },
      serverErrors: { 'contacts.en': 'Indirizzo sconosciuto' },
    });
  });

  test('two who change different languages need no decision, two who change the same do', () => {
    const mine = put(open(sent({ it: mail('a@b.it') })), 'contacts.it', mail('mio@b.it'));
    const others = compare(mine, sent({ it: mail('a@b.it'), en: mail('loro@b.it') })).conflict;
    expect([others?.fields, others?.merged.map(({ path, side }) => [path, side])]).toEqual([
      [],
      [
        ['contacts.it', 'mine'],
        ['contacts.en', 'theirs'],
      ],
    ]);
    const theirs = sent({ it: mail('loro@b.it') });
    const same = compare(mine, theirs).conflict;
    expect(same?.fields.map((field) => [conflictName(field), field.path])).toEqual([
      ['Contatti (Italiano)', 'contacts.it'],
    ]);
    const sides = { ...mine, base: mine.saved as ContentItem, mine: mine.item as ContentItem, theirs: itemOf(theirs) };
    expect(
      resolvedItem(sides, same?.fields.map((field) => ({ ...field, decision: 'theirs' as const })) ?? []).contacts,
    ).toEqual({
      it: mail('loro@b.it'),
      en: [],
    });
  });

  test('what was typed while the saved version was read again stays, beside what the server made of the rest', () => {
    const typed = put(open(sent({ it: mail('a@b.it') })), 'contacts.en', mail('mio@b.it'));
    expect(mergeReread(typed, sent({ it: mail('c@d.it') }))).toMatchObject({
      item: { contacts: { it: mail('c@d.it'), en: mail('mio@b.it') } },
      changed: ['contacts.en'],
    });
  });

  test('changed by somebody who may not publish they take their language, and no other, out of what is published', () => {
    const contents = { it: { ...TEXTS, title: 'Sagra', status: 1 }, en: { ...TEXTS, title: 'Fair', status: 1 } };
    const published = open(sent({}, { contents, canSave: false }));
    const abilities = { ...everything, publish: false };
    const typed = put({ ...published, abilities }, 'contacts.en', mail('a@b.it'));
    expect([typed.item?.contents.it?.status, typed.item?.contents.en?.status]).toEqual([1, 2]);
    expect(publishedWithoutRight(typed)).toEqual([]);
  });
});

test('a local draft of the former version is read with its contacts, and offered for them', () => {
  const owner = { content: event, id: 42, languages: ['it', 'en'], userId: 7, abilities: everything } as const;
  const former = (contacts: Json): Sent => {
    const { contacts: _, ...item } = itemOf(sent({}));
    return { ...item, contents: { ...item.contents, it: { ...item.contents.it, contacts } } } as Sent;
  };
  const draft = parseDraft(owner, { item: former(mail('mio@b.it')), base: former(mail('a@b.it')), attempt: null });
  expect([draft?.item.contacts, draft?.base.contacts]).toEqual([
    { it: mail('mio@b.it'), en: [] },
    { it: mail('a@b.it'), en: [] },
  ]);
  const loaded = itemOf(sent({ it: mail('a@b.it'), en: [] }));
  expect(draftWorthOffering(owner, draft, loaded)).toBe(draft);
  expect(draftWorthOffering(owner, draft, itemOf(sent({ it: mail('mio@b.it') })))).toBeNull();
});
