import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '../kit/patience';
import { failureOf } from '../machines/fixtures';
import { click, find, findAll, press, type } from '../page/render';
import { draw, field, found, lookups } from './kit';

beforeAll(() => Promise.all([import('../../src/ui/base/Combobox'), import('../../src/ui/collection/ContentIdsCard')]));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const events = field('contentIds', { area: 'event' });
const rows = () => findAll('[data-entry]').map(({ textContent }) => textContent ?? '');
const rowsSay = (...texts: readonly string[]) =>
  vi.waitFor(
    () => expect(rows().map((row, place) => row.includes(texts[place] ?? ''))).toEqual(texts.map(() => true)),
    PATIENCE,
  );

/** Types into the box, and waits as long as a look-up does. */
async function look(text: string): Promise<void> {
  await act(async () => find('#f').focus());
  await type(find('#f'), text);
  await act(() => vi.advanceTimersByTimeAsync(300));
}

test('each id is shown with its title, its states, and what keeps readers from it', async () => {
  const contentsByIds = vi.fn(() =>
    found([
      { id: 4, title: 'Sagra', statuses: { en: 1, it: 1 } },
      { id: 5, title: 'Fiera', statuses: { it: 2 } },
      { id: 6, title: 'Palio', statuses: { it: 1 }, is_past: true },
      { id: 7, is_withheld: true },
    ]),
  );
  await draw(events, [4, 5, 6, 7, 99, 'abc'], { lookups: lookups({ contentsByIds }) });
  await rowsSay('Sagra', 'Non pubblicato in italiano', 'Passato', 'Non hai il permesso', 'Sconosciuto', 'Non è un id');
  expect(rows()[0]).not.toContain('Non pubblicato');
  expect(contentsByIds.mock.calls).toHaveLength(1);
  expect(find('[data-entry] a').getAttribute('href')).toBe('#/events/4');
});

test('an id that is typed is found and added behind the others, once', async () => {
  const { state } = await draw(events, [4]);
  await look('12');
  await press('Enter');
  expect(state.value).toEqual([4, 12]);
  await look('12');
  await press('Enter');
  expect(state.value).toEqual([4, 12]);
  await look('7, 8');
  await press('Enter');
  expect(state.value).toEqual([4, 12, 7, 8]);
});

test('a title is looked up from the second character on', async () => {
  const contents = vi.fn((_area: string) => found([{ id: 41, name: 'Ponte Vecchio' }]));
  const { state } = await draw(events, [], { lookups: lookups({ contents }) });
  await look('p');
  expect(contents).not.toHaveBeenCalled();
  await look('po');
  await press('Enter');
  expect([contents.mock.calls.map(([area]) => area), state.value]).toEqual([['event'], [41]]);
});

test('titles that can’t be had are asked for again; the ids stay', async () => {
  const failed = { ok: false as const, failure: failureOf('network', { message: 'Rete assente' }) };
  const answers = [Promise.resolve(failed), found([{ id: 4, title: 'Sagra', statuses: { it: 1 } }])];
  const contentsByIds = vi.fn(() => answers.shift() ?? found([]));
  const { state } = await draw(events, [4], { lookups: lookups({ contentsByIds }) });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Rete assente'), PATIENCE);
  const retry = findAll('button').find(({ textContent }) => textContent === 'Riprova');
  if (retry === undefined) throw new Error('no way to ask again');
  await click(retry);
  await rowsSay('Sagra');
  expect(document.body.textContent).not.toContain('Rete assente');
  expect(state.value).toEqual([4]);
});
