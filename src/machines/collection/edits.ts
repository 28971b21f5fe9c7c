// An ordered list of an item: contacts, files, entries made of declared fields such as stops. No machine: edits of the
// form's value, with a question before a removal and a way back after it.
//
// States: `form` (`open`), beside `question` (`none`, `asking`) and `wayBack` (`none`, `offered`).
//
// Each entry has a key, which it keeps when the server gives it a number. That of an entry of declared fields is its
// own (`@key`, given by the editor); what is typed into its fields goes to the editor by path and comes back with the
// list, and the same entries in the same order leave the question and the offer to put back.
//
// Never: numbers other than 1 to n; an entry moved, or moved over, that was there when editing began (contacts); a
// removal without its question; more added than the maximum; a change that was made from a value that is no longer the
// newest.

import { type Entry, type Move, positionAfter } from '../../content/field/collection';
import type { Json } from '../../content/field/json';
import { sameValue } from '../../content/field/path';
import { collectionTexts as messages } from '../../messages/screens/collection';
import { defineEdits, type Outcome } from '../kit/edits';
import { ENTRY_KINDS } from './kinds';
import {
  type CollectionGiven,
  type Entries,
  entryOf,
  type KeyedList,
  nameOf,
  neighbourKey,
  sameKeys,
  withAdded,
  without,
  withPlaced,
  withRestored,
} from './rules';

const { refusals: texts } = messages;

type Given = CollectionGiven;
type OfEntry = { readonly key: string };

export type CollectionEdit =
  /** Behind the last one. */
  | { readonly type: 'entry.add'; readonly entry: Entry }
  /** Some of an entry's values. */
  | { readonly type: 'entry.change'; readonly key: string; readonly changes: { readonly [key: string]: Json } }
  /** `to`: a position from 1 (drag), or one step. */
  | { readonly type: 'entry.move'; readonly key: string; readonly to: Move }
  | { readonly type: 'removal.request'; readonly key: string }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' }
  /** Takes the last removal back. */
  | { readonly type: 'entry.restore' };

const isReadOnly = ({ readOnly }: Given) => readOnly;
const isAsking = ({ question }: Given) => (question === null ? null : texts.answerFirst);
const isNothingPending = ({ question }: Given) => (question === null ? texts.nothingPending : null);
const isUnknown = ({ value }: Given, { key }: OfEntry) => (entryOf(value, key) === undefined ? texts.unknown : null);
const ADDING = {
  isReadOnly,
  isAsking,
  isFull: ({ value: { entries }, maximum }: Given) => (entries.length < maximum ? null : texts.full(maximum)),
};
const ABOUT_ENTRY = {
  isReadOnly,
  isAsking,
  hasNoEntries: ({ value: { entries } }: Given) => (entries.length === 0 ? texts.none : null),
  isUnknown,
};

/** Why nothing can be added, whatever it would be; null when something can. */
export const addingRefusal = (given: Given): string | null =>
  isReadOnly(given) ?? isAsking(given) ?? ADDING.isFull(given);

/** Why an entry can't be added to those that are there already; null if it can. */
function doubleRefusal({ kind, value: { entries } }: Given, { id }: Entry): string | null {
  const { already = null } = ENTRY_KINDS[kind];
  return id !== null && entries.some(({ entry }) => entry.id === id) ? already : null;
}

/** Where a move of an entry leads, beside where it is; null where there is no such entry. */
function wayOf({ value }: Given, key: string, to: Move) {
  const item = entryOf(value, key);
  if (item === undefined) return null;
  return { from: item.entry.order, to: positionAfter(value.entries.length, item.entry.order, to) };
}

function stayingRefusal(given: Given, key: string, to: Move): string | null {
  if (typeof to === 'number' && !Number.isInteger(to)) return texts.samePosition;
  const way = wayOf(given, key, to);
  if (way === null || way.from !== way.to) return null;
  if (to === 'earlier') return texts.first;
  return to === 'later' ? texts.last : texts.samePosition;
}

