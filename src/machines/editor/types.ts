// The form of an item of contents, in all its languages.
//
// States: four regions.
// - `form`: `starting`, `loading`, `failed`, `missing`, `reading` (who may not edit), `offering` (a local draft),
//   `open`. Within `open`: `editing`, `checking`, `blocked`, `confirming` (the save changes what readers see),
//   `pausing`, `saving`, `waitingNetwork`, `rereading`, `comparing`, `resolving`, `waitingSession`, `deleted`.
// - `drafting` (`quiet`, `pausing`) keeps the local draft at most half a second behind.
// - `leaving` (`staying`, `asking`, `left`) confirms.
// - `statuses` (`waiting`, `loading`, `ready`, `failed`) takes what may be chosen from the item, or loads it.
//
// Saving. What a save changes for readers (`publication.ts`) is asked first. A save may be answered with another id
// (created, revised, merged): the editor goes on as that item. A save that finds no server is reported once and waits:
// it goes again as it was, whatever is typed meanwhile, every ten seconds and as soon as the browser is back in the
// network (`save.retry`; records and redirects do the latter). One that finds no session lets the sign-in come on top
// (`waitingSession`); after it editing goes on, and nothing is sent by itself.
//
// Publication. A published language edited without the right to publish becomes a draft. `review.submit`,
// `review.approve` and `review.return` are the steps to publication; publishing is refused, with their names, while
// fields are missing. A revision draft comes with what it is compared with (`revised`, `takeOver.ts`):
// `comparison.request` shows both, in the panel of conflicts, and a save that would take over what both changed
// differently goes there first; merged, it says so (`original_merged`).
//
// What is wrong and what is missing. `problems` says what is wrong at each language's present status, `missing`
// what would be once it is published; a key checks its own field for both. `missing.ts` lists the latter for the
// language shown, `stops.ts` where F8 leads: errors first, else what is missing, told by number and reason.
//
// Fields. `field.copy` takes a text from where its declaration says (`copyFrom`), or a value from another language;
// `copy.undo` gives back what it replaced; both go the way of `field.change`. `field.go` leads to a field, and opens
// its card.
//
// Who may what. `copyOf` starts a new item as a copy, of which `rights.ts` and `anew.ts` leave out what its user
// may not write (`leftOut`). Who may not edit stays in `reading`; what they may only read, after a creation too, is
// drawn as text (`src/screens/editor/ReadingForm.tsx`).
//
// Never: anything sent that readers would see otherwise, without a yes to its question; a list of what is missing that
// differs from what validation at status 1 refuses; status 1 sent unless publishable, or word for word what is stored
// as published, and strictly valid; two saves in flight (a second is queued); two creates of one item; typed text lost;
// 'unsaved' cleared by anything but a confirmed save.

