import { beforeEach, expect, it, vi } from 'vitest';
import { createHashHistory, type Visit } from '../../src/app/hashHistory';
import type { BlockedMove } from '../../src/ui/page/navigate';

const NOTHING_MISSING = () => null;

const enter = () => window.dispatchEvent(new PopStateEvent('popstate', { state: null }));

/** What the browser does when somebody types an address: its entry has no state. */
const type = (hash: string) => {
  window.history.pushState(null, '', hash);
  enter();
};

function started(prepare: Parameters<typeof createHashHistory>[0] = NOTHING_MISSING) {
  const history = createHashHistory(prepare);
  const visits: Visit[] = [];
  const end = history.listen((visit) => visits.push(visit));
  const paths = () => visits.map(({ location }) => location.pathname);
  return { ...history, visits, paths, end };
}

function blocking(history: ReturnType<typeof started>, isFirst = false) {
  const told: (BlockedMove | null)[] = [];
  const asks = { unsaved: true };
  history.addBlocker({ isFirst, blocks: () => asks.unsaved, tell: (blocked) => told.push(blocked) });
  return { asks, waiting: () => told.at(-1) ?? null };
}

let ends: (() => void)[] = [];

beforeEach(() => {
  for (const end of ends) end();
  ends = [];
  window.history.pushState(null, '', '#/start');
});

const start: typeof started = (prepare) => {
  const one = started(prepare);
  ends.push(one.end);
  return one;
};

it('adds, replaces and goes back, and says how each page came', async () => {
  const history = start();
  history.navigate('/news?stato=1', { state: { from: 'menu' } });
  history.navigate({ search: '?' }, { replace: true });
  expect(window.location.hash).toBe('#/news');
  window.history.back();
  await vi.waitFor(() => expect(history.paths()).toEqual(['/start', '/news', '/news', '/start']));
  expect(history.visits.map(({ navigationType }) => navigationType)).toEqual(['POP', 'PUSH', 'REPLACE', 'POP']);
  expect(history.visits[1]?.location).toMatchObject({ search: '?stato=1', state: { from: 'menu' } });
  expect(history.visits[2]?.location.search).toBe('');
});

it.each([true, false])(
  'follows who went elsewhere before anybody listened, the page drawn ahead: %s',
  async (ahead) => {
    const history = createHashHistory(NOTHING_MISSING);
    if (ahead) history.inFront();
    type('#/news');
    const visits: Visit[] = [];
    ends.push(history.listen((visit) => visits.push(visit)));
    expect(visits.map(({ location }) => location.pathname)).toEqual(['/news']);
    // The page that was left has its place in front of it.
    window.history.back();
    await vi.waitFor(() => expect(visits.map(({ location }) => location.pathname)).toEqual(['/news', '/start']));
    expect(window.history.state.idx).toBe(0);
  },
);

it('tells of an address that the first page put right before anybody listened', () => {
  const history = createHashHistory(NOTHING_MISSING);
  expect(history.inFront()?.location.search).toBe('');
  history.navigate('/start?elenco=primo', { replace: true });
  const visits: Visit[] = [];
  ends.push(history.listen((visit) => visits.push(visit)));
  expect(visits.map(({ location, navigationType }) => [location.search, navigationType])).toEqual([
    ['?elenco=primo', 'REPLACE'],
  ]);
});

it('shows the page before until the code of the next has come, and only the last that was asked for', async () => {
  const arrivals = new Map<string, () => void>();
  const history = start(({ pathname }) =>
    pathname === '/start' ? null : new Promise<void>((resolve) => arrivals.set(pathname, resolve)),
  );
  history.navigate('/slow');
  history.navigate('/quick');
  expect([history.paths(), window.location.hash]).toEqual([['/start'], '#/start']);
  arrivals.get('/quick')?.();
  await vi.waitFor(() => expect(history.paths()).toEqual(['/start', '/quick']));
  arrivals.get('/slow')?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect([history.paths(), window.location.hash]).toEqual([['/start', '/quick'], '#/quick']);
});

it('has what would be lost decided before what is kept, whichever was there first', () => {
  for (const order of [
    [false, true],
    [true, false],
  ]) {
    const history = start();
    const blockers = order.map((isFirst) => ({ isFirst, ...blocking(history, isFirst) }));
    history.navigate('/news');
    expect(blockers.filter(({ waiting }) => waiting() !== null).map(({ isFirst }) => isFirst)).toEqual([true]);
    for (const { isFirst, asks } of blockers) asks.unsaved = !isFirst;
    history.navigate('/news');
    expect(blockers.find(({ isFirst }) => !isFirst)?.waiting()).not.toBeNull();
  }
});

it('gives the page in front at once where its code is there, and does not tell it again', async () => {
  const history = createHashHistory(NOTHING_MISSING);
  expect(history.inFront()).toMatchObject({ location: { pathname: '/start' }, navigationType: 'POP' });
  const visits: Visit[] = [];
  ends.push(history.listen((visit) => visits.push(visit)));
  history.navigate('/news');
  await vi.waitFor(() => expect(visits.map(({ location }) => location.pathname)).toEqual(['/news']));
});

it('gives no page whose code is missing, and tells it once that has come', async () => {
  let arrive = () => {};
  let missing: Promise<void> | null = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const history = createHashHistory(() => missing);
  expect(history.inFront()).toBeNull();
  const visits: Visit[] = [];
  ends.push(history.listen((visit) => visits.push(visit)));
  expect(visits).toEqual([]);
  missing = null;
  arrive();
  await vi.waitFor(() => expect(visits.map(({ location }) => location.pathname)).toEqual(['/start']));
});

it('holds a navigation until it is confirmed, and forgets it where it is not', () => {
  const history = start();
  const { waiting } = blocking(history);
  history.navigate('/news');
  waiting()?.reset();
  expect([waiting(), history.paths()]).toEqual([null, ['/start']]);
  history.navigate('/news');
  waiting()?.proceed();
  expect([waiting(), history.paths(), window.location.hash]).toEqual([null, ['/start', '/news'], '#/news']);
  history.navigate('/events');
  expect(waiting()).not.toBeNull();
});

it('asks nothing again while the code of a confirmed page comes', async () => {
  const history = start(({ pathname }) => (pathname === '/news' ? new Promise(() => undefined) : null));
  const { waiting } = blocking(history);
  history.navigate('/news');
  waiting()?.proceed();
  history.navigate('/events');
  expect(history.paths()).toEqual(['/start', '/events']);
});

it('undoes a typed address and a way back that are held, and goes there once they are confirmed', async () => {
  const history = start();
  history.navigate('/news');
  const { asks, waiting } = blocking(history);
  type('#/events');
  await vi.waitFor(() => expect(waiting()).not.toBeNull());
  await vi.waitFor(() => expect(window.location.hash).toBe('#/news'));
  waiting()?.reset();
  window.history.back();
  await vi.waitFor(() => expect(waiting()).not.toBeNull());
  waiting()?.proceed();
  await vi.waitFor(() => expect(history.paths()).toEqual(['/start', '/news', '/start']));
  expect(window.location.hash).toBe('#/start');
  asks.unsaved = false;
});

it('gives a typed address the place after its page, and none where it is typed again', async () => {
  const history = start();
  history.navigate('/news');
  const { idx } = window.history.state;
  type('#/events');
  await vi.waitFor(() => expect(history.paths().at(-1)).toBe('/events'));
  expect(window.history.state.idx).toBe(idx + 1);
  window.history.replaceState(null, '', '#/events');
  enter();
  expect(window.history.state.idx).toBe(idx + 1);
});
