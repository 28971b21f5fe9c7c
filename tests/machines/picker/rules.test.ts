import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { MediaItem } from '../../../src/contract/media';
import { pickerMachine } from '../../../src/machines/picker/machine';
import { reason } from '../../../src/machines/picker/refusals';
import { hasMore, movedCursor, neighbour, nextPage, surplus, withSelected } from '../../../src/machines/picker/rules';
import type {
  DeletionAnswer,
  GridTarget,
  MediaPage,
  PickerActors,
  PickerContext,
} from '../../../src/machines/picker/types';
import { input, media, opening } from './samples';

const context = (change: Partial<PickerContext> = {}): PickerContext => ({
  ...createActor(pickerMachine, { input }).getSnapshot().context,
  ...change,
});
/** Eleven images in a grid of four columns, two rows of which are in sight. */
const grid = (cursor: number | null) =>
  context({ items: Array.from({ length: 11 }, (_, index) => media(index + 1)), columns: 4, visibleRows: 2, cursor });

describe('the cursor in the grid', () => {
  test.each<[GridTarget, number | null, number]>([
    ['right', 1, 2],
    ['right', 4, 5],
    ['right', 11, 11],
    ['left', 5, 4],
    ['left', 1, 1],
    ['down', 2, 6],
    ['down', 6, 10],
    ['down', 8, 11],
    ['down', 10, 10],
    ['up', 10, 6],
    ['up', 3, 3],
    ['first', 7, 1],
    ['last', 7, 11],
    ['pageDown', 2, 6],
    ['pageUp', 11, 7],
    ['pageUp', 3, 3],
    ['right', null, 1],
    ['up', null, 11],
    [{ id: 9 }, 1, 9],
  ])('%j from %j is on %j', (to, from, at) => {
    expect(movedCursor(grid(from), to)).toBe(at);
  });

  test('goes by a row at least, however little is in sight', () => {
    const low = { ...grid(6), visibleRows: 1 };
    expect([movedCursor(low, 'pageDown'), movedCursor(low, 'pageUp')]).toEqual([10, 2]);
    expect([movedCursor({ ...low, cursor: 1 }, 'pageUp'), movedCursor({ ...low, cursor: null }, 'last')]).toEqual([
      1, 11,
    ]);
    expect(movedCursor(context(), 'right')).toBeNull();
  });

  test('goes to the neighbour of what was deleted', () => {
    expect([neighbour(grid(5), 5), neighbour(grid(11), 11), neighbour(grid(3), 5)]).toEqual([6, 10, 3]);
    expect(neighbour(context({ items: [media(1)], cursor: 1 }), 1)).toBeNull();
  });
});

test('what is attached, or of the same address, is not chosen a second time', () => {
  const chosen = context({ attached: [{ id: 3, url: '/media/3.jpg' }], selection: [media(1)] });
  const same: MediaItem = media(8, { url: '/media/1.jpg' });
  const attached: MediaItem = media(9, { url: '/media/3.jpg' });
  expect(withSelected(chosen, [same, attached, media(2), media(2)]).map(({ id }) => id)).toEqual([1, 2]);
  expect(surplus({ ...chosen, maximum: 1 })).toBe(1);
  expect(surplus({ ...chosen, maximum: 2 })).toBe(0);
});

test('after a deletion the last page is requested again, so that nothing is skipped', () => {
  expect(nextPage(context({ page: 2 }))).toBe(3);
  expect(nextPage(context({ page: 2, deletedSince: [7] }))).toBe(2);
  expect([hasMore(context({ page: 0, lastPage: 3 })), hasMore(context({ page: 3, lastPage: 3 }))]).toEqual([
    false,
    false,
  ]);
});

interface Call {
  readonly page: number;
  readonly query: string;
  readonly answer: (page: Partial<MediaPage>) => void;
}

type Read = Awaited<ReturnType<PickerActors['readUnlicensed']>>;

