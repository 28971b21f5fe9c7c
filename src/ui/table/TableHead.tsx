import type { Header, RowData } from '@tanstack/react-table';
import { FlexRender } from '@tanstack/react-table';
import { listWidgetTexts } from '../../messages/ui/list';
import { Checkbox } from '../base/Checkbox';
import { cx } from '../base/cx';
import { Icon } from '../base/Icon';
import { type Features, spareClass } from './columns';

interface TableHeadProps<Row extends RowData> {
  readonly headers: readonly Header<Features, Row, unknown>[];
  readonly onSort: (field: string) => void;
  readonly selection: { readonly chosen: number; readonly rows: number } | null;
  readonly onSelectPage?: (() => void) | undefined;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const cell = 'sticky top-(--table-top,0px) z-10 h-9 border-b border-line bg-surface font-normal whitespace-nowrap';

function Heading<Row extends RowData>({
  header,
  onSort,
}: {
  readonly header: Header<Features, Row, unknown>;
  readonly onSort: (field: string) => void;
}) {
  const look = header.column.columnDef.meta;
  const sort = look?.sort;
  const direction = header.column.getIsSorted();
  const end = look?.align === 'end';
  return (
    <th
      scope="col"
      data-bar="top"
      aria-sort={direction === false ? undefined : ARIA[direction]}
      className={cx(
        cell,
        'px-2 last:pr-4 lg:px-3',
        end && 'text-right',
        spareClass(look),
        sort === undefined
          ? '@max-3xl:sr-only'
          : // The headings that sort are a row of buttons above the cards.
            '@max-3xl:static @max-3xl:h-auto @max-3xl:w-auto! @max-3xl:border-0 @max-3xl:px-1',
      )}
      style={look?.width === undefined ? undefined : { width: look.width }}
    >
      {sort === undefined ? (
        <span className="eyebrow inline-flex min-h-7 items-center">
          <FlexRender header={header} />
        </span>
      ) : (
        <button
          type="button"
          className={cx(
            'eyebrow -mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-sm px-1.5 hover:bg-hover hover:text-ink',
            direction !== false && 'text-accent-ink!',
          )}
          onClick={() => onSort(sort)}
        >
          <FlexRender header={header} />
          <Icon name={direction === false ? 'sort' : direction === 'asc' ? 'arrowUp' : 'arrowDown'} size={14} />
        </button>
      )}
    </th>
  );
}

/** Column headings; those that sort are buttons, the direction stands in `aria-sort`. */
export function TableHead<Row extends RowData>({ headers, onSort, selection, onSelectPage }: TableHeadProps<Row>) {
  return (
    <thead className="@max-3xl:block @max-3xl:border-b @max-3xl:border-line @max-3xl:px-2 @max-3xl:py-1">
      <tr className="@max-3xl:flex @max-3xl:flex-wrap @max-3xl:items-center @max-3xl:gap-x-2">
        {selection !== null && (
          <th
            scope="col"
            className={cx(cell, 'w-9 pl-3 @max-3xl:static @max-3xl:h-auto @max-3xl:border-0 @max-3xl:pl-1')}
          >
            <Checkbox
              label={listWidgetTexts.table.selectPage}
              labelHidden
              checked={selection.rows > 0 && selection.chosen === selection.rows}
              indeterminate={selection.chosen > 0}
              onChecked={() => onSelectPage?.()}
            />
          </th>
        )}
        {headers.map((header) => (
          <Heading key={header.id} header={header} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}
