import type { Result } from '../../contract/result';

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
  | { readonly kind: 'act'; readonly action: string };

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
}

/** What the actions of an entity are asked with. */
export interface ActionsQuery {
  readonly subject: EntitySubject;
}
/** The actions of an entity, in the order in which they are shown. */
export type ActionsAnswer = Result<readonly EntityAction[]>;
