import { approvalTexts } from '../../messages/screens/approval';
import { exportActionTexts } from '../../messages/screens/exportActions';
import type { FilterDeclaration } from './filter';

/** Rows a page may have. Source: document 2, 'Common list behaviour'. */
export const PAGE_SIZES = [10, 20, 30, 40, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Kinds of column that a list of contents has; a place's `field` is 'province' or 'city', that of choices 'theme' or 'target'. */
export type ColumnKind =
  | 'id'
  | 'title'
  | 'municipality'
  | 'place'
  | 'choices'
  | 'period'
  | 'publicationDate'
  | 'status'
  | 'languages'
  | 'modified'
  | 'actions';

/** A column; its kind says how a cell is drawn. */
export interface ColumnDeclaration<Kind extends string = string> {
  readonly kind: Kind;
  readonly label: string;
  /** `orderBy` field; without it the column can't be sorted. */
  readonly sort?: string;
  /** What of the row is shown, for kinds that show any. */
  readonly field?: string;
  /** What a row without any is said to have, where it is not what the kind says. */
  readonly none?: string;
  /** Of the column of actions: the field of files whose first one a row offers to download. */
  readonly downloads?: string;
  /** Field of a row that not every server gives: without it in any row the column is left out. */
  readonly onlyWith?: string;
  /** What stands for all but the first; without it the kind decides. */
  readonly others?: string;
}

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

/** When a list searches what one types. */
export interface SearchDeclaration {
  /** Label of the search box. */
  readonly label: string;
  /** Fewest characters that are searched. */
  readonly minimum: number;
  /** Milliseconds after the last key. */
  readonly pause: number;
}

export interface PagingDeclaration {
  /** Rows a page has unless chosen otherwise. */
  readonly limit: PageSize;
  /** False for a list that is always whole. */
  readonly paged: boolean;
}

/** Something that can be done from a list beside opening and deleting. Becomes a command `{area}.{name}`. */
export interface ListingAction {
  readonly name: string;
  readonly title: string;
  /** What it is about: the row pointed at, the selected rows, or the list as a whole. */
  readonly on: 'row' | 'selection' | 'list';
  /** Who does it: the server, after which the list reloads, or the screen, on the event 'action.requested'. */
  readonly by: 'server' | 'screen';
  /** What the user must be allowed; without it whoever sees the list may. */
  readonly needs?: 'create' | 'edit' | 'delete' | 'publish';
  /** The step of publication that it is: the screen asks about the rows selected, or about the one under the cursor. */
  readonly step?: 'approve';
  /** Whether other listings declare the same: one command `list.{name}` serves them all. */
  readonly isShared?: boolean;
  /** That it opens a new record or that of a row in a dialog of the screen: the list's own commands do it. */
  readonly opens?: 'new' | 'record';
  /** False for what the screen shows in a place of its own, not among the list's buttons. */
  readonly inBar?: boolean;
  readonly keys?: readonly string[];
  /** What it is about, where the title does not say it all. */
  readonly hint?: string;
  /** Further words that find it in the palette. */
  readonly keywords?: readonly string[];
}

/** What decides how a list behaves. */
export interface ListDeclaration<Kind extends string = string> {
  readonly filters: readonly FilterDeclaration[];
  /** Empty where rows are cards. */
  readonly columns: readonly ColumnDeclaration<Kind>[];
  /** How rows are drawn: in a table unless said; cards by what the screen gives for them. */
  readonly layout?: 'cards';
  /** null for a list without a search box; without it `DEFAULT_SEARCH`. */
  readonly search?: SearchDeclaration | null;
  /** Without it `DEFAULT_PAGING`. */
  readonly paging?: PagingDeclaration;
  /**
   * How rows are deleted: 'confirmed' after a question of the list's own, 'delegated' to the screen by the event
   * 'deletion.requested', 'none' not at all. Without it 'confirmed'.
   */
  readonly removal?: 'confirmed' | 'delegated' | 'none';
  readonly actions?: readonly ListingAction[];
  readonly exports?: ExportDeclaration;
  /** Names of publication statuses in this list, where they are not those of the badges. */
  readonly statusNames?: Readonly<Record<number, string>>;
  /** The same in the list's filter, where they are not those that the server offers. */
  readonly statusChoiceNames?: Readonly<Record<number, string>>;
}

/** Source: document 1, section 5. */
export const DEFAULT_SEARCH: SearchDeclaration = { label: 'Ricerca', minimum: 2, pause: 1000 };
/** Source: document 1, section 9. */
export const DEFAULT_PAGING: PagingDeclaration = { limit: 50, paged: true };

export interface ListingTitles {
  /** Heading in the menu. */
  readonly section: string;
  /** Title of the page. */
  readonly list: string;
  /** Name of its tab, where it shares an address with other lists and is not called there as here. */
  readonly tab?: string;
  /** What creates one; absent where nobody can. */
  readonly create?: string;
  /** Label of the list's own button that creates, where it differs. */
  readonly add?: string;
  readonly one: string;
  readonly many: string;
  /** Further words that find the list in the palette. */
  readonly words?: readonly string[];
}

/** What of a listing decides about its list: plain JSON, so that a machine's context may contain it. */
export interface ListingForm {
  /** Stable name: key of local storage, part of command ids. */
  readonly area: string;
  /** Names what a list is bound to: part of the key of its state. Absent for a list that is bound to nothing. */
  readonly boundTo?: string;
  readonly titles: ListingTitles;
  readonly list: ListDeclaration;
}

const { keywords } = exportActionTexts;

const EXPORT_ALL: ListingAction = {
  name: 'exportAll',
  title: exportActionTexts.all,
  hint: exportActionTexts.allHint,
  on: 'list',
  by: 'screen',
  keywords,
};
const EXPORT_SELECTED: ListingAction = {
  name: 'exportSelected',
  title: exportActionTexts.selected,
  on: 'selection',
  by: 'screen',
  keywords,
};

/** Publishes what of a row waits for it, from any list of contents. */
export const APPROVE: ListingAction = {
  name: 'approve',
  title: approvalTexts.title,
  on: 'row',
  by: 'screen',
  needs: 'publish',
  step: 'approve',
  isShared: true,
  keys: ['a'],
  keywords: approvalTexts.keywords,
};

/** What can be done with a list because its rows are exported. */
function exportActions(exports: ExportDeclaration | undefined): readonly ListingAction[] {
  if (exports === undefined) return [];
  return exports.ofSelected ? [EXPORT_SELECTED, EXPORT_ALL] : [EXPORT_ALL];
}

/** The rows that an action exports, null for all; undefined for an action that exports none. */
export function exportedRows(action: string, ids: readonly number[]): readonly number[] | null | undefined {
  if (action === EXPORT_ALL.name) return null;
  return action === EXPORT_SELECTED.name ? ids : undefined;
}

export const searchOf = ({ list }: Pick<ListingForm, 'list'>): SearchDeclaration | null =>
  list.search === undefined ? DEFAULT_SEARCH : list.search;
/** Whether what is listed has steps of publication. */
export const isReviewed = (listing: Pick<ListingForm, 'list'>): boolean =>
  actionsOf(listing).some(({ step }) => step !== undefined);
/** The filters that a list shows. */
export const shownFilters = ({ list }: Pick<ListingForm, 'list'>): readonly FilterDeclaration[] =>
  list.filters.filter(({ isHidden }) => isHidden !== true);
/** Whether anything can narrow a list: a search or filters. */
export const isNarrowable = (listing: Pick<ListingForm, 'list'>): boolean =>
  shownFilters(listing).length > 0 || searchOf(listing) !== null;
export const pagingOf = ({ list }: Pick<ListingForm, 'list'>): PagingDeclaration => list.paging ?? DEFAULT_PAGING;
export const removalOf = ({ list }: Pick<ListingForm, 'list'>) => list.removal ?? 'confirmed';
export const actionsOf = ({ list }: Pick<ListingForm, 'list'>): readonly ListingAction[] => [
  ...(list.actions ?? []),
  ...exportActions(list.exports),
];

/** The action that opens a new record, or that of a row, in a dialog of the list; undefined where records have pages. */
export const openingAction = (listing: Pick<ListingForm, 'list'>, opens: 'new' | 'record'): ListingAction | undefined =>
  actionsOf(listing).find((action) => action.opens === opens);

/** The part of a listing that a machine's context may contain. */
export const listingForm = ({ area, boundTo, titles, list }: ListingForm): ListingForm => ({
  area,
  ...(boundTo === undefined ? {} : { boundTo }),
  titles,
  list,
});

const repeated = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

/** What is wrong with a list's declaration; null for nothing. */
export function listProblem(list: ListDeclaration): string | null {
  const names = {
    filter: list.filters.map((filter) => filter.name),
    column: list.columns.map((column) => column.field ?? column.kind),
    action: actionsOf({ list }).map((action) => action.name),
  };
  for (const [what, values] of Object.entries(names)) {
    const twice = repeated(values);
    if (twice !== undefined) return `${what} '${twice}' is declared twice`;
  }
  const lost = list.filters.find(({ within }) => within !== undefined && !names.filter.includes(within));
  return lost === undefined ? null : `filter '${lost.name}' lies within an unknown filter '${lost.within}'`;
}
