// The rows of any declared listing.
//
// States: four regions.
// - `rows`: `opening`, `starting`, `refreshing`, `reloading`, `sorting`, `shown`, `corrected`, `nothingFound`, `empty`,
//   `failed`.
// - `query`: `settled`, `pausing`.
// - `deletion`: `idle`, `confirming`, `deleting`, `refused`; where the screen asks itself, the request is emitted to
//   it.
// - `action`: `idle`, `acting`; the server's one at a time, the screen's are emitted to it.
//
// Rows. Who comes back to a query of this session sees its rows at once (`seenRows`), told as stale until the
// server has answered. Leaving a loading state aborts its call. The cursor stays on its row through sorting and
// filtering, or goes to the first row of another page.
//
// Query. One that storage gave is kept as `restored`, and what of it still narrows the list is told
// (`restoredParts`); the commands `whole.*` open a list with nothing narrowed. Where a search finds nothing and the
// server suggests another, that one is asked in its place and its rows are `corrected`: told as such until
// `correction.accept`, or Enter once more, makes it the search; every other call asks as typed first.
//
// Refusals. One of a deletion that may be about rows that are gone (404, 409) has the list read again: what is no
// longer listed is left out and told, and the question stands for the others. A refused action that names a record to
// put right stays in sight until the next one.
//
// Never: rows of a corrected search shown without saying so; an older answer over a newer one; a selected row that is
// not on screen; a page past the last; a deletion without confirmation; an action that the listing does not declare or
// the user may not.

import type { FilterValue } from '../../content/lists/filter';
import type { ListingForm, PageSize } from '../../content/lists/list';
import type { ListingRow } from '../../content/lists/listing';
import type { CallFailure, Done, Result } from '../../contract/result';
import type { StatusStep } from '../entityActions/types';
import type { Call } from '../kit/actor';
import type { Notice } from '../kit/result';

/** What a list shows: the whole of it travels in the URL and in storage. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly limit: PageSize;
  /** '+' or '-' followed by a field name. */
  readonly orderBy: string;
  readonly keywords: string;
  /** Value of every declared filter. */
  readonly filters: Readonly<Record<string, FilterValue>>;
}

/** What the user may do with the records listed. */
export interface ListAbilities {
  readonly view: boolean;
  readonly create: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
  /** Of lists of contents only. */
  readonly publish?: boolean;
  /** Of lists whose rows lead to another list: whether that one may be seen. */
  readonly follow?: boolean;
  /** Why no record's page may be opened, in Italian; null or absent where they may. */
  readonly closed?: string | null;
}

export interface ListInput {
  readonly listing: ListingForm;
  readonly abilities: ListAbilities;
  /** Out of `restoreQuery`: URL first, then storage. */
  readonly query: ListQuery;
  /** What of the restored query was no good, in Italian. */
  readonly warnings?: readonly string[];
  /** Whether the query is the last visit's, which the user did not ask for now. */
  readonly isStored?: boolean;
  /** Row under the cursor when one left the page that one comes back to; null for none. */
  readonly cursor?: number | null;
  /** The server's answer to the query, with rows, where it was asked ahead and is there; null otherwise. */
  readonly answer?: RowsPage | null;
  /** What this query found when it was last asked, to be shown until the server answers; null where it never was. */
  readonly seen?: SeenRows | null;
}

/** What a list showed when it was left. */
export interface SeenRows {
  readonly rows: readonly ListingRow[];
  readonly total: number;
  readonly undecided?: number;
}

export interface DeletionRequest {
  readonly ids: readonly number[];
  /** Why the server refused; null until it did, and once it is known which rows are gone. */
  readonly failure: CallFailure | null;
  /** Rows that the server refused to delete and that are no longer listed, as they were: they are asked about no more. */
  readonly gone: readonly ListingRow[];
}

/** An action of the listing that the server is doing. */
export interface ActionRequest {
  readonly name: string;
  readonly ids: readonly number[];
}

export interface ListContext {
  readonly listing: ListingForm;
  readonly abilities: ListAbilities;
  readonly warnings: readonly string[];
  /** The last visit's query, until the user asks for another; null where the list was opened by an address. */
  readonly restored: ListQuery | null;
  /** The current query. */
  readonly query: ListQuery;
  /** Text of the search box, ahead of `query.keywords` while one types. */
  readonly searchText: string;
  /** Values of the filters as chosen, ahead of `query.filters` until 'Filtra'. */
  readonly filters: Readonly<Record<string, FilterValue>>;
  /** Rows on screen: of the query, or while busy or failed of the query before. */
  readonly rows: readonly ListingRow[];
  readonly total: number;
  /** Of how many of them the server said that nobody had decided yet; null where it did not. */
  readonly undecided: number | null;
  /** While the list opens: whether its rows are the server's answer, not those of some time ago. */
  readonly opensAnswered: boolean;
  /** The query whose answer the rows are; null before the first answer. */
  readonly shownQuery: ListQuery | null;
  /** What the call under way searches for, once the search as typed found nothing; null: as typed. */
  readonly correcting: string | null;
  /** What the rows on screen were searched for in place of `shownQuery.keywords`; null: as typed. */
  readonly correction: string | null;
  /** Ids of selected rows, all of them on screen. */
  readonly selection: readonly number[];
  /** Where a range selection starts. */
  readonly anchor: number | null;
  /** Row that the cursor goes to when the first rows come, if it is one of them; null for none. */
  readonly returnTo: number | null;
  /** Id of the row under the keyboard cursor. */
  readonly cursor: number | null;
  /** Why the last load failed. */
  readonly failure: CallFailure | null;
  readonly deletion: DeletionRequest | null;
  readonly action: ActionRequest | null;
}

