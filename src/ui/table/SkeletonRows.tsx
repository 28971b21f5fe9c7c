import type { RowData } from '@tanstack/react-table';
import { cx } from '../base/cx';
import { Skeleton } from '../base/Skeleton';
import { spareClass, type TableColumn } from './columns';

const ROWS = Array.from({ length: 10 }, (_, index) => `skeleton-${index}`);
const WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-5/6', 'w-3/5'];

interface SkeletonRowsProps<Row extends RowData> {
  readonly columns: readonly TableColumn<Row>[];
  readonly selectable: boolean;
}

/** Rows of bars, as high as the ones that will follow. */
export function SkeletonRows<Row extends RowData>({ columns, selectable }: SkeletonRowsProps<Row>) {
  return ROWS.map((key, index) => (
    <tr key={key} className="@max-3xl:block @max-3xl:border-b @max-3xl:border-line @max-3xl:p-3">
      {selectable && (
        <td className="h-10 border-b border-line px-3 @max-3xl:hidden">
          <Skeleton className="size-4.5" />
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.id}
          className={cx(
            'h-10 border-b border-line px-2 lg:px-3 @max-3xl:block @max-3xl:h-6 @max-3xl:border-0 @max-3xl:px-0',
            spareClass(column),
          )}
        >
          <Skeleton
            className={`h-3.5 ${column.slot === 'primary' ? WIDTHS[(index + at) % WIDTHS.length] : column.align === 'end' ? 'w-16 @3xl:ml-auto' : 'w-16'}`}
          />
        </td>
      ))}
    </tr>
  ));
}
