import { withoutKeys } from '../../content/item/entryKeys';
import { calling } from '../kit/actor';
import { withAnswer, withBug, withEvent } from '../kit/result';
import { unless } from './refusals';
import type { RecordContext } from './types';

/** Reads the record, or the one that it is a copy of. */
export const reading = {
  ...calling('loadRecord'),
  input: ({ context: { id, copyOf } }: { readonly context: RecordContext }) => ({
    id: id === 'new' ? (copyOf ?? 0) : id,
  }),
} as const;

/** Takes what is typed into a field. */
export const changingField = { guard: unless('field.change'), actions: withEvent('changeField') } as const;

/** A save asked for while one is under way follows it, if anything was typed meanwhile. */
const queueing = { 'save.request': { guard: unless('save.request'), actions: ['queueSave', 'touchFields'] } } as const;

/** The record is on its way to the server. */
export const saving = {
  description: 'Invia la scheda; si può continuare a scrivere',
  tags: ['saving', 'editable'],
  entry: 'startSaving',
  on: queueing,
  invoke: {
    ...calling('saveRecord'),
    input: ({ context: { sending, record, attempt } }: { readonly context: RecordContext }) => ({
      item: withoutKeys(record, sending ?? record.blank),
      key: attempt?.key ?? null,
    }),
    onDone: [
      {
        guard: withAnswer('isCreated'),
        target: 'rereading',
        actions: [
          'clearDraft',
          withAnswer('takeSaved'),
          'emitDraft',
          withAnswer('emitSaved'),
          'emitChanged',
          'emitCreated',
        ],
      },
      {
        guard: withAnswer('answered'),
        target: 'rereading',
        actions: [withAnswer('takeSaved'), 'emitDraft', withAnswer('emitSaved'), 'emitChanged'],
      },
      { guard: withAnswer('isOvertaken'), target: 'comparing', actions: withAnswer('keepFailure') },
      { target: 'refused', actions: [withAnswer('keepFailure'), withAnswer('endAttempt'), 'focusFirst'] },
    ],
    onError: { target: 'refused', actions: withBug('keepFailure') },
  },
} as const;

/** Its stored version is read again. */
export const rereading = {
  description: 'La scheda è salvata, o cambiata altrove: la rilegge',
  tags: 'editable',
  on: queueing,
  invoke: {
    ...reading,
    // Unread it keeps its old version: the next saving finds that out and reads it then.
    onDone: { target: 'reread', actions: [withAnswer('takeRecord'), 'emitDraft'] },
    onError: [
      { guard: 'isReadOnly', target: 'reading' },
      { target: 'refused', actions: withBug('keepFailure') },
    ],
  },
} as const;

/** Somebody else's version is read. */
export const comparing = {
  description: 'Qualcun altro ha salvato nel frattempo: legge la sua versione',
  tags: ['saving', 'editable'],
  invoke: {
    ...reading,
    onDone: [
      { guard: withAnswer('isColliding'), target: 'resolving', actions: withAnswer('takeConflict') },
      {
        guard: withAnswer('answered'),
        target: 'editing',
        actions: [withAnswer('takeRecord'), 'markRebased', 'emitDraft'],
      },
      { target: 'refused', actions: withAnswer('keepFailure') },
    ],
    onError: { target: 'refused', actions: withBug('keepFailure') },
  },
} as const;
