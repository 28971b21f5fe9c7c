import { expect, test, vi } from 'vitest';
import { operations } from '../../src/content/listings/operations';
import { users } from '../../src/content/listings/users';
import { createAbsentLists } from '../../src/services/absentLists';
import type { Client } from '../../src/services/client';
import { createListingService } from '../../src/services/listings';
import { failureOf } from '../machines/fixtures';

const request = { page: 1, limit: 50, orderBy: '', keywords: '', filters: {} };
const answering = (status: number) => ({
  call: async () => ({ ok: false, failure: { ...failureOf('server'), status, message: 'Not Found' } }),
});

test.each([404, 405, 501])(
  'a server that answers %d to a list of ours has none, which is said in Italian',
  async (status) => {
    const page = await createListingService(answering(status) as unknown as Client, operations).loadRows({
      query: request,
    });
    expect(page).toMatchObject({
      ok: false,
      failure: { kind: 'notFound', message: expect.stringContaining('non tiene un registro') },
    });
  },
);

test.each([
  ['one of the contract', users, 404],
  ['one of ours that is refused', operations, 403],
  ['one of ours that fails', operations, 500],
])('%s says what the server said', async (_, listing, status) => {
  const page = await createListingService(answering(status) as unknown as Client, listing).loadRows({ query: request });
  expect(page).toMatchObject({ failure: { message: 'Not Found' } });
});

test('what is absent is told once, stays so over other failures, and is there again once it answers', () => {
  const absent = createAbsentLists();
  const changed = vi.fn();
  const end = absent.subscribe(changed);
  const failed = (kind: 'notFound' | 'network') => ({ ok: false as const, failure: failureOf(kind) });
  absent.note('/registro', failed('network'));
  expect([...absent.routes()]).toEqual([]);
  absent.note('/registro', failed('notFound'));
  absent.note('/registro', failed('notFound'));
  absent.note('/registro', failed('network'));
  expect([[...absent.routes()], changed.mock.calls.length]).toEqual([['/registro'], 1]);
  absent.note('/registro', { ok: true, value: null });
  expect([[...absent.routes()], changed.mock.calls.length]).toEqual([[], 2]);
  end();
  absent.note('/registro', failed('notFound'));
  expect(changed).toHaveBeenCalledTimes(2);
});
