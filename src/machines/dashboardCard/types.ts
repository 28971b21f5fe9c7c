import type { SummaryEntry, WireProduction, WireWaitingEvents, WorklistEntry } from '../../contract/dashboard';
import type { CallFailure, Result } from '../../contract/result';

/** The figures that the dashboard loads. */
export interface DashboardCalls {
  readonly summary: (signal: AbortSignal) => Promise<Result<readonly SummaryEntry[]>>;
  /** 'absent' from a server without this call. */
  readonly worklists: (signal: AbortSignal) => Promise<Result<readonly WorklistEntry[] | 'absent'>>;
  readonly production: (signal: AbortSignal) => Promise<Result<readonly WireProduction[]>>;
  /** Source of the statuses: document 1, section 4. */
  readonly events: (status: number, signal: AbortSignal) => Promise<Result<readonly WireWaitingEvents[]>>;
}

export interface DashboardCardInput {
  /** Whether it was left open. */
  readonly open: boolean;
}

export interface DashboardCardContext {
  readonly startsOpen: boolean;
  /** What the server sent, as the card's own rules read it; null until it came. */
  readonly data: unknown;
  readonly failure: CallFailure | null;
}

export type DashboardCardEvent =
  | { readonly type: 'card.toggle' }
  /** Also tries again after a failure. */
  | { readonly type: 'card.load' }
  /** The same user signed in again. */
  | { readonly type: 'session.resumed' };

/** The app remembers whether a card is open. */
export type DashboardCardEmitted = { readonly type: 'card.toggled'; readonly open: boolean };

export type DashboardCardTag = 'skeleton' | 'busy' | 'shown' | 'failed' | 'open';

export interface DashboardCardActors {
  readonly loadCard: (input: undefined, signal: AbortSignal) => Promise<Result<unknown>>;
}
