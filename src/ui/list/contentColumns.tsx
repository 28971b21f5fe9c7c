import type { ReactNode } from 'react';
import type { ColumnDeclaration, ColumnKind } from '../../content/types';
import type { ContentRow } from '../../contract/content';
import { ui } from '../../messages/ui';
import type { ColumnLook, TableColumn } from '../table/columns';
import {
  ActionsCell,
  type ActionsCellProps,
  MunicipalityCell,
  PublicationDateCell,
  StatusCell,
  TitleCell,
} from './cells';

export interface ContentColumnsInput extends Omit<ActionsCellProps, 'row'> {
  readonly columns: readonly ColumnDeclaration[];
  /** Content languages, in order. */
  readonly languages: readonly string[];
  /** Stands for no municipality: 'assente', in some lists 'nessuno'. */
  readonly noMunicipality?: string | undefined;
}

type Cell = (row: ContentRow, input: ContentColumnsInput) => ReactNode;

/** What each kind of column shows. */
const CELLS: Record<ColumnKind, Cell> = {
  id: (row) => <span className="text-muted">{row.id}</span>,
  title: (row, { itemHref }) => <TitleCell row={row} href={itemHref(row.id)} />,
  municipality: (row, { noMunicipality = ui.list.noMunicipality }) => (
    <MunicipalityCell row={row} none={noMunicipality} />
  ),
  publicationDate: (row) => <PublicationDateCell row={row} />,
  status: (row, { languages }) => <StatusCell row={row} languages={languages} />,
  actions: (row, input) => <ActionsCell {...input} row={row} />,
};

const LOOKS: Record<ColumnKind, ColumnLook> = {
  id: { width: '4.5rem' },
  title: { place: 'primary' },
  municipality: { width: '12rem' },
  publicationDate: { width: '7.5rem' },
  status: { width: '12rem' },
  actions: { place: 'end', align: 'end', width: '9rem' },
};

/**
 * The declared columns of a content type as table columns. Keep the result while its input stays the same: the rows of
 * the table are drawn again when it changes.
 */
export function contentColumns(input: ContentColumnsInput): TableColumn<ContentRow>[] {
  return input.columns.map(({ kind, label, sort }) => ({
    id: kind,
    header: label,
    sort,
    ...LOOKS[kind],
    cell: (row) => CELLS[kind](row, input),
  }));
}
