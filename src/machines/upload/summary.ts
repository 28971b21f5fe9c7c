import { isUnderWay } from './rules';
import type { UploadRow, UploadStatus } from './types';

/** What can have become of a file once nothing is under way, in the order in which it is told. */
const OUTCOMES = ['done', 'asked', 'refused', 'failed', 'cancelled'] as const;
type Outcome = (typeof OUTCOMES)[number];

export interface SummaryPart {
  readonly outcome: Outcome;
  /** Its files, in the order of choosing. */
  readonly ids: readonly string[];
}

const OUTCOME_OF: Readonly<Partial<Record<UploadStatus, Outcome>>> = {
  done: 'done',
  reduced: 'asked',
  refused: 'refused',
  failed: 'failed',
  timedOut: 'failed',
  cancelled: 'cancelled',
};

/**
 * What became of several files, by outcome; null while any is under way, and where there is nothing to tell: one file, or
 * all of them uploaded.
 */
export function summaryOf(rows: readonly UploadRow[]): readonly SummaryPart[] | null {
  if (rows.length < 2 || rows.some(isUnderWay)) return null;
  const parts = OUTCOMES.map((outcome) => ({
    outcome,
    ids: rows.filter(({ status }) => OUTCOME_OF[status] === outcome).map(({ id }) => id),
  })).filter(({ ids }) => ids.length > 0);
  return parts.every(({ outcome }) => outcome === 'done') ? null : parts;
}

/** Whether some arrived and others did not, and nothing waits for an answer: then the summary is what one wants to see. */
export function isMixed(rows: readonly UploadRow[]): boolean {
  const parts = summaryOf(rows) ?? [];
  return parts[0]?.outcome === 'done' && parts.every(({ outcome }) => outcome !== 'asked');
}
