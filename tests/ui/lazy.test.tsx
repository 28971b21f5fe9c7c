import { act, useState } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LazyMenu } from '../../src/ui/base/LazyMenu';
import { LazyCombobox, LazyMultiCombobox } from '../../src/ui/base/lazyComboboxes';
import { LazyConfirmDialog } from '../../src/ui/base/lazyDialogs';
import {
  ARRIVAL_LIMIT,
  type Drawing,
  type LazyPart,
  lazyPart,
  useLazyPart,
  vitalPart,
} from '../../src/ui/base/lazyPart';
import { usePageShown } from '../../src/ui/base/pageShown';
import { click, find, findAll, render, type } from '../page/render';

// The parts themselves, fetched here so that no test waits for them.
beforeAll(() => Promise.all([import('../../src/ui/base/Menu'), import('../../src/ui/base/ConfirmDialog')]));

/** Lets the combobox's code arrive. */
const combobox = vi.hoisted(() => {
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive };
});
vi.mock('../../src/ui/base/Combobox', async (original) => {
  await combobox.promise;
  return original();
});

/** Waits until it holds; what arrived meanwhile is drawn before each look. */
const settled = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      check();
    },
    { timeout: 10_000 },
  );

const Words = ({ text }: { readonly text: string }) => <p>{text}</p>;
const idle: (() => void)[] = [];
const runIdle = () =>
  act(async () => {
    while (idle.length > 0) idle.shift()?.();
  });

afterEach(() => {
  idle.length = 0;
  vi.unstubAllGlobals();
});

function stubIdle(): void {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
}

type Words = Drawing<{ readonly text: string }>;
type Load = () => Promise<Words>;

function Host({ code, isNeeded = true }: { readonly code: LazyPart<Words>; readonly isNeeded?: boolean }) {
  const part = useLazyPart(code, isNeeded);
  if (part.state === 'ready') return <part.Part text="arrivata" />;
  if (part.state === 'loading') return <p>in arrivo</p>;
  return (
    <button type="button" onClick={part.retry}>
      riprova
    </button>
  );
}

describe('what comes later', () => {
  test('is fetched once for all who wait, who hear of it after whoever listens, and stays', async () => {
    const load = vi.fn(async () => 'arrivata');
    const code = lazyPart(load);
    const order: unknown[] = [];
    const stop = code.subscribe(() => order.push(code.arrived()));
    expect(code.arrived()).toBe(null);
    await Promise.all([code.fetch(), code.ahead()].map((waiting) => waiting.then(() => order.push('chi attende'))));
    stop();
    expect([order, await code.fetch(), load.mock.calls.length]).toEqual([
      ['arrivata', 'chi attende', 'chi attende'],
      'arrivata',
      1,
    ]);
  });

  test('that does not come is nothing to who goes on without it, and is fetched again by the next', async () => {
    const code = lazyPart(vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('arrivata'));
    expect([await code.ahead(), code.arrived()]).toEqual([null, null]);
    expect([await code.ahead(), code.arrived()]).toEqual(['arrivata', 'arrivata']);
  });

  test('that was given up, fetched again, and comes twice is not exchanged', async () => {
    vi.useFakeTimers();
    const come: ((thing: string) => void)[] = [];
    const code = lazyPart(() => new Promise<string>((resolve) => come.push(resolve)));
    const arrivals = vi.fn();
    code.subscribe(arrivals);
    const missed = code.ahead();
    await vi.advanceTimersByTimeAsync(ARRIVAL_LIMIT);
    expect(await missed).toBe(null);
    const again = code.fetch();
    come[0]?.('prima');
    await vi.advanceTimersByTimeAsync(0);
    expect(code.arrived()).toBe('prima');
    come[1]?.('seconda');
    expect([await again, await code.fetch(), arrivals.mock.calls.length]).toEqual(['prima', 'prima', 1]);
    vi.useRealTimers();
  });
});

