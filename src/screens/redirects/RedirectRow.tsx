import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { REDIRECT_CODES } from '../../contract/redirects';
import { isSheet } from '../../machines/redirectPaste/rules';
import { rowTexts } from '../../machines/redirectRow/notes';
import type { AddressField, RedirectField, RowPhase } from '../../machines/redirectRow/types';
import { redirectTexts as texts } from '../../messages/screens/redirects';
import { Badge, type BadgeTone } from '../../ui/base/Badge';
import { Spinner } from '../../ui/base/Button';
import { Checkbox } from '../../ui/base/Checkbox';
import { cx } from '../../ui/base/cx';
import { Icon } from '../../ui/base/Icon';
import { IconButton } from '../../ui/base/IconButton';
import { Select } from '../../ui/base/Select';
import { AddressCell } from '../../ui/redirects/AddressCell';
import { RowNotes } from './RowNotes';
import type { RedirectsActor, RowActor } from './useRedirectsActor';

const TONES: Readonly<Partial<Record<RowPhase, BadgeTone>>> = {
  editing: 'neutral',
  incomplete: 'neutral',
  failed: 'danger',
  conflict: 'warning',
};

/** State of a row: nothing while it is as the server has it. */
function RowState({ row }: { readonly row: RowActor }) {
  const phase = useSelector(row, rowTexts.phase);
  if (phase === 'clean') return null;
  if (phase === 'saving') return <Spinner label={texts.states.saving} />;
  if (phase === 'saved')
    return (
      <span className="text-success">
        <Icon name="check" size={16} />
        <span className="sr-only">{texts.states.saved}</span>
      </span>
    );
  return <Badge tone={TONES[phase]}>{texts.states[phase]}</Badge>;
}

const cell = 'px-1.5 py-1 align-middle @max-xl:block @max-xl:px-0 @max-xl:py-0.5';

interface PartProps {
  readonly row: RowActor;
  readonly list: RedirectsActor;
  /** How the row is called ('riga 12'). */
  readonly name: string;
  readonly noteId: string;
  /** 0 in the row that Tab reaches, -1 in the others. */
  readonly tabIndex: 0 | -1;
}

/** Sends a row that a cell of it was left, unless a command has opened another one, to which the focus goes. */
function leave(row: RowActor, field: RedirectField, inRow: boolean): void {
  const { cell: open } = row.getSnapshot().context;
  if (!inRow || open === null || open === field) row.send({ type: 'cell.leave', inRow });
}

interface AddressProps extends PartProps {
  readonly field: AddressField;
  readonly column: number;
}

function Address({ row, list, name, noteId, tabIndex, field, column }: AddressProps) {
  const value = useSelector(row, ({ context }) => context.draft[field]);
  const editing = useSelector(row, ({ context }) => context.cell === field);
  const readOnly = useSelector(row, ({ context }) => context.readOnly || context.conflict !== null);
  const problem = useSelector(row, (snapshot) => rowTexts.problem(snapshot, field));
  const noted = useSelector(row, (snapshot) => rowTexts.isNoted(snapshot));
  const problemId = problem === null ? null : `${noteId}-${field}`;
  return (
    <td className={cell}>
      <span className="eyebrow @xl:hidden" aria-hidden="true">
        {texts.columns[field]}
      </span>
      <AddressCell
        label={texts.cell(texts.columns[field], name)}
        column={column}
        tabIndex={tabIndex}
        value={value}
        editing={editing}
        readOnly={readOnly}
        problemId={problemId}
        describedBy={noted ? noteId : undefined}
        onEdit={() => row.send({ type: 'cell.edit', field })}
        onValue={(typed) => row.send({ type: 'cell.change', field, value: typed })}
        onRestore={() => row.send({ type: 'cell.restore' })}
        onLeave={(inRow) => leave(row, field, inRow)}
        onPaste={(text) => {
          const isWhole = isSheet(text) && list.getSnapshot().can({ type: 'paste.open', text });
          if (isWhole) list.send({ type: 'paste.open', text });
          return isWhole;
        }}
      />
      {problem !== null && (
        <p id={problemId ?? undefined} className="px-1.5 pt-0.5 font-medium text-danger text-xs">
          {problem}
        </p>
      )}
    </td>
  );
}

