import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Result } from '../../contract/result';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
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
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    hasData: ({ context }) => context.data !== null,
    resumesShown: ({ context }) => context.data !== null && context.failure?.kind === 'unauthenticated',
    waitsForSignIn: ({ context }) => context.failure?.kind === 'unauthenticated',
  },
  actions: {
    takeData: assign((_, answer: Result<unknown>) => (answer.ok ? { data: answer.value, failure: null } : {})),
    takeFailure: assign((_, answer: Result<unknown>) => (answer.ok ? {} : { failure: answer.failure })),
    takeBug: assign((_, { error }: { error: unknown }) => ({ failure: unexpectedFailure(error) })),
    emitToggled: emit((_, { open }: { open: boolean }): DashboardCardEmitted => ({ type: 'card.toggled', open })),
  },
});

const loading = dashboardCardSetup.createStateConfig({
  invoke: {
    id: 'loadCard',
    src: 'loadCard',
    onDone: [
      {
        guard: { type: 'succeeded', params: ({ event }) => event.output },
        target: 'shown',
        actions: { type: 'takeData', params: ({ event }) => event.output },
      },
      { target: 'failed', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
    ],
    onError: { target: 'failed', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
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
