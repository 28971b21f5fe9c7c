import { assign, setup } from 'xstate';
import type { Edits } from '../../src/machines/kit/edits';

type Given = { readonly value: unknown };

/** What the form of a model takes: the edits of its card, and its own change. */
type FormEvent<G, Edit> = Edit | { readonly type: 'form.change'; readonly changes: Partial<G> };

/**
 * A form with one card, so that the card's edits are walked as a machine is: it holds the value, as the form of the
 * product does, takes what the edits make of it, and changes by itself ('form.change'). `settled` says what follows from a
 * value for the rest that the card is given.
 */
export function formOf<G extends Given, Edit extends { readonly type: string }>(
  id: string,
  description: string,
  edits: Edits<G, Edit>,
  settled: (given: G) => G = (given) => given,
) {
  const form = setup({
    types: { context: {} as G, events: {} as FormEvent<G, Edit>, input: {} as G },
    guards: {
      unless: ({ context, event }, _: ReturnType<typeof edits.unless>['params']) => edits.can(context, event as Edit),
    },
    actions: {
      edit: assign(({ context, event }) => settled({ ...context, value: edits.edited(context, event as Edit) })),
      change: assign(({ context }, { changes }: { changes: Partial<G> }) => settled({ ...context, ...changes })),
    },
  });
  const taken = Object.fromEntries(
    edits.types.map((type) => [type, { guard: edits.unless(type), actions: 'edit' as const }]),
  );
  const change = {
    type: 'change' as const,
    params: ({ event }: { event: FormEvent<G, Edit> }) => event as { changes: Partial<G> },
  };
  return form.createMachine({
    id,
    context: ({ input }) => settled(input),
    initial: 'open',
    states: {
      open: {
        description,
        on: { ...taken, 'form.change': { actions: change } } as never,
      },
    },
  });
}

/** Why the form's card refuses an edit; what the form does by itself nothing refuses. */
export const reasonIn =
  <G extends Given, Edit extends { readonly type: string }>({ reason }: Edits<G, Edit>) =>
  (snapshot: Parameters<typeof reason>[0], event: FormEvent<G, Edit>): string | null =>
    event.type === 'form.change' ? null : reason(snapshot, event as Edit);
