import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { calling, missingActors } from '../kit/actor';
import { resultGuards, waitsForNetwork, withAnswer, withBug, withEvent } from '../kit/result';
import { guards, unless } from './refusals';
import {
  awaitsOther,
  cellChanged,
  cellOpened,
  cellRestored,
  codeChanged,
  conflictFound,
  draftOf,
  isOvertaken,
  isToSave,
  isTraceable,
  isUnsaved,
  mineKept,
  rowSaved,
  savingFailed,
  storedReplaced,
  theirsAccepted,
  traceReceived,
} from './rules';
import type { RowActors, RowContext, RowEvent, RowInput, RowPhase, RowReport, RowTag } from './types';

type InRow = { readonly inRow: boolean };

const rowSetup = setup({
  types: {
    context: {} as RowContext,
    events: {} as RowEvent,
    input: {} as RowInput,
    tags: {} as RowTag,
  },
  actors: missingActors<RowActors>('saveRow', 'traceRow'),
  delays: {
    /** A path is not followed at every key. */
    tracePause: 300,
  },
  guards: {
    ...resultGuards,
    ...guards,
    isOvertaken,
    isToSave: ({ context }) => isToSave(context),
    isUnsaved: ({ context }) => isUnsaved(context),
    isWriting: ({ context }) => context.cell !== null,
    isTraceable: ({ context }) => isTraceable(context),
    awaitsOther: ({ context }, { inRow }: InRow) => inRow && isToSave(context) && awaitsOther(context.draft),
    leavesRow: (_, { inRow }: InRow) => !inRow,
    mayRetry: ({ context }) => waitsForNetwork({ context }) && isToSave(context) && context.cell === null,
    mayResume: ({ context }) => context.failure?.kind === 'unauthenticated' && isToSave(context),
  },
  actions: {
    openCell: assign(cellOpened),
    changeCell: assign(cellChanged),
    restoreCell: assign(cellRestored),
    closeCell: assign({ cell: null }),
    changeCode: assign(codeChanged),
    startSaving: assign(({ context }) => ({ sent: context.draft, failure: null, conflict: null })),
    takeSaved: assign(rowSaved),
    keepFailure: assign(savingFailed),
    takeConflict: assign(conflictFound),
    /** A rule that the server no longer has is a new one: the next saving creates it again. */
    becomeNew: assign({ stored: null }),
    keepMine: assign(mineKept),
    takeTheirs: assign(theirsAccepted),
    takeStored: assign(storedReplaced),
    takeTrace: assign(traceReceived),
    /** Alone, in a test, a row reports to itself, which ignores it. */
    report: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context }, { phase }: { readonly phase: RowPhase }): RowReport => ({
        type: 'row.reported',
        key: context.key,
        id: context.stored?.id ?? null,
        draft: context.draft,
        phase,
        unsaved: isUnsaved(context),
      }),
    ),
  },
});

/** Reports a phase to the list. */
const reporting = (phase: RowPhase) => ({ type: 'report', params: { phase } }) as const;

/** What every state that takes typing does with it; the target is `editing`, where one writes. */
const typing = {
  'cell.edit': { target: 'editing', actions: withEvent('openCell') },
  'cell.change': { target: 'editing', actions: withEvent('changeCell') },
  'code.change': {
    guard: unless('code.change'),
    target: 'deciding',
    actions: withEvent('changeCode'),
  },
} as const;

/** A row that may only be read never leaves `clean`: there alone the guards of the cells check the right to write. */
const typingIfAllowed = {
  ...typing,
  'cell.edit': { ...typing['cell.edit'], guard: unless('cell.edit') },
  'cell.change': { ...typing['cell.change'], guard: unless('cell.change') },
} as const;

const refreshing = {
  'stored.take': { target: 'clean', reenter: true, actions: withEvent('takeStored') },
} as const;

const saving = rowSetup.createStateConfig({
  description: 'La riga si salva; si può continuare a scrivere',
  tags: 'saving',
  entry: ['startSaving', reporting('saving')],
  on: {
    'cell.edit': { actions: withEvent('openCell') },
    'cell.change': {
      actions: [withEvent('changeCell'), reporting('saving')],
    },
    'cell.restore': { guard: unless('cell.restore'), actions: ['restoreCell', reporting('saving')] },
    'cell.leave': { guard: unless('cell.leave'), actions: 'closeCell' },
    'code.change': {
      guard: unless('code.change'),
      actions: [withEvent('changeCode'), reporting('saving')],
    },
  },
  invoke: {
    ...calling('saveRow'),
    input: ({ context: { draft, stored, uuid, revision } }) => ({
      draft,
      id: stored?.id ?? null,
      updatedAt: stored?.updated_at ?? null,
      key: stored === null ? `${uuid}.${revision}` : null,
    }),
    onDone: [
      {
        guard: withAnswer('answered'),
        target: 'confirming',
        actions: withAnswer('takeSaved'),
      },
      {
        guard: withAnswer('isOvertaken'),
        target: 'conflict',
        actions: withAnswer('takeConflict'),
      },
      {
        guard: withAnswer('isMissing'),
        target: 'failed',
        actions: [withAnswer('keepFailure'), 'becomeNew'],
      },
      { target: 'failed', actions: withAnswer('keepFailure') },
    ],
    onError: { target: 'failed', actions: withBug('keepFailure') },
  },
});

