import { assign, emit, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { exportTexts } from '../../messages/screens/exporting';
import { bugOf, failureOf, payloadOf, type ResultParams, resultGuards } from '../kit/result';
import type {
  ExportActors,
  ExportContext,
  ExportEmitted,
  ExportEvent,
  ExportedFile,
  ExportProgress,
  ExportRequest,
  ExportTag,
} from './types';

type Answer = ResultParams<ExportedFile>;

const NO_PROGRESS: ExportProgress = { rows: 0, total: null };

const exportSetup = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    emitted: {} as ExportEmitted,
    tags: {} as ExportTag,
  },
  actors: {
    download: fromCallback<ExportEvent, ExportActors['download']>(() => {
      throw new Error('attore non fornito: download');
    }),
  },
  delays: {
    /** Longest time without a further row, the first one included. */
    exportStall: 60_000,
  },
  guards: {
    ...resultGuards,
  },
  actions: {
    begin: assign((_, { ids }: { ids: ExportRequest }) => ({ ids, progress: NO_PROGRESS, failure: null })),
    beginAgain: assign({ progress: NO_PROGRESS, failure: null }),
    /** A cell with a line break in it counts for two rows on their way. */
    showProgress: assign((_, { progress: { rows, total } }: { progress: ExportProgress }) => ({
      progress: { rows: total === null ? rows : Math.min(rows, total), total },
    })),
    keepFailure: assign(failureOf),
    keepStall: assign({
      failure: {
        kind: 'timeout',
        status: 0,
        message: exportTexts.stalled,
        fields: {},
        conflict: null,
        retryAfter: null,
      },
    }),
    clearFailure: assign({ failure: null }),
    emitSaved: emit((_, { result }: Answer): ExportEmitted => {
      if (!result.ok) throw new Error('nothing was saved');
      return { type: 'notice', level: 'success', text: exportTexts.done(result.value.name, result.value.rows) };
    }),
    emitCancelled: emit({ type: 'notice', level: 'info', text: exportTexts.cancelled }),
  },
});

/** Rows to a file on the user's disk: one export at a time, with its progress. Source: document 1, section 2.10. */
export const exportMachine = exportSetup.createMachine({
  id: 'export',
  context: { ids: null, progress: NO_PROGRESS, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessuna esportazione in corso',
      on: {
        'export.start': { target: 'running', actions: { type: 'begin', params: payloadOf } },
      },
    },
    running: {
      description: 'Le righe arrivano e il file si riempie',
      tags: 'running',
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context }) => ({ ids: context.ids }),
        onError: { target: 'failed', actions: { type: 'keepFailure', params: bugOf } },
      },
      on: {
        'export.cancel': { target: 'idle', actions: 'emitCancelled' },
        'export.answered': [
          {
            guard: { type: 'answered', params: payloadOf },
            target: 'idle',
            actions: { type: 'emitSaved', params: payloadOf },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: payloadOf } },
        ],
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Aspetta altre righe',
          after: { exportStall: { target: '#export.failed', actions: 'keepStall' } },
          on: {
            'export.progress': {
              target: 'waiting',
              reenter: true,
              actions: { type: 'showProgress', params: payloadOf },
            },
          },
        },
      },
    },
    failed: {
      description: "L'esportazione non è riuscita e si può riprovare",
      tags: 'failed',
      on: {
        'export.start': { target: 'running', actions: { type: 'begin', params: payloadOf } },
        'export.retry': { target: 'running', actions: 'beginAgain' },
        'export.dismiss': { target: 'idle', actions: 'clearFailure' },
      },
    },
  },
});

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;
