import type { ReactNode } from 'react';
import type { ColumnDeclaration } from '../../content/lists/list';
import type { ListingRow, RowList } from '../../content/lists/listing';
import type { ContentLanguages } from '../../contract/languages';
import type { ColumnLook, TableColumn } from '../table/columns';

/** What cells know beside their row. */
export interface CellInput {
  /** Content languages, in order. */
  readonly languages: ContentLanguages;
  /** How many columns the list has. */
  readonly columnCount: number;
  /** Names of publication statuses, where the list has its own. */
  readonly statusNames?: Readonly<Record<number, string>> | undefined;
  readonly mayEdit: boolean;
  readonly mayPublish?: boolean | undefined;
  /** Whether a row can be deleted by a button of its own. */
  readonly mayDelete: boolean;
  /** What a row is called; null for nothing to call it by. */
  readonly titleOf: (row: ListingRow) => string | null;
  /** Address of a record; null where none can be opened, or its page is closed to the user. */
  readonly itemHref: (id: number) => string | null;
  /** Address of the list that a row leads to; null where it leads nowhere, absent where no row does. */
  readonly rowListHref?: ((row: ListingRow) => string | null) | undefined;
  /** How that list is called and drawn. */
  readonly rowList?: Pick<RowList, 'label' | 'icon'> | undefined;
  /** The action that opens a record in a dialog of the list; absent where records have addresses. */
  readonly editing?: string | undefined;
  /** Address of the preview, out of the permalink; null where there is none to be opened. */
  readonly previewHref: (permalink: string) => string | null;
  /** Address of a file, out of its own; null where that leads nowhere on the web. */
  readonly fileHref: (url: string) => string | null;
  readonly onDelete: (id: number) => void;
  /** Runs an action of the listing on a row. */
  readonly onAction: (name: string, id: number) => void;
}

/** How a kind of column looks and what its cells show. */
export interface CellKind<Row extends ListingRow = ListingRow> {
  readonly look: ColumnLook;
  /** A method, so that a list whose answers have richer rows may be drawn by cells that know them. */
  cell(row: Row, input: CellInput, column: ColumnDeclaration): ReactNode;
}
export type CellKinds = Readonly<Record<string, CellKind>>;

/**
 * The declared columns of a list as table columns; throws for a kind that nobody draws. Keep the result while its input
 * stays the same: the rows of the table are drawn again when it changes.
 */
export function listColumns(
  columns: readonly ColumnDeclaration[],
  kinds: CellKinds,
  given: Omit<CellInput, 'columnCount'>,
): TableColumn<ListingRow>[] {
  const input = { ...given, columnCount: columns.length };
  return columns.map((column) => {
    const kind = kinds[column.kind];
    if (kind === undefined) throw new Error(`no cells for columns of kind '${column.kind}'`);
    return {
      id: column.field ?? column.kind,
      header: column.label,
      sort: column.sort,
      ...kind.look,
      cell: (row) => kind.cell(row, input, column),
    };
  });
}
