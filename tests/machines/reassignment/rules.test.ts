import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { callActor } from '../../../src/machines/kit/actor';
import { reassignmentMachine } from '../../../src/machines/reassignment/machine';
import { hasNext, queueOf, successorRefusal, userInFront } from '../../../src/machines/reassignment/rules';
import type { ReassignmentActors, ReassignmentEmitted } from '../../../src/machines/reassignment/types';
import { reassignmentTexts } from '../../../src/messages/screens/reassignment';
import { anna, bruno, carla } from './model';

const { refusal: texts } = reassignmentTexts;

test('a queue names nobody twice and keeps its order [1-2.10.8]', () => {
  expect(queueOf([bruno, anna, bruno, carla, anna])).toEqual([bruno, anna, carla]);
});

test('who is in front, and whether somebody comes after [1-2.10.8]', () => {
  const queue = [anna, bruno];
  const at = (turn: number) => [userInFront({ queue, turn }), hasNext({ queue, turn })];
  expect([at(0), at(1), at(2)]).toEqual([
    [anna, true],
    [bruno, false],
    [null, false],
  ]);
});

test.each([
  ['nobody is in the way of a colleague', { turn: 0, deleted: [] }, carla, null],
  ['the user in front', { turn: 0, deleted: [] }, anna, texts.self],
  ['who comes next', { turn: 0, deleted: [] }, bruno, texts.leaving],
  ['who was skipped may', { turn: 1, deleted: [] }, anna, null],
  ['who is deleted already', { turn: 1, deleted: [1] }, anna, texts.alreadyDeleted],
  ['the user in front, after another', { turn: 1, deleted: [1] }, bruno, texts.self],
])('who inherits: %s', (_case, where, successor, reason) =>
  expect(successorRefusal({ queue: [anna, bruno], ...where }, successor)).toBe(reason),
);

test('announces who was deleted, in the server’s words or in its own', async () => {
  const requested: unknown[] = [];
  const emitted: ReassignmentEmitted[] = [];
  const messages = ['Fatto.', null];
  const countContents: ReassignmentActors['countContents'] = async () => ({ ok: true, value: null });
  const reassign: ReassignmentActors['reassign'] = async (input) => {
    requested.push(input);
    return { ok: true, value: { message: messages.shift() ?? null } };
  };
  const actor = createActor(
    reassignmentMachine.provide({
      actors: { countContents: callActor(countContents), reassign: callActor(reassign) },
    }),
    { input: { users: [anna, bruno] } },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'successor.choose', successor: carla });
  for (const turn of [0, 1]) {
    await waitFor(actor, (snapshot) => snapshot.context.turn === turn && !snapshot.hasTag('counting'));
    actor.send({ type: 'reassign.request' });
    actor.send({ type: 'reassign.confirm' });
  }
  await waitFor(actor, (snapshot) => snapshot.hasTag('closed'));
  expect(requested).toEqual([
    { user: 1, successor: 3 },
    { user: 2, successor: 3 },
  ]);
  expect(emitted).toEqual([
    { type: 'deleted', user: anna, successor: carla },
    { type: 'notice', level: 'success', text: 'Fatto.' },
    { type: 'deleted', user: bruno, successor: carla },
    { type: 'notice', level: 'success', text: 'Utente bruno eliminato: i suoi contenuti sono di carla.' },
    { type: 'closed', deleted: [1, 2] },
  ]);
});
