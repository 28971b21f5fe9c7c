import { expect, test } from 'vitest';
import { activities } from '../../src/content/listings/activities';
import { featured } from '../../src/content/listings/featured';
import { tags } from '../../src/content/listings/tags';
import { createChoiceService } from '../../src/services/choices';
import type { Client } from '../../src/services/client';

const { signal } = new AbortController();

/** A client whose calls wait until they are let through. */
function waitingClient() {
  const calls: unknown[] = [];
  const letThrough: (() => void)[] = [];
  const client = {
    call: ({ id }: { readonly id: string }, input: object) => {
      calls.push([id, input]);
      return new Promise((resolve) => letThrough.push(() => resolve({ ok: true, value: null })));
    },
  } as unknown as Client;
  return { client, calls, letThrough };
}

test('each list stores its rows’ values by its own call', async () => {
  const { client, calls, letThrough } = waitingClient();
  const choices = createChoiceService(client);
  const saving = [
    choices(activities).saveChoice({ id: 4, value: { status: 2 } }, signal),
    choices(featured).saveChoice({ id: 9, value: { featured: 1, category: 'Arte' } }, signal),
  ];
  for (const go of letThrough) go();
  await Promise.all(saving);
  expect(calls).toEqual([
    ['activities.choose', { body: { id: 4, status: 2 } }],
    ['featured.save', { params: { id: 9 }, body: { featured: 1, category: 'Arte' } }],
  ]);
  expect(() => choices(tags).saveChoice({ id: 1, value: {} }, signal)).toThrow(
    "listing 'tag' has nothing that its rows save",
  );
});

test('six calls at once, the others in the order in which they came', async () => {
  const { client, calls, letThrough } = waitingClient();
  const choices = createChoiceService(client);
  const saving = Array.from({ length: 9 }, (_, id) =>
    choices(activities).saveChoice({ id, value: { status: 1 } }, signal),
  );
  const ids = () => calls.map((call) => (call as [string, { body: { id: number } }])[1].body.id);
  expect(ids()).toEqual([0, 1, 2, 3, 4, 5]);
  letThrough[3]?.();
  await saving[3];
  await new Promise((go) => setTimeout(go));
  expect(ids()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (let at = 0; at < letThrough.length; at += 1) {
    letThrough[at]?.();
    await new Promise((go) => setTimeout(go));
  }
  await Promise.all(saving);
  expect(ids()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
