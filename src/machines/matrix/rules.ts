import {
  PERMISSION_ACTIONS as ACTIONS,
  abilityOf,
  isAsked,
  type PermissionAction,
  SPECIAL_ABILITIES,
  WILDCARD_ABILITY,
} from '../../content/permissions';

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

/** What the table shows. */
export interface MatrixGiven {
  readonly sections: readonly MatrixSection[];
  /** The role's abilities. */
  readonly value: readonly string[];
  readonly lock: MatrixLock | null;
}

export type MatrixMove = 'up' | 'down' | 'left' | 'right' | 'rowStart' | 'rowEnd' | 'first' | 'last';

/** What is ticked at once, around a cell. */
export type MatrixSpan = 'box' | 'row' | 'column' | 'all';

type Table = Pick<MatrixGiven, 'sections'>;

const actionOf = (column: number): PermissionAction | undefined => ACTIONS[column - 1];

/** Abilities that a cell of the table stands for: one, a row's, a column's, all. */
export function abilitiesAt({ sections }: Table, { row, column }: MatrixCell): readonly string[] {
  const rows = row === 0 ? sections : sections.slice(row - 1, row);
  return rows.flatMap(({ name, actions }) =>
    actions.filter((action) => column === 0 || action === actionOf(column)).map((action) => abilityOf(name, action)),
  );
}

/** Whether a cell has a box. */
export const hasBox = (table: Table, cell: MatrixCell): boolean =>
  cell.row <= table.sections.length && cell.column <= ACTIONS.length && abilitiesAt(table, cell).length > 0;

/** How a box shows: everything granted under a lock that grants it, else by what it stands for. */
export function stateAt(given: MatrixGiven, cell: MatrixCell): 'on' | 'off' | 'some' {
  if (given.lock === 'administrator' || given.lock === 'wildcard') return 'on';
  const own = abilitiesAt(given, cell);
  const granted = own.filter((ability) => given.value.includes(ability)).length;
  if (granted === 0) return 'off';
  return granted === own.length ? 'on' : 'some';
}

/** The abilities after a box was pressed: a full one is emptied, any other filled. What lies outside the table stays. */
export function toggled(given: MatrixGiven, cell: MatrixCell): readonly string[] {
  const own = abilitiesAt(given, cell);
  if (stateAt(given, cell) === 'on') return given.value.filter((ability) => !own.includes(ability));
  return [...given.value, ...own.filter((ability) => !given.value.includes(ability))];
}

/** The abilities with one added or removed. */
export const withToggled = (abilities: readonly string[], ability: string): readonly string[] =>
  abilities.includes(ability) ? abilities.filter((other) => other !== ability) : [...abilities, ability];

/** Whether an ability is one of those outside the table. */
export const isSpecial = (ability: string): boolean => (SPECIAL_ABILITIES as readonly string[]).includes(ability);

/** Abilities of the role that this house does not know: they stay as they are. */
export function outsideTable({ sections, value }: Pick<MatrixGiven, 'sections' | 'value'>): readonly string[] {
  const known = abilitiesAt({ sections }, { row: 0, column: 0 });
  return value.filter((ability) => !isSpecial(ability) && !known.includes(ability));
}

const STEPS: Readonly<Record<'up' | 'down' | 'left' | 'right', readonly [row: number, column: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The next cell with a box in a direction; where one is, without any. */
function stepped(table: Table, from: MatrixCell, [row, column]: readonly [row: number, column: number]): MatrixCell {
  let cell = { row: from.row + row, column: from.column + column };
  while (cell.row >= 0 && cell.column >= 0 && cell.row <= table.sections.length && cell.column <= ACTIONS.length) {
    if (hasBox(table, cell)) return cell;
    cell = { row: cell.row + row, column: cell.column + column };
  }
  return from;
}

/** Where a move leads; it stops at the edges and passes over what has no box. */
export function movedCursor(table: Table, cursor: MatrixCell, to: MatrixMove): MatrixCell {
  if (to === 'up' || to === 'down' || to === 'left' || to === 'right') return stepped(table, cursor, STEPS[to]);
  const row = to === 'first' ? 0 : to === 'last' ? table.sections.length : cursor.row;
  if (to === 'rowStart' || to === 'first') return { row, column: 0 };
  return stepped(table, { row, column: ACTIONS.length + 1 }, STEPS.left);
}

/** The cell of a span around the cursor. */
export const cellOf = ({ row, column }: MatrixCell, span: MatrixSpan): MatrixCell => ({
  row: span === 'column' || span === 'all' ? 0 : row,
  column: span === 'row' || span === 'all' ? 0 : column,
});

/** The lock that a role's abilities and name bring about. */
export function lockOf(abilities: readonly string[], isAdministrator: boolean, isBusy: boolean): MatrixGiven['lock'] {
  if (isBusy) return 'busy';
  if (isAdministrator) return 'administrator';
  return abilities.includes(WILDCARD_ABILITY) ? 'wildcard' : null;
}

/**
 * The table's rows out of the server's map; a flag that is missing is an action the section does not have, and what
 * nothing asks for is no box either.
 */
export const sectionsOf = (
  permission: Readonly<Record<string, Readonly<Partial<Record<PermissionAction, unknown>>>>>,
): readonly MatrixSection[] =>
  Object.entries(permission)
    .map(([name, flags]) => ({
      name,
      actions: ACTIONS.filter((action) => flags[action] != null && isAsked(abilityOf(name, action))),
    }))
    .filter(({ actions }) => actions.length > 0);
