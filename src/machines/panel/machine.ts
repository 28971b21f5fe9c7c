import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Result } from '../../contract/result';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
import type { PanelActors, PanelContext, PanelEvent, PanelPage, PanelTag } from './types';

type Answer = Result<PanelPage | null>;

const pagesOf = ({ shown }: PanelContext): number => shown?.pages ?? 1;

const panelSetup = setup({
  types: { context: {} as PanelContext, events: {} as PanelEvent, tags: {} as PanelTag },
  actors: { loadPage: missingActor<PanelActors['loadPage']>('loadPage') },
  guards: {
    otherPage: ({ context }, { page }: { page: number }) =>
      Number.isInteger(page) && page >= 1 && page <= pagesOf(context) && page !== context.page,
    filled: (_, answer: Answer) => answer.ok && answer.value !== null && answer.value.rows.length > 0,
    blank: (_, answer: Answer) => answer.ok && answer.value !== null,
    unknown: (_, answer: Answer) => (answer.ok ? answer.value === null : answer.failure.kind === 'notFound'),
  },
  actions: {
    goTo: assign((_, { page }: { page: number }) => ({ page })),
    takePage: assign(({ context: { page } }, answer: Answer) =>
      answer.ok ? { shown: answer.value, page: Math.min(page, answer.value?.pages ?? 1) } : {},
    ),
    takeFailure: assign((_, answer: Answer) => (answer.ok ? {} : { failure: answer.failure })),
    takeBug: assign((_, { error }: { error: unknown }) => ({ failure: unexpectedFailure(error) })),
    dropFailure: assign({ failure: null }),
  },
});

/** A card that reads what it shows when it is opened: a log, a list of rights. Never asks while it is closed. */
export const panelMachine = panelSetup.createMachine({
  id: 'panel',
  context: { page: 1, shown: null, failure: null },
  initial: 'closed',
  states: {
    closed: { description: 'La scheda è chiusa', tags: 'closed', on: { 'panel.open': 'open' } },
    open: {
      initial: 'loading',
      on: { 'panel.close': 'closed' },
      states: {
        loading: {
          description: 'Legge che cosa mostrare; quel che c’era resta',
          tags: 'busy',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context }) => ({ page: context.page }),
            onDone: [
              { guard: { type: 'unknown', params: ({ event }) => event.output }, target: 'absent' },
              {
                guard: { type: 'filled', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'takePage', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'blank', params: ({ event }) => event.output },
                target: 'empty',
                actions: { type: 'takePage', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        shown: {
          description: 'Mostra una pagina',
          tags: 'shown',
          on: {
            'page.go': {
              guard: { type: 'otherPage', params: ({ event }) => event },
              target: 'loading',
              actions: { type: 'goTo', params: ({ event }) => event },
            },
            'panel.refresh': { target: 'loading', actions: { type: 'goTo', params: { page: 1 } } },
          },
        },
        empty: {
          description: 'Non c’è nulla da mostrare',
          tags: 'empty',
          on: { 'panel.refresh': { target: 'loading', actions: { type: 'goTo', params: { page: 1 } } } },
        },
        failed: {
          description: 'Non si è caricata: dice perché e offre di riprovare',
          tags: 'failed',
          exit: 'dropFailure',
          on: { 'panel.retry': 'loading', 'panel.refresh': 'loading' },
        },
        absent: { description: 'Questo server non la offre', tags: 'absent' },
      },
    },
  },
});

export type PanelSnapshot = SnapshotFrom<typeof panelMachine>;
