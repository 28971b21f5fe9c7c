import type { Json } from '../../content/field/json';
import { plainText, shortened } from '../../content/text/plainText';

/** What becomes of a page's unsaved work when it is left: there is none, a local draft has it, or it is lost. */
export type UnsavedWork = 'none' | 'kept' | 'lost';

/** What becomes of the unsaved work of several parts of a page: what is lost of one is lost. */
export const worstOf = (works: Iterable<UnsavedWork>): UnsavedWork => {
  const all = new Set(works);
  return all.has('lost') ? 'lost' : all.has('kept') ? 'kept' : 'none';
};

/** What becomes of a local draft: the app stores it under area and id. */
export type DraftEmitted<Draft> =
  | {
      readonly type: 'draft.changed';
      readonly area: string;
      readonly id: number | 'new';
      readonly draft: Draft;
      /** The page whose draft it was until now. */
      readonly replaces?: string | null;
    }
  /** Without a page that of this one. */
  | {
      readonly type: 'draft.cleared';
      readonly area: string;
      readonly id: number | 'new';
      readonly page?: string | null;
    };

/** Unsaved work as it is kept on this device. */
export interface LocalDraft<Item, Attempt> {
  readonly item: Item;
  /** What the work started from: the last confirmed version, or a blank one. */
  readonly base: Item;
  /** A creation that was sent and not answered. */
  readonly attempt: Attempt | null;
}

/**
 * The region `drafting`: keeps the local draft at most a pause behind what is typed. The machine marks with `draftPending`
 * what is not yet in it; it has the guard `isDraftPending`, the action `emitDraft`, which clears the mark, the delay
 * `draftPause` and the event `draft.flush`.
 */
export const draftingRegion = (texts: { readonly quiet: string; readonly pausing: string }) =>
  ({
    initial: 'quiet',
    states: {
      quiet: {
        description: texts.quiet,
        always: { guard: 'isDraftPending', target: 'pausing', actions: 'emitDraft' },
      },
      pausing: {
        description: texts.pausing,
        on: { 'draft.flush': { guard: 'isDraftPending', actions: 'emitDraft' } },
        after: {
          draftPause: [
            { guard: 'isDraftPending', target: 'pausing', reenter: true, actions: 'emitDraft' },
            { target: 'quiet' },
          ],
        },
      },
    },
  }) as const;

/** How much of a draft is told. */
const WORDS = 60;

/** The first words among the values that a draft changed, so that one can tell it from another. */
export const firstWords = (values: readonly Json[]): string => {
  const text = values.find((value) => typeof value === 'string' && plainText(value) !== '');
  return typeof text === 'string' ? shortened(plainText(text), WORDS) : '';
};

/** Where a draft lies: of which page of this browser, and since when; null for what was kept before pages had drafts of their own. */
interface DraftSource {
  readonly page: string | null;
  /** Epoch milliseconds. */
  readonly savedAt: number | null;
}

/** A draft as it was kept, unchecked. */
export interface KeptDraft extends DraftSource {
  readonly draft: unknown;
}

/** A checked draft that waits for a decision; without a source it is this page's own. */
export type Offered<Draft> = Draft & Partial<DraftSource>;

interface Offers<Draft> {
  /** The draft to be decided on now. */
  readonly offered: Offered<Draft> | null;
  /** The others, one after the other. */
  readonly furtherOffers: readonly Offered<Draft>[];
}

/** Drafts as offers, the first in front. */
export const offersOf = <Draft>(drafts: readonly Offered<Draft>[]): Offers<Draft> => ({
  offered: drafts[0] ?? null,
  furtherOffers: drafts.slice(1),
});

/**
 * Without the draft in front. A copy is unsaved work that no draft has yet; while offers are left, one of them may be the
 * page's own, which must stay.
 */
export const offerDiscarded = <Draft>({
  copyOf,
  furtherOffers,
}: Pick<Offers<Draft>, 'furtherOffers'> & { readonly copyOf: number | null }) => ({
  ...offersOf(furtherOffers),
  draftPending: copyOf !== null && furtherOffers.length === 0,
});

/** All of them, that in front first. */
export const allOffers = <Draft>({ offered, furtherOffers }: Offers<Draft>): readonly Offered<Draft>[] =>
  offered === null ? furtherOffers : [offered, ...furtherOffers];

/** The draft in front goes to the end: the next one is looked at. */
export const nextOffer = <Draft>({ offered, furtherOffers }: Offers<Draft>): Offers<Draft> =>
  offersOf(offered === null ? furtherOffers : [...furtherOffers, offered]);

/** What storage kept of this page and of others, checked; what is of no use is left out. */
export function offersIn<Draft extends object>(
  own: unknown,
  others: readonly KeptDraft[],
  parse: (raw: unknown) => Draft | null,
): Offers<Draft> {
  const mine = parse(own);
  const theirs = others.flatMap(({ draft, page, savedAt }) => {
    const parsed = parse(draft);
    return parsed === null ? [] : [{ ...parsed, page, savedAt }];
  });
  return offersOf<Draft>(mine === null ? theirs : [mine, ...theirs]);
}