/** A live picker whose pages the test answers when it likes, and which can't store licences. */
function live() {
  const calls: Call[] = [];
  const actor = createActor(
    pickerMachine.provide({
      actors: {
        loadPage: fromPromise(
          ({ input: { page, query } }) =>
            new Promise((resolve) => {
              const answer = (answered: Partial<MediaPage>) =>
                resolve({ ok: true, value: { items: [], page, lastPage: 1, total: 0, ...answered } });
              calls.push({ page, query, answer });
            }),
        ),
        readUnlicensed: fromPromise<Read, { readonly id: number }>(async ({ input: { id } }) => ({
          ok: true,
          value: media(id),
        })),
        deleteItem: fromPromise<DeletionAnswer, { readonly id: number }>(async () => ({
          ok: true,
          value: { message: null },
        })),
      },
    }),
    { input },
  ).start();
  actor.send({ type: 'picker.open', ...opening });
  return { actor, calls };
}
const ids = ({ items }: PickerContext) => items.map(({ id }) => id);

describe('a live picker', () => {
  test('drops the answer to an older filter', async () => {
    const { actor, calls } = live();
    actor.send({ type: 'filter.type', text: ' mare ' });
    actor.send({ type: 'filter.apply' });
    calls[1]?.answer({ items: [media(2)], total: 1 });
    calls[0]?.answer({ items: [media(1)], total: 1 });
    const { context: now } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    await new Promise((resolve) => setImmediate(resolve));
    expect([calls[1]?.query, ids(now), ids(actor.getSnapshot().context)]).toEqual(['mare', [2], [2]]);
  });

  test('fills an empty gallery again after the last image on screen was deleted', async () => {
    const { actor, calls } = live();
    calls[0]?.answer({ items: [media(1)], lastPage: 2, total: 3 });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    actor.send({ type: 'delete.request', id: 1 });
    actor.send({ type: 'delete.confirm' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('busy'));
    calls[1]?.answer({ items: [media(2), media(4)], total: 2 });
    const { context: now } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect([calls.map(({ page }) => page), ids(now), now.total]).toEqual([[1, 1], [2, 4], 2]);
  });

  test('a page that was on its way while an image was deleted does not bring it back', async () => {
    const { actor, calls } = live();
    calls[0]?.answer({ items: [media(1), media(2)], lastPage: 2, total: 4 });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    actor.send({ type: 'gallery.refresh' });
    actor.send({ type: 'delete.request', id: 1 });
    actor.send({ type: 'delete.confirm' });
    await waitFor(actor, (snapshot) => snapshot.context.deletion === null);
    calls[1]?.answer({ items: [media(1), media(2)], lastPage: 2, total: 4 });
    const { context: now } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(ids(now)).toEqual([2]);
  });

  test('uploads that come while the first page is on its way are first in it', async () => {
    const { actor, calls } = live();
    actor.send({ type: 'uploads.arrived', items: [media(5)], failed: 0 });
    calls[0]?.answer({ items: [media(2), media(5)], total: 2 });
    const { context: now } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect([ids(now), now.selection.map(({ id }) => id)]).toEqual([[5, 2], [5]]);
  });

  test('inserting and closing put away data that nobody changed', async () => {
    const { actor, calls } = live();
    calls[0]?.answer({ items: [media(1), media(2)], total: 2 });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    for (const type of ['picker.insert', 'picker.close'] as const) {
      actor.send({ type: 'image.select', id: 1 });
      actor.send({ type: 'detail.open', id: 1 });
      actor.send({ type });
      const now = actor.getSnapshot();
      expect([now.hasTag('open'), now.hasTag('detail'), now.context.detail]).toEqual([false, false, null]);
      actor.send({ type: 'picker.open', ...opening });
    }
  });

  test.each([
    [4, 3, 4, 3],
    [4.9, 2.1, 4, 2],
    [0, 0, 1, 1],
    [-2, Number.NaN, 1, 1],
  ])('a grid measured as %d by %d has %d columns and %d rows', (columns, rows, across, down) => {
    const { actor } = live();
    actor.send({ type: 'view.measure', columns, rows });
    const { context: now } = actor.getSnapshot();
    expect([now.columns, now.visibleRows]).toEqual([across, down]);
  });

  test('says how many are too many', async () => {
    const { actor } = live();
    actor.send({ type: 'uploads.arrived', items: [media(5), media(6)], failed: 1 });
    actor.send({ type: 'picker.close' });
    actor.send({ type: 'uploads.arrived', items: [media(7)], failed: 0 });
    actor.send({ type: 'picker.open', ...opening });
    expect(reason(actor.getSnapshot(), { type: 'picker.insert' })).toBe(
      'Si possono allegare massimo 3 file: togli un’immagine dalla selezione',
    );
  });
});
