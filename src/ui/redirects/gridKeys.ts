import type { KeyboardEvent } from 'react';

/** Cells are found by these attributes: `data-row` is the row's key, `data-col` its column from 0. */
const CELL = '[data-col]';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const cellsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CELL)];

/** Puts the focus into a cell; what it holds is selected, so that typing replaces it. */
export function focusCell(cell: HTMLElement | undefined): void {
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
}

/** The first cell of a row, of the first row without a key; undefined without rows. */
export function firstCell(table: Element | null, key?: string): HTMLElement | undefined {
  const row = table?.querySelector(key === undefined ? 'tr[data-row]' : `tr[data-row="${key}"]`);
  return row === null || row === undefined ? undefined : cellsOf(row)[0];
}

/** In a select the arrows up and down change its value; in a cell that is written in they move the caret. */
function isOwnKey(target: HTMLElement, key: string): boolean {
  if (target.dataset.editing !== undefined) return true;
  return target instanceof HTMLSelectElement && (key === 'ArrowUp' || key === 'ArrowDown');
}

/**
 * Moves between the cells of a table by the arrow keys, where the cell itself does not take them. Gives whether it moved
 * or would have, so that the key goes no further.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const target = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(CELL) : null;
  const row = target?.closest('tr');
  if (step === undefined || target === null || row === null || row === undefined) return;
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey || isOwnKey(target, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  const rows = [...event.currentTarget.querySelectorAll('tr[data-row]')];
  const wanted = rows[rows.indexOf(row) + step[0]];
  if (wanted === undefined) return;
  const column = cellsOf(row).indexOf(target) + step[1];
  if (column >= 0) focusCell(cellsOf(wanted)[column]);
}
