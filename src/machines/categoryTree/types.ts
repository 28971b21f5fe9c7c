// The tree of one group of categories.
//
// States: `loading`, `failed`, `shown`. Within it `work`, which does one thing at a time: `settled`, `pausing` (400 ms
// after the last step of a move), `ordering`, `waitingSession`, `rereading`, `editing`, `counting`, `confirming`,
// `deleting`, `refused`; beside it `leaving` (`staying`, `asking`, `left`), which holds a navigation until every order
// is stored.
//
// Levels whose order is shown but not stored wait in a queue, each with the order that the server has. A refused one
// goes back to it, and the tree is read again; one that somebody else's change overtook is read anew at once. What is
// asked to be opened meanwhile opens after it. A node's own form is the dialog's.
//
// Never: a node on another level; an order that lacks a node or names one twice; two orders in flight; a deletion
// without its question; a page left with an order that nobody has.

import type { Move } from '../../content/field/collection';
import type { CallFailure, Done, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import type { Notice } from '../kit/result';

export interface TreeTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly slug: string;
}

interface TreeCover {
  readonly id: number;
  readonly url: string;
  readonly url_thumb: string;
}

/** A category with its children, in their order. */
export interface TreeNode {
  readonly id: number;
  /** By language; a language without a title is missing. */
  readonly contents: Readonly<Record<string, TreeTexts>>;
  readonly cover: TreeCover | null;
  /** Version for a later save; null from a server that keeps none. */
  readonly updatedAt: string | null;
  /** Of a destination, from a server that tells. */
  readonly provinces?: readonly { readonly id: number; readonly nome: string }[];
  readonly children: readonly TreeNode[];
}

/** A level of the tree: the nodes under one parent, or those at the top. */
export type LevelId = number | null;

export interface TreeInput {
  /** The group of categories: `main` of the calls. */
  readonly main: number;
  /** Languages of the site, the primary one first. */
  readonly languages: readonly string[];
  readonly mayEdit: boolean;
}

/** A level whose order is shown but not stored yet. */
export interface PendingOrder {
  readonly level: LevelId;
  /** Ids in the order that the server has. */
  readonly stored: readonly number[];
}

/** What a deletion changes. */
export interface NodeUses {
  /** Contents that have chosen the node or one of its children. */
  readonly contents: number;
  /** Children that go with it. */
  readonly children: number;
}

/** What is to be opened as soon as no order waits to be stored. */
export type Opening =
  | { readonly kind: 'edit'; readonly id: number }
  | { readonly kind: 'add'; readonly parent: LevelId }
  | { readonly kind: 'remove'; readonly id: number };

export interface TreeContext extends TreeInput {
  readonly nodes: readonly TreeNode[];
  /** Language of the titles shown. */
  readonly language: string;
  /** Node that the keys act on; null only in an empty tree or where nothing is found. */
  readonly cursor: number | null;
  /** Nodes whose children are shown. */
  readonly expanded: readonly number[];
  /** Text that narrows the tree; '' shows all of it. */
  readonly filter: string;
  /** Levels to store, the first one first. */
  readonly pending: readonly PendingOrder[];
  /** The order that is under way; null without one. */
  readonly sent: readonly number[] | null;
  readonly opening: Opening | null;
  /** Whether the page is left as soon as everything is stored. */
  readonly isLeaving: boolean;
  /** What the deletion that is asked changes; null until it is known, and where the server does not say. */
  readonly uses: NodeUses | null;
  /** Why the tree did not load, or the deletion was refused. */
  readonly failure: CallFailure | null;
  /** Why the tree shown could not be read again: it may be older than the server's. */
  readonly stale: CallFailure | null;
}