/** Codes to choose from; one that only another server knows stays what it is. */
const codeOptions = (code: number) =>
  [...new Set<number>([...REDIRECT_CODES, code])].map((value) => ({ value, label: String(value) }));

function Code({ row, name, noteId, tabIndex }: PartProps) {
  const code = useSelector(row, ({ context }) => context.draft.code);
  const readOnly = useSelector(row, ({ context }) => context.readOnly || context.conflict !== null);
  const problem = useSelector(row, (snapshot) => rowTexts.problem(snapshot, 'code'));
  return (
    <td className={cx(cell, '@max-xl:flex @max-xl:items-center @max-xl:gap-2')}>
      <span className="eyebrow @xl:hidden" aria-hidden="true">
        {texts.columns.code}
      </span>
      {readOnly ? (
        <span className="px-2">{code}</span>
      ) : (
        <Select
          data-col={2}
          tabIndex={tabIndex}
          aria-label={texts.cell(texts.columns.code, name)}
          aria-describedby={problem === null ? undefined : `${noteId}-code`}
          aria-invalid={problem !== null || undefined}
          className="min-h-8! w-20!"
          value={code}
          options={codeOptions(code)}
          onValue={(chosen) => row.send({ type: 'code.change', code: chosen })}
          onBlur={(event) => {
            const line = event.currentTarget.closest('tr');
            const inRow = event.relatedTarget instanceof Node && line?.contains(event.relatedTarget) === true;
            leave(row, 'code', inRow);
          }}
        />
      )}
      {problem !== null && (
        <p id={`${noteId}-code`} className="pt-0.5 font-medium text-danger text-xs">
          {problem}
        </p>
      )}
    </td>
  );
}

interface RedirectRowProps {
  readonly list: RedirectsActor;
  readonly row: RowActor;
  readonly rowKey: string;
  readonly id: number | null;
  /** null where rows can't be selected. */
  readonly selected: boolean | null;
  readonly mayDelete: boolean;
  /** Whether it is the one row that Tab reaches; arrows lead to the others. */
  readonly reachable: boolean;
}

function Row({ list, row, rowKey, id, selected, mayDelete, reachable }: RedirectRowProps) {
  const name = id === null ? texts.newRowName : texts.rowName(id);
  const noteId = `redirect-${rowKey}`;
  const tabIndex = reachable ? 0 : -1;
  const part = { row, list, name, noteId, tabIndex } as const;
  return (
    <>
      <tr
        data-row={rowKey}
        tabIndex={-1}
        data-selected={selected === true ? '' : undefined}
        className="border-line border-t outline-offset-[-2px]! first:border-t-0 hover:bg-hover data-selected:bg-accent-soft @max-xl:grid @max-xl:grid-cols-[2rem_minmax(0,1fr)] @max-xl:px-3 @max-xl:py-2 @max-xl:*:col-start-2"
        onFocus={() => list.send({ type: 'row.focus', key: rowKey })}
      >
        {selected !== null && (
          <td className={cx(cell, 'w-9 pl-3! @max-xl:col-start-1! @max-xl:row-start-1 @max-xl:pl-0!')}>
            <Checkbox
              tabIndex={tabIndex}
              label={id === null ? texts.refusals.notSaved : texts.selectRow(id)}
              labelHidden
              refusal={id === null ? texts.refusals.notSaved : null}
              checked={selected}
              onChecked={() => list.send({ type: 'row.select', key: rowKey })}
            />
          </td>
        )}
        <Address {...part} field="old_url" column={0} />
        <Address {...part} field="new_url" column={1} />
        <Code {...part} />
        <td className={cx(cell, 'whitespace-nowrap pr-2.5! text-right @max-xl:text-left')}>
          <span className="inline-flex items-center gap-1">
            <RowState row={row} />
            {(mayDelete || id === null) && (
              <IconButton
                data-col={3}
                tabIndex={tabIndex}
                size="small"
                tone="danger"
                icon="trash"
                label={texts.removeRow(name)}
                onClick={() => list.send({ type: 'row.delete', key: rowKey })}
              />
            )}
          </span>
        </td>
      </tr>
      <RowNotes row={row} id={noteId} columns={selected === null ? 4 : 5} />
    </>
  );
}

/** A rule in the table; drawn again only when its own figures change. */
export const RedirectRow = memo(Row);
