import { assign, enqueueActions, setup } from 'xstate';
import type { Edits, Given, Outcome } from '../../src/machines/kit/edits';
import { pendingParts, pendingStates } from '../../src/machines/kit/pending';

/** What the form of a model takes: the edits of its card, and its own change. */
type FormEvent<G, Edit> = Edit | { readonly type: 'form.change'; readonly changes: Partial<G> };

type FormEmitted =
  | { readonly type: 'value.changed'; readonly value: unknown }
  | { readonly type: 'announced'; readonly text: string }
  | { readonly type: 'focus.wanted'; readonly to: string | number | null };

/** What of all that is kept beside the value is said at all: what is left out stays. */
const heldIn = ({ question, wayBack, keyboard }: Partial<Given>): object => ({
  ...(question !== undefined && { question }),
  ...(wayBack !== undefined && { wayBack }),
  ...(keyboard !== undefined && { keyboard }),
});

/** What the product's chart of question and way back adds to a form; nothing to one whose card has neither. */
interface Pending<Delay extends string> {
  readonly states: object;
  readonly delays: Readonly<Record<Delay, number>>;
}

const same = <G>(given: G): G => given;

/** What a form is, beside its card's edits. */
interface Form<G, Delay extends string> {
  /** What follows from a value for all that the card is given; `before` is what it had, or has made of that. */
  readonly settled?: (given: G, before: G | null) => G;
  /** What becomes of a card that shows where the keyboard is, once an edit wants it elsewhere. */
  readonly focused?: (given: G, to: string | number | null) => G;
  /** What the card keeps beside the value, by the product's own chart. */
  readonly held: Pending<Delay>;
}

function createForm<G extends Given, Edit extends { readonly type: string }, Delay extends string>(
  id: string,
  description: string,
  edits: Edits<G, Edit>,
  { settled = same, focused = same, held: { states, delays } }: Form<G, Delay>,
) {
  type Event = FormEvent<G, Edit>;
  const form = setup({
    types: { context: {} as G, events: {} as Event, input: {} as G, emitted: {} as FormEmitted },
    delays,
    guards: {
      unless: ({ context, event }, _: ReturnType<typeof edits.unless>['params']) => edits.can(context, event as Edit),
      ...(pendingParts.guards as object),
    },
    actions: {
      forgetWayBack: assign({ wayBack: null } as never),
      take: enqueueActions(({ context, event, enqueue }) => {
        const before = context as unknown as G;
        // The form's own name comes first: an edit may have changes too.
        const changes = event.type === 'form.change' ? (event as unknown as { changes: Partial<G> }).changes : null;
        const given = changes === null ? before : settled({ ...before, ...changes }, before);
        const outcome: Outcome<G> = changes === null ? edits.edited(given, event as Edit) : edits.left(before, given);
        const { value, said, focus } = outcome;
        const made: G = { ...given, ...heldIn(outcome), ...(value === undefined ? {} : { value }) };
        enqueue.assign((value === undefined ? made : settled(made, made)) as never);
        if (value !== undefined) enqueue.emit({ type: 'value.changed', value } as never);
        if (said !== undefined) enqueue.emit({ type: 'announced', text: said } as never);
        if (focus !== undefined) {
          enqueue.assign(({ context: now }) => focused(now as unknown as G, focus) as never);
          enqueue.emit({ type: 'focus.wanted', to: focus } as never);
        }
      }) as never,
    },
  });
  const takenBy = (type: Edit['type']) => {
    const guard = edits.unless(type);
    return { ...(guard.params.conditions.length > 0 && { guard }), actions: 'take' };
  };
  const taken = Object.fromEntries(edits.types.map((type) => [type, takenBy(type)]));
  return form.createMachine({
    id,
    context: ({ input }) => settled(input, null),
    type: 'parallel',
    states: {
      form: {
        initial: 'open',
        states: { open: { description, on: { ...taken, 'form.change': { actions: 'take' } } as never } },
      },
      ...states,
    },
  });
}

/** A card that neither asks nor brings anything back. */
const NOTHING: Pending<never> = { states: {}, delays: {} };
export const A_QUESTION: Pending<never> = { states: { question: pendingStates.question }, delays: {} };
export const A_WAY_BACK = { states: { wayBack: pendingStates.wayBack }, delays: pendingParts.delays };
export const BOTH = { states: pendingStates, delays: pendingParts.delays };

/**
 * A form with one card, so that the card's edits are walked as a machine is: it holds the value, as the form of the
 * product does, takes what the edits make of it, and changes by itself ('form.change').
 */
export const formOf = <
  G extends Given,
  Edit extends { readonly type: string },
  Delay extends keyof typeof pendingParts.delays = never,
>(
  id: string,
  description: string,
  edits: Edits<G, Edit>,
  form: Partial<Form<G, Delay>> = {},
) => createForm<G, Edit, Delay>(id, description, edits, { held: NOTHING as Pending<Delay>, ...form });

/** Why the form's card refuses an edit; what the form does by itself nothing refuses. */
export const reasonIn =
  <G extends Given, Edit extends { readonly type: string }>({ reason }: Edits<G, Edit>) =>
  (snapshot: Parameters<typeof reason>[0], event: FormEvent<G, Edit>): string | null =>
    event.type === 'form.change' ? null : reason(snapshot, event as Edit);
