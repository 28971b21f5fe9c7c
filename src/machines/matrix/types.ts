import type { PermissionAction } from '../../content/model/permissions';

/** A row: a section, and the actions it knows. */
export interface MatrixSection {
  readonly name: string;
  readonly actions: readonly PermissionAction[];
}

/** Why nothing can be ticked: the administrator may do everything anyway, the wildcard grants everything, or work is under way. */
type MatrixLock = 'administrator' | 'wildcard' | 'busy';

/**
 * A cell in the table, headings included: row 0 has the columns' boxes, column 0 the rows', (0, 0) that of the whole
 * table.
 */
export interface MatrixCell {
  readonly row: number;
  readonly column: number;
}

export interface MatrixInput {
  readonly sections: readonly MatrixSection[];
  readonly abilities: readonly string[];
  readonly lock: MatrixLock | null;
}

export interface MatrixContext extends MatrixInput {
  /** Where the keyboard is. */
  readonly cursor: MatrixCell;
}

export type MatrixMove = 'up' | 'down' | 'left' | 'right' | 'rowStart' | 'rowEnd' | 'first' | 'last';

export type MatrixEvent =
  /** The record changed from outside: loaded, saved, another version. */
  | { readonly type: 'value.set'; readonly abilities: readonly string[] }
  | { readonly type: 'lock.set'; readonly lock: MatrixLock | null }
  /** Ticks or unticks a box, a row, a column or everything; without a cell the one under the cursor. */
  | { readonly type: 'cell.toggle'; readonly cell?: MatrixCell }
  | { readonly type: 'cursor.move'; readonly to: MatrixMove | MatrixCell }
  /** An ability outside the table, the wildcard among them. */
  | { readonly type: 'special.toggle'; readonly ability: string };

export type MatrixEmitted =
  /** The form takes it with `field.change`. */
  { readonly type: 'value.changed'; readonly abilities: readonly string[] };
