import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Done, Result } from '../../../src/contract/result';
import { callActor } from '../../../src/machines/kit/actor';
import { hasInput, isExpiry, isValid, refusedFields, shownProblem } from '../../../src/machines/submission/forms';
import { submissionMachine } from '../../../src/machines/submission/machine';
import type { SubmissionContext, SubmissionField } from '../../../src/machines/submission/types';
import { accountTexts } from '../../../src/messages/screens/accounts';
import { failureOf } from '../fixtures';

type Refused = SubmissionContext['refused'];
const good = 'Argine-Lungo';
const short = accountTexts.passwordShort(8);
const blank = { email: '', password: '', password_confirmation: '' };

describe('the address', () => {
  test.each<[string, string, Refused, string | null, boolean]>([
    ['is missing', '', {}, 'Campo richiesto', false],
    ['is half of one', 'anna', {}, accountTexts.email, false],
    ['is right, blanks around it aside', ' anna@example.it ', {}, null, true],
    [
      'is refused, and may be sent again',
      'anna@example.it',
      { email: 'Dominio inesistente' },
      'Dominio inesistente',
      true,
    ],
    ['has its own problem before the server’s', '', { email: 'Dominio inesistente' }, 'Campo richiesto', false],
  ])('%s', (_case, email, refused, problem, maySend) => {
    const context = { form: 'recovery', values: { ...blank, email }, refused } as const;
    expect(shownProblem({ ...context, touched: [] }, 'email')).toBeNull();
    expect(shownProblem({ ...context, touched: ['email'] }, 'email')).toBe(problem);
    expect(isValid(context)).toBe(maySend);
  });
});

const typed = (password: string, password_confirmation: string, refused: Refused = {}) => ({
  values: { ...blank, password, password_confirmation },
  refused,
});

describe('the two passwords', () => {
  test.each([
    [typed(good, good), null, null],
    [typed('', ''), accountTexts.required, accountTexts.required],
    [typed(good, ''), null, accountTexts.required],
    [typed('corta', 'corta'), short, null],
    [typed('corta', good), short, accountTexts.confirmation],
    [typed(good, 'altro'), null, accountTexts.confirmation],
    [typed(good, good, { password: 'Troppo usata' }), 'Troppo usata', null],
    [typed(good, good, { password_confirmation: 'Diversa' }), null, 'Diversa'],
    [typed('corta', 'corta', { password: 'Troppo usata' }), short, null],
  ])('%j', (context, password, password_confirmation) => {
    for (const form of ['passwordReset', 'passwordUpdate'] as const)
      expect(isValid({ ...context, form })).toBe(password === null && password_confirmation === null);
    const shown = (touched: readonly SubmissionField[]) =>
      (['password', 'password_confirmation'] as const).map((field) => shownProblem({ ...context, touched }, field));
    expect(shown([])).toEqual([null, null]);
    expect(shown(['password'])).toEqual([password, null]);
    expect(shown(['password_confirmation'])).toEqual([null, password_confirmation]);
    expect(shown(['password', 'password_confirmation'])).toEqual([password, password_confirmation]);
  });

  test('count as typed one by one', () => {
    expect([typed('', ''), typed('a', ''), typed('', 'a')].map(hasInput)).toEqual([false, true, true]);
  });
});

test.each([
  [failureOf('notFound'), true, {}],
  [failureOf('invalid', { fields: { email_token: 'Scaduto' } }), true, {}],
  [failureOf('invalid', { fields: { email_token: 'No', password: 'Usata' } }), false, { password: 'Usata' }],
  [failureOf('invalid', { fields: { password_confirmation: 'Altra' } }), false, { password_confirmation: 'Altra' }],
  [failureOf('invalid', { fields: { email: 'Ignota' } }), false, {}],
  [failureOf('server'), false, {}],
])('what the server says: %j', (failure, expiry, fields) => {
  expect([isExpiry(failure), refusedFields({ form: 'passwordReset' }, failure)]).toEqual([expiry, fields]);
});

test('the server’s wait is kept to the second; a later failure goes with the next letter', async () => {
  const answers: Result<Done>[] = [
    { ok: false, failure: failureOf('throttled', { retryAfter: 30 }) },
    { ok: false, failure: failureOf('network') },
  ];
  const submit = async (): Promise<Result<Done>> => answers.shift() ?? { ok: true, value: { message: null } };
  const clock = new SimulatedClock();
  const machine = submissionMachine.provide({ actors: { submit: callActor(submit) } });
  const actor = createActor(machine, { input: { form: 'recovery' }, clock }).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context.failure?.kind ?? null];
  const sent = async () => {
    actor.send({ type: 'form.submit' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  actor.send({ type: 'field.change', field: 'email', value: 'anna@example.it' });
  await sent();
  expect(now()).toEqual(['throttled', 'throttled']);
  clock.increment(29_999);
  expect(now()).toEqual(['throttled', 'throttled']);
  clock.increment(1);
  expect(now()).toEqual(['form', null]);
  await sent();
  expect(now()).toEqual(['form', 'network']);
  actor.send({ type: 'field.change', field: 'email', value: 'bruno@example.it' });
  expect(now()).toEqual(['form', null]);
  actor.stop();
});
