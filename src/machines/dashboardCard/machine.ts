import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { missingActor } from '../kit/actor';
import { bugOf, failureOf, type ResultParams, resultGuards, resultOf, waitsForSignIn } from '../kit/result';
import type {
  DashboardCardActors,
  DashboardCardContext,
  DashboardCardEmitted,
  DashboardCardEvent,
  DashboardCardInput,
  DashboardCardTag,
} from './types';

const dashboardCardSetup = setup({
  types: {
    context: {} as DashboardCardContext,
    events: {} as DashboardCardEvent,
    emitted: {} as DashboardCardEmitted,
    input: {} as DashboardCardInput,
    tags: {} as DashboardCardTag,
  },
  actors: { loadCard: missingActor<DashboardCardActors['loadCard']>('loadCard') },
  guards: {
    startsOpen: ({ context }) => context.startsOpen,
    ...resultGuards,
    hasData: ({ context }) => context.data !== null,
    waitsForSignIn,
    resumesShown: ({ context }) => context.data !== null && waitsForSignIn({ context }),
  },
  actions: {
    takeData: assign((_, { result }: ResultParams) => (result.ok ? { data: result.value, failure: null } : {})),
    keepFailure: assign(failureOf),
    emitToggled: emit((_, { open }: { open: boolean }): DashboardCardEmitted => ({ type: 'card.toggled', open })),
  },
});

const loading = dashboardCardSetup.createStateConfig({
  invoke: {
    id: 'loadCard',
    src: 'loadCard',
    onDone: [
      {
        guard: { type: 'answered', params: resultOf },
        target: 'shown',
        actions: { type: 'takeData', params: resultOf },
      },
      { target: 'failed', actions: { type: 'keepFailure', params: resultOf } },
    ],
    onError: { target: 'failed', actions: { type: 'keepFailure', params: bugOf } },
  },
});

const data = dashboardCardSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: { ...loading, description: 'La parte si carica per la prima volta', tags: 'skeleton' },
    reloading: { ...loading, description: 'La parte si aggiorna e ciò che c’era resta', tags: 'busy' },
    shown: {
      description: 'La parte mostra ciò che il server ha mandato',
      tags: 'shown',
      on: { 'card.load': 'reloading' },
    },
    failed: {
      description: 'La parte non si è caricata: dice perché e offre di riprovare, le altre restano',
      tags: 'failed',
      on: {
        'card.load': [{ guard: 'hasData', target: 'reloading' }, { target: 'loading' }],
        'session.resumed': [
          { guard: 'resumesShown', target: 'reloading' },
          { guard: 'waitsForSignIn', target: 'loading' },
        ],
      },
    },
  },
});

/** One card of the dashboard: it loads, fails and is tried again by itself, and is open or closed. Source: document 1, section 2.9. */
export const dashboardCardMachine = dashboardCardSetup.createMachine({
  id: 'dashboardCard',
  type: 'parallel',
  context: ({ input }) => ({ startsOpen: input.open, data: null, failure: null }),
  states: {
    data,
    fold: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'startsOpen', target: 'open' }, { target: 'closed' }],
          description: 'La parte si apre come fu lasciata',
        },
        open: {
          description: 'La parte è aperta',
          tags: 'open',
          on: { 'card.toggle': { target: 'closed', actions: { type: 'emitToggled', params: { open: false } } } },
        },
        closed: {
          description: 'La parte è chiusa',
          on: { 'card.toggle': { target: 'open', actions: { type: 'emitToggled', params: { open: true } } } },
        },
      },
    },
  },
});

export type DashboardCardSnapshot = SnapshotFrom<typeof dashboardCardMachine>;
