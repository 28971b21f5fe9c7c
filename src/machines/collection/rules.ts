import { type Entry, type Move, neighbourOf, numbered, positionAfter, withMoved } from '../../content/field/collection';
import { keyOf } from '../../content/field/entries';
import { ENTRY_KEY, sameValue } from '../../content/field/path';
import { ENTRY_KINDS } from './kinds';
import type { CollectionContext, CollectionInput, KeyedEntry, RemovedEntry } from './types';

type Entries = readonly KeyedEntry[];

/** The entries as the field's value has them. */
export const valuesOf = (entries: Entries): readonly Entry[] => entries.map(({ entry }) => entry);

/** The entry an event means: the one it names, else the one with the focus. */
export function entryOf({ entries, cursor }: CollectionContext, key: string | undefined): KeyedEntry | undefined {
  const wanted = key ?? cursor;
  return entries.find((item) => item.key === wanted);
}

/** The entries at the places they have in this list, numbered again; what stays as it is stays the same object. */
function renumbered(entries: Entries): Entries {
  const values = numbered(valuesOf(entries));
  return entries.map((item, index) => {
    const entry = values[index] ?? item.entry;
    return entry === item.entry ? item : { ...item, entry };
  });
}

/** What an entry is called when it is spoken of. */
export const nameOf = ({ kind, one = '' }: Pick<CollectionContext, 'kind' | 'one'>, { entry }: KeyedEntry): string =>
  ENTRY_KINDS[kind].nameOf(entry, one);

/** The question that waits for an answer; '' when none does. */
export function questionOf(context: CollectionContext): string {
  const item = context.entries.find(({ key }) => key === context.pendingRemoval);
  return item === undefined ? '' : ENTRY_KINDS[context.kind].question(item.entry);
}

type Keyed = Pick<CollectionContext, 'entries' | 'serial'>;

/**
 * The entries of a value that came from outside, each under the key it had: its own, else by its id, else by its place if
 * the server has given it an id since. Gives how many keys were given out as well.
 */
export function withKeys(
  { kind, entries: before, serial }: Keyed & Pick<CollectionInput, 'kind'>,
  value: readonly Entry[],
): Keyed {
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
function newKey({ entries, removed }: Pick<CollectionContext, 'entries' | 'removed'>, serial: number): string {
  const taken = new Set([...entries.map(({ key }) => key), removed?.item.key]);
  let number = serial;
  while (taken.has(`new-${number}`)) number += 1;
  return `new-${number}`;
}

/** The entries with a new one behind the last. Of entries made of declared fields, the key is the entry's own. */
export function withAdded(context: CollectionContext, added: Entry): Keyed {
  const { kind, entries, serial } = context;
  const isKeyed = kind === 'entries';
  const key = isKeyed ? newKey(context, serial + 1) : `entry-${serial + 1}`;
  const entry = { ...added, order: entries.length + 1, ...(isKeyed && { [ENTRY_KEY]: key }) };
  return { entries: [...entries, { key, isFixed: false, entry }], serial: serial + 1 };
}

/** The entries with one of them at another position, from 1. */
export const withPlaced = (entries: Entries, { entry }: KeyedEntry, to: Move): Entries =>
  renumbered(withMoved(entries, entry.order, positionAfter(entries.length, entry.order, to)));

/** The entries without one of them. */
export const without = (entries: Entries, removed: KeyedEntry): Entries =>
  renumbered(entries.filter(({ key }) => key !== removed.key));

/** The entries with a removed one back at its place. */
export const withRestored = (entries: Entries, { item, position }: RemovedEntry): Entries =>
  renumbered(entries.toSpliced(position - 1, 0, item));

/** Key of the entry that gets the focus once one was removed; null when none is left. */
export const neighbourKey = ({ entries }: CollectionContext, removed: KeyedEntry): string | null =>
  neighbourOf(entries, removed.entry.order)?.key ?? null;

/** Whether a value from outside has the same entries in the same order, whatever these say. */
export const keepsEntries = (context: CollectionContext, value: readonly Entry[]): boolean => {
  const { entries } = withKeys(context, value);
  return entries.length === context.entries.length && entries.every(({ key }, at) => key === context.entries[at]?.key);
};

/** Whether a value from outside no longer contains the entry whose removal waits for confirmation. */
export const losesPendingRemoval = (context: CollectionContext, value: readonly Entry[]): boolean =>
  context.pendingRemoval !== null &&
  withKeys(context, value).entries.every(({ key }) => key !== context.pendingRemoval);
