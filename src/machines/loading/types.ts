import type { Json } from '../../content/field/json';
import type { CallFailure, Result } from '../../contract/result';

/** A page of rows. What comes in any other form is one page. */
export interface LoadedPage {
  readonly rows: readonly Json[];
  /** Rows on all pages. */
  readonly total: number;
  /** Number of pages, 1 at least. */
  readonly pages: number;
}

/** Reads a page of rows. */
export type LoadPage = (input: { readonly page: number }, signal: AbortSignal) => Promise<Result<LoadedPage>>;

interface LoadingFacts {
  /** What is asked for, in words of whoever asks; null while there is nothing to ask for. */
  readonly what: Json;
  /** Whether it loads while it is closed too. */
  readonly loadsClosed: boolean;
  /** Whether nobody waits for it: no skeleton, and no word when it fails. */
  readonly isAside: boolean;
  /** Milliseconds without another question before it asks. */
  readonly pause: number;
}

export interface LoadingInput extends Partial<LoadingFacts> {
  /** Whether it begins open. */
  readonly open: boolean;
}

export interface LoadingContext extends LoadingFacts {
  readonly startsOpen: boolean;
  /** From 1. */
  readonly page: number;
  /** What the server sent for the present question; null before it came. */
  readonly value: unknown;
  readonly failure: CallFailure | null;
}

export type LoadingEvent =
  | { readonly type: 'card.open' }
  | { readonly type: 'card.close' }
  /** What is asked for may be something else now. */
  | { readonly type: 'what.set'; readonly what: Json }
  /** What is shown may have changed where it comes from. */
  | { readonly type: 'data.change' }
  | { readonly type: 'page.go'; readonly page: number }
  /** Somebody wants it anew, shown or failed. */
  | { readonly type: 'load.again' }
  /** Somebody wants what failed once more. */
  | { readonly type: 'load.retry' }
  /** The same user signed in again. */
  | { readonly type: 'session.resumed' };

/** The application remembers whether a card is open. */
export type LoadingEmitted = { readonly type: 'card.toggled'; readonly open: boolean };

export type LoadingTag =
  | 'open'
  /** On its way; what was there before stays. */
  | 'busy'
  | 'shown'
  /** It did not load; `failure` says why. */
  | 'failed'
  /** This server does not have it. */
  | 'absent';

export interface LoadingActors {
  /** Gives null from a server that does not have it. */
  readonly load: (input: Pick<LoadingContext, 'what' | 'page'>, signal: AbortSignal) => Promise<Result<unknown>>;
}