/** Entries that a move would push aside. */
const passedOver = (entries: Entries, from: number, to: number): Entries =>
  from < to ? entries.slice(from, to) : entries.slice(to - 1, from - 1);

/** The list as it is now, with what is said of one of its entries. */
function telling(
  given: Given,
  value: KeyedList,
  key: string,
  say: (name: string, position: number, count: number) => string,
): Outcome<Given> {
  const item = entryOf(value, key);
  if (item === undefined) throw new Error(`no entry '${key}' to speak of`);
  return { value, said: say(nameOf(given, item), item.entry.order, value.entries.length) };
}

/**
 * Adding, changing, moving, removing after a question, with a way back.
 * Source: document 1, section 2.20; document 2, section 4; design, section 3.
 */
export const collectionEdits = defineEdits<Given, CollectionEdit>(
  {
    'entry.add': { ...ADDING, isThere: (given, { entry }) => doubleRefusal(given, entry) },
    // Values of an entry may also come while a removal waits for confirmation: an awaited answer is not lost.
    'entry.change': {
      isReadOnly,
      isUnknown,
      isSame: ({ value }, { key, changes }) => {
        const item = entryOf(value, key);
        return item !== undefined && sameValue(item.entry, { ...item.entry, ...changes }) ? texts.sameValue : null;
      },
    },
    'entry.move': {
      ...ABOUT_ENTRY,
      isFixed: ({ value }, { key }) => (entryOf(value, key)?.isFixed ? texts.fixed : null),
      staysThere: (given, { key, to }) => stayingRefusal(given, key, to),
      passesFixed: (given, { key, to }) => {
        const way = wayOf(given, key, to);
        const passed = way === null ? [] : passedOver(given.value.entries, way.from, way.to);
        return passed.some((item) => item.isFixed) ? texts.overFixed : null;
      },
    },
    'removal.request': ABOUT_ENTRY,
    'removal.confirm': { isReadOnly, isNothingPending },
    'removal.cancel': { isNothingPending },
    'entry.restore': {
      isNothingRemoved: ({ wayBack }) => (wayBack === null ? texts.nothingRemoved : null),
      ...ADDING,
      isThere: (given) => (given.wayBack === null ? null : doubleRefusal(given, given.wayBack.item.entry)),
    },
  },
  {
    'entry.add': (given, { entry }) => {
      const { value, key } = withAdded(given, entry);
      return { ...telling(given, value, key, messages.added), focus: key };
    },
    'entry.change': ({ value }, { key, changes }) => ({
      value: {
        ...value,
        entries: value.entries.map((item) =>
          item.key === key ? { ...item, entry: { ...item.entry, ...changes } } : item,
        ),
      },
    }),
    'entry.move': (given, { key, to }) =>
      telling(given, { ...given.value, entries: withPlaced(given.value.entries, key, to) }, key, messages.moved),
    'removal.request': (_, { key }) => ({ question: key }),
    'removal.confirm': (given) => {
      const { value, question } = given;
      const item = question === null ? undefined : entryOf(value, question);
      if (item === undefined) return { question: null };
      return {
        value: { ...value, entries: without(value.entries, item) },
        question: null,
        wayBack: { item, position: item.entry.order },
        said: messages.removed(nameOf(given, item)),
        focus: neighbourKey(value.entries, item),
      };
    },
    'removal.cancel': () => ({ question: null }),
    'entry.restore': (given) => {
      const { value, wayBack } = given;
      if (wayBack === null) return {};
      const { key } = wayBack.item;
      const restored = { ...value, entries: withRestored(value.entries, wayBack) };
      return { ...telling(given, restored, key, messages.restored), wayBack: null, focus: key };
    },
  },
  // What is said of the entries changed, not which they are: what was removed can still be put back.
  (before, { value, question }) => {
    if (sameKeys(before.value, value)) return {};
    const isGone = question !== null && entryOf(value, question) === undefined;
    return { wayBack: null, ...(isGone && { question: null }) };
  },
);
