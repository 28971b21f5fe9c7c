import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Result } from '../../../src/contract/result';
import { callActor } from '../../../src/machines/kit/actor';
import { sessionMachine } from '../../../src/machines/session/machine';
import { resolveUser } from '../../../src/machines/session/resolve';
import type { FetchedUser } from '../../../src/machines/session/types';
import { failureOf, userOf } from '../fixtures';

const START = 1_700_000_000_000;
const anna = userOf(1, 'anna');
const quiet = new AbortController().signal;

function startSession(token: string | null, answers: Result<FetchedUser>[]) {
  const tokens: string[] = [];
  const machine = sessionMachine.provide({
    actors: {
      fetchUser: callActor((input: { readonly token: string }) => {
        tokens.push(input.token);
        const answer = answers.shift();
        return answer === undefined ? Promise.reject(new Error('called too often')) : Promise.resolve(answer);
      }),
    },
  });
  const stored = { version: '1', token, user: null, deadline: null };
  return { tokens, session: createActor(machine, { input: { build: '1', stored, at: START } }).start() };
}

test('waits for the first record, uses it while it is fresh, reads it again when it is not [1-4.11, 1-2.2.1]', async () => {
  const older = { ...anna, first_name: 'Anna' };
  const { session, tokens } = startSession('t', [
    { ok: true, value: { user: older, at: START } },
    { ok: true, value: { user: anna, at: START + 20_000 } },
  ]);
  expect(await resolveUser(session, START, quiet)).toEqual(older);
  expect(await resolveUser(session, START + 19_999, quiet)).toEqual(older);
  expect(tokens).toEqual(['t']);
  expect(await resolveUser(session, START + 20_000, quiet)).toEqual(anna);
  expect(tokens).toEqual(['t', 't']);
  session.stop();
});

test('without a token, or after a failed fetch, there is nobody [1-4.12, 1-2.2.2]', async () => {
  const without = startSession(null, []);
  expect(await resolveUser(without.session, START, quiet)).toBeNull();
  expect(without.tokens).toEqual([]);
  const failing = startSession('t', [{ ok: false, failure: failureOf('network') }]);
  expect(await resolveUser(failing.session, START, quiet)).toBeNull();
});

test('waiting can be given up', async () => {
  const { session } = startSession('t', []);
  const giveUp = new AbortController();
  giveUp.abort(new Error('another route'));
  await expect(resolveUser(session, START, giveUp.signal)).rejects.toThrow('another route');
  session.stop();
});
