import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FieldKind } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { PATIENCE } from '../kit/patience';
import { failureOf } from '../machines/fixtures';
import { descriptionOf, find, press, type } from '../page/render';
import { draw, field, found, lookups } from './kit';

beforeAll(() => import('../../src/ui/base/Combobox'));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each<[FieldKind, string, Json]>([
  ['locality', 'localita', { id: 41, name: 'Sestola' }],
  ['place', 'luoghi', { id: 41, nome: 'Sestola' }],
])('a %s is looked up from the second character on, and kept by id and name', async (kind, looked, kept) => {
  const contents = vi.fn((_area: string) => found([{ id: 41, name: 'Sestola' }]));
  const { state } = await draw(field(kind), null, { lookups: lookups({ contents }) });
  await act(async () => find('#f').focus());
  await type(find('#f'), 's');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(contents).not.toHaveBeenCalled();
  await type(find('#f'), 'se');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(contents.mock.calls.map(([area]) => area)).toEqual([looked]);
  await press('Enter');
  expect(state.value).toEqual(kept);
});

test.each<[FieldKind, Json, string]>([
  ['locality', { id: 4, nome: 'Bologna' }, 'Bologna'],
  ['locality', [], ''],
  ['place', { id: 4, title: 'Rocca' }, 'Rocca'],
  ['place', 4, 'Luogo n. 4'],
  ['place', [], ''],
])('a %s of another server, %j, reads %j', async (kind, value, shown) => {
  await draw(field(kind), value);
  expect(find<HTMLInputElement>('#f').value).toBe(shown);
});

test('a place without a name is gone: it is called by its number, and said so', async () => {
  await draw(field('place'), { id: 4, nome: null });
  expect(find<HTMLInputElement>('#f').value).toBe('Luogo n. 4');
  expect(descriptionOf(find('#f'))).toContain('Il contenuto n. 4 non si trova più');
});

test('what one may not see is said so, and goes back as it came', async () => {
  const hidden = { id: 4, name: 'un contenuto che non puoi vedere', withheld: true };
  const { state } = await draw(field('locality'), hidden);
  expect(find<HTMLInputElement>('#f').value).toBe('un contenuto che non puoi vedere');
  expect(descriptionOf(find('#f'))).toContain('C’è una scelta che non puoi vedere: resta com’è finché non la togli.');
  expect(state.value).toBe(hidden);
});

test('why one can’t look it up is read where the names would be', async () => {
  const reason = 'Per cercare qui serve il permesso «Luoghi: Visualizza»';
  const contents = vi.fn(async () => ({ ok: false as const, failure: failureOf('forbidden', { message: reason }) }));
  await draw(field('place'), null, { lookups: lookups({ contents }) });
  await act(async () => find('#f').focus());
  await type(find('#f'), 'ro');
  await act(() => vi.advanceTimersByTimeAsync(300));
  await vi.waitFor(() => expect(document.body.textContent).toContain(reason), PATIENCE);
});
