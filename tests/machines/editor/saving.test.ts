import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { normaliseItem } from '../../../src/content/item/item';
import type { CallFailure } from '../../../src/contract/result';
import { becomeNew } from '../../../src/machines/editor/anew';
import { compare, decide, sameAsStored } from '../../../src/machines/editor/conflict';
import { hasUnsavedWork, isFieldShown, readOnlyReason, withVersions } from '../../../src/machines/editor/document';
import { draftIsOlder, parseDraft, restoredDraft } from '../../../src/machines/editor/draft';
import { editorMachine } from '../../../src/machines/editor/machine';
import { notePath, originalId, reviewStatus, reviewStepRefusal, revisionId } from '../../../src/machines/editor/review';
import { fieldRefusal } from '../../../src/machines/editor/rights';
import { changedField, revisionNotice } from '../../../src/machines/editor/rules';
import {
  confirmSave,
  prepareSend,
  publishRefusal,
  saveBlock,
  shownGaps,
  typedSinceSent,
  withFailure,
} from '../../../src/machines/editor/saving';
import { hasOwnStatuses, mustLoadStatuses, waitsForSession } from '../../../src/machines/editor/statuses';
import type { EditorContext, EditorInput } from '../../../src/machines/editor/types';
import type { PublicationStep } from '../../../src/machines/publication/steps';
import { editorTexts as messages } from '../../../src/messages/screens/editor';
import { failureOf } from '../fixtures';
import { content, everything, input, KEY, published, sent, taken, waiting, withTitle } from './fixture';

const { refusals } = messages;
const start = (change: Partial<EditorInput> = {}): EditorContext =>
  createActor(editorMachine, { input: input(change) }).getSnapshot().context;
const itemOf = (what: ReturnType<typeof sent>) =>
  normaliseItem(content, what, { languages: ['it', 'en'], author: 7, canSave: true });
const open = (what = sent(), change: Partial<EditorInput> = {}): EditorContext => {
  const before = start({ id: Number(what.id), ...change });
  return { ...before, ...withVersions(before, itemOf(what), itemOf(what)) };
};
const put = (before: EditorContext, path: string, value: string | number): EditorContext => ({
  ...before,
  ...changedField(before, path, value),
});
const typed = put(open(), 'contents.it.title', 'Mio');

