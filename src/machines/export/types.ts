// The file of a list that declares one (`list.exports`), fetched as a stream, with its progress.
//
// States: `idle`, `running` (`waiting`), `failed`.
//
// Silence for a minute ends it.
//
// Never: two at once; a file saved of a download that was cut off, came short or was cancelled.

import type { CallFailure, Result } from '../../contract/result';

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

export type ExportEmitted = {
  readonly type: 'notice';
  readonly level: 'success' | 'info';
  readonly text: string;
};

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