const work = rowSetup.createStateConfig({
  initial: 'clean',
  states: {
    clean: {
      description: 'La riga è come sul server, o nuova e vuota',
      tags: 'clean',
      entry: reporting('clean'),
      on: { ...typingIfAllowed, ...refreshing },
    },
    editing: {
      description: 'Si scrive in una cella',
      tags: 'editing',
      entry: reporting('editing'),
      on: {
        'cell.edit': { actions: withEvent('openCell') },
        'cell.change': {
          actions: [withEvent('changeCell'), reporting('editing')],
        },
        'code.change': typing['code.change'],
        'cell.restore': { target: 'judging', actions: 'restoreCell' },
        'cell.leave': [
          { guard: withEvent('awaitsOther'), target: 'incomplete', actions: 'closeCell' },
          { target: 'deciding', actions: 'closeCell' },
        ],
      },
    },
    judging: {
      description: 'La cella è tornata com’era',
      always: [{ guard: 'isUnsaved', target: 'incomplete' }, { target: 'clean' }],
    },
    deciding: {
      description: 'Decide se c’è qualcosa da salvare',
      always: [
        { guard: 'isToSave', target: 'saving' },
        { guard: 'isUnsaved', target: 'incomplete' },
        { guard: 'isWriting', target: 'editing' },
        { target: 'clean' },
      ],
    },
    confirming: {
      description: 'Il server ha salvato: guarda se intanto si è scritto altro',
      always: [
        { guard: 'isWriting', target: 'editing' },
        { guard: 'isToSave', target: 'saving' },
        { guard: 'isUnsaved', target: 'incomplete' },
        { target: 'saved' },
      ],
    },
    saved: {
      description: 'La riga è salvata',
      tags: 'saved',
      entry: reporting('saved'),
      on: { ...typing, ...refreshing },
    },
    incomplete: {
      description: 'La riga ha modifiche che ancora non si salvano: manca un indirizzo',
      tags: 'incomplete',
      entry: reporting('incomplete'),
      on: {
        ...typing,
        'cell.leave': { guard: withEvent('leavesRow'), target: 'deciding' },
        'save.retry': { guard: 'isToSave', target: 'saving' },
      },
    },
    saving,
    failed: {
      description: 'Il salvataggio non è riuscito: dice perché, il testo resta',
      tags: 'failed',
      entry: reporting('failed'),
      on: {
        ...typing,
        'cell.restore': { guard: 'isWriting', target: 'judging', actions: 'restoreCell' },
        'cell.leave': { guard: 'isWriting', target: 'deciding', actions: 'closeCell' },
        'save.retry': { guard: 'isToSave', target: 'saving' },
        'session.resumed': { guard: 'mayResume', target: 'saving' },
        'network.restored': { guard: 'mayRetry', target: 'saving' },
      },
    },
    conflict: {
      description: 'Qualcun altro ha salvato la riga: sceglie quale versione tenere',
      tags: 'conflict',
      entry: reporting('conflict'),
      on: {
        'conflict.keepMine': { target: 'deciding', actions: 'keepMine' },
        'conflict.takeTheirs': { target: 'clean', actions: 'takeTheirs' },
      },
    },
  },
});

const trace = rowSetup.createStateConfig({
  initial: 'idle',
  on: {
    'cell.change': { guard: unless('cell.change'), target: '.judging' },
    'code.change': { guard: unless('code.change'), target: '.judging' },
    'cell.restore': { guard: unless('cell.restore'), target: '.judging' },
  },
  states: {
    idle: { description: 'Nessun percorso da seguire' },
    judging: {
      description: 'Decide se la regola porta da qualche parte',
      always: [{ guard: 'isTraceable', target: 'pausing' }, { target: 'idle' }],
    },
    pausing: {
      description: 'Si scrive: il percorso si segue dopo una pausa',
      after: { tracePause: 'tracing' },
    },
    tracing: {
      description: 'Segue il percorso della regola scritta',
      tags: 'tracing',
      invoke: {
        ...calling('traceRow'),
        input: ({ context: { draft, stored } }) => ({ draft, id: stored?.id ?? null }),
        onDone: { target: 'idle', actions: withAnswer('takeTrace') },
        // Unfollowed, a path is unknown: the server still refuses a loop.
        onError: 'idle',
      },
    },
  },
});

/** A row of the redirects: saved when a cell is left or the code changes. Source: document 1, sections 2.17 and 4. */
export const redirectRowMachine = rowSetup.createMachine({
  id: 'redirectRow',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    draft: draftOf(input.stored),
    cell: null,
    before: '',
    sent: null,
    revision: 0,
    failure: null,
    conflict: null,
    trace: null,
  }),
  states: { work, trace },
});

export type RowSnapshot = SnapshotFrom<typeof redirectRowMachine>;
