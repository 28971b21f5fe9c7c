import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Done } from '../../contract/result';
import { categoryTreeTexts } from '../../messages/screens/categoryTree';
import { calling, missingActors, type Types } from '../kit/actor';
import {
  failureOf,
  notice,
  type ResultParams,
  resultGuards,
  toldBy,
  withAnswer,
  withBug,
  withEvent,
} from '../kit/result';
import { nameOf, placedOf } from './nodes';
import { guards, unless } from './refusals';
import {
  collapsedAll,
  cursorMoved,
  expandedAll,
  filterChanged,
  losesMoves,
  moved,
  nodeRemoved,
  openingKept,
  orderRestored,
  orderSent,
  orderStored,
  removedNode,
  rereadFailed,
  savedKept,
  toggled,
  treeTaken,
} from './rules';
import type {
  NodeUses,
  Opening,
  TreeActors,
  TreeContext,
  TreeEmitted,
  TreeEvent,
  TreeInput,
  TreeNode,
  TreeTag,
} from './types';

const opens =
  (...kinds: readonly Opening['kind'][]) =>
  ({ context: { opening } }: { readonly context: TreeContext }): boolean =>
    opening !== null && kinds.includes(opening.kind);

const categoryTreeSetup = setup({
  types: {} as Types<TreeContext, TreeEvent, TreeEmitted, TreeTag, TreeInput>,
  actors: missingActors<TreeActors>('loadTree', 'saveOrder', 'countUses', 'deleteNode'),
  delays: {
    /** Several steps of one node are one move: what is pressed once more within it goes with the same call. */
    moveSettles: 400,
  },
  guards: {
    ...resultGuards,
    ...guards,
    opensDialog: opens('edit', 'add'),
    opensDeletion: opens('remove'),
    staysHere: ({ context }) => !context.isLeaving,
    isWaitedFor: ({ context: { opening, isLeaving } }) => isLeaving || opening !== null,
    losesMoves: ({ context }, { result }: ResultParams<readonly TreeNode[]>) =>
      result.ok && losesMoves(context, result.value),
    isStored: ({ context }) => context.pending.length === 0,
    isOutdated: (_, { outdated }: { outdated: boolean }) => outdated,
    /** Somebody else changed the level, or what it belongs to. */
    isOvertaken: (_, { result }: ResultParams) =>
      !result.ok && ['conflict', 'invalid', 'notFound'].includes(result.failure.kind),
  },
  actions: {
    takeTree: assign(treeTaken),
    keepFailure: assign(failureOf),
    keepStale: assign(rereadFailed),
    clearFailure: assign({ failure: null }),
    moveCursor: assign(cursorMoved),
    setCursor: assign((_, { id }: { id: number }) => ({ cursor: id })),
    toggle: assign(toggled),
    expandAll: assign(expandedAll),
    collapseAll: assign(collapsedAll),
    changeFilter: assign(filterChanged),
    setLanguage: assign((_, { language }: { language: string }) => ({ language })),
    move: assign(moved),
    startOrder: assign(orderSent),
    takeOrder: assign(orderStored),
    endOrder: assign({ sent: null }),
    restoreOrder: assign(orderRestored),
    keepOpening: assign(openingKept),
    clearOpening: assign({ opening: null, uses: null }),
    /** Whoever moved has to see what became of it: nothing else opens over it. */
    stay: assign({ opening: null, isLeaving: false }),
    startLeaving: assign({ isLeaving: true }),
    endLeaving: assign({ isLeaving: false }),
    takeSaved: assign(savedKept),
    takeUses: assign((_, { result }: ResultParams<NodeUses>) => ({
      uses: result.ok ? result.value : null,
    })),
    takeRemoval: assign(nodeRemoved),
    announceMove: emit(({ context }): TreeEmitted => {
      const placed = placedOf(context.nodes, context.cursor);
      const text = placed === null ? '' : categoryTreeTexts.moved(nameOf(placed.node, context), placed);
      return { type: 'announced', text };
    }),
    emitRestored: emit((_, { result }: ResultParams) =>
      notice('error', categoryTreeTexts.orderRefused(result.ok ? '' : result.failure.message)),
    ),
    emitOvertaken: emit((_, { result }: ResultParams) =>
      notice('warning', categoryTreeTexts.overtaken(result.ok ? '' : result.failure.message)),
    ),
    emitRemoved: emit(({ context }, { result }: ResultParams<Done>) => {
      const placed = removedNode(context);
      const own = placed === null ? '' : categoryTreeTexts.removed(nameOf(placed.node, context));
      return notice('success', toldBy(result) ?? own);
    }),
    emitLeft: emit({ type: 'left' }),
  },
});

/** An event whose payload an action takes, unless something refuses it. */
const takes = <const Type extends TreeEvent['type'], const Action extends string>(event: Type, action: Action) =>
  ({ guard: unless(event), actions: withEvent(action) }) as const;

