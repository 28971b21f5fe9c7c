import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoticeLog } from '../../src/ui/base/NoticeLog';
import { NoticeRegion } from '../../src/ui/base/NoticeRegion';
import { NO_NOTICES, type Notice, noticesReducer } from '../../src/ui/base/notices';
import { useNotices } from '../../src/ui/base/useNotices';
import { click, find, findAll, render } from '../page/render';

const notice = (id: string, text = id, tone: Notice['tone'] = 'info'): Notice => ({ id, text, tone, at: 0 });

test('a repeated notice replaces the one on screen; the log keeps both', () => {
  let state = NO_NOTICES;
  for (const each of [notice('1', 'Salvata'), notice('2', 'Errore', 'danger'), notice('3', 'Salvata')])
    state = noticesReducer(state, { type: 'add', notice: each });
  expect(state.shown.map(({ id }) => id)).toEqual(['2', '3']);
  expect(state.log.map(({ id }) => id)).toEqual(['3', '2', '1']);
});

test('a success takes away what its own source had said was wrong, and nothing else; the log keeps all', () => {
  let state = NO_NOTICES;
  const of = (id: string, tone: Notice['tone'], source?: string): Notice => ({ ...notice(id, id, tone), source });
  for (const each of [
    of('1', 'danger', 'form'),
    of('2', 'danger', 'other'),
    of('3', 'warning'),
    of('4', 'warning', 'form'),
    of('5', 'success', 'form'),
    of('6', 'warning', 'form'),
    of('7', 'success'),
  ])
    state = noticesReducer(state, { type: 'add', notice: each });
  expect(state.shown.map(({ id }) => id)).toEqual(['3', '5', '6', '7']);
  expect(state.log).toHaveLength(7);
});

test('four stay on screen, fifty in the log', () => {
  let state = NO_NOTICES;
  for (let count = 1; count <= 60; count += 1)
    state = noticesReducer(state, { type: 'add', notice: notice(`${count}`) });
  expect(state.shown.map(({ id }) => id)).toEqual(['57', '58', '59', '60']);
  expect([state.log.length, state.log[0]?.id, state.log.at(-1)?.id]).toEqual([50, '60', '11']);
});

let notify: ReturnType<typeof useNotices>['notify'] = () => {};

function Notices() {
  const notices = useNotices();
  notify = notices.notify;
  return (
    <>
      <NoticeRegion notices={notices.shown} onDismiss={notices.dismiss} />
      <NoticeLog notices={notices.log} />
    </>
  );
}

const texts = (role: string) => findAll(`[role="${role}"] li p`).map((one) => one.textContent);
const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('errors interrupt, the rest is polite; both go after five seconds and stay in the log [1-8.2]', async () => {
  await render(<Notices />);
  await act(async () => {
    notify('danger', 'Il server non risponde');
    notify('success', 'News salvata');
  });
  expect(texts('alert')).toEqual(['Errore: Il server non risponde']);
  expect(texts('status')).toEqual(['Fatto: News salvata']);
  await pass(4999);
  expect(texts('alert')).toHaveLength(1);
  await pass(1);
  expect([texts('alert'), texts('status')]).toEqual([[], []]);
  expect(findAll('ul[aria-label="Ultimi avvisi"] li')).toHaveLength(2);
});

test('a notice waits while the pointer or the focus is on it, then takes the time it had left', async () => {
  await render(<Notices />);
  await act(async () => notify('danger', 'Errore'));
  await pass(3000);
  const toast = find('[role="alert"] li');
  await act(async () => toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  await pass(60_000);
  expect(texts('alert')).toHaveLength(1);
  await act(async () => toast.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })));
  await act(async () => find('button', toast).focus());
  await pass(60_000);
  expect(texts('alert')).toHaveLength(1);
  await act(async () => find('button', toast).blur());
  await pass(1999);
  expect(texts('alert')).toHaveLength(1);
  await pass(1);
  expect(texts('alert')).toEqual([]);
});

test('a notice can be closed at once', async () => {
  await render(<Notices />);
  await act(async () => notify('warning', 'Attenzione'));
  await click(find('[role="status"] button'));
  expect(texts('status')).toEqual([]);
});

test('the page is marked exactly while a notice is on screen', async () => {
  const isMarked = () => document.documentElement.hasAttribute('data-has-notices');
  await render(<Notices />);
  expect(isMarked()).toBe(false);
  await act(async () => {
    notify('success', 'News salvata');
    notify('danger', 'Il server non risponde');
  });
  expect(isMarked()).toBe(true);
  await pass(5000);
  expect(isMarked()).toBe(false);
});