import type { Json } from '../../content/field/json';
import type { FieldRight } from '../../content/field/kind';
import type { Conflict } from '../../content/item/conflict';
import type { FilterValue } from '../../content/lists/filter';
import type { ContentForm, ContentItem } from '../../content/model/content';
import type { RevisedItem } from '../../content/publication/revised';
import type { StatusOption } from '../../contract/lookups';
import type { CallFailure, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import type { LocalDraft as Draft, DraftEmitted, KeptDraft, Offered } from '../kit/drafting';
import type { Notice } from '../kit/result';

/**
 * What a working copy lacks of where it came from, by the right that its user lacks; 'status': it begins as a draft;
 * 'unseen': what it pointed to and its user may not see.
 */
export type LeftOut = FieldRight | 'status' | 'unseen';

interface EditorAbilities {
  readonly view: boolean;
  readonly create: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
  readonly publish: boolean;
  /** May add tags. Source: document 2, section 6. */
  readonly viewTag: boolean;
}

/** A create whose answer may still be missing: with the same key the server answers with the same item. */
export interface CreateAttempt {
  /** Goes out as Idempotency-Key. */
  readonly key: string;
  /** What was first sent under this key; null before. */
  readonly item: ContentItem | null;
}

/** Unsaved work as it is kept on this device. */
export type LocalDraft = Draft<ContentItem, CreateAttempt>;

export interface EditorInput {
  readonly content: ContentForm;
  readonly id: number | 'new';
  readonly languages: readonly string[];
  /** Language shown first. */
  readonly language: string;
  /** Author of what is new. */
  readonly userId: number | null;
  readonly abilities: EditorAbilities;
  /** Whether the user's role may enable the region-wide portal. */
  readonly regionWide: boolean;
  /** A fresh UUID; keys of creates derive from it. */
  readonly keySeed: string;
  /** What this device stores for the item, unchecked. */
  readonly storedDraft?: unknown;
  /** Drafts that pages which are closed by now left of it. */
  readonly otherDrafts?: readonly KeptDraft[];
  /** Item that a new one is a copy of. */
  readonly copyOf?: number | undefined;
  /** What a new one begins with: values of filters, by the shared field that has them. */
  readonly beginsWith?: Readonly<Record<string, FilterValue>>;
}

export interface EditConflict extends Conflict {
  /** A version that somebody else stored, or, of a revision draft, the published item. */
  readonly of: 'stored' | 'original';
  readonly theirs: ContentItem;
  readonly updatedBy: string | null;
}

export interface EditorContext
  extends Pick<EditorInput, 'content' | 'id' | 'languages' | 'userId' | 'abilities' | 'regionWide' | 'keySeed'> {
  readonly language: string;
  /** Item that this new one is a copy of; null for none. */
  readonly copyOf: number | null;
  /** Creates confirmed so far; with the seed it makes the next key. */
  readonly created: number;
  /** The working copy; null until loaded. */
  readonly item: ContentItem | null;
  /** The version last confirmed by the server, or the blank item; null until loaded. */
  readonly saved: ContentItem | null;
  /** Paths whose value differs from `saved`: unsaved changes exist exactly when there are any. */
  readonly changed: readonly string[];
  /** Paths whose problem may be shown. */
  readonly touched: readonly string[];
  /** Path → what is wrong, of every language, shown or not. */
  readonly problems: Readonly<Record<string, string>>;
  /** Path → what keeps its language from being published, or any language where they share the field. */
  readonly missing: Readonly<Record<string, string>>;
  /** Path → what the server said, until the field changes. */
  readonly serverErrors: Readonly<Record<string, string>>;
  /** The field that should have the focus; `turn` grows, so that requesting the same field twice is noticed. */
  readonly focus: { readonly path: string; readonly part?: string; readonly turn: number } | null;
  /** Options of each language's status; null until known. */
  readonly statusOptions: Readonly<Record<string, readonly StatusOption[]>> | null;
  /** Why the status options are missing. */
  readonly statusFailure: CallFailure | null;
  /** Why the last load or save failed. */
  readonly failure: CallFailure | null;
  /** The item that the save under way sends, or sends again when the network is back; null without one. */
  readonly sending: ContentItem | null;
  /** Save once more when the save under way has ended. */
  readonly saveQueued: boolean;
  /** The server stored a version that could not be read again: read before the next save. */
  readonly stale: boolean;
  readonly attempt: CreateAttempt | null;
  /** The status that the step of the review under way replaced: where the step is refused, it comes back. */
  readonly replacedStatus: { readonly path: string; readonly status: Json } | null;
  /** The last copy from another field, while it can be taken back. */
  readonly copied: { readonly path: string; readonly before: Json; readonly after: Json } | null;
  /** What the working copy could not take along from where it came from. */
  readonly leftOut: readonly LeftOut[];
  readonly conflict: EditConflict | null;
  /** What a revision draft is compared with; null for any other item, and where the server does not tell. */
  readonly revised: RevisedItem<ContentItem> | null;
  /** A local draft found at the start and not yet decided on. */
  readonly offered: Offered<LocalDraft> | null;
  /** Those of other pages that wait behind it. */
  readonly furtherOffers: readonly Offered<LocalDraft>[];
  /** Changes not yet written to the local draft. */
  readonly draftPending: boolean;
}

/** What a part of the machine changes of the context. */
export type EditorChange = Partial<EditorContext>;

export type EditorEvent =
  /** `path` as `fieldPath` gives it: `contents.it.title`, or `comune`. */
  | { readonly type: 'field.change'; readonly path: string; readonly value: Json }
  | { readonly type: 'field.blur'; readonly path: string }
  /** Takes a field's text from where its declaration says; `path` is that of the focused field, if one has the focus. */
  | { readonly type: 'field.copy'; readonly path?: string }
  /** Gives the field copied last what it said before. */
  | { readonly type: 'copy.undo' }
  | { readonly type: 'language.go'; readonly language: string }
  /** Puts the focus on a field, in its language. */
  | { readonly type: 'field.go'; readonly path: string; readonly part?: string }
  | { readonly type: 'save.request' }
  /** The browser is back in the network, or somebody wants to know now. */
  | { readonly type: 'save.retry' }
  /** 'Manda in validazione': sets the status of the language shown, and saves. */
  | { readonly type: 'review.submit' }
  /** 'Pubblica', or 'Approva e pubblica' for what waits for it: the same, as long as nothing is missing. */
  | { readonly type: 'review.approve' }
  /** 'Rimanda in revisione': sets the status and leads to the note; saving comes after it. */
  | { readonly type: 'review.return' }
  /** Yes to what a save changes of what readers see; no takes the step of the review back that asked for it. */
  | { readonly type: 'publication.confirm' }
  | { readonly type: 'publication.cancel' }
  /** 'Salva come nuovo', after somebody deleted the item. */
  | { readonly type: 'save.asNew' }
  /** F8; `from` is the path of the focused field, if one has the focus. */
  | { readonly type: 'error.next'; readonly from?: string }
  /** Shift+F8. */
  | { readonly type: 'error.previous'; readonly from?: string }
  | { readonly type: 'preview.request' }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  /** Shows the next of several drafts. */
  | { readonly type: 'draft.next' }
  /** The page may be closed at any moment: write the local draft now. */
  | { readonly type: 'draft.flush' }
  /** `path` null: every field of the conflict. */
  | { readonly type: 'conflict.keepMine'; readonly path: string | null }
  | { readonly type: 'conflict.takeTheirs'; readonly path: string | null }
  | { readonly type: 'conflict.cancel' }
  /** Shows a revision draft beside the published item. */
  | { readonly type: 'comparison.request' }
  | { readonly type: 'leave.request' }
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'status.refresh' }
  /** The same user signed in again. */
  | { readonly type: 'session.resumed' };

