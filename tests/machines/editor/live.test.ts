import { describe, expect, test } from 'vitest';
import { readOnlyReason } from '../../../src/machines/editor/document';
import { reason } from '../../../src/machines/editor/refusals';
import type { EditorInput } from '../../../src/machines/editor/types';
import { editorTexts as messages } from '../../../src/messages/screens/editor';
import { failureOf } from '../fixtures';
import { content, everything, input, KEY, loaded, sent, stored, taken } from './fixture';
import { flush, live, title } from './live';

const { refusals } = messages;
const lost = { ok: false, failure: failureOf('network') } as const;

describe('a create', () => {
  test('begins with what its list is bound to, which is nothing unsaved and goes with the first save', async () => {
    const theme = { path: 'theme', kind: 'categories', label: 'Tema', localized: false, main: 5 } as const;
    const { actor, saves } = live({
      content: { ...content, fields: [...content.fields, theme] },
      beginsWith: { theme: 5003 },
    });
    const { item, changed } = actor.getSnapshot().context;
    expect([item?.theme, changed]).toEqual([[{ id: 5003 }], []]);
    actor.send(title('Sagra'));
    actor.send({ type: 'save.request' });
    expect(saves[0]?.sent.item.theme).toEqual([{ id: 5003 }]);
  });

  test('keeps its key through retries, and the next create has another one', async () => {
    const { actor, saves, loads, broken } = live();
    actor.send(title('Sagra'));
    actor.send({ type: 'save.request' });
    await saves[0]?.answer(lost);
    actor.send({ type: 'save.request' });
    await saves[1]?.answer(stored(42));
    await loads[0]?.answer({ ok: false, failure: failureOf('notFound') });
    actor.send({ type: 'save.asNew' });
    await flush();
    expect(saves.map(({ sent: { key, item } }) => [key, item.id])).toEqual([
      [KEY, 'new'],
      [KEY, 'new'],
      [`${KEY.slice(0, -2)}10`, 'new'],
    ]);
    expect(broken).toEqual([]);
  });

  test('whose first answer was lost writes what was typed since, under the same item', async () => {
    const { actor, at, saves, loads, emitted, broken } = live();
    actor.send(title('Sagra'));
    actor.send({ type: 'save.request' });
    await saves[0]?.answer(lost);
    actor.send(title('Sagra di maggio'));
    actor.send({ type: 'save.request' });
    // The server had stored the first body: the same key creates nothing new and answers with the same item.
    await saves[1]?.answer(stored(42));
    await loads[0]?.answer(loaded(sent({ it: { title: 'Sagra', slug: '' } })));
    expect(saves[2]?.sent.key).toBeNull();
    expect(saves[2]?.sent.item).toMatchObject({ id: 42, updated_at: '2026-03-01T08:00:00Z' });
    expect(saves[2]?.sent.item.contents.it?.title).toBe('Sagra di maggio');
    await saves[2]?.answer(stored(42));
    await loads[1]?.answer(loaded(sent({ version: 2, it: { title: 'Sagra di maggio', slug: '' } })));
    expect(at()).toMatchObject({ id: 42, changed: [], attempt: null, stale: false });
    expect(emitted.filter(({ type }) => type === 'created')).toEqual([{ type: 'created', id: 42 }]);
    expect(saves.length).toBe(3);
    expect(broken).toEqual([]);
  });

  test('that survives a crash goes on under the key it had', async () => {
    const first = live();
    first.actor.send(title('Sagra'));
    first.actor.send({ type: 'save.request' });
    const kept = first.emitted.findLast((event) => event.type === 'draft.changed');
    const { actor, saves, broken } = live({
      keySeed: '11111111-2222-4333-8444-555555555555',
      storedDraft: JSON.parse(JSON.stringify(kept?.draft)),
    });
    expect(actor.getSnapshot().hasTag('offering')).toBe(true);
    expect(reason(actor.getSnapshot(), title('x'))).toBe(messages.refusals.draftFirst);
    actor.send({ type: 'draft.restore' });
    actor.send({ type: 'save.request' });
    expect(saves[0]?.sent.key).toBe(KEY);
    expect(broken).toEqual([]);
  });
});

