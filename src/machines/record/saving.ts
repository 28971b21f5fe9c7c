import { withoutKeys } from '../../content/item/entryKeys';
import { bugOf, payloadOf, resultOf } from '../kit/result';
import { unless } from './refusals';
import type { RecordContext } from './types';

/** Reads the record, or the one that it is a copy of. */
export const reading = {
  id: 'loadRecord',
  src: 'loadRecord',
  input: ({ context: { id, copyOf } }: { readonly context: RecordContext }) => ({
    id: id === 'new' ? (copyOf ?? 0) : id,
  }),
} as const;

/** Takes what is typed into a field. */
export const changingField = {
  guard: unless('field.change'),
  actions: { type: 'changeField', params: payloadOf },
} as const;

/** A save asked for while one is under way follows it, if anything was typed meanwhile. */
const queueing = { 'save.request': { guard: unless('save.request'), actions: ['queueSave', 'touchFields'] } } as const;

/** The record is on its way to the server. */
export const saving = {
  description: 'Invia la scheda; si può continuare a scrivere',
  tags: ['saving', 'editable'],
  entry: 'startSaving',
  on: queueing,
  invoke: {
    id: 'saveRecord',
    src: 'saveRecord',
    input: ({ context: { sending, record, attempt } }: { readonly context: RecordContext }) => ({
      item: withoutKeys(record, sending ?? record.blank),
      key: attempt?.key ?? null,
    }),
    onDone: [
      {
        guard: { type: 'isCreated', params: resultOf },
        target: 'rereading',
        actions: [
          'clearDraft',
          { type: 'takeSaved', params: resultOf },
          'emitDraft',
          { type: 'emitSaved', params: resultOf },
          'emitChanged',
          'emitCreated',
        ],
      },
      {
        guard: { type: 'answered', params: resultOf },
        target: 'rereading',
        actions: [
          { type: 'takeSaved', params: resultOf },
          'emitDraft',
          { type: 'emitSaved', params: resultOf },
          'emitChanged',
        ],
      },
      {
        guard: { type: 'isOvertaken', params: resultOf },
        target: 'comparing',
        actions: { type: 'keepFailure', params: resultOf },
      },
      {
        target: 'refused',
        actions: [{ type: 'keepFailure', params: resultOf }, { type: 'endAttempt', params: resultOf }, 'focusFirst'],
      },
    ],
    onError: { target: 'refused', actions: { type: 'keepFailure', params: bugOf } },
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
    onDone: { target: 'reread', actions: [{ type: 'takeRecord', params: resultOf }, 'emitDraft'] },
    onError: [
      { guard: 'isReadOnly', target: 'reading' },
      { target: 'refused', actions: { type: 'keepFailure', params: bugOf } },
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
      {
        guard: { type: 'isColliding', params: resultOf },
        target: 'resolving',
        actions: { type: 'takeConflict', params: resultOf },
      },
      {
        guard: { type: 'answered', params: resultOf },
        target: 'editing',
        actions: [{ type: 'takeRecord', params: resultOf }, 'markRebased', 'emitDraft'],
      },
      { target: 'refused', actions: { type: 'keepFailure', params: resultOf } },
    ],
    onError: { target: 'refused', actions: { type: 'keepFailure', params: bugOf } },
  },
} as const;
