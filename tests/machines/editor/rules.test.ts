import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Json } from '../../../src/content/field/json';
import { valueAt, withValueAt } from '../../../src/content/field/path';
import { conflictName, conflictOf, resolvedItem } from '../../../src/content/item/conflict';
import { blankItem, normaliseItem } from '../../../src/content/item/item';
import { mergedItem } from '../../../src/content/item/merge';
import { KINDS } from '../../../src/content/kinds/table';
import type { ContentItem } from '../../../src/content/model/content';
import { blankInput, errorAt, languagesWithErrors, previewUrl, saveGaps } from '../../../src/machines/editor/document';
import { draftWorthOffering, parseDraft } from '../../../src/machines/editor/draft';
import { editorMachine } from '../../../src/machines/editor/machine';
import { changeRefusal } from '../../../src/machines/editor/refusals';
import { changedField, slugToFill } from '../../../src/machines/editor/rules';
import { attemptKey, saveBlock, saveRefusal } from '../../../src/machines/editor/saving';
import { nextStop } from '../../../src/machines/editor/stops';
import type { EditorContext, EditorInput } from '../../../src/machines/editor/types';
import { editorTexts as messages } from '../../../src/messages/screens/editor';
import { news } from '../../content/named';
import { content, everything, input, KEY, sent, statuses, withTitle } from './fixture';

const { refusals } = messages;
const context = (change: Partial<EditorInput> = {}): EditorContext =>
  createActor(editorMachine, { input: input(change) }).getSnapshot().context;
const put = (before: EditorContext, path: string, value: Json): EditorContext => ({
  ...before,
  ...changedField(before, path, value),
});
const item = (parts: Parameters<typeof sent>[0] = {}): ContentItem =>
  normaliseItem(content, sent(parts), { languages: ['it', 'en'], author: 7, canSave: true });
const shared = (base: ContentItem, active: boolean): ContentItem =>
  withValueAt(base, 'portal', [
    { id: 1, active },
    { id: 2, active: false },
    { id: 3, active: false },
  ]);

describe('one value changed', () => {
  test('copies the way to it and shares everything else', () => {
    const before = put(context(), 'contents.en.title', 'Fair');
    const after = put(before, 'contents.it.title', 'Sagra');
    expect(after.item?.contents.en).toBe(before.item?.contents.en);
    expect(after.item?.portal).toBe(before.item?.portal);
    expect(after.changed).toEqual(['contents.en.title', 'contents.it.title']);
    expect(after.problems).toEqual({});
  });

  test('is no change any more when it is put back', () => {
    const typed = put(context(), 'contents.it.title', 'Sagra');
    expect(put(typed, 'contents.it.title', '').changed).toEqual([]);
  });

  test('of the status brings the strict problems, and takes them away again [2-4.1, 2-5.1]', () => {
    const typed = put(context(), 'contents.it.title', 'Sagra');
    const published = put(typed, 'contents.it.status', 1);
    expect(published.problems).toEqual({
      'contents.it.google.title': 'Campo richiesto',
      'contents.en.title': 'Campo richiesto',
    });
    expect(put(published, 'contents.it.status', 2).problems).toEqual({ 'contents.en.title': 'Campo richiesto' });
  });

  test('clears what the server said about it, and only about it', () => {
    const reported = { ...context(), serverErrors: { 'contents.it.title': 'usato', 'contents.it.slug': 'usato' } };
    expect(put(reported, 'contents.it.title', 'x').serverErrors).toEqual({ 'contents.it.slug': 'usato' });
  });

  test('in a full item of news checks that one field, and the language again only for its status', () => {
    const full = createActor(editorMachine, { input: input({ content: news }) }).getSnapshot().context;
    const checked = (['richText', 'dateTime', 'address'] as const).map((kind) => vi.spyOn(KINDS[kind], 'problem'));
    const calls = () => checked.map((spy) => spy.mock.calls.length);
    const typed = put(full, 'contents.it.title', 'Sagra');
    expect(calls()).toEqual([0, 0, 0]);
    put(typed, 'contents.it.status', 1);
    vi.restoreAllMocks();
    expect(put(typed, 'contents.it.status', 1).problems['contents.it.description']).toBe('Campo richiesto');
  });
});

