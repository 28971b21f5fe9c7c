import type { RowData } from '@tanstack/react-table';
import { type MouseEvent, memo } from 'react';
import { ui } from '../../messages/ui';
import { Checkbox } from '../base/Checkbox';
import { cx } from '../base/cx';
import type { TableColumn } from './columns';

/** What a row can ask for; the same object at every render. */
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
  'h-10 border-b border-line in-[tr:last-child]:border-b-0 px-2 py-1.5 align-middle lg:px-3 max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:py-0.5';

const CARD = {
  primary: 'max-sm:row-start-1 max-sm:font-semibold',
  plain: 'max-sm:flex max-sm:gap-2',
  end: 'max-sm:-ml-1.5 max-sm:pt-1',
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
        'max-sm:grid max-sm:grid-cols-[2rem_minmax(0,1fr)] max-sm:border-b max-sm:border-line max-sm:last:border-b-0 max-sm:px-3 max-sm:py-2.5 max-sm:*:col-start-2',
      )}
      onFocus={(event) => {
        if (event.target === event.currentTarget && !atCursor) actions.point(id);
      }}
      onClick={(event) => {
        if (!onControl(event)) actions.point(id);
      }}
      onDoubleClick={(event) => {
        if (!onControl(event)) actions.open(id);
      }}
    >
      {selected !== null && (
        <td className={cx(cell, 'w-9 pr-0 max-sm:col-start-1! max-sm:row-start-1 max-sm:w-8')}>
          <Checkbox
            label={ui.table.selectRow(id)}
            labelHidden
            checked={selected}
            onChecked={(_, { shiftKey }) => actions.select(id, shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => {
        const place = column.place ?? 'plain';
        return (
          <td key={column.id} className={cx(cell, CARD[place], column.align === 'end' && 'sm:text-right')}>
            {place === 'plain' && (
              <span className="eyebrow min-w-24 pt-0.5 sm:hidden" aria-hidden="true">
                {column.header}
              </span>
            )}
            {column.cell(original)}
          </td>
        );
      })}
    </tr>
  );
}

/** A row; drawn again only when its own figures change. */
export const TableRow = memo(Row);
