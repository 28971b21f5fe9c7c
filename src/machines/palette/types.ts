// The command palette: commands, found contents, narrowed lists, recents.
//
// States: `closed`, `open` (`resting`, `pausing`, `searching`, `found`, `failed`; `subject`: `loading`, `listed`,
// `failed`), `running`.
//
// Rows are taken when it opens, and those of commands again when a part of the page comes or goes. A chosen row
// runs after the dialog is closed and the focus is back. `subject` is the second level: what can be done with a found
// entity; going back finds query and active row as they were. Over a dialog it offers that dialog's commands only. Ways
// to a form's fields are listed apart, once something is typed.
//
// Lists are narrowed by what is typed (`listQuery.ts`): the words that name a list, the values of its declared
// filters, days (`src/content/lists/period.ts`) and, of what is left, a search. The names that are looked up come by
// `lists.name` after it opened, and what was opened before as it is now by `recents.read`.
//
// Matching (`matching.ts`) compares each typed word with the rows' vocabulary once: its start, its inside, another
// form or a synonym (`src/messages/commands/synonyms.ts`), and last, in a group of its own, what is only alike:
// mistyped (one edit in five letters), or initials. What has all words in its title stands before what has them
// elsewhere. The address of a public page is searched as such (`src/content/text/portalAddress.ts`). A number is first
// of all an id, with or without the name of its kind (`phrases.ts`, which the server's search reads too).
//
// Never: Enter running another row than the announced one; a refused row run; something only alike before what answers;
// a search over a dialog; a state shown that was kept.

import type { Result } from '../../contract/result';
import type { Found } from '../../contract/search';
import type { ActionsAnswer, ActionsQuery, EntityAction, EntitySubject } from '../entityActions/types';
import type { Call } from '../kit/actor';
import type { ListFacts } from './listFacts';

/** Groups of rows, in the order in which they are shown. */
export type PaletteSection =
  | 'page'
  | 'recent'
  | 'search'
  | 'navigation'
  | 'field'
  | 'list'
  | 'content'
  | 'person'
  | 'action';

/** What the search is narrowed to: '>' commands, '#' contents, '@' people. */
export type PaletteScope = 'all' | 'commands' | 'contents' | 'people';

/** A search of entities that led to one. */
export interface LastSearch {
  readonly text: string;
  readonly scope: Exclude<PaletteScope, 'commands'>;
}

/** What a row does: run a command, open a route, type a search again, or act on the entity whose actions are shown. */
type PaletteAction =
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'route'; readonly route: string }
  | { readonly kind: 'search'; readonly search: LastSearch }
  | { readonly kind: 'entity'; readonly action: EntityAction };

export interface PaletteRow {
  /** Unique among all rows; never shown. */
  readonly id: string;
  readonly section: PaletteSection;
  readonly title: string;
  /** What distinguishes two rows of one title: content type, language, status. */
  readonly hint: string | null;
  /** How the entity stands now, shown after the hint; never kept. */
  readonly state?: string | null;
  /** Further words that find the row. */
  readonly keywords: readonly string[];
  /** What else it is called: typed in full, it is as good as the title. */
  readonly names?: readonly string[];
  /** Keys that do the same, as declared ('mod+S'). */
  readonly keys: readonly string[];
  /** Why the row can't be run now; null when it can. */
  readonly refusal: string | null;
  /** The entity that it leads to, which has actions of its own; null for other rows. */
  readonly subject: EntitySubject | null;
  readonly action: PaletteAction;
  /** Whether it waits until something is typed, or commands are chosen: one of many that few want. */
  readonly isMinor?: boolean;
  /** Whether it is what its page is for: until something is typed it stands before what was opened last. */
  readonly isMain?: boolean;
  /** Whether it takes up work that waits: it stands first until something is typed. */
  readonly isWaiting?: boolean;
  /** Area of the records that it is about, whose icon it has. */
  readonly area?: string;
  /** Whether it ends, deletes or withdraws something: only words that name it make it the first. */
  readonly isDestructive?: boolean;
}

/** An entity as it was found, and why its page is closed to the user; null or absent where it is open. */
export type FoundEntity = Found & { readonly refusal?: string | null };

/** What is shown, in order. */
export interface Arrangement {
  readonly results: readonly PaletteRow[];
  /** Where among the results those begin that answer only if something is mistyped, as initials, or unnamed. */
  readonly similarFrom: number;
  /** The row that answers best; null without results. */
  readonly bestId: string | null;
}