/** What is asked to be opened while an order is on its way: it opens after it. */
const waitingOpenings = {
  'node.edit': takes('node.edit', 'keepOpening'),
  'node.add': takes('node.add', 'keepOpening'),
  'delete.request': takes('delete.request', 'keepOpening'),
} as const;

const moving = <const Type extends 'node.move' | 'node.drop'>(type: Type) =>
  ({ guard: unless(type), actions: [withEvent('move'), 'announceMove'] }) as const;

const movingOn = { 'node.move': moving('node.move'), 'node.drop': moving('node.drop') } as const;

const toPausing = <const Type extends 'node.move' | 'node.drop'>(type: Type) =>
  ({ ...moving(type), target: 'pausing' }) as const;

const pausing = categoryTreeSetup.createStateConfig({
  description: 'Una voce è stata spostata: l’ordine si salva appena ci si ferma',
  tags: 'ordering',
  always: [
    { guard: 'isStored', target: 'settled' },
    { guard: 'isWaitedFor', target: 'ordering' },
  ],
  on: {
    ...waitingOpenings,
    'node.move': { ...toPausing('node.move'), reenter: true },
    'node.drop': { ...toPausing('node.drop'), reenter: true },
  },
  after: { moveSettles: 'ordering' },
});

const ordering = categoryTreeSetup.createStateConfig({
  description: 'Salva l’ordine di un livello; altri spostamenti aspettano',
  tags: 'ordering',
  entry: 'startOrder',
  on: { ...waitingOpenings, ...movingOn },
  invoke: {
    ...calling('saveOrder'),
    input: ({ context: { sent, pending } }) => ({ ids: sent ?? [], stored: pending[0]?.stored ?? [] }),
    onDone: [
      { guard: withAnswer('answered'), target: 'pausing', actions: 'takeOrder' },
      { guard: withAnswer('isSignedOut'), target: 'waitingSession', actions: ['endOrder', 'stay'] },
      {
        guard: withAnswer('isOvertaken'),
        target: 'rereading',
        actions: ['restoreOrder', 'stay', withAnswer('emitOvertaken')],
      },
      // A lost answer says nothing of what the server has: it is read again.
      { target: 'rereading', actions: ['restoreOrder', 'stay', withAnswer('emitRestored')] },
    ],
    onError: { target: 'rereading', actions: ['restoreOrder', 'stay', withBug('emitRestored')] },
  },
});

/** Reads the tree; what becomes of the answer is each state's own. */
const reading = {
  ...calling('loadTree'),
  input: ({ context: { main } }: { readonly context: TreeContext }) => ({ main }),
} as const;
const taken = withAnswer('takeTree');

const rereading = categoryTreeSetup.createStateConfig({
  description: 'Rilegge l’albero: qualcosa è cambiato',
  tags: 'rereading',
  on: { ...waitingOpenings, ...movingOn },
  invoke: {
    ...reading,
    onDone: [
      {
        // A move that waited is gone with the level that it was made in.
        guard: withAnswer('losesMoves'),
        target: 'pausing',
        actions: [withAnswer('takeTree'), 'stay', withAnswer('emitOvertaken')],
      },
      { guard: withAnswer('answered'), target: 'pausing', actions: taken },
      { target: 'pausing', actions: withAnswer('keepStale') },
    ],
    onError: { target: 'pausing', actions: withBug('keepStale') },
  },
});

const settled = categoryTreeSetup.createStateConfig({
  description: 'Mostra l’albero; tutto è salvato',
  always: [
    { guard: 'opensDialog', target: 'editing' },
    { guard: 'opensDeletion', target: 'counting' },
  ],
  on: {
    'node.move': toPausing('node.move'),
    'node.drop': toPausing('node.drop'),
    'node.edit': { ...takes('node.edit', 'keepOpening'), target: 'settled' },
    'node.add': { ...takes('node.add', 'keepOpening'), target: 'settled' },
    'delete.request': { ...takes('delete.request', 'keepOpening'), target: 'settled' },
    'load.retry': { guard: unless('load.retry'), target: 'rereading' },
    'tree.reload': 'rereading',
  },
});

const deletionAnswers = {
  'delete.confirm': 'deleting',
  'delete.cancel': { target: 'settled', actions: 'clearOpening' },
} as const;

const deleting = categoryTreeSetup.createStateConfig({
  description: 'Elimina la voce',
  tags: ['confirmingDeletion', 'deleting'],
  invoke: {
    ...calling('deleteNode'),
    input: ({ context }) => ({ id: removedNode(context)?.node.id ?? 0 }),
    onDone: [
      { guard: withAnswer('answered'), target: 'settled', actions: [withAnswer('emitRemoved'), 'takeRemoval'] },
      {
        // It was gone already: what was wanted is so.
        guard: withAnswer('isMissing'),
        target: 'rereading',
        actions: [withAnswer('emitRemoved'), 'takeRemoval'],
      },
      { target: 'refused', actions: withAnswer('keepFailure') },
    ],
    onError: { target: 'refused', actions: withBug('keepFailure') },
  },
});

