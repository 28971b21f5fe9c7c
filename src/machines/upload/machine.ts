import { assign, emit, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { MEDIA_LIMITS } from '../../contract/media';
import type { Result } from '../../contract/result';
import { uploadTexts as messages } from '../../messages/screens/upload';
import { missingActors, type Types } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
import { accepted, allReduced, declined, reduced, reductionBroken, toReduce } from './reduction';
import { guards, unless } from './refusals';
import {
  cancelledRow,
  failed,
  firstOf,
  inspected,
  isFinished,
  isServed,
  isUnderWay,
  newFiles,
  newRow,
  retried,
  rowOf,
} from './rules';
import type {
  Inspection,
  ReductionOutcome,
  Slot,
  UploadActors,
  UploadContext,
  UploadEmitted,
  UploadEvent,
  Uploaded,
  UploadInput,
  UploadRow,
  UploadTag,
} from './types';

type OfSlot = { slot: Slot };
type OfFile = { id: string };
type Answer = OfSlot & { id: string; result: Result<Uploaded> };

const MINUTE = 60_000;

const withRow = (context: UploadContext, id: string | null, change: (row: UploadRow) => UploadRow) => ({
  rows: context.rows.map((row) => (row.id === id ? change(row) : row)),
});

const withSlot = ({ slots }: UploadContext, slot: Slot, id: string | null): UploadContext['slots'] =>
  slots.map((other, index) => (index === slot ? id : other)) as unknown as UploadContext['slots'];

const isInSlot = (context: UploadContext, { slot, id }: OfSlot & OfFile): boolean => context.slots[slot] === id;

/** A row whose sending failed. Without an answer at all it is the network, and the file's name helps. */
function refusedByServer(row: UploadRow, result: Result<unknown>): UploadRow {
  if (result.ok) return row;
  const { kind, message } = result.failure;
  return { ...row, status: 'failed', problem: kind === 'network' ? messages.network(row.name) : message };
}

const inSlot = (context: UploadContext, slot: Slot, change: (row: UploadRow) => UploadRow) => ({
  ...withRow(context, context.slots[slot], change),
  slots: withSlot(context, slot, null),
});

const uploadSetup = setup({
  types: {} as Types<UploadContext, UploadEvent, UploadEmitted, UploadTag, UploadInput>,
  actors: {
    ...missingActors<UploadActors>('inspectFile', 'reduceFile'),
    sendFile: fromCallback<UploadEvent, UploadActors['sendFile']>(() => {
      throw new Error('attore non fornito: sendFile');
    }),
  },
  delays: {
    /** Longest time that sending a file may take. Source: document 1, section 5. */
    uploadTimeout: MEDIA_LIMITS.uploadTimeout,
  },
  guards: {
    ...guards,
    somethingToCheck: ({ context }) => firstOf(context, 'checking') !== undefined,
    isInspected: ({ context }, { id }: OfFile) => context.inspected === id,
    somethingToReduce: ({ context }) => firstOf(context, 'toReduce') !== undefined,
    isReducing: ({ context }, { id }: OfFile) => context.reducing === id,
    isServed: ({ context }, { slot }: OfSlot) => isServed(context, slot),
    isInSlot: ({ context }, params: OfSlot & OfFile) => isInSlot(context, params),
    isUploaded: ({ context }, answer: Answer) => isInSlot(context, answer) && answer.result.ok,
    isBusy: ({ context }) => context.rows.some(isUnderWay),
    isThrough: ({ context }) => !context.rows.some(isUnderWay),
  },
  actions: {
    add: assign(({ context }, { files }: Pick<Extract<UploadEvent, { type: 'files.add' }>, 'files'>) => ({
      rows: [...context.rows, ...newFiles(context, files).map((file) => newRow(file, context.target))],
    })),
    pickForInspection: assign(({ context }) => ({ inspected: firstOf(context, 'checking')?.id ?? null })),
    takeInspection: assign(({ context }, { inspection }: { inspection: Inspection }) => ({
      ...withRow(context, context.inspected, (row) => inspected(row, inspection, context.target)),
      inspected: null,
    })),
    breakInspection: assign(({ context }, { error }: { error: unknown }) => ({
      ...withRow(context, context.inspected, (row) => ({
        ...row,
        status: 'failed' as const,
        problem: unexpectedFailure(error).message,
      })),
      inspected: null,
    })),
    dropInspection: assign({ inspected: null }),
    pickForReduction: assign(({ context }) => {
      const id = firstOf(context, 'toReduce')?.id ?? null;
      return { ...withRow(context, id, (row) => ({ ...row, status: 'reducing' })), reducing: id };
    }),
    takeReduction: assign(({ context }, { outcome }: { outcome: ReductionOutcome }) => ({
      ...withRow(context, context.reducing, (row) => reduced(row, outcome, context.target)),
      reducing: null,
    })),
    breakReduction: assign(({ context }) => ({
      ...withRow(context, context.reducing, (row) => reductionBroken(row, context.target)),
      reducing: null,
    })),
    dropReduction: assign({ reducing: null }),
    reduce: assign(({ context }, { id }: OfFile) => withRow(context, id, (row) => toReduce(row, false))),
    reduceAll: assign(({ context }) => ({ rows: context.rows.map((row) => allReduced(row, context.target)) })),
    accept: assign(({ context }, { id }: OfFile) => withRow(context, id, (row) => accepted(row, context.target))),
    decline: assign(({ context }, { id }: OfFile) => withRow(context, id, declined)),
    cancel: assign(({ context }, { id }: OfFile) => withRow(context, id, (row) => cancelledRow(row, context.target))),
    cancelInSlot: assign(({ context }, { slot }: OfSlot) =>
      inSlot(context, slot, (row) => cancelledRow(row, context.target)),
    ),
    retry: assign(({ context }, { id }: OfFile) => withRow(context, id, (row) => retried(row, context.target))),
    retryFailed: assign(({ context }) => ({
      rows: context.rows.map((row) => (failed(row) ? retried(row, context.target) : row)),
    })),
    remove: assign(({ context }, { id }: OfFile) => ({ rows: context.rows.filter((row) => row.id !== id) })),
    clear: assign(({ context }) => ({ rows: context.rows.filter((row) => !isFinished(row)) })),
    take: assign(({ context }, { slot }: OfSlot) => {
      const id = firstOf(context, 'waiting')?.id ?? null;
      return {
        ...withRow(context, id, (row) => ({ ...row, status: 'sending', progress: 0, attempts: row.attempts + 1 })),
        slots: withSlot(context, slot, id),
      };
    }),
    showProgress: assign(({ context }, { id, progress }: { id: string; progress: number }) =>
      withRow(context, id, (row) => ({ ...row, progress: Math.min(Math.max(progress, row.progress), 1) })),
    ),
    finish: assign(({ context }, { slot, result }: Answer) =>
      result.ok
        ? {
            ...inSlot(context, slot, (row) => ({ ...row, status: 'done', progress: 1, item: result.value })),
            arrived: [...context.arrived, result.value],
          }
        : {},
    ),
    failInSlot: assign(({ context }, { slot, result }: Answer) =>
      inSlot(context, slot, (row) => refusedByServer(row, result)),
    ),
    breakInSlot: assign(({ context }, { slot, error }: OfSlot & { error: unknown }) =>
      inSlot(context, slot, (row) => ({ ...row, status: 'failed', problem: unexpectedFailure(error).message })),
    ),
    timeOut: assign(({ context }, { slot }: OfSlot) =>
      inSlot(context, slot, (row) => ({
        ...row,
        status: 'timedOut',
        problem: messages.timedOut(row.name, MEDIA_LIMITS.uploadTimeout / MINUTE),
      })),
    ),
    forgetArrived: assign({ arrived: [] }),
    emitUploaded: emit((_, { id, result }: Omit<Answer, 'slot'>): UploadEmitted => {
      if (!result.ok) throw new Error('nothing was uploaded');
      return { type: 'file.uploaded', id, item: result.value };
    }),
    emitReleased: emit((_, { ids }: { ids: readonly string[] }): UploadEmitted => ({ type: 'files.released', ids })),
    emitSettled: emit(
      ({ context }): UploadEmitted => ({
        type: 'queue.settled',
        items: context.arrived,
        failed: context.rows.filter(failed).length,
      }),
    ),
  },
});

/** Reads the sides of one image after the other. Leaving the state drops an answer that comes too late. */
const checking = uploadSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessuna immagine da misurare',
      always: { guard: 'somethingToCheck', target: 'inspecting', actions: 'pickForInspection' },
    },
    inspecting: {
      description: 'Si misurano i lati di un’immagine',
      on: {
        'file.cancel': {
          guard: { type: 'isInspected', params: ({ event }) => ({ id: event.id }) },
          target: 'idle',
          actions: [{ type: 'cancel', params: ({ event }) => ({ id: event.id }) }, 'dropInspection'],
        },
      },
      invoke: {
        id: 'inspectFile',
        src: 'inspectFile',
        input: ({ context }) => ({ id: context.inspected ?? '' }),
        onDone: {
          target: 'idle',
          actions: { type: 'takeInspection', params: ({ event }) => ({ inspection: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: { type: 'breakInspection', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

/** Makes one image smaller after the other. Leaving the state ends the worker, and drops what comes too late. */
const reducing = uploadSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessuna immagine da ridurre',
      always: { guard: 'somethingToReduce', target: 'working', actions: 'pickForReduction' },
    },
    working: {
      description: 'Si riduce un’immagine oltre i limiti',
      on: {
        'file.cancel': {
          guard: { type: 'isReducing', params: ({ event }) => ({ id: event.id }) },
          target: 'idle',
          actions: [{ type: 'cancel', params: ({ event }) => ({ id: event.id }) }, 'dropReduction'],
        },
      },
      invoke: {
        id: 'reduceFile',
        src: 'reduceFile',
        input: ({ context }) => ({ id: context.reducing ?? '' }),
        onDone: {
          target: 'idle',
          actions: { type: 'takeReduction', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: { target: 'idle', actions: 'breakReduction' },
      },
    },
  },
});

/** One of the slots in which a file is sent: as many files are sent at a time as there are slots. */
const slotOf = (slot: Slot) =>
  uploadSetup.createStateConfig({
    initial: 'free',
    states: {
      free: {
        description: `Posto ${slot + 1}: libero`,
        always: {
          guard: { type: 'isServed', params: { slot } },
          target: 'sending',
          actions: { type: 'take', params: { slot } },
        },
      },
      sending: {
        description: `Posto ${slot + 1}: un file è in invio`,
        invoke: {
          id: `sendFile${slot + 1}`,
          src: 'sendFile',
          input: ({ context }) => {
            const id = context.slots[slot] ?? '';
            return { id, version: rowOf(context, id)?.version ?? 'original', target: context.target };
          },
          onError: {
            target: 'free',
            actions: { type: 'breakInSlot', params: ({ event }) => ({ slot, error: event.error }) },
          },
        },
        after: {
          uploadTimeout: { target: 'free', actions: { type: 'timeOut', params: { slot } } },
        },
        on: {
          'file.progress': {
            guard: { type: 'isInSlot', params: ({ event }) => ({ slot, id: event.id }) },
            actions: { type: 'showProgress', params: ({ event }) => ({ id: event.id, progress: event.progress }) },
          },
          'file.answered': [
            {
              guard: { type: 'isUploaded', params: ({ event }) => ({ slot, id: event.id, result: event.result }) },
              target: 'free',
              actions: [
                { type: 'finish', params: ({ event }) => ({ slot, id: event.id, result: event.result }) },
                { type: 'emitUploaded', params: ({ event }) => ({ id: event.id, result: event.result }) },
                { type: 'emitReleased', params: ({ event }) => ({ ids: [event.id] }) },
              ],
            },
            {
              guard: { type: 'isInSlot', params: ({ event }) => ({ slot, id: event.id }) },
              target: 'free',
              actions: { type: 'failInSlot', params: ({ event }) => ({ slot, id: event.id, result: event.result }) },
            },
          ],
          'file.cancel': {
            guard: { type: 'isInSlot', params: ({ event }) => ({ slot, id: event.id }) },
            target: 'free',
            actions: { type: 'cancelInSlot', params: { slot } },
          },
        },
      },
    },
  });

const queue = uploadSetup.createStateConfig({
  initial: 'still',
  states: {
    still: {
      description: 'Nessun caricamento in corso',
      always: { guard: 'isBusy', target: 'moving' },
    },
    moving: {
      description: 'I caricamenti sono in corso',
      tags: 'busy',
      always: { guard: 'isThrough', target: 'still', actions: ['emitSettled', 'forgetArrived'] },
    },
  },
});

/**
 * The queue of uploads: every file is checked, sent with at most two others, and distinguished when it fails.
 * Source: document 1, section 5; design, section 3.
 */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  type: 'parallel',
  context: ({ input: { target, refusal } }) => ({
    target,
    refusal,
    rows: [],
    inspected: null,
    reducing: null,
    slots: [null, null, null],
    arrived: [],
  }),
  on: {
    'files.add': {
      guard: unless('files.add'),
      actions: { type: 'add', params: ({ event }) => ({ files: event.files }) },
    },
    // What is measured or sent is cancelled where that happens.
    'file.cancel': {
      guard: unless('file.cancel'),
      actions: { type: 'cancel', params: ({ event }) => ({ id: event.id }) },
    },
    'file.retry': {
      guard: unless('file.retry'),
      actions: { type: 'retry', params: ({ event }) => ({ id: event.id }) },
    },
    'failed.retry': { guard: unless('failed.retry'), actions: 'retryFailed' },
    'file.reduce': {
      guard: unless('file.reduce'),
      actions: { type: 'reduce', params: ({ event }) => ({ id: event.id }) },
    },
    'refused.reduce': { guard: unless('refused.reduce'), actions: 'reduceAll' },
    'reduction.accept': {
      guard: unless('reduction.accept'),
      actions: { type: 'accept', params: ({ event }) => ({ id: event.id }) },
    },
    'reduction.decline': {
      guard: unless('reduction.decline'),
      actions: { type: 'decline', params: ({ event }) => ({ id: event.id }) },
    },
    'file.remove': {
      guard: unless('file.remove'),
      actions: [
        { type: 'remove', params: ({ event }) => ({ id: event.id }) },
        { type: 'emitReleased', params: ({ event }) => ({ ids: [event.id] }) },
      ],
    },
    'finished.clear': {
      guard: unless('finished.clear'),
      actions: [
        {
          type: 'emitReleased',
          params: ({ context }) => ({ ids: context.rows.filter(isFinished).map(({ id }) => id) }),
        },
        'clear',
      ],
    },
  },
  states: { checking, reducing, slot1: slotOf(0), slot2: slotOf(1), slot3: slotOf(2), queue },
});

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;
