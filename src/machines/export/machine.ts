// The file of a list that declares one (`list.exports`), fetched as a stream, with its progress.
//
// States: `idle`, `running` (`waiting`), `failed`.
//
// Silence for a minute ends it.
//
// Never: two at once; a file saved of a download that was cut off, came short or was cancelled.

import { assign, emit, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, failure, type Result } from '../../contract/result';
import { exportTexts } from '../../messages/screens/exporting';
import { calling, type Types } from '../kit/actor';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { failureOf, type Notice, notice, type ResultParams, resultGuards, withBug, withEvent } from '../kit/result';

/** What is exported: the rows of these ids, or all of them (null). */
export type ExportRequest = readonly number[] | null;

/** How far the server has come. */
export interface ExportProgress {
  readonly rows: number;
  /** Rows that come in all; null where the server does not say. */
  readonly total: number | null;
}

/** What was written to the user's disk. */
export interface ExportedFile {
  readonly name: string;
  readonly rows: number;
}

export interface ExportContext {
  /** What is being exported, or was last; null before the first. */
  readonly ids: ExportRequest;
  readonly progress: ExportProgress;
  /** Why the last export failed. */
  readonly failure: CallFailure | null;
}

export type ExportEvent =
  | { readonly type: 'export.start'; readonly ids: ExportRequest }
  | { readonly type: 'export.cancel' }
  /** The same again after a failure. */
  | { readonly type: 'export.retry' }
  /** Puts the report of a failure away. */
  | { readonly type: 'export.dismiss' }
  /** From the download. */
  | { readonly type: 'export.progress'; readonly progress: ExportProgress }
  /** From the download, which ends with it. */
  | { readonly type: 'export.answered'; readonly result: Result<ExportedFile> };

export type ExportEmitted = Notice<'success' | 'info'>;

export type ExportTag =
  /** Rows are on their way. */
  | 'running'
  /** The last export failed; `failure` says why. */
  | 'failed';

/** Inputs of the actors that the app provides. */
export interface ExportActors {
  /** Fetches the file and keeps it, sending 'export.progress' and once 'export.answered'; stopping it aborts it. */
  readonly download: { readonly ids: ExportRequest };
}

const { refusals: texts } = exportTexts;

const isNotFailed = otherwise(texts.notFailed);

export const { reason } = defineRefusals<ExportContext, ExportEvent, ExportTag>({
  'export.start': { isRunning: during('running', texts.running) },
  'export.cancel': { isNotRunning: otherwise(texts.notRunning) },
  'export.retry': { isNotFailed },
  'export.dismiss': { isNotFailed },
});

type Answer = ResultParams<ExportedFile>;

const NO_PROGRESS: ExportProgress = { rows: 0, total: null };

const exportSetup = setup({
  types: {} as Types<ExportContext, ExportEvent, ExportEmitted, ExportTag>,
  actors: {
    download: fromCallback<ExportEvent, ExportActors['download']>(() => {
      throw new Error('attore non fornito: download');
    }),
  },
  delays: {
    /** Longest time without a further row, the first one included. */
    exportStall: 60_000,
  },
  guards: resultGuards,
  actions: {
    begin: assign((_, { ids }: { ids: ExportRequest }) => ({ ids, progress: NO_PROGRESS, failure: null })),
    beginAgain: assign({ progress: NO_PROGRESS, failure: null }),
    /** A cell with a line break in it counts for two rows on their way. */
    showProgress: assign((_, { progress: { rows, total } }: { progress: ExportProgress }) => ({
      progress: { rows: total === null ? rows : Math.min(rows, total), total },
    })),
    keepFailure: assign(failureOf),
    keepStall: assign({ failure: failure('timeout', 0, exportTexts.stalled) }),
    clearFailure: assign({ failure: null }),
    emitSaved: emit((_, { result }: Answer): ExportEmitted => {
      if (!result.ok) throw new Error('nothing was saved');
      return notice('success', exportTexts.done(result.value.name, result.value.rows));
    }),
    emitCancelled: emit(notice('info', exportTexts.cancelled)),
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
        'export.start': { target: 'running', actions: withEvent('begin') },
      },
    },
    running: {
      description: 'Le righe arrivano e il file si riempie',
      tags: 'running',
      invoke: {
        ...calling('download'),
        input: ({ context }) => ({ ids: context.ids }),
        onError: { target: 'failed', actions: withBug('keepFailure') },
      },
      on: {
        'export.cancel': { target: 'idle', actions: 'emitCancelled' },
        'export.answered': [
          { guard: withEvent('answered'), target: 'idle', actions: withEvent('emitSaved') },
          { target: 'failed', actions: withEvent('keepFailure') },
        ],
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Aspetta altre righe',
          after: { exportStall: { target: '#export.failed', actions: 'keepStall' } },
          on: {
            'export.progress': { target: 'waiting', reenter: true, actions: withEvent('showProgress') },
          },
        },
      },
    },
    failed: {
      description: "L'esportazione non è riuscita e si può riprovare",
      tags: 'failed',
      on: {
        'export.start': { target: 'running', actions: withEvent('begin') },
        'export.retry': { target: 'running', actions: 'beginAgain' },
        'export.dismiss': { target: 'idle', actions: 'clearFailure' },
      },
    },
  },
});

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: ExportSnapshot) => boolean>> = {
  'a failed export says why, and only that': (snapshot) =>
    snapshot.hasTag('failed') === (snapshot.context.failure !== null),
  'never more rows are shown than come': ({ context: { progress } }) =>
    progress.total === null || progress.rows <= progress.total,
};