/** What is done to the tree: one thing at a time. */
const work = categoryTreeSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled,
    pausing,
    ordering,
    waitingSession: {
      description: 'La sessione è finita mentre l’ordine si salvava: aspetta il nuovo accesso',
      tags: 'ordering',
      on: { ...movingOn, 'session.resumed': 'ordering' },
    },
    rereading,
    editing: {
      description: 'La scheda di una voce è aperta sopra l’albero',
      tags: 'dialog',
      on: {
        'node.saved': { target: 'rereading', actions: [withEvent('takeSaved')] },
        'dialog.close': [
          { guard: withEvent('isOutdated'), target: 'rereading', actions: 'clearOpening' },
          { target: 'settled', actions: 'clearOpening' },
        ],
      },
    },
    counting: {
      description: 'Si chiede conferma di eliminare; conta i contenuti che cambierebbero',
      tags: ['confirmingDeletion', 'counting'],
      on: { 'delete.cancel': deletionAnswers['delete.cancel'] },
      invoke: {
        ...calling('countUses'),
        input: ({ context }) => ({ id: removedNode(context)?.node.id ?? 0 }),
        // A server that does not count leaves the question without a number.
        onDone: { target: 'confirming', actions: withAnswer('takeUses') },
        onError: { target: 'confirming', actions: withBug('takeUses') },
      },
    },
    confirming: {
      description: 'Chiede conferma di eliminare, con ciò che cambia',
      tags: 'confirmingDeletion',
      on: deletionAnswers,
    },
    deleting,
    refused: {
      description: 'L’eliminazione è stata rifiutata: dice perché, si può riprovare',
      tags: ['confirmingDeletion', 'deletionRefused'],
      exit: 'clearFailure',
      on: deletionAnswers,
    },
  },
});

const goingAway = { target: 'asking', actions: 'startLeaving' } as const;

/** The page is left once every order is stored: there is nothing to ask, only a moment to wait for. */
const leaving = categoryTreeSetup.createStateConfig({
  initial: 'staying',
  states: {
    staying: { description: 'Si resta sulla pagina', on: { 'leave.request': goingAway } },
    asking: {
      description: 'Si va altrove appena l’ordine è salvato',
      tags: 'askingToLeave',
      always: [
        { guard: 'staysHere', target: 'staying' },
        { guard: 'isStored', target: 'left', actions: ['endLeaving', 'emitLeft'] },
      ],
    },
    left: {
      description: 'Tutto è salvato: si va alla pagina chiesta',
      tags: 'left',
      on: { 'leave.request': goingAway },
    },
  },
});

/**
 * The tree of one group of categories: gone through by keys, ordered level by level, its nodes added, changed and deleted.
 * A node's own form is the dialog's (a record); here is only which one is open.
 * Source: document 3, section 2 'Category tree editor'; design, section 3.
 */
export const categoryTreeMachine = categoryTreeSetup.createMachine({
  id: 'categoryTree',
  context: ({ input }) => ({
    ...input,
    nodes: [],
    language: input.languages[0] ?? 'it',
    cursor: null,
    expanded: [],
    filter: '',
    pending: [],
    sent: null,
    opening: null,
    isLeaving: false,
    uses: null,
    failure: null,
    stale: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Legge l’albero',
      tags: 'skeleton',
      entry: 'clearFailure',
      // What is searched for before there is anything to search in narrows the tree as soon as it is there.
      on: { 'filter.change': { actions: withEvent('changeFilter') } },
      invoke: {
        ...reading,
        onDone: [
          { guard: withAnswer('answered'), target: 'shown', actions: taken },
          { target: 'failed', actions: withAnswer('keepFailure') },
        ],
        onError: { target: 'failed', actions: withBug('keepFailure') },
      },
    },
    failed: {
      description: 'L’albero non si è caricato: dice perché e offre di riprovare',
      tags: 'failed',
      on: { 'load.retry': 'loading', 'tree.reload': 'loading' },
    },
    shown: {
      tags: 'shown',
      type: 'parallel',
      on: {
        'cursor.move': takes('cursor.move', 'moveCursor'),
        'cursor.set': takes('cursor.set', 'setCursor'),
        'node.toggle': takes('node.toggle', 'toggle'),
        'tree.expand': takes('tree.expand', 'expandAll'),
        'tree.collapse': takes('tree.collapse', 'collapseAll'),
        'filter.change': { actions: withEvent('changeFilter') },
        'language.set': takes('language.set', 'setLanguage'),
      },
      states: { work, leaving },
    },
  },
});

export type CategoryTreeSnapshot = SnapshotFrom<typeof categoryTreeMachine>;
