import type { SnapshotFrom } from 'xstate';
import { isFinished } from './rules';
import { uploadSetup } from './setup';
import type { Slot } from './types';

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

/** One of the places where a file can be under way: as many files are sent at a time as there are places. */
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
          input: ({ context }) => ({ id: context.slots[slot] ?? '', target: context.target }),
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
            guard: { type: 'isHeld', params: ({ event }) => ({ slot, id: event.id }) },
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
              guard: { type: 'isHeld', params: ({ event }) => ({ slot, id: event.id }) },
              target: 'free',
              actions: { type: 'failInSlot', params: ({ event }) => ({ slot, id: event.id, result: event.result }) },
            },
          ],
          'file.cancel': {
            guard: { type: 'isHeld', params: ({ event }) => ({ slot, id: event.id }) },
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
 * The queue of uploads: every file is checked, sent with at most two others, and told apart when it fails.
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
    slots: [null, null, null],
    arrived: [],
  }),
  on: {
    'files.add': { guard: 'accepted', actions: { type: 'add', params: ({ event }) => ({ files: event.files }) } },
    // What is measured or sent is cancelled where that happens.
    'file.cancel': { guard: 'accepted', actions: { type: 'cancel', params: ({ event }) => ({ id: event.id }) } },
    'file.retry': { guard: 'accepted', actions: { type: 'retry', params: ({ event }) => ({ id: event.id }) } },
    'failed.retry': { guard: 'accepted', actions: 'retryFailed' },
    'file.remove': {
      guard: 'accepted',
      actions: [
        { type: 'remove', params: ({ event }) => ({ id: event.id }) },
        { type: 'emitReleased', params: ({ event }) => ({ ids: [event.id] }) },
      ],
    },
    'finished.clear': {
      guard: 'accepted',
      actions: [
        {
          type: 'emitReleased',
          params: ({ context }) => ({ ids: context.rows.filter(isFinished).map(({ id }) => id) }),
        },
        'clear',
      ],
    },
  },
  states: { checking, slot1: slotOf(0), slot2: slotOf(1), slot3: slotOf(2), queue },
});

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;