/** Events that may name an `id` mean the node under the cursor without one. */
export type TreeEvent =
  | { readonly type: 'load.retry' }
  /** Reads the tree anew, also where nothing went wrong. */
  | { readonly type: 'tree.reload' }
  /** One step through the rows shown; `in` and `out` open and enter, close and leave. */
  | { readonly type: 'cursor.move'; readonly to: CursorMove }
  | { readonly type: 'cursor.set'; readonly id: number }
  | { readonly type: 'node.toggle'; readonly id?: number }
  | { readonly type: 'tree.expand' }
  | { readonly type: 'tree.collapse' }
  | { readonly type: 'filter.change'; readonly text: string }
  | { readonly type: 'language.set'; readonly language: string }
  /** Within its level. */
  | { readonly type: 'node.move'; readonly id?: number; readonly to: Move }
  /** Dragged: takes the place of another node of its level. */
  | { readonly type: 'node.drop'; readonly id: number; readonly over: number }
  | { readonly type: 'node.edit'; readonly id?: number }
  /** `beside`: on the level of the node under the cursor, the top one without any. */
  | { readonly type: 'node.add'; readonly as: 'top' | 'beside' | 'child'; readonly id?: number }
  /** The dialog stored its node. */
  | { readonly type: 'node.saved'; readonly id: number }
  /** `outdated`: the dialog found out that the tree is no longer what is shown. */
  | { readonly type: 'dialog.close'; readonly outdated: boolean }
  | { readonly type: 'delete.request'; readonly id?: number }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' }
  /** The same user signed in again over the page. */
  | { readonly type: 'session.resumed' }
  /** A navigation was stopped because an order is not stored yet. */
  | { readonly type: 'leave.request' };

export type CursorMove = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp' | 'in' | 'out';

export type TreeEmitted =
  | Notice
  /** For the live region: where a node went. */
  | { readonly type: 'announced'; readonly text: string }
  /** Nothing is left to store: the stopped navigation may go on. */
  | { readonly type: 'left' };

export type TreeTag =
  /** Nothing to show yet. */
  | 'skeleton'
  /** The tree did not load; `failure` says why. */
  | 'failed'
  /** The tree is shown. */
  | 'shown'
  /** An order is on its way, or about to be. */
  | 'ordering'
  /** The tree is read again. */
  | 'rereading'
  /** The dialog of a node is open; `opening` says which. */
  | 'dialog'
  /** A deletion is asked; `opening` says of what. */
  | 'confirmingDeletion'
  /** How much it changes is being counted. */
  | 'counting'
  | 'deleting'
  | 'deletionRefused'
  /** The page is about to be left, once everything is stored. */
  | 'askingToLeave'
  | 'left';

/** A category as it is written; without a parent it stands on the top level. */
export interface NodeDraft extends Pick<TreeNode, 'contents' | 'cover'> {
  readonly main: number;
  readonly parentId: LevelId;
  /** Ids of a destination's provinces; undefined leaves them as they are. */
  readonly provinces?: readonly number[] | undefined;
}

type WrittenNode = Result<{ readonly id: number; readonly message: string | null }>;

export interface TreeActors {
  readonly loadTree: Call<{ readonly main: number }, Result<readonly TreeNode[]>>;
  /** Stores the order of one level: its ids, from the first to the last, and in the order that was stored before. */
  readonly saveOrder: Call<{ readonly ids: readonly number[]; readonly stored: readonly number[] }, Result<Done>>;
  /** Ours: a server without it gives 'notFound', and is asked once. */
  readonly countUses: Call<{ readonly id: number }, Result<NodeUses>>;
  readonly deleteNode: Call<{ readonly id: number }, Result<Done>>;
}

/** What tree and dialog call. Whatever a write is answered, look-ups, menu and filters are asked anew. */
export interface CategoryCalls extends TreeActors {
  /** `key` makes a retry of the same creation harmless. */
  readonly createNode: Call<{ readonly draft: NodeDraft; readonly key: string }, WrittenNode>;
  readonly updateNode: Call<
    { readonly id: number; readonly draft: NodeDraft; readonly updatedAt: string | null },
    WrittenNode
  >;
}
