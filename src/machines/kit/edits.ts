import { type AnyEvent, defineRefusals, type Refusals, type Table } from './refusals';

/** What a card is given to work on: the value of its field, beside whatever else decides. */
interface Given {
  readonly value: unknown;
}

/**
 * What can be done on a card with the value of its field, as pure functions. The form alone holds the value: a card asks
 * it what there is now, and writes the next value into it.
 */
export interface Edits<G extends Given, Edit extends AnyEvent>
  extends Pick<Refusals<G, Edit, never>, 'reason' | 'unless'> {
  /** The types of the edits. */
  readonly types: readonly Edit['type'][];
  /** Whether an edit can be done now. */
  can(given: G, edit: Edit): boolean;
  /** The value after an edit that can be done. */
  edited(given: G, edit: Edit): G['value'];
}

/** The edits of a card: for each type the conditions that refuse it, and the value that it makes. */
export function defineEdits<G extends Given, Edit extends AnyEvent>(
  refusals: Table<G, Edit, never>,
  makes: { readonly [Type in Edit['type']]: (given: G, edit: Extract<Edit, { readonly type: Type }>) => G['value'] },
): Edits<G, Edit> {
  const { refusalOf, reason, unless } = defineRefusals<G, Edit>(refusals);
  const made = new Map(Object.entries(makes) as [string, (given: G, edit: Edit) => G['value']][]);
  return {
    types: [...made.keys()],
    can: (given, edit) => made.has(edit.type) && refusalOf(given, edit) === null,
    reason,
    unless,
    edited(given, edit) {
      const make = made.get(edit.type);
      if (make === undefined) throw new Error(`no edit is called '${edit.type}'`);
      return make(given, edit);
    },
  };
}
