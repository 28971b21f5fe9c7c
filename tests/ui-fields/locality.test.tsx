import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { find, press, type } from '../page/render';
import { draw, field, found, lookups } from './kit';

beforeAll(() => import('../../src/ui/base/Combobox'));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a locality is looked up from the second character on, and kept by id and name', async () => {
  const contents = vi.fn((_area: string) => found([{ id: 41, name: 'Sestola' }]));
  const { state } = await draw(field('locality'), null, { lookups: lookups({ contents }) });
  await act(async () => find('#f').focus());
  await type(find('#f'), 's');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(contents).not.toHaveBeenCalled();
  await type(find('#f'), 'se');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(contents.mock.calls.map(([area]) => area)).toEqual(['localita']);
  await press('Enter');
  expect(state.value).toEqual({ id: 41, name: 'Sestola' });
});

test.each([
  [{ id: 4, nome: 'Bologna' }, 'Bologna'],
  [[], ''],
])('a locality of another server, %j, reads %j', async (value, shown) => {
  await draw(field('locality'), value);
  expect(find<HTMLInputElement>('#f').value).toBe(shown);
});
