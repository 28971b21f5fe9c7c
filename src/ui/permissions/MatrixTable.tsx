import { useSelector } from '@xstate/react';
import { type KeyboardEvent, memo, useState } from 'react';
import { aroundCell } from '../../commands/scopes/recordCards';
import { abilityName, PERMISSION_ACTIONS, permissionName, SPECIAL_ABILITIES } from '../../content/permissions';
import { type MatrixEdit, matrixEdits } from '../../machines/matrix/edits';
import {
  hasBox,
  type MatrixCell,
  type MatrixGiven,
  type MatrixMove,
  movedCursor,
  outsideTable,
  stateAt,
} from '../../machines/matrix/rules';
import { matrixTexts as texts } from '../../messages/screens/matrix';
import { permissionTexts } from '../../messages/screens/permissions';
import { Banner } from '../base/Banner';
import { Checkbox } from '../base/Checkbox';
import { cx } from '../base/cx';
import { CommandScope } from '../commands/CommandScope';
import type { EditsRef } from '../fields/useEdits';

type MatrixRef = EditsRef<MatrixGiven, MatrixEdit>;

const { reason } = matrixEdits;

const MOVES: Readonly<Record<string, MatrixMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'rowStart',
  End: 'rowEnd',
  'Ctrl+Home': 'first',
  'Ctrl+End': 'last',
};

/** Where the one reason stands for which no box can be changed. */
const LOCK_ID = 'permission-lock';

const boxId = ({ row, column }: MatrixCell): string => `permission-${row}-${column}`;

function labelOf({ sections }: MatrixGiven, { row, column }: MatrixCell): string {
  const action = PERMISSION_ACTIONS[column - 1];
  const section = sections[row - 1];
  const actionName = action === undefined ? '' : permissionTexts.actions[action];
  if (section === undefined) return action === undefined ? texts.all : texts.column(actionName);
  return action === undefined
    ? texts.row(permissionName(section.name))
    : texts.cell(permissionName(section.name), actionName);
}

interface RowProps {
  readonly edits: MatrixRef;
  /** Column in which the keyboard is; null where it is in another row. */
  readonly here: number | null;
}

type BoxProps = MatrixCell & { readonly edits: MatrixRef; readonly isHere: boolean };

const Box = memo(function Box({ edits, isHere, row, column }: BoxProps) {
  const cell = { row, column };
  const state = useSelector(edits, ({ context }) => (hasBox(context, cell) ? stateAt(context, cell) : null));
  const refused = useSelector(
    edits,
    (snapshot) => reason(snapshot, { type: 'cell.toggle', cell: { row, column } }) !== null,
  );
  if (state === null) return <span className="sr-only">{texts.none}</span>;
  return (
    <Checkbox
      id={boxId(cell)}
      label={labelOf(edits.getSnapshot().context, cell)}
      labelHidden
      tabIndex={isHere ? 0 : -1}
      checked={state === 'on'}
      indeterminate={state === 'some'}
      refusedBy={refused ? LOCK_ID : undefined}
      className={column === 0 ? '' : 'mx-auto'}
      onChecked={() => edits.send({ type: 'cell.toggle', cell })}
    />
  );
});

/** In sight, under the form's bar, while one walks down the rows; a table that scrolls sideways can't keep it. */
const pinned = 'sticky @lg:top-[calc(var(--table-top,0px)+3.1875rem)] z-2 bg-surface shadow-[0_1px_0_var(--line)]';
const heading = cx(pinned, 'px-2 py-1.5 text-center align-bottom text-xs font-medium @max-lg:px-0.5');

