// A queue of files, three sent at a time. Each is checked, refused with the reason, waiting, sent with progress, done,
// failed, timed out or cancelled.
//
// States: `checking` (`idle`, `inspecting`), `reducing` (`idle`, `working`), `slot1`, `slot2`, `slot3` (each `free`,
// `sending`), `queue` (`still`, `moving`).
//
// An image refused for its weight or for too many pixels can be made smaller, one at a time: before and after are
// looked at, then it waits like any other, or is refused again. The files themselves stay in the service, original and
// reduced under one id; the machine knows ids and figures. The worker is `src/services/reduction`: it tries quality
// first, then size; author, rights, dates and places go on; nothing is decoded that is animated, too small or too
// large.
//
// Never: a file over its limits sent; a finished file sent again; a reduced image sent before somebody agreed, by its
// button or by 'all of them'.

import type { MediaPurpose } from '../../content/media/files';
import type { AttachmentRow, MediaItem } from '../../contract/media';
import type { Result } from '../../contract/result';
import type { Call } from '../kit/actor';

/** Where files go to. Source: contract, 'Media and files'. */
export interface UploadTarget {
  readonly purpose: MediaPurpose;
  /** What the file is uploaded for: an id, or a word. Attachments have none. */
  readonly parentId: string;
}

/** A file that somebody chose; the service stores its bytes under `id`. */
export interface PickedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Media type as the browser has it; '' when it knows none. */
  readonly type: string;
}

/** Width and height in pixels. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

export type Uploaded = MediaItem | AttachmentRow;

/** An image as it is, or was. */
export interface ImageFacts extends Omit<PickedFile, 'id'> {
  readonly sides: Sides;
}

/** An image over a limit beside what a worker made of it; the service stores the bytes of both. */
export interface Reduction {
  readonly before: ImageFacts;
  readonly after: ImageFacts;
}

/** Why an image could not be made smaller. 'broken' may pass, the others won't. */
export type ReductionFailure =
  | 'undecodable'
  | 'tooSmall'
  | 'tooManyPixels'
  | 'animated'
  /** The browser has no format for what is transparent. */
  | 'transparent'
  /** Too much for the limit even with the fewest pixels allowed. */
  | 'stubborn'
  | 'broken';

export type ReductionOutcome =
  | { readonly ok: true; readonly before: Sides; readonly after: ImageFacts }
  | { readonly ok: false; readonly why: ReductionFailure };

export type UploadStatus =
  /** Its sides are being read. */
  | 'checking'
  /** Never sent: `problem` says why and what to do. */
  | 'refused'
  /** Over a limit; somebody asked to make it smaller. */
  | 'toReduce'
  | 'reducing'
  /** Made smaller, not sent: somebody looks at it first. `problem` still says why the original is refused. */
  | 'reduced'
  | 'waiting'
  | 'sending'
  /** On the server; `item` is what it became. */
  | 'done'
  /** `problem` is the server's text; can be tried again. */
  | 'failed'
  | 'timedOut'
  | 'cancelled';

export interface UploadRow extends PickedFile {
  readonly status: UploadStatus;
  /** Part that was sent, 0–1. */
  readonly progress: number;
  /** Known for images once they were read. */
  readonly sides: Sides | null;
  /** Italian; names the file, what is wrong and what to do. */
  readonly problem: string | null;
  readonly item: Uploaded | null;
  /** How often it was sent. */
  readonly attempts: number;
  /** Which of its versions name, size, type and sides describe, and would be sent. */
  readonly version: 'original' | 'reduced';
  readonly reduction: Reduction | null;
  /** Whether what reducing gives is sent unseen. */
  readonly isApproved: boolean;
  /** Why it could not be made smaller, and whether trying again is in vain; beside `problem`. */
  readonly reductionProblem: { readonly text: string; readonly isFinal: boolean } | null;
}

/** Number of files under way at a time. */
export const UPLOAD_SLOTS = 3;
export type Slot = 0 | 1 | 2;

export interface UploadInput {
  readonly target: UploadTarget;
  /** Why nothing may be uploaded, in Italian; null when it may. */
  readonly refusal: string | null;
}

export interface UploadContext extends UploadInput {
  /** In the order in which they were chosen. */
  readonly rows: readonly UploadRow[];
  /** Id of the file whose sides are being read. */
  readonly inspected: string | null;
  /** Id of the file that is being reduced. */
  readonly reducing: string | null;
  /** Id of the file in each slot. */
  readonly slots: readonly [string | null, string | null, string | null];
  /** What arrived since the queue was last through. */
  readonly arrived: readonly Uploaded[];
}

export type UploadEvent =
  | { readonly type: 'files.add'; readonly files: readonly PickedFile[] }
  | { readonly type: 'file.cancel'; readonly id: string }
  | { readonly type: 'file.retry'; readonly id: string }
  /** Tries again whatever failed or timed out. */
  | { readonly type: 'failed.retry' }
  /** Takes a file that is not under way out of the list. */
  | { readonly type: 'file.remove'; readonly id: string }
  /** Takes done, refused and cancelled files out of the list; those to try again stay. */
  | { readonly type: 'finished.clear' }
  /** Makes an image smaller that is over a limit, to be looked at before it is sent. */
  | { readonly type: 'file.reduce'; readonly id: string }
  /** Makes all of them smaller and sends them unseen, those too that wait to be looked at. */
  | { readonly type: 'refused.reduce' }
  | { readonly type: 'reduction.accept'; readonly id: string }
  | { readonly type: 'reduction.decline'; readonly id: string }
  /** From the sending actor. `progress` 0–1. */
  | { readonly type: 'file.progress'; readonly id: string; readonly progress: number }
  /** From the sending actor. */
  | { readonly type: 'file.answered'; readonly id: string; readonly result: Result<Uploaded> };

export type UploadEmitted =
  | { readonly type: 'file.uploaded'; readonly id: string; readonly item: Uploaded }
  /** Nothing is under way any more. `items`: what arrived since the last time; `failed`: rows that can be tried again. */
  | { readonly type: 'queue.settled'; readonly items: readonly Uploaded[]; readonly failed: number }
  /** The service may forget these files' bytes. */
  | { readonly type: 'files.released'; readonly ids: readonly string[] };

export type UploadTag =
  /** Something is checked, waits or is sent. */
  'busy';

/** What reading an image's sides gave; 'unreadable' when it is no image that a browser can draw. */
export type Inspection = Sides | 'unreadable';

/** What the app provides. */
export interface UploadActors {
  /** Reads an image's sides. */
  readonly inspectFile: Call<{ readonly id: string }, Inspection>;
  /** Makes an image smaller, until it is within the limits. */
  readonly reduceFile: Call<{ readonly id: string }, ReductionOutcome>;
  /** Sends a file and reports its progress and answer by events; a stopped actor aborts the sending. */
  readonly sendFile: { readonly id: string; readonly version: UploadRow['version']; readonly target: UploadTarget };
}
