import { describe, expect, test } from 'vitest';
import { publicationChange } from '../../../src/machines/editor/publication';
import { reason } from '../../../src/machines/editor/refusals';
import { mergedInto, originalId, revisionId } from '../../../src/machines/editor/review';
import { hasNoStatuses } from '../../../src/machines/editor/rules';
import { editorTexts as messages } from '../../../src/messages/screens/editor';
import { failureOf } from '../fixtures';
import { everything, input, loaded, published, sent, stored, taken, waiting } from './fixture';
import { live, title } from './live';

const writer = { abilities: { ...everything, publish: false } };
const status = (value: number) => ({ type: 'field.change' as const, path: 'contents.it.status', value });
const statusesOf = ({ item }: { item: ReturnType<ReturnType<typeof live>['at']>['item'] }) => [
  item?.contents.it?.status,
  item?.contents.en?.status,
];

async function openedPublished() {
  const editor = live({ id: 50, ...writer });
  await editor.loads[0]?.answer(loaded(published));
  return editor;
}

describe('a published item in the hands of who may not publish', () => {
  test('becomes a draft in the language that is edited, and says so once', async () => {
    const { actor, at, emitted, broken } = await openedPublished();
    for (const text of ['A', 'Av']) actor.send(title(text));
    expect(statusesOf(at())).toEqual([2, 2]);
    expect(emitted.filter(({ type }) => type === 'notice')).toEqual([
      { type: 'notice', level: 'warning', text: messages.beginsRevision('Italiano') },
    ]);
    expect(reason(actor.getSnapshot(), status(1))).toBe(messages.refusals.revised);
    actor.send(title('Avviso'));
    expect(at().changed).toEqual(['contents.it.status']);
    actor.send(status(1));
    expect(at().changed).toEqual([]);
    expect(broken).toEqual([]);
  });

  test('asks for nothing to be saved while nothing is changed', async () => {
    const { actor, saves } = await openedPublished();
    expect(reason(actor.getSnapshot(), { type: 'save.request' })).toBe(messages.refusals.revises('Italiano'));
    expect(saves).toEqual([]);
  });

  test('a field shared by all languages revises the language shown', async () => {
    const { actor, at } = await openedPublished();
    actor.send({ type: 'field.change', path: 'portal', value: [{ id: 2, active: true }] });
    expect(statusesOf(at())).toEqual([2, 2]);
    expect(reason(actor.getSnapshot(), status(1))).toBe(messages.refusals.revised);
  });

  test('goes along untouched with the language beside it', async () => {
    const { actor, at, saves, broken } = await openedPublished();
    actor.send({ type: 'language.go', language: 'en' });
    actor.send({ type: 'field.change', path: 'contents.en.title', value: 'Notice' });
    actor.send({ type: 'save.request' });
    expect(statusesOf({ item: saves[0]?.sent.item ?? null })).toEqual([1, 2]);
    expect(saves[0]?.sent.item.contents.it).toEqual(at().saved?.contents.it);
    expect(broken).toEqual([]);
  });

  test('goes on as the revision that a save makes of it, with the text that is typed meanwhile', async () => {
    const { actor, at, saves, loads, emitted, broken } = await openedPublished();
    actor.send(title('Mio'));
    actor.send({ type: 'review.submit' });
    expect(statusesOf({ item: saves[0]?.sent.item ?? null })).toEqual([3, 2]);
    actor.send({ type: 'field.change', path: 'contents.it.slug', value: 'mio' });
    await saves[0]?.answer(stored(60));
    expect(loads[1]?.id).toBe(60);
    await loads[1]?.answer(
      loaded(
        sent({
          id: 60,
          canSave: false,
          version: 2,
          it: { title: 'Mio', status: 3, google: { title: 'Avviso' } },
          draft: 50,
        }),
      ),
    );
    expect([at().id, originalId(at()), at().changed]).toEqual([60, 50, ['contents.it.slug']]);
    expect(emitted.filter(({ type }) => type !== 'notice').slice(-5)).toMatchObject([
      { type: 'draft.changed', id: 50 },
      { type: 'moved', id: 60 },
      { type: 'draft.cleared', id: 50 },
      { type: 'draft.changed', id: 60 },
      { type: 'draft.changed', id: 60 },
    ]);
    expect(broken).toEqual([]);
  });

  test('that was published while it was edited becomes a revision once its text is decided on', async () => {
    const { actor, at, saves, loads, broken } = live({ id: 42, ...writer });
    await loads[0]?.answer(loaded(sent({ canSave: false })));
    actor.send(title('Mio'));
    actor.send({ type: 'save.request' });
    await saves[0]?.answer({ ok: false, failure: taken });
    await loads[1]?.answer(
      loaded(sent({ version: 2, canSave: false, it: { status: 1, google: { title: 'Avviso' } } })),
    );
    actor.send({ type: 'save.request' });
    expect(statusesOf({ item: saves[1]?.sent.item ?? null })).toEqual([2, 2]);
    expect(at().changed).toEqual(['contents.it.title', 'contents.it.status']);
    expect(broken).toEqual([]);
  });

  test('keeps what was typed where a revision exists already, and knows which', async () => {
    const { actor, at, saves, broken } = await openedPublished();
    actor.send(title('Mio'));
    actor.send({ type: 'save.request' });
    const exists = failureOf('invalid', { status: 409, message: 'C’è già una revisione', details: { revision: 60 } });
    await saves[0]?.answer({ ok: false, failure: exists });
    expect(actor.getSnapshot().hasTag('conflict')).toBe(false);
    expect([revisionId(at()), at().item?.contents.it?.title, at().failure?.message]).toEqual([
      60,
      'Mio',
      'C’è già una revisione',
    ]);
    expect(broken).toEqual([]);
  });
});

