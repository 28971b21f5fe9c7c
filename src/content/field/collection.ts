import { isPlainObject } from '../../contract/plainObject';
import type { Json } from './json';
import { remembered } from './remembered';

/** Something of an ordered list of an item, such as a contact or a stop; unknown keys are kept. */
export interface Entry {
  /** Given by the server; null as long as it has not seen the entry. */
  readonly id: number | null;
  /** From 1. */
  readonly order: number;
  readonly [key: string]: Json;
}

/** A position from 1, or one step. */
export type Move = number | 'earlier' | 'later';

/** Position from 1 that a move leads to in a list of so many; past either end it stops there. */
export function positionAfter(count: number, position: number, to: Move): number {
  const wanted = to === 'earlier' ? position - 1 : to === 'later' ? position + 1 : to;
  return Math.min(Math.max(wanted, 1), count);
}

/** The list with what is at one position at another one; both from 1, past either end it stops there. */
export function withMoved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list.slice(from - 1, from);
  const others = list.toSpliced(from - 1, 1);
  return others.toSpliced(positionAfter(list.length, from, to) - 1, 0, ...moved);
}

/** The entry to go to at a position, from 1, once its entry was removed: what was behind it, else what was before it. */
export const neighbourOf = <T>(list: readonly T[], position: number): T | undefined =>
  list[position] ?? list[position - 2];

const orderOf = (value: { readonly [key: string]: Json }): number =>
  typeof value.order === 'number' ? value.order : Number.POSITIVE_INFINITY;

/** The entries in the list's order, numbered 1 to n. Source: document 2, section 4. */
export const numbered = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map((entry, index) => (entry.order === index + 1 ? entry : { ...entry, order: index + 1 }));

/** The entries out of whatever a server sent: in their order, numbered 1 to n. What is no object is none. */
export const entriesOf = (value: Json): readonly Entry[] => (Array.isArray(value) ? entriesIn(value) : NO_ENTRIES);

const NO_ENTRIES: readonly Entry[] = [];

/** What says its number and its place is the very same entry: who remembers something of it finds that again. */
const asEntry = (sent: { readonly [key: string]: Json }): Entry =>
  (typeof sent.id === 'number' || sent.id === null) && typeof sent.order === 'number'
    ? (sent as Entry)
    : { ...sent, id: typeof sent.id === 'number' ? sent.id : null, order: orderOf(sent) };

const entriesIn = remembered((value: readonly Json[]): readonly Entry[] => {
  const sent = value.filter((entry: Json) => isPlainObject(entry));
  // Those that say no order, or the same, stay as they came: sorting is stable.
  return numbered(sent.toSorted((a, b) => orderOf(a) - orderOf(b)).map(asEntry));
});

/** The entries with an id each that no other one has: those that lack one get the numbers after the greatest. */
export function withIds(entries: readonly Entry[]): readonly Entry[] {
  const usedIds = new Set<number>();
  let greatest = Math.max(0, ...entries.map(({ id }) => id ?? 0));
  return entries.map((entry) => {
    const isFree = entry.id !== null && Number.isInteger(entry.id) && entry.id > 0 && !usedIds.has(entry.id);
    const id = isFree && entry.id !== null ? entry.id : ++greatest;
    usedIds.add(id);
    return id === entry.id ? entry : { ...entry, id };
  });
}

/** The entries as a copy of their item starts with them: nobody has seen them yet. */
export const copiedEntries = (value: Json): readonly Entry[] =>
  entriesOf(value).map((entry) => ({ ...entry, id: null }));

/** The first problem among the entries, of which the text says which it is. */
export function firstProblem(
  entries: readonly Entry[],
  problemOf: (entry: Entry) => string | null,
  named: (entry: Entry, problem: string) => string,
): string | null {
  for (const entry of entries) {
    const problem = problemOf(entry);
    if (problem !== null) return named(entry, problem);
  }
  return null;
}
