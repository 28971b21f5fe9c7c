import { assign, type EventObject, setup } from 'xstate';
import type { Types } from './actor';

/** What a card keeps beside the value of its field: null for nothing. */
export interface PendingContext {
  readonly question: unknown;
  readonly wayBack: unknown;
}

/** What an edit, or a change of the form, leaves of both; what is left out stays. */
export type PendingEvent = { readonly type: 'pending.set' } & Partial<PendingContext>;

type Of = { readonly context: PendingContext };

/** What `pendingStates` names. */
export const pendingParts = {
  delays: {
    /** Long enough to notice a slip and to reach the button by keyboard. */
    undoOffer: 15_000,
  },
  guards: {
    isAsking: ({ context }: Of) => context.question !== null,
    isAnswered: ({ context }: Of) => context.question === null,
    isOffering: ({ context }: Of) => context.wayBack !== null,
    isSpent: ({ context }: Of) => context.wayBack === null,
  },
} as const;

/** A question waits for its answer; what was taken away can be put back for a while. */
export const pendingStates = {
  question: {
    initial: 'none',
    states: {
      none: { description: 'Nessuna domanda in sospeso', always: { guard: 'isAsking', target: 'asking' } },
      asking: {
        description: 'Si aspetta una risposta',
        tags: 'asking',
        always: { guard: 'isAnswered', target: 'none' },
      },
    },
  },
  wayBack: {
    initial: 'none',
    states: {
      none: { description: 'Non c’è nulla da rimettere', always: { guard: 'isOffering', target: 'offered' } },
      offered: {
        description: 'Ciò che è stato tolto si può ancora rimettere',
        tags: 'undoable',
        always: { guard: 'isSpent', target: 'none' },
        after: { undoOffer: { target: 'none', actions: 'forgetWayBack' } },
      },
    },
  },
} as const;

/** What a card keeps beside the value of its field: what it asks, and what it can bring back, for a while from the last. */
export const pendingMachine = setup({
  types: {} as Types<PendingContext, PendingEvent, EventObject, 'asking' | 'undoable'>,
  delays: pendingParts.delays,
  guards: { ...pendingParts.guards, offersAnew: ({ event: { wayBack = null } }) => wayBack !== null },
  actions: {
    take: assign(({ event: { type: _, ...held } }) => held),
    forgetWayBack: assign({ wayBack: null }),
  },
}).createMachine({
  id: 'pending',
  context: { question: null, wayBack: null },
  type: 'parallel',
  on: { 'pending.set': [{ guard: 'offersAnew', target: '.wayBack.none', actions: 'take' }, { actions: 'take' }] },
  states: pendingStates,
});