function Head({ edits, here }: RowProps) {
  return (
    <thead className="text-muted">
      <tr>
        <th scope="col" data-bar="top" className={cx(pinned, 'left-0 z-3 px-2 py-1.5 font-medium text-xs')}>
          <span className="flex items-center gap-2">
            <Box edits={edits} isHere={here === 0} row={0} column={0} />
            {texts.section}
          </span>
        </th>
        {PERMISSION_ACTIONS.map((action, index) => (
          <th key={action} scope="col" className={heading}>
            <span className="flex flex-col items-center gap-1">
              {/* All of them fit a narrow screen upright. */}
              <span className="@max-lg:rotate-180 @max-lg:[writing-mode:vertical-rl]">
                {permissionTexts.actions[action]}
              </span>
              <Box edits={edits} isHere={here === index + 1} row={0} column={index + 1} />
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const Row = memo(function Row({ edits, here, name, row }: RowProps & { readonly name: string; readonly row: number }) {
  return (
    <tr className="border-line border-t hover:bg-hover">
      <th scope="row" className="sticky left-0 z-1 bg-surface px-2 py-1 font-normal in-[tr:hover]:bg-hover">
        <span className="flex items-center gap-2">
          <Box edits={edits} isHere={here === 0} row={row} column={0} />
          {permissionName(name)}
        </span>
      </th>
      {PERMISSION_ACTIONS.map((action, index) => (
        <td key={action} className="px-2 py-1 text-center @max-lg:px-0.5">
          <Box edits={edits} isHere={here === index + 1} row={row} column={index + 1} />
        </td>
      ))}
    </tr>
  );
});

type Special = { readonly edits: MatrixRef; readonly ability: (typeof SPECIAL_ABILITIES)[number] };

function Special({ edits, ability }: Special) {
  const checked = useSelector(
    edits,
    ({ context: { value, lock } }) => lock === 'administrator' || lock === 'wildcard' || value.includes(ability),
  );
  const refusal = useSelector(edits, (snapshot) => reason(snapshot, { type: 'special.toggle', ability }));
  return (
    <Checkbox
      label={permissionTexts.special[ability]}
      checked={checked}
      refusal={refusal}
      onChecked={() => edits.send({ type: 'special.toggle', ability })}
    />
  );
}

/** Abilities that are no cell, and unknown ones. */
function Others({ edits }: { readonly edits: MatrixRef }) {
  const outside = useSelector(edits, ({ context }) => outsideTable(context).map(abilityName).join(', '));
  return (
    <fieldset className="mt-4 border-line border-t pt-3">
      <legend className="sr-only">{texts.special}</legend>
      <p className="mb-2 font-medium text-sm" aria-hidden="true">
        {texts.special}
      </p>
      <div className="flex flex-col gap-2">
        {SPECIAL_ABILITIES.map((ability) => (
          <Special key={ability} edits={edits} ability={ability} />
        ))}
      </div>
      {outside !== '' && (
        <p className="mt-2 text-muted text-sm">
          {texts.outside}: {outside}
        </p>
      )}
    </fieldset>
  );
}

/** The cell of the box that has the focus; null where none has. */
function focusedCell({ id }: Element): MatrixCell | null {
  const [, row, column] = /^permission-(\d+)-(\d+)$/.exec(id) ?? [];
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/** The table of permissions: arrows move between its boxes, Space ticks one, a row, a column or all. */
export function MatrixTable({ edits }: { readonly edits: MatrixRef }) {
  const sections = useSelector(edits, ({ context }) => context.sections);
  const lock = useSelector(edits, ({ context }) => context.lock);
  const [cursor, setCursor] = useState<MatrixCell>({ row: 1, column: 1 });
  const move = (event: KeyboardEvent) => {
    const to = MOVES[event.ctrlKey || event.metaKey ? `Ctrl+${event.key}` : event.key];
    if (to === undefined || event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    document.getElementById(boxId(movedCursor(edits.getSnapshot().context, cursor, to)))?.focus();
  };
  return (
    <CommandScope
      scope="matrix"
      actor={edits}
      refusal={reason}
      prepare={(event) => aroundCell(event, cursor)}
      view={{ 'matrix.focus': () => document.getElementById(boxId(cursor))?.focus() }}
    >
      <span id={LOCK_ID} hidden>
        {lock === null ? '' : texts.refusal[lock]}
      </span>
      {lock === 'administrator' && <Banner className="mb-3" title={texts.administrator} />}
      {lock === 'wildcard' && <Banner className="mb-3" title={texts.wildcard} />}
      <p className="mb-2 text-muted text-sm">{texts.keys}</p>
      <div className="@container">
        <div className="relative @max-[17rem]:overflow-x-auto">
          <table
            aria-label={texts.title}
            className="w-full min-w-64 text-left text-sm"
            onFocus={({ target }) => setCursor((before) => focusedCell(target) ?? before)}
            onKeyDown={move}
          >
            <Head edits={edits} here={cursor.row === 0 ? cursor.column : null} />
            <tbody>
              {sections.map(({ name }, index) => (
                <Row
                  key={name}
                  edits={edits}
                  here={cursor.row === index + 1 ? cursor.column : null}
                  name={name}
                  row={index + 1}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <Others edits={edits} />
    </CommandScope>
  );
}