/** What an action or a guard looks at. */
export interface At {
  readonly context: ListContext;
}

export type CursorTarget = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

export type ListEvent =
  /** Every key of the search box. */
  | { readonly type: 'search.type'; readonly text: string }
  /** A filter chosen, not yet applied. */
  | { readonly type: 'filter.change'; readonly name: string; readonly value: FilterValue }
  /** 'Filtra' or Enter. */
  | { readonly type: 'filters.apply' }
  /** 'Annulla Filtri'. */
  | { readonly type: 'filters.clear' }
  /** The correction whose rows are shown becomes what is searched for. */
  | { readonly type: 'correction.accept' }
  | { readonly type: 'sort.toggle'; readonly field: string }
  | { readonly type: 'page.go'; readonly page: number }
  | { readonly type: 'pageSize.change'; readonly limit: number }
  /** Selects or deselects a row; without an id the row under the cursor. */
  | { readonly type: 'row.select'; readonly id?: number }
  /** Selects the range from the row selected last; without an id up to the cursor. */
  | { readonly type: 'row.selectTo'; readonly id?: number }
  /** Moves the cursor and selects every row on its way; coming back deselects them. */
  | { readonly type: 'selection.extend'; readonly to: CursorTarget }
  /** Selects the page, or deselects it if all of it is selected. */
  | { readonly type: 'page.select' }
  | { readonly type: 'selection.clear' }
  | { readonly type: 'cursor.move'; readonly to: CursorTarget | { readonly id: number } }
  /** Without ids: the selection, or the row under the cursor. */
  | { readonly type: 'delete.request'; readonly ids?: readonly number[] }
  /** Also tries again after a refusal. */
  | { readonly type: 'delete.confirm' }
  /** Also closes the report of a refusal. */
  | { readonly type: 'delete.cancel' }
  /** An action that the listing declares; without ids on the row under the cursor, or on the selection. */
  | { readonly type: 'action.run'; readonly name: string; readonly ids?: readonly number[] }
  /** A step of publication; without ids on the selection, or on the row under the cursor. */
  | { readonly type: 'step.request'; readonly step: StatusStep; readonly ids?: readonly number[] }
  /** Also tries again after a failure. */
  | { readonly type: 'list.reload' }
  /** The browser went back or forward, or somebody changed the address; `warnings` say what of it was no good. */
  | { readonly type: 'url.change'; readonly query: ListQuery; readonly warnings?: readonly string[] };

export type ListEmitted =
  /** The app writes URL and storage; `replace` makes no new history entry. */
  | { readonly type: 'query.changed'; readonly query: ListQuery; readonly replace: boolean }
  /** A deletion that the screen confirms itself. */
  | { readonly type: 'deletion.requested'; readonly ids: readonly number[] }
  /** A step of publication, which the screen asks about and takes. */
  | { readonly type: 'step.requested'; readonly step: StatusStep; readonly ids: readonly number[] }
  /** An action that the screen does. */
  | { readonly type: 'action.requested'; readonly name: string; readonly ids: readonly number[] }
  | Notice;

export type ListTag =
  /** Nothing to show yet: draw a skeleton. */
  | 'skeleton'
  /** Rows of the query before are on screen. */
  | 'busy'
  /** The rows are those that the query found some time ago. */
  | 'stale'
  /** What is typed will be searched for after a pause. */
  | 'pausing'
  | 'shown'
  /** They are those of a corrected search, the search as typed found nothing. */
  | 'corrected'
  /** There is nothing to list at all. */
  | 'empty'
  /** Filters or search find nothing. */
  | 'nothingFound'
  /** The last load failed; `failure` says why, rows of before stay. */
  | 'failed'
  | 'confirmingDeletion'
  | 'deleting'
  /** The server refused the deletion; `deletion.failure` says why. */
  | 'deletionRefused'
  /** The server does an action of the listing. */
  | 'acting';

export interface RowsPage {
  readonly rows: readonly ListingRow[];
  readonly total: number;
  /** What a search that finds nothing probably means, of a server that says so. */
  readonly suggestion?: string;
  /** Of how many of all rows nobody has decided yet, of a server that says so. */
  readonly undecided?: number;
}

export interface ListActors {
  readonly loadRows: Call<{ readonly query: ListQuery }, Result<RowsPage>>;
  readonly deleteRows: Call<{ readonly ids: readonly number[] }, Result<Done>>;
  /** `rows` are those of the ids that are shown, as they are shown. */
  readonly runAction: Call<ActionRequest & { readonly rows: readonly ListingRow[] }, Result<Done>>;
}
