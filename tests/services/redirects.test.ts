import { expect, test } from 'vitest';
import type { Result } from '../../src/contract/result';
import { failureTexts } from '../../src/messages/screens/failures';
import type { Client } from '../../src/services/client';
import { createRedirectService } from '../../src/services/redirects';
import { failureOf } from '../machines/fixtures';

const { signal } = new AbortController();
const drafts = [
  { old_url: ' /a ', new_url: '/b', code: 301 },
  { old_url: '/c', new_url: '', code: 410 },
];

/** A service over a server that answers so, and what it was sent. */
function over(...answers: readonly Result<unknown>[]) {
  const calls: { readonly id: string; readonly body: unknown }[] = [];
  const call = async ({ id }: { id: string }, { body }: { body: unknown }) => {
    calls.push({ id, body });
    return answers[Math.min(calls.length, answers.length) - 1];
  };
  return { service: createRedirectService({ call } as unknown as Client), calls };
}

const tried = (...data: unknown[]): Result<unknown> => ({ ok: true, value: { data } });

test('rules are tried as they would be saved, and each has its first problem', async () => {
  const errors = { old_url: 'Esiste già', new_url: 'Ciclo' };
  const { service, calls } = over(
    tried({ ok: true, message: 'Redirect creato' }, { ok: false, message: 'No', errors }),
  );
  expect(await service.tryRules({ drafts }, signal)).toEqual({ ok: true, value: [null, 'Esiste già'] });
  expect(calls).toEqual([{ id: 'redirects.try', body: { rows: [{ ...drafts[0], old_url: '/a' }, drafts[1]] } }]);
});

test.each([
  [{ ok: false, message: 'Oggi no', errors: {} }, 'Oggi no'],
  [{ ok: false, message: null, errors: null }, failureTexts.refused],
  [{ ok: false }, failureTexts.refused],
])('a refusal without a field says what it says: %j', async (row, problem) => {
  const { service } = over(tried({ ok: true }, row));
  expect(await service.tryRules({ drafts }, signal)).toEqual({ ok: true, value: [null, problem] });
});

test('an answer about fewer rules than were sent is none', async () => {
  const { service } = over(tried({ ok: true }));
  expect(await service.tryRules({ drafts }, signal)).toMatchObject({ ok: false, failure: { kind: 'nonsense' } });
});

test('a server without the call is asked once, another failure is told and asked again', async () => {
  const missing = { ok: false, failure: failureOf('notFound') } as const;
  const { service, calls } = over({ ok: false, failure: failureOf('network') }, missing);
  expect(await service.tryRules({ drafts }, signal)).toMatchObject({ failure: { kind: 'network' } });
  for (let times = 0; times < 2; times += 1) expect(await service.tryRules({ drafts }, signal)).toEqual(missing);
  expect(calls).toHaveLength(2);
});