export type EditorEmitted =
  /** The app replaces the route, without loading anything. */
  | { readonly type: 'created'; readonly id: number }
  /** The same for a save that went into another item: a revision was created, or merged. */
  | { readonly type: 'moved'; readonly id: number }
  | Notice
  /** Read out politely, and shown for a moment. */
  | { readonly type: 'announcement'; readonly text: string }
  /** The app stores the draft under area and id. */
  | DraftEmitted<LocalDraft>
  /** The app opens it in a tab. */
  | { readonly type: 'preview.open'; readonly url: string }
  /** Nothing unsaved is lost: the app goes on with the navigation it stopped. */
  | { readonly type: 'left' };

export type EditorTag =
  /** No item yet: draw a skeleton. */
  | 'skeleton'
  /** Loading failed; `failure` says why. */
  | 'failed'
  /** The item does not exist (any more). */
  | 'missing'
  /** A local draft waits for a decision. */
  | 'offering'
  /** Fields take input. */
  | 'editable'
  | 'readOnly'
  /** Nothing goes on but typing. */
  | 'editing'
  | 'saving'
  /** What was saved is read again. */
  | 'rereading'
  /** A save waits for the question about what readers will see. */
  | 'confirming'
  /** A save found no server and is sent again by itself. */
  | 'offline'
  /** Another version was stored in the meantime; `conflict` says which, null while it loads. */
  | 'conflict'
  /** Somebody deleted the item while it was edited. */
  | 'deleted'
  /** The save waits until the user signed in again. */
  | 'signInNeeded'
  | 'statusLoading'
  | 'statusFailed'
  | 'askingToLeave'
  /** The navigation may pass. */
  | 'left';

/**
 * An item as the server sends it, checked against the content type's schema; the machine normalises it. With a revision
 * draft comes what it is compared with (`withRevised`).
 */
export type SentItem = { readonly [key: string]: Json };

/** The server's answer to a save. */
export interface SavedItem {
  readonly id: number;
  readonly message: string | null;
  readonly permalink: string | null;
  /** What was saved all the same, and is better looked at. */
  readonly warning?: string | null;
}

/** What the application provides; all honour their abort signal. */
export interface EditorActors {
  readonly loadItem: Call<{ readonly id: number }, Result<SentItem>>;
  /** The statuses that each language may get. */
  readonly loadStatuses: Call<
    { readonly id: number | 'new' },
    Result<Readonly<Record<string, readonly StatusOption[]>>>
  >;
  /** POST with `key` for an item whose id is 'new', else PUT. */
  readonly saveItem: Call<{ readonly item: ContentItem; readonly key: string | null }, Result<SavedItem>>;
}
