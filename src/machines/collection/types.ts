// An ordered list of an item: contacts, files, entries made of declared fields such as stops.
//
// States: `entries`, which are added, changed and moved, beside `removal` (`idle`, `asking`) and `undo` (`none`,
// `offered`).
//
// Each entry has a key, which it keeps when the server gives it a number. That of an entry of declared fields is its
// own (`@key`, given by the editor); what is typed into its fields goes to the editor by path and comes back with the
// list, and the same entries in the same order leave the question and the offer to put back.
//
// Never: numbers other than 1 to n; an entry moved, or moved over, that was there when editing began (contacts); a
// removal without its question; more added than the maximum; a change that was made from a value that is no longer the
// newest.

import type { Entry, Move } from '../../content/field/collection';
import type { Json } from '../../content/field/json';

/**
 * Ordered lists there are: contacts, entries made of declared fields, and files that readers download; `kinds.ts` says what
 * each calls its entries.
 */
export type CollectionKind = 'contacts' | 'entries' | 'files' | 'contentIds';

export interface CollectionInput {
  readonly kind: CollectionKind;
  /** What an entry is declared to be called, of a list of 'entries': 'Tappa'. */
  readonly one?: string;
  /** Whether the entries are shown on a map. Without it, they are not. */
  readonly hasMap?: boolean;
  /** Greatest number of entries. */
  readonly maximum: number;
  /** The field's value, out of `entriesOf`. */
  readonly entries: readonly Entry[];
  /** Why the item can't be changed, in Italian; null when it can. */
  readonly readOnly: string | null;
}

/** An entry as the card has it. */
export interface KeyedEntry {
  /** Its own key where the editor has given it one, else its name on this page: it keeps it when the server gives the entry an id. */
  readonly key: string;
  /** Whether it was there when editing began and therefore keeps its place. Source: document 1, section 2.20. */
  readonly isFixed: boolean;
  readonly entry: Entry;
}

export interface RemovedEntry {
  readonly item: KeyedEntry;
  /** Position that it had, from 1. */
  readonly position: number;
}

export interface CollectionContext extends Omit<CollectionInput, 'entries'> {
  readonly entries: readonly KeyedEntry[];
  /** Key of the entry that has the focus; null when none has. */
  readonly cursor: string | null;
  /** Key of the entry whose removal waits for an answer. */
  readonly pendingRemoval: string | null;
  /** The entry removed last, as long as the removal can be undone. */
  readonly removed: RemovedEntry | null;
  /** How many keys were given out. */
  readonly serial: number;
}

/** Events that may name a `key` mean the entry with the focus without one. */
export type CollectionEvent =
  /** The item changed from outside: a server's version, a draft. */
  | { readonly type: 'value.set'; readonly entries: readonly Entry[] }
  | { readonly type: 'readOnly.set'; readonly reason: string | null }
  /** Behind the last one. */
  | { readonly type: 'entry.add'; readonly entry: Entry }
  /** Some of an entry's values. */
  | { readonly type: 'entry.change'; readonly key: string; readonly changes: { readonly [key: string]: Json } }
  /** `to`: a position from 1 (drag), or one step. */
  | { readonly type: 'entry.move'; readonly key?: string; readonly to: Move }
  | { readonly type: 'removal.request'; readonly key?: string }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' }
  /** Takes the last removal back. */
  | { readonly type: 'entry.restore' }
  | { readonly type: 'cursor.set'; readonly key: string };

export type CollectionEmitted =
  /** The editor takes it with `field.change`. */
  | { readonly type: 'value.changed'; readonly entries: readonly Entry[] }
  /** For the live region: where an entry went, what became of it. */
  | { readonly type: 'announced'; readonly text: string }
  /** The focus belongs on this entry now; null when none is left. */
  | { readonly type: 'focus.wanted'; readonly key: string | null };

export type CollectionTag =
  /** A removal waits for an answer. */
  | 'asking'
  /** The last removal can be undone. */
  | 'undoable';