describe('a part that is loaded on its own', () => {
  test('is there at once when it was drawn before', async () => {
    const load = vi.fn<Load>(async () => ({ default: Words }));
    const code = lazyPart(load);
    await render(<Host code={code} />);
    await settled(() => expect(document.body.textContent).toBe('arrivata'));
    const { host } = await render(<Host code={code} />);
    expect([host.textContent, load.mock.calls.length]).toEqual(['arrivata', 1]);
  });

  test('is there at once when it was preloaded', async () => {
    const load = vi.fn<Load>(async () => ({ default: Words }));
    const code = lazyPart(load);
    await code.ahead();
    const { host } = await render(<Host code={code} />);
    expect([host.textContent, load.mock.calls.length]).toEqual(['arrivata', 1]);
  });

  test('that does not come can be asked for again', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ default: Words });
    const code = lazyPart(load);
    await render(<Host code={code} />);
    await settled(() => expect(document.body.textContent).toBe('riprova'));
    await click(find('button'));
    await settled(() => expect(document.body.textContent).toBe('arrivata'));
  });

  test('that has not come in time says so, and is shown all the same when it comes [1-9.10]', async () => {
    vi.useFakeTimers();
    let arrive = () => {};
    const load = vi.fn<Load>(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve({ default: Words });
        }),
    );
    const code = lazyPart(load);
    await render(<Host code={code} />);
    expect(ARRIVAL_LIMIT).toBe(120_000);
    await act(() => vi.advanceTimersByTimeAsync(ARRIVAL_LIMIT - 1));
    expect(document.body.textContent).toBe('in arrivo');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(document.body.textContent).toBe('riprova');
    await click(find('button'));
    expect([document.body.textContent, load.mock.calls.length]).toEqual(['in arrivo', 2]);
    await act(() => vi.advanceTimersByTimeAsync(ARRIVAL_LIMIT));
    expect(document.body.textContent).toBe('riprova');
    await act(async () => arrive());
    expect(document.body.textContent).toBe('arrivata');
    vi.useRealTimers();
  });

  test('a screen whose code has not come in time rejects, one that comes is given on', async () => {
    vi.useFakeTimers();
    const late = vitalPart(() => new Promise<never>(() => undefined))
      .fetch()
      .catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(ARRIVAL_LIMIT);
    expect(await late).toContain('dynamically imported module');
    expect(await vitalPart(async () => 'arrivata').fetch()).toBe('arrivata');
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('a screen whose code did not come is fetched again, twice at most', async () => {
    vi.useFakeTimers();
    const broken = vi.fn(async (): Promise<string> => {
      throw new Error(`attempt ${broken.mock.calls.length}`);
    });
    const refused = vitalPart(broken)
      .fetch()
      .catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await refused).toBe('attempt 3');
    const back = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('503')).mockResolvedValue('arrivata');
    const arrived = vitalPart(back).fetch();
    await vi.advanceTimersByTimeAsync(500);
    expect(await arrived).toBe('arrivata');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('not needed yet is fetched when the browser is idle, and its failure is told only when it is needed', async () => {
    stubIdle();
    const load = vi.fn<Load>().mockRejectedValue(new Error('no network'));
    const code = lazyPart(load);
    const { draw } = await render(<Host code={code} isNeeded={false} />);
    expect(load).not.toHaveBeenCalled();
    await runIdle();
    expect([load.mock.calls.length, document.body.textContent]).toEqual([1, 'in arrivo']);
    await draw(<Host code={code} isNeeded />);
    await settled(() => expect(document.body.textContent).toBe('riprova'));
    expect(load.mock.calls.length).toBe(2);
  });

  test('not needed yet waits for the page that is still pending, though the browser is idle', async () => {
    stubIdle();
    vi.useFakeTimers();
    const load = vi.fn<Load>(async () => ({ default: Words }));
    const code = lazyPart(load);
    const Page = ({ isBusy }: { readonly isBusy: boolean }) => (
      <main>
        <table aria-busy={isBusy} />
        <Host code={code} isNeeded={false} />
      </main>
    );
    const lookAgain = async () => {
      await runIdle();
      await act(() => vi.advanceTimersByTimeAsync(1000));
    };
    const { draw } = await render(<Page isBusy />);
    await lookAgain();
    expect([load.mock.calls.length, idle.length]).toEqual([0, 0]);
    await draw(<Page isBusy={false} />);
    await lookAgain();
    expect(load).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test('not needed yet is fetched at last although the page stays pending', async () => {
    stubIdle();
    vi.useFakeTimers();
    const load = vi.fn<Load>(async () => ({ default: Words }));
    const code = lazyPart(load);
    await render(
      <main>
        <table aria-busy />
        <Host code={code} isNeeded={false} />
      </main>,
    );
    await runIdle();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(load).not.toHaveBeenCalled();
    await runIdle();
    expect(load).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('a menu whose code is on its way', () => {
  const menu = (
    <LazyMenu
      label="Conto"
      trigger="Conto"
      triggerClass=""
      entries={[{ id: 'esci', label: 'Esci', onSelect: () => undefined }]}
    />
  );

  test('opens as soon as it is there when its button was pressed, though it comes before the release', async () => {
    stubIdle();
    await render(menu);
    expect(find('button').getAttribute('aria-haspopup')).toBe('menu');
    const press = new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' });
    await act(async () => find('button').dispatchEvent(press));
    await settled(() => expect(findAll('[role=menuitem]').map(({ textContent }) => textContent)).toEqual(['Esci']));
  });

  test('that is there already opens at the first press', async () => {
    await render(menu);
    await click(find('button'));
    expect(findAll('[role=menuitem]')).toHaveLength(1);
  });
});

test('what a page is not read by comes once the page has what it shows', async () => {
  const load = vi.fn(async () => ({ default: Words }));
  const code = lazyPart(load);
  const Filter = () => <Host code={code} isNeeded={usePageShown()} />;
  const page = (isPending: boolean) => (
    <main>
      <Filter />
      <table aria-busy={isPending} />
    </main>
  );
  const { draw } = await render(page(true));
  expect(load).not.toHaveBeenCalled();
  await draw(page(false));
  await settled(() => expect(find('main p').textContent).toBe('arrivata'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('what a page is not read by comes at last although the page stays pending', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => ({ default: Words }));
  const code = lazyPart(load);
  const Filter = () => <Host code={code} isNeeded={usePageShown()} />;
  await render(
    <main>
      <Filter />
      <table aria-busy />
    </main>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

const controlOf = (id: string) => ({
  id,
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': undefined,
});

test('a combobox that comes late shows its choice first, keeps the focus, and searches what was typed', async () => {
  const control = controlOf('autore');
  const anna = { id: 1, label: 'Anna' };
  const bruno = { id: 2, label: 'Bruno' };
  function Author() {
    const [value, setValue] = useState<typeof anna | null>(anna);
    return (
      <LazyCombobox
        {...{ label: 'Autore', control, value, options: [anna, bruno] }}
        onValue={(option) => setValue(option === null ? null : anna)}
      />
    );
  }
  await render(<Author />);
  const first = find<HTMLInputElement>('#autore');
  expect(first.value).toBe('Anna');
  await act(async () => first.focus());
  await type(first, 'bru');
  expect(first.value).toBe('bru');
  combobox.arrive();
  await settled(() => expect(find('#autore').getAttribute('role')).toBe('combobox'));
  expect(document.activeElement).toBe(find('#autore'));
  expect(find<HTMLInputElement>('#autore').value).toBe('bru');
  await settled(() => expect(findAll('[role=option]').map(({ textContent }) => textContent)).toEqual(['Bruno']));
});

test('a combobox comes at once for who goes into it while the page is pending', async () => {
  const control = controlOf('targets');
  await render(
    <main>
      <LazyMultiCombobox {...{ label: 'Target', control, values: [], options: [] }} onValues={() => undefined} />
      <table aria-busy />
    </main>,
  );
  expect(find('#targets').getAttribute('role')).toBeNull();
  await act(async () => find('#targets').focus());
  await act(() => import('../../src/ui/base/MultiCombobox'));
  expect(find('#targets').getAttribute('role')).toBe('combobox');
  expect(document.activeElement).toBe(find('#targets'));
});

test('a confirmation that comes late keeps the page below from being used, then asks', async () => {
  const showModal = vi.fn(function showModal(this: HTMLDialogElement) {
    this.open = true;
  });
  const close = vi.fn();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  const answer = { onConfirm: vi.fn(), onCancel: vi.fn() };
  await render(<LazyConfirmDialog open title="Eliminare?" {...answer} />);
  await settled(() => expect(findAll('button').map(({ textContent }) => textContent)).toContain('Conferma'));
  expect([showModal.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  await click(findAll('button').find(({ textContent }) => textContent === 'Conferma') ?? document.body);
  expect(answer.onConfirm).toHaveBeenCalledTimes(1);
});
