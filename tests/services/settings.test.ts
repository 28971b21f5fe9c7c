import { expect, test, vi } from 'vitest';
import { contents } from '../../src/content/registry';
import { settingsSection } from '../../src/content/settings/sections';
import { failure, type Result } from '../../src/contract/result';
import type { Client } from '../../src/services/client';
import { createContentsByIds } from '../../src/services/contentsByIds';
import { createSettingsService } from '../../src/services/settings';

const wine = settingsSection('food-wine');
const { signal } = new AbortController();

/** A client whose calls are answered by their ids. */
function clientOf(answers: Readonly<Record<string, (input: never) => Result<unknown>>>) {
  const calls: { readonly id: string; readonly input: unknown }[] = [];
  const call = vi.fn(async ({ id }: { readonly id: string }, input: unknown) => {
    calls.push({ id, input });
    return answers[id]?.(input as never) ?? { ok: false, failure: failure('notFound', 404, '') };
  });
  return { client: { call } as unknown as Client, calls };
}

const answer = (data: unknown, more: object = {}): Result<unknown> => ({ ok: true, value: { data, ...more } });

test('a section is read with its version, and sent back with it', async () => {
  const { client, calls } = clientOf({
    'settings.read': () => answer({ it: { events: '4' } }, { meta: { updated_at: 'v1' } }),
    'settings.save': () => answer({ message: 'Salvato' }),
  });
  const service = createSettingsService(client, wine);
  const read = await service.loadRecord({ id: wine.id }, signal);
  if (!read.ok) throw new Error('not read');
  expect(await service.saveRecord({ item: read.value, key: null }, signal)).toEqual({
    ok: true,
    value: { id: wine.id, message: 'Salvato' },
  });
  expect(calls[1]?.input).toEqual({
    body: { section: 'food-wine', data: { it: { events: [4], news: [], mosaico: [] } }, updated_at: 'v1' },
  });
});

test.each([
  ['an object for a list of ids', { it: { events: { a: 1 } } }, 'Eventi in evidenza'],
  ['a text for a mosaic', { it: {}, en: { mosaico: 'niente' } }, 'Mosaico'],
  ['a number for a list of news', { it: { news: [[1]] } }, 'News in evidenza'],
])('%s: the section stays closed, or a saving would lose it', async (_, data, label) => {
  const { client } = clientOf({ 'settings.read': () => answer(data) });
  const read = await createSettingsService(client, wine).loadRecord({ id: wine.id }, signal);
  expect(read).toMatchObject({ ok: false, failure: { kind: 'nonsense' } });
  expect(read.ok ? '' : read.failure.message).toContain(`«${label}»`);
});

test('what the server says of a field is said at the form’s', async () => {
  const refused = { ...failure('invalid', 422, ''), fields: { 'it.mosaico.0.url': 'No' } };
  const { client } = clientOf({ 'settings.save': () => ({ ok: false, failure: refused }) });
  const item = { id: wine.id, updated_at: null, contents: {}, came: [] };
  expect(await createSettingsService(client, wine).saveRecord({ item, key: null }, signal)).toMatchObject({
    failure: { fields: { 'contents.it.food-wine.mosaico.0.url': 'No' } },
  });
});

const lookup = (answers: Parameters<typeof clientOf>[0], mayView = true) => {
  const { client, calls } = clientOf(answers);
  return { ask: createContentsByIds({ client, contents, mayView: () => mayView, today: () => '2026-11-27' }), calls };
};

test('contents are named by a call of ours, else one by one; one that there is not is left out', async () => {
  const named = [{ id: 4, title: 'Sagra' }];
  const own = lookup({ 'settings.contents': () => answer(named) });
  expect(await own.ask('event', [4], 'it', signal)).toEqual({ ok: true, value: named });
  const other = lookup({
    'event.named': ({ params: { id } }: { params: { id: number } }) =>
      id === 4
        ? answer({ id, contents: { en: { title: 'Fair', status: 2 }, it: { title: '', status: 1 } } })
        : id === 5
          ? { ok: false, failure: failure('forbidden', 403, '') }
          : { ok: false, failure: failure('notFound', 404, '') },
  });
  const expected = [
    { id: 4, title: 'Fair', statuses: { en: 2, it: 1 } },
    { id: 5, is_withheld: true },
  ];
  expect(await other.ask('event', [4, 5, 6], 'it', signal)).toEqual({ ok: true, value: expected });
  await other.ask('event', [4], 'it', signal);
  expect(other.calls.filter(({ id }) => id === 'settings.contents')).toHaveLength(1);
  expect(other.calls.every(({ input }) => (input as { isAside?: boolean }).isAside === true)).toBe(true);
});

test('many are asked for in parts, and what can be no id is not asked for', async () => {
  const asked: number[][] = [];
  const { ask } = lookup({
    'settings.contents': ({ query }: { query: { ids: string } }) => {
      const ids = query.ids.split(',').map(Number);
      asked.push(ids);
      return answer(ids.map((id) => ({ id })));
    },
  });
  const many = Array.from({ length: 101 }, (_, at) => at + 1);
  expect(await ask('event', [-1, 0, 1.5, Number.MAX_SAFE_INTEGER, ...many], 'it', signal)).toEqual({
    ok: true,
    value: many.map((id) => ({ id })),
  });
  expect(asked.map(({ length }) => length)).toEqual([100, 1]);
  expect(await ask('event', [-1], 'it', signal)).toEqual({ ok: true, value: [] });
});

test.each([
  ['2026-11-26', true],
  ['2026-11-27', false],
  ['mai', undefined],
])('of another server an event whose last day is %s is over: %s', async (end, isPast) => {
  const { ask } = lookup({ 'event.named': () => answer({ id: 4, contents: [], dates: { end } }) });
  const found = await ask('event', [4], 'it', signal);
  expect(found.ok && found.value[0]?.is_past).toBe(isPast);
});

test('who may not see an area asks for nothing of it; a failure is told', async () => {
  const blind = lookup({}, false);
  expect(await blind.ask('news', [4], 'it', signal)).toEqual({ ok: true, value: [{ id: 4, is_withheld: true }] });
  expect(blind.calls.map(({ id }) => id)).toEqual(['settings.contents']);
  const broken = lookup({ 'event.named': () => ({ ok: false, failure: failure('network', 0, 'Rete') }) });
  expect(await broken.ask('event', [4], 'it', signal)).toMatchObject({ ok: false, failure: { kind: 'network' } });
});
