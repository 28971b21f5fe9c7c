import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableColumn } from '../../src/ui/table/columns';
import { DataTable, type DataTableProps } from '../../src/ui/table/DataTable';
import { click, find, findAll, press, render } from '../page/render';

interface Row {
  readonly id: number;
  readonly name: string;
}
const rows: Row[] = [
  { id: 30, name: 'Bologna' },
  { id: 20, name: 'Modena' },
  { id: 10, name: 'Parma' },
];
const drawn = vi.fn();
const columns: TableColumn<Row>[] = [
  { id: 'id', header: 'ID', sort: 'id', cell: (row) => row.id },
  {
    id: 'name',
    header: 'TITOLO',
    sort: 'title',
    slot: 'primary',
    cell: (row) => {
      drawn(row.id);
      return <a href="#x">{row.name}</a>;
    },
  },
  { id: 'status', header: 'STATO', cell: () => 'Bozza' },
];
const handlers = { onSort: vi.fn(), onSelect: vi.fn(), onSelectPage: vi.fn(), onCursor: vi.fn(), onOpen: vi.fn() };
const NOTHING: readonly number[] = [];
const table = (props: Partial<DataTableProps<Row>> = {}) => (
  <DataTable
    label="News"
    columns={columns}
    rows={rows}
    rowId={(row) => row.id}
    total={2500}
    orderBy="-id"
    selection={NOTHING}
    cursor={null}
    empty={<p>Nessun risultato disponibile</p>}
    {...handlers}
    {...props}
  />
);
const row = (id: number) => find(`tr[data-row="${id}"]`);

beforeEach(() => {
  vi.clearAllMocks();
});

describe('headings', () => {
  test('are those of the columns, those that sort are buttons, the direction stands in aria-sort', async () => {
    const { draw } = await render(table());
    const heads = () =>
      findAll('thead th')
        .slice(1)
        .map((head) => [head.textContent, head.getAttribute('aria-sort'), head.querySelector('button') !== null]);
    expect(heads()).toEqual([
      ['ID', 'descending', true],
      ['TITOLO', null, true],
      ['STATO', null, false],
    ]);
    await draw(table({ orderBy: '+title' }));
    expect(heads().map(([, sort]) => sort)).toEqual([null, 'ascending', null]);
    await click(findAll('thead button')[1] as HTMLElement);
    expect(handlers.onSort.mock.calls).toEqual([['title']]);
  });
});

describe('selection', () => {
  const box = (name: string) =>
    findAll('label')
      .find((label) => label.textContent === name)
      ?.querySelector('input') as HTMLInputElement;

  test('each row has its checkbox, the page has one; Shift asks for a range', async () => {
    const { draw } = await render(table());
    await click(box('Seleziona riga 20'));
    await click(box('Seleziona riga 10'), { shiftKey: true });
    await click(box('Seleziona tutte le righe della pagina'));
    expect(handlers.onSelect.mock.calls).toEqual([
      [20, false],
      [10, true],
    ]);
    expect(handlers.onSelectPage).toHaveBeenCalledTimes(1);
    expect(handlers.onCursor).not.toHaveBeenCalled();
    const page = () => [
      box('Seleziona tutte le righe della pagina').checked,
      box('Seleziona tutte le righe della pagina').indeterminate,
    ];
    await draw(table({ selection: [20] }));
    expect([page(), box('Seleziona riga 20').checked]).toEqual([[false, true], true]);
    await draw(table({ selection: [10, 20, 30] }));
    expect(page()).toEqual([true, false]);
  });

  test('without the right to delete there is none', async () => {
    await render(table({ selection: null }));
    expect(findAll('input')).toHaveLength(0);
    expect(findAll('thead th')).toHaveLength(3);
  });
});

describe('the row cursor', () => {
  test('is marked, is the one row that Tab reaches, and takes the focus along', async () => {
    const { draw } = await render(table({ cursor: 30 }));
    expect(findAll('tr[data-row]').map((one) => [one.getAttribute('aria-current'), one.tabIndex])).toEqual([
      ['true', 0],
      [null, -1],
      [null, -1],
    ]);
    await draw(table({ cursor: 20 }));
    expect(findAll('tr[aria-current]').map((one) => one.dataset.row)).toEqual(['20']);
    expect(document.activeElement).toBe(row(20));
  });

  test('without a cursor, or with one on a row that is gone, the first row is reached', async () => {
    const { draw } = await render(table());
    expect(findAll('tr[data-row]').map((one) => one.tabIndex)).toEqual([0, -1, -1]);
    await draw(table({ cursor: 99 }));
    expect(findAll('tr[data-row]').map((one) => one.tabIndex)).toEqual([0, -1, -1]);
  });

  test('goes to the row whose control gets the focus', async () => {
    await render(table({ cursor: 30 }));
    await act(async () => find('a', row(10)).focus());
    expect(handlers.onCursor.mock.calls).toEqual([[10]]);
    expect(document.activeElement).toBe(find('a', row(10)));
  });

  test('takes the focus along from the heading of the page', async () => {
    const page = (cursor: number) => (
      <>
        <h1 tabIndex={-1}>Gestione News</h1>
        {table({ cursor })}
      </>
    );
    const { draw } = await render(page(30));
    await act(async () => find('h1').focus());
    await draw(page(20));
    expect(document.activeElement).toBe(row(20));
  });

  test('takes the focus from no control elsewhere', async () => {
    const page = (cursor: number) => (
      <>
        <input aria-label="Ricerca" />
        {table({ cursor })}
      </>
    );
    const { draw } = await render(page(30));
    find('input[aria-label="Ricerca"]').focus();
    await draw(page(20));
    expect(document.activeElement).toBe(find('input[aria-label="Ricerca"]'));
  });

  test('goes where one presses; a press on a control is that control’s; two presses open', async () => {
    await render(table());
    await click(find('td:last-child', row(10)));
    await click(find('a', row(20)));
    row(10)
      .querySelector('td:last-child')
      ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect([handlers.onCursor.mock.calls, handlers.onOpen.mock.calls]).toEqual([[[10]], [[10]]]);
  });

  test('moving it draws no row again but draws nothing of the cells', async () => {
    const { draw } = await render(table({ cursor: 30 }));
    drawn.mockClear();
    await draw(table({ cursor: 20 }));
    expect(drawn.mock.calls.flat().sort()).toEqual([20, 30]);
    drawn.mockClear();
    await draw(table({ cursor: 20, selection: [10] }));
    expect(drawn.mock.calls.flat()).toEqual([10]);
  });
});

