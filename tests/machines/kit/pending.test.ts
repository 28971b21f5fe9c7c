import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { pendingMachine } from '../../../src/machines/kit/pending';

function card() {
  const clock = new SimulatedClock();
  const actor = createActor(pendingMachine, { clock }).start();
  const now = () => {
    const { context, value } = actor.getSnapshot();
    return { ...context, ...(value as object) };
  };
  return { clock, actor, now, set: (set: object) => actor.send({ type: 'pending.set', ...set }) };
}

test('what was taken away is offered for fifteen seconds, the last one anew', () => {
  const { clock, now, set } = card();
  set({ wayBack: 'uno' });
  clock.increment(10_000);
  set({ wayBack: 'due' });
  clock.increment(14_999);
  expect(now()).toMatchObject({ wayBack: 'offered' });
  clock.increment(1);
  expect(now()).toMatchObject({ wayBack: 'none' });
});

test('question and way back come and go each by itself', () => {
  const { actor, set } = card();
  const held = () => actor.getSnapshot().context;
  set({ question: 'togliere?', wayBack: 'uno' });
  expect(held()).toEqual({ question: 'togliere?', wayBack: 'uno' });
  set({ question: null });
  expect(held()).toEqual({ question: null, wayBack: 'uno' });
  set({});
  expect(held()).toEqual({ question: null, wayBack: 'uno' });
  set({ question: 'altro?', wayBack: null });
  expect([actor.getSnapshot().hasTag('asking'), actor.getSnapshot().hasTag('undoable')]).toEqual([true, false]);
  set({ question: 'altro ancora?' });
  expect(held()).toEqual({ question: 'altro ancora?', wayBack: null });
});

test('what is falsy is a question too', () => {
  const { actor, set } = card();
  set({ question: 0 });
  expect(actor.getSnapshot().hasTag('asking')).toBe(true);
});
