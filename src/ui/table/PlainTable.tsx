import type { ReactNode } from 'react';
import { cx } from '../base/cx';

interface PlainColumn {
  readonly label: string;
  /** At the end for figures. */
  readonly align?: 'end' | undefined;
  /** For a column of buttons: named for screen readers only. */
  readonly labelHidden?: boolean | undefined;
}

interface PlainRow {
  readonly key: string | number;
  readonly cells: readonly ReactNode[];
}

interface PlainTableProps {
  /** Accessible name; shown above the table with `captionShown`. */
  readonly caption: string;
  readonly captionShown?: boolean | undefined;
  readonly columns: readonly PlainColumn[];
  readonly rows: readonly PlainRow[];
}

function Cell({ column, children }: { readonly column: PlainColumn; readonly children: ReactNode }) {
  const { label, align, labelHidden } = column;
  return (
    <td
      className={cx(
        'min-w-0 break-words px-2 py-1.5 @max-md:flex @max-md:gap-2 @max-md:px-0 @max-md:py-0.5',
        align === 'end' && 'tabular-nums @md:text-right',
      )}
    >
      {labelHidden !== true && (
        <span aria-hidden="true" className="w-24 shrink-0 text-muted @md:hidden">
          {label}
        </span>
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </td>
  );
}

/** A short table that is only read: nothing in it is sorted, selected or paged. Without room for columns a row is a card. */
export function PlainTable({ caption, captionShown = false, columns, rows }: PlainTableProps) {
  return (
    <div className="@container">
      <table className="w-full text-left text-sm @max-md:block">
        <caption className={captionShown ? 'pb-1 text-left font-medium @max-md:block' : 'sr-only'}>{caption}</caption>
        <thead className="text-muted @max-md:sr-only">
          <tr>
            {columns.map(({ label, align, labelHidden }) => (
              <th key={label} scope="col" className={cx('px-2 py-1.5 font-medium', align === 'end' && 'text-right')}>
                {labelHidden === true ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-md:block">
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-line border-t align-middle @max-md:block @max-md:py-2">
              {columns.map((column, index) => (
                <Cell key={column.label} column={column}>
                  {cells[index]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
