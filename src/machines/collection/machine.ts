import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Entry, Move } from '../../content/field/collection';
import type { Json } from '../../content/field/json';
import { collectionTexts as messages } from '../../messages/screens/collection';
import { guards, refusalOf, unless } from './refusals';
import {
  entryOf,
  keepsEntries,
  losesPendingRemoval,
  nameOf,
  neighbourKey,
  valuesOf,
  withAdded,
  withKeys,
  without,
  withPlaced,
  withRestored,
} from './rules';
import type {
  CollectionContext,
  CollectionEmitted,
  CollectionEvent,
  CollectionInput,
  CollectionTag,
  KeyedEntry,
} from './types';

type OfEntry = { key: string | undefined };

const collectionSetup = setup({
  types: {
    context: {} as CollectionContext,
    events: {} as CollectionEvent,
    input: {} as CollectionInput,
    emitted: {} as CollectionEmitted,
    tags: {} as CollectionTag,
  },
  delays: {
    /** Long enough to notice a slip and to reach the button by keyboard. */
    undoOffer: 15_000,
  },
  guards: {
    ...guards,
    keepsEntries: ({ context, event }, { entries }: { entries: readonly Entry[] }) =>
      refusalOf(context, event) === null && keepsEntries(context, entries),
    losesPendingRemoval: ({ context }, { entries }: { entries: readonly Entry[] }) =>
      losesPendingRemoval(context, entries),
  },
  actions: {
    setValue: assign(({ context }, { entries: value }: { entries: readonly Entry[] }) => {
      const keyed = withKeys(context, value);
      const still = (key: string | null) => (keyed.entries.some((item) => item.key === key) ? key : null);
      return { ...keyed, cursor: still(context.cursor), pendingRemoval: still(context.pendingRemoval), removed: null };
    }),
    /** What is said of the entries changed, not which they are: what was removed can still be put back. */
    setEntries: assign(({ context }, { entries: value }: { entries: readonly Entry[] }) => withKeys(context, value)),
    setReadOnly: assign((_, { reason }: { reason: string | null }) => ({ readOnly: reason })),
    add: assign(({ context }, { entry }: { entry: Entry }) => {
      const keyed = withAdded(context, entry);
      return { ...keyed, cursor: keyed.entries.at(-1)?.key ?? null };
    }),
    change: assign(({ context }, { key, changes }: { key: string; changes: { readonly [key: string]: Json } }) => ({
      entries: context.entries.map((item) =>
        item.key === key ? { ...item, entry: { ...item.entry, ...changes } } : item,
      ),
    })),
    move: assign(({ context }, { key, to }: OfEntry & { to: Move }) => {
      const item = entryOf(context, key);
      return item === undefined ? {} : { entries: withPlaced(context.entries, item, to), cursor: item.key };
    }),
    requestRemoval: assign(({ context }, { key }: OfEntry) => {
      const pendingRemoval = entryOf(context, key)?.key ?? null;
      return { pendingRemoval, cursor: pendingRemoval };
    }),
    cancelRemoval: assign({ pendingRemoval: null }),
    confirmRemoval: assign(({ context }) => {
      const item = entryToRemove(context);
      if (item === undefined) return {};
      return {
        entries: without(context.entries, item),
        removed: { item, position: item.entry.order },
        cursor: neighbourKey(context, item),
        pendingRemoval: null,
      };
    }),
    restore: assign(({ context: { entries, removed } }) =>
      removed === null ? {} : { entries: withRestored(entries, removed), cursor: removed.item.key, removed: null },
    ),
    forgetRemoved: assign({ removed: null }),
    setCursor: assign((_, { key }: { key: string }) => ({ cursor: key })),
    emitValue: emit(
      ({ context }): CollectionEmitted => ({ type: 'value.changed', entries: valuesOf(context.entries) }),
    ),
    wantFocus: emit(({ context }): CollectionEmitted => ({ type: 'focus.wanted', key: context.cursor })),
    announceRemoval: emit(({ context }): CollectionEmitted => {
      const item = entryToRemove(context);
      return { type: 'announced', text: item === undefined ? '' : messages.removed(nameOf(context, item)) };
    }),
    /** Says something of the entry that has the focus. */
    announce: emit(
      ({ context }, { say }: { say: (name: string, position: number, count: number) => string }): CollectionEmitted => {
        const item = entryOf(context, undefined);
        const text = item === undefined ? '' : say(nameOf(context, item), item.entry.order, context.entries.length);
        return { type: 'announced', text };
      },
    ),
  },
});