describe('the review by who may publish', () => {
  async function opened() {
    const editor = live({ id: 60 });
    await editor.loads[0]?.answer(loaded(waiting));
    return editor;
  }

  test('publishes what is complete, into the original', async () => {
    const { actor, at, saves, loads, emitted, broken } = await opened();
    actor.send({ type: 'review.approve' });
    expect(saves).toEqual([]);
    expect(publicationChange(at())).toEqual([{ language: 'it', title: 'Avviso rivisto', effect: 'takesOver' }]);
    actor.send({ type: 'publication.confirm' });
    expect(saves[0]?.sent.item).toMatchObject({ id: 60, contents: { it: { status: 1 } } });
    await saves[0]?.answer(stored(50));
    expect(emitted).toContainEqual({
      type: 'notice',
      level: 'success',
      text: 'Pubblicata la revisione in italiano: «Avviso rivisto». Salvato',
    });
    await loads[1]?.answer(loaded({ ...published, canSave: true }));
    expect([at().id, originalId(at()), at().changed]).toEqual([50, null, []]);
    expect(reason(actor.getSnapshot(), { type: 'review.approve' })).toBe(messages.refusals.alreadyApproved);
    expect(reason(actor.getSnapshot(), { type: 'review.return' })).toBe(messages.refusals.reviewOfPublished);
    expect(broken).toEqual([]);
  });

  test('is left as it is where the question is answered with no', async () => {
    const { actor, at, saves, emitted, broken } = await opened();
    actor.send({ type: 'review.approve' });
    expect(reason(actor.getSnapshot(), { type: 'review.approve' })).toBe(messages.refusals.confirming);
    actor.send({ type: 'publication.cancel' });
    expect([saves, at().item?.contents.it?.status, at().changed]).toEqual([[], 3, []]);
    expect(emitted.at(-1)?.type).toBe('draft.cleared');
    expect(reason(actor.getSnapshot(), { type: 'publication.confirm' })).toBe(messages.refusals.nothingToConfirm);
    expect(broken).toEqual([]);
  });

  test('holds back what is incomplete, and leads there', async () => {
    const { actor, at, saves } = await opened();
    const approve = { type: 'review.approve' } as const;
    const refusal = () => [actor.getSnapshot().can(approve), reason(actor.getSnapshot(), approve)];
    actor.send({ type: 'field.change', path: 'contents.it.google.title', value: '' });
    expect(refusal()).toEqual([false, 'Manca titolo SEO in italiano']);
    actor.send(approve);
    expect([saves, at().item?.contents.it?.status]).toEqual([[], 3]);
    actor.send({ type: 'error.next' });
    expect(at().focus?.path).toBe('contents.it.google.title');
    actor.send({ type: 'field.change', path: 'contents.it.title', value: '' });
    actor.send({ type: 'field.change', path: 'contents.it.slug', value: 'Non va' });
    expect(refusal()).toEqual([false, 'Mancano titolo e titolo SEO in italiano; da correggere in italiano: slug']);
  });

  test('sends back with a note, which only publishers write', async () => {
    const { actor, at, saves, emitted } = await opened();
    actor.send({ type: 'review.return' });
    expect(saves).toEqual([]);
    expect([statusesOf(at())[0], at().focus?.path]).toEqual([4, 'contents.it.review_note']);
    expect(emitted.at(-1)?.type).toBe('draft.changed');
    const note = { type: 'field.change' as const, path: 'contents.it.review_note', value: 'Più breve' };
    actor.send(note);
    actor.send({ type: 'save.request' });
    expect(saves[0]?.sent.item.contents.it).toMatchObject({ status: 4, review_note: 'Più breve' });
    const other = await openedPublished();
    expect(reason(other.actor.getSnapshot(), note)).toBe(messages.refusals.publishersOnly);
    expect(reason(other.actor.getSnapshot(), { type: 'review.return' })).toBe(messages.refusals.publishersOnly);
  });

  test('meets the conflict where the original changed meanwhile, and asks again with its newer version', async () => {
    const { actor, saves, loads, broken } = await opened();
    actor.send({ type: 'review.approve' });
    actor.send({ type: 'publication.confirm' });
    await saves[0]?.answer({ ok: false, failure: taken });
    await loads[1]?.answer(loaded({ ...waiting, original_updated_at: '2026-03-05T08:00:00Z' }));
    expect(reason(actor.getSnapshot(), { type: 'review.return' })).toBe(messages.refusals.conflictFirst);
    actor.send({ type: 'save.request' });
    expect(saves).toHaveLength(1);
    actor.send({ type: 'publication.confirm' });
    expect(saves[1]?.sent.item).toMatchObject({
      original_updated_at: '2026-03-05T08:00:00Z',
      contents: { it: { status: 1 } },
    });
    expect(broken).toEqual([]);
  });
});

