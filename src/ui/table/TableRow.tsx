import type { RowData } from '@tanstack/react-table';
import { type MouseEvent, memo } from 'react';
import { listWidgetTexts } from '../../messages/ui/list';
import { Checkbox } from '../base/Checkbox';
import { cx } from '../base/cx';
import { spareClass, type TableColumn } from './columns';

/** Callbacks of a row; the same object at every render. */
export interface RowActions {
  readonly select: (id: number, range: boolean) => void;
  readonly point: (id: number) => void;
  readonly open: (id: number) => void;
}

interface TableRowProps {
  readonly id: number;
  readonly original: RowData;
  readonly columns: readonly TableColumn<RowData>[];
  /** null where rows can't be selected. */
  readonly selected: boolean | null;
  readonly atCursor: boolean;
  /** The one row that the Tab key reaches. */
  readonly reachable: boolean;
  readonly actions: RowActions;
}

const cell =
  'h-10 border-b border-line in-[tr:last-child]:border-b-0 px-2 py-1.5 align-middle last:pr-4 lg:px-3 @max-3xl:h-auto @max-3xl:border-0 @max-3xl:px-0 @max-3xl:py-0.5';

/** Where a row is a card, its body begins beside the box to choose it by, if there is one. */
const CARD_COLUMNS = {
  selectable: '@max-3xl:grid-cols-[2rem_[body]_repeat(2,minmax(0,1fr))] @max-xl:grid-cols-[2rem_[body]_minmax(0,1fr)]',
  plain: '@max-3xl:grid-cols-[[body]_repeat(2,minmax(0,1fr))] @max-xl:grid-cols-[[body]_minmax(0,1fr)]',
} as const;

const CARD = {
  primary: '@max-3xl:col-span-full @max-3xl:col-start-[body] @max-3xl:row-start-1 @max-3xl:font-semibold',
  plain: '@max-3xl:flex @max-3xl:gap-2 @max-xl:col-start-[body]',
  end: '@max-3xl:col-span-full @max-3xl:col-start-[body] @max-3xl:-ml-1.5 @max-3xl:pt-1',
} as const;

/** A press on a control inside the row is that control's. */
const onControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, label, select') !== null;

function Row({ id, original, columns, selected, atCursor, reachable, actions }: TableRowProps) {
  return (
    <tr
      data-selected={selected === true ? '' : undefined}
      aria-current={atCursor || undefined}
      data-cursor={atCursor ? '' : undefined}
      data-row={id}
      tabIndex={reachable ? 0 : -1}
      className={cx(
        'group/row scroll-my-16 outline-offset-[-2px]! hover:bg-hover data-selected:bg-accent-soft data-cursor:shadow-[inset_3px_0_0_var(--accent)] data-cursor:not-data-selected:bg-hover',
        '@max-3xl:grid @max-3xl:gap-x-2 @max-3xl:border-b @max-3xl:border-line @max-3xl:last:border-b-0 @max-3xl:px-3 @max-3xl:py-2.5',
        selected === null ? CARD_COLUMNS.plain : CARD_COLUMNS.selectable,
      )}
      onFocus={() => {
        // Also on a control in it: the focus and the cursor are never on two rows.
        if (!atCursor) actions.point(id);
      }}
      onClick={(event) => {
        if (!onControl(event)) actions.point(id);
      }}
      onDoubleClick={(event) => {
        if (!onControl(event)) actions.open(id);
      }}
    >
      {selected !== null && (
        <td className={cx(cell, 'w-9 pr-0 @max-3xl:col-start-1 @max-3xl:row-span-9 @max-3xl:row-start-1 @max-3xl:w-8')}>
          <Checkbox
            label={listWidgetTexts.table.selectRow(id)}
            labelHidden
            checked={selected}
            onChecked={(_, { shiftKey }) => actions.select(id, shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => {
        const slot = column.slot ?? 'plain';
        return (
          <td
            key={column.id}
            className={cx(cell, CARD[slot], column.align === 'end' && '@3xl:text-right', spareClass(column))}
          >
            {slot === 'plain' ? (
              <>
                <span className="eyebrow min-w-24 pt-0.5 @3xl:hidden" aria-hidden="true">
                  {column.header}
                </span>
                <span className="contents @max-3xl:block @max-3xl:min-w-0">{column.cell(original)}</span>
              </>
            ) : (
              column.cell(original)
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** A row; drawn again only when its own figures change. */
export const TableRow = memo(Row);
