import { expect, test } from 'vitest';
import type { Result } from '../../src/contract/result';
import type { Client } from '../../src/services/client';
import { createOwnSessionsService } from '../../src/services/ownSessions';
import { failureOf } from '../machines/fixtures';

const { signal } = new AbortController();

/** A service over a server that answers so, and how often it was called. */
function over(answers: readonly Result<unknown>[]) {
  const calls: { readonly id: string; readonly isAside: unknown }[] = [];
  const call = async ({ id }: { id: string }, { isAside }: { isAside?: unknown }) => {
    calls.push({ id, isAside });
    return answers[Math.min(calls.length, answers.length) - 1];
  };
  return { service: createOwnSessionsService({ call } as unknown as Client), calls };
}

test.each([400, 403, 404, 405, 410, 501])(
  'a server that answers %i has no sessions to list, and is asked once',
  async (status) => {
    const { service, calls } = over([{ ok: false, failure: failureOf('server', { status }) }]);
    for (let times = 0; times < 2; times += 1)
      expect(await service.loadSessions(undefined, signal)).toMatchObject({ ok: false, failure: { kind: 'notFound' } });
    expect(calls).toEqual([{ id: 'sessions.list', isAside: true }]);
  },
);

test.each([401, 429, 500, 0])('a failure %i is told, and asked again', async (status) => {
  const failure = failureOf('server', { status });
  const { service, calls } = over([
    { ok: false, failure },
    { ok: true, value: { data: [] } },
  ]);
  expect(await service.loadSessions(undefined, signal)).toEqual({ ok: false, failure });
  expect(await service.loadSessions(undefined, signal)).toEqual({ ok: true, value: [] });
  expect(calls).toHaveLength(2);
});

test.each([
  [{ message: 'Sessione chiusa' }, 'Sessione chiusa'],
  [{ message: '' }, null],
  [null, null],
])('an ending gives the text of its answer: %j', async (data, message) => {
  const { service } = over([{ ok: true, value: { data } }]);
  expect(await service.endSession({ id: 3 }, signal)).toEqual({ ok: true, value: { message } });
  expect(await service.endOthers(undefined, signal)).toEqual({ ok: true, value: { message } });
});
