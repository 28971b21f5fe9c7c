import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { callActor } from '../../../src/machines/kit/actor';
import { recoveryMachine } from '../../../src/machines/recovery/machine';
import { sentText, shownProblem } from '../../../src/machines/recovery/rules';
import type { RecoveryActors, RecoveryContext } from '../../../src/machines/recovery/types';
import { recoveryTexts } from '../../../src/messages/screens/accounts';
import { failureOf } from '../fixtures';

const blank: RecoveryContext = { email: '', touched: false, failure: null, message: null };
const rejected = failureOf('invalid', { fields: { email: 'Dominio inesistente' } });

describe('the problem shown under the address', () => {
  test.each<[string, Partial<RecoveryContext>, string | null]>([
    ['none before it was touched', {}, null],
    ['none of half an address before it was left', { email: 'anna' }, null],
    ['that it is missing', { touched: true }, 'Campo richiesto'],
    ['none of a right one', { touched: true, email: 'anna@example.it' }, null],
    [
      'the server’s of a right one',
      { touched: true, email: 'anna@example.it', failure: rejected },
      'Dominio inesistente',
    ],
    ['the server’s of an untouched one', { failure: rejected }, 'Dominio inesistente'],
    ['its own before the server’s', { touched: true, failure: rejected }, 'Campo richiesto'],
    ['none where the failure names no field', { failure: failureOf('network') }, null],
  ])('%s', (_case, change, problem) => expect(shownProblem({ ...blank, ...change })).toBe(problem));
});

test('what is said of a request that was taken', () => {
  expect(sentText({ ...blank, message: 'Guarda la posta.' })).toBe('Guarda la posta.');
  expect(sentText(blank)).toBe(recoveryTexts.sent);
});

test('a second that the server asks for is waited for', async () => {
  const sendMail: RecoveryActors['sendMail'] = async () => ({
    ok: false,
    failure: failureOf('throttled', { retryAfter: 1 }),
  });
  const clock = new SimulatedClock();
  const actor = createActor(recoveryMachine.provide({ actors: { sendMail: callActor(sendMail) } }), { clock }).start();
  actor.send({ type: 'email.change', email: 'anna@example.it' });
  actor.send({ type: 'mail.request' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('throttled'));
  clock.increment(999);
  expect(actor.getSnapshot().value).toBe('throttled');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('form');
  actor.stop();
});
