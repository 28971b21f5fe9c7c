import { expect, test } from 'vitest';
import type { CallFailure } from '../../src/contract/result';
import type { Client } from '../../src/services/client';
import { createTemplateService } from '../../src/services/templates';
import { failureOf } from '../machines/fixtures';

const ABSENT =
  'Questo server non dice quali modelli ci sono: quello della scheda resta com’è e per il resto si può salvare';

const { signal } = new AbortController();

/** The look-up over a server that answers like this, and what it was asked. */
function serviceOver(answer: unknown) {
  const asked: unknown[] = [];
  const client = {
    call: async ({ path }: { path: string }, { isAside }: { isAside?: true }) => {
      asked.push([path, isAside]);
      return answer;
    },
  } as unknown as Client;
  return { find: createTemplateService(client), asked };
}

test('a template is chosen by its number, asked for aside of the session, anew for each form', async () => {
  const { find, asked } = serviceOver({ ok: true, value: { data: [{ id: 4, name: 'Pagina semplice' }] } });
  const value = [{ id: 4, label: 'Pagina semplice', value: 4 }];
  for (const _ of [1, 2]) expect(await find(signal)).toEqual({ ok: true, value });
  expect(asked).toEqual(Array(2).fill(['operations/templates', true]));
});

test.each<[CallFailure['kind'], number]>([
  ['forbidden', 403],
  ['notFound', 404],
  ['server', 501],
])('a server that answers %s is asked once, and one reads what can be done without', async (kind, status) => {
  const { find, asked } = serviceOver({ ok: false, failure: failureOf(kind, { status, message: 'No' }) });
  for (const _ of [1, 2]) expect(await find(signal)).toMatchObject({ ok: false, failure: { message: ABSENT } });
  expect(asked).toHaveLength(1);
});

test('a failure that passes is told as it is, and the next one asks again', async () => {
  const failure = failureOf('network', { status: 0, message: 'Rete assente' });
  const { find, asked } = serviceOver({ ok: false, failure });
  for (const _ of [1, 2]) expect(await find(signal)).toEqual({ ok: false, failure });
  expect(asked).toHaveLength(2);
});
