import { createColumnHelper, type RowData, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** What a column says beside its name: its look, and how it sorts. */
export interface ColumnLook {
  /** 'primary' heads the card of a narrow screen and takes the spare width of a wide one; 'end' stands at its foot. */
  readonly slot?: 'primary' | 'plain' | 'end' | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** Left out where the titles need its room, on cards too: what one can do without. */
  readonly isSpare?: boolean | undefined;
  /** Width as CSS, on wide screens. */
  readonly width?: string | undefined;
  /** Field by which its heading sorts; without it the column can't be sorted. */
  readonly sort?: string | undefined;
}

/** Classes of what a narrow table leaves out. */
export const spareClass = (look: ColumnLook | undefined): string | false =>
  look?.isSpare === true && '@max-[76rem]:hidden!';

/** A column of a data table. */
export interface TableColumn<Row> extends ColumnLook {
  readonly id: string;
  readonly header: string;
  /** What a cell shows; must depend on the row alone, since a row is drawn again only when it changed. */
  readonly cell: (row: Row) => ReactNode;
}

/** The machine behind the table pages, sorts and selects: the library gets the order only, for the headings. */
export const features = tableFeatures({ rowSortingFeature, columnMeta: {} as ColumnLook });
export type Features = typeof features;

/** The columns as TanStack Table wants them; cells are drawn out of the declared ones, by the row alone. */
export function columnDefs<Row extends RowData>(columns: readonly TableColumn<Row>[]) {
  const helper = createColumnHelper<Features, Row>();
  return columns.map((column) => helper.display({ id: column.id, header: column.header, meta: column }));
}

/** Field and direction of an `orderBy` ('+' or '-' followed by a field). */
export function sortingOf(orderBy: string): { readonly field: string; readonly descending: boolean } {
  return { field: orderBy.replace(/^[+-]/, ''), descending: orderBy.startsWith('-') };
}
