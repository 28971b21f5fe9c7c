import { expect, test } from 'vitest';
import type { Client } from '../../src/services/client';
import { createDashboardService } from '../../src/services/dashboard';
import { failureOf } from '../machines/fixtures';

const { signal } = new AbortController();

/** A service over a client that gives these answers, and how often that was called. */
function serviceOf(answer: object) {
  const calls: object[] = [];
  const call = async (_endpoint: object, input: object) => {
    calls.push(input);
    return answer;
  };
  return { calls, service: createDashboardService({ call } as unknown as Client) };
}

test('worklists are what a server counted', async () => {
  const entries = [{ area: 'news', list: 'drafts', count: 2 }];
  const { service, calls } = serviceOf({ ok: true, value: { data: entries } });
  expect(await service.worklists(signal)).toEqual({ ok: true, value: entries });
  expect(calls).toEqual([{ signal, isAside: true }]);
});

test.each([403, 404])('a server that answers %i does not know them, and is not asked again', async (status) => {
  const { service, calls } = serviceOf({ ok: false, failure: failureOf('notFound', { status }) });
  expect(await service.worklists(signal)).toEqual({ ok: true, value: null });
  expect(await service.worklists(signal)).toEqual({ ok: true, value: null });
  expect(calls).toHaveLength(1);
});

test('another failure is one', async () => {
  const failed = { ok: false, failure: failureOf('server', { status: 500 }) };
  expect(await serviceOf(failed).service.worklists(signal)).toEqual(failed);
});
