import { type Entry, type Move, neighbourOf, numbered, positionAfter, withMoved } from '../../content/model/collection';
import { keyOf } from '../../content/model/entries';
import { ENTRY_KEY, sameValue } from '../../content/model/path';
import { collectionTexts as messages } from '../../messages/screens/collection';
import { ENTRY_KINDS } from './kinds';
import type { CollectionContext, CollectionEvent, CollectionInput, KeyedEntry, RemovedEntry } from './types';

type Entries = readonly KeyedEntry[];
type OfEntry = Extract<CollectionEvent, { type: 'entry.move' | 'removal.request' }>;

const { refusals } = messages;

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

/** Why nothing can be added, whatever it would be; null when something can. */
export function addingRefusal({ entries, maximum, readOnly, pendingRemoval }: CollectionContext): string | null {
  if (readOnly !== null) return readOnly;
  if (pendingRemoval !== null) return refusals.answerFirst;
  return entries.length < maximum ? null : refusals.full(maximum);
}

/** Why an entry can't be added to those that are there already; null if it can. */
function doubleRefusal({ kind, entries }: CollectionContext, { id }: Entry): string | null {
  const { already = null } = ENTRY_KINDS[kind];
  return id !== null && entries.some(({ entry }) => entry.id === id) ? already : null;
}

/** Entries that a move would push aside. */
function passedOver(entries: Entries, from: number, to: number): Entries {
  return from < to ? entries.slice(from, to) : entries.slice(to - 1, from - 1);
}

function moveRefusal({ entries }: CollectionContext, { entry, isFixed }: KeyedEntry, to: Move): string | null {
  if (isFixed) return refusals.fixed;
  if (typeof to === 'number' && !Number.isInteger(to)) return refusals.samePosition;
  const position = positionAfter(entries.length, entry.order, to);
  if (position === entry.order)
    return to === 'earlier' ? refusals.first : to === 'later' ? refusals.last : refusals.samePosition;
  return passedOver(entries, entry.order, position).some((item) => item.isFixed) ? refusals.overFixed : null;
}

function entryRefusal(context: CollectionContext, event: OfEntry): string | null {
  if (context.pendingRemoval !== null) return refusals.answerFirst;
  if (context.entries.length === 0) return refusals.none;
  const item = entryOf(context, event.key);
  if (item === undefined) return event.key === undefined ? refusals.noCursor : refusals.unknown;
  return event.type === 'entry.move' ? moveRefusal(context, item, event.to) : null;
}

/** Values of an entry may also come while a removal waits for confirmation: an awaited answer is not lost. */
function changeRefusal(
  { entries }: CollectionContext,
  { key, changes }: Extract<CollectionEvent, { type: 'entry.change' }>,
): string | null {
  const item = entries.find((candidate) => candidate.key === key);
  if (item === undefined) return refusals.unknown;
  return sameValue(item.entry, { ...item.entry, ...changes }) ? refusals.sameValue : null;
}

/** Why an event is refused; null exactly when it is accepted. The guards use this. */
export function contextRefusal(context: CollectionContext, event: CollectionEvent): string | null {
  const { entries, readOnly, pendingRemoval, removed } = context;
  switch (event.type) {
    case 'value.set':
      return sameValue(valuesOf(entries), event.entries) ? refusals.sameValue : null;
    case 'readOnly.set':
      return readOnly === event.reason ? refusals.sameValue : null;
    case 'cursor.set':
      return entries.some(({ key }) => key === event.key) ? null : refusals.unknown;
    case 'entry.add':
      return addingRefusal(context) ?? doubleRefusal(context, event.entry);
    case 'entry.change':
      return readOnly ?? changeRefusal(context, event);
    case 'entry.restore':
      if (removed === null) return refusals.nothingRemoved;
      return addingRefusal(context) ?? doubleRefusal(context, removed.item.entry);
    case 'removal.confirm':
      return readOnly ?? (pendingRemoval === null ? refusals.nothingPending : null);
    case 'removal.cancel':
      return pendingRemoval === null ? refusals.nothingPending : null;
    case 'entry.move':
    case 'removal.request':
      return readOnly ?? entryRefusal(context, event);
  }
}