describe('while loading', () => {
  test('old rows stay and are marked busy; without rows there is a skeleton', async () => {
    const { draw } = await render(table({ loading: 'busy' }));
    expect([
      find('table').getAttribute('aria-busy'),
      findAll('tr[data-row]').length,
      find('[role="status"]').textContent,
    ]).toEqual(['true', 3, 'Aggiornamento in corso']);
    await draw(table({ rows: [], loading: 'skeleton' }));
    expect([findAll('tr[data-row]').length, findAll('tbody tr').length]).toEqual([0, 10]);
    for (const loading of [null, 'busy'] as const) {
      await draw(table({ rows: [], loading }));
      expect(document.body.textContent).toBe('Nessun risultato disponibile');
    }
  });
});

describe('the first rows after the skeleton', () => {
  const many: Row[] = Array.from({ length: 50 }, (_, index) => ({ id: 50 - index, name: `Comune ${index}` }));
  const frames: (() => void)[] = [];
  /** Lets the browser draw what is there. */
  const paint = () =>
    act(async () => {
      for (const frame of frames.splice(0)) frame();
      await new Promise((resolve) => setTimeout(resolve));
    });
  const figures = () => {
    const table = find('table');
    return {
      rows: findAll('tr[data-row]').length,
      of: table.getAttribute('aria-rowcount'),
      busy: table.getAttribute('aria-busy'),
    };
  };
  const screenful = Math.ceil((window.innerHeight - 200) / 40);
  const WHOLE = { rows: 50, of: null, busy: 'false' };

  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  });
  afterEach(() => {
    frames.length = 0;
    vi.unstubAllGlobals();
  });

  test('are as many as fill the window, counted as all and busy; the others follow once these are on the screen', async () => {
    const { draw } = await render(table({ rows: [], loading: 'skeleton' }));
    await draw(table({ rows: many }));
    expect(screenful).toBeLessThan(50);
    expect(figures()).toEqual({ rows: screenful, of: '51', busy: 'true' });
    await paint();
    expect(figures()).toEqual(WHOLE);
    expect(drawn).toHaveBeenCalledTimes(50);
    // Another page takes the place of a whole one.
    await draw(table({ rows: many.map(({ id, name }) => ({ id: id + 50, name })) }));
    expect(figures()).toEqual(WHOLE);
  });

  test('that were answered before the table was drawn come so too', async () => {
    await render(table({ rows: many }));
    expect(figures()).toEqual({ rows: screenful, of: '51', busy: 'true' });
    await paint();
    expect(figures()).toEqual(WHOLE);
  });

  test('a key that goes to the last row finds it at once, and it stays when the cursor goes', async () => {
    const { draw } = await render(table({ rows: [], loading: 'skeleton' }));
    await draw(table({ rows: many }));
    await draw(table({ rows: many, cursor: 1 }));
    expect(figures()).toEqual(WHOLE);
    expect(document.activeElement).toBe(row(1));
    await draw(table({ rows: many, cursor: null }));
    expect(figures()).toEqual(WHOLE);
  });

  test('rows that come later are selected as all are', async () => {
    const { draw } = await render(table({ rows: [], loading: 'skeleton' }));
    const selection = many.map(({ id }) => id);
    await draw(table({ rows: many, selection }));
    await paint();
    expect(findAll('tr[data-selected]')).toHaveLength(50);
  });

  test('rows that were there from the start are drawn whole: who comes back finds the place again', async () => {
    await render(table({ rows: many, loading: 'stale' }));
    expect(figures()).toEqual({ ...WHOLE, busy: 'true' });
  });

  test('no more than the rows that there are', async () => {
    const { draw } = await render(table({ rows: [], loading: 'skeleton' }));
    await draw(table());
    expect(figures()).toEqual({ ...WHOLE, rows: 3 });
    expect(frames).toEqual([]);
  });
});

test('keys pass through: the table takes none', async () => {
  const seen = vi.fn();
  document.addEventListener('keydown', seen);
  await render(table({ cursor: 30 }));
  row(30).focus();
  for (const key of ['ArrowDown', 'Enter', 'x']) await press(key);
  document.removeEventListener('keydown', seen);
  expect(
    seen.mock.calls.map(([event]) => [(event as KeyboardEvent).key, (event as KeyboardEvent).defaultPrevented]),
  ).toEqual([
    ['ArrowDown', false],
    ['Enter', false],
    ['x', false],
  ]);
});
