import { BLANK_DRAFT } from './rules';
import { rowSetup } from './setup';
import type { RowPhase } from './types';

const telling = (phase: RowPhase) => ({ type: 'tell', params: { phase } }) as const;

/** What every state that takes typing does with it; the target is `editing`, where one writes. */
const typing = {
  'cell.edit': { guard: 'accepted', target: 'editing', actions: { type: 'open', params: ({ event }) => event } },
  'cell.change': { guard: 'accepted', target: 'editing', actions: { type: 'write', params: ({ event }) => event } },
  'code.change': {
    guard: 'accepted',
    target: 'deciding',
    actions: { type: 'chooseCode', params: ({ event }) => event },
  },
} as const satisfies Parameters<typeof rowSetup.createStateConfig>[0]['on'];

const refreshed = {
  'stored.take': { target: 'clean', reenter: true, actions: { type: 'takeStored', params: ({ event }) => event } },
} as const satisfies Parameters<typeof rowSetup.createStateConfig>[0]['on'];

const saving = rowSetup.createStateConfig({
  description: 'La riga si salva; si può continuare a scrivere',
  tags: 'saving',
  entry: ['begin', telling('saving')],
  on: {
    'cell.edit': { guard: 'accepted', actions: { type: 'open', params: ({ event }) => event } },
    'cell.change': {
      guard: 'accepted',
      actions: [{ type: 'write', params: ({ event }) => event }, telling('saving')],
    },
    'cell.restore': { guard: 'accepted', actions: ['restore', telling('saving')] },
    'cell.leave': { guard: 'accepted', actions: 'close' },
    'code.change': {
      guard: 'accepted',
      actions: [{ type: 'chooseCode', params: ({ event }) => event }, telling('saving')],
    },
  },
  invoke: {
    id: 'saveRow',
    src: 'saveRow',
    input: ({ context: { draft, stored, uuid, revision } }) => ({
      draft,
      id: stored?.id ?? null,
      updatedAt: stored?.updated_at ?? null,
      key: stored === null ? `${uuid}.${revision}` : null,
    }),
    onDone: [
      {
        guard: { type: 'succeeded', params: ({ event }) => event.output },
        target: 'confirming',
        actions: { type: 'takeSaved', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'conflicting', params: ({ event }) => event.output },
        target: 'conflict',
        actions: { type: 'takeConflict', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'vanished', params: ({ event }) => event.output },
        target: 'failed',
        actions: [{ type: 'takeFailure', params: ({ event }) => event.output }, 'becomeNew'],
      },
      { target: 'failed', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
    ],
    onError: { target: 'failed', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
  },
});

const work = rowSetup.createStateConfig({
  initial: 'clean',
  states: {
    clean: {
      description: 'La riga è come sul server, o nuova e vuota',
      tags: 'clean',
      entry: telling('clean'),
      on: { ...typing, ...refreshed },
    },
    editing: {
      description: 'Si scrive in una cella',
      tags: 'editing',
      entry: telling('editing'),
      on: {
        'cell.edit': { guard: 'accepted', actions: { type: 'open', params: ({ event }) => event } },
        'cell.change': {
          guard: 'accepted',
          actions: [{ type: 'write', params: ({ event }) => event }, telling('editing')],
        },
        'code.change': typing['code.change'],
        'cell.restore': { target: 'judging', actions: 'restore' },
        'cell.leave': [
          { guard: { type: 'heldForOther', params: ({ event }) => event }, target: 'held', actions: 'close' },
          { target: 'deciding', actions: 'close' },
        ],
      },
    },
    judging: {
      description: 'La cella è tornata com’era',
      always: [{ guard: 'unsaved', target: 'held' }, { target: 'clean' }],
    },
    deciding: {
      description: 'Decide se c’è qualcosa da salvare',
      always: [
        { guard: 'toSave', target: 'saving' },
        { guard: 'unsaved', target: 'held' },
        { guard: 'writing', target: 'editing' },
        { target: 'clean' },
      ],
    },
    confirming: {
      description: 'Il server ha salvato: guarda se intanto si è scritto altro',
      always: [
        { guard: 'writing', target: 'editing' },
        { guard: 'toSave', target: 'saving' },
        { guard: 'unsaved', target: 'held' },
        { target: 'saved' },
      ],
    },
    saved: {
      description: 'La riga è salvata',
      tags: 'saved',
      entry: telling('saved'),
      on: { ...typing, ...refreshed },
    },
    held: {
      description: 'La riga ha modifiche che ancora non si salvano: manca un indirizzo',
      tags: 'held',
      entry: telling('held'),
      on: {
        ...typing,
        'cell.leave': { guard: { type: 'leavesRow', params: ({ event }) => event }, target: 'deciding' },
        'save.retry': { guard: 'toSave', target: 'saving' },
      },
    },
    saving,
    failed: {
      description: 'Il salvataggio non è riuscito: dice perché, il testo resta',
      tags: 'failed',
      entry: telling('failed'),
      on: {
        ...typing,
        'cell.restore': { guard: 'writing', target: 'judging', actions: 'restore' },
        'cell.leave': { guard: 'writing', target: 'deciding', actions: 'close' },
        'save.retry': { guard: 'toSave', target: 'saving' },
        'session.resumed': { guard: 'resumes', target: 'saving' },
      },
    },
    conflict: {
      description: 'Qualcun altro ha salvato la riga: sceglie quale versione tenere',
      tags: 'conflict',
      entry: telling('conflict'),
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
    'cell.change': { guard: 'accepted', target: '.judging' },
    'code.change': { guard: 'accepted', target: '.judging' },
    'cell.restore': { guard: 'accepted', target: '.judging' },
  },
  states: {
    idle: { description: 'Nessun percorso da seguire' },
    judging: {
      description: 'Decide se la regola porta da qualche parte',
      always: [{ guard: 'traceable', target: 'pausing' }, { target: 'idle' }],
    },
    pausing: {
      description: 'Si scrive: il percorso si segue dopo una pausa',
      after: { tracePause: 'tracing' },
    },
    tracing: {
      description: 'Segue il percorso della regola scritta',
      tags: 'tracing',
      invoke: {
        id: 'traceRow',
        src: 'traceRow',
        input: ({ context: { draft, stored } }) => ({ draft, id: stored?.id ?? null }),
        onDone: { target: 'idle', actions: { type: 'takeTrace', params: ({ event }) => event.output } },
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
    draft:
      input.stored === null
        ? BLANK_DRAFT
        : { old_url: input.stored.old_url, new_url: input.stored.new_url, code: input.stored.code },
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
