import { type RowData, type SortingState, useTable } from '@tanstack/react-table';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { listWidgetTexts } from '../../messages/ui/list';
import { cx } from '../base/cx';
import { BusyLine, Skeleton } from '../base/Skeleton';
import { columnDefs, features, sortingOf, spareClass, type TableColumn } from './columns';
import { TableHead } from './TableHead';
import { type RowActions, TableRow } from './TableRow';
import { useLatest } from './useLatest';
import { useRowFocus } from './useRowFocus';

/** No row is less high than this, in pixels. */
const ROW_HEIGHT = 40;

/** At least so many pixels of a window lie above a table's first row: the header, the filters and the bar of the pages. */
const ABOVE = 200;

/** Runs something once the next frame is on the screen. Gives what calls it off. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * How many of a table's rows are drawn: of the first ones as many as fill the window, right after that all of them. A
 * cursor may be anywhere: with one they are all there, as are those of last time, which one may have left far down.
 */
function useScreenful(rows: number, cursor: number | null, areOfLastTime: boolean): number {
  const [isWhole, setIsWhole] = useState(rows > 0 && areOfLastTime);
  const most = Math.ceil(Math.max(ROW_HEIGHT, window.innerHeight - ABOVE) / ROW_HEIGHT);
  const isPart = !isWhole && cursor === null && rows > most;
  if (!isWhole && !isPart && rows > 0) setIsWhole(true);
  useEffect(() => {
    if (isPart) return afterPaint(() => startTransition(() => setIsWhole(true)));
  }, [isPart]);
  return isPart ? most : rows;
}

const ROWS = Array.from({ length: 10 }, (_, index) => `skeleton-${index}`);
const WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-5/6', 'w-3/5'];

interface SkeletonRowsProps<Row extends RowData> {
  readonly columns: readonly TableColumn<Row>[];
  readonly selectable: boolean;
}

/** Rows of bars, as high as the ones that will follow. */
function SkeletonRows<Row extends RowData>({ columns, selectable }: SkeletonRowsProps<Row>) {
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

export interface DataTableProps<Row extends RowData> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => number;
  /** Rows of all pages. */
  readonly total: number;
  /** '+' or '-' followed by a field. */
  readonly orderBy: string;
  readonly onSort: (field: string) => void;
  /** Selected ids; null where rows can't be selected. */
  readonly selection: readonly number[] | null;
  readonly onSelect?: ((id: number, range: boolean) => void) | undefined;
  readonly onSelectPage?: (() => void) | undefined;
  /** Id of the row under the keyboard cursor. */
  readonly cursor: number | null;
  readonly onCursor: (id: number) => void;
  /** A row was pressed twice. */
  readonly onOpen?: ((id: number) => void) | undefined;
  /** 'skeleton': nothing to show yet; 'busy': the rows are those of before; 'stale': they are the right ones, as they were. */
  readonly loading?: 'skeleton' | 'busy' | 'stale' | null | undefined;
  /** Shown in place of the table while it has no rows. */
  readonly empty?: ReactNode;
}

/** A thin bar over a table while newer rows are on the way; where that takes long, stale ones are told as such. */
export function BusyBar({ shown, stale = false }: { readonly shown: boolean; readonly stale?: boolean }) {
  return (
    <>
      <div className="relative h-0.5 -mb-0.5 z-11 overflow-hidden rounded-full" role="status">
        {shown && <BusyLine />}
        <span className="sr-only">
          {shown ? (stale ? listWidgetTexts.table.stale : listWidgetTexts.table.updating) : ''}
        </span>
      </div>
      {shown && stale && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute top-2 right-3 z-11 animate-late rounded-sm border border-line bg-raised px-2 py-0.5 text-muted text-sm"
        >
          {listWidgetTexts.table.stale}
        </p>
      )}
    </>
  );
}

/** Model of the table: the machine's state in TanStack's terms. */
function useTableModel<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, orderBy } = props;
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const { field, descending } = sortingOf(orderBy);
  const sorted = columns.find((column) => column.sort === field)?.id;
  const state = useMemo(
    () => ({ sorting: (sorted === undefined ? [] : [{ id: sorted, desc: descending }]) satisfies SortingState }),
    [sorted, descending],
  );
  return useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: (row) => String(rowId(row)),
    manualSorting: true,
    state,
  });
}

/** Callbacks of the rows, the same object at every render. */
function useRowActions<Row extends RowData>(props: DataTableProps<Row>): RowActions {
  const latest = useLatest(props);
  return useMemo(
    () => ({
      select: (id, range) => latest.current.onSelect?.(id, range),
      point: (id) => latest.current.onCursor(id),
      open: (id) => latest.current.onOpen?.(id),
    }),
    [latest],
  );
}

interface RowsProps<Row extends RowData> {
  readonly rows: readonly { readonly id: string; readonly original: Row }[];
  readonly columns: readonly TableColumn<Row>[];
  readonly selected: ReadonlySet<number> | null;
  readonly cursor: number | null;
  readonly actions: RowActions;
}

function Rows<Row extends RowData>({ rows, columns, selected, cursor, actions }: RowsProps<Row>) {
  const reached = rows.find((row) => Number(row.id) === cursor) ?? rows[0];
  return rows.map((row) => {
    const id = Number(row.id);
    return (
      <TableRow
        key={row.id}
        id={id}
        original={row.original}
        columns={columns as readonly TableColumn<RowData>[]}
        selected={selected?.has(id) ?? null}
        atCursor={cursor === id}
        reachable={row === reached}
        actions={actions}
      />
    );
  });
}

/**
 * A table of server rows with a row cursor for the keyboard. Its parent owns the state; a row is drawn again only
 * when it, its selection or its cursor changed. Without room for columns (a narrow window, large print) each row is a card.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, selection, cursor, loading = null, empty } = props;
  const table = useTableModel(props);
  const body = useRowFocus(cursor);
  const actions = useRowActions(props);
  const selected = useMemo(() => (selection === null ? null : new Set(selection)), [selection]);
  const drawn = useScreenful(loading === 'skeleton' ? 0 : rows.length, cursor, loading === 'stale');
  const isPart = loading !== 'skeleton' && drawn < rows.length;
  if (rows.length === 0 && loading !== 'skeleton') return <>{empty}</>;
  return (
    <div className="@container relative">
      <BusyBar shown={loading === 'busy' || loading === 'stale'} stale={loading === 'stale'} />
      <table
        aria-busy={loading !== null || isPart}
        aria-rowcount={isPart ? rows.length + 1 : undefined}
        className="w-full border-separate border-spacing-0 text-left @max-3xl:block"
      >
        <caption className="sr-only">{`${label}, ${listWidgetTexts.table.rows(props.total)}`}</caption>
        <TableHead
          headers={table.getHeaderGroups()[0]?.headers ?? []}
          onSort={props.onSort}
          selection={selected === null ? null : { chosen: selected.size, rows: rows.length }}
          onSelectPage={props.onSelectPage}
        />
        <tbody ref={body} className="@max-3xl:block">
          {loading === 'skeleton' ? (
            <SkeletonRows columns={columns} selectable={selection !== null} />
          ) : (
            <Rows
              rows={table.getRowModel().rows.slice(0, drawn)}
              columns={columns}
              selected={selected}
              cursor={cursor}
              actions={actions}
            />
          )}
        </tbody>
      </table>
    </div>
  );
}