/** The entity whose actions are shown, and how the results below were left. */
interface OpenedEntity {
  readonly row: PaletteRow;
  readonly subject: EntitySubject;
  readonly query: string;
  readonly problem: string | null;
}

export interface PaletteInput {
  /** Area → name of one entity of it ('news'). */
  readonly areaNames: Readonly<Record<string, string>>;
}

export interface PaletteContext extends PaletteInput, Arrangement {
  /** Rows of commands, recents and last searches. */
  readonly rows: readonly PaletteRow[];
  /** The lists that a query may narrow. */
  readonly lists: readonly ListFacts[];
  /** The day that 'domani' is counted from, YYYY-MM-DD. */
  readonly today: string;
  /** Rows of the entities last found. */
  readonly entities: readonly PaletteRow[];
  /** The search text that `entities` answer; null when they answer none. */
  readonly answered: string | null;
  /** What is typed, without the sign that chose a scope. */
  readonly query: string;
  readonly scope: PaletteScope;
  /** Whether it lies over a dialog, whose commands it then offers and nothing else. */
  readonly isOverDialog: boolean;
  /** The entity whose actions are shown instead of results; null without one. */
  readonly opened: OpenedEntity | null;
  /** The actions of that entity. */
  readonly actions: readonly PaletteRow[];
  /** The row that is announced and that Enter runs. */
  readonly activeId: string | null;
  /** Whether the user moved there; if not, it is the best row. */
  readonly isMoved: boolean;
  /** Italian, why the search of entities, or the question for the actions of one, failed. */
  readonly problem: string | null;
  /** Why the row that Enter was pressed on was not run. */
  readonly refused: string | null;
  /** The row chosen, until the dialog is closed and it runs. */
  readonly chosen: { readonly row: PaletteRow; readonly newTab: boolean } | null;
}

/** The query of the search actor. `text` is never empty and at most 200 characters long. */
export interface EntityQuery {
  readonly text: string;
  readonly scope: Exclude<PaletteScope, 'commands'>;
}
export type EntityAnswer = Result<readonly FoundEntity[]>;

export interface PaletteActors {
  readonly searchEntities: Call<EntityQuery, EntityAnswer>;
  /** What can be done with a found entity. */
  readonly loadActions: Call<ActionsQuery, ActionsAnswer>;
}

export type ActiveMove = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

export type PaletteEvent =
  | {
      readonly type: 'palette.open';
      readonly rows: readonly PaletteRow[];
      readonly scope?: PaletteScope;
      /** Whether it lies over a dialog. */
      readonly isOverDialog?: boolean;
      readonly lists?: readonly ListFacts[];
      readonly today?: string;
    }
  /** The names came of what the filters of lists can be set to. */
  | { readonly type: 'lists.name'; readonly lists: readonly ListFacts[] }
  /** The commands of the page, a part of which came or went. */
  | { readonly type: 'commands.change'; readonly rows: readonly PaletteRow[] }
  /** Entities that were opened before, as they are now. */
  | { readonly type: 'recents.read'; readonly found: readonly FoundEntity[] }
  | { readonly type: 'palette.close' }
  | { readonly type: 'query.type'; readonly text: string }
  | { readonly type: 'scope.choose'; readonly scope: PaletteScope }
  | { readonly type: 'active.move'; readonly to: ActiveMove }
  | { readonly type: 'active.point'; readonly id: string }
  /** Enter or a click, with the id of the row that is announced. */
  | { readonly type: 'row.run'; readonly id: string; readonly newTab: boolean }
  | { readonly type: 'search.retry' }
  /** Shows what can be done with the entity of the announced row. */
  | { readonly type: 'actions.open'; readonly id: string }
  | { readonly type: 'actions.retry' }
  /** Back to the results, as they were. */
  | { readonly type: 'actions.back' }
  /** The dialog is closed and the focus is back where it was. */
  | { readonly type: 'dialog.closed' };

export type PaletteEmitted = {
  readonly type: 'row.chosen';
  readonly row: PaletteRow;
  readonly newTab: boolean;
  /** The row of the entity that it is about, and the search that led there; null where there is none. */
  readonly entity: PaletteRow | null;
  readonly search: LastSearch | null;
};

export type PaletteTag = 'open' | 'searching' | 'actions' | 'loadingActions';
