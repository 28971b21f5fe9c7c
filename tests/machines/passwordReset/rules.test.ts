import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { passwordResetMachine } from '../../../src/machines/passwordReset/machine';
import { isExpiry, isValid, problemsOf, refusedFields, shownProblem } from '../../../src/machines/passwordReset/rules';
import type { ResetActors, ResetContext } from '../../../src/machines/passwordReset/types';
import { waitSeconds } from '../../../src/machines/session/rules';
import { accountTexts } from '../../../src/messages/screens/accounts';
import { failureOf } from '../fixtures';

type Refused = ResetContext['refused'];
const typed = (password: string, password_confirmation: string, refused: Refused = {}) => ({
  values: { password, password_confirmation },
  refused,
});
const good = 'Argine-Lungo';
const short = accountTexts.passwordShort(8);

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
    expect(problemsOf(context)).toEqual({ password, password_confirmation });
    expect(isValid(context)).toBe(password === null && password_confirmation === null);
    const shown = (touched: ResetContext['touched']) =>
      (['password', 'password_confirmation'] as const).map((field) => shownProblem({ ...context, touched }, field));
    expect(shown([])).toEqual([null, null]);
    expect(shown(['password'])).toEqual([password, null]);
    expect(shown(['password_confirmation'])).toEqual([null, password_confirmation]);
  });
});

test.each([
  [failureOf('notFound'), true, {}],
  [failureOf('invalid', { fields: { email_token: 'Scaduto' } }), true, {}],
  [failureOf('invalid', { fields: { email_token: 'No', password: 'Usata' } }), false, { password: 'Usata' }],
  [failureOf('invalid', { fields: { password_confirmation: 'Altra' } }), false, { password_confirmation: 'Altra' }],
  [failureOf('server'), false, {}],
])('what the server says: %j', (failure, expiry, fields) => {
  expect([isExpiry(failure), refusedFields(failure)]).toEqual([expiry, fields]);
});

test('the server’s wait is kept to the second, and said', async () => {
  const clock = new SimulatedClock();
  type Call = ResetActors['setPassword'];
  const answers: Awaited<ReturnType<Call>>[] = [
    { ok: false, failure: failureOf('throttled', { retryAfter: 30 }) },
    { ok: false, failure: failureOf('network') },
  ];
  const machine = passwordResetMachine.provide({
    actors: {
      setPassword: fromPromise<Awaited<ReturnType<Call>>, Parameters<Call>[0]>(
        async () => answers.shift() ?? { ok: true, value: { message: null } },
      ),
    },
  });
  const actor = createActor(machine, { input: { code: 'codice' }, clock }).start();
  const answered = () => new Promise<void>((resolve) => setImmediate(resolve));
  for (const field of ['password', 'password_confirmation'] as const)
    actor.send({ type: 'field.change', field, value: good });
  actor.send({ type: 'reset.request' });
  await answered();
  expect(actor.getSnapshot().value).toBe('throttled');
  expect(waitSeconds(actor.getSnapshot().context.failure)).toBe(30);
  clock.increment(29_999);
  expect(actor.getSnapshot().value).toBe('throttled');
  clock.increment(1);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['form', null]);
  actor.send({ type: 'reset.request' });
  await answered();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.kind]).toEqual(['form', 'network']);
  actor.send({ type: 'field.change', field: 'password', value: good });
  expect(actor.getSnapshot().context.failure).toBeNull();
});