describe('what may be entered', () => {
  const withStatuses = { ...context(), statusOptions: statuses.ok ? statuses.value : null };
  const withStatus = (active: boolean | 0 | 1) => ({
    ...context(),
    statusOptions: { it: [{ id: 3, name: 'Da Validare', active }] },
  });
  const tagged = ((before) => ({ ...before, saved: before.item }))(
    put(context(), 'contents.it.tags', [{ id: 1 }, { id: 2 }]),
  );
  const untrusted = { ...tagged, abilities: { ...everything, viewTag: false }, regionWide: false };

  test.each<[string, EditorContext, string, Json, string | null]>([
    ['any status before the options are known', context(), 'contents.it.status', 3, null],
    ['a status on offer', withStatuses, 'contents.it.status', 1, null],
    ['a disabled status', withStatuses, 'contents.it.status', 3, refusals.statusDisabled],
    ['a status declared as inactive by 0', withStatus(0), 'contents.it.status', 3, refusals.statusDisabled],
    ['a status declared as inactive', withStatus(false), 'contents.it.status', 3, refusals.statusDisabled],
    ['a status declared as active by 1', withStatus(1), 'contents.it.status', 3, null],
    ['a status nobody offers', withStatuses, 'contents.it.status', 9, refusals.statusUnknown],
    ['the status it was saved with', withStatuses, 'contents.en.status', 2, null],
    ['a status of the other language', withStatuses, 'contents.en.status', 1, refusals.statusUnknown],
    ['a tag with the right', tagged, 'contents.it.tags', [{ id: 3 }], null],
    ['a tag without the right', untrusted, 'contents.it.tags', [{ id: 1 }, { id: 3 }], refusals.tags],
    ['a tag less without the right', untrusted, 'contents.it.tags', [{ id: 2 }], refusals.tags],
    ['the stored tags without the right', untrusted, 'contents.it.tags', [2, 1], null],
    ['portal 1 without the role', untrusted, 'portal', [{ id: 1, active: true }], refusals.portal],
    [
      'portal 2 without the role',
      untrusted,
      'portal',
      [
        { id: 1, active: false },
        { id: 2, active: true },
      ],
      null,
    ],
    ['portal 1 with the role', context(), 'portal', [{ id: 1, active: true }], null],
    ['a field that is none', context(), 'contents.it.password', 'x', refusals.unknownField],
    ['a language that is none', context(), 'contents.fr.title', 'x', refusals.unknownField],
    ['before it is loaded', context({ id: 42 }), 'contents.it.title', 'x', refusals.notLoaded],
    [
      'without the right to create',
      context({ abilities: { ...everything, create: false } }),
      'contents.it.title',
      'x',
      refusals.noCreate,
    ],
  ])('%s', (_, before, path, value, reason) => expect(changeRefusal(before, path, value)).toBe(reason));
});

describe('what keeps a save back', () => {
  const draft = put(context(), 'contents.it.title', 'Sagra');
  const published = put(draft, 'contents.it.status', 1);

  test('a missing title, named [2-5.10, 3-5.2]', () => {
    expect(saveBlock(context())).toBeNull();
    expect(saveRefusal(context())).toBe('Per salvare in Italiano completa o correggi: Titolo');
  });
  test('nothing, for a draft with its title in one language [2-4.3, 3-4.2]', () =>
    expect(saveRefusal(draft)).toBeNull());
  test('what publishing asks for, named [2-5.10]', () =>
    expect(saveRefusal(published)).toBe('Per pubblicare in Italiano completa o correggi: Titolo SEO'));
  test('another language that is published and incomplete', () => {
    const abroad = { ...published, language: 'en' };
    const begun = put(abroad, 'contents.en.title', 'Fair');
    expect(saveGaps(begun).map(({ language }) => language)).toEqual(['it']);
    expect(saveRefusal(begun)).toBe('Per pubblicare in Italiano completa o correggi: Titolo SEO');
  });
  test('no other language that is a draft', () => {
    const begun = put(draft, 'contents.en.slug', 'NON VALIDO');
    expect(saveRefusal(begun)).toBeNull();
    expect(languagesWithErrors(begun)).toEqual(['en']);
  });
  test('the right to publish, whatever is filled [2-4.2, 3-4.2]', () => {
    const complete = put(published, 'contents.it.google.title', 'Sagra');
    expect(saveRefusal(complete)).toBeNull();
    const barred = { ...complete, item: complete.item && { ...complete.item, canSave: false } };
    expect(saveBlock(barred)).toBe(refusals.noPublish(['Italiano']));
  });
});

