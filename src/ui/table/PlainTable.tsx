import type { ReactNode } from 'react';
import { cx } from '../base/cx';

export interface PlainColumn {
  readonly label: string;
  /** At the end for figures. */
  readonly align?: 'end' | undefined;
  /** For a column of buttons: named for screen readers only. */
  readonly labelHidden?: boolean | undefined;
}

export interface PlainRow {
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

/** A short table that is only read: nothing in it is sorted, selected or paged. */
export function PlainTable({ caption, captionShown = false, columns, rows }: PlainTableProps) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className={captionShown ? 'pb-1 text-left font-medium' : 'sr-only'}>{caption}</caption>
        <thead className="text-muted">
          <tr>
            {columns.map(({ label, align, labelHidden }) => (
              <th key={label} scope="col" className={cx('px-2 py-1.5 font-medium', align === 'end' && 'text-right')}>
                {labelHidden === true ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-line border-t align-top">
              {columns.map(({ label, align }, index) => (
                <td key={label} className={cx('px-2 py-1.5', align === 'end' && 'text-right tabular-nums')}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
