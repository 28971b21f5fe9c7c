// One form for every declared record (`src/content/records`): users, roles, desks, tags, places, place types,
// categories, images, one's own profile, sections of the settings. `useFormActor` wires any such form to application
// and session.
//
// States: `starting`, `loading`, `failed`, `missing`, `form`. Within it three regions:
// - `work`: `offering`, `reading`, `editing`, `checking`, `pausing` (where a save waits for a second one), `blocked`
//   (errors by field), `saving`, `refused`, `rereading`, `comparing`, `resolving` (both versions, field by field).
// - `leaving`: the question before unsaved work is left (`staying`, `closing`, `asking`, `left`).
// - `drafting` (`quiet`, `pausing`), the editor's region; the draft is without what is secret.
//
// Fields are those of contents: `KINDS` says what each is, `src/ui/fields/widgets.tsx` draws it, `src/screens/form`
// puts it into editor and record alike. A declaration carries its calls and how it travels (`fromAnswer`, `toBody`). A
// field may have a value in each language (`localized`): in the form it is a field for each, at `contents.{lang}.…`
// (`inLanguages`). Lists of entries and slots are made of fields as in contents, so that errors, focus and merging go
// by the same paths (`fields.ts`). A field may be locked with its reason (`locked`), required only with another one
// (`with`); a password that may stay as it is starts blank, is judged once it is filled and is blank again after every
// save.
//
// Saving. It takes input while it is saved: what was typed meanwhile stays unsaved, and a save asked for follows. A
// creation keeps its key until its answer is known. `copyOf` starts a new record as a copy of one whose declaration has
// a `nameField`. A form may say its own words for a save (`words`), hold a save back while it shows an error
// (`holdsSave`), and send nothing unchanged (`unchanged`).
//
// Conflicts. Two versions are merged by the contents' own three-way merge (`src/content/item/merge.ts`,
// `src/content/item/conflict.ts`): by field, language and entry; what is merged without asking is shown too.
//
// Never: anything with a problem sent; two creations of one record; what was typed lost but by a saving or a decision;
// a password kept after it was taken, or shown where two versions are compared.

