import { recordSetup } from './setup';
import type { RecordEvent } from './types';

type Of<T extends RecordEvent['type']> = { event: Extract<RecordEvent, { type: T }> };

const takesField = {
  guard: { type: 'declared', params: ({ event }: Of<'field.change'>) => event },
  actions: { type: 'takeField', params: ({ event }: Of<'field.change'>) => event },
} as const;

/** What the form takes wherever its fields are open. */
const typing = {
  'field.change': takesField,
  'field.blur': { actions: { type: 'touch', params: ({ event }: Of<'field.blur'>) => event } },
  'error.next': {
    guard: 'wrong',
    actions: { type: 'focusNext', params: ({ event }: Of<'error.next'>) => ({ step: 1 as const, from: event.from }) },
  },
  'error.previous': {
    guard: 'wrong',
    actions: {
      type: 'focusNext',
      params: ({ event }: Of<'error.previous'>) => ({ step: -1 as const, from: event.from }),
    },
  },
} as const;

const saving = recordSetup.createStateConfig({
  description: 'Invia la scheda',
  tags: 'saving',
  entry: 'beginAttempt',
  invoke: {
    id: 'saveRecord',
    src: 'saveRecord',
    input: ({ context: { item, record, attempt } }) => ({ item: item ?? record.blank, key: attempt?.key ?? null }),
    onDone: [
      {
        guard: { type: 'created', params: ({ event }) => event.output },
        target: 'rereading',
        actions: [
          { type: 'takeSaved', params: ({ event }) => event.output },
          { type: 'emitSaved', params: ({ event }) => event.output },
          'emitChanged',
          'emitCreated',
        ],
      },
      {
        guard: { type: 'succeeded', params: ({ event }) => event.output },
        target: 'rereading',
        actions: [
          { type: 'takeSaved', params: ({ event }) => event.output },
          { type: 'emitSaved', params: ({ event }) => event.output },
          'emitChanged',
        ],
      },
      {
        guard: { type: 'overtaken', params: ({ event }) => event.output },
        target: 'comparing',
        actions: { type: 'takeFailure', params: ({ event }) => event.output },
      },
      {
        target: 'refused',
        actions: [
          { type: 'takeFailure', params: ({ event }) => event.output },
          { type: 'endAttempt', params: ({ event }) => event.output },
          'focusFirst',
        ],
      },
    ],
    onError: { target: 'refused', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
  },
});

const rereading = recordSetup.createStateConfig({
  description: 'La scheda è salvata, o cambiata altrove: la rilegge',
  tags: 'editable',
  on: typing,
  invoke: {
    id: 'loadRecord',
    src: 'loadRecord',
    input: ({ context: { id } }) => ({ id: id === 'new' ? 0 : id }),
    // Unread it keeps its old version: the next saving finds that out and reads it then.
    onDone: { target: 'editing', actions: { type: 'takeRecord', params: ({ event }) => event.output } },
    onError: { target: 'refused', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
  },
});

const comparing = recordSetup.createStateConfig({
  description: 'Qualcun altro ha salvato nel frattempo: legge la sua versione',
  tags: 'saving',
  invoke: {
    id: 'loadRecord',
    src: 'loadRecord',
    input: ({ context: { id } }) => ({ id: id === 'new' ? 0 : id }),
    onDone: [
      {
        guard: { type: 'collides', params: ({ event }) => event.output },
        target: 'resolving',
        actions: { type: 'takeConflict', params: ({ event }) => ({ answer: event.output }) },
      },
      {
        guard: { type: 'succeeded', params: ({ event }) => event.output },
        target: 'editing',
        actions: [{ type: 'takeRecord', params: ({ event }) => event.output }, 'takeRebased'],
      },
      { target: 'refused', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
    ],
    onError: { target: 'refused', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
  },
});

/** Editing, checking, saving, and what stands in the way of a saving. */
export const work = recordSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      description: 'Mostra la scheda e prende le modifiche',
      tags: 'editable',
      on: {
        ...typing,
        'save.request': { target: 'checking', actions: 'touchAll' },
        'record.changed': { guard: 'exists', target: 'rereading' },
      },
    },
    checking: {
      always: [
        { guard: 'valid', target: 'saving' },
        { target: 'held', actions: ['focusFirst', 'emitHeld'] },
      ],
    },
    held: {
      description: 'Il salvataggio è trattenuto: mostra gli errori di ogni campo',
      tags: ['editable', 'held'],
      always: { guard: 'valid', target: 'editing' },
      on: { ...typing, 'save.request': { target: 'checking', actions: 'touchAll' } },
    },
    saving,
    refused: {
      description: 'Il server ha rifiutato il salvataggio: dice perché, le modifiche restano',
      tags: ['editable', 'refused'],
      exit: 'dropFailure',
      on: {
        ...typing,
        'field.change': { ...takesField, target: 'editing' },
        'save.request': { target: 'checking', actions: 'touchAll' },
        'session.resumed': { guard: 'waitsForSignIn', target: 'editing' },
      },
    },
    rereading,
    comparing,
    resolving: {
      description: 'Due versioni a confronto: campo per campo si sceglie quale tenere',
      tags: 'conflict',
      on: {
        'conflict.keepMine': {
          guard: { type: 'inConflict', params: ({ event }) => event },
          actions: { type: 'decide', params: ({ event: { field } }) => ({ field, decision: 'mine' as const }) },
        },
        'conflict.takeTheirs': {
          guard: { type: 'inConflict', params: ({ event }) => event },
          actions: { type: 'decide', params: ({ event: { field } }) => ({ field, decision: 'theirs' as const }) },
        },
        'save.request': { guard: 'decided', target: 'checking', actions: ['resolve', 'touchAll'] },
        'conflict.cancel': { target: 'editing', actions: 'dropConflict' },
      },
    },
  },
});
