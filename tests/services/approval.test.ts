import { expect, test } from 'vitest';
import type { Json } from '../../src/content/field/json';
import { withRevised } from '../../src/content/publication/revised';
import type { Result } from '../../src/contract/result';
import { readVersion } from '../../src/services/approval';
import { news } from '../content/named';
import { failureOf } from '../machines/fixtures';

type Sent = { readonly [key: string]: Json };

const item = (id: number, more: Sent = {}): Sent => ({ id, contents: {}, vecchio: { codice: 'x' }, ...more });

const read = (stored: Readonly<Record<number, Sent>>, id: number) => {
  const found = async (wanted: number): Promise<Result<Sent>> => {
    const value = stored[wanted];
    return value === undefined ? { ok: false, failure: failureOf('notFound') } : { ok: true, value };
  };
  return readVersion(
    { read: found, loadItem: ({ id: wanted }) => found(wanted) },
    news,
    id,
    ['it', 'en'],
    new AbortController().signal,
  );
};

const { area, titles, fields, required } = news;
const versionOf = (sent: Sent) => ({
  ok: true,
  value: { content: { area, titles, fields, required }, sent, languages: ['it', 'en'] },
});

test.each<[string, Sent]>([
  ['that has no revision', item(3)],
  ['that has none any more', item(3, { revision: 0 })],
])('the version that a step is about is, of an item %s, the item as it was sent', async (_, stored) => {
  expect(await read({ 3: stored }, 3)).toEqual(versionOf(stored));
});

test('of an item that has a revision it is the revision', async () => {
  const revision = item(9, { draft: 3 });
  expect(await read({ 3: item(3, { revision: 9 }), 9: revision }, 3)).toEqual(versionOf(revision));
});

test('with a revision comes what it is compared with, apart from it', async () => {
  const revision = item(9, { draft: 3 });
  const revised = { base: item(3), original: item(3, { revision: 9 }) };
  const { value } = versionOf(revision);
  expect(await read({ 3: revised.original, 9: withRevised(revision, revised) }, 3)).toEqual({
    ok: true,
    value: { ...value, revised },
  });
});

test.each<[string, Readonly<Record<number, Sent>>]>([
  ['the item', {}],
  ['its revision', { 3: item(3, { revision: 9 }) }],
])('where %s is gone, that is the answer', async (_, stored) => {
  expect(await read(stored, 3)).toEqual({ ok: false, failure: failureOf('notFound') });
});