describe('a save', () => {
  async function opened(change: Partial<EditorInput> = {}) {
    const editor = live({ id: 42, ...change });
    await editor.loads[0]?.answer(loaded(sent()));
    return editor;
  }

  test('keeps what is typed while it runs, unsaved, and one more save takes it along', async () => {
    const { actor, at, saves, loads, broken } = await opened();
    actor.send(title('Uno'));
    actor.send({ type: 'save.request' });
    expect(reason(actor.getSnapshot(), { type: 'save.request' })).toBe(messages.refusals.saving);
    actor.send(title('Due'));
    actor.send({ type: 'save.request' });
    expect(saves.length).toBe(1);
    await saves[0]?.answer(stored(42));
    expect(at().changed).toEqual(['contents.it.title']);
    await loads[1]?.answer(loaded(sent({ version: 2, it: { title: 'Uno' } })));
    expect(saves.map(({ sent: { item } }) => [item.contents.it?.title, item.updated_at])).toEqual([
      ['Uno', '2026-03-01T08:00:00Z'],
      ['Due', '2026-03-02T08:00:00Z'],
    ]);
    expect(broken).toEqual([]);
  });

  test('takes the server’s cleaned text where nobody typed since', async () => {
    const { actor, at, saves, loads, broken } = await opened();
    actor.send(title('<b>Uno</b>'));
    actor.send({ type: 'save.request' });
    actor.send({ type: 'field.change', path: 'contents.en.title', value: 'One' });
    await saves[0]?.answer(stored(42));
    await loads[1]?.answer(loaded(sent({ version: 2, it: { title: 'Uno' } })));
    expect([at().item?.contents.it?.title, at().item?.contents.en?.title]).toEqual(['Uno', 'One']);
    expect(at().changed).toEqual(['contents.en.title']);
    expect(broken).toEqual([]);
  });

  test('refused field by field shows each reason at its field, in its language, until it changes', async () => {
    const { actor, at, saves } = await opened();
    actor.send(title('Uno'));
    actor.send({ type: 'save.request' });
    const fields = { 'contents.en.slug': 'Slug già usato', 'contents.it': 'non è un campo' };
    await saves[0]?.answer({ ok: false, failure: failureOf('invalid', { fields }) });
    expect(at()).toMatchObject({
      language: 'en',
      focus: { path: 'contents.en.slug', turn: 1 },
      serverErrors: { 'contents.en.slug': 'Slug già usato' },
      changed: ['contents.it.title'],
    });
    actor.send({ type: 'field.change', path: 'contents.en.slug', value: 'altro' });
    expect(at().serverErrors).toEqual({});
  });

  test('that was stored is told in the words of the server [2-8.1, 3-8.5]', async () => {
    const { actor, saves, loads, emitted } = await opened();
    actor.send(title('Uno'));
    actor.send({ type: 'save.request' });
    await saves[0]?.answer({ ok: true, value: { id: 7, message: 'Scritto in archivio', permalink: null } });
    await loads[1]?.answer(loaded(sent({ version: 2, it: { title: 'Uno' } })));
    expect(emitted).toContainEqual({ type: 'notice', level: 'success', text: 'Scritto in archivio' });
  });

  test('whose answer was lost is not a conflict with oneself', async () => {
    const { actor, at, saves, loads, emitted, broken } = await opened();
    actor.send(title('Uno'));
    actor.send({ type: 'save.request' });
    await saves[0]?.answer({ ok: false, failure: failureOf('timeout') });
    actor.send({ type: 'save.request' });
    await saves[1]?.answer({ ok: false, failure: taken });
    await loads[1]?.answer(loaded(sent({ version: 2, it: { title: 'Uno' } })));
    expect(at()).toMatchObject({ changed: [], conflict: null, item: { updated_at: '2026-03-02T08:00:00Z' } });
    expect(emitted.at(-1)).toEqual({ type: 'notice', level: 'success', text: messages.alreadySaved });
    expect(broken).toEqual([]);
  });

  test('meeting another version waits for a decision where both changed the same field', async () => {
    const { actor, at, saves, loads, broken } = await opened();
    actor.send(title('Mio'));
    actor.send({ type: 'save.request' });
    await saves[0]?.answer({ ok: false, failure: taken });
    expect(reason(actor.getSnapshot(), { type: 'save.request' })).toBe(messages.refusals.comparing);
    await loads[1]?.answer(loaded(sent({ version: 2, it: { title: 'Loro' } })));
    expect(at().conflict).toMatchObject({
      updatedBy: 'Livia',
      fields: [{ path: 'contents.it.title', decision: null }],
    });
    expect(reason(actor.getSnapshot(), { type: 'save.request' })).toBe(
      messages.refusals.undecided(['Titolo (Italiano)']),
    );
    actor.send({ type: 'conflict.takeTheirs', path: 'contents.it.title' });
    actor.send({ type: 'save.request' });
    expect(at()).toMatchObject({ changed: [], conflict: null });
    expect(at().item?.contents.it?.title).toBe('Loro');
    expect(saves.length).toBe(1);
    expect(broken).toEqual([]);
  });

  test('that cannot be read again reads first the next time', async () => {
    const { actor, at, saves, loads, broken } = await opened();
    actor.send(title('Uno'));
    actor.send({ type: 'save.request' });
    await saves[0]?.answer(stored(42));
    await loads[1]?.answer(lost);
    expect(at()).toMatchObject({ stale: true, changed: [] });
    actor.send(title('Due'));
    actor.send({ type: 'save.request' });
    expect(saves.length).toBe(1);
    await loads[2]?.answer(loaded(sent({ version: 2, it: { title: 'Uno' } })));
    expect(saves[1]?.sent.item).toMatchObject({ updated_at: '2026-03-02T08:00:00Z' });
    expect(broken).toEqual([]);
  });

  test('of a type that asks for it waits 300 ms, and twice is once', async () => {
    const { actor, saves, clock } = await opened({ content: { ...input().content, saveDebounced: true } });
    actor.send(title('Uno'));
    actor.send({ type: 'save.request' });
    clock.increment(299);
    actor.send({ type: 'save.request' });
    clock.increment(299);
    expect(saves.length).toBe(0);
    clock.increment(1);
    expect(saves.length).toBe(1);
  });

  test('with status 1 never leaves without the right to publish', async () => {
    const { actor, saves } = live({ abilities: { ...everything, publish: false } });
    actor.send(title('Uno'));
    actor.send({ type: 'field.change', path: 'contents.it.google.title', value: 'Uno' });
    actor.send({ type: 'field.change', path: 'contents.it.status', value: 1 });
    expect(reason(actor.getSnapshot(), { type: 'save.request' })).toBe(messages.refusals.noPublish(['Italiano']));
    actor.send({ type: 'save.request' });
    expect(saves.length).toBe(0);
  });

  test('blocked leads to the language and field that lack something', async () => {
    const { actor, at, emitted } = await opened();
    actor.send({ type: 'field.change', path: 'contents.it.status', value: 1 });
    actor.send({ type: 'field.change', path: 'contents.en.title', value: 'Fair' });
    actor.send({ type: 'language.go', language: 'en' });
    actor.send({ type: 'save.request' });
    expect(at()).toMatchObject({ language: 'it', focus: { path: 'contents.it.google.title' } });
    expect(emitted.at(-1)).toEqual({
      type: 'notice',
      level: 'error',
      text: 'Per pubblicare in Italiano completa o correggi: Titolo SEO',
    });
  });
});

