import { assign, setup } from 'xstate';

/** What a card keeps beside the value of its field: null for nothing. */
export interface PendingContext {
  readonly question: unknown;
  readonly wayBack: unknown;
}

/** What an edit, or a change of the form, leaves of both; what is left out stays. */
export type PendingEvent = { readonly type: 'pending.set' } & Partial<PendingContext>;

type Key = keyof PendingContext;
type Of = { readonly event: { readonly type: string } };

const given = ({ event }: Of, { key }: { readonly key: Key }): unknown => (event as PendingEvent)[key];

/** The guards, actions and delays that `pendingStates` names. */
export const pendingParts = {
  delays: {
    /** Long enough to notice a slip and to reach the button by keyboard. */
    undoOffer: 15_000,
  },
  guards: {
    gives: (of: Of, params: { readonly key: Key }) => (given(of, params) ?? null) !== null,
    ends: (of: Of, params: { readonly key: Key }) => given(of, params) === null,
  },
  take: (of: Of, params: { readonly key: Key }) => ({ [params.key]: given(of, params) }),
} as const;

const on = (key: Key) =>
  ({
    gives: { type: 'gives', params: { key } },
    ends: { type: 'ends', params: { key } },
    take: { type: 'take', params: { key } },
  }) as const;

const question = on('question');
const wayBack = on('wayBack');

/** A question waits for its answer; what was taken away can be put back for a while, anew after each further one. */
export const pendingStates = {
  question: {
    initial: 'none',
    states: {
      none: {
        description: 'Nessuna domanda in sospeso',
        on: { 'pending.set': { guard: question.gives, target: 'asking', actions: question.take } },
      },
      asking: {
        description: 'Si aspetta una risposta',
        tags: 'asking',
        on: {
          'pending.set': [
            { guard: question.gives, actions: question.take },
            { guard: question.ends, target: 'none', actions: question.take },
          ],
        },
      },
    },
  },
  wayBack: {
    initial: 'none',
    states: {
      none: {
        description: 'Non c’è nulla da rimettere',
        on: { 'pending.set': { guard: wayBack.gives, target: 'offered', actions: wayBack.take } },
      },
      offered: {
        description: 'Ciò che è stato tolto si può ancora rimettere',
        tags: 'undoable',
        on: {
          'pending.set': [
            { guard: wayBack.gives, target: 'offered', reenter: true, actions: wayBack.take },
            { guard: wayBack.ends, target: 'none', actions: wayBack.take },
          ],
        },
        after: { undoOffer: { target: 'none', actions: 'forgetWayBack' } },
      },
    },
  },
} as const;

/** What a card keeps beside the value of its field: what it asks, and what it can bring back. */
export const pendingMachine = setup({
  types: { context: {} as PendingContext, events: {} as PendingEvent, tags: {} as 'asking' | 'undoable' },
  delays: pendingParts.delays,
  guards: pendingParts.guards,
  actions: { take: assign(pendingParts.take), forgetWayBack: assign({ wayBack: null }) },
}).createMachine({
  id: 'pending',
  context: { question: null, wayBack: null },
  type: 'parallel',
  states: pendingStates,
});
