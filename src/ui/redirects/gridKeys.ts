import type { KeyboardEvent } from 'react';

/** Cells are found by these attributes: `data-row` is the row's key, `data-col` its column from 0; the row's box is one. */
const CELL = '[data-col], input[type="checkbox"]';

/** Rows that Pag↑ and Pag↓ move by. */
const PAGE = 10;

interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Where each key leads; beyond the table's ends is nowhere, but for the long steps, which stop there. */
const MOVES: Readonly<Record<string, (from: CellPosition, last: CellPosition) => CellPosition>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  PageUp: ({ row, column }) => ({ row: Math.max(row - PAGE, 0), column }),
  PageDown: ({ row, column }, last) => ({ row: Math.min(row + PAGE, last.row), column }),
  'mod+Home': ({ column }) => ({ row: 0, column }),
  'mod+End': ({ column }, last) => ({ row: last.row, column }),
};

/** Keys that a select leaves to the table. */
const NOT_OF_SELECT = new Set(['ArrowLeft', 'ArrowRight', 'Escape']);

const cellsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CELL)];

/** Puts the focus into a cell; its text is selected, so that typing replaces it. */
export function focusCell(cell: HTMLElement | undefined): void {
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
}

/** The first cell of a row to write in, of the first row without a key; undefined without rows. */
export function firstCell(table: Element | null, key?: string): HTMLElement | undefined {
  const row = table?.querySelector(key === undefined ? 'tr[data-row]' : `tr[data-row="${key}"]`);
  return row === null || row === undefined ? undefined : cellsOf(row).find((cell) => cell.dataset.col !== undefined);
}

/** In a select the arrows up and down change its value; in a cell that is written in all keys are its own. */
function isOwnKey(target: HTMLElement, key: string): boolean {
  if (target.dataset.editing !== undefined) return true;
  return target instanceof HTMLSelectElement && !NOT_OF_SELECT.has(key) && !key.startsWith('mod+');
}

/** The key's name in the table of moves; null where a modifier makes it another's. */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | null {
  if (altKey || shiftKey) return null;
  return ctrlKey || metaKey ? `mod+${key}` : key;
}

/**
 * Moves between the cells of a table by the arrow keys, Home, End, PgUp and PgDn, where the cell itself does not take
 * them; Esc leaves the cell for its row. A key of the table goes no further, whether it moves or not.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const name = nameOf(event);
  const move = name === null ? undefined : MOVES[name];
  const target = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(CELL) : null;
  const line = target?.closest('tr');
  const isEscape = name === 'Escape';
  if (name === null || target === null || line === null || line === undefined) return;
  if ((move === undefined && !isEscape) || isOwnKey(target, name)) return;
  event.preventDefault();
  event.stopPropagation();
  // On the row itself the letters are commands again.
  if (move === undefined) {
    line.focus();
    return;
  }
  const rows = [...event.currentTarget.querySelectorAll('tr[data-row]')];
  const cells = cellsOf(line);
  const from = { row: rows.indexOf(line), column: cells.indexOf(target) };
  const { row, column } = move(from, { row: rows.length - 1, column: cells.length - 1 });
  const wanted = rows[row];
  if (wanted !== undefined) focusCell(cellsOf(wanted)[column]);
}
