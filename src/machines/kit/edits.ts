import { sameValue } from '../../content/field/path';
import { type AnyEvent, defineRefusals, type Refusals, type Table } from './refusals';

/** What a card is given to work on: the value of its field and, of cards that have one, a question and a way back. */
export interface Given {
  readonly value: unknown;
  /** What it asks before it goes on; null while it asks nothing. */
  readonly question?: unknown;
  /** What brings back what was taken away; null when nothing does any more. */
  readonly wayBack?: unknown;
  /** Where the keyboard is, of a card that shows it. */
  readonly keyboard?: unknown;
}

/** What of all this is kept beside the value; what is left out stays. */
export type Held<G extends Given> = Partial<Pick<G, Extract<keyof G, 'question' | 'wayBack' | 'keyboard'>>>;

/** What a change that the form makes by itself leads to: what is left out stays as it is. */
export type Left<G extends Given> = Held<G> & {
  /** For the live region. */
  readonly said?: string;
  /** Id of the entry on which the focus belongs now; null for none that is left. */
  readonly focus?: string | number | null;
};

/** What an edit makes: beside all that, another value. */
export type Outcome<G extends Given> = Left<G> & {
  readonly value?: G['value'];
  /** Nobody is still typing: the field counts as left, and what is wrong with it may be said. */
  readonly isSettled?: boolean;
};

/**
 * What can be done on a card with the value of its field, as pure functions. The form alone holds the value: a card asks
 * it what there is now, and writes the next value into it. What the card asks, and what it can bring back, is `pending.ts`.
 */
export interface Edits<G extends Given, Edit extends AnyEvent>
  extends Pick<Refusals<G, Edit, never>, 'reason' | 'refusalOf' | 'unless'> {
  /** The types of the edits. */
  readonly types: readonly Edit['type'][];
  /** Whether an edit can be done now. */
  can(given: G, edit: Edit): boolean;
  /** What an edit that can be done makes. */
  edited(given: G, edit: Edit): Outcome<G>;
  /** What follows once the form has changed by itself: what is left of question and way back, what is said of it. */
  left(before: G, after: G): Left<G>;
}

type Makes<G extends Given, Edit extends AnyEvent> = {
  readonly [Type in Edit['type']]: (given: G, edit: Extract<Edit, { readonly type: Type }>) => Outcome<G>;
};

/** Nothing of either, where the value that they were about is gone. */
const leftOfOther = ({ value, question = null, wayBack = null }: Given, after: Given) =>
  sameValue(value as never, after.value as never)
    ? {}
    : { ...(question !== null && { question: null }), ...(wayBack !== null && { wayBack: null }) };

/**
 * The edits of a card: for each type the conditions that refuse it, and what it makes. Without `left`, another value that
 * the form has by itself ends question and way back.
 */
export function defineEdits<G extends Given, Edit extends AnyEvent>(
  refusals: Table<G, Edit, never>,
  makes: Makes<G, Edit>,
  left: (before: G, after: G) => Left<G> = leftOfOther as never,
): Edits<G, Edit> {
  const { refusalOf, reason, unless } = defineRefusals<G, Edit>(refusals);
  const made = new Map(Object.entries(makes) as [string, (given: G, edit: Edit) => Outcome<G>][]);
  return {
    types: [...made.keys()],
    can: (given, edit) => made.has(edit.type) && refusalOf(given, edit) === null,
    reason,
    refusalOf,
    unless,
    edited(given, edit) {
      const make = made.get(edit.type);
      if (make === undefined) throw new Error(`no edit is called '${edit.type}'`);
      return make(given, edit);
    },
    left,
  };
}