describe('what leaves for the server', () => {
  test('is the working copy in the language shown; a new item goes under a key with its first body [3-3.14]', () => {
    expect(prepareSend({ ...typed, language: 'en', failure: failureOf('network'), saveQueued: true })).toEqual({
      sending: { ...typed.item, lang: 'en' },
      saveQueued: false,
      failure: null,
      attempt: null,
    });
    const fresh = put(start(), 'contents.it.title', 'Sagra');
    const first = prepareSend(fresh);
    expect(first.attempt).toEqual({ key: KEY, item: { ...fresh.item, lang: 'it' } });
    const again = prepareSend({ ...put(fresh, 'contents.it.title', 'Festa'), attempt: first.attempt ?? null });
    expect(again.attempt).toEqual(first.attempt);
    expect(again.sending?.contents.it?.title).toBe('Festa');
    expect(prepareSend(start({ id: 42 }))).toEqual({});
  });

  test('has the texts that empty ones take, which the working copy shows from then on', () => {
    const name = {
      path: 'nome',
      kind: 'text',
      label: 'Nome',
      localized: false,
      fallback: 'contents.it.title',
    } as const;
    const named = { ...content, fields: [...content.fields, name] };
    const before = { ...typed, content: named };
    const change = prepareSend(before);
    expect([change.sending?.nome, change.item?.nome, change.changed]).toEqual([
      'Mio',
      'Mio',
      ['contents.it.title', 'nome'],
    ]);
    const stored = confirmSave({ ...before, ...change }, { id: 42, message: null, permalink: null });
    expect([stored.item?.nome, stored.changed, stored.saveQueued]).toEqual(['Mio', [], false]);
  });

  test('is confirmed with its address, and what was typed meanwhile stays unsaved [2-4.5]', () => {
    const sending = { ...typed, ...prepareSend(typed), touched: ['contents.it.title'] };
    const later = put(sending, 'contents.it.slug', 'mio');
    const answer = { id: 42, message: null, permalink: '/it/42' };
    const confirmed = confirmSave(later, answer);
    expect(confirmed).toMatchObject({
      ...{ id: 42, created: 0, attempt: null, sending: null, failure: null, serverErrors: {}, touched: [] },
      ...{ stale: true, saveQueued: false, changed: ['contents.it.slug'] },
    });
    expect(confirmed.saved?.contents.it).toMatchObject({ title: 'Mio', permalink: '/it/42' });
    expect(confirmed.saved?.contents.en?.permalink).toBeNull();
    const silent = confirmSave(sending, { ...answer, permalink: null });
    expect(silent.saved?.contents.it?.permalink).toBe('https://portale.example/it/42');
    expect(confirmSave(typed, answer)).toEqual({});
    expect(typedSinceSent(later)).toBe(true);
    expect([typedSinceSent(sending), typedSinceSent(typed), hasUnsavedWork({ ...sending, changed: [] })]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('is sent once more where the first body of a create says less', () => {
    const fresh = put(start(), 'contents.it.title', 'Sagra');
    const lost = { ...fresh, ...prepareSend(fresh) };
    const more = put(lost, 'contents.it.title', 'Festa');
    const again = { ...more, ...prepareSend(more) };
    const confirmed = confirmSave(again, { id: 43, message: null, permalink: null });
    expect([confirmed.saveQueued, confirmed.created, confirmed.id, confirmed.item?.id]).toEqual([true, 1, 43, 43]);
    expect(confirmed.saved?.contents.it?.title).toBe('Sagra');
    expect(confirmed.changed).toEqual(['contents.it.title']);
  });
});

describe('a save that is refused', () => {
  test('shows what the server says of fields there are, and goes to the first of them', () => {
    const failure = failureOf('invalid', {
      fields: { 'contents.en.slug': 'Usato', 'contents.it.title': 'Usato', nothing: 'Boh' },
    });
    const kept = withFailure({ ...typed, language: 'en', saveQueued: true, sending: typed.item }, failure);
    expect(kept).toMatchObject({
      ...{ failure, conflict: null, sending: null, saveQueued: false, language: 'it' },
      focus: { path: 'contents.it.title', turn: 1 },
      serverErrors: { 'contents.en.slug': 'Usato', 'contents.it.title': 'Usato' },
    });
    const elsewhere = failureOf('network');
    expect(withFailure(typed, elsewhere)).toEqual({
      ...{ conflict: null, sending: null, saveQueued: false },
      failure: elsewhere,
    });
  });

  test('before it leaves shows every problem of the language, the first one focused [2-5.10]', () => {
    const empty = shownGaps({ ...start(), saveQueued: true });
    expect([empty.saveQueued, empty.focus]).toEqual([false, { path: 'contents.it.title', turn: 1 }]);
    expect(empty.touched).toEqual([
      ...['title', 'slug', 'google.title', 'tags', 'status', 'review_note'].map((path) => `contents.it.${path}`),
      'portal',
    ]);
    const complete = shownGaps(typed);
    expect([complete.focus, complete.touched?.length]).toEqual([undefined, 7]);
  });
});

describe('another version', () => {
  const theirs = sent({ version: 2, it: { title: 'Loro' } });

  test('is compared with mine, field by field, and decided field by field or at once', () => {
    const compared = compare({ ...typed, failure: taken }, theirs);
    expect(compared.conflict?.updatedBy).toBe('Livia');
    expect(compared.conflict?.fields.map(({ path, decision }) => [path, decision])).toEqual([
      ['contents.it.title', null],
    ]);
    const both = { ...typed, ...compared };
    expect(decide(both, 'contents.it.title', 'theirs').conflict?.fields[0]?.decision).toBe('theirs');
    expect(decide(both, null, 'mine').conflict?.fields[0]?.decision).toBe('mine');
    expect(decide(both, 'contents.en.title', 'mine').conflict?.fields[0]?.decision).toBeNull();
    expect(decide(typed, null, 'mine')).toEqual({ conflict: null });
    expect(compare(typed, theirs).conflict?.updatedBy).toBeNull();
    expect(compare(start({ id: 42 }), theirs)).toEqual({});
  });

  test('is mine where it says the same', () => {
    expect([
      sameAsStored(typed, theirs),
      sameAsStored(typed, sent({ version: 2, it: { title: 'Mio' } })),
      sameAsStored(start({ id: 42 }), theirs),
    ]).toEqual([false, true, false]);
  });

  test('that was deleted leaves an item of its own, drafted by nobody', () => {
    const recreated = becomeNew({ ...put(open(waiting), 'contents.it.title', 'Mio'), stale: true, failure: taken });
    expect(recreated).toMatchObject({
      ...{ id: 'new', stale: false, attempt: null, failure: null, conflict: null, sending: null, saveQueued: false },
      item: { id: 'new', draft: 0, revision: null, updated_at: null, canSave: true },
    });
    expect(recreated.item?.contents.it).toMatchObject({ title: 'Mio', permalink: null });
    expect(recreated.changed).toContain('contents.it.slug');
    const writer = becomeNew({ ...typed, abilities: { ...everything, publish: false } });
    expect(writer.item?.canSave).toBe(false);
    expect(becomeNew(start({ id: 42 }))).toEqual({});
  });
});

describe('the statuses that may follow', () => {
  const listed = open(published);
  const failed = (kind: CallFailure['kind'], more: Partial<EditorContext> = {}): EditorContext => ({
    ...open(),
    stale: true,
    failure: failureOf(kind),
    ...more,
  });

  test.each<[string, EditorContext, [tells: boolean, waits: boolean, asks: boolean]]>([
    ['come with the item', listed, [true, false, true]],
    ['are requested', open(), [false, false, true]],
    ['are not requested before the item is there', start({ id: 42 }), [false, false, false]],
    ['wait for the version that is read again', { ...open(), stale: true }, [false, false, false]],
    ['are requested where it can’t be read', failed('network'), [false, false, true]],
    ['wait for who signs in again', failed('unauthenticated'), [false, true, false]],
    ['are requested where a right is missing', failed('forbidden'), [false, false, true]],
    ['wait for nobody without an item', failed('unauthenticated', { saved: null }), [false, false, false]],
  ])('%s', (_case, before, expected) =>
    expect([hasOwnStatuses(before), waitsForSession(before), mustLoadStatuses(before)]).toEqual(expected),
  );
});

describe('a local draft', () => {
  const owner = input({ id: 42 });
  const base = itemOf(sent());
  const newer = itemOf(sent({ version: 2, en: { title: 'Theirs' } }));
  const offered = { item: withTitle(base, 'Mio'), base, attempt: null };

  test('is older where somebody saved the item since', () => {
    expect([
      draftIsOlder({ item: base, offered }),
      draftIsOlder({ item: newer, offered }),
      draftIsOlder({ item: newer, offered: null }),
      draftIsOlder({ item: null, offered }),
    ]).toEqual([false, true, false, false]);
  });

  test('goes on from the version it was begun with', () => {
    expect(restoredDraft(owner, { offered, item: base, saved: base })).toEqual({ item: offered.item, saved: base });
    const older = restoredDraft(owner, { offered, item: newer, saved: newer });
    expect(older?.saved).toEqual(base);
    expect([older?.item.contents.it?.title, older?.item.contents.en?.title]).toEqual(['Mio', '']);
    expect(restoredDraft(owner, { offered: null, item: base, saved: base })).toBeNull();
    expect(restoredDraft(owner, { offered, item: null, saved: base })).toBeNull();
    expect(restoredDraft(owner, { offered, item: base, saved: null })).toBeNull();
  });

  const blank = start().item;
  test.each([
    ['a create under way', { key: 'k', item: blank }, { key: 'k', item: blank }],
    ['a create whose body is damaged', { key: 'k', item: 7 }, { key: 'k', item: null }],
    ['a key that is none', { key: '', item: blank }, null],
    ['a key that is no text', { key: 7, item: blank }, null],
    ['no create', null, null],
  ])('keeps %s', (_case, attempt, kept) =>
    expect(parseDraft(input(), { item: blank, base: blank, attempt })?.attempt).toEqual(kept),
  );

  test('of a stored item has no create', () =>
    expect(parseDraft(owner, { ...offered, attempt: { key: 'k', item: null } })?.attempt).toBeNull());
});

describe('who may do what', () => {
  const writer = { ...everything, publish: false };

  test('reads only without the right to create or to edit', () => {
    const barred = { ...everything, create: false, edit: false };
    const reasons = [everything, barred].flatMap((abilities) => [
      readOnlyReason({ id: 'new', abilities }),
      readOnlyReason({ id: 42, abilities }),
    ]);
    expect(reasons).toEqual([null, null, refusals.noCreate, refusals.noEdit]);
  });

  test('fields that take part of what one could enter say so', () => {
    const limited = { ...open(sent({ canSave: false })), abilities: { ...writer, viewTag: false }, regionWide: false };
    const kinds = ['tags', 'portals', 'reviewNote', 'text'] as const;
    expect(kinds.map((kind) => fieldRefusal(limited, { kind }))).toEqual([
      refusals.tags,
      refusals.portal,
      refusals.publishersOnly,
      null,
    ]);
    expect(kinds.map((kind) => fieldRefusal(open(), { kind }))).toEqual([null, null, null, null]);
    const reader = { ...open(), abilities: { ...everything, edit: false } };
    expect(fieldRefusal(reader, { kind: 'text' })).toBe(refusals.noEdit);
  });

  test('a note is shown while its language is being revised', () => {
    const shown = (status: number) => isFieldShown(open(sent({ it: { status } })), { kind: 'reviewNote' }, 'it');
    expect([0, 1, 2, 3, 4, 5].map(shown)).toEqual([false, false, false, false, true, true]);
    expect(isFieldShown(open(), { kind: 'reviewNote' }, 'fr')).toBe(false);
    expect(isFieldShown({ item: null }, { kind: 'text' }, 'it')).toBe(true);
  });

  test('a revision says that what is as published has to be changed first', () => {
    const aside = open(sent({ id: 60, canSave: false, it: { status: 1 }, draft: 50 }));
    const item = open(sent({ canSave: false, it: { status: 1 } }));
    expect([saveBlock(item), saveBlock(aside)]).toEqual([
      refusals.revises('Italiano'),
      refusals.asPublished('Italiano'),
    ]);
    expect(saveBlock({ ...item, language: 'en' })).toBeNull();
    const notice = (before: EditorContext) => revisionNotice(before, 'contents.it.title', 'Mio');
    expect([notice(item), notice(aside), notice(open())]).toEqual([
      messages.beginsRevision('Italiano'),
      messages.revises('Italiano'),
      null,
    ]);
    expect(revisionNotice(item, 'contents.it.password', 'Mio')).toBeNull();
  });
});

describe('the review', () => {
  const at = (status: number, canSave = true) => open(sent({ canSave, it: { status, google: { title: 'Avviso' } } }));

  test.each<[PublicationStep, readonly number[]]>([
    ['publish', [1, 1, 1, 1, 1, 1]],
    ['return', [4, 4, 4, 4, 4, 4]],
    ['submit', [3, 3, 3, 3, 5, 5]],
  ])('%s leads from 0 to 5 to %j', (step, to) =>
    expect([0, 1, 2, 3, 4, 5].map((status) => reviewStatus(at(status), step))).toEqual(to),
  );

  test.each<[string, EditorContext, PublicationStep, string | null]>([
    ['approves', at(3), 'publish', null],
    ['approves nothing twice', at(1), 'publish', refusals.alreadyApproved],
    ['approves what was changed since', put(at(1), 'contents.it.title', 'Mio'), 'publish', null],
    ['approves by publishers', at(3, false), 'publish', refusals.publishersOnly],
    ['sends back by publishers', at(3, false), 'return', refusals.publishersOnly],
    ['sends back', at(3), 'return', null],
    ['sends back again, with another note', at(4), 'return', null],
    ['sends back nothing published', at(1), 'return', refusals.reviewOfPublished],
    ['submits', at(2, false), 'submit', null],
    ['submits nothing twice', at(3), 'submit', refusals.alreadySubmitted],
    ['submits nothing published that one may publish', at(1), 'submit', refusals.reviewOfPublished],
    ['submits a published text as a revision', at(1, false), 'submit', null],
    ['needs an item', start({ id: 42 }), 'submit', refusals.notLoaded],
  ])('%s', (_case, before, step, reason) => expect(reviewStepRefusal(before, step)).toBe(reason));

  test('says why what shall be published can’t be, and nothing of a draft', () => {
    const incomplete = open(sent({ it: { status: 1 } }));
    expect([start({ id: 42 }), start(), at(1), incomplete, at(2, false), at(1, false)].map(publishRefusal)).toEqual([
      null,
      null,
      null,
      'Per pubblicare in Italiano completa o correggi: Titolo SEO',
      messages.mayNotPublish,
      messages.mayNotPublish,
    ]);
  });

  test('asks for a note in the language shown, or leads to its status', () => {
    expect([notePath(open()), notePath({ ...open(), language: 'en' })]).toEqual([
      'contents.it.review_note',
      'contents.en.review_note',
    ]);
    const without = { ...content, fields: content.fields.filter(({ kind }) => kind !== 'reviewNote') };
    expect(notePath({ ...open(), content: without })).toBe('contents.it.status');
  });

  test('knows the revision of an item, and the item of a revision', () => {
    const revised = open(sent({ revision: 60 }));
    expect([revisionId(revised), revisionId(open()), revisionId(open(sent({ revision: 0 })))]).toEqual([
      60,
      null,
      null,
    ]);
    expect(revisionId({ item: null, failure: failureOf('invalid', { details: { revision: 61 } }) })).toBe(61);
    expect(revisionId({ item: null, failure: failureOf('invalid', { details: { revision: '61' } }) })).toBeNull();
    expect([originalId(open(sent({ draft: 50 }))), originalId(open()), originalId({ item: null })]).toEqual([
      50,
      null,
      null,
    ]);
  });
});
