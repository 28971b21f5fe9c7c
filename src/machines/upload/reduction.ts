import { sizeText } from '../../content/media/files';
import { MEDIA_LIMITS } from '../../contract/media';
import { uploadTexts as messages } from '../../messages/screens/upload';
import { isToReduce, problemOf, reduceRefusal, started } from './rules';
import type { ImageFacts, ReductionFailure, ReductionOutcome, Sides, UploadRow, UploadTarget } from './types';

const MILLION = 1_000_000;

/** What is said of an image that could not be made smaller. */
function failureText(name: string, why: ReductionFailure): string {
  const { imageBytes, longestSide, reduciblePixels } = MEDIA_LIMITS;
  const texts = messages.reduction;
  switch (why) {
    case 'tooSmall':
      return texts.tooSmall(name, longestSide);
    case 'tooManyPixels':
      return texts.tooManyPixels(name, reduciblePixels / MILLION);
    case 'stubborn':
      return texts.stubborn(name, sizeText(imageBytes), longestSide);
    default:
      return texts[why](name);
  }
}

const unreduced = (row: UploadRow, target: UploadTarget, why: ReductionFailure): UploadRow => ({
  ...started(row, target),
  isApproved: false,
  reductionProblem: { text: failureText(row.name, why), isFinal: why !== 'broken' },
});

const longest = ({ width, height }: Sides): number => Math.max(width, height);

/** Whether what came out is within the limits, and was not enlarged. */
const isBetter = (before: Sides, after: ImageFacts, target: UploadTarget): boolean =>
  problemOf({ id: '', ...after }, target) === null && longest(after.sides) <= longest(before);

/** A refused row that is to be made smaller. */
export const toReduce = (row: UploadRow, isApproved: boolean): UploadRow => ({
  ...row,
  status: 'toReduce',
  problem: null,
  reductionProblem: null,
  isApproved,
});

/** A row whose smaller version is to be sent in place of its original. */
export function accepted(row: UploadRow, target: UploadTarget): UploadRow {
  return row.reduction === null ? row : started({ ...row, ...row.reduction.after, version: 'reduced' }, target);
}

/** A row whose smaller version nobody wants; it is refused as before. */
export const declined = (row: UploadRow): UploadRow => ({ ...row, status: 'refused', reduction: null });

/** A row after it was made smaller, or could not be. What is still over a limit counts for nothing. */
export function reduced(row: UploadRow, outcome: ReductionOutcome, target: UploadTarget): UploadRow {
  if (!outcome.ok) return unreduced(row, target, outcome.why);
  const { name, size, type } = row;
  const { before: sides, after } = outcome;
  if (!isBetter(sides, after, target)) return unreduced(row, target, 'stubborn');
  const shown = {
    ...started(row, target),
    status: 'reduced' as const,
    reduction: { before: { name, size, type, sides }, after },
  };
  return row.isApproved ? accepted(shown, target) : shown;
}

/** A row after somebody asked for all images over a limit: made smaller and sent, whatever had become of it so far. */
export function allReduced(row: UploadRow, target: UploadTarget): UploadRow {
  if (!isToReduce(row, target)) return row;
  if (row.status === 'reduced') return accepted(row, target);
  return reduceRefusal(row, target) === null ? toReduce(row, true) : { ...row, isApproved: true };
}

/** After a fault in making it smaller. */
export const reductionBroken = (row: UploadRow, target: UploadTarget): UploadRow => unreduced(row, target, 'broken');
