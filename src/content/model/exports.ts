import { exportActionTexts } from '../../messages/screens/exportActions';
import type { ListingAction } from './listing';

/** A column of an exported file. A localized field becomes a column a language. */
export type ExportColumn =
  | { readonly kind: 'id'; readonly label: string }
  /** Of the first address. */
  | { readonly kind: 'place'; readonly field: 'province' | 'city'; readonly label: string }
  /** A declared field by its path, under its own label unless another is said. */
  | { readonly kind: 'field'; readonly path: string; readonly label?: string };

/** The file that a list's rows are exported to, whatever narrows the list. */
export interface ExportDeclaration {
  /** Its name, unless the server gives another. */
  readonly fileName: string;
  /** Whether selected rows can be exported by themselves. */
  readonly ofSelected?: boolean;
  /** What is said when one fails, before the reason. */
  readonly failure?: string;
  /** What the file of a content type shows; other lists have columns of their own. */
  readonly columns?: readonly ExportColumn[];
}

const { keywords } = exportActionTexts;

const ALL: ListingAction = {
  name: 'exportAll',
  title: exportActionTexts.all,
  hint: exportActionTexts.allHint,
  on: 'list',
  by: 'screen',
  keywords,
};
const SELECTED: ListingAction = {
  name: 'exportSelected',
  title: exportActionTexts.selected,
  on: 'selection',
  by: 'screen',
  keywords,
};

/** What can be done with a list because its rows are exported. */
export function exportActions(exports: ExportDeclaration | undefined): readonly ListingAction[] {
  if (exports === undefined) return [];
  return exports.ofSelected ? [SELECTED, ALL] : [ALL];
}

/** The rows that an action exports, null for all; undefined for an action that exports none. */
export function exportedRows(action: string, ids: readonly number[]): readonly number[] | null | undefined {
  if (action === ALL.name) return null;
  return action === SELECTED.name ? ids : undefined;
}