describe('errors across languages', () => {
  const begun = put(put(context(), 'contents.en.slug', 'NO!'), 'contents.it.slug', 'NO!');
  const go = (before: EditorContext, step: 1 | -1, from?: string) => ({ ...before, ...nextStop(before, step, from) });

  test('nobody is reproached for a language not begun', () => {
    expect(languagesWithErrors(context())).toEqual([]);
    expect(errorAt(context(), 'contents.it.title')).toBeNull();
  });

  test('F8 goes round, in the order of the fields, and shows each', () => {
    const way: (string | undefined)[] = [];
    let at = begun;
    for (let turn = 0; turn < 5; turn++) {
      at = go(at, 1);
      way.push(at.focus?.path);
    }
    expect(way).toEqual([
      'contents.it.title',
      'contents.it.slug',
      'contents.en.title',
      'contents.en.slug',
      'contents.it.title',
    ]);
    expect(at.language).toBe('it');
    expect(at.focus?.turn).toBe(5);
    expect(errorAt(at, 'contents.en.title')).toBe('Campo richiesto');
  });

  test('Shift+F8 goes back, from where the user is', () => {
    expect(go(begun, -1, 'contents.it.slug').focus?.path).toBe('contents.it.title');
    expect(go(begun, -1, 'contents.it.title').focus?.path).toBe('contents.en.slug');
    expect(go(begun, -1).language).toBe('en');
    const noted = put(begun, 'contents.it.review_note', 'a'.repeat(1001));
    expect(go({ ...noted, language: 'en' }, -1).focus?.path).toBe('contents.it.review_note');
    expect(go({ ...noted, language: 'en' }, 1).focus?.path).toBe('contents.en.title');
  });
});

describe('slug, key, preview', () => {
  test('the slug is filled from the title of its own language, once [2-4.13, 1-5.31]', () => {
    const typed = put(context(), 'contents.en.title', 'Perché no? Città & Mare');
    expect(slugToFill(typed, 'contents.en.title')).toEqual({ path: 'contents.en.slug', value: 'perche-no-citta-mare' });
    expect(slugToFill(typed, 'contents.it.title')).toBeNull();
    expect(slugToFill(put(typed, 'contents.en.slug', 'mio'), 'contents.en.title')).toBeNull();
    expect(slugToFill(typed, 'contents.en.google.title')).toBeNull();
  });

  test('a stored title that is left as it was fills in no slug: who only looks changes nothing', () => {
    const path = 'contents.en.title';
    const typed = put(context(), path, 'Fair');
    const stored = { ...typed, saved: typed.item, changed: [] };
    expect(slugToFill(stored, path)).toBeNull();
    expect(slugToFill(put(stored, path, 'Fairs'), path)?.value).toBe('fairs');
    expect(slugToFill({ ...stored, changed: ['contents.en.slug'] }, path)?.value).toBe('fair');
  });

  test('each create has a UUID of its own', () => {
    const keys = [0, 1, 17].map((created) => attemptKey({ keySeed: KEY, created }));
    expect(keys).toEqual([
      '7a1c2f0e-5b7d-4c7e-9d0a-00000000000f',
      '7a1c2f0e-5b7d-4c7e-9d0a-000000000010',
      '7a1c2f0e-5b7d-4c7e-9d0a-000000000020',
    ]);
    expect(attemptKey({ keySeed: '7a1c2f0e-5b7d-4c7e-9d0a-ffffffffffff', created: 1 })).toBe(
      '7a1c2f0e-5b7d-4c7e-9d0a-000000000000',
    );
  });

  test('the preview is the permalink with its flag [2-2.14, 3-2.12]', () => {
    const saved = item();
    expect(previewUrl({ ...context(), saved })).toBe('https://portale.example/it/42?preview=1');
    const query = item({ it: { permalink: 'https://portale.example/?id=42' } });
    expect(previewUrl({ ...context(), saved: query })).toBe('https://portale.example/?id=42&preview=1');
    expect(previewUrl(context())).toBeNull();
  });
});

