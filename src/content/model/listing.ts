import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint';
import type { ContentLanguages } from '../../contract/languages';
import type { Routes } from './addresses';
import { type ExportDeclaration, exportActions } from './exports';
import type { RowChoice } from './rowChoice';
import { factsProblem, type SectionFacts, type SectionIcon } from './section';
import type { ContentHead } from './types';

/** What every row of a list has; the columns of its declaration know the rest. */
export interface ListingRow {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Rows a page may have. Source: document 2, 'Common list behaviour'. */
export const PAGE_SIZES = [10, 20, 30, 40, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** What a list's filter filters by; the server derives its query from it, the list its widget. */
export type FilterKind =
  | 'category'
  | 'province'
  | 'municipality'
  | 'status'
  | 'language'
  | 'dates'
  | 'own'
  | 'role'
  | 'desk'
  /** Somebody who writes or administrates. */
  | 'person'
  /** What the log says that something was done to: an area, a record. */
  | 'logged'
  /** A section of the back office, by its area. */
  | 'section'
  /** One of the filter's own options. */
  | 'choice'
  /** A collection of points of interest, by its code. */
  | 'placeType';

/** What a filter is set to: an id or a code, a language, or days as `daysFilterOf` reads them. */
export type FilterValue = number | string;

export interface FilterOption {
  readonly value: FilterValue;
  readonly label: string;
  /** What else people call it, for the palette. */
  readonly names?: readonly string[];
}

export interface FilterDeclaration {
  /** Query name on the wire. */
  readonly name: string;
  readonly kind: FilterKind;
  readonly label: string;
  /**
   * The value that means 'all', and its label: -1, 'all' for languages, what the list is bound to for a hidden filter of a
   * bound list. Source: contract, 'Ground rules'.
   */
  readonly all: { readonly value: FilterValue; readonly label: string };
  /** Of a filter by category the field that it narrows, where it is called otherwise. */
  readonly field?: string;
  /** Of a filter by category the group whose tree its options are. */
  readonly main?: number;
  /** Fixed options; without them the kind's look-up gives them. */
  readonly options?: readonly FilterOption[];
  /** Sent with every call and shown nowhere: what a list is bound to, or what a call wants and its screen has not. */
  readonly isHidden?: boolean;
  /** Another filter that narrows this one's options; among categories those of what that is set to stand first. */
  readonly within?: string;
  /** Whether a province or municipality is also found where an address lies, beside the municipalities chosen. */
  readonly countsAddresses?: boolean;
}

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

type Schema = z.ZodMiniType;
type WithBody = { readonly body: z.ZodMiniType<unknown, Record<string, unknown>> };
type WithQuery = { readonly query: z.ZodMiniType<unknown, Record<string, unknown>> };

/** A row as the wire has it: its id may be called otherwise (`idField`). */
export type WireRow = Readonly<Record<string, unknown>>;

/** Rows in any form of a paged answer, or whole. Source: contract, 'Ground rules'. */
export interface RowsAnswer {
  readonly data:
    | readonly WireRow[]
    | {
        readonly items: readonly WireRow[];
        readonly items_count: number;
        readonly undecided_count?: number | null | undefined;
      };
  readonly meta?: { readonly total: number; readonly suggestion?: string | null | undefined } | null | undefined;
  readonly total?: number | null | undefined;
}
type Rows = Endpoint<Schema, Schema, Schema, z.ZodMiniType<RowsAnswer>> & WithQuery;
type MessageEndpoint = Endpoint<
  Schema,
  Schema,
  Schema,
  z.ZodMiniType<{ readonly data?: { readonly message?: string | null | undefined } | null | undefined }>
>;

export interface ListingEndpoints {
  /** GET; a list that is always whole is sent no page. */
  readonly list: Rows;
  /** POST that takes the place of `list` while one searches, `{keywords}` in its body. */
  readonly search?: Rows & WithBody;
  /** DELETE `:ids`, all or none. */
  readonly remove?: MessageEndpoint & { readonly params: z.ZodMiniType<unknown, { ids: string }> };
  /** By action name: POST `{id}`, and what the listing's `sentWith` adds. */
  readonly actions?: Readonly<Record<string, MessageEndpoint & WithBody>>;
  /** GET, a CSV file of all rows. */
  readonly exportAll?: Endpoint;
  /** GET `:ids`, a CSV file of these rows. */
  readonly exportSelected?: Endpoint & { readonly params: z.ZodMiniType<unknown, { ids: string }> };
}

/** A record that keeps another from being deleted. */
export interface Blocker {
  /** Area of its listing, as the server calls it. */
  readonly area: string;
  readonly id: number;
  /** Null where the server gives none. */
  readonly title: string | null;
  /** Hash route, without '#'; null where the server gives none. */
  readonly route: string | null;
}

/** What keeps records from being deleted: those that the server names, and how many there are. */
export interface Blockers {
  readonly entries: readonly Blocker[];
  readonly total: number;
}

/** Of a deletion that nothing else prevents. */
export const NO_BLOCKERS: Blockers = { entries: [], total: 0 };

/** The list that a row leads to: another one, bound to a value of the row. */
export interface RowList {
  readonly of: Listing;
  /** Hidden filter of that list that is set to the row's value of the same name. */
  readonly by: string;
  /** Values whose rows lead nowhere. */
  readonly except: readonly FilterValue[];
  readonly label: string;
  readonly icon: SectionIcon;
}

/** A list of records that has a screen: a content type's, or one declared by itself. */
export interface Listing extends ListingForm, SectionFacts {
  /** Where list and records are: `addresses.ts` reads it. */
  readonly routes: Routes;
  /** The ability prefixes among `permissions`, or those of `rightsOf`; any one of them grants. */
  readonly abilities: readonly string[];
  /** Ability prefixes of another section, whose rights are this list's too. */
  readonly rightsOf?: readonly string[];
  /** Field of a row that has its id on the wire, where that is not 'id'. */
  readonly idField?: string;
  /** What of each row saves itself. */
  readonly choice?: RowChoice;
  /** Further ability prefixes of which view grants the list. */
  readonly seenWith?: readonly string[];
  /** The list that each row leads to. */
  readonly rowList?: RowList;
  /** Whether everybody who sees the list may open its records. */
  readonly isOpen?: boolean;
  /** Whether whoever may create records may change them too. */
  readonly createGrantsEdit?: boolean;
  /** Whether list and records are for administrators only, whatever one's abilities. */
  readonly administratorOnly?: boolean;
  /** Whether its records are made and changed from other pages too, so that nobody need see the list: files, from every editor. */
  readonly isUsedElsewhere?: boolean;
  /** What is said where a server has no such list; of lists of ours, beyond the contract. */
  readonly absence?: string;
  readonly endpoints: ListingEndpoints;
  /** What a row is called; null for nothing to call it by. Takes the content languages too. */
  titleOf(row: ListingRow, languages: ContentLanguages): string | null;
  /** Where the portal shows a row; null for nowhere. Absent for records that the portal never shows. */
  permalinkOf?(row: ListingRow, languages: ContentLanguages): string | null;
  /** Id of a row's revision draft; null for none. Absent for records that have no revisions. */
  revisionOf?(row: ListingRow): number | null;
  /** Whether the portal's readers see a row now. Absent for records that they never see. */
  isRead?(row: ListingRow): boolean;
  /** What an action of the server's is sent beside the id, of the row as it is shown. */
  sentWith?(action: string, row: ListingRow): Readonly<Record<string, unknown>>;
  /** 'primary' for records that are written in the site's primary language alone. */
  readonly languages?: 'primary';
  /** Whether a new record may start as a copy of another. */
  readonly isCopied?: boolean;
  /** Records that a refused deletion names, from the details of its failure. */
  blockersOf?(details: unknown): Blockers;
}

/** Whether what is listed is a content type, with a form. */
export const isContent = (listing: object): listing is ContentHead => 'form' in listing;

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

/** How many of the rows with these ids readers see now. */
export const readAmong = (listing: Listing, rows: readonly ListingRow[], ids: readonly number[]): number =>
  rows.filter((row) => ids.includes(row.id) && listing.isRead?.(row) === true).length;

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

/** A list of records as its file declares it. */
export type ListingDeclaration = Omit<Listing, 'abilities'>;

function listingProblem(listing: ListingDeclaration): string | null {
  const { endpoints } = listing;
  if (removalOf(listing) === 'confirmed' && endpoints.remove === undefined) return 'nothing deletes its rows';
  const undone = actionsOf(listing).find(({ name, by }) => by === 'server' && endpoints.actions?.[name] === undefined);
  if (undone !== undefined) return `no endpoint does '${undone.name}'`;
  const { exports } = listing.list;
  if ((exports === undefined) !== (endpoints.exportAll === undefined))
    return 'what it exports and its endpoints differ';
  if ((exports?.ofSelected ?? false) !== (endpoints.exportSelected !== undefined))
    return 'what it exports of selected rows and its endpoints differ';
  // Whom only the role lets in is asked for no ability, and rights of another section stand in its row of the matrix.
  const asksForNone = listing.administratorOnly === true || listing.rightsOf !== undefined;
  return listProblem(listing.list) ?? (asksForNone ? null : factsProblem(listing));
}

/** Declares a list of records. Throws with its area and what is wrong; gives it frozen. */
export function defineListing<D extends ListingDeclaration>(declaration: D): D & Pick<Listing, 'abilities'> {
  const problem = listingProblem(declaration);
  if (problem !== null) throw new Error(`listing '${declaration.area}': ${problem}`);
  const abilities = declaration.rightsOf ?? Object.keys(declaration.permissions);
  return Object.freeze({ ...declaration, abilities: Object.freeze([...abilities]) });
}