test('a revision draft that no longer exists because it was approved names the item it went into', async () => {
  const { actor, at, loads } = live({ id: 60 });
  const missing = failureOf('notFound', { status: 404, details: { item: 50 } });
  await loads[0]?.answer({ ok: false, failure: missing });
  expect([actor.getSnapshot().hasTag('missing'), mergedInto(at().failure)]).toEqual([true, 50]);
  expect([mergedInto(null), mergedInto(failureOf('notFound'))]).toEqual([null, null]);
});

describe('the statuses that may follow', () => {
  test('come with the item, without a call, and anew with every save [2-4.4]', async () => {
    const { actor, at, statusRequests, saves, loads } = await openedPublished();
    expect([statusRequests(), at().statusOptions?.it?.map(({ id }) => id)]).toEqual([0, [1, 2, 3]]);
    actor.send(title('Mio'));
    actor.send({ type: 'save.request' });
    await saves[0]?.answer(stored(50));
    const next = { it: [{ id: 2, name: 'Bozza' }], en: [] };
    await loads[1]?.answer(loaded({ ...published, nextStatuses: next }));
    expect([statusRequests(), at().statusOptions]).toEqual([0, next]);
  });

  test('are requested where the item says nothing of them', async () => {
    const { statusRequests, loads } = live({ id: 42 });
    expect(statusRequests()).toBe(0);
    await loads[0]?.answer(loaded(sent({ nextStatuses: [] })));
    expect(statusRequests()).toBe(1);
  });

  test('are not requested while nobody is signed in', async () => {
    const { actor, statusRequests, saves, loads, broken } = live();
    expect(statusRequests()).toBe(1);
    actor.send(title('Sagra'));
    actor.send({ type: 'save.request' });
    await saves[0]?.answer(stored(42));
    await loads[0]?.answer({ ok: false, failure: failureOf('unauthenticated') });
    expect(statusRequests()).toBe(1);
    actor.send({ type: 'session.resumed' });
    expect(statusRequests()).toBe(2);
    expect(broken).toEqual([]);
  });

  test('if there are none the status stays, and everything else can be saved', async () => {
    const { actor, at, saves } = await openedPublished();
    actor.send({ type: 'language.go', language: 'en' });
    expect(hasNoStatuses(at())).toBe(true);
    const change = { type: 'field.change' as const, path: 'contents.en.status', value: 3 };
    expect(reason(actor.getSnapshot(), change)).toBe(messages.statusesEmpty('Inglese'));
    actor.send({ type: 'field.change', path: 'contents.en.title', value: 'Notice' });
    actor.send({ type: 'save.request' });
    expect(saves.length).toBe(1);
  });
});

describe('a copy', () => {
  test('is a new item that says what its original says, unsaved until it is saved', async () => {
    const { actor, at, loads, saves, emitted, broken } = live({ copyOf: 42 });
    expect([loads[0]?.id, actor.getSnapshot().hasTag('skeleton')]).toEqual([42, true]);
    await loads[0]?.answer(loaded(sent({ it: { status: 1, google: { title: 'Avviso' } }, revision: 9 })));
    expect(at().item).toMatchObject({ id: 'new', revision: null, updated_at: null });
    expect(at().item?.contents.it).toMatchObject({
      title: 'Avviso (copia)',
      slug: 'avviso-copia',
      status: 2,
      permalink: null,
    });
    expect(at().changed).toEqual(['contents.it.title', 'contents.it.slug', 'contents.it.google.title']);
    actor.send({ type: 'save.request' });
    expect(saves[0]?.sent.item.id).toBe('new');
    await saves[0]?.answer(stored(43));
    expect(emitted.filter(({ type }) => type === 'created')).toEqual([{ type: 'created', id: 43 }]);
    expect(loads[1]?.id).toBe(43);
    expect(broken).toEqual([]);
  });

  test('of what no longer exists says so, and can be tried again', async () => {
    const { actor, loads } = live(input({ copyOf: 42 }));
    await loads[0]?.answer({ ok: false, failure: failureOf('notFound') });
    expect(actor.getSnapshot().hasTag('missing')).toBe(true);
    actor.send({ type: 'load.retry' });
    expect(loads[1]?.id).toBe(42);
  });
});
