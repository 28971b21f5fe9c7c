import type { Overlap, QueriedLocation } from '../../contract/overlaps';
import type { Result } from '../../contract/result';

/** When and where an item takes place. */
export interface OverlapQuestion {
  /** The item itself, which is no overlap; null for a new one. */
  readonly id: number | null;
  /** YYYY-MM-DD, sorted. */
  readonly days: readonly string[];
  readonly places: readonly QueriedLocation[];
}

export interface OverlapsContext {
  /** The query; null where there is no day or no venue. */
  readonly question: OverlapQuestion | null;
  /** Other items at the same venues on the same days, the soonest first. */
  readonly overlaps: readonly Overlap[];
}

export type OverlapsEvent =
  /** Days or venues may have changed. */
  { readonly type: 'question.set'; readonly question: OverlapQuestion | null };

export type OverlapsTag =
  /** There are overlaps to show. */
  | 'found'
  /** This server can't say. */
  | 'absent';

export interface OverlapsActors {
  readonly findOverlaps: (question: OverlapQuestion, signal: AbortSignal) => Promise<Result<readonly Overlap[]>>;
}
