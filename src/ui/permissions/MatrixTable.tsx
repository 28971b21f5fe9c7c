import { useSelector } from '@xstate/react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { abilityName, PERMISSION_ACTIONS, permissionName, SPECIAL_ABILITIES } from '../../content/model/permissions';
import type { matrixMachine } from '../../machines/matrix/machine';
import { reason } from '../../machines/matrix/refusals';
import { hasBox, outsideTable, stateAt } from '../../machines/matrix/rules';
import type { MatrixCell, MatrixContext, MatrixMove } from '../../machines/matrix/types';
import { matrixTexts as texts } from '../../messages/screens/matrix';
import { permissionTexts } from '../../messages/screens/permissions';
import { Banner } from '../base/Banner';
import { Checkbox } from '../base/Checkbox';
import { cx } from '../base/cx';
import { CommandScope } from '../commands/CommandScope';

export type MatrixActor = ActorRefFrom<typeof matrixMachine>;

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

function labelOf({ sections }: MatrixContext, { row, column }: MatrixCell): string {
  const action = PERMISSION_ACTIONS[column - 1];
  const section = sections[row - 1];
  const actionName = action === undefined ? '' : permissionTexts.actions[action];
  if (section === undefined) return action === undefined ? texts.all : texts.column(actionName);
  return action === undefined
    ? texts.row(permissionName(section.name))
    : texts.cell(permissionName(section.name), actionName);
}

const Box = memo(function Box({ actor, row, column }: MatrixCell & { readonly actor: MatrixActor }) {
  const cell = { row, column };
  const state = useSelector(actor, ({ context }) => (hasBox(context, cell) ? stateAt(context, cell) : null));
  const isHere = useSelector(actor, ({ context: { cursor } }) => cursor.row === row && cursor.column === column);
  const refused = useSelector(
    actor,
    (snapshot) => reason(snapshot, { type: 'cell.toggle', cell: { row, column } }) !== null,
  );
  if (state === null) return <span className="sr-only">{texts.none}</span>;
  return (
    <Checkbox
      id={boxId(cell)}
      label={labelOf(actor.getSnapshot().context, cell)}
      labelHidden
      tabIndex={isHere ? 0 : -1}
      checked={state === 'on'}
      indeterminate={state === 'some'}
      refusedBy={refused ? LOCK_ID : undefined}
      className={column === 0 ? '' : 'mx-auto'}
      onChecked={() => actor.send({ type: 'cell.toggle', cell })}
    />
  );
});

/** In sight, under the form's bar, while one walks down the rows; a table that scrolls sideways can't keep it. */
const pinned = 'sticky @lg:top-[calc(var(--table-top,0px)+3.1875rem)] z-2 bg-surface shadow-[0_1px_0_var(--line)]';
const heading = cx(pinned, 'px-2 py-1.5 text-center align-bottom text-xs font-medium @max-lg:px-0.5');

function Head({ actor }: { readonly actor: MatrixActor }) {
  return (
    <thead className="text-muted">
      <tr>
        <th scope="col" data-bar="top" className={cx(pinned, 'left-0 z-3 px-2 py-1.5 font-medium text-xs')}>
          <span className="flex items-center gap-2">
            <Box actor={actor} row={0} column={0} />
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
              <Box actor={actor} row={0} column={index + 1} />
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const Row = memo(function Row({
  actor,
  name,
  row,
}: {
  readonly actor: MatrixActor;
  readonly name: string;
  readonly row: number;
}) {
  return (
    <tr className="border-line border-t hover:bg-hover">
      <th scope="row" className="sticky left-0 z-1 bg-surface px-2 py-1 font-normal in-[tr:hover]:bg-hover">
        <span className="flex items-center gap-2">
          <Box actor={actor} row={row} column={0} />
          {permissionName(name)}
        </span>
      </th>
      {PERMISSION_ACTIONS.map((action, index) => (
        <td key={action} className="px-2 py-1 text-center @max-lg:px-0.5">
          <Box actor={actor} row={row} column={index + 1} />
        </td>
      ))}
    </tr>
  );
});

/** The keyboard's cell has the focus, once it is inside the table. */
function useCursorFocus(actor: MatrixActor) {
  const table = useRef<HTMLTableElement>(null);
  const cursor = useSelector(actor, ({ context }) => context.cursor);
  useEffect(() => {
    if (table.current?.contains(document.activeElement) === true) document.getElementById(boxId(cursor))?.focus();
  }, [cursor]);
  return table;
}

function Special({
  actor,
  ability,
}: {
  readonly actor: MatrixActor;
  readonly ability: (typeof SPECIAL_ABILITIES)[number];
}) {
  const checked = useSelector(
    actor,
    ({ context: { abilities, lock } }) =>
      lock === 'administrator' || lock === 'wildcard' || abilities.includes(ability),
  );
  const refusal = useSelector(actor, (snapshot) => reason(snapshot, { type: 'special.toggle', ability }));
  return (
    <Checkbox
      label={permissionTexts.special[ability]}
      checked={checked}
      refusal={refusal}
      onChecked={() => actor.send({ type: 'special.toggle', ability })}
    />
  );
}

/** Abilities that are no cell, and unknown ones. */
function Others({ actor }: { readonly actor: MatrixActor }) {
  const outside = useSelector(actor, ({ context }) => outsideTable(context).map(abilityName).join(', '));
  return (
    <fieldset className="mt-4 border-line border-t pt-3">
      <legend className="sr-only">{texts.special}</legend>
      <p className="mb-2 font-medium text-sm" aria-hidden="true">
        {texts.special}
      </p>
      <div className="flex flex-col gap-2">
        {SPECIAL_ABILITIES.map((ability) => (
          <Special key={ability} actor={actor} ability={ability} />
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

/** The table of permissions: arrows move between its boxes, Space ticks one, a row, a column or all. */
export function MatrixTable({ actor }: { readonly actor: MatrixActor }) {
  const sections = useSelector(actor, ({ context }) => context.sections);
  const lock = useSelector(actor, ({ context }) => context.lock);
  const table = useCursorFocus(actor);
  const move = (event: KeyboardEvent) => {
    const to = MOVES[event.ctrlKey || event.metaKey ? `Ctrl+${event.key}` : event.key];
    if (to === undefined || event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    actor.send({ type: 'cursor.move', to });
  };
  return (
    <CommandScope
      scope="matrix"
      actor={actor}
      refusal={reason}
      view={{ 'matrix.focus': () => document.getElementById(boxId(actor.getSnapshot().context.cursor))?.focus() }}
    >
      <span id={LOCK_ID} hidden>
        {lock === null ? '' : texts.refusal[lock]}
      </span>
      {lock === 'administrator' && <Banner className="mb-3" title={texts.administrator} />}
      {lock === 'wildcard' && <Banner className="mb-3" title={texts.wildcard} />}
      <p className="mb-2 text-muted text-sm">{texts.keys}</p>
      <div className="@container">
        <div className="relative @max-[17rem]:overflow-x-auto">
          <table ref={table} aria-label={texts.title} className="w-full min-w-64 text-left text-sm" onKeyDown={move}>
            <Head actor={actor} />
            <tbody>
              {sections.map(({ name }, index) => (
                <Row key={name} actor={actor} name={name} row={index + 1} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <Others actor={actor} />
    </CommandScope>
  );
}
