import { claimedType, fileProblem, hasSides, isReducible, sidesProblem } from '../../content/media/files';
import { mediaFileTexts } from '../../messages/screens/media';
import { uploadTexts as messages } from '../../messages/screens/upload';
import type { Inspection, PickedFile, Slot, UploadContext, UploadRow, UploadStatus, UploadTarget } from './types';

const UNDER_WAY: ReadonlySet<UploadStatus> = new Set(['checking', 'toReduce', 'reducing', 'waiting', 'sending']);
/** Ends of a file that may be tried again. */
export const TO_RETRY: ReadonlySet<UploadStatus> = new Set(['failed', 'timedOut']);
const FINISHED: ReadonlySet<UploadStatus> = new Set(['done', 'refused', 'cancelled']);

export const isUnderWay = ({ status }: UploadRow): boolean => UNDER_WAY.has(status);
/** Whether a row failed for a reason that may pass. */
export const failed = ({ status }: UploadRow): boolean => TO_RETRY.has(status);
export const isFinished = ({ status }: UploadRow): boolean => FINISHED.has(status);

export const rowOf = ({ rows }: Pick<UploadContext, 'rows'>, id: string): UploadRow | undefined =>
  rows.find((row) => row.id === id);

/** Whether a file's sides have to be read before it may be sent. */
export function needsSides({ name, type }: PickedFile, { purpose }: UploadTarget): boolean {
  const claimed = claimedType(name, type);
  return claimed !== null && hasSides(claimed, purpose);
}

/**
 * What keeps a file from being sent, as far as it is known; null if nothing.
 * Source: document 1, section 5.
 */
export function problemOf(row: PickedFile & Pick<UploadRow, 'sides'>, target: UploadTarget): string | null {
  const { name, size, type: mime, sides } = row;
  return fileProblem({ name, size, mime }, target.purpose) ?? (sides === null ? null : sidesProblem(name, sides));
}

/** Whether a file has passed every check. */
export const isFit = (row: UploadRow, target: UploadTarget): boolean =>
  problemOf(row, target) === null && (row.sides !== null || !needsSides(row, target));

/** A row to begin with, or to begin again: sent once it has passed its checks. */
export function started(row: UploadRow, target: UploadTarget): UploadRow {
  const problem = problemOf(row, target);
  const status = problem !== null ? 'refused' : isFit(row, target) ? 'waiting' : 'checking';
  return { ...row, status, problem, progress: 0 };
}

/** The row of a file that was just chosen. */
export const newRow = ({ id, name, size, type }: PickedFile, target: UploadTarget): UploadRow =>
  started(
    {
      id,
      name,
      size,
      type,
      status: 'checking',
      progress: 0,
      sides: null,
      problem: null,
      item: null,
      attempts: 0,
      version: 'original',
      reduction: null,
      isApproved: false,
      reductionProblem: null,
    },
    target,
  );

export const retried = (row: UploadRow, target: UploadTarget): UploadRow => started(row, target);

/** A row after its sides were read, or could not be. */
export const inspected = (row: UploadRow, inspection: Inspection, target: UploadTarget): UploadRow =>
  inspection === 'unreadable'
    ? { ...row, status: 'refused', problem: mediaFileTexts.broken(row.name) }
    : started({ ...row, sides: inspection }, target);

/** Chosen files that are not in the list yet, each once. */
export const newFiles = (context: Pick<UploadContext, 'rows'>, files: readonly PickedFile[]): PickedFile[] =>
  files.filter(
    ({ id }, index) => rowOf(context, id) === undefined && files.findIndex((file) => file.id === id) === index,
  );

/** The first file of this status, in the order of choosing. */
export const firstOf = ({ rows }: Pick<UploadContext, 'rows'>, status: UploadStatus): UploadRow | undefined =>
  rows.find((row) => row.status === status);

/**
 * Whether a free slot has something to take. Slots take at the same moment, so those before it are served first.
 */
export function isServed({ rows, slots }: UploadContext, slot: Slot): boolean {
  const freeBefore = slots.slice(0, slot).filter((id) => id === null).length;
  return rows.filter(({ status }) => status === 'waiting').length > freeBefore;
}

/** A row that was cancelled. What was only to be made smaller is refused again as it was. */
export function cancelledRow(row: UploadRow, target: UploadTarget): UploadRow {
  if (row.status === 'toReduce' || row.status === 'reducing') return { ...started(row, target), isApproved: false };
  return { ...row, status: 'cancelled', progress: 0, problem: messages.cancelled(row.name) };
}

/** Why a file can't be made smaller; null if it can. */
export function reduceRefusal(row: UploadRow, { purpose }: UploadTarget): string | null {
  const { refusals } = messages;
  const { name, size, type: mime, sides, status, reductionProblem } = row;
  if (status === 'toReduce' || status === 'reducing') return refusals.reducing;
  if (status === 'reduced') return refusals.asking;
  if (status !== 'refused') return refusals.fits;
  if (reductionProblem?.isFinal === true) return reductionProblem.text;
  return isReducible({ name, size, mime }, sides, purpose) ? null : refusals.otherwise;
}

/** Whether a row is one that 'reduce all' would do something about. */
export const isToReduce = (row: UploadRow, target: UploadTarget): boolean =>
  row.status === 'reduced' ||
  ((row.status === 'toReduce' || row.status === 'reducing') && !row.isApproved) ||
  reduceRefusal(row, target) === null;