import type { Json } from '../../content/field/json';
import type { Conflict } from '../../content/item/conflict';
import type { RecordForm, RecordItem } from '../../content/model/record';
import type { CallFailure, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import type { DraftEmitted, KeptDraft, LocalDraft, Offered } from '../kit/drafting';
import type { Notice } from '../kit/result';

export interface RecordInput {
  readonly record: RecordForm;
  readonly id: number | 'new';
  /** A UUID of this form's own, from which the keys of its creations follow. */
  readonly keySeed: string;
  /** Record that a new one is a copy of; null for a blank one. */
  readonly copyOf: number | null;
  /** Whether a stored one may be changed; without it, it may. */
  readonly mayEdit?: boolean;
  /** Whether unsaved work is kept on this device. */
  readonly keepsDraft?: boolean;
  /** What this page stored of it, unchecked. */
  readonly storedDraft?: unknown;
  /** Drafts that pages which are closed by now left of it. */
  readonly otherDrafts?: readonly KeptDraft[];
}

/** A creation that may have reached the server: the same key until its answer is known. */
export interface CreationAttempt {
  readonly key: string;
  /** What was sent first under the key: what the server has if it took it. */
  readonly item: RecordItem;
}

/** Unsaved work as it is kept on this device: without what is secret. */
export type RecordDraft = LocalDraft<RecordItem, CreationAttempt>;

interface RecordConflict extends Conflict {
  /** The stored version. */
  readonly theirs: RecordItem;
  readonly updatedBy: string | null;
}

export interface RecordContext extends Pick<RecordInput, 'record' | 'id' | 'keySeed' | 'copyOf'> {
  readonly mayEdit: boolean;
  /** Creations begun so far, each with a key of its own. */
  readonly attempts: number;
  readonly attempt: CreationAttempt | null;
  /** The record as the server has it, a new one blank; null until it is loaded. */
  readonly stored: RecordItem | null;
  /** The working copy. */
  readonly item: RecordItem | null;
  /** What the saving under way sends, or the refused one sent; null without. */
  readonly sending: RecordItem | null;
  /** Save once more when the saving under way has ended. */
  readonly saveQueued: boolean;
  /** Fields that were changed or left, or sent. */
  readonly touched: readonly string[];
  /** What the server said about the fields' present values, and where in them ('' for all of it). */
  readonly refused: Readonly<Record<string, { readonly message: string; readonly within: string }>>;
  /** Labels of the fields in which a copy does not point to what its user may not see. */
  readonly unseen: readonly string[];
  /** Why loading or the last saving failed. */
  readonly failure: CallFailure | null;
  readonly conflict: RecordConflict | null;
  /** Whether a newer version came in under the form without a question. */
  readonly rebased: boolean;
  /** Field that the focus is to go to, or one of its controls, by the end of its id; `turn` distinguishes one request from the next. */
  readonly focus: { readonly field: string; readonly part?: string; readonly turn: number } | null;
  /** Title of a card beside the form that has unsaved input of its own; null without one. */
  readonly besideUnsaved: string | null;
  readonly keepsDraft: boolean;
  /** A local draft found at the start and not yet decided on. */
  readonly offered: Offered<RecordDraft> | null;
  /** Those of other pages that wait behind it. */
  readonly furtherOffers: readonly Offered<RecordDraft>[];
  /** Changes not yet written to the local draft. */
  readonly draftPending: boolean;
}

export type RecordEvent =
  | { readonly type: 'field.change'; readonly field: string; readonly value: Json }
  | { readonly type: 'field.blur'; readonly field: string }
  /** Puts the focus on a field. */
  | { readonly type: 'field.go'; readonly field: string }
  | { readonly type: 'save.request' }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  /** Shows the next of several drafts. */
  | { readonly type: 'draft.next' }
  /** The page may be closed at any moment: write the local draft now. */
  | { readonly type: 'draft.flush' }
  /** F8; `from` is the field that has the focus. */
  | { readonly type: 'error.next'; readonly from?: string }
  | { readonly type: 'error.previous'; readonly from?: string }
  /** CHIUDI. */
  | { readonly type: 'close.request' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'conflict.keepMine'; readonly field: string }
  | { readonly type: 'conflict.takeTheirs'; readonly field: string }
  | { readonly type: 'conflict.cancel' }
  /** Something beside the form changed the record on the server: its version is read again. */
  | { readonly type: 'record.changed' }
  /** A card beside the form, by its title, has unsaved input of its own; null where none has any longer. */
  | { readonly type: 'beside.change'; readonly unsaved: string | null }
  /** The same user signed in again over the form. */
  | { readonly type: 'session.resumed' }
  /** The browser is back in the network: a save that found no server is sent again. */
  | { readonly type: 'save.retry' }
  /** A navigation was stopped because work is unsaved. */
  | { readonly type: 'leave.request' }
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' };

/** Effects that the screen carries out. */
export type RecordEmitted =
  | Notice
  /** A new record has its id: the address changes, the form stays. */
  | { readonly type: 'created'; readonly id: number }
  /** `isTyped`: something typed meanwhile is still to be saved. */
  | { readonly type: 'saved'; readonly id: number | 'new'; readonly isTyped: boolean }
  | DraftEmitted<RecordDraft>
  /** Back to the list. */
  | { readonly type: 'go.back' }
  /** The user gave up the unsaved work: the stopped navigation may go on. */
  | { readonly type: 'left' };

export type RecordTag =
  /** Nothing to show yet. */
  | 'skeleton'
  /** The record did not load; `failure` says why. */
  | 'failed'
  /** There is no such record. */
  | 'missing'
  /** A local draft waits for a decision. */
  | 'offering'
  /** The record can only be read. */
  | 'readOnly'
  /** The fields take changes. */
  | 'editable'
  /** The last saving was blocked by errors, which are shown. */
  | 'blocked'
  | 'saving'
  /** A saving is about to begin. */
  | 'pausing'
  /** The server refused the last saving; `failure` says why. */
  | 'refused'
  /** Both versions lie side by side. */
  | 'conflict'
  | 'askingToLeave'
  | 'left';

export interface RecordActors {
  readonly loadRecord: Call<{ readonly id: number }, Result<RecordItem>>;
  /** Creates (with a key) or updates. `message` is the server's text for the user. */
  readonly saveRecord: Call<
    { readonly item: RecordItem; readonly key: string | null },
    Result<{ readonly id: number; readonly message: string | null }>
  >;
}
