import { type Entry, type Move, positionAfter } from '../../content/field/collection';
import { sameValue } from '../../content/field/path';
import { collectionTexts } from '../../messages/screens/collection';
import { defineRefusals } from '../kit/refusals';
import { ENTRY_KINDS } from './kinds';
import { entryOf, valuesOf } from './rules';
import type { CollectionContext, CollectionEvent, KeyedEntry } from './types';

const { refusals: texts } = collectionTexts;

type Context = CollectionContext;

const isReadOnly = ({ readOnly }: Context) => readOnly;
const isAsking = ({ pendingRemoval }: Context) => (pendingRemoval === null ? null : texts.answerFirst);
const isNothingPending = ({ pendingRemoval }: Context) => (pendingRemoval === null ? texts.nothingPending : null);
const ADDING = {
  isReadOnly,
  isAsking,
  isFull: ({ entries, maximum }: Context) => (entries.length < maximum ? null : texts.full(maximum)),
};

/** Of an event about one entry: the one it names, else the one with the focus. */
const ABOUT_ENTRY = {
  isReadOnly,
  isAsking,
  hasNoEntries: ({ entries }: Context) => (entries.length === 0 ? texts.none : null),
  isNoEntry: (context: Context, { key }: { readonly key?: string }) => {
    if (entryOf(context, key) !== undefined) return null;
    return key === undefined ? texts.noCursor : texts.unknown;
  },
};

/** Why nothing can be added, whatever it would be; null when something can. */
export const addingRefusal = (context: Context): string | null =>
  isReadOnly(context) ?? isAsking(context) ?? ADDING.isFull(context);

/** Why an entry can't be added to those that are there already; null if it can. */
function doubleRefusal({ kind, entries }: Context, { id }: Entry): string | null {
  const { already = null } = ENTRY_KINDS[kind];
  return id !== null && entries.some(({ entry }) => entry.id === id) ? already : null;
}

/** Where a move of the meant entry leads, beside where it is; null where none is meant. */
function wayOf(context: Context, key: string | undefined, to: Move) {
  const item = entryOf(context, key);
  if (item === undefined) return null;
  return { item, from: item.entry.order, to: positionAfter(context.entries.length, item.entry.order, to) };
}

function stayingRefusal(context: Context, key: string | undefined, to: Move): string | null {
  if (typeof to === 'number' && !Number.isInteger(to)) return texts.samePosition;
  const way = wayOf(context, key, to);
  if (way === null || way.from !== way.to) return null;
  if (to === 'earlier') return texts.first;
  return to === 'later' ? texts.last : texts.samePosition;
}

/** Entries that a move would push aside. */
const passedOver = (entries: readonly KeyedEntry[], from: number, to: number): readonly KeyedEntry[] =>
  from < to ? entries.slice(from, to) : entries.slice(to - 1, from - 1);

const entryAt = ({ entries }: Context, key: string) => entries.find((item) => item.key === key);

export const { guards, unless, refusalOf, reason } = defineRefusals<Context, CollectionEvent>({
  'value.set': {
    isSame: ({ entries }, event) => (sameValue(valuesOf(entries), event.entries) ? texts.sameValue : null),
  },
  'readOnly.set': { isSame: ({ readOnly }, event) => (readOnly === event.reason ? texts.sameValue : null) },
  'cursor.set': { isUnknown: (context, { key }) => (entryAt(context, key) === undefined ? texts.unknown : null) },
  'entry.add': { ...ADDING, isThere: (context, { entry }) => doubleRefusal(context, entry) },
  // Values of an entry may also come while a removal waits for confirmation: an awaited answer is not lost.
  'entry.change': {
    isReadOnly,
    isUnknown: (context, { key }) => (entryAt(context, key) === undefined ? texts.unknown : null),
    isSame: (context, { key, changes }) => {
      const item = entryAt(context, key);
      return item !== undefined && sameValue(item.entry, { ...item.entry, ...changes }) ? texts.sameValue : null;
    },
  },
  'entry.restore': {
    isNothingRemoved: ({ removed }) => (removed === null ? texts.nothingRemoved : null),
    ...ADDING,
    isThere: (context) => (context.removed === null ? null : doubleRefusal(context, context.removed.item.entry)),
  },
  'entry.move': {
    ...ABOUT_ENTRY,
    isFixed: (context, { key }) => (entryOf(context, key)?.isFixed ? texts.fixed : null),
    staysThere: (context, { key, to }) => stayingRefusal(context, key, to),
    passesFixed: (context, { key, to }) => {
      const way = wayOf(context, key, to);
      const passed = way === null ? [] : passedOver(context.entries, way.from, way.to);
      return passed.some((item) => item.isFixed) ? texts.overFixed : null;
    },
  },
  'removal.request': ABOUT_ENTRY,
  'removal.confirm': { isReadOnly, isNothingPending },
  'removal.cancel': { isNothingPending },
});
