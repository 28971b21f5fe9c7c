/** What a condition says of an event: why it is refused, in Italian; null where the condition does not hold. */
type Words<Context, Event> = (context: Context, event: Event) => string | null;

/** A condition on the state that the machine is in: the chart itself refuses the event, and this says why. */
interface OfState<Context, Event, Tag> {
  /** Null for one that always holds. */
  readonly tag: Tag | null;
  /** Whether it holds while the machine has the tag, or while it has not. */
  readonly has: boolean;
  readonly words: string | Words<Context, Event>;
}

type Condition<Context, Event, Tag> = Words<Context, Event> | OfState<Context, Event, Tag>;

export type AnyEvent = { readonly type: string };

/**
 * Why each event may be refused: its conditions by their names, in the order in which they are asked. The first that holds
 * gives the reason. An event without conditions is refused by the chart alone, and has no words.
 */
export type Table<Context, Event extends AnyEvent, Tag> = {
  readonly [Type in Event['type']]?: Readonly<
    Record<string, Condition<Context, Extract<Event, { readonly type: Type }>, Tag>>
  >;
};

/** Holds while the machine has a tag. */
export const during = <Context, Event, Tag extends string>(
  tag: Tag,
  words: string | Words<Context, Event>,
): OfState<Context, Event, Tag> => ({ tag, has: true, words });

/** Holds while the machine lacks a tag. */
export const outside = <Context, Event, Tag extends string>(
  tag: Tag,
  words: string | Words<Context, Event>,
): OfState<Context, Event, Tag> => ({ tag, has: false, words });

/** Holds whatever the state, where nothing before it did: the last of its list. */
export const otherwise = <Context, Event>(words: string | Words<Context, Event>): OfState<Context, Event, never> => ({
  tag: null,
  has: true,
  words,
});

/** A guard by which a transition is taken unless one of these conditions holds. */
interface Unless {
  readonly type: 'unless';
  readonly params: { readonly conditions: readonly string[] };
}

/** The part of a snapshot that a reason needs. */
interface Answering<Context, Event, Tag> {
  readonly context: Context;
  can(event: Event): boolean;
  hasTag(tag: Tag): boolean;
}

/** What follows from a machine's table of refusals. */
export interface Refusals<Context, Event extends AnyEvent, Tag extends string> {
  /** Types of the events that have conditions. */
  readonly declared: readonly Event['type'][];
  /** For `guards` of the machine's setup. */
  readonly guards: { readonly unless: (of: { context: Context; event: Event }, params: Unless['params']) => boolean };
  /** The guard of the transitions on an event, which the chart shows with the conditions' names. */
  unless(type: Event['type']): Unless;
  /** Why an event is refused whatever the state; null when the context lets it through. */
  refusalOf(context: Context, event: Event): string | null;
  /** Why the machine refuses an event now, in Italian; null when it takes it, and where no text is due. */
  reason(snapshot: Answering<Context, Event, Tag>, event: Event): string | null;
}

/** The refusals of a machine, out of its one table. */
export function defineRefusals<Context, Event extends AnyEvent, Tag extends string = never>(
  table: Table<Context, Event, Tag>,
): Refusals<Context, Event, Tag> {
  type Entries = readonly [name: string, condition: Condition<Context, Event, Tag>][];
  const conditions = new Map<string, Entries>(
    Object.entries(table).map(([type, named]) => [type, Object.entries(named ?? {}) as unknown as Entries]),
  );
  const of = (type: string): Entries => conditions.get(type) ?? [];
  const refusalOf = (context: Context, event: Event): string | null => {
    for (const [, condition] of of(event.type)) {
      const words = typeof condition === 'function' ? condition(context, event) : null;
      if (words !== null) return words;
    }
    return null;
  };
  return {
    declared: [...conditions.keys()],
    guards: { unless: ({ context, event }) => refusalOf(context, event) === null },
    unless: (type) => ({
      type: 'unless',
      params: { conditions: of(type).flatMap(([name, condition]) => (typeof condition === 'function' ? [name] : [])) },
    }),
    refusalOf,
    reason: (snapshot, event) => {
      if (snapshot.can(event)) return null;
      for (const [, condition] of of(event.type)) {
        const isOfState = typeof condition !== 'function';
        if (isOfState && condition.tag !== null && snapshot.hasTag(condition.tag) !== condition.has) continue;
        const say = isOfState ? condition.words : condition;
        const words = typeof say === 'string' ? say : say(snapshot.context, event);
        if (words !== null) return words;
      }
      return null;
    },
  };
}
