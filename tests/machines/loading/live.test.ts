import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CallInput } from '../../../src/machines/kit/actor';
import { loadingMachine } from '../../../src/machines/loading/machine';
import { reason } from '../../../src/machines/loading/refusals';
import type { LoadedPage, LoadingActors } from '../../../src/machines/loading/types';
import { loadingTexts } from '../../../src/messages/screens/loading';
import { failureOf } from '../fixtures';

type Answer = Awaited<ReturnType<LoadingActors['load']>>;
const rows = (pages: number, total = 3): LoadedPage => ({ rows: total === 0 ? [] : ['a'], total, pages });
const answered = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An opened panel that gets these answers, one a call. */
async function opened(...answers: readonly (LoadedPage | null)[]) {
  const requested: number[] = [];
  const given: Answer[] = answers.map((value) => ({ ok: true, value }));
  const machine = loadingMachine.provide({
    actors: {
      load: fromPromise<Answer, CallInput<LoadingActors['load']>>(async ({ input }) => {
        requested.push(input.page);
        return given.shift() ?? { ok: false, failure: failureOf('network') };
      }),
    },
  });
  const actor = createActor(machine, { input: { open: false } }).start();
  actor.send({ type: 'card.open' });
  await answered();
  const go = async (page: number) => {
    actor.send({ type: 'page.go', page });
    await answered();
  };
  return { actor, requested, go };
}

test.each([0, -1, 1, 1.5, 4, Number.NaN])('of three pages the first one leads to no page %s', async (page) => {
  const { actor, requested, go } = await opened(rows(3));
  await go(page);
  expect([requested, actor.getSnapshot().hasTag('shown')]).toEqual([[1], true]);
  expect(reason(actor.getSnapshot(), { type: 'page.go', page })).toBe(loadingTexts.nothing);
});

test('it leads to the others, and back', async () => {
  const { actor, requested, go } = await opened(rows(3), rows(3), rows(3));
  await go(3);
  await go(1);
  expect([requested, actor.getSnapshot().context.page]).toEqual([[1, 3, 1], 1]);
});

test('where pages went meanwhile it stands on the last one', async () => {
  const { actor, go } = await opened(rows(3), rows(2));
  await go(3);
  expect(actor.getSnapshot().context).toMatchObject({ page: 2, value: rows(2), failure: null });
});

test('a page that is empty by now is left for the first one when something changed', async () => {
  const { actor, requested, go } = await opened(rows(2), rows(2, 0), rows(1));
  await go(2);
  expect(actor.getSnapshot().hasTag('shown')).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ page: 2, value: rows(2, 0) });
  actor.send({ type: 'data.change' });
  await answered();
  expect([requested, actor.getSnapshot().context.page]).toEqual([[1, 2, 1], 1]);
});

test('a page that does not load is requested again, with what was there still shown', async () => {
  const { actor, requested, go } = await opened(rows(2));
  await go(2);
  const { context } = actor.getSnapshot();
  expect(context).toMatchObject({ page: 2, value: rows(2), failure: failureOf('network') });
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  actor.send({ type: 'load.retry' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await answered();
  expect(requested).toEqual([1, 2, 2]);
});

test('another question is asked from its first page', async () => {
  const { actor, requested, go } = await opened(rows(3), rows(3), rows(3));
  await go(3);
  actor.send({ type: 'what.set', what: 'altro' });
  expect(actor.getSnapshot().context).toMatchObject({ what: 'altro', page: 1, value: null });
  await answered();
  expect(requested).toEqual([1, 3, 1]);
});
