// What a page reads and does not save, in eight uses.
// - A card that reads when it is opened (log, rights, uses: `usePanel`) begins closed, and reads while it is open.
// - A card of the dashboard (`useDashboardCard`) begins as it was left, and reads while it is closed too.
// - The themes in the menu's section (`useThemes`) are read once a session, aside.
// - What else takes place at the same venues on the same days (`OverlapNote`, of content types for which `mayOverlap`
//   says so) is read aside, 600 ms after the last change.
// - What a field is chosen from is found by what is typed, 300 ms after the last key and from so many characters on
//   (`useLookup`); a whole list is a card that opens at once (`useWholeList`).
// - The coordinates of an address (`useAddress`) are asked of the geocoder while its card asks for them.
// - Licences and their versions (`useChoices` of the media) are a card that opens at once.
// - So are the featured events of the festivities (`FestivitiesScreen`), all in one answer: their groups, and where each
//   stands, are pure functions of what came and of what was chosen since (`src/content/lists/festivities.ts`).
//
// States: `data` (`idle`, `asked` with `pausing`, `loading`, `shown`, `failed` and `silent`, `absent`) beside `fold`
// (`open`, `closed`).
//
// `what.set` says what is asked for, null for nothing; what was shown goes with its question. After `data.change` the
// same is asked for anew, from the first page, and what was shown stays until the answer is there. Aside means that
// nobody waits for it: no skeleton, and no word when it fails.
//
// Never: a call of a closed card, but of one that loads closed; a page past the last; an answer to an older question;
// what was shown lost by a failed reading; a server without the call asked something else; anybody told of what failed
// aside, or the session ended by it.

import type { Json } from '../../content/field/json';
import type { CallFailure, Result } from '../../contract/result';
import type { Call } from '../kit/actor';

/** A page of rows. What comes in any other form is one page. */
export interface LoadedPage {
  readonly rows: readonly Json[];
  /** Rows on all pages. */
  readonly total: number;
  /** Number of pages, 1 at least. */
  readonly pages: number;
}

/** Reads a page of rows. */
export type LoadPage = Call<{ readonly page: number }, Result<LoadedPage>>;

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
  readonly load: Call<Pick<LoadingContext, 'what' | 'page'>, Result<unknown>>;
}