describe('the local draft', () => {
  test('is emitted with the first key and then at most every half second; flushed when the page may go', () => {
    const { actor, emitted, clock } = live();
    const titles = () =>
      emitted.map((event) => (event.type === 'draft.changed' ? event.draft.item.contents.it?.title : event.type));
    for (const text of ['S', 'Sa', 'Sag']) actor.send(title(text));
    expect(titles()).toEqual(['S']);
    clock.increment(500);
    expect(titles()).toEqual(['S', 'Sag']);
    actor.send(title('Sagr'));
    actor.send({ type: 'draft.flush' });
    expect(titles()).toEqual(['S', 'Sag', 'Sagr']);
    clock.increment(5000);
    expect(titles()).toEqual(['S', 'Sag', 'Sagr']);
    expect(emitted[0]).toMatchObject({ area: 'avvisi', id: 'new' });
  });

  test('older than the stored item meets the conflict instead of undoing what was stored', async () => {
    const first = live({ id: 42 });
    await first.loads[0]?.answer(loaded(sent()));
    first.actor.send(title('Mio'));
    const kept = first.emitted.findLast((event) => event.type === 'draft.changed');
    const { actor, at, loads, saves, broken } = live({ id: 42, storedDraft: kept?.draft });
    await loads[0]?.answer(loaded(sent({ version: 2, it: { title: 'Loro' }, en: { title: 'Theirs' } })));
    actor.send({ type: 'draft.restore' });
    actor.send({ type: 'save.request' });
    expect(saves[0]?.sent.item.updated_at).toBe('2026-03-01T08:00:00Z');
    await saves[0]?.answer({ ok: false, failure: taken });
    await loads[1]?.answer(loaded(sent({ version: 2, it: { title: 'Loro' }, en: { title: 'Theirs' } })));
    expect(at().conflict).toMatchObject({
      fields: [{ path: 'contents.it.title', decision: null }],
      merged: [{ path: 'contents.en.title', side: 'theirs', value: 'Theirs' }],
    });
    expect(broken).toEqual([]);
  });

  test('corrupted in storage is no obstacle', async () => {
    const { actor, loads } = live({ id: 42, storedDraft: { item: '§', base: 3 } });
    await loads[0]?.answer(loaded(sent()));
    expect(actor.getSnapshot().hasTag('editable')).toBe(true);
  });
});