const entryToRemove = (context: CollectionContext): KeyedEntry | undefined =>
  context.entries.find(({ key }) => key === context.pendingRemoval);

const REMOVE = ['announceRemoval', 'confirmRemoval', 'emitValue', 'wantFocus'] as const;

/**
 * An ordered list of an item as its editor shows it: adding, changing, moving, removing after a question, with a way
 * back. The value itself lives in the editor's item; this machine works on it and emits every change.
 * Source: document 1, section 2.20; document 2, section 4; design, section 3.
 */
export const collectionMachine = collectionSetup.createMachine({
  id: 'collection',
  context: ({ input: { entries, ...input } }) => ({
    ...input,
    ...withKeys({ kind: input.kind, entries: [], serial: 0 }, entries),
    cursor: null,
    pendingRemoval: null,
    removed: null,
  }),
  type: 'parallel',
  states: {
    entries: {
      description: 'Le voci dell’elenco',
      on: {
        'readOnly.set': {
          guard: unless('readOnly.set'),
          actions: { type: 'setReadOnly', params: ({ event }) => ({ reason: event.reason }) },
        },
        'cursor.set': {
          guard: unless('cursor.set'),
          actions: { type: 'setCursor', params: ({ event }) => ({ key: event.key }) },
        },
        'entry.add': {
          guard: unless('entry.add'),
          actions: [
            { type: 'add', params: ({ event }) => ({ entry: event.entry }) },
            'emitValue',
            { type: 'announce', params: { say: messages.added } },
            'wantFocus',
          ],
        },
        'entry.change': {
          guard: unless('entry.change'),
          actions: [
            { type: 'change', params: ({ event }) => ({ key: event.key, changes: event.changes }) },
            'emitValue',
          ],
        },
        'entry.move': {
          guard: unless('entry.move'),
          actions: [
            { type: 'move', params: ({ event }) => ({ key: event.key, to: event.to }) },
            'emitValue',
            { type: 'announce', params: { say: messages.moved } },
          ],
        },
      },
    },
    removal: {
      initial: 'idle',
      states: {
        idle: {
          description: 'Nessuna rimozione in sospeso',
          on: {
            'removal.request': {
              guard: unless('removal.request'),
              target: 'asking',
              actions: { type: 'requestRemoval', params: ({ event }) => ({ key: event.key }) },
            },
          },
        },
        asking: {
          description: 'Si chiede conferma della rimozione',
          tags: 'asking',
          on: {
            'removal.confirm': { guard: unless('removal.confirm'), target: 'idle' },
            'removal.cancel': { target: 'idle', actions: 'cancelRemoval' },
            'value.set': {
              guard: { type: 'losesPendingRemoval', params: ({ event }) => ({ entries: event.entries }) },
              target: 'idle',
            },
          },
        },
      },
    },
    undo: {
      initial: 'none',
      on: {
        'value.set': [
          {
            guard: { type: 'keepsEntries', params: ({ event }) => ({ entries: event.entries }) },
            actions: { type: 'setEntries', params: ({ event }) => ({ entries: event.entries }) },
          },
          {
            guard: unless('value.set'),
            target: '.none',
            actions: { type: 'setValue', params: ({ event }) => ({ entries: event.entries }) },
          },
        ],
      },
      states: {
        none: {
          description: 'Non c’è nulla da rimettere',
          on: { 'removal.confirm': { guard: unless('removal.confirm'), target: 'offered', actions: [...REMOVE] } },
        },
        offered: {
          description: 'Una voce è stata tolta e si può ancora rimettere',
          tags: 'undoable',
          on: {
            'removal.confirm': {
              guard: unless('removal.confirm'),
              target: 'offered',
              reenter: true,
              actions: [...REMOVE],
            },
            'entry.restore': {
              guard: unless('entry.restore'),
              target: 'none',
              actions: ['restore', 'emitValue', { type: 'announce', params: { say: messages.restored } }, 'wantFocus'],
            },
          },
          after: { undoOffer: { target: 'none', actions: 'forgetRemoved' } },
        },
      },
    },
  },
});

export type CollectionSnapshot = SnapshotFrom<typeof collectionMachine>;