describe('versions that meet', () => {
  const sides = { content, languages: ['it', 'en'] };
  test('what nobody touched since the save becomes what the server holds', () => {
    const base = item();
    const mine = withValueAt(base, 'contents.en.title', 'Fair');
    const theirs = item({ version: 2, it: { title: 'Avviso ripulito' } });
    expect(mergedItem({ ...sides, base, mine, theirs })).toEqual(withValueAt(theirs, 'contents.en.title', 'Fair'));
  });

  test('what both changed is to decide, what one changed is merged without asking', () => {
    const base = shared(item(), false);
    const mine = shared(withTitle(withValueAt(base, 'contents.en.title', 'Fair'), 'Mio'), true);
    const theirs = shared(item({ version: 2, it: { title: 'Loro', slug: 'loro' } }), false);
    const { fields, merged } = conflictOf({ ...sides, base, mine, theirs });
    expect(fields.map((field) => [conflictName(field), field.mine, field.theirs, field.decision])).toEqual([
      ['Titolo (Italiano)', 'Mio', 'Loro', null],
    ]);
    expect(merged.map((field) => [conflictName(field), field.side, field.value])).toEqual([
      ['Slug (Italiano)', 'theirs', 'loro'],
      ['Portali', 'mine', valueAt(mine, 'portal')],
      ['Titolo (Inglese)', 'mine', 'Fair'],
    ]);
    const deciding = (decision: 'mine' | 'theirs') =>
      resolvedItem(
        { ...sides, base, mine, theirs },
        fields.map((field) => ({ ...field, decision })),
      );
    for (const [decision, title] of [
      ['mine', 'Mio'],
      ['theirs', 'Loro'],
    ] as const) {
      const resolved = deciding(decision);
      expect(resolved.updated_at).toBe('2026-03-02T08:00:00Z');
      expect(resolved.contents.it).toMatchObject({ title, slug: 'loro' });
      expect(resolved.contents.en?.title).toBe('Fair');
      expect(valueAt(resolved, 'portal')).toEqual(valueAt(mine, 'portal'));
    }
  });

  test('a decision stays while one types on, as long as its field is in conflict', () => {
    const base = item();
    const theirs = item({ version: 2, it: { title: 'Loro' } });
    const { fields } = conflictOf({ ...sides, base, mine: withTitle(base, 'Mio'), theirs });
    const decided = fields.map((field) => ({ ...field, decision: 'mine' as const }));
    expect(conflictOf({ ...sides, base, mine: withTitle(base, 'Mio!'), theirs }, decided).fields).toMatchObject([
      { mine: 'Mio!', decision: 'mine' },
    ]);
    expect(conflictOf({ ...sides, base, mine: theirs, theirs }, decided)).toEqual({ fields: [], merged: [] });
  });
});

describe('a local draft out of storage', () => {
  const owner = input({ id: 42 });
  const base = item();
  const good = { item: withTitle(base, 'Ritrovato'), base, attempt: null };

  test('is read back as it was', () => expect(parseDraft(owner, JSON.parse(JSON.stringify(good)))).toEqual(good));

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', '{"item":'],
    ['an empty object', {}],
    ['an item without contents', { item: { id: 42 }, base }],
    ['contents of another kind', { item: { id: 42, contents: [] }, base }],
    ['a base of another item', { item: base, base: { ...base, id: 7 } }],
    ['another item', { item: { ...base, id: 7 }, base: { ...base, id: 7 } }],
  ])('%s is no draft', (_, raw) => expect(parseDraft(owner, raw)).toBeNull());

  test('values of the wrong kind are brought into shape', () => {
    const odd = {
      ...good,
      item: { ...base, contents: { ...base.contents, it: { title: 7, tags: 'x', status: 'uno' } } },
    };
    expect(parseDraft(owner, odd)?.item.contents.it).toMatchObject({ title: '7', tags: [], status: 2, slug: '' });
  });

  test('is offered only if it holds what the loaded item has not', () => {
    expect(draftWorthOffering(owner, good, base)).toBe(good);
    expect(draftWorthOffering(owner, good, withTitle(item({ version: 2 }), 'Ritrovato'))).toBeNull();
    expect(draftWorthOffering(owner, { ...good, item: base }, item({ it: { title: 'Altro' } }))).toBeNull();
    const fresh = input();
    const blank = blankItem(content, blankInput(fresh));
    expect(draftWorthOffering(fresh, { item: blank, base: blank, attempt: null }, blank)).toBeNull();
  });
});
