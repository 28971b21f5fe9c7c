// The page of the redirects, each row an actor of its own.
//
// States: `list` (`starting`, `reloading`, `shown`, `nothingFound`, `empty`, `failed`), `deletion` (`idle`,
// `confirming`, `deleting`, `refused`), `pasting` (`closed`, `open`), `leaving` (`staying`, `asking`, `left`).
//
// Never: a second empty new row; an unsaved row lost by a newer page.

import type { PageSize } from '../../content/lists/list';
import type { CallFailure, Done, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import type { RowPhase, RowReport, StoredRedirect } from '../redirectRow/types';
import type { RedirectDraft } from './addresses';

export interface RedirectsQuery {
  /** From 1. */
  readonly page: number;
  readonly limit: PageSize;
  /** '+' or '-' followed by a field. */
  readonly orderBy: string;
  readonly keywords: string;
}

/** A row as the list knows it: its own machine, a child of the list under `key`, reports every change. */
export interface ListedRow {
  readonly key: string;
  /** Null for a rule that was never saved. */
  readonly id: number | null;
  readonly draft: RedirectDraft;
  readonly phase: RowPhase;
  readonly unsaved: boolean;
}

export interface RedirectsInput {
  readonly may: { readonly create: boolean; readonly delete: boolean };
  /** A UUID of this visit: repeated creations are distinguished by it. */
  readonly uuid: string;
  /** The query of the URL; without it the first page. */
  readonly query?: RedirectsQuery;
}

export interface RouteDeletion {
  readonly keys: readonly string[];
  /** Why the server refused; null until it did, and once it is known which rules are gone. */
  readonly failure: CallFailure | null;
  /** Old addresses of rules that the server refused to delete and no longer lists: they are asked about no more. */
  readonly gone: readonly string[];
}

export interface RedirectsContext extends Omit<RedirectsInput, 'query'> {
  readonly query: RedirectsQuery;
  /** Text of the search box, ahead of `query.keywords` until 'Filtra' or Enter. */
  readonly searchText: string;
  /** In the order shown: unsaved ones of other pages first. */
  readonly rows: readonly ListedRow[];
  readonly total: number;
  /** The query whose answer the rows are; null before the first answer. */
  readonly shownQuery: RedirectsQuery | null;
  /** Keys of the selected rows, all saved and on screen. */
  readonly selection: readonly string[];
  /** Key of the row that has the focus, or had it last. */
  readonly cursor: string | null;
  readonly failure: CallFailure | null;
  readonly deletion: RouteDeletion | null;
  /** What was pasted into a cell and is a sheet. */
  readonly pasted: string;
  /** Number of the next new row. */
  readonly nextNew: number;
}

export type RedirectsEvent =
  | { readonly type: 'search.type'; readonly text: string }
  /** 'Filtra' or Enter. */
  | { readonly type: 'filters.apply' }
  /** 'Annulla Filtri'. */
  | { readonly type: 'filters.clear' }
  | { readonly type: 'sort.toggle'; readonly field: string }
  | { readonly type: 'page.go'; readonly page: number }
  | { readonly type: 'pageSize.change'; readonly limit: number }
  /** The browser's history, or a link, changed the query. */
  | { readonly type: 'url.change'; readonly query: RedirectsQuery }
  /** Also tries again after a failure. */
  | { readonly type: 'list.reload' }
  /** 'Nuovo Redirect'. */
  | { readonly type: 'row.add' }
  | RowReport
  | { readonly type: 'row.focus'; readonly key: string }
  /** Without a key the row under the cursor. */
  | { readonly type: 'row.select'; readonly key?: string }
  | { readonly type: 'page.select' }
  | { readonly type: 'selection.clear' }
  /** A row's own action, or the row under the cursor. */
  | { readonly type: 'row.delete'; readonly key?: string }
  /** 'Cancella Selezionati'. */
  | { readonly type: 'selection.delete' }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' }
  /** 'Incolla da foglio', or a paste of several cells; `text` is what came with it. */
  | { readonly type: 'paste.open'; readonly text?: string }
  | { readonly type: 'paste.close' }
  | { readonly type: 'leave.request' }
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' }
  | { readonly type: 'session.resumed' }
  /** The browser is back in the network: rows that found no server are saved again. */
  | { readonly type: 'save.retry' };

export type RedirectsEmitted =
  | { readonly type: 'notice'; readonly level: 'success' | 'warning' | 'error'; readonly text: string }
  /** The URL is to show the query; `replace` replaces the last entry of the browser's history. */
  | { readonly type: 'query.changed'; readonly query: RedirectsQuery; readonly replace: boolean }
  /** A new row stands on top: its first cell takes the focus. */
  | { readonly type: 'row.added'; readonly key: string }
  /** The unsaved rows are given up: the stopped navigation may go on. */
  | { readonly type: 'left' };

export type RedirectsTag =
  | 'skeleton'
  | 'busy'
  | 'shown'
  | 'empty'
  | 'nothingFound'
  | 'failed'
  | 'confirmingDeletion'
  | 'deleting'
  | 'deletionRefused'
  | 'pasting'
  | 'askingToLeave'
  | 'left';

export interface RulesPage {
  readonly rows: readonly StoredRedirect[];
  readonly total: number;
}

export interface RedirectsActors {
  readonly loadRules: Call<{ readonly query: RedirectsQuery }, Result<RulesPage>>;
  readonly deleteRules: Call<{ readonly ids: readonly number[] }, Result<Done>>;
}
