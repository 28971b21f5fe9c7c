// What is done to a found entity from any page, without opening it.
//
// States: `idle`, `confirming`, `reading`, `saving`, `running`, `removing`, `refused`.
//
// `rules.ts` lists what can be done, out of the entity's listing, the user's abilities and what was read of it.
// `review.ts` says what a step of publication comes to for the version read, and makes of it the item to send;
// `bulkReview` asks the same. A deletion and a return are confirmed first; one action at a time, another is refused;
// what is read again afterwards are the lists and cards in sight.
//
// Never: status 1 put but where the server lets the user publish and the language is strictly valid; anything saved
// that was not read just before; a deletion without confirmation; a record changed behind the page that shows it.

import type { Json } from '../../content/field/json';
import type { ContentForm } from '../../content/model/content';
import type { RevisedItem } from '../../content/publication/revised';
import type { CallFailure, Done, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import type { Notice } from '../kit/result';

/** A found entity, as far as its result says. */
export interface EntitySubject {
  /** Area of its listing, as declared. */
  readonly area: string;
  readonly id: number;
  readonly title: string;
  /** Language of the title; null for records that have none. */
  readonly lang: string | null;
  /** Status of that language when it was found; null where unknown. */
  readonly status: number | null;
  /** Hash route, without '#'. */
  readonly route: string;
}

/** What an action does: leads to a page, opens an address in a tab of its own, copies a text, or acts on the entity. */
export type EntityEffect =
  | { readonly kind: 'route'; readonly route: string }
  | { readonly kind: 'address'; readonly to: string }
  | { readonly kind: 'copy'; readonly text: string }
  /** `isRead`: readers see the entity, which the question before it says. */
  | { readonly kind: 'act'; readonly action: string; readonly isRead?: true };

/** One thing that can be done with an entity without opening it. */
export interface EntityAction {
  /** Unique among the actions of its entity; never shown. */
  readonly id: string;
  readonly title: string;
  readonly hint: string | null;
  /** Further words that find it. */
  readonly keywords: readonly string[];
  /** Why it can't be done now, in Italian; null when it can. */
  readonly refusal: string | null;
  readonly effect: EntityEffect;
  /** Whether it deletes the entity, or takes it back from readers. */
  readonly isDestructive?: true;
}

/** What actions are looked up by. */
export interface ActionsQuery {
  readonly subject: EntitySubject;
}
/** The actions of an entity, in the order in which they are shown. */
export type ActionsAnswer = Result<readonly EntityAction[]>;

/** An item of a content type as it was sent, unknown keys and all. */
export type SentItem = { readonly [key: string]: Json };

/** The version of an item that actions are about: its revision draft, where it has one. */
export interface EntityVersion {
  readonly content: ContentForm;
  readonly sent: SentItem;
  /** What a revision draft is compared with; nothing for any other item, and where the server does not tell. */
  readonly revised?: RevisedItem | null;
  /** Content languages, in order. */
  readonly languages: readonly string[];
}

/** Steps between statuses that need no editor. 'approve' is about every language that waits. */
export type StatusStep = 'approve' | 'publish' | 'submit' | 'return';

/** An operation on an entity, by how it is carried out. */
export type EntityOperation =
  | { readonly kind: 'status'; readonly step: StatusStep; readonly language: string | null }
  /** A declared action of its listing. */
  | { readonly kind: 'run'; readonly name: string }
  | { readonly kind: 'remove' }
  /** A deletion that a dialog of the screen confirms. */
  | { readonly kind: 'removeAsking' };

/** An operation under way, or to be confirmed. */
export interface EntityWork {
  readonly subject: EntitySubject;
  readonly operation: EntityOperation;
  /** As the palette showed it. */
  readonly title: string;
  /** Whether readers see the entity, and a deletion takes it from them. */
  readonly isRead: boolean;
}

export interface EntityActionsContext {
  /** The last one requested; null before the first. */
  readonly work: EntityWork | null;
  /** What a language is sent back with. */
  readonly note: string;
  /** The version that was read for the work; null until then, and for what is no content. */
  readonly version: EntityVersion | null;
  /** Why a confirmed action failed; it can be tried again. */
  readonly failure: CallFailure | null;
}

export type EntityActionsEvent =
  /** `action` and `title` are those of an `EntityAction` that acts. */
  | {
      readonly type: 'action.request';
      readonly subject: EntitySubject;
      readonly action: string;
      readonly title: string;
      readonly isRead?: boolean;
    }
  | { readonly type: 'note.change'; readonly text: string }
  /** Also tries again after a refusal. */
  | { readonly type: 'action.confirm' }
  | { readonly type: 'action.cancel' };

export type EntityActionsEmitted =
  | Notice
  /** The entity is another one now: lists that show it are old. */
  | { readonly type: 'changed'; readonly subject: EntitySubject }
  /** The entity does not exist any more, whoever deleted it. */
  | { readonly type: 'deleted'; readonly subject: EntitySubject }
  /** A deletion is requested that the application confirms by a dialog of its own. */
  | { readonly type: 'removal.requested'; readonly subject: EntitySubject };

export type EntityActionsTag =
  /** The confirmation is open. */
  | 'asking'
  /** Something is on its way to the server, or from there. */
  | 'busy'
  /** A confirmed action failed; `failure` says why. */
  | 'refused';

/** What the application provides. */
export interface EntityActors {
  /** The version that a step of publication would be about. */
  readonly readVersion: Call<{ readonly subject: EntitySubject }, Result<EntityVersion>>;
  /** PUT of a version: the item, or its revision draft. */
  readonly saveVersion: Call<
    { readonly subject: EntitySubject; readonly id: number; readonly item: SentItem },
    Result<Done>
  >;
  /** A declared action of the listing on the record. */
  readonly runAction: Call<{ readonly subject: EntitySubject; readonly name: string }, Result<Done>>;
  readonly removeEntity: Call<{ readonly subject: EntitySubject }, Result<Done>>;
}
