import { type Entry, type Move, neighbourOf, numbered, positionAfter, withMoved } from '../../content/field/collection';
import { keyOf } from '../../content/field/entries';
import { ENTRY_KEY, sameValue } from '../../content/field/path';
import { type CollectionKind, ENTRY_KINDS } from './kinds';

/** An entry as the card has it. */
export interface KeyedEntry {
  /** Its own key where the editor has given it one, else its name on this page: it keeps it when the server gives the entry an id. */
  readonly key: string;
  /** Whether it was there when editing began and therefore keeps its place. Source: document 1, section 2.20. */
  readonly isFixed: boolean;
  readonly entry: Entry;
}

export type Entries = readonly KeyedEntry[];

/** The field's value as the card has it. */
export interface KeyedList {
  readonly entries: Entries;
  /** How many keys were given out. */
  readonly serial: number;
}

/** As long as nobody has given the card a value. */
export const NO_LIST: KeyedList = { entries: [], serial: 0 };

export interface RemovedEntry {
  readonly item: KeyedEntry;
  /** Position that it had, from 1. */
  readonly position: number;
}

/** What a card says of its list. */
export interface CollectionFacts {
  readonly kind: CollectionKind;
  /** What an entry is declared to be called, of a list of 'entries': 'Tappa'. */
  readonly one?: string | undefined;
  /** Whether the entries are shown on a map. Without it, they are not. */
  readonly hasMap?: boolean | undefined;
  /** Greatest number of entries. */
  readonly maximum: number;
  /** Why the item can't be changed, in Italian; null when it can. */
  readonly readOnly: string | null;
}

/** What the edits of a list work on. */
export interface CollectionGiven extends CollectionFacts {
  readonly value: KeyedList;
  /** Key of the entry whose removal waits for an answer. */
  readonly question: string | null;
  /** The entry removed last, as long as the removal can be undone. */
  readonly wayBack: RemovedEntry | null;
}

/** The entries as the field's value has them. */
export const valuesOf = (entries: Entries): readonly Entry[] => entries.map(({ entry }) => entry);

export const entryOf = ({ entries }: KeyedList, key: string): KeyedEntry | undefined =>
  entries.find((item) => item.key === key);

/** The entries at the places they have in this list, numbered again; what stays as it is stays the same object. */
function renumbered(entries: Entries): Entries {
  const values = numbered(valuesOf(entries));
  return entries.map((item, index) => {
    const entry = values[index] ?? item.entry;
    return entry === item.entry ? item : { ...item, entry };
  });
}

/** What an entry is called when it is spoken of. */
export const nameOf = ({ kind, one = '' }: Pick<CollectionFacts, 'kind' | 'one'>, { entry }: KeyedEntry): string =>
  ENTRY_KINDS[kind].nameOf(entry, one);

/** The question that waits for an answer; '' when none does. */
export function questionOf({ kind, value, question }: CollectionGiven): string {
  const item = question === null ? undefined : entryOf(value, question);
  return item === undefined ? '' : ENTRY_KINDS[kind].question(item.entry);
}

/**
 * The entries of a value, each under the key it had before: its own, else by its id, else by its place if it had no id
 * there.
 */
export function withKeys(
  kind: CollectionKind,
  { entries: before, serial }: KeyedList,
  value: readonly Entry[],
): KeyedList {
  const free = new Set(before);
  const take = (match: (item: KeyedEntry) => boolean): KeyedEntry | undefined => {
    const found = before.find((item) => free.has(item) && match(item));
    if (found !== undefined) free.delete(found);
    return found;
  };
  const isSame = ({ key, entry: old }: KeyedEntry, entry: Entry): boolean =>
    keyOf(entry) === null ? entry.id !== null && old.id === entry.id : key === keyOf(entry);
  const known = value.map((entry) => take((item) => isSame(item, entry)));
  let given = serial;
  const entries = value.map((entry, index): KeyedEntry => {
    const own = keyOf(entry);
    const old =
      known[index] ?? (own === null ? take((item) => item === before[index] && item.entry.id === null) : undefined);
    if (old !== undefined) return sameValue(old.entry, entry) ? old : { ...old, entry };
    given += 1;
    return { key: own ?? `entry-${given}`, isFixed: ENTRY_KINDS[kind].fixesPresent && entry.id !== null, entry };
  });
  return { entries, serial: given };
}

/** A key for a new entry that none has, nor had the one removed last. */
function newKey({ value: { entries }, wayBack }: CollectionGiven, serial: number): string {
  const taken = new Set([...entries.map(({ key }) => key), wayBack?.item.key]);
  let number = serial;
  while (taken.has(`new-${number}`)) number += 1;
  return `new-${number}`;
}

/**
 * The list with a new entry behind the last, and its key. Of entries made of declared fields, the key is the entry's own.
 */
export function withAdded(given: CollectionGiven, added: Entry): { readonly value: KeyedList; readonly key: string } {
  const { kind, value } = given;
  const serial = value.serial + 1;
  const isKeyed = kind === 'entries';
  const key = isKeyed ? newKey(given, serial) : `entry-${serial}`;
  const entry = { ...added, order: value.entries.length + 1, ...(isKeyed && { [ENTRY_KEY]: key }) };
  return { value: { entries: [...value.entries, { key, isFixed: false, entry }], serial }, key };
}

/** The entries with one of them at another position, from 1. */
export function withPlaced(entries: Entries, key: string, to: Move): Entries {
  const from = entries.findIndex((item) => item.key === key) + 1;
  return renumbered(withMoved(entries, from, positionAfter(entries.length, from, to)));
}

/** The entries without one of them. */
export const without = (entries: Entries, removed: KeyedEntry): Entries =>
  renumbered(entries.filter(({ key }) => key !== removed.key));

/** The entries with a removed one back at its place. */
export const withRestored = (entries: Entries, { item, position }: RemovedEntry): Entries =>
  renumbered(entries.toSpliced(position - 1, 0, item));

/** Key of the entry that gets the focus once one was removed; null when none is left. */
export const neighbourKey = (entries: Entries, removed: KeyedEntry): string | null =>
  neighbourOf(entries, removed.entry.order)?.key ?? null;

/** Whether two lists have the same entries in the same order, whatever these say. */
export const sameKeys = ({ entries: one }: KeyedList, { entries: other }: KeyedList): boolean =>
  one.length === other.length && one.every(({ key }, at) => key === other[at]?.key);
