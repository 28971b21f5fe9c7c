import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import type { Json } from '../../src/content/field/json';
import { withValueAt } from '../../src/content/field/path';
import { blankItem } from '../../src/content/item/item';
import type { FindOverlaps } from '../../src/content/item/occurrence';
import { mayOverlap } from '../../src/content/item/occurrence';
import type { ContentItem } from '../../src/content/model/content';
import { OverlapNote } from '../../src/screens/editor/OverlapNote';
import type { EditorActor } from '../../src/screens/editor/useEditorActor';
import { type Ports, PortsContext } from '../../src/screens/ports';
import { event, news } from '../content/named';
import { findAll, render } from '../page/render';

const blank = blankItem(event, { languages: ['it', 'en'], author: 7, canSave: true });
const stop = {
  id: 1,
  order: 1,
  info: {},
  localita: null,
  location: { city: { id: 37006, city: 'Bologna' }, address: 'Via' },
};
const dates = (day: string): Json => ({
  start: day,
  end: day,
  week: Array(7).fill(true),
  dates: [day],
  customDates: false,
});
const venue = { city: 37006, address: 'Via', number: '', lat: null, lng: null };

type Put = { readonly type: 'put'; readonly path: string; readonly value: Json };

/** An editor's actor as far as the note looks at it. */
const editorOf = () =>
  createActor(
    fromTransition(
      (state: { id: number | 'new'; item: ContentItem }, { path, value }: Put) => ({
        ...state,
        item: withValueAt(state.item, path, value),
      }),
      { id: 12, item: blank },
    ),
  ).start();

const findOverlaps = vi.fn<FindOverlaps>();
const pause = () => act(() => vi.advanceTimersByTimeAsync(600));

async function draw() {
  const actor = editorOf();
  const ports = { overlaps: () => findOverlaps } as unknown as Ports;
  await render(
    <PortsContext value={ports}>
      {event.cards.map((card) => (
        <OverlapNote key={card.title} content={event} actor={actor as unknown as EditorActor} card={card} />
      ))}
    </PortsContext>,
  );
  return (path: string, value: Json) => act(async () => actor.send({ type: 'put', path, value }));
}

beforeEach(() => {
  vi.useFakeTimers();
  findOverlaps.mockReset();
  findOverlaps.mockResolvedValue({
    ok: true,
    value: [
      { id: 30, title: 'Mercato', days: ['2026-05-02', '2026-05-09'], count: 8, route: null },
      { id: 31, title: '', days: ['2026-05-02'], count: 1, route: '/altrove' },
    ],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('says what overlaps once days and venues are there, and searches again only when they change', async () => {
  const put = await draw();
  expect(findAll('[role="status"]')).toHaveLength(1);
  await put('dates', dates('2026-05-02'));
  await pause();
  expect(findOverlaps).not.toHaveBeenCalled();
  await put('locations', [stop]);
  await pause();
  expect(findOverlaps.mock.calls.map(([question]) => question)).toEqual([
    { id: 12, days: ['2026-05-02'], places: [venue] },
  ]);
  expect(findAll('[role="status"] p')[0]?.textContent).toBe('Nello stesso luogo si sovrappone a:');
  expect(findAll('li').map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])).toEqual([
    ['Mercato — sabato 2 maggio 2026 e altri 7 giorni', '#/events/30'],
    ['evento n. 31 — sabato 2 maggio 2026', '#/events/31'],
  ]);

  await put('contents.it.title', 'Sagra');
  await put('locations', [{ ...stop, info: { it: 'Sala grande' } }]);
  await pause();
  expect(findOverlaps).toHaveBeenCalledTimes(1);
  expect(findAll('li').length).toBe(2);

  await put('dates', dates('2026-05-03'));
  expect(findAll('li')).toEqual([]);
  findOverlaps.mockResolvedValue({ ok: true, value: [] });
  await pause();
  expect(findOverlaps).toHaveBeenCalledTimes(2);
  expect(findAll('li')).toEqual([]);
});

test('is for content types that have both days and venues', () => {
  expect([mayOverlap(event), mayOverlap(news)]).toEqual([true, false]);
});