describe('leaving', () => {
  test('is granted at once where nothing is unsaved', () => {
    const { actor, emitted } = live();
    actor.send({ type: 'leave.request' });
    expect(emitted).toEqual([{ type: 'left' }]);
  });

  test('asks while there is unsaved work, and is granted once confirmed', () => {
    const { actor, emitted } = live();
    actor.send(title('Sagra'));
    actor.send({ type: 'leave.request' });
    actor.send({ type: 'leave.cancel' });
    actor.send({ type: 'leave.request' });
    expect(actor.getSnapshot().hasTag('askingToLeave')).toBe(true);
    expect(emitted.some(({ type }) => type === 'left')).toBe(false);
    actor.send({ type: 'leave.confirm' });
    expect(emitted.slice(-2).map(({ type }) => type)).toEqual(['draft.changed', 'left']);
  });
});

describe('a new item of who may create and not edit', () => {
  const abilities = { ...everything, edit: false };

  test('takes nothing while it is sent, and is only read once it is stored', async () => {
    const { actor, at, saves, loads, broken } = live({ abilities });
    await flush();
    actor.send(title('Sagra'));
    actor.send({ type: 'save.request' });
    expect(saves.map(({ sent: { item } }) => item.contents.it?.title)).toEqual(['Sagra']);
    expect(reason(actor.getSnapshot(), title('Altro'))).toBe(refusals.savedOnce);
    await saves[0]?.answer(stored(42));
    await loads[0]?.answer(loaded(sent({ it: { title: 'Sagra' } })));
    expect([at().id, readOnlyReason(at()), at().changed, at().leftOut]).toEqual([42, refusals.noEdit, [], []]);
    expect(reason(actor.getSnapshot(), { type: 'save.request' })).toBe(refusals.noEdit);
    expect(reason(actor.getSnapshot(), title('Altro'))).toBe(refusals.noEdit);
    expect(broken).toEqual([]);
  });
});
